// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT

#include "app/cli/bench_verb.h"

#include "app/bench/generated.h"
#include "app/bench/report.h"
#include "app/cli/verb.h"

#include <algorithm>
#include <cstdlib>
#include <filesystem>
#include <utility>

namespace clipwright::app {

namespace {

/** Folders from --corpus or the environment, parted by commas; else those of ours that are there. */
std::vector<std::string> foldersOf(const Arguments &arguments)
{
    const char *environment = std::getenv("CLIPWRIGHT_CORPUS");
    const std::string given = arguments.value("corpus", environment == nullptr ? "" : environment);
    std::vector<std::string> folders;
    for (std::size_t begin = 0; begin < given.size();) {
        const std::size_t end = std::min(given.find(',', begin), given.size());
        if (end > begin)
            folders.push_back(given.substr(begin, end - begin));
        begin = end + 1;
    }
    if (!folders.empty())
        return folders;
    for (const char *ours : {"samples", "tests/data/lottie"}) {
        if (std::filesystem::is_directory(ours))
            folders.emplace_back(ours);
    }
    return folders;
}

Result<std::vector<const bench::RowFamily *>> askedOf(const Arguments &arguments,
                                                      std::span<const bench::RowFamily> families)
{
    std::vector<const bench::RowFamily *> asked;
    std::string known;
    for (const bench::RowFamily &family : families) {
        known.append(known.empty() ? "" : ", ").append(family.id);
        if (arguments.files().empty() || std::ranges::count(arguments.files(), family.id) > 0)
            asked.push_back(&family);
    }
    for (const std::string &id : arguments.files()) {
        if (std::ranges::count(families, id, &bench::RowFamily::id) == 0)
            return refuse("usage", "there is no row '" + id + "' here; there are: " + known);
    }
    return asked;
}

} // namespace

ExitStatus runBenchRows(const Arguments &arguments, Reply &reply, std::span<const bench::RowFamily> families)
{
    const auto asked = askedOf(arguments, families);
    if (!asked)
        return reply.fail(asked.error());
    const std::vector<std::string> folders = foldersOf(arguments);
    Result<std::vector<bench::CorpusFile>> corpus =
        folders.empty() ? bench::generatedCorpus() : bench::readCorpus(folders);
    if (!corpus)
        return reply.fail(corpus.error());
    const bool comparesWithRlottie = std::ranges::any_of(
        *asked, [](const bench::RowFamily *family) { return family->peers == bench::Peers::Rlottie; });
    const bench::Peers peers = comparesWithRlottie ? bench::Peers::Rlottie : bench::Peers::None;
    bench::Machine machine = bench::Machine::here();
    const bench::Bench bench = bench::prepareBench(std::move(*corpus), peers);
    machine.isPinned = bench.isPinned;
    std::vector<bench::Row> rows;
    for (const bench::RowFamily *family : *asked) {
        for (bench::Row &row : family->run(bench))
            rows.push_back(std::move(row));
    }
    const bench::Detail detail = arguments.has("files") ? bench::Detail::Files : bench::Detail::Rows;
    for (const std::string &line : bench::tableOf(machine, rows, detail))
        reply.line(line);
    reply.document({}, [&](JsonWriter &json) { bench::writeReport(json, machine, rows); });
    return ExitStatus::Done;
}

ExitStatus runBench(const Arguments &arguments, Reply &reply)
{
    return runBenchRows(arguments, reply, bench::rowFamilies());
}

} // namespace clipwright::app
