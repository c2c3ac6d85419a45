// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#include "app/conformance/sha1.h"

#include <array>
#include <bit>
#include <cstdint>

namespace clipwright::app {

namespace {

using State = std::array<std::uint32_t, 5>;

constexpr std::size_t kBlockBytes = 64;

/** Function and constant of a quarter of the 80 rounds (FIPS 180-4, 4.1.1 and 4.2.1). */
std::uint32_t mixed(std::size_t round, std::uint32_t b, std::uint32_t c, std::uint32_t d)
{
    if (round < 20)
        return ((b & c) | (~b & d)) + 0x5a827999u;
    if (round < 40)
        return (b ^ c ^ d) + 0x6ed9eba1u;
    if (round < 60)
        return ((b & c) | (b & d) | (c & d)) + 0x8f1bbcdcu;
    return (b ^ c ^ d) + 0xca62c1d6u;
}

void addBlock(State &state, std::string_view block)
{
    std::array<std::uint32_t, 80> words{};
    for (std::size_t i = 0; i < kBlockBytes; ++i)
        words[i / 4] = words[i / 4] << 8 | static_cast<std::uint8_t>(block[i]);
    for (std::size_t i = 16; i < words.size(); ++i)
        words[i] = std::rotl(words[i - 3] ^ words[i - 8] ^ words[i - 14] ^ words[i - 16], 1);
    State s = state;
    for (std::size_t i = 0; i < words.size(); ++i) {
        const std::uint32_t next = std::rotl(s[0], 5) + mixed(i, s[1], s[2], s[3]) + s[4] + words[i];
        s = {next, s[0], std::rotl(s[1], 30), s[2], s[3]};
    }
    for (std::size_t i = 0; i < state.size(); ++i)
        state[i] += s[i];
}

} // namespace

std::string sha1Of(std::string_view bytes)
{
    State state{0x67452301u, 0xefcdab89u, 0x98badcfeu, 0x10325476u, 0xc3d2e1f0u};
    const std::uint64_t bits = std::uint64_t{bytes.size()} * 8;
    std::string_view rest = bytes;
    for (; rest.size() >= kBlockBytes; rest.remove_prefix(kBlockBytes))
        addBlock(state, rest.substr(0, kBlockBytes));

    std::string tail(rest);
    tail += '\x80';
    while (tail.size() % kBlockBytes != kBlockBytes - 8)
        tail += '\0';
    for (int shift = 56; shift >= 0; shift -= 8)
        tail += static_cast<char>(bits >> shift & 0xff);
    for (std::size_t i = 0; i < tail.size(); i += kBlockBytes)
        addBlock(state, std::string_view(tail).substr(i, kBlockBytes));

    std::string text;
    for (const std::uint32_t word : state) {
        for (int shift = 28; shift >= 0; shift -= 4)
            text += "0123456789abcdef"[word >> shift & 0xf];
    }
    return text;
}

} // namespace clipwright::app
