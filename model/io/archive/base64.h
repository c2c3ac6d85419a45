// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <optional>
#include <string>
#include <string_view>

namespace clipwright {

/** RFC 4648 base64, white space passed over, the padding optional. Nothing for any other character or length. */
std::optional<std::string> decodeBase64(std::string_view text);
/** The same way back, padded, without white space. */
std::string encodeBase64(std::string_view bytes);

} // namespace clipwright
