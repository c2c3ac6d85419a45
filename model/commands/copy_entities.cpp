// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#include "model/commands/clipboard.h"
#include "model/commands/entity_commands.h"
#include "model/commands/stage_path.h"

#include <map>
#include <set>

namespace clipwright {

Result<Clipboard> copyEntities(const Stage &stage, std::span<const NodeId> entities)
{
    std::set<NodeId> wanted;
    for (const NodeId entity : entities) {
        const std::vector<NodeId> all = withAllBelow(stage, entity);
        if (all.empty())
            return refuse("entity-unknown", "expected an entity of the stage");
        wanted.insert(all.begin(), all.end());
    }
    CopiedEntities copied;
    std::set<std::string_view> ids;
    for (const std::shared_ptr<const Entity> &each : stage.entities) {
        if (!wanted.contains(each->node))
            continue;
        copied.entities.push_back(*each);
        if (!ids.contains(each->parent))
            copied.entities.back().parent.clear();
        ids.insert(each->id);
    }
    if (copied.entities.empty())
        return refuse("nothing-to-copy", "expected entities");
    return Clipboard(std::move(copied));
}

Result<std::vector<NodeId>> pasteEntities(DocumentEdit &edit, NodeId parent, const Clipboard &clipboard)
{
    const auto *copied = std::get_if<CopiedEntities>(&clipboard);
    if (!copied)
        return refuse("clipboard-kind", "expected entities of a stage on the clipboard");
    const Entity *above = entityOf(edit.stage(), parent);
    if (parent && !above)
        return refuse("entity-unknown", "expected an entity of the stage");
    const std::string parentId = above ? above->id : std::string();
    std::vector<NodeId> made;
    std::map<std::string, std::string> ids;
    std::size_t index = edit.stage().entities.size();
    if (above) {
        const NodeId last = withAllBelow(edit.stage(), parent).back();
        index = 0;
        while (edit.stage().entities[index]->node != last)
            ++index;
        ++index;
    }
    for (const Entity &each : copied->entities) {
        Entity entity = each;
        entity.node = edit.newNode();
        entity.id = freeEntityId(edit.stage(), each.id);
        const auto mapped = ids.find(each.parent);
        entity.parent = mapped == ids.end() ? parentId : mapped->second;
        ids.emplace(each.id, entity.id);
        if (mapped == ids.end())
            made.push_back(entity.node);
        if (Result<void> done = edit.perform(InsertEntity{index++, std::make_shared<Entity>(std::move(entity))}); !done)
            return tl::make_unexpected(done.error());
    }
    return made;
}

} // namespace clipwright
