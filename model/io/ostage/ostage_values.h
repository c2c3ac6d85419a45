// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
// Values of properties as JSON: private to the folder.
#pragma once

#include "model/core/value.h"
#include "model/io/json/json_document.h"
#include "model/io/json/json_writer.h"
#include "model/io/ostage/ostage_report.h"
#include "model/stage/stage_properties.h"

#include <optional>

namespace clipwright::ostage {

/**
 * The value of a row: nothing, and told, where it has another shape. A vector may say x and y only, a colour leave its alpha
 * out; numbers are held to the row's range (told), a rotation is made one.
 */
std::optional<Value> readValue(const PropertyRow &row, JsonValue value, Report &report);

/** A path of another file: told where it is none that may be opened; empty is no file. */
std::optional<std::string> readReference(JsonValue value, Report &report);

/** An object with `value`, `min`, `max`, `private`; nothing, and told, where it has no value. */
std::optional<DeclaredProperty> readDeclared(const std::string &name, JsonValue value, Report &report);

void writeValue(JsonWriter &writer, const Value &value);

} // namespace clipwright::ostage
