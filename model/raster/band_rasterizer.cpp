// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#include "model/raster/band_rasterizer.h"

#include "model/core/polygon.h"

#include <algorithm>
#include <cstring>

namespace clipwright::raster {

namespace {

constexpr int kRows = StripCoverage::kRows;
// Coverage that waits to be painted takes no more than this, and what one region needs.
constexpr std::size_t kMostWaitingBytes = std::size_t{64} << 20;

/** One stretch a strip, simple to cut by; where two do not touch, the wider. */
void hide(PixelSpan &hidden, PixelSpan more)
{
    if (more.begin <= hidden.end && more.end >= hidden.begin && !hidden.isEmpty())
        hidden = {std::min(hidden.begin, more.begin), std::max(hidden.end, more.end)};
    else if (more.end - more.begin > hidden.end - hidden.begin)
        hidden = more;
}

} // namespace

void BandRasterizer::draw(Scene &scene, std::size_t member, const Band &band, Picture &picture)
{
    m_firstStrip = band.firstRow / kRows;
    m_endStrip = (band.endRow + kRows - 1) / kRows;
    const auto strips = static_cast<std::size_t>(m_endStrip - m_firstStrip);
    Band now = band;
    std::size_t begin = 0;
    const std::size_t count = scene.regions().size();
    do {
        // A batch of regions from the back on; all of them, but for the largest of pictures.
        const std::size_t end = batchEnd(scene, begin, band);
        m_hidden.assign(strips, {});
        m_layers.clear();
        m_backmost.assign(strips, -1);
        for (std::size_t i = end; i-- > begin;)
            coverRegion(scene, member, i, band);
        for (int strip = m_firstStrip; strip < m_endStrip; ++strip)
            paintStrip(scene, strip, now, picture);
        scene.forgetPassing(member);
        now.isOverNothing = false;
        begin = end;
    } while (begin < count);
}

/** How many regions from `begin` on can wait for being painted together; one at least. */
std::size_t BandRasterizer::batchEnd(Scene &scene, std::size_t begin, const Band &band)
{
    std::size_t bytes = 0;
    std::size_t end = begin;
    for (const std::size_t count = scene.regions().size(); end < count; ++end) {
        const SceneRegion &region = scene.regions()[end];
        if (!region.isVisible)
            continue;
        const int rows = std::min(region.box.endRow, band.endRow) - std::max(region.box.firstRow, band.firstRow);
        const int columns = std::min(region.box.end, scene.width()) - std::max(region.box.begin, 0);
        constexpr std::size_t kBytesAPixel = 4; // coverage, and runs of a block at least
        if (rows > 0 && columns > 0)
            bytes += static_cast<std::size_t>(rows) * static_cast<std::size_t>(columns) * kBytesAPixel;
        if (bytes > kMostWaitingBytes && end > begin)
            break;
    }
    return end;
}

PixelSpan &BandRasterizer::hiddenIn(int strip)
{
    return m_hidden[static_cast<std::size_t>(strip - m_firstStrip)];
}

/** Whether something of the region may be seen in a strip. */
bool BandRasterizer::isWanted(const SceneRegion &region, int strip, const Band &band)
{
    const PixelSpan damaged = band.damage.spanOf(strip * kRows);
    const PixelSpan span{std::max(damaged.begin, region.box.begin), std::min(damaged.end, region.box.end)};
    const PixelSpan hidden = hiddenIn(strip);
    return !span.isEmpty() && (span.begin < hidden.begin || span.end > hidden.end);
}

void BandRasterizer::coverRegion(Scene &scene, std::size_t member, std::size_t index, const Band &band)
{
    SceneRegion &region = scene.regions()[index];
    if (!region.isVisible)
        return;
    const auto known = [&region](int strip) -> StripCoverage & {
        return region.strips[static_cast<std::size_t>(strip - region.firstStrip)];
    };
    const int first = std::max(region.firstStrip, m_firstStrip);
    const int end = std::min(region.firstStrip + static_cast<int>(region.strips.size()), m_endStrip);
    if (first >= end)
        return;
    int firstUnknown = end;
    int endUnknown = first;
    for (int strip = first; strip < end; ++strip) {
        if (known(strip).isKnown || !isWanted(region, strip, band))
            continue;
        firstUnknown = std::min(firstUnknown, strip);
        endUnknown = strip + 1;
    }
    if (firstUnknown < endUnknown)
        findStrips(scene, scene.arena(member, region), index, firstUnknown,
                   {&known(firstUnknown), static_cast<std::size_t>(endUnknown - firstUnknown)});
    for (int strip = first; strip < end; ++strip) {
        const StripCoverage &covered = known(strip);
        if (covered.isKnown && !covered.isEmpty() && isWanted(region, strip, band))
            addLayer(scene, index, strip, covered);
    }
}

void BandRasterizer::addLayer(const Scene &scene, std::size_t index, int strip, const StripCoverage &covered)
{
    PixelSpan &hidden = hiddenIn(strip);
    std::int32_t &backmost = m_backmost[static_cast<std::size_t>(strip - m_firstStrip)];
    Layer layer{static_cast<std::uint32_t>(index), backmost, &covered, {}};
    const PixelSpan extent = covered.extent;
    const int hiddenPixels = std::min(hidden.end, extent.end) - std::max(hidden.begin, extent.begin);
    // A colour is laid over some pixels in vain sooner than its runs are cut.
    const bool isColour = scene.paints()[index].kind == Paint::Kind::Solid;
    if (hiddenPixels > (isColour ? (extent.end - extent.begin) / 2 : 0))
        layer.hidden = hidden;
    backmost = static_cast<std::int32_t>(m_layers.size());
    m_layers.push_back(layer);
    if (scene.paints()[index].isOpaque && !covered.whole.isEmpty())
        hide(hidden, covered.whole);
}

void BandRasterizer::paintStrip(Scene &scene, int strip, const Band &band, Picture &picture)
{
    Painter::Window window;
    window.top = strip * kRows;
    window.rows = std::min(kRows, picture.height - window.top);
    window.span = band.damage.spanOf(window.top);
    if (window.span.isEmpty())
        return;
    if (band.isOverNothing)
        clearStrip(scene, strip, window, picture);
    PixelSpan &painted = scene.painted(strip);
    for (std::int32_t i = m_backmost[static_cast<std::size_t>(strip - m_firstStrip)]; i >= 0;) {
        const Layer &layer = m_layers[static_cast<std::size_t>(i)];
        window.hidden = layer.hidden;
        const PixelSpan extent = layer.strip->extent;
        window.isWhole = window.hidden.isEmpty() && window.span.begin <= extent.begin && window.span.end >= extent.end;
        m_painter.paintStrip(scene.paints()[layer.region], *layer.strip, window, picture);
        painted = painted.isEmpty()
                      ? extent
                      : PixelSpan{std::min(painted.begin, extent.begin), std::max(painted.end, extent.end)};
        i = layer.above;
    }
}

/** Of the window, as far as something is painted there and nothing will hide it. */
void BandRasterizer::clearStrip(Scene &scene, int strip, const Painter::Window &window, Picture &picture)
{
    PixelSpan &painted = scene.painted(strip);
    const PixelSpan span{std::max(window.span.begin, painted.begin), std::min(window.span.end, painted.end)};
    if (span.isEmpty())
        return;
    const auto clear = [&](int begin, int end) {
        const auto rowBytes = static_cast<std::size_t>(picture.width) * 4;
        if (begin >= end)
            return;
        if (end - begin == picture.width) {
            std::memset(picture.row(window.top), 0, static_cast<std::size_t>(window.rows) * rowBytes);
            return;
        }
        for (int y = window.top; y < window.top + window.rows; ++y)
            std::memset(picture.row(y) + begin * 4, 0, static_cast<std::size_t>(end - begin) * 4);
    };
    const PixelSpan hidden = hiddenIn(strip);
    clear(span.begin, std::min(span.end, hidden.isEmpty() ? span.end : hidden.begin));
    clear(std::max(span.begin, hidden.isEmpty() ? span.end : hidden.end), span.end);
    if (span.begin == painted.begin && span.end == painted.end)
        painted = {};
}

/** What a region covers of strips that lie in its box. */
void BandRasterizer::findStrips(const Scene &scene, Arena &arena, std::size_t index, int firstStrip,
                                std::span<StripCoverage> strips)
{
    const RegionList &list = scene.list();
    const ComposedRegion &region = list.regions[index];
    const int endStrip = firstStrip + static_cast<int>(strips.size());
    // Strips look at their neighbours.
    m_edges.reset(scene.width(), scene.height(), (firstStrip - 1) * kRows, (endStrip + 1) * kRows);
    region.isStroke ? addStroke(list, region, scene.view()) : addFill(list, region, scene.view());
    for (StripCoverage &strip : strips)
        strip = {true, nullptr, nullptr, {}, {}, {}};
    if (!m_edges.isFinite() || m_edges.edges().empty())
        return;
    const InsideRule rule{FillRule::NonZero, region.isStroke && region.maskCount > 0};
    if (rule.isClipped) {
        findExactly(rule, firstStrip, strips, arena);
        return;
    }
    m_fill.fill(m_edges, firstStrip, strips, region.isStroke, arena);
    for (int strip = firstStrip; strip < endStrip;) {
        int end = strip;
        while (end < endStrip && !m_fill.isPlain(end))
            ++end;
        if (strip < end)
            findExactly(
                rule, strip,
                strips.subspan(static_cast<std::size_t>(strip - firstStrip), static_cast<std::size_t>(end - strip)),
                arena);
        strip = end + 1;
    }
}

void BandRasterizer::findExactly(InsideRule rule, int firstStrip, std::span<StripCoverage> strips, Arena &arena)
{
    const int endRow = firstStrip * kRows + static_cast<int>(strips.size()) * kRows;
    m_converter.begin(m_edges, rule, firstStrip * kRows, std::min(endRow, m_edges.height()));
    for (std::size_t i = 0; i < strips.size(); ++i) {
        const int top = (firstStrip + static_cast<int>(i)) * kRows;
        m_runs.clear();
        m_numbers.clear();
        StripCoverage strip{true, nullptr, nullptr, {}, {}, {}};
        for (int row = 0; row < kRows; ++row) {
            if (top + row >= m_converter.firstRow() && top + row < m_converter.endRow())
                addExactRow(m_converter.row(top + row));
            strip.runEnds[static_cast<std::size_t>(row)] = static_cast<std::uint32_t>(m_runs.size());
        }
        strip.coverage = arena.keep<std::int16_t>(m_numbers);
        strip.runs = arena.keep<CoverageRun>(m_runs);
        strip.measure(m_edges.height() - top);
        strips[i] = strip;
    }
}

void BandRasterizer::addExactRow(const CoverageRow &row)
{
    for (CoverageRun run : row.runs()) {
        if (!run.isAlike()) {
            run.at = static_cast<std::uint32_t>(m_numbers.size());
            for (int x = run.begin; x < run.end; ++x)
                m_numbers.push_back(
                    static_cast<std::int16_t>(row.coverage()[static_cast<std::size_t>(x)] * float{kCovered} + 0.5F));
        }
        m_runs.push_back(run);
    }
}

void BandRasterizer::addContour(EdgeRole role, std::span<const Vec2> points, const Affine &view, bool isReversed)
{
    if (points.empty())
        return;
    m_edges.moveTo(role, view.map(points.front()));
    for (std::size_t i = 1; i < points.size(); ++i)
        m_edges.lineTo(view.map(points[isReversed ? points.size() - i : i]));
    m_edges.close();
}

void BandRasterizer::addFill(const RegionList &list, const ComposedRegion &region, const Affine &view)
{
    // Holes count against the shape, hence all contours one way.
    const std::span<const Vec2> outer = list.outer(region);
    addContour(EdgeRole::Shape, outer, view, region.holeCount > 0 && signedArea(outer) < 0);
    std::size_t at = region.firstPoint + region.outerCount;
    for (const std::uint32_t count : list.holes(region)) {
        const std::span<const Vec2> hole(list.points.data() + at, count);
        // All one way, or two that overlap would undo each other.
        addContour(EdgeRole::Hole, hole, view, signedArea(hole) < 0);
        at += count;
    }
}

void BandRasterizer::addStroke(const RegionList &list, const ComposedRegion &region, const Affine &view)
{
    m_stroker.addStroke(list.outer(region), {region.width, region.cap, region.join, region.limit, region.isClosed},
                        view, m_edges);
    if (region.maskCount > 0)
        addContour(EdgeRole::Clip, list.mask(region), view);
}

} // namespace clipwright::raster
