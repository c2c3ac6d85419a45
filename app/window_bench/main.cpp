// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT

#include "app/cli/bench_verb.h"
#include "app/cli/verb.h"
#include "app/window_bench/window_rows.h"

#include <algorithm>
#include <iostream>
#include <string>
#include <vector>

namespace {

using namespace clipwright;

std::vector<bench::RowFamily> allFamilies()
{
    std::vector<bench::RowFamily> families(bench::rowFamilies().begin(), bench::rowFamilies().end());
    families.push_back(
        {"P6", "the window while it plays and while it does not", bench::Peers::None, app::runViewportRows});
    families.push_back({"P20", "the window's start", bench::Peers::None, app::runStartRows});
    return families;
}

} // namespace

/** `clipwright-cli bench` with the rows that need a display. */
int main(int argc, char **argv)
{
    std::vector<std::string> words(argv + 1, argv + argc);
    const bool isJson = std::erase(words, "--json") > 0;
    app::Reply reply(std::cout, std::cerr, isJson);
    const auto verb = std::ranges::find(app::verbs(), "bench", &app::VerbRow::name);
    const auto arguments = app::Arguments::parse(words, verb->options, verb->minFiles, verb->maxFiles);
    const app::ExitStatus status =
        arguments ? app::runBenchRows(*arguments, reply, allFamilies()) : reply.fail(arguments.error());
    return static_cast<int>(status);
}
