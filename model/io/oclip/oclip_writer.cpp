// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#include "model/io/oclip/oclip_easing.h"
#include "model/io/oclip/oclip_format.h"
#include "model/io/oclip/oclip_object.h"
#include "model/io/oclip/oclip_text.h"

#include <algorithm>
#include <array>

namespace clipwright {

using namespace oclip;

namespace {

/** Members by name, so that the lists of oclip_members.h stay the only place that numbers them. */
template<std::size_t N>
consteval std::size_t member(const std::array<std::string_view, N> &names, std::string_view name)
{
    return static_cast<std::size_t>(std::ranges::find(names, name) - names.begin());
}

void appendWord(std::string &text, std::string_view word)
{
    text += '"';
    text += word;
    text += '"';
}

class ChannelText {
public:
    ChannelText(std::string &text, const Clip &clip, const ClipChannel &channel)
        : m_text(text),
          m_channel(channel),
          m_track(clip.trackOf(channel)),
          m_easings(clip.timeline.easings)
    {}

    void write();

private:
    Hold commonHold() const;
    void writeOurs(ObjectText &object);
    void writeKey(std::size_t index);
    void writeHandles(const KeyHandles &handles, ObjectText &object);
    void writeValue(std::span<const double> numbers);
    const std::vector<KeptText> *keptOf(KeyId id);

    std::string &m_text;
    const ClipChannel &m_channel;
    const Track &m_track;
    const EasingTable &m_easings;
    Hold m_common = Hold::Smooth;
};

/** The hold that most keys use; of several the one met first. */
Hold ChannelText::commonHold() const
{
    std::array<std::size_t, kHolds.size()> counts{};
    std::vector<Hold> met;
    for (std::size_t i = 0; i < m_track.keys.size(); ++i) {
        const Hold hold = holdFor(m_easings[m_track.keys.easing(i)]);
        if (counts[static_cast<std::size_t>(hold)]++ == 0)
            met.push_back(hold);
    }
    Hold common = Hold::Smooth;
    std::size_t most = 0;
    for (const Hold hold : met) {
        if (counts[static_cast<std::size_t>(hold)] > most) {
            most = counts[static_cast<std::size_t>(hold)];
            common = hold;
        }
    }
    return common;
}

void ChannelText::writeOurs(ObjectText &object)
{
    if (m_track.kind == Kind::Rotation && m_track.mix != MixRule::Nlerp)
        appendWord(object.open(member(kChannel, "mix")), m_track.mix == MixRule::Raw ? "raw" : "slerp");
    if (m_channel.kind == Kind::Euler)
        appendWord(object.open(member(kChannel, "order")),
                   eulerOrderNames()[static_cast<std::size_t>(m_channel.order)]);
    if (!m_channel.names.empty())
        appendString(object.open(member(kChannel, "names")), m_channel.names);
    if (m_track.relative)
        object.open(member(kChannel, "relative")) += "true";
    if (m_channel.minimum)
        appendNumber(object.open(member(kChannel, "min")), *m_channel.minimum);
    if (m_channel.maximum)
        appendNumber(object.open(member(kChannel, "max")), *m_channel.maximum);
    if (m_channel.address.component >= 0)
        object.open(member(kChannel, "component")) += std::to_string(m_channel.address.component);
    if (m_track.before != Extrapolation::Hold)
        appendWord(object.open(member(kChannel, "before")), kExtrapolations[static_cast<std::size_t>(m_track.before)]);
    if (m_track.after != Extrapolation::Hold)
        appendWord(object.open(member(kChannel, "after")), kExtrapolations[static_cast<std::size_t>(m_track.after)]);
    if (m_track.period > 0)
        appendNumber(object.open(member(kChannel, "period")), m_track.period);
    if (m_track.linkedEnds)
        object.open(member(kChannel, "linkedEnds")) += "true";
}

void ChannelText::writeValue(std::span<const double> numbers)
{
    if (m_channel.kind == Kind::Flag)
        m_text += numbers.front() >= 0.5 ? "true" : "false";
    else if (m_track.component >= 0 || rowOf(m_channel.kind).components == 1)
        appendNumber(m_text, numbers.front());
    else
        appendNumbers(m_text, numbers);
}

const std::vector<KeptText> *ChannelText::keptOf(KeyId id)
{
    const auto at = std::ranges::lower_bound(m_track.keptAtKeys, id, {}, [](const auto &pair) { return pair.first; });
    return at != m_track.keptAtKeys.end() && at->first == id ? &at->second : nullptr;
}

/** Of two sides one that is not told is null, which a reader skips. */
void ChannelText::writeHandles(const KeyHandles &handles, ObjectText &object)
{
    if (handles.in != HandleType::Untold || handles.out != HandleType::Untold) {
        object.open(static_cast<std::size_t>(KeyMember::Handles)) += '[';
        const auto type = [this](HandleType told) {
            if (told == HandleType::Untold)
                m_text += "null";
            else
                appendWord(m_text, nameOf(told));
        };
        type(handles.in);
        m_text += ',';
        type(handles.out);
        m_text += ']';
    }
    if (handles.weightIn >= 0 || handles.weightOut >= 0) {
        object.open(static_cast<std::size_t>(KeyMember::Weights)) += '[';
        const auto weight = [this](double told) {
            if (told >= 0)
                appendNumber(m_text, told);
            else
                m_text += "null";
        };
        weight(handles.weightIn);
        m_text += ',';
        weight(handles.weightOut);
        m_text += ']';
    }
}

void ChannelText::writeKey(std::size_t index)
{
    const Keys &keys = m_track.keys;
    const auto slot = [](KeyMember key) { return static_cast<std::size_t>(key); };
    ObjectText object(m_text, kKey, keptOf(keys.id(index)), -1);
    appendNumber(object.open(slot(KeyMember::At)), keys.time(index));
    object.open(slot(KeyMember::Value));
    if (keys.storage() == Storage::Strings)
        appendString(m_text, keys.text(index));
    else
        writeValue(keys.value(index));
    const Easing &easing = m_easings[keys.easing(index)];
    const Hold hold = holdFor(easing);
    if (hold != m_common)
        appendWord(object.open(slot(KeyMember::Hold)), kHolds[static_cast<std::size_t>(hold)]);
    if (const std::string_view shape = shapeOf(easing); !shape.empty())
        appendWord(object.open(slot(KeyMember::Shape)), shape);
    if (!keys.tangentIn(index).empty()) {
        object.open(slot(KeyMember::In));
        writeValue(keys.tangentIn(index));
    }
    if (!keys.tangentOut(index).empty()) {
        object.open(slot(KeyMember::Out));
        writeValue(keys.tangentOut(index));
    }
    if (const std::string text = easingText(easing); !text.empty())
        object.open(slot(KeyMember::Easing)) += text;
    writeHandles(keys.handles(index), object);
    object.close();
}

void ChannelText::write()
{
    m_common = commonHold();
    ObjectText object(m_text, kChannel, &m_channel.kept, 4);
    appendString(object.open(member(kChannel, "target")), m_channel.address.target);
    if (m_channel.address.bone)
        appendString(object.open(member(kChannel, "bone")), *m_channel.address.bone);
    appendString(object.open(member(kChannel, "property")), m_channel.address.property);
    appendWord(object.open(member(kChannel, "kind")), rowOf(m_channel.kind).name);
    if (m_common != Hold::Smooth)
        appendWord(object.open(member(kChannel, "hold")), kHolds[static_cast<std::size_t>(m_common)]);
    writeOurs(object);
    object.open(member(kChannel, "keys"));
    m_text += '[';
    for (std::size_t i = 0; i < m_track.keys.size(); ++i) {
        m_text += i > 0 ? ",\n        " : "\n        ";
        writeKey(i);
    }
    m_text += m_track.keys.isEmpty() ? "]" : "\n      ]";
    object.close();
}

void writeRootMotion(std::string &text, const RootMotion &root)
{
    ObjectText object(text, oclip::kRootMotion, &root.kept, 2);
    appendString(object.open(member(oclip::kRootMotion, "target")), root.target);
    if (root.bone)
        appendString(object.open(member(oclip::kRootMotion, "bone")), *root.bone);
    if (root.turns)
        object.open(member(oclip::kRootMotion, "turns")) += "true";
    if (root.rises)
        object.open(member(oclip::kRootMotion, "rises")) += "true";
    if (root.up != RootMotion{}.up)
        appendNumbers(object.open(member(oclip::kRootMotion, "up")), root.up);
    object.close();
}

void writeChannels(std::string &text, const Clip &clip)
{
    text += '[';
    bool isFirst = true;
    for (const std::shared_ptr<const ClipChannel> &channel : clip.channels) {
        text += isFirst ? "\n    " : ",\n    ";
        isFirst = false;
        ChannelText(text, clip, *channel).write();
    }
    text += isFirst ? "]" : "\n  ]";
}

void writeMarks(std::string &text, const Clip &clip)
{
    text += '[';
    for (std::size_t i = 0; i < clip.timeline.marks.size(); ++i) {
        text += i > 0 ? ",\n    " : "\n    ";
        const TimeMark &mark = clip.timeline.marks[i];
        ObjectText object(text, kMark, &mark.kept, -1);
        appendNumber(object.open(member(kMark, "at")), mark.time);
        appendString(object.open(member(kMark, "name")), mark.name);
        if (!mark.payload.empty())
            object.open(member(kMark, "payload")) += mark.payload;
        object.close();
    }
    text += clip.timeline.marks.empty() ? "]" : "\n  ]";
}

} // namespace

std::string writeOclip(const Clip &clip)
{
    std::string text;
    ObjectText object(text, kTop, &clip.kept, 0);
    appendWord(object.open(member(kTop, "kind")), kMarker);
    object.open(member(kTop, "formatVersion")) += std::to_string(kNewestVersion);
    appendString(object.open(member(kTop, "name")), clip.name);
    appendNumber(object.open(member(kTop, "duration")), clip.oneWay());
    appendNumber(object.open(member(kTop, "rate")), clip.timeline.rate.framesPerSecond);
    appendWord(object.open(member(kTop, "whenDone")), whenDoneNames()[static_cast<std::size_t>(clip.atEnd())]);
    if (clip.playback)
        appendWord(object.open(member(kTop, "playback")), playbackNames()[static_cast<std::size_t>(*clip.playback)]);
    if (clip.rootMotion) {
        object.open(member(kTop, "rootMotion"));
        writeRootMotion(text, *clip.rootMotion);
    }
    object.open(member(kTop, "channels"));
    writeChannels(text, clip);
    object.open(member(kTop, "marks"));
    writeMarks(text, clip);
    object.close();
    text += '\n';
    return text;
}

} // namespace clipwright
