// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#pragma once

#include "model/core/issue.h"
#include "model/core/result.h"
#include "model/io/json/json_writer.h"

#include <functional>
#include <iosfwd>
#include <string>
#include <string_view>

namespace clipwright::app {

/** How a run ends: the exit status of the process. */
enum class ExitStatus { Done = 0, BadInput = 1, CalledWrongly = 2 };

/**
 * Where a verb's answer goes. Without --json, text to `out` and issues to `err`, one a line; with it, `out` gets JSON documents
 * alone, one a line, that hold the issues themselves.
 */
class Reply {
public:
    Reply(std::ostream &out, std::ostream &err, bool isJson) : m_out(out), m_err(err), m_isJson(isJson) {}

    bool isJson() const { return m_isJson; }
    void line(std::string_view text);
    /** One JSON object; `fill` writes its members, the issues are added last. Ignored without --json. */
    void document(const Issues &issues, const std::function<void(JsonWriter &)> &fill);
    /** The same, with --json and without: for verbs whose answers are JSON by nature. */
    void answer(const Issues &issues, const std::function<void(JsonWriter &)> &fill);
    /** To the error stream, one a line; nothing with --json. */
    void tell(const Issues &issues);

    /** Ends a run for one reason: told or put into a JSON document. `usage` is CalledWrongly, all else BadInput. */
    ExitStatus fail(const Error &error);
    ExitStatus fail(const Issues &issues);
    /** fail with the code `usage`. */
    ExitStatus failUsage(std::string what);

private:
    std::ostream &m_out;
    std::ostream &m_err;
    bool m_isJson;
};

/** `FILE:LINE:COL: severity: reason` or `FILE#/json/pointer: severity: reason`. */
std::string lineOf(const Issue &issue);

} // namespace clipwright::app
