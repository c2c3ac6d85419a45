// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <glm/vec2.hpp>
#include <glm/vec4.hpp>

#include <cstddef>
#include <cstdint>
#include <vector>

namespace clipwright {

/** Consecutive triangles with one texture, or none: one draw call of a game. */
struct MeshRun {
    std::int32_t texture = -1; ///< index of the runtime's texture names
    std::uint32_t firstVertex = 0;
    std::uint32_t vertexCount = 0;
    std::uint32_t firstIndex = 0;
    std::uint32_t indexCount = 0;
};

/** The triangles a game draws, in paint order; single precision, as a GPU has it. Buffers keep their size between frames. */
struct RigMesh {
    std::vector<glm::vec2> positions; ///< world units
    std::vector<glm::vec4> colours;   ///< straight r g b a, not clamped; of a texture the tint
    std::vector<glm::vec2> uvs;       ///< v downwards; 0 where there is no texture
    std::vector<std::uint32_t> indices;
    std::vector<MeshRun> runs; ///< none is empty

    /** No rig for a game comes near; a hostile one gets no more, about. What is then left is not cut. */
    static constexpr std::size_t kMostVertices = std::size_t{1} << 21;
    bool isFull() const { return positions.size() >= kMostVertices; }

    void clear()
    {
        positions.clear();
        colours.clear();
        uvs.clear();
        indices.clear();
        runs.clear();
    }
    std::uint32_t add(glm::dvec2 position, const glm::vec4 &colour, glm::dvec2 uv = {0, 0})
    {
        positions.emplace_back(position);
        colours.push_back(colour);
        uvs.emplace_back(uv);
        return static_cast<std::uint32_t>(positions.size() - 1);
    }
    void addTriangle(std::uint32_t a, std::uint32_t b, std::uint32_t c) { indices.insert(indices.end(), {a, b, c}); }
};

} // namespace clipwright
