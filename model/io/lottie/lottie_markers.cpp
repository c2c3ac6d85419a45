// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT

#include "model/io/lottie/lottie_markers.h"

#include "model/io/lottie/lottie_context.h"

#include <algorithm>
#include <unordered_map>
#include <unordered_set>

namespace clipwright {

namespace {

constexpr std::string_view kOnce = "#once";

struct Marker {
    double time = 0;
    double duration = 0;
    std::string name;
    std::string payload;
    bool isMark = false;
    bool loops = true;
    std::size_t index = 0;
    std::uint32_t byte = 0;
};

std::string_view trimmed(std::string_view text)
{
    constexpr std::string_view space = " \t\r\n\f\v";
    const std::size_t begin = text.find_first_not_of(space);
    if (begin == std::string_view::npos)
        return {};
    return text.substr(begin, text.find_last_not_of(space) + 1 - begin);
}

void setName(Marker &marker, std::string_view name)
{
    name = trimmed(name);
    if (name.ends_with(kOnce)) {
        marker.loops = false;
        name = trimmed(name.substr(0, name.size() - kOnce.size()));
    }
    marker.name = name;
}

void readComment(Marker &marker, const std::string &comment)
{
    const std::string_view text = trimmed(comment);
    if (text.starts_with('{')) {
        const Result<JsonDocument> json = JsonDocument::parse(std::make_shared<const std::string>(text));
        if (json) {
            const JsonValue mark = json->root()["mark"];
            marker.isMark = mark.isString() || mark.isNumber();
            marker.payload = textOf(json->root()["payload"]);
            if (marker.isMark)
                marker.name = trimmed(textOf(mark));
            else
                setName(marker, textOf(json->root()["name"]));
            return;
        }
    }
    setName(marker, text);
}

std::vector<Marker> collect(LottieContext &context, JsonValue markers)
{
    std::vector<Marker> list;
    std::size_t index = 0;
    for (JsonValue value = markers.first(); value.isValid(); value = value.next(), ++index) {
        if (index == context.caps.markers) {
            context.refuse("too-many-markers", "The file has more than 10,000 markers.",
                           {"/markers", {}, markers.begin(), {}});
            return {};
        }
        if (!value["tm"].isNumber()) {
            context.report.odd("marker-malformed", "A marker without a time is left out.",
                               {itemPointer({}, "markers", index), {}, value.begin(), {}});
            continue;
        }
        Marker marker;
        marker.time = value["tm"].number();
        marker.duration = std::max(0.0, value["dr"].number());
        marker.index = index;
        marker.byte = value.begin();
        readComment(marker, textOf(value["cm"]));
        list.push_back(std::move(marker));
    }
    std::stable_sort(list.begin(), list.end(), [](const Marker &a, const Marker &b) { return a.time < b.time; });
    return list;
}

/** Where each range ends: a marker without length reaches to the next later one, or to the end. */
std::vector<double> endsOf(const std::vector<Marker> &markers, double timelineEnd)
{
    std::vector<double> ends(markers.size());
    double next = timelineEnd;     // the first later time among the ranges behind
    double sameTime = timelineEnd; // the time of the ranges last seen
    for (std::size_t i = markers.size(); i-- > 0;) {
        const Marker &marker = markers[i];
        if (!marker.isMark && marker.time < sameTime) {
            next = sameTime;
            sameTime = marker.time;
        }
        ends[i] = marker.duration > 0 ? marker.time + marker.duration : std::max(next, marker.time);
    }
    return ends;
}

/** Gives names that are there already `_2`, `_3` …, passing over names that somebody wrote himself. */
class UniqueNames {
public:
    explicit UniqueNames(const std::vector<Marker> &markers)
    {
        for (const Marker &marker : markers)
            m_written.insert(marker.name);
    }

    std::string unique(const std::string &name)
    {
        std::size_t &count = m_counts[name];
        if (++count == 1)
            return name;
        std::string candidate = name + '_' + std::to_string(count);
        while (m_written.contains(candidate))
            candidate = name + '_' + std::to_string(++count);
        return candidate;
    }

private:
    std::unordered_set<std::string> m_written;
    std::unordered_map<std::string, std::size_t> m_counts;
};

void dropMarker(LottieContext &context, const Marker &marker)
{
    context.report.dropped("marker-outside",
                           "The marker '" + marker.name + "' lies outside the timeline and is left out.",
                           {itemPointer({}, "markers", marker.index), {}, marker.byte, {}});
}

} // namespace

void readMarkers(LottieContext &context, JsonValue markers, Timeline &timeline)
{
    std::vector<Marker> list = collect(context, markers);
    const double end = timeline.start + timeline.length;
    const std::vector<double> ends = endsOf(list, end);
    UniqueNames names(list);
    std::size_t rangeCount = 0;
    for (std::size_t i = 0; i < list.size(); ++i) {
        Marker &marker = list[i];
        if (marker.isMark) {
            if (marker.time < timeline.start || marker.time > end)
                dropMarker(context, marker);
            else
                timeline.marks.push_back({marker.time, marker.name, marker.payload});
            continue;
        }
        if (marker.name.empty())
            marker.name = "clip" + std::to_string(rangeCount);
        ++rangeCount;
        const TimeRange range{marker.name, std::max(marker.time, timeline.start), std::min(ends[i], end), marker.loops};
        if (!(range.start < range.end)) {
            dropMarker(context, marker);
            continue;
        }
        timeline.ranges.push_back(range);
        timeline.ranges.back().name = names.unique(range.name);
    }
}

} // namespace clipwright
