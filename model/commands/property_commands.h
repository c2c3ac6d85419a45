// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
// Edits of properties: their values and the tracks that hold them.
#pragma once

#include "model/commands/object_path.h"
#include "model/document/document_edit.h"

#include <string>
#include <variant>
#include <vector>

namespace clipwright {

/** Numbers (flags and choices too, as one number), a text, or a path that is not null. */
using PropertyValue = std::variant<std::vector<double>, std::string, PathRef>;

/**
 * The value of a property that stands still; one that the node has no track for gets one. Refuses, beside what DocumentEdit
 * refuses, with `property-unknown`, `value-kind` for another kind of value, `value-out-of-range`, `property-linked` where
 * another layer says the value, and `property-animated` where keys do.
 */
Result<void> setProperty(DocumentEdit &edit, const PropertyRef &property, const PropertyValue &value);

/** The value of the key at a time, which is put in where there is none. Refuses as setProperty, and `property-still` where it
 *  cannot have keys. */
Result<void> setPropertyAt(DocumentEdit &edit, const PropertyRef &property, const PropertyValue &value, double time);

/** A choice by its name as a number. Refuses with `value-kind`, naming those there are. */
Result<double> choiceNamed(const PropertyRow &row, std::string_view name);

/** The track of a property, put in with the property's default where the node has none. */
Result<TrackId> trackFor(DocumentEdit &edit, const PropertyRef &property);
/** The property shows its default again; all its component tracks go. Nothing where it has none. */
Result<void> removeTracks(DocumentEdit &edit, const PropertyRef &property);

/**
 * A track for each number in the place of the one of the whole value, and back. The picture stays. Refuses with
 * `property-unknown` what has one number, `spatial-path` keys that move along a curve, `property-linked`, `tracks-differ`
 * numbers that go on unlike outside of their keys, `easings-differ`, and what insertKey refuses.
 */
Result<void> separateComponents(DocumentEdit &edit, const PropertyRef &property);
Result<void> joinComponents(DocumentEdit &edit, const PropertyRef &property);

} // namespace clipwright
