// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#include "model/io/json/json_kept.h"
#include "model/io/json/json_places.h"
#include "model/io/oclip/oclip_format.h"
#include "model/io/oclip/oclip_keys.h"
#include "model/io/oclip/oclip_rules.h"
#include "model/io/oclip/oclip_text.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <map>
#include <set>

namespace clipwright {

using namespace oclip;

namespace {

constexpr double kNone = std::numeric_limits<double>::quiet_NaN();
/** What is of unit length within a few units in the last place is kept to the digit, so that `fmt` is stable. */
constexpr double kUnitWithin = 1e-15;

template<class Enum>
std::optional<Enum> choiceNamed(std::span<const std::string_view> names, JsonValue value)
{
    const auto name = std::ranges::find(names, value.string());
    return value.isString() && name != names.end() ? std::optional(static_cast<Enum>(name - names.begin()))
                                                   : std::nullopt;
}

std::optional<double> finite(JsonValue value)
{
    const double number = value.number(kNone);
    return std::isfinite(number) ? std::optional(number) : std::nullopt;
}

class OclipReader {
public:
    explicit OclipReader(const JsonDocument &document) : m_document(document), m_places(document) {}

    OclipReading read();

private:
    void readChannel(JsonValue channel);
    std::optional<Kind> kindOf(JsonValue channel, const ClipChannel &read);
    void readTrack(JsonValue channel, ClipChannel &read);
    void readMarks(JsonValue marks);
    void readRootMotion(JsonValue rootMotion);
    /** As choiceNamed and finite; what is there and does not read is lost, silently, as the format has it. */
    template<class Enum>
    std::optional<Enum> choice(std::span<const std::string_view> names, JsonValue value)
    {
        const std::optional<Enum> read = choiceNamed<Enum>(names, value);
        m_reading.clip.leftOut = m_reading.clip.leftOut || (value.isValid() && !read);
        return read;
    }
    std::optional<double> number(JsonValue value)
    {
        const std::optional<double> read = finite(value);
        m_reading.clip.leftOut = m_reading.clip.leftOut || (value.isValid() && !read);
        return read;
    }
    void leaveOut(JsonValue part, std::string code, std::string what, std::uint32_t count = 1);

    const JsonDocument &m_document;
    JsonPlaces m_places;
    OclipReading m_reading;
    std::set<ChannelAddress> m_addresses;
};

void OclipReader::leaveOut(JsonValue part, std::string code, std::string what, std::uint32_t count)
{
    m_reading.clip.leftOut = true;
    Issue issue;
    issue.fate = Fate::Dropped;
    issue.code = std::move(code);
    // Past what is listed nobody reads the place, and finding it has a price.
    if (m_reading.issues.size() < 1000)
        issue.where = m_places.of(part);
    issue.what = std::move(what);
    issue.count = count;
    m_reading.issues.push_back(std::move(issue));
}

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
    leaveOut(channel, fits.error().code, which + " is left out; " + fits.error().what);
    return std::nullopt;
}

void OclipReader::readTrack(JsonValue channel, ClipChannel &read)
{
    Track track;
    track.kind = read.kind == Kind::Choice ? Kind::Text : read.kind;
    track.component = static_cast<std::int8_t>(read.address.component);
    if (track.kind == Kind::Rotation)
        track.mix = MixRule::Nlerp;
    const std::string mix = channel["mix"].string();
    if (track.kind == Kind::Rotation && (mix == "slerp" || mix == "raw"))
        track.mix = mix == "slerp" ? MixRule::Slerp : MixRule::Raw;
    track.before = choice<Extrapolation>(kExtrapolations, channel["before"]).value_or(Extrapolation::Hold);
    track.after = choice<Extrapolation>(kExtrapolations, channel["after"]).value_or(Extrapolation::Hold);
    track.period = std::max(0.0, number(channel["period"]).value_or(0));
    track.relative = channel["relative"].boolean();
    track.linkedEnds = channel["linkedEnds"].boolean();

    const KeysRead keys = readKeys(channel["keys"], read.kind, holdNamed(channel["hold"]).value_or(Hold::Smooth), track,
                                   m_reading.clip.timeline.easings);
    if (keys.dropped > 0) {
        leaveOut(keys.firstDropped, "keys-dropped",
                 std::to_string(keys.dropped) + (keys.dropped == 1 ? " key of \"" : " keys of \"")
                     + read.address.property + "\" left out; expected a finite \"at\" and a \"value\" of kind "
                     + std::string(rowOf(read.kind).name),
                 keys.dropped);
    }
    m_reading.clip.leftOut = m_reading.clip.leftOut || keys.isChanged;
    if (track.keys.isEmpty()) {
        leaveOut(channel, "channel-no-keys",
                 "the channel of \"" + read.address.property + "\" is left out; expected keys");
        return;
    }
    if (!m_addresses.insert(read.address).second) {
        leaveOut(channel, "channel-duplicate",
                 "the channel of \"" + read.address.property
                     + "\" is left out; expected each target and property once");
        return;
    }
    read.track = m_reading.clip.timeline.add(std::move(track));
    m_reading.clip.channels.push_back(std::make_shared<ClipChannel>(std::move(read)));
}

void OclipReader::readChannel(JsonValue channel)
{
    ClipChannel read;
    read.address.target = channel["target"].string();
    if (channel["bone"].isString())
        read.address.bone = channel["bone"].string();
    read.address.property = channel["property"].string();
    const std::optional<Kind> kind = kindOf(channel, read);
    if (!kind)
        return;
    read.kind = *kind;
    const double component = channel["component"].number(-1);
    if (rowOf(*kind).storage == Storage::Numbers && *kind != Kind::Choice && component >= 0 && component < 127
        && component == std::floor(component) && (rowOf(*kind).components == 0 || component < rowOf(*kind).components))
        read.address.component = static_cast<int>(component);
    read.names = channel["names"].string();
    read.order = choice<EulerOrder>(eulerOrderNames(), channel["order"]).value_or(EulerOrder::XYZ);
    read.minimum = number(channel["min"]);
    read.maximum = number(channel["max"]);
    read.kept = keptMembers(channel, kChannel);
    readTrack(channel, read);
}

void OclipReader::readMarks(JsonValue marks)
{
    std::vector<TimeMark> &read = m_reading.clip.timeline.marks;
    for (JsonValue mark = marks.isArray() ? marks.first() : JsonValue(); mark.isValid(); mark = mark.next()) {
        if (!mark.isObject()) {
            m_reading.clip.leftOut = true;
            continue;
        }
        const std::optional<double> at = finite(mark["at"]);
        if (!at || !mark["name"].isString()) {
            leaveOut(mark, "mark-dropped", "a mark is left out; expected a finite \"at\" and a text \"name\"");
            continue;
        }
        TimeMark one{*at, mark["name"].string(), {}, keptMembers(mark, kMark)};
        if (mark["payload"].isValid() && mark["payload"].type() != JsonType::Null)
            appendJson(one.payload, mark["payload"]);
        read.push_back(std::move(one));
    }
    std::ranges::stable_sort(read, {}, &TimeMark::time);
}

void OclipReader::readRootMotion(JsonValue rootMotion)
{
    m_reading.clip.leftOut = m_reading.clip.leftOut || (rootMotion.isValid() && !rootMotion.isObject());
    if (!rootMotion.isObject())
        return;
    RootMotion root;
    root.target = rootMotion["target"].string();
    if (rootMotion["bone"].isString())
        root.bone = rootMotion["bone"].string();
    root.turns = rootMotion["turns"].boolean();
    root.rises = rootMotion["rises"].boolean();
    if (const JsonValue up = rootMotion["up"]; up.isArray()) {
        std::array<double, 3> read{};
        std::size_t i = 0;
        for (JsonValue part = up.first(); part.isValid() && i < 3; part = part.next())
            read[i++] = part.number(0);
        const double length = std::sqrt(read[0] * read[0] + read[1] * read[1] + read[2] * read[2]);
        if (length >= 1e-6 && std::isfinite(length)) {
            const double scale = std::abs(length - 1) > kUnitWithin ? 1 / length : 1;
            for (double &part : read)
                part *= scale;
            root.up = read;
        }
    }
    root.kept = keptMembers(rootMotion, oclip::kRootMotion);
    m_reading.clip.rootMotion = std::move(root);
}

OclipReading OclipReader::read()
{
    const JsonValue root = m_document.root();
    Clip &clip = m_reading.clip;
    if (root["name"].isString())
        clip.name = root["name"].string();
    clip.whenDone = choice<WhenDone>(whenDoneNames(), root["whenDone"]).value_or(WhenDone::Hold);
    clip.playback = choice<Playback>(playbackNames(), root["playback"]);
    const std::optional<double> rate = number(root["rate"]);
    const double usual = clip.playback ? 10 : 30;
    clip.timeline.rate = Rate{rate && *rate > 0 ? *rate : usual};
    const bool isOldVersion = root["formatVersion"].source() != "1"; // or none: read as 1, and written so
    clip.leftOut = clip.leftOut || isOldVersion || (rate && *rate <= 0);
    readRootMotion(root["rootMotion"]);
    clip.kept = keptMembers(root, kTop);
    const JsonValue channels = root["channels"];
    for (JsonValue channel = channels.isArray() ? channels.first() : JsonValue(); channel.isValid();
         channel = channel.next()) {
        if (channel.isObject())
            readChannel(channel);
        else
            clip.leftOut = true;
    }
    readMarks(root["marks"]);
    const std::optional<double> duration = number(root["duration"]);
    clip.leftOut = clip.leftOut || (duration && *duration < 0);
    if (duration && *duration >= 0) {
        clip.timeline.length = *duration;
    } else {
        const double lastMark = clip.timeline.marks.empty() ? 0 : clip.timeline.marks.back().time;
        clip.timeline.length = std::max({0.0, clip.lastKey(), lastMark});
    }
    clip.text = m_document.sharedText();
    capIssues(m_reading.issues);
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
