// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#pragma once

#include "model/io/oanim/kept_lines.h"
#include "model/io/oanim/line_scanner.h"
#include "model/io/oanim/reasons.h"
#include "model/io/oanim/statement.h"
#include "model/rig/cooked_rig.h"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace clipwright::oanim {

/**
 * Reads the statements of one region at a time, from its paint to its mask, and appends it as a key to a shape. Its
 * buffers are reused from region to region. The grammars differ: in `.oshape` a contour may come again (it replaces
 * the first) and behind holes and mask, and what a stroke may not have is judged when the region closes.
 */
class RegionReader {
public:
    enum class Grammar : std::uint8_t { Oanim, Oshape };

    explicit RegionReader(Grammar grammar) : m_isShape(grammar == Grammar::Oshape) {}

    /** Opens an empty region. */
    void open();
    bool isOpen() const { return m_isOpen; }
    /** A contour, hole or mask lacks vertices: no other statement may stand here. */
    bool owesVertices() const { return m_owedVertices > 0; }

    /** One statement behind its first word, Fill to Vertex. A fault leaves the region unusable. */
    std::optional<Fault> read(Statement statement, Words &words);
    /** Keeps lines that stood before the statement read last, or before the key's own line when none was. */
    void keep(std::string_view lines);

    /**
     * Judges the region as a whole, closes it and appends its numbers to `shape`: its first key gives the layout
     * that all have to agree with. Kept lines go to `kept` under `at`, whose slot they set.
     */
    std::optional<Fault> close(CookedShape &shape, KeptLines &kept, KeptAt at);

private:
    enum class Part : std::uint8_t { Key, Paint, Stop, Style, Contour, Hole, Mask };
    /** A statement within the region; `index` 0 is the part's own line, then its vertices. */
    struct Spot {
        Part part = Part::Key;
        std::uint32_t hole = 0;
        std::uint32_t index = 0;
    };
    struct KeptSpot {
        Spot spot;
        std::string lines;
    };

    std::optional<Fault> readFill(Words &words);
    std::optional<Fault> readGradient(PaintKind paint, Words &words);
    std::optional<Fault> readFocal(Words &words);
    std::optional<Fault> readStop(Words &words);
    std::optional<Fault> readStroke(Words &words);
    std::optional<Fault> readTexture(Words &words);
    std::optional<Fault> readContour(Words &words);
    std::optional<Fault> readHole(Words &words);
    std::optional<Fault> readMask(Words &words);
    std::optional<Fault> readVertex(Words &words);

    void openRun(Part part, int count);
    std::optional<Fault> unfinished() const;
    std::optional<Fault> misshapen() const;
    std::vector<std::uint32_t> holeSlots() const;
    std::int32_t slotOf(const Spot &spot, const std::vector<std::uint32_t> &holeSlots) const;
    std::vector<double> &runOf(Part part);

    bool m_isShape;
    bool m_isOpen = false;
    bool m_hasPaint = false;
    bool m_hasFocal = false;
    bool m_hasContour = false;
    int m_owedStops = 0;
    int m_owedVertices = 0;
    Spot m_spot;           ///< of the statement read last
    RegionLayout m_layout; ///< counts grow with what is read
    std::vector<double> m_paint;
    std::vector<double> m_stroke;
    std::vector<double> m_texture;
    std::vector<double> m_outer;
    std::vector<double> m_holes;
    std::vector<double> m_mask;
    std::vector<KeptSpot> m_kept;
    std::size_t m_keptBeforeContour = 0; ///< of those, how many stood before the last contour line
};

} // namespace clipwright::oanim
