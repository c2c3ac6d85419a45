// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#pragma once

#include "model/core/result.h"
#include "model/io/json/json_document.h"
#include "model/io/json/json_writer.h"

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

namespace clipwright {

/**
 * How a file was spelled before an edit: what to put in the place of which bytes. A patch says what a thing was, not how its file
 * wrote it; with its spelling the first bytes come back.
 */
struct Spelling {
    std::string hash; ///< sha1Hex of the bytes that it is for
    std::size_t at = 0;
    std::size_t removed = 0;
    std::string inserted;

    /** From the bytes as they are now to those before. */
    static Spelling between(std::string_view now, std::string_view before);
    /** Nothing for other bytes than those it is for. */
    std::optional<std::string> applied(std::string_view bytes) const;

    void write(JsonWriter &json) const;
    /** Refuses with `script-malformed`. */
    static Result<Spelling> read(const JsonValue &json);
};

} // namespace clipwright
