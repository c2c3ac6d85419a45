// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#include "model/io/oanim/region_reader.h"

#include <algorithm>
#include <array>

namespace clipwright::oanim {

namespace {

/** A declared count is only believed up to here: a forged one must not allocate. */
constexpr int kReserved = 4096;

std::string missing(int count, std::string_view what)
{
    return std::to_string(count) + " more `" + std::string(what) + "` to come";
}

/** The first thing that the topologies of two keys differ in, in words. */
std::string difference(const RegionLayout &first, const RegionLayout &now)
{
    if (first.paint != now.paint)
        return "the paint's type differs";
    if (first.stopCount != now.stopCount)
        return std::to_string(now.stopCount) + " stops where there were " + std::to_string(first.stopCount);
    if (first.isStroke != now.isStroke)
        return "a stroke where there was a fill, or the other way round";
    if (first.cap != now.cap || first.join != now.join || first.isClosed != now.isClosed)
        return "the stroke's cap, join or ends differ";
    if (first.texture != now.texture)
        return "the texture's name differs";
    if (first.outerCount != now.outerCount)
        return std::to_string(now.outerCount) + " vertices where there were " + std::to_string(first.outerCount);
    return first.holeCounts != now.holeCounts ? "the holes differ" : "the mask differs";
}

void append(std::vector<double> &values, const std::vector<double> &more)
{
    values.insert(values.end(), more.begin(), more.end());
}

} // namespace

void RegionReader::open()
{
    m_isOpen = true;
    m_hasPaint = m_hasFocal = m_hasContour = false;
    m_owedStops = m_owedVertices = 0;
    m_spot = {};
    m_layout = {};
    for (std::vector<double> *run : {&m_paint, &m_stroke, &m_texture, &m_outer, &m_holes, &m_mask})
        run->clear();
    m_kept.clear();
    m_keptBeforeContour = 0;
}

std::optional<Fault> RegionReader::read(Statement statement, Words &words)
{
    switch (statement) {
    case Statement::Vertex: return readVertex(words);
    case Statement::Fill: return readFill(words);
    case Statement::Linear: return readGradient(PaintKind::Linear, words);
    case Statement::Radial: return readGradient(PaintKind::Radial, words);
    case Statement::Focal: return readFocal(words);
    case Statement::Stop: return readStop(words);
    case Statement::Stroke: return readStroke(words);
    case Statement::Texture: return readTexture(words);
    case Statement::Contour: return readContour(words);
    case Statement::Hole: return readHole(words);
    case Statement::Mask: return readMask(words);
    default: return std::nullopt;
    }
}

void RegionReader::keep(std::string_view lines)
{
    m_kept.push_back({m_spot, std::string(lines)});
}

std::optional<Fault> RegionReader::readFill(Words &words)
{
    if (!m_isOpen || m_hasPaint || m_owedVertices > 0)
        return Fault{Reason::FillNotExpected};
    m_paint.resize(4);
    if (!words.numbers(m_paint) || !words.hasEnded())
        return Fault{Reason::FillMalformed};
    m_hasPaint = true;
    m_spot = {Part::Paint};
    return std::nullopt;
}

std::optional<Fault> RegionReader::readGradient(PaintKind paint, Words &words)
{
    if (!m_isOpen || m_hasPaint || m_owedVertices > 0)
        return Fault{Reason::GradientNotExpected};
    int count = 0;
    m_paint.resize(4);
    if (!words.numbers(m_paint) || !words.count(count) || count < 2)
        return Fault{Reason::GradientMalformed};
    m_layout.paint = paint;
    m_paint.reserve(6 + std::size_t{5} * static_cast<std::size_t>(std::min(count, kReserved)));
    if (paint == PaintKind::Radial) {
        m_paint.push_back(m_paint[0]); // the focal point, unless it is told, is the start
        m_paint.push_back(m_paint[1]);
    }
    m_owedStops = count;
    m_hasPaint = true;
    m_spot = {Part::Paint};
    return std::nullopt;
}

std::optional<Fault> RegionReader::readFocal(Words &words)
{
    if (!m_isOpen || m_hasFocal || m_owedStops <= 0)
        return Fault{Reason::FocalNotExpected};
    if (m_layout.paint != PaintKind::Radial || !words.number(m_paint[4]) || !words.number(m_paint[5])
        || !words.hasEnded())
        return Fault{Reason::FocalMalformed};
    m_hasFocal = true;
    m_spot = {Part::Stop};
    return std::nullopt;
}

std::optional<Fault> RegionReader::readStop(Words &words)
{
    if (!m_isOpen || m_owedStops <= 0)
        return Fault{Reason::StopNotExpected};
    std::array<double, 5> stop{};
    if (!words.numbers(stop) || !words.hasEnded())
        return Fault{Reason::StopMalformed};
    const auto at = static_cast<float>(stop[0]);
    if (at < 0 || at > 1)
        return Fault{Reason::StopMalformed};
    if (m_layout.stopCount > 0 && at < static_cast<float>(m_paint[m_paint.size() - 5]))
        return Fault{Reason::StopGoesBack};
    m_paint.insert(m_paint.end(), stop.begin(), stop.end());
    m_spot = {Part::Stop, 0, m_layout.stopCount++};
    --m_owedStops;
    return std::nullopt;
}

std::optional<Fault> RegionReader::readStroke(Words &words)
{
    if (!m_isOpen || !m_hasPaint || m_owedVertices > 0 || m_owedStops > 0 || m_hasContour)
        return Fault{Reason::StrokeMalformed};
    m_stroke.resize(2);
    if (!words.number(m_stroke[0]))
        return Fault{Reason::StrokeMalformed};
    const std::optional<StrokeCap> cap = strokeCapNamed(words.word());
    const std::optional<StrokeJoin> join = strokeJoinNamed(words.word());
    if (!words.number(m_stroke[1]))
        return Fault{Reason::StrokeMalformed};
    const std::string_view ends = words.word();
    if (!cap || !join || (ends != "open" && ends != "closed") || m_stroke[0] < 0 || static_cast<float>(m_stroke[1]) < 1)
        return Fault{Reason::StrokeMalformed};
    m_layout.isStroke = true;
    m_layout.cap = *cap;
    m_layout.join = *join;
    m_layout.isClosed = ends == "closed";
    m_spot = {Part::Style};
    return std::nullopt;
}

std::optional<Fault> RegionReader::readTexture(Words &words)
{
    if (!m_isOpen || !m_hasPaint || m_owedVertices > 0 || m_owedStops > 0 || m_hasContour || m_layout.isStroke
        || !m_layout.texture.empty())
        return Fault{Reason::TextureMalformed};
    const std::string_view name = words.word();
    m_texture.assign({0, 0, 0, 0, 0, 0, 1, 1});
    if (name.empty() || !words.numbers(std::span(m_texture).first(4)) || !words.hasEnded() || m_texture[2] <= 0
        || m_texture[3] <= 0)
        return Fault{Reason::TextureMalformed};
    // Other words may follow; a number begins a window, which has four.
    if (words.number(m_texture[4]) && (!words.numbers(std::span(m_texture).last(3)) || !words.hasEnded()))
        return Fault{Reason::TextureMalformed};
    m_layout.texture = name;
    m_spot = {Part::Style};
    return std::nullopt;
}

std::optional<Fault> RegionReader::readContour(Words &words)
{
    int count = 0;
    const bool isMisplaced =
        !m_isOpen || !m_hasPaint || m_owedVertices > 0 || m_owedStops > 0 || (m_hasContour && !m_isShape);
    if (isMisplaced || !words.count(count) || count < (m_layout.isStroke ? 2 : 1))
        return Fault{Reason::ContourMalformed};
    if (m_hasContour) { // comments on vertices that go away stay with the contour
        for (std::size_t i = m_keptBeforeContour; i < m_kept.size(); ++i) {
            if (m_kept[i].spot.part == Part::Contour)
                m_kept[i].spot.index = 0;
        }
        m_layout.outerCount = 0;
        m_outer.clear();
    }
    m_keptBeforeContour = m_kept.size();
    m_hasContour = true;
    openRun(Part::Contour, count);
    return std::nullopt;
}

std::optional<Fault> RegionReader::readHole(Words &words)
{
    int count = 0;
    const bool isMisplaced = !m_isOpen || m_owedVertices > 0 || (!m_isShape && (!m_hasContour || m_layout.isStroke));
    if (isMisplaced || !words.count(count) || count < 1)
        return Fault{Reason::HoleMalformed};
    m_layout.holeCounts.push_back(0);
    openRun(Part::Hole, count);
    m_spot.hole = static_cast<std::uint32_t>(m_layout.holeCounts.size() - 1);
    return std::nullopt;
}

std::optional<Fault> RegionReader::readMask(Words &words)
{
    int count = 0;
    const bool isMisplaced = !m_isOpen || m_owedVertices > 0 || m_layout.maskCount > 0 || (!m_isShape && !m_hasContour);
    if (isMisplaced || !words.count(count) || count < 3)
        return Fault{Reason::MaskMalformed};
    openRun(Part::Mask, count);
    return std::nullopt;
}

std::optional<Fault> RegionReader::readVertex(Words &words)
{
    if (!m_isOpen || m_owedVertices <= 0)
        return Fault{Reason::VertexNotExpected};
    double x = 0;
    double y = 0;
    if (!words.number(x) || !words.number(y) || !words.hasEnded())
        return Fault{Reason::VertexMalformed};
    std::vector<double> &run = runOf(m_spot.part);
    run.push_back(x);
    run.push_back(y);
    switch (m_spot.part) {
    case Part::Hole: ++m_layout.holeCounts.back(); break;
    case Part::Mask: ++m_layout.maskCount; break;
    default: ++m_layout.outerCount; break;
    }
    ++m_spot.index;
    --m_owedVertices;
    return std::nullopt;
}

std::vector<double> &RegionReader::runOf(Part part)
{
    switch (part) {
    case Part::Hole: return m_holes;
    case Part::Mask: return m_mask;
    default: return m_outer;
    }
}

void RegionReader::openRun(Part part, int count)
{
    std::vector<double> &run = runOf(part);
    if (run.empty()) // holes share one run: growing it a hole at a time would copy it each time
        run.reserve(std::size_t{2} * static_cast<std::size_t>(std::min(count, kReserved)));
    m_owedVertices = count;
    m_spot = {part};
}

std::optional<Fault> RegionReader::unfinished() const
{
    if (m_owedVertices > 0)
        return Fault{Reason::VerticesMissing, missing(m_owedVertices, "v")};
    if (m_owedStops > 0)
        return Fault{Reason::StopsMissing, missing(m_owedStops, "stop")};
    if (!m_hasPaint)
        return Fault{Reason::PaintMissing};
    return std::nullopt;
}

std::optional<Fault> RegionReader::misshapen() const
{
    const std::uint32_t least = m_layout.isStroke ? 2 : 3;
    if (m_layout.outerCount < least)
        return Fault{m_layout.isStroke ? Reason::StrokeTooShort : Reason::ContourTooShort,
                     "it has " + std::to_string(m_layout.outerCount)};
    for (const std::uint32_t hole : m_layout.holeCounts) {
        if (hole < 3)
            return Fault{Reason::HoleTooShort, "it has " + std::to_string(hole)};
    }
    const bool isPlain = m_layout.paint == PaintKind::Solid && !m_layout.isStroke && m_layout.holeCounts.empty();
    if (!m_layout.texture.empty() && !isPlain)
        return Fault{Reason::TextureNotPlain};
    if (m_layout.isStroke && !m_layout.holeCounts.empty())
        return Fault{Reason::StrokeWithHoles};
    return std::nullopt;
}

/** The slot of each hole's line, and last that of the mask's. */
std::vector<std::uint32_t> RegionReader::holeSlots() const
{
    std::vector<std::uint32_t> slots;
    slots.reserve(m_layout.holeCounts.size() + 1);
    slots.push_back(static_cast<std::uint32_t>(slotOf({Part::Contour, 0, m_layout.outerCount}, {})) + 1);
    for (const std::uint32_t count : m_layout.holeCounts)
        slots.push_back(slots.back() + 1 + count);
    return slots;
}

std::int32_t RegionReader::slotOf(const Spot &spot, const std::vector<std::uint32_t> &holeSlots) const
{
    const std::uint32_t style = 2 + m_layout.stopCount;
    const std::uint32_t contour = style + (m_layout.isStroke || !m_layout.texture.empty() ? 1 : 0);
    switch (spot.part) {
    case Part::Key: return 0;
    case Part::Paint: return 1;
    case Part::Stop: return static_cast<std::int32_t>(2 + spot.index);
    case Part::Style: return static_cast<std::int32_t>(style);
    case Part::Contour: return static_cast<std::int32_t>(contour + spot.index);
    case Part::Hole: return static_cast<std::int32_t>(holeSlots[spot.hole] + spot.index);
    case Part::Mask: return static_cast<std::int32_t>(holeSlots.back() + spot.index);
    }
    return 0;
}

std::optional<Fault> RegionReader::close(CookedShape &shape, KeptLines &kept, KeptAt at)
{
    if (std::optional<Fault> fault = unfinished())
        return fault;
    if (std::optional<Fault> fault = misshapen())
        return fault;
    if (shape.values.empty())
        shape.layout = m_layout;
    else if (m_layout != shape.layout)
        return Fault{Reason::TopologyChanged, difference(shape.layout, m_layout)};
    for (const std::vector<double> *run : {&m_paint, &m_stroke, &m_texture, &m_outer, &m_holes, &m_mask})
        append(shape.values, *run);
    const std::vector<std::uint32_t> slots = m_kept.empty() ? std::vector<std::uint32_t>() : holeSlots();
    for (KeptSpot &line : m_kept) {
        at.slot = slotOf(line.spot, slots);
        kept.emplace_back(at, std::move(line.lines));
    }
    m_isOpen = false;
    return std::nullopt;
}

} // namespace clipwright::oanim
