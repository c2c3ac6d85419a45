// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#pragma once

#include "model/stage/stage_layout.h"

#include <cstddef>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace clipwright {

/**
 * What a stage looks like at a moment: a copy of all that it holds at rest, to be written by clips and read by whoever draws. The
 * stage itself stays as it is. Where a stage moves, this is its playing state.
 */
class StagePose {
public:
    explicit StagePose(std::shared_ptr<const StageLayout> layout);

    const StageLayout &layout() const { return *m_layout; }
    const std::shared_ptr<const StageLayout> &sharedLayout() const { return m_layout; }
    const StageTree &tree() const { return m_layout->tree(); }

    /** Everything as at rest again. Allocates nothing but for texts. */
    void rest();

    std::span<const double> numbers() const { return m_numbers; }
    std::span<const double> numbers(const StageSlot &slot) const
    {
        return std::span(m_numbers).subspan(slot.first, slot.width);
    }
    const std::string &text(const StageSlot &slot) const { return m_texts[slot.first]; }
    /** The value of a slot, on its own. */
    Value value(const StageSlot &slot) const;

    /**
     * Sets numbers from `at` on, held to the slot's range; false where they are there already, or one is not finite. The two
     * spellings of a rotation follow each other; one without a length is not written. Not beyond the slot (asserted).
     */
    bool write(const StageSlot &slot, std::span<const double> numbers, std::uint32_t at = 0) noexcept;
    /** False where it is there already, or is a word that the choice does not have. */
    bool write(const StageSlot &slot, std::string_view text);

private:
    void followRotation(const StageSlot &slot) noexcept;

    std::shared_ptr<const StageLayout> m_layout;
    std::vector<double> m_numbers;
    std::vector<std::string> m_texts;
};

} // namespace clipwright
