// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#pragma once

#include "app/bench/row.h"
#include "model/io/json/json_writer.h"

#include <span>
#include <string>

namespace clipwright::bench {

/** What the figures were taken on. */
struct Machine {
    std::string processor;
    int cores = 0;
    std::string system;
    std::string compiler;
    bool isPinned = false;

    static Machine here();
};

/** An aligned table for people: a line a row, then the files and the growth below it. */
std::string tableOf(const Machine &machine, std::span<const Row> rows);

/** Members "machine" and "rows". */
void writeReport(JsonWriter &json, const Machine &machine, std::span<const Row> rows);

} // namespace clipwright::bench
