// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#include "model/cook/cook_clips.h"

#include "model/cook/names.h"
#include "model/cook/report.h"
#include "model/core/numbers.h"

#include <algorithm>
#include <set>
#include <utility>

namespace clipwright {

namespace {

std::vector<std::string_view> split(std::string_view text, char separator)
{
    std::vector<std::string_view> parts;
    for (std::size_t at = 0;;) {
        const std::size_t next = text.find(separator, at);
        parts.push_back(text.substr(at, next == std::string_view::npos ? next : next - at));
        if (next == std::string_view::npos)
            return parts;
        at = next + 1;
    }
}

std::vector<TimeRange> parseClips(std::string_view setting, Issues &issues)
{
    std::vector<TimeRange> ranges;
    for (std::string_view entry : split(setting, ',')) {
        if (std::optional<TimeRange> range = parseClip(trimmed(entry), issues))
            ranges.push_back(std::move(*range));
    }
    return ranges;
}

/** The timeline's ranges by start; one without length reaches to the next later start or the end. */
std::vector<TimeRange> rangesOf(const Timeline &timeline)
{
    std::vector<TimeRange> ranges = timeline.ranges;
    std::ranges::stable_sort(ranges, {}, &TimeRange::start);
    for (std::size_t i = 0; i < ranges.size(); ++i) {
        if (ranges[i].end != ranges[i].start)
            continue;
        ranges[i].end = timeline.start + timeline.length;
        for (std::size_t j = i + 1; j < ranges.size(); ++j) {
            if (ranges[j].start > ranges[i].start) {
                ranges[i].end = ranges[j].start;
                break;
            }
        }
    }
    return ranges;
}

/** Counts on from where the last equal name stopped, so that a thousand equal names are not tried a million times. */
class UniqueNames {
public:
    std::string take(const std::string &name)
    {
        if (m_taken.insert(name).second)
            return name;
        int &number = m_last.try_emplace(name, 1).first->second;
        std::string result;
        do
            result = name + "_" + std::to_string(++number);
        while (!m_taken.insert(result).second);
        return result;
    }

private:
    std::set<std::string> m_taken;
    std::map<std::string, int> m_last;
};

} // namespace

std::optional<TimeRange> parseClip(std::string_view entry, Issues &issues)
{
    const std::vector<std::string_view> parts = split(entry, ':');
    std::string quoted(1, '\'');
    quoted.append(entry).append(1, '\'');
    if (parts.size() < 3 || trimmed(parts[0]).empty()) {
        addRefusal(issues, "clips-entry", "The clip " + quoted + " is not name:start:end[:loop|once].");
        return std::nullopt;
    }
    const std::optional<double> start = parseNumber(trimmed(parts[1]));
    const std::optional<double> end = parseNumber(trimmed(parts[2]));
    if (!start || !end) {
        addRefusal(issues, "clips-frames", "The clip " + quoted + " needs a start and an end frame that are numbers.");
        return std::nullopt;
    }
    const std::string_view mode = parts.size() > 3 ? parts[3] : "loop";
    if (mode != "loop" && mode != "once") {
        addRefusal(issues, "clips-mode",
                   "The clip " + quoted + " plays 'loop' or 'once', not '" + std::string(mode) + "'.");
        return std::nullopt;
    }
    return TimeRange{std::string(trimmed(parts[0])), *start, *end, mode == "loop"};
}

Issues wrongClips(std::string_view setting)
{
    Issues issues;
    if (!setting.empty())
        parseClips(setting, issues);
    return issues;
}

std::vector<TimeRange> cookClips(CookScope &scope, std::string_view setting)
{
    std::vector<TimeRange> clips;
    UniqueNames names;
    for (TimeRange &range : setting.empty() ? rangesOf(scope.timeline) : parseClips(setting, scope.issues)) {
        const double start = std::clamp(range.start - scope.span.start, 0.0, scope.span.duration);
        const double end = std::clamp(range.end - scope.span.start, 0.0, scope.span.duration);
        if (!(start < end) || sameFrame(start, end)) {
            addRefusal(scope.issues, "clip-empty", "The clip '" + range.name + "' has no frames on the timeline.");
            continue;
        }
        const std::string fallback = "clip" + std::to_string(clips.size());
        clips.push_back({names.take(wordOf(range.name, fallback)), start, end, range.loops});
    }
    return clips;
}

std::vector<TimeMark> cookMarks(CookScope &scope)
{
    std::vector<TimeMark> marks;
    for (const TimeMark &mark : scope.timeline.marks) {
        const double frame = mark.time - scope.span.start;
        if (frame >= 0 && frame <= scope.span.duration) {
            marks.push_back({frame, wordOf(mark.name, "mark"), lineOf(mark.payload)});
            continue;
        }
        Issue issue;
        issue.fate = Fate::Dropped;
        issue.code = "mark-outside";
        issue.what = "The mark '" + mark.name + "' lies outside the timeline and is left out.";
        scope.issues.push_back(std::move(issue));
    }
    std::ranges::stable_sort(marks, {}, &TimeMark::time);
    return marks;
}

} // namespace clipwright
