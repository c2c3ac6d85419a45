// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <string>
#include <string_view>

namespace clipwright {

/** SHA-1 (FIPS 180-4) of any bytes, as 40 lower-case hexadecimal digits: tells contents apart, keeps no secret. Never fails. */
std::string sha1Hex(std::string_view bytes);

} // namespace clipwright
