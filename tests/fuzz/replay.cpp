// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#include "fuzz/fuzz_targets.h"
#include "fuzz/play_rig.h"

#include <algorithm>
#include <cstdio>
#include <ctime>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <string>
#include <vector>

// Runs saved inputs without libFuzzer: fuzz_replay FOLDER, in which each target has a folder of its own.

namespace {

using namespace clipwright::fuzz;

/** Seconds of the processor's time that one input of at most 1 MiB may take (reliability R1). */
constexpr double kMostSeconds = 2;

std::string bytesOf(const std::filesystem::path &path)
{
    std::ifstream file(path, std::ios::binary);
    return {std::istreambuf_iterator<char>(file), std::istreambuf_iterator<char>()};
}

std::vector<std::filesystem::path> filesOf(const std::filesystem::path &folder)
{
    std::vector<std::filesystem::path> files;
    if (std::filesystem::is_directory(folder)) {
        for (const auto &entry : std::filesystem::directory_iterator(folder))
            files.push_back(entry.path());
    }
    std::sort(files.begin(), files.end());
    return files;
}

} // namespace

int main(int argc, char **argv)
{
    if (argc != 2) {
        std::fprintf(stderr, "usage: fuzz_replay FOLDER\n");
        return 2;
    }
    std::size_t count = 0;
    bool isFine = true;
    for (const FuzzTarget &target : fuzzTargets()) {
        const auto files = filesOf(std::filesystem::path(argv[1]) / target.name);
        if (files.empty()) {
            std::fprintf(stderr, "no inputs for %s\n", std::string(target.name).c_str());
            return 1;
        }
        for (const auto &file : files) {
            const std::clock_t before = std::clock();
            try {
                target.run(bytesOf(file));
            } catch (const BrokenPromise &broken) {
                std::fprintf(stderr, "%s: %s\n", file.c_str(), broken.what());
                isFine = false;
            }
            const double seconds = static_cast<double>(std::clock() - before) / CLOCKS_PER_SEC;
            if (seconds > kMostSeconds) {
                std::fprintf(stderr, "%s: %.1f seconds\n", file.c_str(), seconds);
                isFine = false;
            }
            ++count;
        }
    }
    std::printf("%zu inputs\n", count);
    return isFine ? 0 : 1;
}
