// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#include "app/bench/report.h"

#include "model/core/numbers.h"

#include <sched.h>
#include <sys/utsname.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <fstream>
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

std::string processorName()
{
    std::ifstream file("/proc/cpuinfo");
    for (std::string line; std::getline(file, line);) {
        const std::size_t colon = line.find(": ");
        if (line.starts_with("model name") && colon != std::string::npos)
            return line.substr(colon + 2);
    }
    return {};
}

void writeGrowth(JsonWriter &json, std::string_view name, const Growth &growth)
{
    json.name(name).beginObject().member("of", growth.of).name("sizes").beginArray();
    for (const double size : growth.sizes)
        json.value(size);
    json.endArray().name("ms").beginArray();
    for (const double ms : growth.ms)
        json.value(ms);
    json.endArray().member("exponent", growth.exponent).member("goal", growth.goal.text());
    json.member("holds", growth.goal.isMet(growth.exponent)).endObject();
}

void writeOptional(JsonWriter &json, std::string_view name, const std::optional<double> &number)
{
    if (number)
        json.member(name, *number);
}

void writeRow(JsonWriter &json, const Row &row)
{
    json.beginObject().member("id", row.id).member("what", row.what).member("peer", row.peer).name("ratio");
    if (row.ratio)
        json.value(*row.ratio);
    else
        json.null();
    if (!row.unit.empty())
        json.member("unit", row.unit);
    if (!row.package.empty())
        json.member("package", row.package);
    json.member("goal", row.goal.text());
    if (row.stretch)
        json.member("stretch", row.stretch->text());
    json.name("holds");
    if (const std::optional<bool> holds = row.holds())
        json.value(*holds);
    else
        json.null();
    writeOptional(json, "ours_ms", row.oursMs);
    writeOptional(json, "peer_ms", row.peerMs);
    writeOptional(json, "spread", row.spread);
    if (row.growth)
        writeGrowth(json, "growth", *row.growth);
    if (row.growthUnseen)
        writeGrowth(json, "growth_unseen", *row.growthUnseen);
    if (!row.files.empty())
        json.name("files").beginArray();
    for (const FileFigure &file : row.files) {
        json.beginObject().member("file", file.file).member("ratio", file.ratio);
        writeOptional(json, "ours_ms", file.oursMs);
        writeOptional(json, "peer_ms", file.peerMs);
        writeOptional(json, "ours_error", file.oursError);
        writeOptional(json, "peer_error", file.peerError);
        json.endObject();
    }
    if (!row.files.empty())
        json.endArray();
    if (!row.note.empty())
        json.member("note", row.note);
    json.endObject();
}

} // namespace

Machine Machine::here()
{
    Machine machine;
    machine.processor = processorName();
    cpu_set_t allowed;
    if (sched_getaffinity(0, sizeof allowed, &allowed) == 0)
        machine.cores = CPU_COUNT(&allowed);
    utsname names{};
    if (uname(&names) == 0)
        machine.system.append(names.sysname).append(" ").append(names.release).append(" ").append(names.machine);
#ifdef __clang__
    machine.compiler = __VERSION__; // names itself
#else
    machine.compiler = "GCC " __VERSION__;
#endif
    return machine;
}

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

void writeReport(JsonWriter &json, const Machine &machine, std::span<const Row> rows)
{
    json.name("machine").beginObject().member("processor", machine.processor).member("cores", machine.cores);
    json.member("pinned", machine.isPinned).member("system", machine.system).member("compiler", machine.compiler);
    json.endObject().name("rows").beginArray();
    for (const Row &row : rows)
        writeRow(json, row);
    json.endArray();
}

} // namespace clipwright::bench
