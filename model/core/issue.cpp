// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#include "model/core/issue.h"

#include <algorithm>

namespace clipwright {

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
    return std::any_of(issues.begin(), issues.end(),
                       [](const Issue &issue) { return issue.severity == Severity::Error; });
}

void capIssues(Issues &issues, std::size_t cap)
{
    if (issues.size() <= cap)
        return;
    const bool cutErrors = std::any_of(issues.begin() + static_cast<std::ptrdiff_t>(cap), issues.end(), [](const Issue &issue) {
        return issue.severity == Severity::Error;
    });
    Issue rest;
    rest.severity = cutErrors ? Severity::Error : Severity::Info;
    rest.code = "and-more";
    rest.where.file = issues.front().where.file;
    rest.what = "and " + std::to_string(issues.size() - cap) + " more";
    issues.resize(cap);
    issues.push_back(std::move(rest));
}

} // namespace clipwright
