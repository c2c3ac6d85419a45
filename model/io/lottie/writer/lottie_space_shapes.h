// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#pragma once

#include "model/io/lottie/writer/lottie_space_tracks.h"

#include <optional>

namespace clipwright {

/** A region of world space, a group of path, paint, stroke and mask, as a group of Lottie's: paths, then what paints them. */
class ShapeConverter {
public:
    using Tell = std::function<void(const char *code, const char *what)>;

    /** `lastNode`: the last id given; raised. */
    ShapeConverter(SpaceTracks &tracks, std::uint32_t &lastNode, Tell tell)
        : m_tracks(tracks),
          m_lastNode(lastNode),
          m_tell(std::move(tell))
    {}

    /** Nothing where it cannot be said. */
    std::optional<Node> convert(const Node &group);

private:
    Node made(NodeType type);
    std::size_t addPaths(Node &group, const Node &path);
    Node fill(const Node &from, bool hasHoles);
    Node stroke(const Node &from);
    Node gradient(const Node &from, const Node *stroke, bool hasHoles);
    void tellOfBright(const std::vector<std::vector<double>> &values) const;
    void addColour(Node &to, const Node &from, std::uint8_t colour, std::uint8_t opacity);
    void addLine(Node &to, const Node &from, std::uint8_t width, std::uint8_t cap, std::uint8_t join,
                 std::uint8_t limit);
    void addStops(Node &to, const Track &stops);
    void addFocal(Node &to, const Node &from);

    SpaceTracks &m_tracks;
    std::uint32_t &m_lastNode;
    Tell m_tell;
};

} // namespace clipwright
