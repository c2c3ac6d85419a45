// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#include "hostile/cap_rows.h"

#include "hostile/named_cases.h"
#include "model/io/ostage/ostage_format.h"
#include "model/stage/stage_tree.h"

#include <string>

namespace clipwright::hostile {

namespace {

Input shared(std::string text)
{
    return std::make_shared<const std::string>(std::move(text));
}

std::string many(std::size_t count, const std::string &text)
{
    return unfolded("<*" + std::to_string(count) + ' ' + text + '>');
}

Input entities(const std::string &list)
{
    return shared(R"({"kind":"clipwright.stage","formatVersion":1,"entities":[)" + list + "]}");
}

/** Reads with one cap set: the code of the refusal, else of the first issue. */
template<auto Cap>
std::string readCapped(const Input &input, std::size_t cap)
{
    OstageCaps caps;
    caps.*Cap = cap;
    const Result<OstageReading> reading = readOstage(input, "a.ostage", caps);
    if (!reading)
        return reading.error().code;
    return reading->issues.empty() ? std::string() : reading->issues.front().code;
}

/** `entities` of them, whose instances halve what is left. */
std::shared_ptr<const Stage> stageOfSize(std::size_t size)
{
    Stage stage;
    const auto add = [&stage](const char *id, std::size_t inside) {
        Entity entity;
        entity.id = id;
        entity.instance = inside == 0 ? std::string() : std::to_string(inside);
        stage.entities.push_back(std::make_shared<const Entity>(std::move(entity)));
    };
    const std::size_t half = size < 2 ? 0 : (size - 2) / 2;
    add("l", half);
    if (size > 1)
        add("r", size - 2 - half);
    return std::make_shared<const Stage>(std::move(stage));
}

/** Builds a tree in which a file named by a number brings so many entities, any other one brings one. */
template<auto Cap>
std::string buildCapped(const Input &input, std::size_t cap)
{
    const auto stage = std::make_shared<const Stage>(readOstage(input)->stage);
    StageTreeCaps caps;
    caps.*Cap = static_cast<std::uint32_t>(cap);
    const StageLoader loader = [](const std::string &file) -> Result<std::shared_ptr<const Stage>> {
        return stageOfSize(file.front() == 'f' ? 1 : std::stoul(file));
    };
    const auto tree = StageTree::build(stage, "a.ostage", loader, caps);
    return tree->issues().empty() ? std::string() : tree->issues().front().code;
}

constexpr CapRow kRows[] = {
    {"stage entities", 100, "too-many-entities",
     [](std::size_t n) { return entities(many(n - 1, R"({"id":"n%"},)") + R"({"id":"x"})"); },
     readCapped<&OstageCaps::entities>},
    {"stage depth", 8, "tree-too-deep",
     [](std::size_t n) { return entities(R"({"id":"n0"})" + many(n - 1, R"(,{"id":"n^","parent":"n%"})")); },
     readCapped<&OstageCaps::treeDepth>},
    {"declared properties", 100, "too-many-declared",
     [](std::size_t n) {
         return entities(R"({"id":"x","components":{"variables":{)" + many(n - 1, R"("v%":{"value":1},)")
                         + R"("x":{"value":1}}}})");
     },
     readCapped<&OstageCaps::declared>},
    {"clips of a motion", 100, "too-many-declared",
     [](std::size_t n) {
         return entities(R"({"id":"x","components":{"motion":{"clips":[)" + many(n - 1, R"("%",)") + R"("x"]}}})");
     },
     readCapped<&OstageCaps::declared>},
    {"parts of a stage", 100, "too-many-parts",
     [](std::size_t n) {
         return entities(R"({"id":"x","instance":"b","overrides":{)" + many(n - 1, R"("v%":{},)") + R"("x":{}}})");
     },
     readCapped<&OstageCaps::parts>},
    {"entities with instances", 100, "stage-too-large",
     [](std::size_t n) { return entities(R"({"id":"i","instance":")" + std::to_string(n - 1) + R"("})"); },
     buildCapped<&StageTreeCaps::entities>},
    {"stages in a tree", 10, "too-many-stages",
     [](std::size_t n) { return entities(R"({"id":"x"})" + many(n - 1, R"(,{"id":"n%","instance":"f%"})")); },
     buildCapped<&StageTreeCaps::files>},
};

} // namespace

std::span<const CapRow> stageCapRows()
{
    return kRows;
}

} // namespace clipwright::hostile
