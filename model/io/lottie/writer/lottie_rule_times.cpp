// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
// Timelines, and the ranges and marks that Lottie has as markers.
#include "model/core/single.h"
#include "model/io/lottie/lottie_caps.h"
#include "model/io/lottie/writer/lottie_marker_edits.h"
#include "model/io/lottie/writer/lottie_rules.h"

#include <algorithm>
#include <unordered_set>

namespace clipwright {

namespace {

bool isTrimmed(std::string_view name)
{
    constexpr std::string_view space = " \t\r\n\f\v";
    return name.empty() || (space.find(name.front()) == space.npos && space.find(name.back()) == space.npos);
}

bool isWithin(const Timeline &timeline, double time)
{
    return time >= timeline.start && time <= timeline.start + timeline.length;
}

} // namespace

Result<void> checkLottieTimes(const Timeline &timeline)
{
    const double rate = timeline.rate.framesPerSecond;
    if (timeline.unit != TimeUnit::Frame || !isPositiveSingle(rate) || rate > LottieCaps().framesASecond)
        return refuse("lottie-timeline", "a Lottie file counts frames, of which a second has at most 1,000,000");
    const bool isLength = isPositiveSingle(timeline.length) && timeline.length <= LottieCaps().timelineFrames;
    if (!isLength || endAfter(timeline.start, timeline.length) - timeline.start != timeline.length)
        return refuse("lottie-timeline", "a Lottie file has a length, of at most 1,000,000 frames");
    Result<void> fits = checkLottieRanges(timeline, timeline.ranges);
    return fits ? checkLottieMarks(timeline, timeline.marks) : fits;
}

Result<void> checkLottieRanges(const Timeline &timeline, const std::vector<TimeRange> &ranges)
{
    if (ranges.size() + timeline.marks.size() > LottieCaps().markers)
        return refuse("lottie-range", "a Lottie file has at most 10,000 markers");
    std::unordered_set<std::string_view> names;
    for (const TimeRange &range : ranges) {
        const bool isName = !range.name.empty() && isTrimmed(range.name) && !range.name.ends_with("#once");
        if (!isName || !names.insert(range.name).second)
            return refuse("lottie-range", "a range of a Lottie file has a name of its own, without spaces around it");
        const bool isInside = isWithin(timeline, range.start) && isWithin(timeline, range.end);
        if (!(range.start < range.end) || !isInside || range.start + spanBetween(range.start, range.end) != range.end)
            return refuse("lottie-range", "a range of a Lottie file has a length, within the timeline");
        if (Result<void> fits = checkLottieText(range.name); !fits)
            return fits;
    }
    return {};
}

Result<void> checkLottieMarks(const Timeline &timeline, const std::vector<TimeMark> &marks)
{
    if (marks.size() + timeline.ranges.size() > LottieCaps().markers)
        return refuse("lottie-mark", "a Lottie file has at most 10,000 markers");
    for (const TimeMark &mark : marks) {
        if (!isTrimmed(mark.name) || !isWithin(timeline, mark.time))
            return refuse("lottie-mark",
                          "a mark of a Lottie file is within the timeline, its name without spaces around it");
        Result<void> fits = checkLottieText(mark.name);
        if (fits)
            fits = checkLottieText(mark.payload);
        if (!fits)
            return fits;
    }
    return {};
}

} // namespace clipwright
