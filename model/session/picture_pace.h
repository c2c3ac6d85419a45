// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#pragma once

namespace clipwright {

/**
 * How large pictures are drawn while things move, so that there are sixty a second: at full size, or at half of it, a quarter
 * of the pixels, where several in a row did not make their time. Told what each picture took; has no clock.
 */
class PicturePace {
public:
    static constexpr double kBudgetMilliseconds = 1000.0 / 60;
    /** So many in a row change the size: one that something else held up does not. */
    static constexpr int kInARow = 3;

    /** Pixels of the screen across one pixel of the next picture that moves: 1 or 2. */
    int scale() const { return m_scale; }
    /** A picture was drawn at this scale; others than scale() say nothing. */
    void add(double milliseconds, int scale);

private:
    int m_scale = 1;
    int m_inARow = 0; ///< that ask for the other size
};

} // namespace clipwright
