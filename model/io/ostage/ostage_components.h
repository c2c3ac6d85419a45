// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
// Sets of components as JSON: private to the folder.
#pragma once

#include "model/io/json/json_writer.h"
#include "model/io/ostage/ostage_format.h"
#include "model/io/ostage/ostage_members.h"
#include "model/io/ostage/ostage_report.h"

#include <cstddef>

namespace clipwright::ostage {

/** What of a file's cap on parts is left; reading stops where it is used up. */
struct Budget {
    std::size_t left = 0;
    bool isExceeded = false;

    bool take();
};

class ComponentReader {
public:
    ComponentReader(Report &report, const OstageCaps &caps, Budget &budget)
        : m_report(report),
          m_caps(caps),
          m_budget(budget)
    {}

    ComponentSet read(JsonValue object, Owner owner);

private:
    void readComponent(const ComponentRow &row, JsonValue object, ComponentSet &set);
    void readFields(const ComponentRow &row, JsonValue object, Component &component);
    void readDeclaredIn(JsonValue object, Component &component);
    void readClips(JsonValue list, Component &component);
    void dropSecondRotation(JsonValue object, Component &component);

    Report &m_report;
    const OstageCaps &m_caps;
    Budget &m_budget;
};

void writeComponents(JsonWriter &writer, const ComponentSet &set, Owner owner);

/** Writes the kept members that stand before the known one of that number, or behind all of them. */
void writeKept(JsonWriter &writer, const std::vector<KeptText> &kept, std::size_t slot);

} // namespace clipwright::ostage
