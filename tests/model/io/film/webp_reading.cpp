// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#include "webp_reading.h"

#include <cstring>
#include <fstream>
#include <iterator>

namespace clipwright::testing {

namespace {

unsigned numberAt(const std::string &bytes, std::size_t at, std::size_t count)
{
    unsigned value = 0;
    for (std::size_t i = 0; i < count && at + i < bytes.size(); ++i)
        value |= static_cast<unsigned>(static_cast<unsigned char>(bytes[at + i])) << (8 * i);
    return value;
}

std::string fourBytes(unsigned value)
{
    std::string bytes;
    for (unsigned i = 0; i < 4; ++i)
        bytes += static_cast<char>(value >> (8 * i) & 0xffU);
    return bytes;
}

/** One frame's chunks as a file of their own. Lossless pictures hold their alpha themselves. */
std::string stillOf(const std::string &chunks)
{
    return "RIFF" + fourBytes(static_cast<unsigned>(chunks.size()) + 4) + "WEBP" + chunks;
}

/** Straight over straight; exact where one of the two is opaque or invisible. */
void blend(const std::uint8_t *from, std::uint8_t *to)
{
    const double over = from[3] / 255.0;
    const double alpha = over + to[3] / 255.0 * (1 - over);
    for (std::size_t i = 0; i < 3 && alpha > 0; ++i)
        to[i] = static_cast<std::uint8_t>((from[i] * over + to[i] * (alpha - over)) / alpha + 0.5);
    to[3] = static_cast<std::uint8_t>(alpha * 255 + 0.5);
}

} // namespace

ReadFilm readWebP(const std::string &path)
{
    std::ifstream file(path, std::ios::binary);
    const std::string bytes{std::istreambuf_iterator<char>(file), {}};
    ReadFilm film;
    film.codec = "webp";
    std::vector<std::uint8_t> canvas;
    double seconds = 0;
    for (std::size_t at = 12; at + 8 <= bytes.size();) {
        const std::string name = bytes.substr(at, 4);
        const unsigned size = numberAt(bytes, at + 4, 4);
        const std::size_t data = at + 8;
        at = data + size + size % 2;
        if (name == "VP8X") {
            film.width = static_cast<int>(numberAt(bytes, data + 4, 3) + 1);
            film.height = static_cast<int>(numberAt(bytes, data + 7, 3) + 1);
            canvas.assign(static_cast<std::size_t>(film.width) * static_cast<std::size_t>(film.height) * 4, 0);
        }
        if (name != "ANMF")
            continue;
        const std::size_t left = numberAt(bytes, data, 3) * 2;
        const std::size_t top = numberAt(bytes, data + 3, 3) * 2;
        const double duration = numberAt(bytes, data + 12, 3) / 1000.0;
        const unsigned flags = numberAt(bytes, data + 15, 1);
        int width = 0;
        int height = 0;
        const std::vector<std::uint8_t> still =
            decodeStill("webp", stillOf(bytes.substr(data + 16, size - 16)), width, height);
        if (still.empty())
            return film;
        const auto place = [&](int x, int y) {
            return canvas.data()
                   + ((top + static_cast<std::size_t>(y)) * static_cast<std::size_t>(film.width) + left
                      + static_cast<std::size_t>(x))
                         * 4;
        };
        const auto each = [&](const auto &act) {
            for (int y = 0; y < height; ++y) {
                for (int x = 0; x < width; ++x)
                    act(still.data()
                            + (static_cast<std::size_t>(y) * static_cast<std::size_t>(width)
                               + static_cast<std::size_t>(x))
                                  * 4,
                        place(x, y));
            }
        };
        const bool isCopied = (flags & 2U) != 0;
        each([&](const std::uint8_t *from, std::uint8_t *to) {
            if (isCopied)
                std::memcpy(to, from, 4);
            else
                blend(from, to);
        });
        film.frames.push_back({canvas, seconds, duration});
        seconds += duration;
        if ((flags & 1U) != 0)
            each([](const std::uint8_t *, std::uint8_t *to) { std::memset(to, 0, 4); });
    }
    if (film.frames.empty()) { // a still one
        const std::vector<std::uint8_t> still = decodeStill("webp", bytes, film.width, film.height);
        if (!still.empty())
            film.frames.push_back({still, 0, 0});
    }
    film.seconds = seconds;
    film.isRead = !film.frames.empty();
    return film;
}

} // namespace clipwright::testing
