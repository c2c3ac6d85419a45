// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#include "fuzz/seeds.h"

#include <cstdint>
#include <cstdio>
#include <filesystem>
#include <fstream>

// What fuzzers begin with: fuzz_seeds OUT FOLDER… A file's name says what it holds, so that a second run adds nothing.

namespace {

/** Larger ones make a fuzzer slow, and show nothing that a smaller one would not. */
constexpr std::size_t kMostBytes = 256 * 1024;

/** FNV-1a. */
std::string nameOf(const std::string &bytes)
{
    std::uint64_t hash = 0xcbf29ce484222325u;
    for (const char c : bytes)
        hash = (hash ^ static_cast<unsigned char>(c)) * 0x100000001b3u;
    char name[32];
    std::snprintf(name, sizeof name, "seed-%016llx", static_cast<unsigned long long>(hash));
    return name;
}

} // namespace

int main(int argc, char **argv)
{
    if (argc < 3) {
        std::fprintf(stderr, "usage: fuzz_seeds OUT FOLDER...\n");
        return 2;
    }
    const std::filesystem::path out(argv[1]);
    for (const clipwright::fuzz::FuzzTarget &target : clipwright::fuzz::fuzzTargets())
        std::filesystem::create_directories(out / target.name);
    std::size_t count = 0;
    for (int i = 2; i < argc; ++i) {
        for (const clipwright::fuzz::Seed &seed : clipwright::fuzz::seedsBelow(argv[i], kMostBytes)) {
            std::ofstream(out / seed.target->name / nameOf(seed.bytes), std::ios::binary) << seed.bytes;
            ++count;
        }
    }
    std::printf("%zu seeds\n", count);
    return 0;
}
