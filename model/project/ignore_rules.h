// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace clipwright {

/** The file in a project's folder that says what is none of it. */
inline constexpr std::string_view kIgnoreFileName = ".clipwrightignore";

/**
 * Which files and folders of a project are passed over. A line is a pattern; `#` begins a comment, `!` takes back what an
 * earlier line ignored, the last line that fits decides. `*` is any run of bytes and `?` one character, neither over a `/`;
 * `**` is anything. A pattern with a `/` before its end is one from the project's folder on, any other one of a name at
 * any depth; with a `/` at its end it is one of folders only. What is in an ignored folder cannot be taken back.
 */
class IgnoreRules {
public:
    /** What is always passed over unless taken back: hidden names, backups, what builds leave. */
    IgnoreRules();

    /** Adds the lines of an ignore file. Any bytes are a pattern; lines over 1,000 bytes are none, more than 10,000 are not read. */
    void addLines(std::string_view text);

    /** `path` is relative to the project's folder, with `/` between its parts. */
    bool isIgnored(std::string_view path, bool isFolder) const;

private:
    struct Rule {
        std::string pattern;
        bool isTakenBack = false;
        bool isOfFolders = false;
        bool isOfPath = false;
    };
    std::vector<Rule> m_rules;
};

/** Whether a pattern as above fits all of a text. No recursion; the time is polynomial in the lengths, whatever the stars. */
bool fitsPattern(std::string_view pattern, std::string_view text);

} // namespace clipwright
