// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#pragma once

#include "app/bench/row.h"
#include "model/io/json/json_writer.h"

#include <span>
#include <string>
#include <vector>

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

enum class Detail { Rows, Files };

/** An aligned table for people, line by line: a row, its note and growth below it, and the files of it where they are asked for. */
std::vector<std::string> tableOf(const Machine &machine, std::span<const Row> rows, Detail detail = Detail::Rows);

/** Members "machine" and "rows". */
void writeReport(JsonWriter &json, const Machine &machine, std::span<const Row> rows);

} // namespace clipwright::bench
