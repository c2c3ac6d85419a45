// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT

#include "app/cli/arguments.h"

#include "app/cli/nearest.h"
#include "model/core/numbers.h"
#include "model/io/formats.h"

#include <algorithm>
#include <optional>

namespace clipwright::app {

namespace {

const OptionRow *find(std::span<const OptionRow> options, std::string_view name)
{
    const auto row = std::find_if(options.begin(), options.end(), [&](const OptionRow &o) { return o.name == name; });
    return row == options.end() ? nullptr : &*row;
}

/** What people write who expect -o: one dash and a word, where a file's name has a dot or stands in a folder. */
bool looksLikeOption(std::string_view word)
{
    return word.size() > 1 && word.front() == '-' && word.find_first_of("./\\") == std::string_view::npos;
}

} // namespace

Result<Arguments> Arguments::parse(std::span<const std::string> words, std::span<const OptionRow> options,
                                   std::size_t minFiles, std::size_t maxFiles)
{
    Arguments arguments;
    bool optionsEnded = false;
    for (std::size_t i = 0; i < words.size(); ++i) {
        const std::string &word = words[i];
        if (optionsEnded || !word.starts_with("--")) {
            if (!optionsEnded && looksLikeOption(word))
                return refuse("usage", "there is no option " + word + " here; a file of that name is ./" + word);
            arguments.m_files.push_back(word);
            continue;
        }
        if (word == "--") {
            optionsEnded = true;
            continue;
        }
        const std::size_t equals = word.find('=');
        const std::string name = word.substr(2, equals == std::string::npos ? equals : equals - 2);
        const OptionRow *row = find(options, name);
        if (!row) {
            const std::string_view aboutFiles =
                formatOfPath(word) ? "; a file whose name begins with -- stands behind a lone --" : "";
            return refuse("usage", std::string("there is no option --")
                                       .append(name)
                                       .append(" here")
                                       .append(suggestionFor(name, options, "--"))
                                       .append(aboutFiles));
        }
        if (arguments.m_options.contains(name))
            return refuse("usage", "--" + name + " is given twice");
        std::string value;
        if (row->value.empty()) {
            if (equals != std::string::npos)
                return refuse("usage", "--" + name + " takes no value");
        } else if (equals != std::string::npos) {
            value = word.substr(equals + 1);
        } else if (i + 1 < words.size()) {
            value = words[++i];
        } else {
            return refuse("usage", "--" + name + " needs " + std::string(row->value) + " behind it");
        }
        arguments.m_options.emplace(name, std::move(value));
    }
    if (arguments.m_files.size() < minFiles)
        return refuse("usage", "a file name is missing");
    if (arguments.m_files.size() > maxFiles)
        return refuse("usage", "one file name too many: '" + arguments.m_files[maxFiles] + "'");
    return arguments;
}

std::string Arguments::value(std::string_view option, std::string_view fallback) const
{
    const auto found = m_options.find(std::string(option));
    return found == m_options.end() ? std::string(fallback) : found->second;
}

Result<double> Arguments::number(std::string_view option, double fallback, double minimum, double maximum) const
{
    const auto found = m_options.find(std::string(option));
    if (found == m_options.end())
        return fallback;
    const std::optional<double> number = parseNumber(found->second);
    if (!number || *number < minimum || *number > maximum)
        return refuse("usage", "--" + std::string(option) + " expects a number from " + numberText(minimum) + " to "
                                   + numberText(maximum) + ", found '" + found->second + "'");
    return *number;
}

} // namespace clipwright::app
