// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <string>
#include <string_view>

namespace clipwright::app {

/** The SHA-1 (FIPS 180-4) of `bytes` in lower-case hexadecimal: a name for content, not a safeguard. */
std::string sha1Of(std::string_view bytes);

} // namespace clipwright::app
