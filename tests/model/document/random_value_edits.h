// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#pragma once

#include "model/document/document_edit.h"

#include <random>

namespace clipwright::testing {

/**
 * Random primitives for a clip or a stage, each alternative that it has and each field in turn; most of them fit. The same seed gives
 * the same edits.
 */
class RandomValueEdits {
public:
    explicit RandomValueEdits(unsigned seed) : m_random(seed) {}

    /** One primitive for the value as it is. */
    Primitive next(DocumentEdit &edit);
    std::size_t below(std::size_t end) { return end == 0 ? 0 : m_random() % end; }

private:
    Primitive nextOfClip(DocumentEdit &edit);
    Primitive nextOfStage(DocumentEdit &edit);
    Primitive fieldOf(const Clip &clip);
    Primitive fieldOf(const Stage &stage);
    Primitive keysOf(const Clip &clip, const Track &track);
    Primitive channel(DocumentEdit &edit);
    Primitive entity(DocumentEdit &edit);
    Primitive component(const Stage &stage);
    FieldValue valueFor(const FieldRow &row, const FieldValue &now);
    double number() { return static_cast<double>(below(4000)) / 8 - 250; }

    std::mt19937 m_random;
};

} // namespace clipwright::testing
