// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <memory>
#include <span>
#include <string>

namespace clipwright::hostile {

using Input = std::shared_ptr<const std::string>;

/**
 * One cap of docs/reliability.md. Where a thousand times the real one would need gigabytes a smaller one is set;
 * tst_named_cases has most of the real ones, one over.
 */
struct CapRow {
    const char *name;
    std::size_t cap;
    const char *code;                                    ///< told where there is more than the cap
    Input (*input)(std::size_t count);                   ///< a file with `count` of the thing
    std::string (*read)(const Input &, std::size_t cap); ///< the code that it is refused with; empty: it is taken
    const char *codeFarOver = nullptr; ///< told of a thousand times the cap, where that is another one
};

/** Of reading and of cooking. */
std::span<const CapRow> capRows();
/** Those of cooking and of pictures. */
std::span<const CapRow> cookedCapRows();
/** Those of stages. */
std::span<const CapRow> stageCapRows();

} // namespace clipwright::hostile
