// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
// Inside of model/commands: values of fields as scripts write them.
#pragma once

#include "model/commands/argument.h"
#include "model/document/field.h"

namespace clipwright {

/**
 * A value as a field holds it, but for one that names an object; a choice by its name. Refuses with `value-kind`, as it does fields
 * that have commands of their own.
 */
Result<FieldValue> plainFieldValue(const FieldRow &row, const NewValue &value);

tl::unexpected<Error> wrongKind(const FieldRow &row);

} // namespace clipwright
