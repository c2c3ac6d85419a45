// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#include "model/commands/clipboard.h"
#include "model/commands/command_rows.h"
#include "model/commands/composition_commands.h"
#include "model/commands/node_commands.h"
#include "model/commands/parent_commands.h"
#include "model/document/rig_access.h"
#include "model/rig/rig_properties.h"

#include <algorithm>
#include <array>

namespace clipwright {

namespace {

template<class T>
Result<void> done(const Result<T> &result)
{
    return result ? Result<void>() : tl::make_unexpected(result.error());
}

Result<void> runRename(DocumentEdit &edit, const CommandArguments &arguments)
{
    if (edit.kind() == DocumentKind::Stage)
        return renameInStage(edit, arguments);
    if (edit.kind() == DocumentKind::Clip)
        return arguments.get<std::string>("at").empty()
                   ? edit.setField({}, Field::ClipName, arguments.get<std::string>("name"))
                   : refuse("path-unknown", "a clip's channels have no names of their own");
    const Result<ObjectPath> path = objectOf(edit.rig(), arguments, "at");
    if (!path)
        return tl::make_unexpected(path.error());
    if (path->property || path->field || path->time)
        return refuse("path-unknown", "expected a layer, an item, a mask or a composition");
    return rename(edit, path->object(), arguments.get<std::string>("name"));
}

Result<LayerKind> layerKindNamed(std::string_view name)
{
    for (const LayerKind kind :
         {LayerKind::Shape, LayerKind::Null, LayerKind::Solid, LayerKind::Image, LayerKind::Precomp}) {
        if (nameOf(kind) == name)
            return kind;
    }
    return refuse("kind-unknown", "expected shape, null, solid, image or precomp");
}

Result<void> runAddLayer(DocumentEdit &edit, const CommandArguments &arguments)
{
    const Result<CompositionId> in = compositionOf(edit.value(), arguments, "in");
    const Result<LayerKind> kind = layerKindNamed(arguments.get<std::string>("kind", "shape"));
    if (!in)
        return tl::make_unexpected(in.error());
    if (!kind)
        return tl::make_unexpected(kind.error());
    LayerSpec spec;
    spec.kind = *kind;
    spec.name = arguments.get<std::string>("name");
    spec.width = arguments.get<double>("width", edit.rig().find(*in)->width);
    spec.height = arguments.get<double>("height", edit.rig().find(*in)->height);
    spec.asset = arguments.get<std::string>("image");
    const NewValue colour = arguments.get<NewValue>("colour");
    if (const auto *numbers = std::get_if<std::vector<double>>(&colour))
        spec.colour = *numbers;
    if (arguments.has("composition")) {
        const Result<CompositionId> shown = compositionOf(edit.value(), arguments, "composition");
        if (!shown)
            return tl::make_unexpected(shown.error());
        spec.composition = *shown;
    }
    return done(addLayer(edit, *in, arguments.get<std::size_t>("to"), spec));
}

std::optional<NodeType> typeNamed(std::string_view name)
{
    for (int i = 0; i <= static_cast<int>(NodeType::Mask); ++i) {
        if (nameOf(static_cast<NodeType>(i)) == name)
            return static_cast<NodeType>(i);
    }
    return std::nullopt;
}

Result<void> runAddItem(DocumentEdit &edit, const CommandArguments &arguments)
{
    const Result<ObjectPath> owner = objectOf(edit.rig(), arguments, "in");
    if (!owner)
        return tl::make_unexpected(owner.error());
    const std::optional<NodeType> type = typeNamed(arguments.get<std::string>("type"));
    if (!type)
        return refuse("kind-unknown", "expected the type of an item: path, fill, group …");
    const Composition &in = *edit.rig().find(owner->composition);
    const Layer *layer = in.find(owner->node);
    const bool isMask = *type == NodeType::Mask && edit.rig().space == RigSpace::Lottie;
    const NodePlace place{owner->node, isMask ? NodeList::Masks : NodeList::Items, 0};
    const Node *node = findNode(edit.rig(), owner->composition, owner->node);
    if (!node || (isMask && !layer))
        return refuse("path-unknown", "expected a layer, group or stroke to put it in");
    NodePlace at = place;
    at.index = arguments.get<std::size_t>("to", isMask ? layer->masks.size() : node->items.size());
    return done(addItem(edit, owner->composition, at, *type, arguments.get<std::string>("name")));
}

Result<void> runRemoveNode(DocumentEdit &edit, const CommandArguments &arguments)
{
    if (edit.kind() == DocumentKind::Stage)
        return removeInStage(edit, arguments);
    const Result<NodesArgument> nodes = nodesOf(edit.rig(), arguments, "at");
    if (!nodes)
        return tl::make_unexpected(nodes.error());
    return removeNodes(edit, nodes->composition, nodes->nodes,
                       timeOf(*edit.timeline(nodes->composition), arguments, "time"));
}

Result<void> runDuplicateNode(DocumentEdit &edit, const CommandArguments &arguments)
{
    if (edit.kind() == DocumentKind::Stage)
        return duplicateInStage(edit, arguments);
    const Result<NodesArgument> nodes = nodesOf(edit.rig(), arguments, "at");
    return nodes ? done(duplicateNodes(edit, nodes->composition, nodes->nodes)) : tl::make_unexpected(nodes.error());
}

/** The layer or owner that "parent" names: null of a layer is the composition, of an item nothing. */
Result<NodeId> parentOf(const Rig &rig, CompositionId composition, const CommandArguments &arguments)
{
    const NewValue value = arguments.get<NewValue>("parent");
    if (std::holds_alternative<std::monostate>(value))
        return NodeId();
    const auto *text = std::get_if<std::string>(&value);
    const Result<ObjectPath> path = text ? resolvePath(rig, *text) : refuse("value-kind", "expected a path or null");
    if (!path)
        return tl::make_unexpected(path.error());
    if (path->composition != composition)
        return refuse("parent-unknown", "expected a node of the same composition");
    return path->node;
}

/** What "keepPose" and "time" say; kept where they say nothing. */
std::optional<KeepPose> poseOf(const Rig &rig, CompositionId composition, const CommandArguments &arguments,
                               bool isKept)
{
    if (!arguments.get<bool>("keepPose", isKept))
        return std::nullopt;
    return KeepPose{timeOf(rig.find(composition)->timeline, arguments, "time")};
}

Result<void> runMoveNode(DocumentEdit &edit, const CommandArguments &arguments)
{
    if (edit.kind() == DocumentKind::Stage)
        return moveInStage(edit, arguments);
    const Result<ObjectPath> path = objectOf(edit.rig(), arguments, "at");
    if (!path)
        return tl::make_unexpected(path.error());
    const CompositionId composition = path->composition;
    const std::optional<NodePlace> from = placeOf(*edit.rig().find(composition), path->node);
    if (!from || path->property || path->field || path->time)
        return refuse("path-unknown", "expected a layer, item or mask");
    NodePlace to = *from;
    to.index = arguments.get<std::size_t>("to", from->index);
    if (arguments.has("parent")) {
        const Result<NodeId> parent = parentOf(edit.rig(), composition, arguments);
        if (!parent)
            return tl::make_unexpected(parent.error());
        if (from->list == NodeList::Layers) {
            const auto pose = poseOf(edit.rig(), composition, arguments, false);
            if (Result<void> hung = reparent(edit, composition, path->node, *parent, pose); !hung)
                return hung;
        } else {
            to.owner = *parent;
        }
    }
    return edit.moveNode(composition, path->node, to);
}

Result<void> runReparent(DocumentEdit &edit, const CommandArguments &arguments)
{
    if (edit.kind() == DocumentKind::Stage)
        return reparentInStage(edit, arguments);
    const Result<NodesArgument> nodes = nodesOf(edit.rig(), arguments, "at");
    if (!nodes)
        return tl::make_unexpected(nodes.error());
    const Result<NodeId> parent = parentOf(edit.rig(), nodes->composition, arguments);
    if (!parent)
        return tl::make_unexpected(parent.error());
    const auto pose = poseOf(edit.rig(), nodes->composition, arguments, true);
    for (const NodeId layer : nodes->nodes) {
        if (Result<void> hung = reparent(edit, nodes->composition, layer, *parent, pose); !hung)
            return hung;
    }
    return {};
}

Result<void> runGroup(DocumentEdit &edit, const CommandArguments &arguments)
{
    const Result<NodesArgument> nodes = nodesOf(edit.rig(), arguments, "at");
    if (!nodes)
        return tl::make_unexpected(nodes.error());
    return done(groupNodes(edit, nodes->composition, nodes->nodes, arguments.get<std::string>("name", "Group"),
                           timeOf(*edit.timeline(nodes->composition), arguments, "time")));
}

Result<void> runUngroup(DocumentEdit &edit, const CommandArguments &arguments)
{
    const Result<NodesArgument> nodes = nodesOf(edit.rig(), arguments, "at");
    if (!nodes)
        return tl::make_unexpected(nodes.error());
    for (const NodeId group : nodes->nodes) {
        if (Result<void> apart = ungroup(edit, nodes->composition, group); !apart)
            return apart;
    }
    return {};
}

/** Keys into nodes or the composition; nodes into a composition, a layer or a group, in front of its others. */
Result<void> runPaste(DocumentEdit &edit, const CommandArguments &arguments)
{
    if (edit.kind() == DocumentKind::Clip)
        return pasteInClip(edit, arguments);
    if (edit.kind() == DocumentKind::Stage)
        return pasteInStage(edit, arguments);
    const auto *clipboard = arguments.find<Clipboard>("content");
    const auto paths = arguments.get<std::vector<std::string>>("into");
    const Result<ObjectPath> first = resolvePath(edit.rig(), paths.empty() ? std::string() : paths.front());
    if (!first || !clipboard)
        return first ? Result<void>() : tl::make_unexpected(first.error());
    if (std::holds_alternative<std::vector<CopiedTrack>>(*clipboard)) {
        NodesArgument into{first->composition, {}};
        if (first->node) {
            const Result<NodesArgument> nodes = nodesOf(edit.rig(), arguments, "into");
            if (!nodes)
                return tl::make_unexpected(nodes.error());
            into = *nodes;
        }
        const double time = timeOf(*edit.timeline(into.composition), arguments, "time");
        return pasteKeys(edit, into.composition, into.nodes, time, *clipboard);
    }
    const auto *nodes = std::get_if<CopiedNodes>(clipboard);
    if (!nodes)
        return refuse("clipboard-kind", "expected layers, items, masks or keys of a rig");
    const NodeList list = nodes->trees.empty() ? NodeList::Layers : nodes->trees.front().list;
    const NodePlace place{first->node, list, arguments.get<std::size_t>("to")};
    return done(pasteNodes(edit, first->composition, place, *clipboard));
}

constexpr ArgumentRow kNodes{"at", ArgumentKind::Paths, true, "the layers, items or masks, or entities"};
constexpr ArgumentRow kName{"name", ArgumentKind::Text, false, "the new name"};
constexpr ArgumentRow kTo{"to", ArgumentKind::Index, false, "the place in its list"};
constexpr ArgumentRow kTime{"time", ArgumentKind::Time, false, "when layers stay where they are (the start)"};
constexpr ArgumentRow kParent{"parent", ArgumentKind::Value, false,
                              "the path of a layer, an item's owner, an entity, or null"};

constexpr std::array kRename{
    ArgumentRow{"at", ArgumentKind::Path, true, "a layer, item, mask, composition or entity"},
    ArgumentRow{"name", ArgumentKind::Text, true, "the new name"},
};
constexpr std::array kAddLayer{
    ArgumentRow{"kind", ArgumentKind::Text, false, "shape, null, solid, image or precomp (shape)"},
    kName,
    ArgumentRow{"in", ArgumentKind::Path, false, "the composition (the main one)"},
    kTo,
    ArgumentRow{"width", ArgumentKind::Number, false, "of a solid"},
    ArgumentRow{"height", ArgumentKind::Number, false, "of a solid"},
    ArgumentRow{"colour", ArgumentKind::Colour, false, "of a solid: red, green, blue, opacity, 0 to 1"},
    ArgumentRow{"composition", ArgumentKind::Path, false, "that a precomp shows"},
    ArgumentRow{"image", ArgumentKind::Text, false, "that an image shows, by its id"},
};
constexpr std::array kAddItem{
    ArgumentRow{"in", ArgumentKind::Path, true, "the layer, group or stroke"},
    ArgumentRow{"type", ArgumentKind::Text, true, "group, path, ellipse, rectangle, star, fill, stroke, trim, mask …"},
    kName,
    kTo,
};
constexpr std::array kRemoveNode{kNodes, kTime};
constexpr std::array kJustNodes{kNodes};
constexpr std::array kMoveNode{
    ArgumentRow{"at", ArgumentKind::Path, true, "the layer, item, mask or entity"}, kTo, kParent,
    ArgumentRow{"keepPose", ArgumentKind::Flag, false, "it stays where it is seen (false)"}, kTime};
constexpr std::array kReparent{
    kNodes,
    ArgumentRow{"parent", ArgumentKind::Value, true, "the path of a layer or entity, or null"},
    ArgumentRow{"keepPose", ArgumentKind::Flag, false, "they stay where they are seen (true)"},
    kTime,
};
constexpr std::array kGroup{kNodes, kName, kTime};

constexpr std::array kPaste{
    ArgumentRow{"content", ArgumentKind::Content, true, "what was copied (docs/formats/clipboard.md)"},
    ArgumentRow{"into", ArgumentKind::Paths, false,
                "nodes or channels for keys, the owner of nodes, a composition, an entity's parent"},
    kTo,
    ArgumentRow{"time", ArgumentKind::Time, false, "of the first key (the start)"},
};

constexpr std::array kRows{
    CommandRow{"rename", "Rename", kRename, runRename, kAllKinds},
    CommandRow{"addLayer", "Add layer", kAddLayer, runAddLayer},
    CommandRow{"addItem", "Add item", kAddItem, runAddItem},
    CommandRow{"removeNode", "Remove", kRemoveNode, runRemoveNode, kRigsAndStages},
    CommandRow{"duplicateNode", "Duplicate", kJustNodes, runDuplicateNode, kRigsAndStages},
    CommandRow{"moveNode", "Move in its list", kMoveNode, runMoveNode, kRigsAndStages},
    CommandRow{"reparent", "Set parent", kReparent, runReparent, kRigsAndStages},
    CommandRow{"paste", "Paste", kPaste, runPaste, kAllKinds},
    CommandRow{"group", "Group", kGroup, runGroup},
    CommandRow{"ungroup", "Ungroup", kJustNodes, runUngroup},
};

} // namespace

std::span<const CommandRow> nodeRows()
{
    return kRows;
}

} // namespace clipwright
