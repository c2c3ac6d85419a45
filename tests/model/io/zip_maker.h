// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <zlib.h>

#include <cstdint>
#include <string>
#include <utility>
#include <vector>

namespace clipwright::zipmaker {

using Entries = std::vector<std::pair<std::string, std::string>>;

inline void append(std::string &bytes, std::uint32_t number, int count)
{
    for (int i = 0; i < count; ++i)
        bytes += static_cast<char>((number >> (8 * i)) & 0xffu);
}

/** Deflated: raw for a zip (window bits -15), with its own head for gzip (31). */
inline std::string deflated(const std::string &bytes, int windowBits)
{
    z_stream stream{};
    deflateInit2(&stream, Z_BEST_COMPRESSION, Z_DEFLATED, windowBits, 8, Z_DEFAULT_STRATEGY);
    std::string packed(deflateBound(&stream, bytes.size()) + 64, '\0');
    stream.next_in = reinterpret_cast<Bytef *>(const_cast<char *>(bytes.data()));
    stream.avail_in = static_cast<uInt>(bytes.size());
    stream.next_out = reinterpret_cast<Bytef *>(packed.data());
    stream.avail_out = static_cast<uInt>(packed.size());
    deflate(&stream, Z_FINISH);
    packed.resize(stream.total_out);
    deflateEnd(&stream);
    return packed;
}

inline std::string gzip(const std::string &bytes)
{
    return deflated(bytes, 15 + 16);
}

/** A zip by the book; `claimedSize` is what the directory says of each entry instead of the truth, where it is not 0. */
inline std::string zip(const Entries &entries, std::uint32_t claimedSize = 0)
{
    std::string file;
    std::string directory;
    for (const auto &[name, bytes] : entries) {
        const std::string packed = deflated(bytes, -15);
        std::string head;
        append(head, 20, 2); // version needed
        append(head, 0, 2);
        append(head, 8, 2); // deflate
        append(head, 0, 4);
        append(head,
               static_cast<std::uint32_t>(
                   crc32(0, reinterpret_cast<const Bytef *>(bytes.data()), static_cast<uInt>(bytes.size()))),
               4);
        append(head, static_cast<std::uint32_t>(packed.size()), 4);
        append(head, claimedSize != 0 ? claimedSize : static_cast<std::uint32_t>(bytes.size()), 4);
        append(head, static_cast<std::uint32_t>(name.size()), 2);
        append(head, 0, 2);
        directory += "PK\x01\x02";
        append(directory, 20, 2);
        directory += head;
        append(directory, 0, 2);
        append(directory, 0, 4);
        append(directory, 0, 4);
        append(directory, static_cast<std::uint32_t>(file.size()), 4);
        directory += name;
        file += "PK\x03\x04" + head + name + packed;
    }
    const auto start = static_cast<std::uint32_t>(file.size());
    file += directory + "PK\x05\x06";
    append(file, 0, 4);
    append(file, static_cast<std::uint32_t>(entries.size()), 2);
    append(file, static_cast<std::uint32_t>(entries.size()), 2);
    append(file, static_cast<std::uint32_t>(directory.size()), 4);
    append(file, start, 4);
    append(file, 0, 2);
    return file;
}

} // namespace clipwright::zipmaker
