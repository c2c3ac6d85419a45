// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT

#include "model/io/json/json_document.h"

#include "model/io/json/json_parser.h"

#include <algorithm>

namespace clipwright {

Result<JsonDocument> JsonDocument::parse(std::shared_ptr<const std::string> text, const std::string &file,
                                         const JsonCaps &caps)
{
    JsonDocument document;
    document.m_text = text ? std::move(text) : std::make_shared<const std::string>();
    document.m_file = file;
    if (Result<void> parsed = JsonParser(document, caps).run(); !parsed)
        return tl::make_unexpected(std::move(parsed.error()));
    return document;
}

Place JsonDocument::placeOf(std::uint32_t byte) const
{
    const std::string_view before = std::string_view(*m_text).substr(0, byte);
    const std::size_t lineEnd = before.rfind('\n'); // npos + 1 is 0, the first line's start
    const auto lines = std::count(before.begin(), before.end(), '\n');
    return {m_file, static_cast<int>(lines) + 1, static_cast<int>(before.size() - (lineEnd + 1)) + 1, {}};
}

} // namespace clipwright
