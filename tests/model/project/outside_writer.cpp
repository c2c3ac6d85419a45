// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#include "model/project/outside_writer.h"

#include <algorithm>
#include <cstdio>
#include <string_view>

#include <fcntl.h>
#include <poll.h>
#include <sys/stat.h>
#include <unistd.h>

namespace clipwright {

namespace {

void writeInPieces(const std::string &path, std::string_view bytes, int flags, std::mt19937 &random, int patience)
{
    const int file = ::open(path.c_str(), O_WRONLY | O_CLOEXEC | flags, 0600);
    const std::size_t size = bytes.size();
    const std::size_t pieces = 1 + random() % 4;
    for (std::size_t piece = 0; piece < pieces; ++piece) {
        const std::size_t count = piece + 1 == pieces ? bytes.size() : std::min(bytes.size(), size / pieces);
        if (::write(file, bytes.data(), count) != static_cast<ssize_t>(count))
            break;
        bytes.remove_prefix(count);
        if (piece + 1 < pieces)
            ::poll(nullptr, 0, static_cast<int>(random() % static_cast<unsigned>(patience + 1)));
    }
    if (::ftruncate(file, static_cast<off_t>(size)) != 0)
        std::perror("ftruncate");
    ::close(file);
}

} // namespace

void writeOutside(const std::string &path, const std::string &bytes, OutsideWrite how, std::mt19937 &random,
                  int patience)
{
    switch (how) {
    case OutsideWrite::Chunks: writeInPieces(path, bytes, O_CREAT, random, patience); break;
    case OutsideWrite::TruncateChunks: writeInPieces(path, bytes, O_CREAT | O_TRUNC, random, patience); break;
    case OutsideWrite::Rename:
        writeInPieces(path + ".part", bytes, O_CREAT | O_TRUNC, random, patience);
        if (std::rename((path + ".part").c_str(), path.c_str()) != 0)
            std::perror("rename");
        break;
    case OutsideWrite::Recreate:
        ::unlink(path.c_str());
        ::poll(nullptr, 0, static_cast<int>(random() % static_cast<unsigned>(patience + 1)));
        writeInPieces(path, bytes, O_CREAT | O_EXCL, random, patience);
        break;
    case OutsideWrite::Touch: ::utimensat(AT_FDCWD, path.c_str(), nullptr, 0); break;
    }
}

} // namespace clipwright
