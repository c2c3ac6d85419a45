// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <unordered_map>
#include <utility>

namespace clipwright {

/**
 * What was worked out for a frame, so that the next that asks for it need not: the layers of a cook look at the same
 * frames again and again. Bounded; when it is full it starts again. For one thread, as a cook is.
 */
template<class Value>
class FrameMemory {
public:
    /** The value of a frame, by `work` where it is not there. `size`: about how many numbers it holds. */
    template<class Work>
    const Value &at(double frame, std::size_t size, Work &&work)
    {
        constexpr std::size_t kMostNumbers = 200'000;
        const auto found = m_values.find(frame);
        if (found != m_values.end())
            return found->second;
        Value value = std::forward<Work>(work)();
        if (m_numbers + size > kMostNumbers) {
            m_values.clear();
            m_numbers = 0;
        }
        m_numbers += size + kEntry;
        return m_values.emplace(frame, std::move(value)).first->second;
    }

private:
    static constexpr std::size_t kEntry = 6; ///< of the map, in numbers

    std::unordered_map<double, Value> m_values;
    std::size_t m_numbers = 0;
};

} // namespace clipwright
