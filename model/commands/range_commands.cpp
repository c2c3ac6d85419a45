// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#include "model/commands/range_commands.h"

#include <algorithm>

namespace clipwright {

namespace {

template<class T>
auto iteratorAt(std::vector<T> &list, std::size_t index)
{
    return list.begin() + static_cast<std::ptrdiff_t>(index);
}

/** Changes a copy of a composition's ranges or marks and sets it as a whole. */
template<class List, class Change>
Result<void> changeList(DocumentEdit &edit, CompositionId composition, Field field, Change change)
{
    const Timeline *in = edit.timeline(composition);
    if (!in)
        return refuse("composition-unknown", "expected a composition of the document");
    auto list = std::get<List>(valueOf(*in, field));
    if (Result<void> done = change(list); !done)
        return done;
    return edit.setField({composition, {}, {}}, field, std::move(list));
}

using Ranges = std::vector<TimeRange>;
using Marks = std::vector<TimeMark>;

Result<void> checkName(const Ranges &ranges, const std::string &name, std::size_t apart)
{
    if (name.empty())
        return refuse("name-empty", "expected a name for the clip");
    for (std::size_t i = 0; i < ranges.size(); ++i) {
        if (i != apart && ranges[i].name == name)
            return refuse("name-taken", "another clip is called \"" + name + "\"");
    }
    return {};
}

Result<void> checkIndex(std::size_t index, std::size_t size, const char *code, const char *what)
{
    if (index < size)
        return {};
    return refuse(code, what);
}

void insertInOrder(Marks &marks, TimeMark mark)
{
    const auto at = std::ranges::upper_bound(marks, mark.time, {}, &TimeMark::time);
    marks.insert(at, std::move(mark));
}

} // namespace

Result<void> addRange(DocumentEdit &edit, CompositionId composition, TimeRange range)
{
    return changeList<Ranges>(edit, composition, Field::Ranges, [&](Ranges &ranges) -> Result<void> {
        if (Result<void> fits = checkName(ranges, range.name, ranges.size()); !fits)
            return fits;
        ranges.push_back(std::move(range));
        return {};
    });
}

Result<void> setRange(DocumentEdit &edit, CompositionId composition, std::size_t index, const RangeChange &change)
{
    return changeList<Ranges>(edit, composition, Field::Ranges, [&](Ranges &ranges) -> Result<void> {
        if (Result<void> fits = checkIndex(index, ranges.size(), "range-unknown", "expected a clip that is there");
            !fits)
            return fits;
        TimeRange &range = ranges[index];
        if (change.name) {
            if (Result<void> fits = checkName(ranges, *change.name, index); !fits)
                return fits;
            range.name = *change.name;
        }
        range.start = change.start.value_or(range.start);
        range.end = change.end.value_or(range.end);
        range.loops = change.loops.value_or(range.loops);
        return {};
    });
}

Result<void> removeRange(DocumentEdit &edit, CompositionId composition, std::size_t index)
{
    return changeList<Ranges>(edit, composition, Field::Ranges, [&](Ranges &ranges) -> Result<void> {
        if (Result<void> fits = checkIndex(index, ranges.size(), "range-unknown", "expected a clip that is there");
            !fits)
            return fits;
        ranges.erase(iteratorAt(ranges, index));
        return {};
    });
}

Result<void> moveRange(DocumentEdit &edit, CompositionId composition, std::size_t index, std::size_t to)
{
    return changeList<Ranges>(edit, composition, Field::Ranges, [&](Ranges &ranges) -> Result<void> {
        const std::size_t last = std::max(index, to);
        if (Result<void> fits = checkIndex(last, ranges.size(), "range-unknown", "expected a clip that is there");
            !fits)
            return fits;
        TimeRange range = std::move(ranges[index]);
        ranges.erase(iteratorAt(ranges, index));
        ranges.insert(iteratorAt(ranges, to), std::move(range));
        return {};
    });
}

Result<void> addMark(DocumentEdit &edit, CompositionId composition, TimeMark mark)
{
    return changeList<Marks>(edit, composition, Field::Marks, [&](Marks &marks) -> Result<void> {
        insertInOrder(marks, std::move(mark));
        return {};
    });
}

Result<void> setMark(DocumentEdit &edit, CompositionId composition, std::size_t index, const MarkChange &change)
{
    return changeList<Marks>(edit, composition, Field::Marks, [&](Marks &marks) -> Result<void> {
        if (Result<void> fits = checkIndex(index, marks.size(), "mark-unknown", "expected a mark that is there"); !fits)
            return fits;
        TimeMark mark = marks[index];
        mark.name = change.name.value_or(mark.name);
        mark.payload = change.payload.value_or(mark.payload);
        if (!change.time || *change.time == mark.time) {
            marks[index] = std::move(mark);
            return {};
        }
        mark.time = *change.time;
        marks.erase(iteratorAt(marks, index));
        insertInOrder(marks, std::move(mark));
        return {};
    });
}

Result<void> removeMark(DocumentEdit &edit, CompositionId composition, std::size_t index)
{
    return changeList<Marks>(edit, composition, Field::Marks, [&](Marks &marks) -> Result<void> {
        if (Result<void> fits = checkIndex(index, marks.size(), "mark-unknown", "expected a mark that is there"); !fits)
            return fits;
        marks.erase(iteratorAt(marks, index));
        return {};
    });
}

std::optional<std::size_t> rangeNamed(const Timeline &timeline, std::string_view name)
{
    const auto found = std::ranges::find(timeline.ranges, name, &TimeRange::name);
    if (found == timeline.ranges.end())
        return std::nullopt;
    return static_cast<std::size_t>(found - timeline.ranges.begin());
}

std::optional<std::size_t> markNamed(const Timeline &timeline, std::string_view name)
{
    const auto found = std::ranges::find(timeline.marks, name, &TimeMark::name);
    if (found == timeline.marks.end())
        return std::nullopt;
    return static_cast<std::size_t>(found - timeline.marks.begin());
}

} // namespace clipwright
