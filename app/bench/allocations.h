// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <optional>

namespace clipwright::bench {

/**
 * How often this thread has asked operator new for memory; nothing under a sanitizer, which must have the allocator to itself.
 * A program that asks gets an operator new that counts: one addition a call.
 */
std::optional<std::size_t> allocationCount();

} // namespace clipwright::bench
