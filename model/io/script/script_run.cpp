// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#include "model/io/script/script_run.h"

#include "model/commands/object_path.h"
#include "model/document/edit_log.h"
#include "model/io/patch/patch_format.h"

#include <algorithm>
#include <utility>

namespace clipwright {

namespace {

/** The paths of what primitives change, in a rig where it is there: after what comes, before what goes. */
class ChangedPaths {
public:
    ChangedPaths(const Rig &before, const Rig &after) : m_before(before), m_after(after) {}

    std::vector<std::string> of(const Patch &patch)
    {
        for (const Primitive &primitive : patch)
            std::visit([this](const auto &each) { add(each); }, primitive);
        return std::move(m_paths);
    }

private:
    void add(const SetField &set)
    {
        const ObjectRef &object = set.object;
        if (object.track)
            return addTrack(object.composition, object.track);
        if (set.field == Field::Slots)
            return; // its tracks come and go, and say so
        std::string path = either([&](const Rig &rig) { return pathOf(rig, object.composition, object.node); });
        const bool isMain = !object.node && object.composition == m_after.main().id;
        const std::string key(rowOf(set.field).key);
        addPath(isMain ? key : path + "/" + key);
    }
    void add(const SpliceKeys &splice) { addTrack(splice.composition, splice.track); }
    void add(const InsertTrack &insert) { addTrack(insert.composition, insert.track->id); }
    void add(const RemoveTrack &remove) { addTrack(remove.composition, remove.track); }
    void add(const InsertNode &insert)
    {
        const auto *layer = std::get_if<std::shared_ptr<const Layer>>(&insert.node);
        addNode(insert.composition, layer ? (*layer)->id : std::get<Node>(insert.node).id);
    }
    void add(const RemoveNode &remove) { addNode(remove.composition, remove.node); }
    void add(const MoveNode &move) { addNode(move.composition, move.node); }
    void add(const InsertComposition &insert) { addNode(insert.composition->id, {}); }
    void add(const RemoveComposition &remove) { addNode(remove.composition, {}); }
    void add(const InsertAsset &) { addPath("assets"); }
    void add(const RemoveAsset &) { addPath("assets"); }
    void add(const ReplaceRig &) {} // no script can say it

    void addTrack(CompositionId composition, TrackId track)
    {
        addPath(either([&](const Rig &rig) { return pathOf(rig, composition, track); }));
    }
    void addNode(CompositionId composition, NodeId node)
    {
        addPath(either([&](const Rig &rig) { return pathOf(rig, composition, node); }));
    }
    template<class Get>
    std::string either(Get get) const
    {
        std::string path = get(m_after);
        return path.empty() ? get(m_before) : path;
    }
    void addPath(std::string path)
    {
        if (!path.empty() && std::ranges::find(m_paths, path) == m_paths.end())
            m_paths.push_back(std::move(path));
    }

    const Rig &m_before;
    const Rig &m_after;
    std::vector<std::string> m_paths;
};

Result<void> perform(DocumentEdit &edit, const ScriptStep &step)
{
    if (step.row)
        return step.row->run(edit, step.arguments);
    const Result<Patch> patch = readPatch(step.patch, edit.rig());
    return patch ? edit.perform(*patch) : tl::make_unexpected(patch.error());
}

} // namespace

Result<StepOutcome> runStep(const Rig &rig, const ScriptStep &step, const HomeRule &rule)
{
    DocumentSet documents;
    EditLog log(documents);
    Document &document = documents.open(rig);
    document.setHomeRule(rule);
    const Result<TransactionId> done = log.perform(
        {step.command, {}}, [&](TransactionEdit &edit) { return perform(*edit.edit(document.id()), step); });
    if (!done) {
        Error error = done.error();
        if (error.where.pointer.empty())
            error.where.pointer = step.pointer;
        return tl::make_unexpected(std::move(error));
    }
    StepOutcome outcome{document.rig(), {}, {}, {}};
    if (const Transaction *transaction = log.find(*done)) {
        outcome.changed = ChangedPaths(rig, outcome.rig).of(transaction->parts.front().forward);
        outcome.forward = transaction->parts.front().forward;
        outcome.inverse = transaction->parts.front().inverse;
    }
    return outcome;
}

} // namespace clipwright
