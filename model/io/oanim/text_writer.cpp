// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#include "model/io/oanim/text_writer.h"

#include "model/core/numbers.h"
#include "model/io/oanim/line_scanner.h"
#include "model/io/oanim/statement.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace clipwright::oanim {

namespace {

constexpr std::array<double, 4> kWholeWindow{0, 0, 1, 1};

} // namespace

TextWriter &TextWriter::line(const KeptAt &at, std::string_view indent, std::string_view word, bool isWithinRun)
{
    m_kept.before(at, indent, isWithinRun);
    m_out += indent;
    m_out += word;
    return *this;
}

TextWriter &TextWriter::name(std::string_view text)
{
    m_out += ' ';
    const std::string_view inner = trimmed(text);
    for (const char c : inner)
        m_out += c == '#' || c == ' ' || (c >= '\t' && c <= '\r') ? '_' : c;
    if (inner.empty())
        m_out += '_';
    return *this;
}

TextWriter &TextWriter::word(std::string_view text)
{
    m_out += ' ';
    m_out += text;
    return *this;
}

TextWriter &TextWriter::number(double value)
{
    m_out += ' ';
    appendNumber(m_out, std::isfinite(value) ? value : 0);
    return *this;
}

TextWriter &TextWriter::numbers(std::span<const double> values)
{
    for (const double value : values)
        number(value);
    return *this;
}

TextWriter &TextWriter::count(std::size_t value)
{
    return word(std::to_string(value));
}

TextWriter &TextWriter::easing(const Easing &easing)
{
    if (easing.row == Interpolation::Hold)
        word("hold");
    else if (easing.row == Interpolation::Cubic && easing.parameters.size() == 4)
        word("ease").numbers(easing.parameters);
    return *this;
}

TextWriter &TextWriter::payload(std::string_view text)
{
    const std::string_view inner = trimmed(text);
    if (inner.empty())
        return *this;
    m_out += ' ';
    for (const char c : inner)
        m_out += c == '#' || c == '\n' ? ' ' : c;
    return *this;
}

void TextWriter::region(const CookedShape &shape, std::size_t key, KeptAt at, const RegionStyle &style)
{
    const RegionLayout &layout = shape.layout;
    const std::span<const double> values = std::span(shape.values).subspan(key * layout.stride(), layout.stride());
    paint(layout, values, at, style);
    if (layout.isStroke) {
        line(at, style.indent, "stroke", style.isWithinRun)
            .number(values[layout.strokeOffset()])
            .word(nameOf(layout.cap))
            .word(nameOf(layout.join))
            .number(values[layout.strokeOffset() + 1])
            .word(layout.isClosed ? "closed" : "open")
            .end();
        ++at.slot;
    }
    if (!layout.texture.empty()) {
        texture(layout, values.subspan(layout.textureOffset(), 8), at, style);
        ++at.slot;
    }
    std::span<const double> points = values.subspan(layout.pointOffset());
    const auto take = [&points](std::size_t count) {
        const std::span<const double> taken = points.first(2 * count);
        points = points.subspan(2 * count);
        return taken;
    };
    run("contour", take(layout.outerCount), at, style);
    for (const std::uint32_t hole : layout.holeCounts)
        run("hole", take(hole), at, style);
    if (layout.maskCount > 0)
        run("mask", take(layout.maskCount), at, style);
}

void TextWriter::paint(const RegionLayout &layout, std::span<const double> values, KeptAt &at, const RegionStyle &style)
{
    if (layout.paint == PaintKind::Solid) {
        line(at, style.indent, "fill", style.isWithinRun).numbers(values.first(4)).end();
        ++at.slot;
        return;
    }
    const bool isRadial = layout.paint == PaintKind::Radial;
    line(at, style.indent, isRadial ? "radial" : "linear", style.isWithinRun)
        .numbers(values.first(4))
        .count(layout.stopCount)
        .end();
    ++at.slot;
    if (isRadial && (values[4] != values[0] || values[5] != values[1]))
        line(at, style.indent, "focal", style.isWithinRun).numbers(values.subspan(4, 2)).end();
    std::span<const double> stops = values.subspan(layout.stopOffset(), 5 * std::size_t{layout.stopCount});
    for (; !stops.empty(); stops = stops.subspan(5)) {
        line(at, style.indent, "stop", style.isWithinRun).numbers(stops.first(5)).end();
        ++at.slot;
    }
}

void TextWriter::texture(const RegionLayout &layout, std::span<const double> values, const KeptAt &at,
                         const RegionStyle &style)
{
    line(at, style.indent, "texture", style.isWithinRun).name(layout.texture).numbers(values.first(4));
    const std::span<const double> window = values.subspan(4);
    if (style.hasWholeWindow || !std::equal(window.begin(), window.end(), kWholeWindow.begin()))
        numbers(window);
    end();
}

void TextWriter::run(std::string_view word, std::span<const double> points, KeptAt &at, const RegionStyle &style)
{
    line(at, style.indent, word, style.isWithinRun).count(points.size() / 2).end();
    ++at.slot;
    for (; !points.empty(); points = points.subspan(2)) {
        line(at, style.indent, "v", true).numbers(points.first(2)).end();
        ++at.slot;
    }
}

std::string TextWriter::take(const KeptAt &end)
{
    m_kept.before(end, {});
    return std::move(m_out);
}

} // namespace clipwright::oanim
