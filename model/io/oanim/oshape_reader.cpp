// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#include "model/io/oanim/oanim_format.h"

#include "model/core/out_of_memory.h"
#include "model/io/oanim/kept_lines.h"
#include "model/io/oanim/line_scanner.h"
#include "model/io/oanim/reasons.h"
#include "model/io/oanim/region_reader.h"
#include "model/io/oanim/statement.h"

namespace clipwright {

using namespace oanim;

namespace {

/**
 * One pass over the text: regions, then morph sets of regions. A region ends where the next `fill` or `morph`
 * stands.
 */
class OshapeReader {
public:
    OshapeReader(std::string_view text, const std::string &file) : m_lines(text), m_file(file)
    {
        m_rig.isStill = true;
        m_rig.layers.emplace_back().name = "shape";
    }

    Result<CookedRig> read();

private:
    using Check = std::optional<Fault>;

    Check readStatement(Statement statement, Words &words);
    Check readFill(Words &words);
    Check readMorph(Words &words);
    Check closeRegion();
    Check closeMorph() const;
    void keepPending(KeptAt at);
    void keepInRegion();
    Error error(const Fault &fault, std::string_view statement, int column) const;

    std::vector<CookedShape> &shapes()
    {
        return m_rig.morphs.empty() ? m_rig.layers[0].shapes : m_rig.morphs.back().shapes;
    }
    std::int32_t layerIndex() const { return static_cast<std::int32_t>(m_rig.morphs.size()); }

    LineScanner m_lines;
    const std::string &m_file;
    CookedRig m_rig;
    RegionReader m_region{RegionReader::Grammar::Oshape};
    bool m_hasStatement = false;
    std::string m_pending; ///< comments and unknown lines before the statement to come
};

Result<CookedRig> OshapeReader::read()
{
    while (m_lines.next()) {
        if (m_lines.whole().empty())
            continue;
        Words words(m_lines.statement());
        const Statement statement = oshapeStatement(words.word());
        if (m_lines.statement().empty()) {
            appendLine(m_pending, m_lines.comment());
            continue;
        }
        if (statement != Statement::Unknown && !m_lines.comment().empty())
            appendLine(m_pending, m_lines.comment());
        if (const Check fault = readStatement(statement, words))
            return tl::make_unexpected(
                error(*fault, m_lines.statement(), m_lines.column() + static_cast<int>(words.offset())));
    }
    Check fault = closeRegion();
    if (!fault && m_rig.layers[0].shapes.empty())
        fault = Fault{Reason::RegionsMissing};
    if (!fault)
        fault = closeMorph();
    if (fault)
        return tl::make_unexpected(error(*fault, {}, 0));
    keepPending({KeptAt::kEnd});
    settle(m_rig.kept);
    return std::move(m_rig);
}

OshapeReader::Check OshapeReader::readStatement(Statement statement, Words &words)
{
    switch (statement) {
    case Statement::Unknown:
        if (m_region.owesVertices())
            return Fault{Reason::VerticesMissing};
        appendLine(m_pending, m_lines.whole());
        return std::nullopt;
    case Statement::Version: {
        int version = 0;
        if (!words.count(version) || version <= 0)
            return Fault{Reason::VersionMalformed};
        keepPending({KeptAt::kHeader, KeptAt::Version});
        return std::nullopt;
    }
    case Statement::Fill: return readFill(words);
    case Statement::Morph: return readMorph(words);
    default:
        if (Check fault = m_region.read(statement, words))
            return fault;
        keepInRegion();
        return std::nullopt;
    }
}

OshapeReader::Check OshapeReader::readFill(Words &words)
{
    if (m_region.owesVertices())
        return Fault{Reason::FillNotExpected};
    if (Check fault = closeRegion())
        return fault;
    m_region.open();
    if (Check fault = m_region.read(Statement::Fill, words))
        return fault;
    keepInRegion();
    shapes().emplace_back();
    return std::nullopt;
}

OshapeReader::Check OshapeReader::readMorph(Words &words)
{
    if (m_rig.layers[0].shapes.empty() || m_region.owesVertices())
        return Fault{Reason::MorphNotExpected};
    if (Check fault = closeRegion())
        return fault;
    if (Check fault = closeMorph())
        return fault;
    m_rig.morphs.emplace_back().name = words.word();
    keepPending({layerIndex()});
    return std::nullopt;
}

OshapeReader::Check OshapeReader::closeRegion()
{
    if (!m_region.isOpen())
        return std::nullopt;
    CookedShape &shape = shapes().back();
    shape.frames.push_back(0);
    shape.easings.push_back(Easing::linear());
    const auto part = KeptAt::kFirstShape + static_cast<std::int32_t>(shapes().size() - 1);
    return m_region.close(shape, m_rig.kept, {layerIndex(), part, 0});
}

OshapeReader::Check OshapeReader::closeMorph() const
{
    if (!m_rig.morphs.empty() && m_rig.morphs.back().shapes.empty())
        return Fault{Reason::MorphEmpty};
    return std::nullopt;
}

/** What stands before the first statement heads the file, whichever statement that is. */
void OshapeReader::keepPending(KeptAt at)
{
    if (!m_pending.empty()) {
        m_rig.kept.emplace_back(m_hasStatement ? at : KeptAt{KeptAt::kHeader, KeptAt::Version}, m_pending);
        m_pending.clear();
    }
    m_hasStatement = true;
}

void OshapeReader::keepInRegion()
{
    if (!m_hasStatement)
        keepPending({});
    if (m_pending.empty())
        return;
    m_region.keep(m_pending);
    m_pending.clear();
}

Error OshapeReader::error(const Fault &fault, std::string_view statement, int column) const
{
    return errorOf(fault, {m_file, m_lines.number(), column, {}}, statement);
}

} // namespace

Result<CookedRig> readOshape(std::string_view text, const std::string &file)
{
    return withinMemory([&] { return OshapeReader(text, file).read(); });
}

} // namespace clipwright
