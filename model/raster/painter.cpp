// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#include "model/raster/painter.h"

#include "model/raster/blend.h"

#include <algorithm>
#include <cstring>

namespace clipwright::raster {

namespace {

float shareOf(std::int16_t coverage)
{
    return static_cast<float>(std::clamp(coverage, std::int16_t{0}, kCovered)) * (1.0F / float{kCovered});
}

/** Of the pixel i places behind the first of a run. */
std::int16_t coverageAt(const CoverageRun &run, const std::int16_t *coverage, std::size_t i)
{
    return run.isAlike() ? run.coverageOfAll() : coverage[run.at + i];
}

} // namespace

void Painter::paintStrip(const Paint &paint, const StripCoverage &strip, const Window &window, Picture &picture)
{
    const StripCoverage shown = window.isWhole ? strip : clipped(strip, window);
    if (paint.kind == Paint::Kind::Solid) {
        paintSolidStrip(picture.row(window.top), static_cast<std::size_t>(picture.width) * 4, window.rows, shown,
                        paint.ink);
        return;
    }
    if (paint.kind == Paint::Kind::Gradient) {
        paintGradientStrip(*paint.gradient, shown, window, picture);
        return;
    }
    for (int i = 0; i < window.rows; ++i) {
        const int y = window.top + i;
        if (!shown.row(i).empty())
            paint.texture->beginRow(y, picture.width, m_owners);
        for (const CoverageRun &run : shown.row(i))
            paintTextureRun(*paint.texture, run, shown.coverage, y, picture.row(y));
    }
}

/** The runs within the window; good until the next call. */
StripCoverage Painter::clipped(const StripCoverage &strip, const Window &window)
{
    // Left and right of what is hidden.
    const PixelSpan hidden = window.hidden.isEmpty() ? PixelSpan{window.span.end, window.span.end} : window.hidden;
    const int leftEnd = std::min(window.span.end, hidden.begin);
    const int rightBegin = std::max(window.span.begin, hidden.end);
    StripCoverage shown = strip;
    m_runs.clear();
    for (int i = 0; i < window.rows; ++i) {
        for (const CoverageRun &run : strip.row(i)) {
            const auto add = [&](int begin, int end) {
                const auto skipped = static_cast<std::uint32_t>(begin - run.begin);
                if (begin < end)
                    m_runs.push_back({begin, end, run.isAlike() ? run.at : run.at + skipped});
            };
            add(std::max(run.begin, window.span.begin), std::min(run.end, leftEnd));
            add(std::max(run.begin, rightBegin), std::min(run.end, window.span.end));
        }
        shown.runEnds[static_cast<std::size_t>(i)] = static_cast<std::uint32_t>(m_runs.size());
    }
    shown.runs = m_runs.data();
    return shown;
}

void Painter::paintTextureRun(const TexturePaint &texture, const CoverageRun &run, const std::int16_t *coverage, int y,
                              std::uint8_t *row) const
{
    std::uint8_t *pixel = row + static_cast<std::ptrdiff_t>(run.begin) * 4;
    const auto count = static_cast<std::size_t>(run.end - run.begin);
    for (std::size_t i = 0; i < count; ++i, pixel += 4) {
        const float share = shareOf(coverageAt(run, coverage, i));
        if (share > 0)
            blendPremultiplied(pixel, texture.at(run.begin + static_cast<int>(i), y, m_owners), share);
    }
}

void Painter::paintGradientStrip(const Gradient &gradient, const StripCoverage &strip, const Window &window,
                                 Picture &picture)
{
    m_locatedSpan = {};
    for (int i = 0; i < window.rows; ++i) {
        const std::span<const CoverageRun> runs = strip.row(i);
        if (runs.empty())
            continue;
        const GradientRow row = gradient.row(window.top + i);
        int painted = 0;
        for (const CoverageRun &run : runs)
            painted += run.end - run.begin;
        // A row at once, unless there is little of it.
        const PixelSpan all{runs.front().begin, runs.back().end};
        const bool isDense = painted * 2 > all.end - all.begin;
        if (isDense)
            locate(row, all, gradient);
        for (const CoverageRun &run : runs) {
            if (!isDense)
                locate(row, {run.begin, run.end}, gradient);
            paintGradientRun(gradient, run, strip.coverage, picture.row(window.top + i));
        }
    }
}

/** Makes m_places those of the row from span.begin on. Along most linear gradients, rows are alike. */
void Painter::locate(const GradientRow &row, PixelSpan span, const Gradient &gradient)
{
    const bool isAgain = row == m_located && m_locatedSpan.begin <= span.begin && m_locatedSpan.end >= span.end
                         && !m_locatedSpan.isEmpty();
    if (!isAgain) {
        const auto count = static_cast<std::size_t>(span.end - span.begin);
        m_places.resize(std::max(m_places.size(), count));
        raster::locate(row, span.begin, {m_places.data(), count});
        m_located = row;
        m_locatedSpan = span;
        m_pixels.clear();
    } else if (m_pixels.empty() && gradient.isOpaque()) {
        const auto count = static_cast<std::size_t>(m_locatedSpan.end - m_locatedSpan.begin);
        m_pixels.resize(count);
        for (std::size_t i = 0; i < count; ++i)
            m_pixels[i] = gradient.ramp().pixels[m_places[i]];
    }
}

void Painter::paintGradientRun(const Gradient &gradient, const CoverageRun &run, const std::int16_t *coverage,
                               std::uint8_t *row)
{
    const auto count = static_cast<std::size_t>(run.end - run.begin);
    const auto at = static_cast<std::size_t>(run.begin - m_locatedSpan.begin);
    const std::span<const std::uint16_t> places(m_places.data() + at, count);
    std::uint8_t *pixel = row + static_cast<std::ptrdiff_t>(run.begin) * 4;
    const Ramp &ramp = gradient.ramp();
    if (run.isFull() && gradient.isOpaque()) {
        if (!m_pixels.empty()) {
            std::memcpy(pixel, m_pixels.data() + at, count * 4);
            return;
        }
        for (std::size_t i = 0; i < count; ++i, pixel += 4)
            std::memcpy(pixel, &ramp.pixels[places[i]], 4);
        return;
    }
    if (!run.isAlike()) {
        blendRamp(pixel, places, coverage + run.at, ramp);
        return;
    }
    m_alike.assign(std::max(m_alike.size(), count), run.coverageOfAll());
    blendRamp(pixel, places, m_alike.data(), ramp);
}

} // namespace clipwright::raster
