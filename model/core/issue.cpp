// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#include "model/core/issue.h"

#include <map>
#include <tuple>

#include <algorithm>

namespace clipwright {

namespace {

bool isError(const Issue &issue)
{
    return issue.severity == Severity::Error;
}

} // namespace

std::string_view nameOf(Severity severity)
{
    switch (severity) {
    case Severity::Error: return "error";
    case Severity::Warning: return "warning";
    case Severity::Info: return "info";
    }
    return {};
}

std::string_view nameOf(Fate fate)
{
    switch (fate) {
    case Fate::None: return "";
    case Fate::Refused: return "refused";
    case Fate::Approximated: return "approximated";
    case Fate::Dropped: return "dropped";
    case Fate::Kept: return "kept";
    }
    return {};
}

Issue issueOf(const Error &error)
{
    Issue issue;
    issue.severity = Severity::Error;
    issue.code = error.code;
    issue.where = error.where;
    issue.what = error.what;
    return issue;
}

std::string quotedWord(std::string_view word)
{
    constexpr std::size_t kLongest = 80; // the whole of it stands in the file
    std::size_t length = std::min(word.size(), kLongest);
    while (length < word.size() && length > 0 && (static_cast<unsigned char>(word[length]) & 0xc0u) == 0x80u)
        --length; // not within a character
    std::string text = "'";
    text.append(word.substr(0, length)).append(length < word.size() ? "…'" : "'");
    return text;
}

bool hasErrors(const Issues &issues)
{
    return std::any_of(issues.begin(), issues.end(), isError);
}

void mergeIssues(Issues &issues)
{
    using Key = std::tuple<Severity, Fate, std::string, std::string, std::string>;
    std::map<Key, std::size_t> places;
    Issues merged;
    for (Issue &issue : issues) {
        const auto [place, isNew] =
            places.try_emplace({issue.severity, issue.fate, issue.code, issue.layer, issue.what}, merged.size());
        if (isNew)
            merged.push_back(std::move(issue));
        else
            merged[place->second].count += issue.count;
    }
    issues = std::move(merged);
}

Issue moreIssues(std::size_t count, const std::string &file, Severity severity)
{
    Issue rest;
    rest.severity = severity;
    rest.code = "and-more";
    rest.where.file = file;
    rest.what = "and " + std::to_string(count) + " more";
    return rest;
}

void capIssues(Issues &issues, std::size_t cap)
{
    const bool isCapped = issues.size() == cap + 1 && issues.back().code == "and-more";
    if (issues.size() <= cap || isCapped)
        return;
    const bool cutErrors = std::any_of(issues.begin() + static_cast<std::ptrdiff_t>(cap), issues.end(), isError);
    Issue rest =
        moreIssues(issues.size() - cap, issues.front().where.file, cutErrors ? Severity::Error : Severity::Info);
    issues.resize(cap);
    issues.push_back(std::move(rest));
}

} // namespace clipwright
