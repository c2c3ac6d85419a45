// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#pragma once

#include "model/document/document_edit.h"

#include <random>

namespace clipwright::testing {

/**
 * Random edits that an artist might make in a Lottie file: values, keys, easings, handles, parts of positions, new layers and
 * items, order, parents, names, windows, markers. Nearly all of them can be said in the file.
 */
class LottieEdits {
public:
    explicit LottieEdits(unsigned seed) : m_random(seed) {}

    /** One step of one or several primitives; false where something of it was refused. */
    bool step(DocumentEdit &edit);
    std::size_t below(std::size_t end) { return end == 0 ? 0 : m_random() % end; }

private:
    bool setValue(DocumentEdit &edit, const Composition &in);
    bool editKeys(DocumentEdit &edit, const Composition &in);
    bool splitPosition(DocumentEdit &edit, const Composition &in);
    bool setLink(DocumentEdit &edit, const Composition &in);
    bool addNode(DocumentEdit &edit, const Composition &in);
    bool moveNode(DocumentEdit &edit, const Composition &in);
    bool setField(DocumentEdit &edit, const Composition &in);
    bool setMarkers(DocumentEdit &edit, const Composition &in);
    bool addComposition(DocumentEdit &edit, const Composition &in);

    bool addTracks(DocumentEdit &edit, CompositionId in, NodeId node, NodeType type);
    double number();
    std::vector<double> valueOf(const Track &track, const PropertyRow &row);
    PathRef path(bool isClosed);
    Easing easing(std::size_t components);

    std::mt19937 m_random;
};

} // namespace clipwright::testing
