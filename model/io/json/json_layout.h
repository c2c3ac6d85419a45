// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#pragma once

#include "model/io/json/json_document.h"
#include "model/io/json/json_piece.h"

namespace clipwright {

/** How a text spells containers: line ends, indentation, spaces, and which of them stand on one line. One walk over it. */
JsonLayout layoutOf(const JsonDocument &document);

} // namespace clipwright
