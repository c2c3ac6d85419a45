// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#include "model/io/ostage/ostage_report.h"

#include "model/io/json/json_repeats.h"

#include <utility>

namespace clipwright::ostage {

namespace {

constexpr std::size_t kCap = 1000;
constexpr std::size_t kLongestName = 80; // the whole of it stands in the file

} // namespace

void Report::setEntity(NodeId node, std::string_view name)
{
    m_node = node;
    m_name = name.substr(0, kLongestName);
}

void Report::leftOut(std::string code, std::string what, JsonValue at)
{
    m_hasLeftOut = true;
    add(Severity::Warning, Fate::Dropped, std::move(code), std::move(what), at);
}

void Report::repeats(JsonValue object, std::span<const std::string_view> known)
{
    for (const JsonValue member : repeatedMembers(object, known))
        leftOut("member-repeated", quotedWord(member.name()) + " stands there again, and that one counts.", member);
}

void Report::odd(std::string code, std::string what, JsonValue at)
{
    add(Severity::Warning, Fate::Kept, std::move(code), std::move(what), at);
}

void Report::unknownComponent(const std::string &name, JsonValue at)
{
    const auto known = m_unknown.find(name);
    if (known != m_unknown.end()) {
        ++m_issues[known->second].count;
        return;
    }
    if (m_issues.size() < kCap)
        m_unknown.emplace(name, m_issues.size());
    add(Severity::Info, Fate::Kept, "component-unknown",
        "The component " + quotedWord(name) + " is not known here; it is kept as it is.", at);
}

void Report::add(Severity severity, Fate fate, std::string code, std::string what, JsonValue at)
{
    if (m_issues.size() >= kCap) {
        ++m_more;
        return;
    }
    Issue issue;
    issue.severity = severity;
    issue.fate = fate;
    issue.code = std::move(code);
    issue.what = std::move(what);
    issue.where = m_places.of(at);
    issue.layer = m_name;
    issue.node = m_node;
    m_issues.push_back(std::move(issue));
}

Issues Report::take()
{
    if (m_more > 0)
        m_issues.push_back(moreIssues(m_more, m_file));
    return std::move(m_issues);
}

} // namespace clipwright::ostage
