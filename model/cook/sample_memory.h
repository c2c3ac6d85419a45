// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#pragma once

#include "model/cook/frame_memory.h"
#include "model/cook/weave.h"

#include <algorithm>
#include <cstddef>
#include <memory>
#include <span>
#include <vector>

namespace clipwright {

/**
 * A sample function that remembers what stretches are tried at again and again: sixteenths of frames. Keys are found from
 * the first frame to the last, so what is old may be forgotten: bounded.
 */
class SampleMemory {
public:
    SampleMemory(const SampleFunction &sample, std::size_t numbers)
        : m_sample(sample),
          m_numbers(numbers),
          m_runsABlock(std::max<std::size_t>(kNumbersABlock / std::max<std::size_t>(numbers, 1), 1)),
          m_other(numbers)
    {}

    /** The run at a frame. It holds until the next call. */
    std::span<const double> at(double frame);

private:
    static constexpr std::size_t kNumbersABlock = 1024;
    static constexpr std::size_t kMostNumbers = 200'000;

    std::span<double> runOf(std::size_t number)
    {
        return {m_blocks[number / m_runsABlock].get() + number % m_runsABlock * m_numbers, m_numbers};
    }

    const SampleFunction &m_sample;
    std::size_t m_numbers;
    std::size_t m_runsABlock;
    FrameNumbers m_frames;
    std::vector<std::unique_ptr<double[]>> m_blocks;
    std::vector<double> m_other; ///< of a frame that is not remembered
};

} // namespace clipwright
