// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT

#include "app/cli/play_steps.h"

#include "model/io/files/files.h"

namespace clipwright::app {

Result<JsonDocument> readSteps(const std::string &path, const std::function<bool(JsonValue step)> &isKnown,
                               std::string_view expected)
{
    const Result<std::shared_ptr<const std::string>> bytes = readFile(path);
    if (!bytes)
        return tl::make_unexpected(bytes.error());
    Result<JsonDocument> document = JsonDocument::parse(*bytes, path);
    if (!document)
        return document;
    if (!document->root().isArray())
        return refuse("steps-malformed", "expected a list of steps", {path, 0, 0, {}});
    for (JsonValue step = document->root().first(); step.isValid(); step = step.next()) {
        if (!isKnown(step))
            return refuse("steps-malformed", "expected " + std::string(expected), {path, 0, 0, step.pointer()});
    }
    return document;
}

} // namespace clipwright::app
