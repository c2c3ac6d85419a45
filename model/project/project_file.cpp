// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#include "model/project/project_file.h"

#include "model/core/inner_path.h"
#include "model/core/out_of_memory.h"
#include "model/io/files/save_file.h"
#include "model/io/json/json_document.h"
#include "model/io/json/json_writer.h"
#include "model/project/project_entries.h"

#include <algorithm>
#include <cmath>
#include <memory>
#include <utility>

namespace clipwright {

namespace {

constexpr double kVersion = 1;
constexpr JsonCaps kCaps{.textBytes = std::size_t(16) << 20};

/** Calls `work` with each section's name, whether it is by asset, and the member that holds it. */
template<class Work>
void forEachSection(Work work)
{
    work("guides", true, &ProjectFile::guides);
    work("workAreas", true, &ProjectFile::workAreas);
    work("easings", false, &ProjectFile::easings);
    work("pinnedRows", true, &ProjectFile::pinnedRows);
    work("retargetMaps", false, &ProjectFile::retargetMaps);
}

Result<ProjectFile> readFrom(const JsonDocument &document, const std::string &file)
{
    ProjectFile project;
    EntryReader reader(file);
    const JsonValue root = document.root();
    reader.object(root);
    const JsonValue version = root["clipwright"];
    if (root.isObject() && !(version.isNumber() && version.number() >= kVersion))
        reader.refuse(version.isValid() ? version : root, "the version: \"clipwright\": 1");
    else if (version.number() > kVersion)
        return refuse("project-newer", "a newer version of the program wrote this project",
                      {file, 0, 0, version.pointer()});
    forEachSection([&](std::string_view name, bool isByAsset, auto member) {
        const JsonValue json = root[name];
        if (!json.isValid() || reader.error())
            return;
        reader.object(json);
        for (JsonValue item = json.isObject() ? json.first() : JsonValue(); item.isValid() && !reader.error();
             item = item.next()) {
            if (isByAsset && !isInnerPath(item.name()))
                reader.refuse(item, "the path of a file in the project");
            auto &entry = (project.*member)[item.name()];
            entry = {}; // of a repeated name the last
            reader.read(item, entry);
        }
    });
    return reader.error() ? Result<ProjectFile>(tl::make_unexpected(*reader.error())) : std::move(project);
}

std::string quoted(std::string_view text)
{
    JsonWriter json;
    return json.value(text).text();
}

/** An entry as it is to be, with what else its object had. */
template<class T>
std::string entryText(const T &entry, const JsonValue &before, std::string_view text)
{
    JsonWriter json;
    writeEntry(json, entry);
    std::string written = json.text();
    for (JsonValue item = before.isObject() ? before.first() : JsonValue(); item.isValid(); item = item.next()) {
        if (isKnown(&entry, item.name()))
            continue;
        written.pop_back();
        written.append(written == "{" ? "" : ",").append(quoted(item.name())).append(":");
        written.append(text.substr(item.begin(), item.end() - item.begin())).append("}");
    }
    return written;
}

template<class Section>
std::string sectionText(const Section &now, const Section &old, const JsonValue &before, std::string_view text)
{
    std::string written("{");
    for (const auto &[name, entry] : now) {
        const JsonValue was = before[name];
        const auto known = old.find(name);
        written.append(written.size() > 1 ? ",\n    " : "\n    ").append(quoted(name)).append(": ");
        if (known != old.end() && known->second == entry)
            written.append(text.substr(was.begin(), was.end() - was.begin()));
        else
            written.append(entryText(entry, was, text));
    }
    return written.append(now.empty() ? "}" : "\n  }");
}

struct Splice {
    std::size_t begin = 0;
    std::size_t end = 0;
    std::string text;
};

std::string spliced(std::string text, std::vector<Splice> splices)
{
    std::ranges::sort(splices, std::ranges::greater(), &Splice::begin);
    for (const Splice &splice : splices)
        text.replace(splice.begin, splice.end - splice.begin, splice.text);
    return text;
}

bool isFinite(const ProjectFile &project)
{
    const auto areFinite = [](const std::vector<double> &values) {
        return std::ranges::all_of(values, [](double v) { return std::isfinite(v); });
    };
    return std::ranges::all_of(project.guides,
                               [&](const auto &one) { return areFinite(one.second.x) && areFinite(one.second.y); })
           && std::ranges::all_of(project.workAreas,
                                  [&](const auto &one) {
                                      return areFinite({one.second.start, one.second.end});
                                  })
           && std::ranges::all_of(project.easings, [&](const auto &one) { return areFinite(one.second.parameters); });
}

Result<std::string> written(const ProjectFile &project, std::string_view before, const std::string &file)
{
    if (!isFinite(project))
        return refuse("project-unsayable", "a number of the project is not finite", {file, 0, 0, {}});
    const auto text = std::make_shared<const std::string>(before.empty() ? "{\n  \"clipwright\": 1\n}\n" : before);
    const Result<JsonDocument> document = JsonDocument::parse(text, file, kCaps);
    if (!document)
        return tl::make_unexpected(document.error());
    const Result<ProjectFile> old = readFrom(*document, file);
    if (!old)
        return tl::make_unexpected(old.error());
    std::vector<Splice> splices;
    std::string added;
    const JsonValue root = document->root();
    std::size_t lastEnd = 0; // of the last member: there is one, the version
    for (JsonValue item = root.first(); item.isValid(); item = item.next())
        lastEnd = item.end();
    forEachSection([&](std::string_view name, bool, auto member) {
        if (project.*member == (*old).*member)
            return;
        const JsonValue json = root[name];
        std::string section = sectionText(project.*member, (*old).*member, json, *text);
        if (json.isValid())
            splices.push_back({json.begin(), json.end(), std::move(section)});
        else
            added.append(",\n  ").append(quoted(name)).append(": ").append(section);
    });
    splices.push_back({lastEnd, lastEnd, std::move(added)});
    std::string now = spliced(*text, std::move(splices));
    // What is written must read as what was meant: no name is lost that JSON, or a reader of it, takes for another.
    const Result<ProjectFile> again = readProjectFile(now, file);
    if (!again || *again != project)
        return refuse("project-unsayable", again ? "a name of the project is no UTF-8" : again.error().what,
                      again ? Place{file, 0, 0, {}} : again.error().where);
    return now;
}

} // namespace

Result<ProjectFile> readProjectFile(std::string_view text, const std::string &file)
{
    return withinMemory([&]() -> Result<ProjectFile> {
        const auto shared = std::make_shared<const std::string>(text);
        const Result<JsonDocument> document = JsonDocument::parse(shared, file, kCaps);
        return document ? readFrom(*document, file) : tl::make_unexpected(document.error());
    });
}

Result<std::string> writeProjectFile(const ProjectFile &project, std::string_view before, const std::string &file)
{
    return withinMemory([&] { return written(project, before, file); });
}

Result<ProjectOnDisk> loadProject(const std::string &folder)
{
    const std::string path = folder + '/' + std::string(kProjectFileName);
    const Result<StampedFile> read = readStampedFile(path, kCaps.textBytes);
    if (!read)
        return read.error().code == "file-missing" ? Result<ProjectOnDisk>() : tl::make_unexpected(read.error());
    Result<ProjectFile> project = readProjectFile(*read->bytes, path);
    if (!project)
        return tl::make_unexpected(project.error());
    return ProjectOnDisk{std::move(*project), *read->bytes, read->stamp};
}

Result<ProjectOnDisk> saveProject(const std::string &folder, const ProjectFile &project, const ProjectOnDisk &before)
{
    const std::string path = folder + '/' + std::string(kProjectFileName);
    const Result<StampedFile> there = readStampedFile(path, kCaps.textBytes);
    const bool isThere =
        there || there.error().code != "file-missing"; // one that cannot be read is not ours to replace
    if (!before.stamp && isThere)
        return refuse("file-changed", "'" + path + "' was made by others meanwhile", {path, 0, 0, {}});
    Result<std::string> text = writeProjectFile(project, before.text, path);
    if (!text)
        return tl::make_unexpected(text.error());
    if (before.stamp && *text == before.text)
        return before;
    const Result<FileStamp> saved = saveFile(path, *text, {.expected = before.stamp, .isBackupKept = false});
    if (!saved)
        return tl::make_unexpected(saved.error());
    return ProjectOnDisk{project, std::move(*text), *saved};
}

} // namespace clipwright
