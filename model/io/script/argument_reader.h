// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
// Inside of model/io/script.
#pragma once

#include "model/commands/argument.h"
#include "model/core/result.h"
#include "model/io/json/json_document.h"

namespace clipwright {

/** An argument of a kind. Refuses with `script-malformed` and the JSON pointer what is none. */
Result<ArgumentValue> readArgument(ArgumentKind kind, const JsonValue &json);

/** `script-malformed` at a place in the script. */
tl::unexpected<Error> refuseAt(const JsonValue &json, std::string expected);

} // namespace clipwright
