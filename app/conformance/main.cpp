// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#include "app/conformance/runner.h"

#include <filesystem>
#include <iostream>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace {

constexpr int kExitPassed = 0;
constexpr int kExitFailed = 1;
constexpr int kExitUsage = 2;

constexpr std::string_view kUsage =
    "usage: clipwright-conformance FILE.json… [--files DIR]\n"
    "Runs case files against the core. Cases of real files are found below DIR by SHA-1.\n";

struct Arguments {
    std::vector<std::string> paths;
    std::string folder;
};

/** What is wrong with the words, or nothing. */
std::optional<std::string> parseWords(const std::vector<std::string> &words, Arguments &arguments)
{
    for (std::size_t i = 0; i < words.size(); ++i) {
        if (words[i] == "--files") {
            if (!arguments.folder.empty() || i + 1 == words.size() || words[i + 1].empty())
                return "--files needs one folder, once";
            arguments.folder = words[++i];
        } else if (words[i].starts_with("-")) {
            return "unknown option '" + words[i] + "'";
        } else {
            arguments.paths.push_back(words[i]);
        }
    }
    if (arguments.paths.empty())
        return "no case file is given";
    std::error_code error;
    if (!arguments.folder.empty() && !std::filesystem::is_directory(arguments.folder, error))
        return "there is no folder '" + arguments.folder + "'";
    return std::nullopt;
}

} // namespace

int main(int argc, char **argv)
{
    const std::vector<std::string> words(argv + 1, argv + argc);
    if (words == std::vector<std::string>{"--help"}) {
        std::cout << kUsage;
        return kExitPassed;
    }
    Arguments arguments;
    if (const auto fault = parseWords(words, arguments)) {
        std::cerr << *fault << '\n' << kUsage;
        return kExitUsage;
    }
    clipwright::app::RealFiles files(arguments.folder);
    return clipwright::app::runCaseFiles(arguments.paths, files, std::cout, std::cerr) ? kExitPassed : kExitFailed;
}
