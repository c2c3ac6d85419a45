// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <bit>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <utility>
#include <vector>

namespace clipwright {

/** Numbers frames in the order in which they come: a table without an allocation a frame. */
class FrameNumbers {
public:
    std::optional<std::size_t> find(double frame) const
    {
        if (m_cells.empty())
            return std::nullopt;
        for (std::size_t cell = cellOf(frame);; cell = (cell + 1) & (m_cells.size() - 1)) {
            const std::uint32_t number = m_cells[cell];
            if (number == kNone)
                return std::nullopt;
            if (m_frames[number] == frame)
                return number;
        }
    }
    /** Gives a frame that is not there the next number. */
    void add(double frame)
    {
        if (m_frames.size() * 2 >= m_cells.size())
            grow();
        m_frames.push_back(frame);
        put(m_frames.size() - 1);
    }
    std::size_t size() const { return m_frames.size(); }
    double at(std::size_t number) const { return m_frames[number]; }
    void clear()
    {
        m_frames.clear();
        m_cells.assign(m_cells.size(), kNone);
    }

private:
    static constexpr std::uint32_t kNone = 0xffffffff;
    static constexpr std::size_t kFewest = 16;

    /** The number of cells is a power of two; halves and sixteenths of frames differ in the upper bits. */
    std::size_t cellOf(double frame) const
    {
        const std::uint64_t bits = std::bit_cast<std::uint64_t>(frame + 0.0); // of -0 those of 0
        return static_cast<std::size_t>((bits * 0x9e3779b97f4a7c15U) >> 32) & (m_cells.size() - 1);
    }
    void put(std::size_t number)
    {
        std::size_t cell = cellOf(m_frames[number]);
        while (m_cells[cell] != kNone)
            cell = (cell + 1) & (m_cells.size() - 1);
        m_cells[cell] = static_cast<std::uint32_t>(number);
    }
    void grow()
    {
        m_cells.assign(m_cells.empty() ? kFewest : m_cells.size() * 2, kNone);
        for (std::size_t number = 0; number < m_frames.size(); ++number)
            put(number);
    }

    std::vector<double> m_frames;
    std::vector<std::uint32_t> m_cells; ///< open addressing, at most half full
};

/**
 * What was worked out for a frame, so that the next that asks for it need not: the layers of a cook look at the same
 * frames again and again. Bounded; when it is full it starts again. For one thread, as what a thread cooks is its own.
 */
template<class Value>
class FrameMemory {
public:
    /**
     * The value of a frame, by `work` where it is not there. `size`: about how many numbers it holds. The reference holds
     * until the next call.
     */
    template<class Work>
    const Value &at(double frame, std::size_t size, Work &&work)
    {
        constexpr std::size_t kMostNumbers = 200'000;
        if (m_last < m_values.size() && m_frames.at(m_last) == frame)
            return m_values[m_last];
        if (const std::optional<std::size_t> number = m_frames.find(frame)) {
            m_last = *number;
            return m_values[m_last];
        }
        Value value = std::forward<Work>(work)();
        if (m_numbers + size > kMostNumbers) {
            m_frames.clear();
            m_values.clear();
            m_numbers = 0;
        }
        m_numbers += size + kEntry;
        m_frames.add(frame);
        m_last = m_values.size();
        return m_values.emplace_back(std::move(value));
    }

private:
    static constexpr std::size_t kEntry = 3; ///< of the table, in numbers

    FrameNumbers m_frames;
    std::vector<Value> m_values;
    std::size_t m_last = 0; ///< asked for
    std::size_t m_numbers = 0;
};

} // namespace clipwright
