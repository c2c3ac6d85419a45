// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#include "model/io/oanim/oanim_format.h"

#include "model/core/out_of_memory.h"
#include "model/io/oanim/kept_lines.h"
#include "model/io/oanim/line_scanner.h"
#include "model/io/oanim/reasons.h"
#include "model/io/oanim/region_reader.h"
#include "model/io/oanim/statement.h"

#include <array>
#include <unordered_set>

namespace clipwright {

using namespace oanim;

namespace {

/**
 * One pass over the text. At most one channel or shape is open: each statement that opens one closes the other
 * first.
 */
class OanimReader {
public:
    OanimReader(std::string_view text, const std::string &file) : m_lines(text), m_file(file) {}

    Result<CookedRig> read();

private:
    using Check = std::optional<Fault>;

    Check readStatement(Statement statement, Words &words);
    Check readVersion(Words &words);
    Check readHeaderNumber(Words &words, double &value, bool &has, Reason malformed, KeptAt::HeaderPart part);
    Check readClip(Words &words);
    Check readLayer(Words &words);
    Check readChannel(Statement statement, Words &words);
    Check readShape(Words &words);
    Check readKey(Words &words);
    Check readChannelKey(Words &words);
    Check readShapeKey(Words &words);
    Check readUnknown();

    Check closeOpen();
    Check closeRegion();
    Check checkEnd() const;

    static bool readEasing(Words &words, Easing &easing);
    Check checkFrame(double frame, const std::vector<double> &earlier) const;
    void keepPending(KeptAt at);
    KeptAt layerPlace(std::int32_t part, std::size_t key) const;
    Error error(const Fault &fault, std::string_view statement, int column) const;

    CookedLayer &layer() { return m_rig.layers.back(); }

    LineScanner m_lines;
    const std::string &m_file;
    CookedRig m_rig;
    bool m_hasFps = false;
    bool m_hasDuration = false;
    bool m_hasStatement = false;
    std::unordered_set<std::string> m_clipNames;

    CookedKeys *m_channel = nullptr; ///< that takes `kf` lines
    int m_channelPart = 0;
    bool m_isShapeOpen = false; ///< the last shape of the last layer takes keys
    int m_owedKeys = 0;         ///< of the open channel or shape
    RegionReader m_region{RegionReader::Grammar::Oanim};

    std::string m_pending; ///< comments and unknown lines before the statement to come
};

Result<CookedRig> OanimReader::read()
{
    while (m_lines.next()) {
        if (!m_lines.comment().empty() && m_lines.statement().empty())
            appendLine(m_pending, m_lines.comment());
        if (m_lines.statement().empty())
            continue;
        Words words(m_lines.statement());
        const Statement statement = oanimStatement(words.word());
        if (statement != Statement::Unknown && !m_lines.comment().empty())
            appendLine(m_pending, m_lines.comment());
        if (const Check fault = readStatement(statement, words))
            return tl::make_unexpected(
                error(*fault, m_lines.statement(), m_lines.column() + static_cast<int>(words.offset())));
    }
    Check fault = closeOpen();
    if (!fault)
        fault = checkEnd();
    if (fault)
        return tl::make_unexpected(error(*fault, {}, 0));
    keepPending({KeptAt::kEnd});
    settle(m_rig.kept);
    return std::move(m_rig);
}

OanimReader::Check OanimReader::readStatement(Statement statement, Words &words)
{
    // What belongs to a region does not close it; every other statement closes what is open before it is looked at.
    if (statement >= Statement::Fill) {
        if (Check fault = m_region.read(statement, words))
            return fault;
        if (!m_pending.empty()) {
            m_region.keep(m_pending);
            m_pending.clear();
        }
        m_hasStatement = true;
        return std::nullopt;
    }
    if (statement == Statement::Key)
        return readKey(words);
    if (Check fault = closeOpen())
        return fault;
    switch (statement) {
    case Statement::Version: return readVersion(words);
    case Statement::Fps:
        return readHeaderNumber(words, m_rig.rate.framesPerSecond, m_hasFps, Reason::FpsMalformed, KeptAt::Fps);
    case Statement::Duration:
        return readHeaderNumber(words, m_rig.duration, m_hasDuration, Reason::DurationMalformed, KeptAt::Duration);
    case Statement::Clip: return readClip(words);
    case Statement::Layer: return readLayer(words);
    case Statement::Shape: return readShape(words);
    case Statement::Unknown: return readUnknown();
    default: return readChannel(statement, words);
    }
}

OanimReader::Check OanimReader::readVersion(Words &words)
{
    int version = 0;
    if (!words.count(version) || version <= 0)
        return Fault{Reason::VersionMalformed};
    keepPending({KeptAt::kHeader, KeptAt::Version});
    return std::nullopt;
}

OanimReader::Check OanimReader::readHeaderNumber(Words &words, double &value, bool &has, Reason malformed,
                                                 KeptAt::HeaderPart part)
{
    if (!m_rig.layers.empty() || !m_rig.clips.empty() || !words.number(value) || !words.hasEnded() || value <= 0)
        return Fault{malformed};
    has = true;
    keepPending({KeptAt::kHeader, part});
    return std::nullopt;
}

OanimReader::Check OanimReader::readClip(Words &words)
{
    if (!m_hasFps || !m_hasDuration || !m_rig.layers.empty())
        return Fault{Reason::ClipNotExpected};
    TimeRange clip;
    clip.name = words.word();
    if (clip.name.empty() || !words.number(clip.start) || !words.number(clip.end))
        return Fault{Reason::ClipMalformed};
    const std::string_view mode = words.word();
    if (mode.empty())
        return Fault{Reason::ClipMalformed};
    const auto start = static_cast<float>(clip.start);
    const auto end = static_cast<float>(clip.end);
    if (start < 0 || end <= start || end > static_cast<float>(m_rig.duration))
        return Fault{Reason::ClipBadRange};
    if (!m_clipNames.insert(clip.name).second)
        return Fault{Reason::ClipRepeated};
    if (mode != "loop" && mode != "once")
        return Fault{Reason::ClipBadMode};
    clip.loops = mode == "loop";
    keepPending({KeptAt::kHeader, KeptAt::Clip, static_cast<std::int32_t>(m_rig.clips.size())});
    m_rig.clips.push_back(std::move(clip));
    return std::nullopt;
}

OanimReader::Check OanimReader::readLayer(Words &words)
{
    if (!m_hasFps || !m_hasDuration)
        return Fault{Reason::LayerBeforeHeader};
    CookedLayer layer;
    layer.name = words.word();
    if (layer.name.empty() || words.word() != "parent" || !words.count(layer.parent))
        return Fault{Reason::LayerMalformed};
    if (layer.parent < -1 || layer.parent >= static_cast<int>(m_rig.layers.size()))
        return Fault{Reason::LayerBadParent};
    m_rig.layers.push_back(std::move(layer));
    keepPending(layerPlace(-1, 0));
    return std::nullopt;
}

OanimReader::Check OanimReader::readChannel(Statement statement, Words &words)
{
    if (m_rig.layers.empty())
        return Fault{Reason::ChannelOutsideLayer};
    int count = 0;
    if (words.word() != "k" || !words.count(count) || count <= 0)
        return Fault{Reason::ChannelMalformed};
    CookedKeys &channel = layer().channel(channelOf(statement));
    if (!channel.isEmpty())
        return Fault{Reason::ChannelRepeated};
    m_channel = &channel;
    m_channelPart = static_cast<int>(channelOf(statement));
    m_owedKeys = count;
    keepPending(layerPlace(m_channelPart, 0));
    return std::nullopt;
}

OanimReader::Check OanimReader::readShape(Words &words)
{
    if (m_rig.layers.empty())
        return Fault{Reason::ShapeOutsideLayer};
    int count = 0;
    if (words.word() != "k" || !words.count(count) || count <= 0)
        return Fault{Reason::ShapeMalformed};
    layer().shapes.emplace_back();
    m_isShapeOpen = true;
    m_owedKeys = count;
    keepPending(layerPlace(KeptAt::kFirstShape + static_cast<std::int32_t>(layer().shapes.size() - 1), 0));
    return std::nullopt;
}

OanimReader::Check OanimReader::readKey(Words &words)
{
    if (m_channel)
        return readChannelKey(words);
    if (m_isShapeOpen)
        return readShapeKey(words);
    return Fault{Reason::KeyNotExpected};
}

OanimReader::Check OanimReader::readChannelKey(Words &words)
{
    double frame = 0;
    if (!words.number(frame))
        return Fault{Reason::KeyMalformed};
    std::array<double, 2> value{};
    const auto components = static_cast<std::size_t>(componentsOf(static_cast<CookedChannel>(m_channelPart)));
    if (!words.numbers(std::span(value).first(components)))
        return Fault{Reason::KeyValueMissing};
    Easing easing;
    if (!readEasing(words, easing))
        return Fault{Reason::EasingMalformed};
    if (Check fault = checkFrame(frame, m_channel->frames))
        return fault;
    m_channel->frames.push_back(frame);
    m_channel->easings.push_back(std::move(easing));
    m_channel->values.insert(m_channel->values.end(), value.begin(), value.begin() + static_cast<int>(components));
    keepPending(layerPlace(m_channelPart, m_channel->frames.size()));
    if (--m_owedKeys == 0)
        m_channel = nullptr;
    return std::nullopt;
}

OanimReader::Check OanimReader::readShapeKey(Words &words)
{
    if (Check fault = closeRegion())
        return fault;
    if (m_owedKeys <= 0)
        return Fault{Reason::ShapeKeysTooMany};
    double frame = 0;
    Easing easing;
    if (!words.number(frame) || !readEasing(words, easing))
        return Fault{Reason::ShapeKeyMalformed};
    CookedShape &shape = layer().shapes.back();
    if (Check fault = checkFrame(frame, shape.frames))
        return fault;
    shape.frames.push_back(frame);
    shape.easings.push_back(std::move(easing));
    --m_owedKeys;
    m_region.open();
    if (!m_pending.empty()) {
        m_region.keep(m_pending);
        m_pending.clear();
    }
    return std::nullopt;
}

OanimReader::Check OanimReader::readUnknown()
{
    if (std::optional<TimeMark> mark = markOf(m_lines.statement())) {
        if (!m_lines.comment().empty())
            appendLine(m_pending, m_lines.comment());
        keepPending({KeptAt::kHeader, KeptAt::Mark, static_cast<std::int32_t>(m_rig.marks.size())});
        m_rig.marks.push_back(std::move(*mark));
    } else {
        appendLine(m_pending, m_lines.whole());
    }
    return std::nullopt;
}

bool OanimReader::readEasing(Words &words, Easing &easing)
{
    const std::string_view word = words.word();
    if (word.empty() || word == "lin")
        return true;
    if (word == "hold") {
        easing = Easing::hold();
        return true;
    }
    std::array<double, 4> handles{};
    if (word != "ease" || !words.numbers(handles) || !words.hasEnded())
        return false;
    easing = Easing::cubic(handles[0], handles[1], handles[2], handles[3]);
    return true;
}

OanimReader::Check OanimReader::checkFrame(double frame, const std::vector<double> &earlier) const
{
    const auto narrow = static_cast<float>(frame);
    if (narrow < 0 || narrow > static_cast<float>(m_rig.duration))
        return Fault{Reason::KeyOutsideTimeline};
    if (!earlier.empty() && narrow <= static_cast<float>(earlier.back()))
        return Fault{Reason::KeyNotLater};
    return std::nullopt;
}

OanimReader::Check OanimReader::closeOpen()
{
    const auto owed = [this] { return std::to_string(m_owedKeys) + " more `kf` to come"; };
    if (m_channel)
        return Fault{Reason::ChannelKeysMissing, owed()};
    if (!m_isShapeOpen)
        return std::nullopt;
    if (Check fault = closeRegion())
        return fault;
    if (m_owedKeys > 0)
        return Fault{Reason::ShapeKeysMissing, owed()};
    m_isShapeOpen = false;
    return std::nullopt;
}

OanimReader::Check OanimReader::closeRegion()
{
    if (!m_region.isOpen())
        return std::nullopt;
    CookedShape &shape = layer().shapes.back();
    const auto part = KeptAt::kFirstShape + static_cast<std::int32_t>(layer().shapes.size() - 1);
    return m_region.close(shape, m_rig.kept, layerPlace(part, shape.frames.size()));
}

OanimReader::Check OanimReader::checkEnd() const
{
    if (!m_hasFps || !m_hasDuration)
        return Fault{Reason::HeaderMissing};
    if (m_rig.layers.empty())
        return Fault{Reason::LayersMissing};
    return std::nullopt;
}

/** The place of a part of the layer read last; `key` counts from 1, 0 is the part's own line. */
KeptAt OanimReader::layerPlace(std::int32_t part, std::size_t key) const
{
    return {static_cast<std::int32_t>(m_rig.layers.size()) - 1, part, static_cast<std::int32_t>(key) - 1};
}

/** What stands before the first statement heads the file, whichever statement that is. */
void OanimReader::keepPending(KeptAt at)
{
    if (!m_pending.empty()) {
        m_rig.kept.emplace_back(m_hasStatement ? at : KeptAt{KeptAt::kHeader, KeptAt::Version}, m_pending);
        m_pending.clear();
    }
    m_hasStatement = true;
}

Error OanimReader::error(const Fault &fault, std::string_view statement, int column) const
{
    return errorOf(fault, {m_file, m_lines.number(), column, {}}, statement);
}

} // namespace

Result<CookedRig> readOanim(std::string_view text, const std::string &file)
{
    return withinMemory([&] { return OanimReader(text, file).read(); });
}

} // namespace clipwright
