// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#pragma once

#include "model/io/json/json_document.h"
#include "model/io/json/json_writer.h"
#include "model/project/project_file.h"

#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace clipwright {

/** Reads the entries of a project file; keeps the first thing that is other than expected, with its JSON pointer. */
class EntryReader {
public:
    /** `file` is for the refusal, and outlives the reader. */
    explicit EntryReader(const std::string &file) : m_file(file) {}

    void read(const JsonValue &json, Guides &guides);
    void read(const JsonValue &json, WorkArea &area);
    void read(const JsonValue &json, Easing &easing);
    void read(const JsonValue &json, std::vector<std::string> &rows);
    void read(const JsonValue &json, std::map<std::string, std::string> &map);

    /** Wants an object. */
    void object(const JsonValue &json);
    void refuse(const JsonValue &at, const std::string &expected);
    const std::optional<Error> &error() const { return m_error; }

private:
    double number(const JsonValue &json);
    std::string text(const JsonValue &json);
    std::vector<double> numbers(const JsonValue &json);
    double member(const JsonValue &json, std::string_view name);
    template<class Read>
    auto list(const JsonValue &json, Read read) -> std::vector<decltype(read(json))>
    {
        std::vector<decltype(read(json))> all;
        if (!json.isArray())
            refuse(json, "a list");
        for (JsonValue item = json.isArray() ? json.first() : JsonValue(); item.isValid(); item = item.next())
            all.push_back(read(item));
        return all;
    }

    const std::string &m_file;
    std::optional<Error> m_error;
};

void writeEntry(JsonWriter &json, const Guides &guides);
void writeEntry(JsonWriter &json, const WorkArea &area);
void writeEntry(JsonWriter &json, const Easing &easing);
void writeEntry(JsonWriter &json, const std::vector<std::string> &rows);
void writeEntry(JsonWriter &json, const std::map<std::string, std::string> &map);

/** Which members of an entry's object are known; of a map every one is. The pointer only chooses. */
bool isKnown(const Guides *entry, std::string_view name);
bool isKnown(const WorkArea *entry, std::string_view name);
bool isKnown(const void *entry, std::string_view name);

} // namespace clipwright
