// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>

namespace clipwright::fuzz {

/** A row of numbers that is the same on every machine (xorshift, Marsaglia 2003). */
class Dice {
public:
    explicit Dice(std::uint32_t seed) : m_state(seed == 0 ? 0x9e3779b9u : seed) {}

    std::uint32_t next()
    {
        m_state ^= m_state << 13;
        m_state ^= m_state >> 17;
        m_state ^= m_state << 5;
        return m_state;
    }
    /** 0 to count - 1; 0 for a count of 0. */
    std::size_t below(std::size_t count) { return count == 0 ? 0 : next() % count; }

private:
    std::uint32_t m_state;
};

/** A number that readers may trip over: edges of types, tiny, huge, odd spellings. */
std::string_view oddNumber(Dice &dice);
/** A number near the one that is written there. */
std::string nearNumber(std::string_view number, Dice &dice);

/** Whole lines and words of `.oanim` and `.oshape`: doubled, moved, left out, exchanged. */
std::string mutateLines(std::string_view text, std::uint32_t seed);
/** Whole values and members of JSON, also of broken JSON. */
std::string mutateJson(std::string_view text, std::uint32_t seed);
/** What is within the archive, packed again, so that a change is not just a wrong checksum. Broken archives stay. */
std::string mutatePackage(std::string_view bytes, std::uint32_t seed);
std::string mutateGzip(std::string_view bytes, std::uint32_t seed);

} // namespace clipwright::fuzz
