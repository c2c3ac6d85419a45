// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#include "model/document/primitive.h"

#include "model/document/rig_access.h"

#include <array>

namespace clipwright {

namespace {

constexpr std::array<std::string_view, std::variant_size_v<Primitive>> kNames{"set",
                                                                              "keys",
                                                                              "insertTrack",
                                                                              "removeTrack",
                                                                              "insertNode",
                                                                              "removeNode",
                                                                              "moveNode",
                                                                              "insertComposition",
                                                                              "removeComposition",
                                                                              "insertAsset",
                                                                              "removeAsset",
                                                                              "insertChannel",
                                                                              "removeChannel",
                                                                              "moveChannel",
                                                                              "insertEntity",
                                                                              "removeEntity",
                                                                              "moveEntity",
                                                                              "setComponent",
                                                                              "replace"};

std::size_t bytesOf(const PathRef &path)
{
    std::size_t bytes = 0;
    for (const Contour &contour : path ? path->contours : std::vector<Contour>())
        bytes += sizeof(Contour) + contour.vertices.size() * sizeof(PathVertex);
    return bytes;
}

std::size_t bytesOf(const std::string &text)
{
    return text.size();
}

template<class T>
std::size_t bytesOf(const std::vector<T> &list)
{
    return list.size() * sizeof(T);
}

template<class T>
std::size_t bytesOf(const T &)
{
    return 0;
}

std::size_t bytesOf(const Track &track)
{
    return sizeof(Track) + track.keys.byteSize() + bytesOf(track.base) + bytesOf(track.basePath)
           + bytesOf(track.keySources);
}

std::size_t bytesOf(const Node &top)
{
    std::size_t bytes = 0;
    visitNodes(top, [&bytes](const Node &node) {
        bytes += sizeof(Node) + node.name.size() + node.pointer.size() + bytesOf(node.properties);
    });
    return bytes;
}

std::size_t bytesOf(const Composition &composition)
{
    std::size_t bytes = sizeof(Composition);
    for (const std::shared_ptr<const Track> &track : composition.timeline.tracks())
        bytes += bytesOf(*track);
    for (const std::shared_ptr<const Layer> &layer : composition.layers)
        bytes += sizeof(Layer) + bytesOf(static_cast<const Node &>(*layer));
    return bytes;
}

std::size_t bytesOf(const Rig &rig)
{
    std::size_t bytes = sizeof(Rig) + (rig.text ? rig.text->size() : 0);
    for (const std::shared_ptr<const Composition> &composition : rig.compositions)
        bytes += bytesOf(*composition);
    for (const RigAsset &asset : rig.assets)
        bytes += sizeof(RigAsset) + (asset.bytes ? asset.bytes->size() : 0);
    return bytes;
}

std::size_t bytesOf(const Value &value)
{
    return sizeof(Value) + bytesOf(value.numbers) + value.text.size();
}

std::size_t bytesOf(const std::vector<KeptText> &kept)
{
    std::size_t bytes = 0;
    for (const KeptText &each : kept)
        bytes += sizeof(KeptText) + each.text.size();
    return bytes;
}

std::size_t bytesOf(const ClipChannel &channel)
{
    return sizeof(ClipChannel) + channel.address.target.size() + channel.names.size() + bytesOf(channel.kept);
}

std::size_t bytesOf(const Component &component)
{
    std::size_t bytes = sizeof(Component) + bytesOf(component.kept);
    for (const StageField &field : component.fields)
        bytes += sizeof(StageField) + bytesOf(field.value);
    for (const DeclaredProperty &declared : component.declared)
        bytes += sizeof(DeclaredProperty) + declared.name.size() + bytesOf(declared.value) + bytesOf(declared.kept);
    for (const std::string &clip : component.clips)
        bytes += sizeof(std::string) + clip.size();
    return bytes;
}

std::size_t bytesOf(const ComponentSet &components)
{
    std::size_t bytes = bytesOf(components.kept);
    for (const Component &component : components.known)
        bytes += bytesOf(component);
    return bytes;
}

std::size_t bytesOf(const std::vector<StageOverride> &overrides)
{
    std::size_t bytes = 0;
    for (const StageOverride &each : overrides)
        bytes += sizeof(StageOverride) + each.path.size() + bytesOf(each.components);
    return bytes;
}

std::size_t bytesOf(const Entity &entity)
{
    return sizeof(Entity) + entity.id.size() + entity.name.size() + entity.instance.size() + bytesOf(entity.components)
           + bytesOf(entity.overrides) + bytesOf(entity.kept);
}

std::size_t bytesOf(const Clip &clip)
{
    std::size_t bytes = sizeof(Clip) + (clip.text ? clip.text->size() : 0);
    for (const std::shared_ptr<const Track> &track : clip.timeline.tracks())
        bytes += bytesOf(*track);
    for (const std::shared_ptr<const ClipChannel> &channel : clip.channels)
        bytes += bytesOf(*channel);
    return bytes;
}

std::size_t bytesOf(const Stage &stage)
{
    std::size_t bytes = sizeof(Stage) + (stage.text ? stage.text->size() : 0) + bytesOf(stage.root);
    for (const std::shared_ptr<const Entity> &entity : stage.entities)
        bytes += bytesOf(*entity);
    return bytes;
}

const std::shared_ptr<const std::string> &textOf(const DocumentValue &value)
{
    return std::visit(
        [](const auto &it) -> const auto & { return it.text; }, value);
}

class Bytes {
public:
    std::size_t operator()(const SetField &set) const
    {
        return std::visit([](const auto &value) { return bytesOf(value); }, set.value);
    }
    std::size_t operator()(const SpliceKeys &splice) const { return splice.inserted.byteSize(); }
    std::size_t operator()(const InsertTrack &insert) const { return bytesOf(*insert.track); }
    std::size_t operator()(const InsertNode &insert) const
    {
        if (const auto *node = std::get_if<Node>(&insert.node))
            return bytesOf(*node);
        const Layer &layer = *std::get<std::shared_ptr<const Layer>>(insert.node);
        std::size_t bytes = sizeof(Layer) + bytesOf(static_cast<const Node &>(layer));
        for (const Node &mask : layer.masks)
            bytes += bytesOf(mask);
        return bytes;
    }
    std::size_t operator()(const InsertComposition &insert) const { return bytesOf(*insert.composition); }
    std::size_t operator()(const InsertAsset &insert) const
    {
        return insert.asset.bytes ? insert.asset.bytes->size() : 0;
    }
    std::size_t operator()(const InsertChannel &insert) const
    {
        return bytesOf(*insert.channel) + bytesOf(*insert.track);
    }
    std::size_t operator()(const InsertEntity &insert) const { return bytesOf(*insert.entity); }
    std::size_t operator()(const SetComponent &set) const { return set.component ? bytesOf(*set.component) : 0; }
    /** Half of it: each value also is the document's, or stands in the next one that replaces it. */
    std::size_t operator()(const ReplaceValue &replace) const
    {
        const bool isText = replace.bytes && replace.bytes != textOf(*replace.value);
        const std::size_t bytes = std::visit([](const auto &value) { return bytesOf(value); }, *replace.value);
        return bytes / 2 + (isText ? replace.bytes->size() : 0);
    }
    template<class Other>
    std::size_t operator()(const Other &) const
    {
        return 0;
    }
};

} // namespace

std::span<const std::string_view> primitiveNames()
{
    return kNames;
}

std::string_view nameOf(const Primitive &primitive)
{
    return kNames[primitive.index()];
}

std::size_t byteSize(const Primitive &primitive)
{
    return sizeof(Primitive) + std::visit(Bytes(), primitive);
}

} // namespace clipwright
