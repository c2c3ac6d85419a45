// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#include "model/cook/sample_memory.h"

#include <algorithm>
#include <cmath>

namespace clipwright {

std::span<const double> SampleMemory::at(double frame)
{
    if (frame * 16 != std::floor(frame * 16) || 2 * m_numbers > kMostNumbers) {
        m_sample(frame, m_other);
        return m_other;
    }
    if (const std::optional<std::size_t> known = m_frames.find(frame))
        return runOf(*known);
    if ((m_frames.size() + 1) * m_numbers > kMostNumbers)
        m_frames.clear();
    const std::size_t number = m_frames.size();
    if (number / m_runsABlock >= m_blocks.size())
        m_blocks.push_back(std::make_unique<double[]>(m_runsABlock * m_numbers));
    const std::span<double> run = runOf(number);
    m_sample(frame, run);
    m_frames.add(frame);
    return run;
}

} // namespace clipwright
