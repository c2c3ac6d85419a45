// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#include "app/bench/report.h"

#include "model/core/numbers.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <utility>

namespace clipwright::bench {

namespace {

constexpr std::size_t kColumns = 9;
using Cells = std::array<std::string, kColumns>;

/** Three digits that count. */
std::string shortText(double number)
{
    if (number == 0)
        return "0";
    const double magnitude = std::floor(std::log10(std::abs(number)));
    return numberText(roundTo(number, std::pow(10.0, std::min(magnitude - 2, 0.0))));
}

std::string shortText(const std::optional<double> &number)
{
    return number ? shortText(*number) : "-";
}

std::string percentText(const std::optional<double> &share)
{
    return share ? numberText(roundTo(*share * 100, 0.1)).append(" %") : "-";
}

std::string holdsText(const Row &row)
{
    if (const std::optional<bool> holds = row.holds())
        return *holds ? "yes" : "no";
    return row.package.empty() ? "not measured" : "needs " + row.package;
}

Cells cellsOf(const Row &row)
{
    return {row.id,
            row.what,
            row.peer,
            shortText(row.ratio).append(row.unit.empty() ? "" : " ").append(row.unit),
            row.goal.text(),
            row.stretch ? row.stretch->text() : "",
            holdsText(row),
            shortText(row.oursMs).append(" / ").append(shortText(row.peerMs)),
            percentText(row.spread)};
}

std::string padded(std::string text, std::size_t width)
{
    text.resize(std::max(width, text.size()), ' ');
    return text;
}

std::string lineOf(const Growth &growth)
{
    std::string text = "      growth in ";
    text.append(growth.of).append(", ms: ");
    for (std::size_t i = 0; i < growth.sizes.size(); ++i) {
        text.append(i == 0 ? "" : ", ").append(numberText(growth.sizes[i])).append(": ");
        text.append(shortText(growth.ms[i]));
    }
    text.append("; exponent ").append(shortText(growth.exponent)).append(", goal ").append(growth.goal.text());
    return text.append(growth.goal.isMet(growth.exponent) ? "" : ", does not hold");
}

std::string lineOf(const FileFigure &file)
{
    constexpr std::size_t kWidth = 11;
    std::string text = "      ";
    text.append(padded(shortText(file.ratio), kWidth));
    for (const std::optional<double> &figure : {file.oursMs, file.peerMs, file.oursError, file.peerError}) {
        if (figure)
            text.append(padded(shortText(figure), kWidth));
    }
    return text.append(file.file);
}

void addDetails(std::vector<std::string> &lines, const Row &row, Detail detail)
{
    if (!row.note.empty())
        lines.push_back("      " + row.note);
    for (const std::optional<Growth> &growth : {row.growth, row.growthUnseen}) {
        if (growth)
            lines.push_back(lineOf(*growth));
    }
    if (detail == Detail::Rows || row.files.empty())
        return;
    lines.push_back(row.files.front().oursMs ? "      ratio      ms ours    ms peer    file"
                                             : "      ratio      ours       peer       file");
    for (const FileFigure &file : row.files)
        lines.push_back(lineOf(file));
}

} // namespace

std::vector<std::string> tableOf(const Machine &machine, std::span<const Row> rows, Detail detail)
{
    std::vector<Cells> table{{"row", "what", "peer", "ratio", "goal", "stretch", "holds", "ms ours / peer", "spread"}};
    for (const Row &row : rows)
        table.push_back(cellsOf(row));
    std::array<std::size_t, kColumns> widths{};
    for (const Cells &cells : table) {
        for (std::size_t i = 0; i < kColumns; ++i)
            widths[i] = std::max(widths[i], cells[i].size());
    }
    std::vector<std::string> lines{machine.processor + (machine.isPinned ? ", one core" : ", not pinned to a core"),
                                   ""};
    for (std::size_t i = 0; i < table.size(); ++i) {
        std::string line;
        for (std::size_t column = 0; column < kColumns; ++column)
            line.append(padded(table[i][column], widths[column])).append("  ");
        line.erase(line.find_last_not_of(' ') + 1);
        lines.push_back(std::move(line));
        if (i > 0)
            addDetails(lines, rows[i - 1], detail);
    }
    return lines;
}

} // namespace clipwright::bench
