// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#pragma once

#include "model/document/primitive.h"

#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace clipwright {

/**
 * Writes edits of values and keys, one after the other, without reading the whole text for each: what is inside of one layer of the
 * main composition is written into a text with that layer alone, and what that changes is put into the whole. Gives what
 * writeLottie and reading again would, or nothing: then the caller does that. What it gave in the end is to be proven once
 * against the text, as its spans and pointers are those of the text that it began with.
 */
class LottieQuickEdits {
public:
    /** Of a rig as it was read from its text; nothing where that has no list of layers. */
    static std::optional<LottieQuickEdits> of(const Rig &rig);

    /** Whether all of it is about values and keys. */
    static bool mayWrite(const Patch &forward);

    struct Written {
        Rig rig;      ///< as it is read again, in ids of reading order
        NodeId layer; ///< that alone is another one
    };
    /** `forward` made `edited` of `before`, which is as it was read. */
    std::optional<Written> write(const Rig &before, const Rig &edited, const Patch &forward);

    const std::string &text() const { return m_text; }

private:
    struct LayerSpan {
        NodeId layer;
        std::size_t begin = 0;
        std::size_t end = 0;
    };

    LayerSpan *spanOf(NodeId layer);
    std::string alone(const LayerSpan &span) const;
    void put(const LayerSpan &span, std::size_t at, std::size_t removed, const std::string &inserted);

    std::string m_text;
    std::size_t m_listBegin = 0; ///< behind its bracket
    std::size_t m_listEnd = 0;   ///< before it
    std::vector<LayerSpan> m_layers;
};

} // namespace clipwright
