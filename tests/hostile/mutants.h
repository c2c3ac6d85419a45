// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <array>
#include <cstddef>
#include <string>

namespace clipwright::hostile {

/** A file cut at every byte, and with every byte set to eight values: `count` mutants, made one at a time. */
class Mutants {
public:
    explicit Mutants(std::string bytes) : m_bytes(std::move(bytes)) {}

    std::size_t count() const { return m_bytes.size() * (1 + kValues.size()); }
    std::string at(std::size_t index) const
    {
        const std::size_t byte = index / (1 + kValues.size());
        const std::size_t change = index % (1 + kValues.size());
        if (change == 0)
            return m_bytes.substr(0, byte);
        std::string mutant = m_bytes;
        mutant[byte] = kValues[change - 1];
        return mutant;
    }

private:
    /** Ends of texts, lines, words, lists and numbers, and what is none of them. */
    static constexpr std::array<char, 8> kValues{'\0', '\xff', '\n', ' ', '"', '9', '-', '}'};

    std::string m_bytes;
};

} // namespace clipwright::hostile
