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

void capIssues(Issues &issues, std::size_t cap)
{
    const bool isCapped = issues.size() == cap + 1 && issues.back().code == "and-more";
    if (issues.size() <= cap || isCapped)
        return;
    const bool cutErrors = std::any_of(issues.begin() + static_cast<std::ptrdiff_t>(cap), issues.end(), isError);
    Issue rest;
    rest.severity = cutErrors ? Severity::Error : Severity::Info;
    rest.code = "and-more";
    rest.where.file = issues.front().where.file;
    rest.what = "and " + std::to_string(issues.size() - cap) + " more";
    issues.resize(cap);
    issues.push_back(std::move(rest));
}

} // namespace clipwright
