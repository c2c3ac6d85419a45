// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#pragma once

#include "model/raster/coverage_row.h"
#include "model/raster/edge_list.h"

#include <cstdint>
#include <span>
#include <vector>

namespace clipwright::raster {

/** The part of an edge inside one row of pixels. */
struct RowSegment {
    double xTop = 0;
    double xBottom = 0;
    double yTop = 0;
    double yBottom = 0;
    double xMin = 0;
    double xMax = 0;
    std::uint32_t edge = 0;
    std::int8_t direction = 0;
    EdgeRole role = EdgeRole::Shape;

    double xAt(double y) const;
};

/**
 * Adds the coverage of segments that touch or cross inside a row. The row is cut into slabs where
 * segments begin and end. In a slab they stand in one order from left to right, which changes only
 * where two cross; between such places the windings on both sides of a segment are known, and it is
 * added where it bounds the inside. Work is bounded: what is left of a row that has absurdly many
 * cuts and crossings for its segments is drawn from 16 level samples instead.
 */
class SlabSweep {
public:
    /** `before` is the winding left of the segments. */
    void sweep(std::span<const RowSegment> segments, const Winding &before, InsideRule rule, CoverageRow &row);
    /**
     * The same from samples: in time that grows with the segments alone, for those in no order at
     * all.
     */
    void sample(std::span<const RowSegment> segments, const Winding &before, InsideRule rule, CoverageRow &row);

private:
    /** A segment's way through a slab, and since where its sides have been what they are. */
    struct Piece {
        double xTop = 0;
        double xBottom = 0;
        double since = 0;
        std::uint32_t segment = 0;
        int change = 0; ///< +1: the inside begins right of it, -1: it ends
    };
    struct Crossing {
        double y = 0;
        std::uint32_t left = 0; ///< segment, until they cross
        std::uint32_t right = 0;
    };

    void begin(std::span<const RowSegment> segments, const Winding &before, InsideRule rule, CoverageRow &row);
    void collectCuts();
    void enter(double top, double bottom);
    void sortByTop();
    bool findCrossings(double top, double bottom);
    void sweepSlab(double top, double bottom);
    void cross(const Crossing &crossing);
    void setSides(std::size_t begin, std::size_t end, double y);
    void addPiece(const Piece &piece, double until);
    void sampleFrom(double top, double bottom);
    void sortByBuckets();
    void addSample(double height);

    std::span<const RowSegment> m_segments;
    Winding m_before;
    InsideRule m_rule;
    CoverageRow *m_row = nullptr;
    std::size_t m_work = 0;             ///< pieces and crossings that may still be looked at in this row
    std::size_t m_started = 0;          ///< how many of m_order have begun
    std::vector<std::uint32_t> m_order; ///< segments by their top
    std::vector<double> m_cuts;
    std::vector<Piece> m_pieces; ///< of the slab, from left to right
    std::vector<Piece> m_scratch;
    std::vector<Crossing> m_crossings;
    std::vector<Winding> m_windings;     ///< left of each piece
    std::vector<std::uint32_t> m_places; ///< of each segment among the pieces
    std::vector<std::uint32_t> m_buckets;
};

} // namespace clipwright::raster
