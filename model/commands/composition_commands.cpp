// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#include "model/commands/composition_commands.h"

#include "model/commands/node_copies.h"
#include "model/commands/object_path.h"

#include <algorithm>
#include <memory>
#include <vector>

namespace clipwright {

namespace {

/** The name that a source's layers may refer to a composition by: one that no other has. */
std::string freeSourceId(const Rig &rig)
{
    for (std::size_t n = rig.compositions.size();; ++n) {
        std::string id = "comp_" + std::to_string(n);
        const bool isTaken =
            std::ranges::any_of(rig.compositions, [&](const auto &each) { return each->sourceId == id; })
            || std::ranges::any_of(rig.assets, [&](const RigAsset &asset) { return asset.id == id; });
        if (!isTaken)
            return id;
    }
}

Result<CompositionId> insertAtEnd(DocumentEdit &edit, std::shared_ptr<Composition> composition)
{
    const CompositionId id = composition->id;
    const std::size_t end = edit.rig().compositions.size();
    if (Result<void> done = edit.perform(InsertComposition{end, std::move(composition)}); !done)
        return tl::make_unexpected(done.error());
    return id;
}

} // namespace

Result<CompositionId> addComposition(DocumentEdit &edit, const CompositionSpec &spec)
{
    const Composition &main = edit.rig().main();
    auto composition = std::make_shared<Composition>();
    composition->id = edit.newComposition();
    composition->name = spec.name;
    composition->sourceId = freeSourceId(edit.rig());
    composition->width = spec.width > 0 ? spec.width : main.width;
    composition->height = spec.height > 0 ? spec.height : main.height;
    composition->timeline.unit = main.timeline.unit;
    composition->timeline.rate = main.timeline.rate;
    if (spec.rate > 0)
        composition->timeline.rate.framesPerSecond = spec.rate;
    const TimeText whole{main.timeline.rate.seconds(main.timeline.length), false};
    const bool isLikeMain = main.timeline.unit == TimeUnit::Second || spec.rate <= 0;
    composition->timeline.length = spec.length  ? timeOn(composition->timeline, *spec.length)
                                   : isLikeMain ? main.timeline.length
                                                : timeOn(composition->timeline, whole);
    return insertAtEnd(edit, std::move(composition));
}

Result<void> removeComposition(DocumentEdit &edit, CompositionId composition)
{
    return edit.perform(RemoveComposition{composition});
}

Result<CompositionId> duplicateComposition(DocumentEdit &edit, CompositionId composition)
{
    const Composition *from = edit.rig().find(composition);
    if (!from)
        return refuse("composition-unknown", "expected a composition of the rig");
    std::vector<NodeTree> trees;
    for (const std::shared_ptr<const Layer> &layer : from->layers)
        trees.push_back(*treeOf(edit.rig(), composition, layer->id));
    auto copy = std::make_shared<Composition>();
    copy->id = edit.newComposition();
    copy->name = from->name;
    copy->sourceId = freeSourceId(edit.rig());
    copy->width = from->width;
    copy->height = from->height;
    const Timeline &timeline = from->timeline;
    copy->timeline.unit = timeline.unit;
    copy->timeline.rate = timeline.rate;
    copy->timeline.start = timeline.start;
    copy->timeline.length = timeline.length;
    copy->timeline.ranges = timeline.ranges;
    copy->timeline.marks = timeline.marks;
    const Result<CompositionId> id = insertAtEnd(edit, std::move(copy));
    if (!id)
        return id;
    if (const Result<std::vector<NodeId>> layers = insertTrees(edit, *id, {}, std::move(trees)); !layers)
        return tl::make_unexpected(layers.error());
    return id;
}

} // namespace clipwright
