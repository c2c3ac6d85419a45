// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT

#include "app/cli/reply.h"

#include "app/cli/printable.h"

#include <ostream>
#include <utility>

namespace clipwright::app {

namespace {

void writeIssue(JsonWriter &json, const Issue &issue)
{
    json.beginObject().member("severity", nameOf(issue.severity)).member("code", issue.code);
    if (issue.fate != Fate::None)
        json.member("class", nameOf(issue.fate));
    if (!issue.where.file.empty())
        json.member("file", issue.where.file);
    if (issue.where.line > 0)
        json.member("line", issue.where.line);
    if (issue.where.column > 0)
        json.member("column", issue.where.column);
    if (!issue.where.pointer.empty())
        json.member("pointer", issue.where.pointer);
    if (!issue.layer.empty())
        json.member("layer", issue.layer);
    json.member("what", issue.what);
    if (!issue.advice.empty())
        json.member("advice", issue.advice);
    if (issue.count > 1)
        json.member("count", static_cast<std::size_t>(issue.count));
    json.endObject();
}

} // namespace

void Reply::line(std::string_view text)
{
    if (!m_isJson)
        m_out << printable(text) << '\n';
}

void Reply::document(const Issues &issues, const std::function<void(JsonWriter &)> &fill)
{
    if (m_isJson)
        answer(issues, fill);
}

void Reply::answer(const Issues &issues, const std::function<void(JsonWriter &)> &fill)
{
    JsonWriter json;
    json.beginObject();
    fill(json);
    json.name("issues").beginArray();
    for (const Issue &issue : issues)
        writeIssue(json, issue);
    json.endArray().endObject();
    m_out << json.text() << '\n';
}

void Reply::tell(const Issues &issues)
{
    if (m_isJson)
        return;
    for (const Issue &issue : issues)
        m_err << lineOf(issue) << '\n';
}

ExitStatus Reply::fail(const Error &error)
{
    fail(Issues{issueOf(error)});
    return error.code == "usage" ? ExitStatus::CalledWrongly : ExitStatus::BadInput;
}

ExitStatus Reply::fail(const Issues &issues)
{
    tell(issues);
    document(issues, [](JsonWriter &) {});
    return ExitStatus::BadInput;
}

ExitStatus Reply::failUsage(std::string what)
{
    Error error;
    error.code = "usage";
    error.what = std::move(what);
    return fail(error);
}

std::string lineOf(const Issue &issue)
{
    const std::string place = issue.where.text();
    std::string text = place.empty() ? std::string() : place + ": ";
    text += nameOf(issue.severity);
    text += ": ";
    if (!issue.layer.empty())
        text += "layer '" + issue.layer + "': ";
    text += issue.what;
    if (issue.count > 1)
        text += " (and " + std::to_string(issue.count - 1) + " more like it)";
    if (!issue.advice.empty())
        text += ' ' + issue.advice;
    return printable(text);
}

} // namespace clipwright::app
