// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
// What reading a clip has to say, and members that have a default: private to the folder.
#pragma once

#include "model/core/issue.h"
#include "model/core/named.h"
#include "model/io/json/json_places.h"

#include <optional>
#include <span>
#include <string>
#include <string_view>

namespace clipwright::oclip {

/** The place of a word in a list of names, as its enum; nothing for another word, and for what is no text. */
template<class Enum>
std::optional<Enum> choiceNamed(std::span<const std::string_view> names, JsonValue value)
{
    return value.isString() ? enumNamed<Enum>(names, value.string()) : std::nullopt;
}

/** Collects issues in the order in which they are found; what is told is data of the file that is not in the clip. */
class OclipReport {
public:
    explicit OclipReport(const JsonDocument &document) : m_places(document) {}

    /** `member-repeated`: of those that we know the last counts. */
    void repeats(JsonValue object, std::span<const std::string_view> known);
    void leaveOut(JsonValue part, std::string code, std::string what, std::uint32_t count = 1);
    /** `value-malformed`: a member that does not read counts as if it were not there. */
    void defaulted(JsonValue value, std::string_view member, std::string_view expected);

    /** Members with a default: nothing where they are not there, and told where they do not read. */
    std::optional<std::string> text(JsonValue object, std::string_view member);
    std::optional<double> number(JsonValue object, std::string_view member);
    bool flag(JsonValue object, std::string_view member);
    template<class Enum>
    std::optional<Enum> choice(JsonValue object, std::string_view member, std::span<const std::string_view> names)
    {
        const JsonValue value = object[member];
        const std::optional<Enum> read = choiceNamed<Enum>(names, value);
        if (value.isValid() && !read)
            defaulted(value, member, oneOf(names));
        return read;
    }

    bool hasLeftOut() const { return !m_issues.empty(); }
    Issues take();

private:
    static std::string oneOf(std::span<const std::string_view> names);

    JsonPlaces m_places;
    Issues m_issues;
};

} // namespace clipwright::oclip
