// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#pragma once

#include "model/io/lottie/writer/lottie_plain.h"
#include "model/io/lottie/writer/lottie_writing.h"

#include <span>
#include <vector>

namespace clipwright {

/** A key to be, and the key of the text that it was. */
struct LottieKey {
    PlainKey now;
    const PlainKey *was = nullptr;
    std::size_t wasIndex = 0;
    JsonValue json; ///< of `was`
};

/** What the keys of one property have in common. */
struct LottieKeyForm {
    Kind kind = Kind::Number;
    int component = -1;
    std::span<const double> standard; ///< what numbers read as that a key leaves out
    bool isRespelled = false;         ///< each value is to be looked at, changed or not
};

/**
 * Writes keys into the list `k` of `property`: in the text, value for value, where they were there; new ones as their
 * neighbours are spelled (`s` and `e`, handles as numbers or lists, members in their order).
 */
void writeKeys(LottieWriting &writing, LottieTarget &property, std::vector<LottieKey> keys, const LottieKeyForm &form);

} // namespace clipwright
