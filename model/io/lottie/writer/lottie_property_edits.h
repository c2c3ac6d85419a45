// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#pragma once

#include "model/io/lottie/writer/lottie_writing.h"

#include <cstdint>
#include <string_view>

namespace clipwright {

/** Writes the properties of one node into objects of the text, or new ones: what is as it was read stays. */
class LottiePropertyWriter {
public:
    /** `origin`: null for a new node. */
    LottiePropertyWriter(LottieWriting &writing, const Composition &composition, const Node &node,
                         const LottieOrigin *origin)
        : m_writing(writing),
          m_composition(composition),
          m_node(node),
          m_origin(origin)
    {}

    /** `isRespelled`: the whole of it, changed or not. */
    void write(LottieTarget &owner, std::string_view name, std::uint8_t property, bool isRespelled = false) const;
    /** The same where x and y may be properties of their own. */
    void writePosition(LottieTarget &owner, std::string_view name, std::uint8_t property) const;
    /** A number that is not a property in the text; `spell` gives its spelling. */
    template<class Spell>
    void writeChoice(LottieTarget &owner, std::string_view name, std::uint8_t property, Spell spell) const
    {
        if (!m_origin || stillOf(property) != wasStill(property))
            owner.set(name, spell(stillOf(property)));
    }

    /** The number that a property stands at, and as it was read. */
    double stillOf(std::uint8_t property) const;
    double wasStill(std::uint8_t property) const;
    const Track *trackOf(std::uint8_t property, int component) const;
    const Track *wasTrackOf(std::uint8_t property, int component) const;
    bool isChanged(std::uint8_t property) const;
    const LottieOrigin *origin() const { return m_origin; }

private:
    struct Part;
    void writePart(LottieTarget &owner, std::string_view name, const Part &part) const;
    void writeFresh(LottieTarget &property, const Part &part) const;
    void writeValue(LottieTarget &property, const Part &part) const;
    bool isLinkChanged(const Part &part, JsonValue expression) const;
    void writeLink(LottieTarget &property, const Part &part) const;

    LottieWriting &m_writing;
    const Composition &m_composition;
    const Node &m_node;
    const LottieOrigin *m_origin;
};

} // namespace clipwright
