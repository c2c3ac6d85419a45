// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#include "model/io/script/changed_paths.h"

#include "model/commands/clip_path.h"
#include "model/commands/object_path.h"
#include "model/commands/stage_path.h"

#include <algorithm>
#include <utility>

namespace clipwright {

namespace {

/** The paths of a rig. */
class RigPaths {
public:
    RigPaths(const Rig &before, const Rig &after) : m_before(before), m_after(after) {}

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
    template<class Other>
    void add(const Other &)
    {}

    std::vector<std::string> paths;

private:
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
        if (!path.empty())
            paths.push_back(std::move(path));
    }

    const Rig &m_before;
    const Rig &m_after;
};

/** The paths of a clip. */
class ClipPaths {
public:
    ClipPaths(const Clip &before, const Clip &after) : m_before(before), m_after(after) {}

    void add(const SetField &set)
    {
        const std::string key(rowOf(set.field).key);
        if (!set.object.track)
            paths.push_back(key);
        else
            addChannel(set.object.track, "/" + key);
    }
    void add(const SpliceKeys &splice) { addChannel(splice.track); }
    void add(const InsertChannel &insert) { addChannel(insert.track->id); }
    void add(const RemoveChannel &remove) { addChannel(remove.track); }
    void add(const MoveChannel &move) { addChannel(move.track); }
    template<class Other>
    void add(const Other &)
    {}

    std::vector<std::string> paths;

private:
    void addChannel(TrackId track, const std::string &behind = {})
    {
        std::string path = pathOf(m_after, track);
        if (path.empty())
            path = pathOf(m_before, track);
        paths.push_back(path + behind);
    }

    const Clip &m_before;
    const Clip &m_after;
};

/** The paths of a stage. */
class StagePaths {
public:
    StagePaths(const Stage &before, const Stage &after) : m_before(before), m_after(after) {}

    void add(const SetField &set) { addEntity(set.object.node, rowOf(set.field).key); }
    void add(const InsertEntity &insert) { addEntity(insert.entity->node); }
    void add(const RemoveEntity &remove) { addEntity(remove.entity); }
    void add(const MoveEntity &move) { addEntity(move.entity); }
    void add(const SetComponent &set) { addEntity(set.entity, rowOf(set.type).key); }
    template<class Other>
    void add(const Other &)
    {}

    std::vector<std::string> paths;

private:
    void addEntity(NodeId node, std::string_view below = {})
    {
        std::string path = pathOf(m_after, node);
        if (path.empty())
            path = pathOf(m_before, node);
        if (!path.empty() && !below.empty())
            path += '/';
        paths.push_back(path.append(below));
    }

    const Stage &m_before;
    const Stage &m_after;
};

template<class Paths, class Value>
std::vector<std::string> pathsOf(const Value &before, const DocumentValue &after, const Patch &patch)
{
    Paths paths(before, std::get<Value>(after));
    for (const Primitive &primitive : patch)
        std::visit([&paths](const auto &each) { paths.add(each); }, primitive);
    return std::move(paths.paths);
}

} // namespace

std::vector<std::string> changedPaths(const DocumentValue &before, const DocumentValue &after, const Patch &patch)
{
    std::vector<std::string> all;
    switch (kindOf(before)) {
    case DocumentKind::Rig: all = pathsOf<RigPaths>(std::get<Rig>(before), after, patch); break;
    case DocumentKind::Clip: all = pathsOf<ClipPaths>(std::get<Clip>(before), after, patch); break;
    case DocumentKind::Stage: all = pathsOf<StagePaths>(std::get<Stage>(before), after, patch); break;
    }
    std::vector<std::string> paths;
    for (std::string &path : all) {
        if (std::ranges::find(paths, path) == paths.end())
            paths.push_back(std::move(path));
    }
    return paths;
}

} // namespace clipwright
