// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#include "app/bench/report.h"

#include <sched.h>
#include <sys/utsname.h>

#include <fstream>

namespace clipwright::bench {

namespace {

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
