// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <string_view>

namespace clipwright::fuzz {

/** Reads, evaluates, cuts into cubics, writes and reads back a drawn curve of any bytes; throws BrokenPromise. */
void runOcurve(std::string_view bytes);

} // namespace clipwright::fuzz
