// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#include "model/io/json/json_repeats.h"

#include "model/io/json/json_name.h"
#include "model/io/json/json_places.h"
#include "model/io/json/json_string.h"

#include <algorithm>
#include <string>
#include <unordered_map>
#include <utility>

namespace clipwright {

void JsonDocument::visitRepeats(const std::function<void(JsonValue lost)> &use) const
{
    using Member = std::pair<std::uint64_t, std::uint32_t>; // by name, then as they stand
    std::vector<Member> members;
    const auto isSame = [&](const Member &left, const Member &right) {
        return left.first == right.first
               && (left.first < kLongName
                   || JsonValue(this, left.second).name() == JsonValue(this, right.second).name());
    };
    for (std::uint32_t object = 0; object < m_tokens.size(); ++object) {
        if (m_tokens[object].type != JsonType::Object)
            continue;
        members.clear();
        for (std::uint32_t member = object + 1; member < m_tokens[object].after; member = m_tokens[member].after) {
            const std::uint64_t key = m_tokens[member].nameKey;
            members.emplace_back(key == kEscapedName ? nameKeyOf(JsonValue(this, member).name()) : key, member);
        }
        std::ranges::sort(members);
        for (std::size_t i = 1; i < members.size(); ++i) {
            if (isSame(members[i - 1], members[i]))
                use(JsonValue(this, members[i - 1].second));
        }
    }
}

Issues repeatedMembers(const JsonDocument &document)
{
    constexpr std::size_t kCap = 1000;
    Issues issues;
    std::unordered_map<std::string, std::size_t> known;
    JsonPlaces places(document);
    std::size_t more = 0;
    document.visitRepeats([&](JsonValue lost) {
        std::string name = quotedWord(lost.name());
        const auto place = known.find(name);
        if (place != known.end()) {
            ++issues[place->second].count;
            return;
        }
        if (issues.size() >= kCap) {
            ++more;
            return;
        }
        Issue issue;
        issue.fate = Fate::Dropped;
        issue.code = "member-repeated";
        issue.where = places.of(lost);
        issue.what = "the member " + name + " stands in its object again further on, and that one counts";
        known.emplace(std::move(name), issues.size());
        issues.push_back(std::move(issue));
    });
    if (more > 0)
        issues.push_back(moreIssues(more, document.file()));
    return issues;
}

} // namespace clipwright
