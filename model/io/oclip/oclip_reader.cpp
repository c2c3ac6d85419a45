// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#include "model/io/json/json_kept.h"
#include "model/io/oclip/oclip_format.h"
#include "model/io/oclip/oclip_keys.h"
#include "model/io/oclip/oclip_report.h"
#include "model/io/oclip/oclip_rules.h"
#include "model/io/oclip/oclip_text.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <limits>
#include <set>

namespace clipwright {

using namespace oclip;

namespace {

/** The rules of `mix`, as files name them: what is not said is the usual one. */
constexpr std::array<std::string_view, 3> kMixes{"nlerp", "slerp", "raw"};
constexpr std::array<MixRule, 3> kMixRules{MixRule::Nlerp, MixRule::Slerp, MixRule::Raw};
/** What is of unit length within a few units in the last place is kept to the digit, so that `fmt` is stable. */
constexpr double kUnitWithin = 1e-15;

class OclipReader {
public:
    explicit OclipReader(const JsonDocument &document) : m_document(document), m_report(document) {}

    OclipReading read();

private:
    void readChannel(JsonValue channel);
    void readComponent(JsonValue channel, ClipChannel &read);
    template<class Read>
    void readObjects(std::string_view member, std::string_view what, const Read &read);
    std::optional<Kind> kindOf(JsonValue channel, const ClipChannel &read);
    void readTrack(JsonValue channel, ClipChannel &read);
    void readMarks();
    void readRootMotion(JsonValue rootMotion);
    void readUp(JsonValue up, RootMotion &root);
    const JsonDocument &m_document;
    OclipReport m_report;
    OclipReading m_reading;
    std::set<ChannelAddress> m_addresses;
};

/** Nothing where the channel is left out. */
std::optional<Kind> OclipReader::kindOf(JsonValue channel, const ClipChannel &read)
{
    const std::optional<Kind> kind = kindNamed(channel["kind"].string());
    const Result<void> fits =
        checkAddress(read.address, kind.value_or(Kind::Path), m_reading.clip.playback.has_value());
    if (fits)
        return kind;
    const std::string which = read.address.property.empty() ? std::string("a channel without a property")
                                                            : "the channel of \"" + read.address.property + "\"";
    m_report.leaveOut(channel, fits.error().code, which + " is left out; " + fits.error().what);
    return std::nullopt;
}

void OclipReader::readTrack(JsonValue channel, ClipChannel &read)
{
    Track track;
    track.kind = read.kind == Kind::Choice ? Kind::Text : read.kind;
    track.component = static_cast<std::int8_t>(read.address.component);
    if (const auto mix = m_report.choice<std::size_t>(channel, "mix", kMixes); track.kind == Kind::Rotation)
        track.mix = mix ? kMixRules.at(*mix) : MixRule::Nlerp;
    track.before = m_report.choice<Extrapolation>(channel, "before", kExtrapolations).value_or(Extrapolation::Hold);
    track.after = m_report.choice<Extrapolation>(channel, "after", kExtrapolations).value_or(Extrapolation::Hold);
    track.period = std::max(0.0, m_report.number(channel, "period").value_or(0));
    track.relative = m_report.flag(channel, "relative");
    track.linkedEnds = m_report.flag(channel, "linkedEnds");
    const Hold hold = m_report.choice<Hold>(channel, "hold", kHolds).value_or(Hold::Smooth);

    const KeysRead keys = readKeys(channel["keys"], read.kind, hold, track, m_reading.clip.timeline.easings);
    if (keys.dropped > 0) {
        m_report.leaveOut(keys.firstDropped, "keys-dropped",
                          std::to_string(keys.dropped) + (keys.dropped == 1 ? " key of \"" : " keys of \"")
                              + read.address.property + "\" left out; expected a finite \"at\" and a \"value\" of kind "
                              + std::string(rowOf(read.kind).name),
                          keys.dropped);
    }
    if (keys.repeated > 0) {
        m_report.leaveOut(keys.firstRepeated, "member-repeated",
                          std::to_string(keys.repeated) + (keys.repeated == 1 ? " member" : " members")
                              + " of keys of \"" + read.address.property + "\" left out; the last of its name counts",
                          keys.repeated);
    }
    if (keys.odd > 0) {
        m_report.leaveOut(keys.firstOdd, "value-malformed",
                          std::to_string(keys.odd) + (keys.odd == 1 ? " member" : " members") + " of keys of \""
                              + read.address.property
                              + "\" left out; expected a hold, slopes, handles or weights that we know",
                          keys.odd);
    }
    if (track.keys.isEmpty()) {
        m_report.leaveOut(channel, "channel-no-keys",
                          "the channel of \"" + read.address.property + "\" is left out; expected keys");
        return;
    }
    if (!m_addresses.insert(read.address).second) {
        m_report.leaveOut(channel, "channel-duplicate",
                          "the channel of \"" + read.address.property
                              + "\" is left out; expected each target and property once");
        return;
    }
    read.track = m_reading.clip.timeline.add(std::move(track));
    m_reading.clip.channels.push_back(std::make_shared<ClipChannel>(std::move(read)));
}

void OclipReader::readComponent(JsonValue channel, ClipChannel &read)
{
    const std::optional<double> component = m_report.number(channel, "component");
    if (!component)
        return;
    const KindRow &kind = rowOf(read.kind);
    const bool hasComponents = kind.storage == Storage::Numbers && read.kind != Kind::Choice;
    if (hasComponents && *component >= 0 && *component < (kind.components == 0 ? 127 : kind.components)
        && *component == std::floor(*component))
        read.address.component = static_cast<int>(*component);
    else
        m_report.defaulted(channel["component"], "component", "the place of one of the value's numbers, from 0 on");
}

void OclipReader::readChannel(JsonValue channel)
{
    ClipChannel read;
    read.address.target = m_report.text(channel, "target").value_or("");
    read.address.bone = m_report.text(channel, "bone");
    read.address.property = channel["property"].string();
    const std::optional<Kind> kind = kindOf(channel, read);
    if (!kind)
        return;
    read.kind = *kind;
    readComponent(channel, read);
    read.names = m_report.text(channel, "names").value_or("");
    read.order = m_report.choice<EulerOrder>(channel, "order", eulerOrderNames()).value_or(EulerOrder::XYZ);
    read.minimum = m_report.number(channel, "min");
    read.maximum = m_report.number(channel, "max");
    read.kept = keptMembers(channel, kChannel);
    m_report.repeats(channel, kChannel);
    readTrack(channel, read);
}

void OclipReader::readMarks()
{
    std::vector<TimeMark> &read = m_reading.clip.timeline.marks;
    readObjects("marks", "an object, a mark", [&](JsonValue mark) {
        const double at = mark["at"].number(std::numeric_limits<double>::quiet_NaN());
        if (!std::isfinite(at) || !mark["name"].isString()) {
            m_report.leaveOut(mark, "mark-dropped", "a mark is left out; expected a finite \"at\" and a text \"name\"");
            return;
        }
        m_report.repeats(mark, kMark);
        TimeMark one{at, mark["name"].string(), {}, keptMembers(mark, kMark)};
        if (mark["payload"].isValid() && mark["payload"].type() != JsonType::Null)
            appendJson(one.payload, mark["payload"]);
        read.push_back(std::move(one));
    });
    std::ranges::stable_sort(read, {}, &TimeMark::time);
}

void OclipReader::readUp(JsonValue up, RootMotion &root)
{
    std::array<double, 3> read{};
    std::size_t i = 0;
    for (JsonValue part = up.isArray() ? up.first() : JsonValue(); part.isValid() && i < 3; part = part.next())
        read[i++] = part.number(0);
    const double length = std::sqrt(read[0] * read[0] + read[1] * read[1] + read[2] * read[2]);
    if (length >= 1e-6 && std::isfinite(length)) {
        const double scale = std::abs(length - 1) > kUnitWithin ? 1 / length : 1;
        for (double &part : read)
            part *= scale;
        root.up = read;
    } else if (up.isValid()) {
        m_report.defaulted(up, "up", "three numbers, a direction");
    }
}

void OclipReader::readRootMotion(JsonValue rootMotion)
{
    if (rootMotion.isValid() && !rootMotion.isObject())
        m_report.defaulted(rootMotion, "rootMotion", "an object");
    if (!rootMotion.isObject())
        return;
    RootMotion root;
    root.target = m_report.text(rootMotion, "target").value_or("");
    root.bone = m_report.text(rootMotion, "bone");
    root.turns = m_report.flag(rootMotion, "turns");
    root.rises = m_report.flag(rootMotion, "rises");
    readUp(rootMotion["up"], root);
    root.kept = keptMembers(rootMotion, oclip::kRootMotion);
    m_report.repeats(rootMotion, oclip::kRootMotion);
    m_reading.clip.rootMotion = std::move(root);
}

/** The items of a list of the clip; what else stands in it is told. */
template<class Read>
void OclipReader::readObjects(std::string_view member, std::string_view what, const Read &read)
{
    const JsonValue list = m_document.root()[member];
    if (list.isValid() && !list.isArray())
        m_report.defaulted(list, member, "a list");
    for (JsonValue item = list.isArray() ? list.first() : JsonValue(); item.isValid(); item = item.next()) {
        if (item.isObject())
            read(item);
        else
            m_report.leaveOut(item, "value-malformed",
                              std::string("expected ").append(what).append("; the item is left out"));
    }
}

OclipReading OclipReader::read()
{
    const JsonValue root = m_document.root();
    Clip &clip = m_reading.clip;
    const JsonValue version = root["formatVersion"];
    if (version.isValid() && version.source() != "1")
        m_report.leaveOut(version, "value-malformed",
                          "expected \"formatVersion\": 1; the file is read as one of that, and will be written so");
    clip.name = m_report.text(root, "name").value_or(clip.name);
    clip.whenDone = m_report.choice<WhenDone>(root, "whenDone", whenDoneNames()).value_or(WhenDone::Hold);
    clip.playback = m_report.choice<PlaybackMode>(root, "playback", playbackNames());
    const std::optional<double> rate = m_report.number(root, "rate");
    const double usual = clip.playback ? 10 : 30;
    clip.timeline.rate = Rate{rate && *rate > 0 ? *rate : usual};
    if (rate && *rate <= 0)
        m_report.defaulted(root["rate"], "rate", "a number above 0");
    readRootMotion(root["rootMotion"]);
    clip.kept = keptMembers(root, kTop);
    m_report.repeats(root, kTop);
    readObjects("channels", "an object, a channel", [&](JsonValue channel) { readChannel(channel); });
    readMarks();
    const std::optional<double> duration = m_report.number(root, "duration");
    if (duration && *duration < 0)
        m_report.defaulted(root["duration"], "duration", "a number of 0 or more");
    if (duration && *duration >= 0) {
        clip.timeline.length = *duration;
    } else {
        const double lastMark = clip.timeline.marks.empty() ? 0 : clip.timeline.marks.back().time;
        clip.timeline.length = std::max({0.0, clip.lastKey(), lastMark});
    }
    clip.text = m_document.sharedText();
    clip.leftOut = m_report.hasLeftOut();
    m_reading.issues = m_report.take();
    return std::move(m_reading);
}

} // namespace

Result<OclipReading> readOclip(const std::shared_ptr<const std::string> &text, const std::string &file,
                               const JsonCaps &caps)
{
    JsonCaps lenient = caps;
    lenient.numbersOverRange = true;
    const Result<JsonDocument> document = JsonDocument::parse(text, file, lenient);
    if (!document)
        return tl::make_unexpected(document.error());
    const JsonValue root = document->root();
    const auto refuseAt = [&](JsonValue value, std::string code, std::string what) {
        return refuse(std::move(code), std::move(what), document->placeOf(value.begin()));
    };
    if (!root.isObject())
        return refuseAt(root, "not-an-object", "expected an object of an .oclip");
    const JsonValue kind = root["kind"];
    if (!kind.isString() || kind.string() != kMarker)
        return refuseAt(kind.isValid() ? kind : root, "wrong-kind", "expected \"kind\": \"orblit.clip\"");
    const JsonValue version = root["formatVersion"];
    const bool isWhole = version.isNumber() && version.source().find_first_of(".eE") == std::string_view::npos;
    if (isWhole && version.number(std::numeric_limits<double>::max()) > kNewestVersion)
        return refuseAt(version, "newer", "expected a formatVersion of at most 1; the file is of a newer program");
    return OclipReader(*document).read();
}

} // namespace clipwright
