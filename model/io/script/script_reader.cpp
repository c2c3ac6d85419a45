// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#include "model/io/script/script_reader.h"

#include "model/io/script/argument_reader.h"

#include <algorithm>

namespace clipwright {

namespace {

std::string argumentsOf(const CommandRow &row)
{
    std::string all;
    for (const ArgumentRow &argument : row.arguments)
        all.append(all.empty() ? "" : ", ").append(argument.name);
    return all;
}

Result<ScriptStep> readStep(const JsonValue &json)
{
    ScriptStep step;
    step.pointer = json.pointer();
    if (!json.isObject())
        return refuseAt(json, "a command: {\"command\":NAME, …}");
    if (const JsonValue patch = json["patch"]; patch.isValid()) {
        const JsonValue spelling = json["spelling"];
        if (json.size() != (spelling.isValid() ? 2u : 1u))
            return refuseAt(json, "a patch, and at most its spelling");
        if (spelling.isValid()) {
            Result<Spelling> read = Spelling::read(spelling);
            if (!read)
                return tl::make_unexpected(read.error());
            step.spelling = std::move(*read);
        }
        step.command = "patch";
        step.patch = patch;
        return step;
    }
    const JsonValue command = json["command"];
    step.command = command.string();
    step.row = commandNamed(step.command);
    if (!step.row)
        return refuseAt(command.isValid() ? command : json, "a command that there is (clipwright-cli edit --list)");
    for (JsonValue member = json.first(); member.isValid(); member = member.next()) {
        const std::string name = member.name();
        if (name == "command")
            continue;
        const auto row = std::ranges::find(step.row->arguments, name, &ArgumentRow::name);
        if (row == step.row->arguments.end())
            return refuseAt(member, "one of: " + argumentsOf(*step.row));
        Result<ArgumentValue> value = readArgument(row->kind, member);
        if (!value)
            return tl::make_unexpected(value.error());
        step.arguments.set(name, std::move(*value));
    }
    for (const ArgumentRow &row : step.row->arguments) {
        if (row.isRequired && !step.arguments.has(row.name))
            return refuseAt(json, "\"" + std::string(row.name) + "\" (" + std::string(nameOf(row.kind)) + ")");
    }
    return step;
}

} // namespace

Result<Script> readScript(std::shared_ptr<const std::string> bytes, const std::string &file)
{
    Result<JsonDocument> json = JsonDocument::parse(std::move(bytes), file);
    if (!json)
        return tl::make_unexpected(json.error());
    Script script{std::make_shared<const JsonDocument>(std::move(*json)), {}};
    const JsonValue root = script.json->root();
    const auto told = [&file](Error error) {
        error.where.file = file;
        return tl::make_unexpected(std::move(error));
    };
    if (!root.isArray())
        return told(refuseAt(root, "a list of commands").value());
    if (root.size() > kMostSteps)
        return told(refuseAt(root, "at most " + std::to_string(kMostSteps) + " commands").value());
    for (JsonValue item = root.first(); item.isValid(); item = item.next()) {
        Result<ScriptStep> step = readStep(item);
        if (!step)
            return told(std::move(step.error()));
        script.steps.push_back(std::move(*step));
    }
    return script;
}

} // namespace clipwright
