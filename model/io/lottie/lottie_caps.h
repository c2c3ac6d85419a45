// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>

namespace clipwright {

/** What a file may hold at most (docs/reliability.md); each is refused by name. Real files stay far below; tests set less. */
struct LottieCaps {
    std::size_t layers = 10'000; ///< counting a composition's layers once a use
    std::size_t assets = 10'000;
    std::size_t items = 100'000;          ///< shape items, dashes and masks: what keeps memory within bounds
    std::size_t stopNumbers = 10'000'000; ///< of all gradients, once keys are as long as each other
    std::size_t markers = 10'000;
    int precompDepth = 64;
    int groupDepth = 64;
    int parentChain = 256;
    int linkChain = 256;
    double timelineFrames = 1e6;
    double framesASecond = 1e6;
    double starPoints = 1'000;    ///< the cook refuses more, and shows this many
    std::size_t keys = 1'000'000; ///< of one list
};

} // namespace clipwright
