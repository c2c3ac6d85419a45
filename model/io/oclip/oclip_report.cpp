// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#include "model/io/oclip/oclip_report.h"

#include "model/io/json/json_repeats.h"

#include <cmath>
#include <limits>
#include <utility>

namespace clipwright::oclip {

void OclipReport::repeats(JsonValue object, std::span<const std::string_view> known)
{
    for (const JsonValue member : repeatedMembers(object, known))
        leaveOut(member, "member-repeated", quotedWord(member.name()) + " stands there again, and that one counts");
}

void OclipReport::leaveOut(JsonValue part, std::string code, std::string what, std::uint32_t count)
{
    Issue issue;
    issue.fate = Fate::Dropped;
    issue.code = std::move(code);
    // Past what is listed nobody reads the place, and finding it has a price.
    if (m_issues.size() < 1000)
        issue.where = m_places.of(part);
    issue.what = std::move(what);
    issue.count = count;
    m_issues.push_back(std::move(issue));
}

void OclipReport::defaulted(JsonValue value, std::string_view member, std::string_view expected)
{
    leaveOut(value, "value-malformed",
             std::string("expected ").append(expected).append(" for \"").append(member).append("\"; it is left out"));
}

std::string OclipReport::oneOf(std::span<const std::string_view> names)
{
    std::string text;
    for (const std::string_view name : names)
        text.append(name.data() == names.front().data()  ? ""
                    : name.data() == names.back().data() ? " or "
                                                         : ", ")
            .append(name);
    return text;
}

std::optional<std::string> OclipReport::text(JsonValue object, std::string_view member)
{
    const JsonValue value = object[member];
    if (value.isString())
        return value.string();
    if (value.isValid())
        defaulted(value, member, "a text");
    return std::nullopt;
}

std::optional<double> OclipReport::number(JsonValue object, std::string_view member)
{
    const JsonValue value = object[member];
    const double number = value.number(std::numeric_limits<double>::quiet_NaN());
    if (std::isfinite(number))
        return number;
    if (value.isValid())
        defaulted(value, member, "a finite number");
    return std::nullopt;
}

bool OclipReport::flag(JsonValue object, std::string_view member)
{
    const JsonValue value = object[member];
    if (value.isValid() && value.type() != JsonType::Boolean)
        defaulted(value, member, "true or false");
    return value.boolean();
}

Issues OclipReport::take()
{
    capIssues(m_issues);
    return std::move(m_issues);
}

} // namespace clipwright::oclip
