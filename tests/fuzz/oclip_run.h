// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <string_view>

namespace clipwright::fuzz {

/** Reads, samples, plays on its own and in a stack, writes and reads back a clip of any bytes; throws BrokenPromise. */
void runOclip(std::string_view bytes);

} // namespace clipwright::fuzz
