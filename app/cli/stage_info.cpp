// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT

#include "app/cli/asset_verbs.h"
#include "app/cli/stage_query.h"

#include "model/core/inner_path.h"
#include "model/stage/stage_properties.h"

#include <set>

namespace clipwright::app {

namespace {

struct StageCounts {
    std::size_t entities = 0;  ///< of the file
    std::size_t instances = 0; ///< of the file
    std::size_t placed = 0;    ///< with all that instances bring
    std::set<std::string> textures;
    std::set<std::string> clips;
};

StageCounts countsOf(const StageTree &tree)
{
    StageCounts counts;
    counts.entities = tree.stage().entities.size();
    counts.placed = tree.size() - 1;
    for (const std::shared_ptr<const Entity> &entity : tree.stage().entities)
        counts.instances += entity->instance.empty() ? 0 : 1;
    for (StageTree::Index index = 0; index < tree.size(); ++index) {
        const ComponentSet &components = tree.components(index);
        if (const Component *sprite = components.find(ComponentType::Sprite)) {
            if (const Value *texture = sprite->stated(SpriteProperty::Texture); texture && !texture->text.empty())
                counts.textures.insert(innerPathFrom(tree.file(index), texture->text).value_or(texture->text));
        }
        if (const Component *motion = components.find(ComponentType::Motion)) {
            for (const std::string &clip : motion->clips)
                counts.clips.insert(innerPathFrom(tree.file(index), clip).value_or(clip));
        }
    }
    return counts;
}

} // namespace

ExitStatus runStageInfo(const Arguments &arguments, Reply &reply)
{
    const StageFileReading file = openStageFile(arguments.files().front());
    if (!file.isReadable())
        return reply.fail(file.issues);
    const Stage &stage = *file.stage;
    const StageCounts counts = countsOf(file.layout->tree());
    const std::string_view view = stageViewNames()[static_cast<std::size_t>(stage.view)];
    reply.line(file.path + ": " + std::string(rowOf(FormatId::Ostage).label) + " \"" + stage.name + "\", "
               + std::string(view));
    reply.line("  " + std::to_string(counts.entities) + " entities, " + std::to_string(counts.instances)
               + " of them instances; " + std::to_string(counts.placed) + " with what those bring");
    for (const std::string &clip : counts.clips)
        reply.line("  clip " + clip);
    for (const std::string &texture : counts.textures)
        reply.line("  texture " + texture);
    reply.tell(file.issues);
    reply.document(file.issues, [&](JsonWriter &json) {
        json.member("kind", "stage").member("format", "ostage").member("version", 1).member("name", stage.name);
        json.member("view", view);
        json.name("counts").beginObject().member("entities", counts.entities).member("instances", counts.instances);
        json.member("placed", counts.placed).endObject();
        const auto list = [&json](std::string_view name, const std::set<std::string> &texts) {
            json.name(name).beginArray();
            for (const std::string &text : texts)
                json.value(text);
            json.endArray();
        };
        list("clips", counts.clips);
        list("textures", counts.textures);
        json.name("marks").beginArray().endArray();
    });
    return ExitStatus::Done;
}

} // namespace clipwright::app
