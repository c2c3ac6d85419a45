// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT

#include "app/cli/command_line.h"

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
    out << "\nEvery verb takes --json (standard output is then JSON alone, one document a line) and --help.\n"
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

/** Letters to add, drop or change to make one word of the other. */
std::size_t differenceOf(std::string_view a, std::string_view b)
{
    std::vector<std::size_t> row(b.size() + 1);
    for (std::size_t j = 0; j <= b.size(); ++j)
        row[j] = j;
    for (std::size_t i = 1; i <= a.size(); ++i) {
        std::size_t diagonal = std::exchange(row[0], i);
        for (std::size_t j = 1; j <= b.size(); ++j) {
            const std::size_t changed = diagonal + (a[i - 1] == b[j - 1] ? 0 : 1);
            diagonal = std::exchange(row[j], std::min({changed, row[j] + 1, row[j - 1] + 1}));
        }
    }
    return row[b.size()];
}

/** "; did you mean 'X'?" for a verb that is nearly it; else nothing. */
std::string suggestionFor(std::string_view word)
{
    constexpr std::size_t kNear = 2;
    constexpr std::size_t kLongestVerb = 32;
    const VerbRow *nearest = nullptr;
    std::size_t least = kNear + 1;
    for (const VerbRow &verb : verbs()) {
        const std::size_t difference = word.size() > kLongestVerb ? least : differenceOf(word, verb.name);
        if (difference < least) {
            least = difference;
            nearest = &verb;
        }
    }
    return nearest == nullptr ? std::string() : "; did you mean '" + std::string(nearest->name) + "'?";
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
    const bool isHelp = takeWord(words, "--help");
    Reply reply(out, err, isJson);
    if (words.size() == 2 && words.front() == "help" && verbNamed(words[1]) != nullptr) {
        printHelp(*verbNamed(words[1]), out);
        return ExitStatus::Done;
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
        what.append(words.front()).append("'").append(suggestionFor(words.front()));
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
