// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#pragma once

#include "model/document/document_value.h"

#include <string>

namespace clipwright {

/** All of a document's value that edits change, as text: two values are the same exactly where these are. */
std::string valueText(const DocumentValue &value);

} // namespace clipwright
