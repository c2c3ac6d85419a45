// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#include "model/io/patch/patch_format.h"
#include "model/io/patch/rig_json_reader.h"

#include <array>
#include <map>

namespace clipwright {

namespace {

constexpr std::int64_t kMostIndex = 0x7fffffff;

class PatchReader {
public:
    PatchReader(const Rig &rig, const ReadReplacement &replacement) : m_target(rig), m_replacement(replacement) {}

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
                                                                                 &PatchReader::replaceRig};
        const std::string word = m_rig.text(json["do"]);
        for (std::size_t i = 0; i < kReads.size(); ++i) {
            if (word == primitiveNames()[i])
                return (this->*kReads[i])(json);
        }
        m_rig.refuse(json["do"], "the name of a primitive");
        return RemoveAsset{};
    }

    const Rig &target() const { return m_replaced ? *m_replaced : m_target; }
    CompositionId in(const JsonValue &json) { return m_rig.id<CompositionId>(json["in"]); }
    std::size_t index(const JsonValue &json) { return static_cast<std::size_t>(m_rig.whole(json, 0, kMostIndex)); }
    /** A composition's table, with what the patch has added to it so far. */
    EasingTable &easings(CompositionId composition)
    {
        const auto [at, isNew] = m_easings.try_emplace(composition);
        if (const Composition *in = isNew ? target().find(composition) : nullptr)
            at->second = in->timeline.easings;
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
    static std::vector<FieldOwner> ownersOf(const ObjectRef &object)
    {
        if (object.track)
            return {FieldOwner::Track};
        if (object.node)
            return {FieldOwner::Node, FieldOwner::Layer};
        return {FieldOwner::Composition};
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

    Primitive replaceRig(const JsonValue &json)
    {
        const std::string hash = m_rig.text(json["hash"]);
        if (m_rig.error())
            return ReplaceRig();
        if (!m_replacement) {
            m_rig.refuse(json,
                         "a patch of edits: this one replaces the document by a file, which only a journal keeps");
            return ReplaceRig();
        }
        Result<ReplaceRig> read = m_replacement(hash);
        if (read) {
            // What follows is for the tables of that one.
            m_replaced = read->rig;
            m_easings.clear();
            return std::move(*read);
        }
        m_rig.refuse(json["hash"], "the hash of a file that is kept");
        m_refused = std::move(read.error());
        return ReplaceRig();
    }

    RigJsonReader m_rig;
    const Rig &m_target;
    const ReadReplacement &m_replacement;
    std::shared_ptr<const Rig> m_replaced; ///< in the place of the target, from some primitive on
    std::optional<Error> m_refused;        ///< why a file that is named does not say anything
    std::map<CompositionId, EasingTable> m_easings;
};

} // namespace

Result<Patch> readPatch(const JsonValue &json, const Rig &rig, const ReadReplacement &replacement)
{
    return PatchReader(rig, replacement).read(json);
}

} // namespace clipwright
