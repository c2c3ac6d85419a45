// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#pragma once

#include "model/core/result.h"

#include <map>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace clipwright::app {

/** One option of a verb. `value` names what follows it ("N", "T[,T…]"); empty for a switch. */
struct OptionRow {
    std::string_view name;
    std::string_view value;
    std::string_view help;
};

/** The words behind a verb, sorted into files and options. */
class Arguments {
public:
    /**
     * Refusals (all `usage`): an option that the verb does not have, one without its value, a repeated one, too few or too
     * many files. `--` ends options; a lone `-` is a file's name.
     */
    static Result<Arguments> parse(std::span<const std::string> words, std::span<const OptionRow> options,
                                   std::size_t minFiles, std::size_t maxFiles);

    const std::vector<std::string> &files() const { return m_files; }
    bool has(std::string_view option) const { return m_options.contains(std::string(option)); }
    /** The value of an option, or `fallback`. */
    std::string value(std::string_view option, std::string_view fallback = {}) const;
    /** A finite number; refuses `usage` for anything else and for one outside minimum..maximum. */
    Result<double> number(std::string_view option, double fallback, double minimum, double maximum) const;

private:
    std::vector<std::string> m_files;
    std::map<std::string, std::string> m_options;
};

} // namespace clipwright::app
