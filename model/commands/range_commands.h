// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
// The clips of a composition's timeline, and its marks. Times in its unit.
#pragma once

#include "model/document/document_edit.h"

#include <optional>
#include <string>

namespace clipwright {

/** What of a range is to become other; what is not there stays. */
struct RangeChange {
    std::optional<std::string> name;
    std::optional<double> start;
    std::optional<double> end;
    std::optional<bool> loops;
};

/** Refuses with `name-taken` a name that another has, with `name-empty` none, and as DocumentEdit does. Behind the others. */
Result<void> addRange(DocumentEdit &edit, CompositionId composition, TimeRange range);
/** Refuses with `range-unknown` an index that there is not. */
Result<void> setRange(DocumentEdit &edit, CompositionId composition, std::size_t index, const RangeChange &change);
Result<void> removeRange(DocumentEdit &edit, CompositionId composition, std::size_t index);
/** To another place in the list; their times stay. */
Result<void> moveRange(DocumentEdit &edit, CompositionId composition, std::size_t index, std::size_t to);

struct MarkChange {
    std::optional<std::string> name;
    std::optional<double> time;
    std::optional<std::string> payload;
};

/** In the order of time, behind those of the same time. */
Result<void> addMark(DocumentEdit &edit, CompositionId composition, TimeMark mark);
/** Refuses with `mark-unknown` an index that there is not. */
Result<void> setMark(DocumentEdit &edit, CompositionId composition, std::size_t index, const MarkChange &change);
Result<void> removeMark(DocumentEdit &edit, CompositionId composition, std::size_t index);

/** The index of the range or mark of that name, the first of several. */
std::optional<std::size_t> rangeNamed(const Timeline &timeline, std::string_view name);
std::optional<std::size_t> markNamed(const Timeline &timeline, std::string_view name);

} // namespace clipwright
