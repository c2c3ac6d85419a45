// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#include "model/io/json/json_kept.h"
#include "model/io/json/json_string.h"

#include <algorithm>

namespace clipwright {

namespace {

std::string withoutSpaces(std::string_view text)
{
    std::string compact;
    for (std::size_t i = 0; i < text.size(); ++i) {
        if (text[i] == '"') {
            const std::size_t close = closingQuote(text, i);
            compact.append(text.substr(i, close + 1 - i));
            i = close;
        } else if (text[i] != ' ' && text[i] != '\t' && text[i] != '\n' && text[i] != '\r') {
            compact += text[i];
        }
    }
    return compact;
}

} // namespace

std::string compactText(JsonValue value)
{
    return value.isValid() ? withoutSpaces(value.source()) : std::string();
}

std::vector<KeptText> keptMembers(JsonValue object, std::span<const std::string_view> known)
{
    std::vector<KeptText> kept;
    std::size_t slot = 0;
    if (!object.isObject())
        return kept;
    for (JsonValue member = object.first(); member.isValid(); member = member.next()) {
        const auto row = std::ranges::find(known, member.name());
        if (row == known.end()) {
            kept.push_back({static_cast<int>(slot), withoutSpaces(member.nameSource()) + ':' + compactText(member)});
            continue;
        }
        // A text that says its members in another order than ours: what follows keeps behind all of them.
        slot = std::max(slot, static_cast<std::size_t>(row - known.begin()) + 1);
    }
    return kept;
}

std::vector<std::string_view> keptAt(const std::vector<KeptText> &kept, std::size_t slot)
{
    std::vector<std::string_view> texts;
    for (const KeptText &text : kept) {
        if (static_cast<std::size_t>(text.slot) == slot)
            texts.emplace_back(text.text);
    }
    return texts;
}

} // namespace clipwright
