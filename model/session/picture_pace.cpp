// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#include "model/session/picture_pace.h"

namespace clipwright {

void PicturePace::add(double milliseconds, int scale)
{
    if (scale != m_scale)
        return;
    // At full size a picture takes four times as long at most, and some to spare, or it would go to and fro.
    constexpr double kLargerTakes = 5;
    const bool isForOther =
        scale == 1 ? milliseconds > kBudgetMilliseconds : milliseconds * kLargerTakes < kBudgetMilliseconds;
    m_inARow = isForOther ? m_inARow + 1 : 0;
    if (m_inARow < kInARow)
        return;
    m_scale = 3 - m_scale;
    m_inARow = 0;
}

} // namespace clipwright
