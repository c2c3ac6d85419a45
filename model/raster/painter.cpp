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
    const auto rowBytes = static_cast<std::size_t>(picture.width) * 4;
    if (window.isWhole && paint.kind == Paint::Kind::Solid) {
        paintSolidStrip(picture.row(window.top), rowBytes, window.rows, strip, paint.ink);
        return;
    }
    for (int i = 0; i < window.rows; ++i) {
        const std::span<const CoverageRun> runs = window.isWhole ? strip.row(i) : clipped(strip.row(i), window);
        const int y = window.top + i;
        std::uint8_t *row = picture.row(y);
        if (paint.kind == Paint::Kind::Solid) {
            paintSolid(row, runs, strip.coverage, paint.ink);
            continue;
        }
        if (paint.kind == Paint::Kind::Texture && !runs.empty())
            paint.texture->beginRow(y, picture.width, m_owners);
        for (const CoverageRun &run : runs) {
            if (paint.kind == Paint::Kind::Gradient)
                paintGradientRun(*paint.gradient, run, strip.coverage, y, row);
            else
                paintTextureRun(*paint.texture, run, strip.coverage, y, row);
        }
    }
}

std::span<const CoverageRun> Painter::clipped(std::span<const CoverageRun> runs, const Window &window)
{
    m_runs.clear();
    for (const CoverageRun &run : runs) {
        const int first = std::max(run.begin, window.span.begin);
        const int last = std::min(run.end, window.span.end);
        const auto add = [&](int begin, int end) {
            const auto skipped = static_cast<std::uint32_t>(begin - run.begin);
            if (begin < end)
                m_runs.push_back({begin, end, run.isAlike() ? run.at : run.at + skipped});
        };
        if (window.hidden.isEmpty()) {
            add(first, last);
            continue;
        }
        add(first, std::min(last, window.hidden.begin));
        add(std::max(first, window.hidden.end), last);
    }
    return m_runs;
}

void Painter::paintTextureRun(const TexturePaint &texture, const CoverageRun &run, const std::int16_t *coverage, int y,
                              std::uint8_t *row) const
{
    std::uint8_t *pixel = row + static_cast<std::ptrdiff_t>(run.begin) * 4;
    const auto count = static_cast<std::size_t>(run.end - run.begin);
    for (std::size_t i = 0; i < count; ++i, pixel += 4)
        blendPremultiplied(pixel, texture.at(run.begin + static_cast<int>(i), y, m_owners),
                           shareOf(coverageAt(run, coverage, i)));
}

void Painter::paintGradientRun(const Gradient &gradient, const CoverageRun &run, const std::int16_t *coverage, int y,
                               std::uint8_t *row)
{
    const auto count = static_cast<std::size_t>(run.end - run.begin);
    m_places.resize(std::max(m_places.size(), count));
    const std::span places(m_places.data(), count);
    gradient.locate(run.begin, y, places);
    std::uint8_t *pixel = row + static_cast<std::ptrdiff_t>(run.begin) * 4;
    const Ramp &ramp = gradient.ramp();
    if (run.isFull() && gradient.isOpaque()) {
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
