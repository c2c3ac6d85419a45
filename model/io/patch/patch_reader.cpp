// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#include "model/io/patch/clip_json.h"
#include "model/io/patch/patch_format.h"
#include "model/io/patch/stage_json.h"

#include <array>
#include <map>

namespace clipwright {

namespace {

constexpr std::int64_t kMostIndex = 0x7fffffff;

class PatchReader {
public:
    PatchReader(const DocumentValue &value, const ReadReplacement &replacement)
        : m_target(value),
          m_replacement(replacement)
    {}

    Result<Patch> read(const JsonValue &json)
    {
        Patch patch;
        for (JsonValue item = m_rig.items(json); item.isValid() && !m_rig.error(); item = item.next())
            patch.push_back(primitive(item));
        if (m_rig.error())
            return tl::make_unexpected(m_refused ? *m_refused : *m_rig.error());
        return patch;
    }

private:
    using Read = Primitive (PatchReader::*)(const JsonValue &);

    Primitive primitive(const JsonValue &json)
    {
        // In the order of the variant; the words are those that are written.
        static constexpr std::array<Read, std::variant_size_v<Primitive>> kReads{&PatchReader::set,
                                                                                 &PatchReader::keys,
                                                                                 &PatchReader::insertTrack,
                                                                                 &PatchReader::removeTrack,
                                                                                 &PatchReader::insertNode,
                                                                                 &PatchReader::removeNode,
                                                                                 &PatchReader::moveNode,
                                                                                 &PatchReader::insertComposition,
                                                                                 &PatchReader::removeComposition,
                                                                                 &PatchReader::insertAsset,
                                                                                 &PatchReader::removeAsset,
                                                                                 &PatchReader::insertChannel,
                                                                                 &PatchReader::removeChannel,
                                                                                 &PatchReader::moveChannel,
                                                                                 &PatchReader::insertEntity,
                                                                                 &PatchReader::removeEntity,
                                                                                 &PatchReader::moveEntity,
                                                                                 &PatchReader::setComponent,
                                                                                 &PatchReader::replaceValue};
        const std::string word = m_rig.text(json["do"]);
        for (std::size_t i = 0; i < kReads.size(); ++i) {
            if (word == primitiveNames()[i])
                return (this->*kReads[i])(json);
        }
        m_rig.refuse(json["do"], "the name of a primitive");
        return RemoveAsset{};
    }

    const DocumentValue &target() const { return m_replaced ? *m_replaced : m_target; }
    CompositionId in(const JsonValue &json) { return m_rig.id<CompositionId>(json["in"]); }
    std::size_t index(const JsonValue &json) { return static_cast<std::size_t>(m_rig.whole(json, 0, kMostIndex)); }
    /** A composition's table, with what the patch has added to it so far. */
    EasingTable &easings(CompositionId composition)
    {
        const auto [at, isNew] = m_easings.try_emplace(composition);
        if (const Timeline *in = isNew ? timelineOf(target(), composition) : nullptr)
            at->second = in->easings;
        return at->second;
    }
    InternEasing internIn(CompositionId composition)
    {
        return [&table = easings(composition)](const Easing &easing) { return table.intern(easing); };
    }
    NodePlace place(const JsonValue &json)
    {
        const auto list = static_cast<NodeList>(m_rig.whole(json["list"], 0, static_cast<int>(NodeList::Masks)));
        return {m_rig.id<NodeId>(json["owner"]), list, index(json["index"])};
    }

    Primitive set(const JsonValue &json)
    {
        SetField set;
        set.object = {in(json), m_rig.id<NodeId>(json["node"]), m_rig.id<TrackId>(json["track"])};
        const std::string key = m_rig.text(json["field"]);
        for (const FieldOwner owner : ownersOf(set.object)) {
            if (const std::optional<Field> field = fieldNamed(owner, key)) {
                set.field = *field;
                set.value = m_rig.value(rowOf(*field).kind, json["value"]);
                return set;
            }
        }
        m_rig.refuse(json["field"], "a field of that object");
        return set;
    }
    std::vector<FieldOwner> ownersOf(const ObjectRef &object) const
    {
        switch (kindOf(target())) {
        case DocumentKind::Clip:
            return object.track ? std::vector{FieldOwner::Track, FieldOwner::Channel}
                                : std::vector{FieldOwner::Clip, FieldOwner::Timeline};
        case DocumentKind::Stage: return {object.node ? FieldOwner::Entity : FieldOwner::Stage};
        case DocumentKind::Rig: break;
        }
        if (object.track)
            return {FieldOwner::Track};
        if (object.node)
            return {FieldOwner::Node, FieldOwner::Layer};
        return {FieldOwner::Composition, FieldOwner::Timeline};
    }
    Primitive keys(const JsonValue &json)
    {
        const CompositionId composition = in(json);
        SpliceKeys splice{composition, m_rig.id<TrackId>(json["track"]), index(json["first"]), index(json["removed"])};
        splice.inserted = m_rig.keys(json["inserted"], internIn(composition));
        splice.easings = easings(composition);
        return splice;
    }
    Primitive insertTrack(const JsonValue &json)
    {
        const CompositionId composition = in(json);
        auto track = std::make_shared<Track>(m_rig.track(json["track"], internIn(composition)));
        return InsertTrack{composition, std::move(track), easings(composition)};
    }
    Primitive removeTrack(const JsonValue &json) { return RemoveTrack{in(json), m_rig.id<TrackId>(json["track"])}; }
    Primitive insertNode(const JsonValue &json)
    {
        InsertNode insert{in(json), place(json), Node()};
        if (insert.place.list == NodeList::Layers)
            insert.node = std::make_shared<Layer>(m_rig.layer(json["node"]));
        else
            insert.node = m_rig.node(json["node"]);
        return insert;
    }
    Primitive removeNode(const JsonValue &json) { return RemoveNode{in(json), m_rig.id<NodeId>(json["node"])}; }
    Primitive moveNode(const JsonValue &json)
    {
        return MoveNode{in(json), m_rig.id<NodeId>(json["node"]), place(json)};
    }
    Primitive insertComposition(const JsonValue &json)
    {
        auto composition = std::make_shared<Composition>(m_rig.composition(json["composition"]));
        m_easings.insert_or_assign(composition->id, composition->timeline.easings);
        return InsertComposition{index(json["index"]), std::move(composition)};
    }
    Primitive removeComposition(const JsonValue &json)
    {
        return RemoveComposition{m_rig.id<CompositionId>(json["composition"])};
    }
    Primitive insertAsset(const JsonValue &json)
    {
        return InsertAsset{index(json["index"]), m_rig.asset(json["asset"])};
    }
    Primitive removeAsset(const JsonValue &json) { return RemoveAsset{index(json["index"])}; }

    Primitive insertChannel(const JsonValue &json)
    {
        auto channel = std::make_shared<ClipChannel>(readChannel(m_rig, json["channel"]));
        auto track = std::make_shared<Track>(m_rig.track(json["track"], internIn({})));
        return InsertChannel{index(json["index"]), std::move(channel), std::move(track), easings({})};
    }
    Primitive removeChannel(const JsonValue &json) { return RemoveChannel{m_rig.id<TrackId>(json["track"])}; }
    Primitive moveChannel(const JsonValue &json)
    {
        return MoveChannel{m_rig.id<TrackId>(json["track"]), index(json["to"])};
    }
    Primitive insertEntity(const JsonValue &json)
    {
        return InsertEntity{index(json["index"]), std::make_shared<Entity>(readEntity(m_rig, json["entity"]))};
    }
    Primitive removeEntity(const JsonValue &json) { return RemoveEntity{m_rig.id<NodeId>(json["entity"])}; }
    Primitive moveEntity(const JsonValue &json)
    {
        return MoveEntity{m_rig.id<NodeId>(json["entity"]), index(json["to"])};
    }
    Primitive setComponent(const JsonValue &json)
    {
        SetComponent set{m_rig.id<NodeId>(json["entity"]), readComponentType(m_rig, json["type"]), {}};
        if (const JsonValue component = json["component"]; component.type() != JsonType::Null || !component.isValid())
            set.component = readComponent(m_rig, component);
        return set;
    }

    Primitive replaceValue(const JsonValue &json)
    {
        const std::string hash = m_rig.text(json["hash"]);
        if (m_rig.error())
            return ReplaceValue();
        if (!m_replacement) {
            m_rig.refuse(json,
                         "a patch of edits: this one replaces the document by a file, which only a journal keeps");
            return ReplaceValue();
        }
        Result<ReplaceValue> read = m_replacement(hash);
        if (read) {
            // What follows is for the tables of that one.
            m_replaced = read->value;
            m_easings.clear();
            return std::move(*read);
        }
        m_rig.refuse(json["hash"], "the hash of a file that is kept");
        m_refused = std::move(read.error());
        return ReplaceValue();
    }

    RigJsonReader m_rig;
    const DocumentValue &m_target;
    const ReadReplacement &m_replacement;
    std::shared_ptr<const DocumentValue> m_replaced; ///< in the place of the target, from some primitive on
    std::optional<Error> m_refused;                  ///< why a file that is named does not say anything
    std::map<CompositionId, EasingTable> m_easings;
};

} // namespace

Result<Patch> readPatch(const JsonValue &json, const DocumentValue &value, const ReadReplacement &replacement)
{
    return PatchReader(value, replacement).read(json);
}

} // namespace clipwright
