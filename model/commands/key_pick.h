// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#pragma once

#include "model/document/document_edit.h"

#include <cstddef>
#include <span>
#include <vector>

namespace clipwright {

/** Times that differ by less are the same: what is left of a frame after sums of frames. */
inline constexpr double kSameTime = 1e-6;

/** A key by its ids. */
struct KeyRef {
    CompositionId composition;
    TrackId track;
    KeyId key;

    auto operator<=>(const KeyRef &) const = default;
};

/** The picked keys of one track, as indices from the lowest on. */
struct KeyPick {
    CompositionId composition;
    TrackId track;
    std::vector<std::size_t> indices;
};

/**
 * Picked keys track by track, each once. Where tracks are keyed together, those of the others at the same time come along: a
 * group is edited as one. Refuses with `key-unknown` what is not there.
 */
Result<std::vector<KeyPick>> picksOf(const DocumentValue &value, std::span<const KeyRef> keys);

} // namespace clipwright
