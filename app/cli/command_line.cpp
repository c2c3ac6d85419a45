// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT

#include "app/cli/command_line.h"

#include "app/cli/nearest.h"
#include "app/cli/verb.h"

#include <algorithm>
#include <ostream>
#include <string>
#include <utility>
#include <vector>

namespace clipwright::app {

namespace {

constexpr std::string_view kVersion = CLIPWRIGHT_VERSION;

/** Columns that a UTF-8 text takes: the ellipsis of the table is one, though three bytes. */
std::size_t widthOf(std::string_view text)
{
    return static_cast<std::size_t>(
        std::count_if(text.begin(), text.end(), [](char c) { return (static_cast<unsigned char>(c) & 0xC0) != 0x80; }));
}

void printUsage(std::ostream &out)
{
    out << "Usage: clipwright-cli VERB FILE… [options]\n\nVerbs:\n";
    std::size_t width = 0;
    for (const VerbRow &verb : verbs())
        width = std::max(width, verb.name.size() + 1 + widthOf(verb.files));
    for (const VerbRow &verb : verbs()) {
        const std::string call = std::string(verb.name) + ' ' + std::string(verb.files);
        out << "  " << call << std::string(width + 2 - widthOf(call), ' ') << verb.help << '\n';
    }
    out << "\nEvery verb takes --json (standard output is then JSON alone, one document a line) and -h, --help.\n"
           "`clipwright-cli help VERB` tells more. FILE#ID names one animation of a .lottie package.\n"
           "Exit status: 0 done, 1 the input is bad and nothing was written, 2 called wrongly.\n\n"
           "Begin with `clipwright-cli info hero.json`, then `clipwright-cli cook hero.json`.\n";
}

void printHelp(const VerbRow &verb, std::ostream &out)
{
    out << "Usage: clipwright-cli " << verb.name << ' ' << verb.files << (verb.options.empty() ? "" : " [options]")
        << "\n\n"
        << verb.help << '\n';
    if (!verb.options.empty())
        out << "\nOptions:\n";
    for (const OptionRow &option : verb.options) {
        out << "  --" << option.name << (option.value.empty() ? "" : " ") << option.value << "\n      " << option.help
            << '\n';
    }
    out << "  --json\n      answers in JSON\n\nExample:\n  clipwright-cli " << verb.example << '\n';
}

const VerbRow *verbNamed(std::string_view name)
{
    const auto verb = std::ranges::find(verbs(), name, &VerbRow::name);
    return verb == verbs().end() ? nullptr : &*verb;
}

bool takeWord(std::vector<std::string> &words, std::string_view word)
{
    const auto end = std::find(words.begin(), words.end(), "--");
    const auto found = std::find(words.begin(), end, word);
    if (found == end)
        return false;
    words.erase(found);
    return true;
}

} // namespace

ExitStatus runCommandLine(std::span<const std::string> given, std::ostream &out, std::ostream &err)
{
    std::vector<std::string> words(given.begin(), given.end());
    const bool isJson = takeWord(words, "--json");
    const bool isLong = takeWord(words, "--help");
    bool isHelp = takeWord(words, "-h") || isLong;
    Reply reply(out, err, isJson);
    // `help VERB` is `VERB --help`.
    if (words.size() > 1 && words.front() == "help") {
        words.erase(words.begin());
        isHelp = true;
    }
    if (words.empty() || words.front() == "help") {
        printUsage(isHelp || !words.empty() ? out : err);
        return isHelp || !words.empty() ? ExitStatus::Done : ExitStatus::CalledWrongly;
    }
    if (words.front() == "--version") {
        out << "clipwright-cli " << kVersion << '\n';
        return ExitStatus::Done;
    }
    const VerbRow *verb = verbNamed(words.front());
    if (verb == nullptr) {
        std::string what = "there is no verb '";
        what.append(words.front()).append("'").append(suggestionFor(words.front(), verbs()));
        const ExitStatus status = reply.failUsage(std::move(what));
        if (!isJson)
            printUsage(err);
        return status;
    }
    if (isHelp) {
        printHelp(*verb, out);
        return ExitStatus::Done;
    }
    const Result<Arguments> arguments =
        Arguments::parse(std::span(words).subspan(1), verb->options, verb->minFiles, verb->maxFiles);
    if (!arguments) {
        const ExitStatus status = reply.fail(arguments.error());
        if (!isJson)
            printHelp(*verb, err);
        return status;
    }
    return verb->run(*arguments, reply);
}

} // namespace clipwright::app
