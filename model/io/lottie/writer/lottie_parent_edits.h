// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#pragma once

#include "model/io/lottie/writer/lottie_writing.h"

#include <optional>
#include <unordered_map>

namespace clipwright {

/** Layers of one composition name their parents by numbers, `ind`; of equal ones the first layer counts. */
class LottieParents {
public:
    LottieParents(const LottieWriting &writing, const Composition &composition);

    /** A number that the layer needs and has not. */
    std::optional<double> newNumber(NodeId layer) const;
    void write(LottieTarget &target, const Layer &layer) const;

private:
    struct Entry {
        std::optional<double> number;
        std::optional<double> parent;
        bool isNew = false;
    };
    bool isAsRead(const LottieWriting &writing, const Composition &composition) const;
    NodeId layerOf(double number) const;
    void give(NodeId layer);

    std::unordered_map<NodeId, Entry> m_entries;
    std::unordered_map<double, NodeId> m_layers; ///< by number: the first
    double m_lastNumber = 0;
    bool m_isAsRead = false;
};

} // namespace clipwright
