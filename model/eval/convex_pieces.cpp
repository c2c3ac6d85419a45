// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#include "model/eval/convex_pieces.h"

#include "model/core/polygon.h"

#include <utility>

namespace clipwright {

namespace {

// A vertex on a side of the mask is inside, whatever rounding makes of it: the game's own bound.
constexpr double kOnSide = -1e-9;

/** Pieces times sides of the mask, of one stroke. */
constexpr std::size_t kMostCuts = std::size_t{1} << 24;

} // namespace

void ConvexPieces::begin(std::span<const Vec2> mask, RigMesh &mesh)
{
    m_mask = mask.size() < 3 ? std::span<const Vec2>() : mask;
    m_isMaskReversed = signedArea(m_mask) < 0;
    m_mesh = &mesh;
    m_cutsLeft = kMostCuts;
}

void ConvexPieces::add(std::span<const PieceVertex> piece)
{
    if (m_mesh->isFull() || m_cutsLeft < m_mask.size())
        return;
    m_cutsLeft -= m_mask.size();
    m_piece.assign(piece.begin(), piece.end());
    for (std::size_t i = 0; i < m_mask.size() && m_piece.size() >= 3; ++i) {
        const Vec2 a = m_mask[i];
        const Vec2 b = m_mask[i + 1 < m_mask.size() ? i + 1 : 0];
        m_isMaskReversed ? cut(b, a) : cut(a, b);
    }
    if (m_piece.size() < 3)
        return;
    const auto first = static_cast<std::uint32_t>(m_mesh->positions.size());
    for (const PieceVertex &vertex : m_piece)
        m_mesh->add(vertex.at, vertex.colour);
    for (std::uint32_t i = 1; i + 1 < m_piece.size(); ++i)
        m_mesh->addTriangle(first, first + i, first + i + 1);
}

/** Keeps what lies left of a line (Sutherland and Hodgman); which vertex comes first decides how the fan falls. */
void ConvexPieces::cut(Vec2 from, Vec2 to)
{
    m_rest.clear();
    for (std::size_t i = 0; i < m_piece.size(); ++i) {
        const PieceVertex &before = m_piece[i > 0 ? i - 1 : m_piece.size() - 1];
        const PieceVertex &vertex = m_piece[i];
        const double there = doubleArea(from, to, before.at);
        const double here = doubleArea(from, to, vertex.at);
        if ((here >= kOnSide) != (there >= kOnSide)) {
            const double share = there / (there - here);
            m_rest.push_back({before.at + share * (vertex.at - before.at),
                              before.colour + static_cast<float>(share) * (vertex.colour - before.colour)});
        }
        if (here >= kOnSide)
            m_rest.push_back(vertex);
    }
    std::swap(m_piece, m_rest);
}

} // namespace clipwright
