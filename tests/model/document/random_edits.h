// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#pragma once

#include "model/document/document_edit.h"

#include <random>

namespace clipwright::testing {

/**
 * Random primitives for a rig, each alternative of Primitive and each field in turn: most of them fit, some do not and
 * must be refused without trace. The same seed gives the same edits.
 */
class RandomEdits {
public:
    explicit RandomEdits(unsigned seed) : m_random(seed) {}

    /** Performs one; false where it was refused. Interned easings and new ids come from the edit. */
    bool step(DocumentEdit &edit);
    std::size_t below(std::size_t end) { return end == 0 ? 0 : m_random() % end; }

private:
    Primitive next(DocumentEdit &edit);
    Primitive field(const Composition &in);
    Primitive keys(DocumentEdit &edit, const Composition &in);
    Primitive addTrack(DocumentEdit &edit, const Composition &in);
    Primitive addNode(DocumentEdit &edit, const Composition &in);
    Primitive moveNode(const Composition &in);
    Primitive replacement();
    FieldValue value(FieldKind kind, const FieldValue &now, const Rig &rig, const Composition &in);

    const Node *anyNode(const Composition &in);
    const Track *anyTrack(const Composition &in);
    NodePlace anyPlace(const Composition &in, bool isLayer);
    double number() { return below(9) == 0 ? 0 : static_cast<double>(below(4000)) / 8 - 250; }
    std::vector<double> numbers(std::size_t count);
    PathRef path();
    Easing easing();
    std::string word();

    const Rig *m_rig = nullptr;
    std::mt19937 m_random;
};

} // namespace clipwright::testing
