// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT

#include "app/cli/stage_query.h"

#include "app/cli/clip_query.h"
#include "model/stage/paint_order.h"
#include "model/stage/stage_property.h"

namespace clipwright::app {

namespace {

void writeValues(JsonWriter &json, const StagePose &pose, StageTree::Index index)
{
    json.beginObject();
    for (const Component &component : pose.tree().components(index).known) {
        const ComponentRow &row = rowOf(component.type);
        const auto write = [&](std::string_view field) {
            const std::string address = std::string(row.key) + '.' + std::string(field);
            if (const std::optional<StageSlot> slot = pose.layout().slot(index, address)) {
                json.name(address);
                writeValue(json, pose.value(*slot));
            }
        };
        for (const PropertyRow &property : row.properties)
            write(property.key);
        for (const DeclaredProperty &declared : component.declared)
            write(declared.name);
    }
    json.endObject();
}

} // namespace

tl::expected<PlayingStage, Issues> playStage(const std::string &path)
{
    PlayingStage stage;
    stage.file = openStageFile(path);
    if (!stage.file.isReadable())
        return tl::make_unexpected(std::move(stage.file.issues));
    stage.issues = std::make_shared<Issues>(stage.file.issues);
    stage.player = std::make_unique<StagePlayer>(stage.file.layout, clipsFrom(stage.file.project, stage.issues));
    const Issues started = stage.player->startAutoplay();
    stage.issues->insert(stage.issues->end(), started.begin(), started.end());
    return stage;
}

void writeEntities(JsonWriter &json, const StagePose &pose)
{
    const StageTree &tree = pose.tree();
    json.name("entities").beginArray();
    for (StageTree::Index index = 0; index < tree.size(); ++index) {
        if (index == StageTree::kRoot && tree.components(index).isEmpty())
            continue;
        json.beginObject().member("id", tree.entity(index).id).member("path", tree.path(index));
        json.name("values");
        writeValues(json, pose, index);
        json.endObject();
    }
    json.endArray();
}

std::string valuesText(const StagePose &pose, StageTree::Index index)
{
    JsonWriter json;
    writeValues(json, pose, index);
    return json.text();
}

void writeOrder(JsonWriter &json, const StagePose &pose)
{
    PaintOrder order(pose.layout());
    json.name("order").beginArray();
    for (const StageTree::Index index : order.sort(pose))
        json.value(pose.tree().path(index));
    json.endArray();
}

} // namespace clipwright::app
