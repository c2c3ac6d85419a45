// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
// What reading a stage has to say: private to the folder.
#pragma once

#include "model/core/issue.h"
#include "model/io/json/json_places.h"

#include <cstddef>
#include <map>
#include <span>
#include <string>
#include <string_view>

namespace clipwright::ostage {

/** Collects issues in the order in which they are found, the first 1,000 of them, and counts the rest. */
class Report {
public:
    explicit Report(const JsonDocument &document) : m_places(document), m_file(document.file()) {}

    /** The entity that everything said from now on is about; null: the stage itself. */
    void setEntity(NodeId node, std::string_view name);

    /** Data of the file that is not in the stage, or not as it was: the first save keeps the old file. */
    void leftOut(std::string code, std::string what, JsonValue at);
    /** `member-repeated`: of those that we know the last counts. */
    void repeats(JsonValue object, std::span<const std::string_view> known);
    /** Odd, but nothing is lost. */
    void odd(std::string code, std::string what, JsonValue at);
    /** A component that we do not know: each name is listed once, with how often it stands there. */
    void unknownComponent(const std::string &name, JsonValue at);

    Place placeOf(JsonValue value) { return m_places.of(value); }
    bool hasLeftOut() const { return m_hasLeftOut; }
    Issues take();

private:
    void add(Severity severity, Fate fate, std::string code, std::string what, JsonValue at);

    JsonPlaces m_places;
    std::string m_file;
    NodeId m_node;
    std::string m_name;
    Issues m_issues;
    std::size_t m_more = 0;
    std::map<std::string, std::size_t> m_unknown; ///< where in the list its issue stands
    bool m_hasLeftOut = false;
};

} // namespace clipwright::ostage
