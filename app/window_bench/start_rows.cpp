// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#include "app/window_bench/window_rows.h"

#include <spawn.h>
#include <sys/wait.h>
#include <unistd.h>

#include <array>
#include <chrono>
#include <filesystem>
#include <string>
#include <system_error>

extern char **environ;

namespace clipwright::app {

namespace {

#ifdef CLIPWRIGHT_HAS_QUICK
constexpr const char *kPeer = "a bare window with an empty View3D";
#else
constexpr const char *kPeer = "a bare window of widgets (qt6-declarative-dev was not there to build with)";
#endif

// More than elsewhere: what the machine does beside it counts here.
constexpr int kPairs = 15;

std::string programBeside(const char *name)
{
    std::error_code none;
    return (std::filesystem::read_symlink("/proc/self/exe", none).parent_path() / name).string();
}

/**
 * Milliseconds from starting a program to the first byte that it says, 0 when it ends without a word. Time as people wait for it: a
 * start waits for files and for the display too.
 */
double startOf(const std::string &program, const char *option)
{
    std::array<int, 2> ends{};
    if (pipe(ends.data()) != 0)
        return 0;
    posix_spawn_file_actions_t actions;
    posix_spawn_file_actions_init(&actions);
    posix_spawn_file_actions_adddup2(&actions, ends[1], STDOUT_FILENO);
    posix_spawn_file_actions_addclose(&actions, ends[0]);
    posix_spawn_file_actions_addclose(&actions, ends[1]);
    std::string path = program;
    std::string word = option;
    char *words[] = {path.data(), word.data(), nullptr};
    pid_t child = 0;
    const auto start = std::chrono::steady_clock::now();
    const bool isStarted = posix_spawn(&child, program.c_str(), &actions, nullptr, words, environ) == 0;
    close(ends[1]);
    char byte = 0;
    const bool isPainted = isStarted && read(ends[0], &byte, 1) == 1;
    const std::chrono::duration<double, std::milli> took = std::chrono::steady_clock::now() - start;
    close(ends[0]);
    posix_spawn_file_actions_destroy(&actions);
    if (isStarted)
        waitpid(child, nullptr, 0);
    return isPainted ? took.count() : 0;
}

} // namespace

std::vector<bench::Row> runStartRows(const bench::Bench &)
{
    bench::Row row{"P20", "start: process to first painted frame", kPeer, std::nullopt};
    row.goal = bench::atMost(2);
    row.stretch = bench::atMost(1.3);
    if (!hasDisplay()) {
        row.package = "xvfb";
        return {row};
    }
    const bench::SeveralCores cores(2);
    const auto ours = [program = programBeside("clipwright")] { return startOf(program, "--first-frame"); };
    const auto bare = [program = programBeside("clipwright-bare-window")] { return startOf(program, "--first-frame"); };
    // Once each to have the files in memory.
    if (ours() > 0 && bare() > 0)
        bench::setTimes(row, bench::pairsOf(ours, bare, kPairs));
    else
        row.note = "one of the two windows did not come up; View3D is of qml6-module-quick3d";
    return {row};
}

} // namespace clipwright::app
