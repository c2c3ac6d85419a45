// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#include "random_commands.h"

#include "model/commands/object_path.h"
#include "model/document/rig_access.h"
#include "model/rig/rig_properties.h"

namespace clipwright::testing {

CommandArguments RandomCommands::argumentsFor(const CommandRow &row, const Rig &rig)
{
    m_rig = &rig;
    m_in = rig.compositions[below(rig.compositions.size())].get();
    CommandArguments arguments;
    for (const ArgumentRow &argument : row.arguments) {
        if (argument.isRequired || below(2) == 0)
            arguments.set(std::string(argument.name), value(row, argument));
    }
    return arguments;
}

ArgumentValue RandomCommands::value(const CommandRow &row, const ArgumentRow &argument)
{
    switch (argument.kind) {
    case ArgumentKind::Path: return path(row, argument);
    case ArgumentKind::Paths: return nodePaths(row.id == "ungroup");
    case ArgumentKind::Keys: return keyPaths();
    case ArgumentKind::Text: return text(argument);
    case ArgumentKind::Number: return static_cast<double>(below(50));
    case ArgumentKind::Index: return below(4);
    case ArgumentKind::Flag: return below(2) == 0;
    case ArgumentKind::Value: return newValue(argument);
    case ArgumentKind::Colour: return NewValue(numbers(4));
    case ArgumentKind::Time: return time();
    case ArgumentKind::Ease: return easing();
    case ArgumentKind::NewKeys: return newKeys();
    case ArgumentKind::Content: return copied();
    }
    return std::string();
}

std::string RandomCommands::path(const CommandRow &row, const ArgumentRow &argument)
{
    if (argument.name == "in" && row.id != "addItem")
        return pathOf(*m_rig, m_in->id);
    if (argument.name == "composition" || row.id.find("Composition") != std::string_view::npos)
        return pathOf(*m_rig, m_rig->compositions[below(m_rig->compositions.size())]->id);
    if (row.id == "rename" || row.id == "moveNode" || row.id == "addItem")
        return nodePath();
    if (row.id == "addTrack")
        return anyProperty();
    std::string property = propertyPath();
    const bool isTimed = row.id == "insertKey" || (row.id == "set" && below(2) == 0);
    return isTimed ? property + "@" + std::to_string(below(60)) + "f" : property;
}

std::string RandomCommands::nodePath()
{
    std::vector<NodeId> nodes;
    for (const auto &layer : m_in->layers)
        visitNodes(*layer, [&nodes](const Node &node) { nodes.push_back(node.id); });
    return nodes.empty() ? "layers[0]" : pathOf(*m_rig, m_in->id, nodes[below(nodes.size())]);
}

std::vector<std::string> RandomCommands::nodePaths(bool areGroups)
{
    std::vector<std::string> paths{nodePath()};
    if (below(2) == 0)
        paths.push_back(nodePath());
    std::vector<NodeId> groups;
    for (const auto &layer : m_in->layers)
        visitNodes(*layer, [&groups](const Node &node) {
            if (node.type == NodeType::Group)
                groups.push_back(node.id);
        });
    if (areGroups && !groups.empty())
        paths = {pathOf(*m_rig, m_in->id, groups[below(groups.size())])};
    return paths;
}

const Track *RandomCommands::track()
{
    const auto tracks = m_in->timeline.tracks();
    return tracks.empty() ? nullptr : tracks[below(tracks.size())].get();
}

std::string RandomCommands::anyProperty()
{
    const std::string node = nodePath();
    const Result<ObjectPath> path = resolvePath(*m_rig, node);
    const Node *found = path ? findNode(*m_rig, path->composition, path->node) : nullptr;
    const auto rows = found ? propertiesOf(found->type, m_rig->space) : std::span<const PropertyRow>();
    return rows.empty() ? node : node + "/" + std::string(rows[below(rows.size())].key);
}

std::string RandomCommands::propertyPath()
{
    const Track *any = track();
    m_kind = any ? any->kind : Kind::Number;
    m_stride = any ? any->stride() : 1;
    return any ? pathOf(*m_rig, m_in->id, any->id) : nodePath();
}

std::vector<std::string> RandomCommands::keyPaths()
{
    std::vector<std::string> paths;
    for (int tries = 0; tries < 12 && paths.size() < 3; ++tries) {
        const Track *any = track();
        if (any && any->isAnimated())
            paths.push_back(pathOf(*m_rig, m_in->id, any->id) + "@"
                            + std::to_string(any->keys.time(below(any->keys.size()))) + "f");
    }
    return paths;
}

std::string RandomCommands::text(const ArgumentRow &argument)
{
    static const std::vector<std::string> types{"merge-paths", "group", "path", "ellipse", "fill",
                                                "stroke",      "trim",  "mask", "dash"};
    static const std::vector<std::string> kinds{"shape", "null", "solid", "precomp", "text"};
    static const std::vector<std::string> words{"walk", "run", "", "Größe", "#0", "#1", "a/b", "\"q\""};
    if (argument.name == "type")
        return types[below(types.size())];
    return argument.name == "kind" ? kinds[below(kinds.size())] : words[below(words.size())];
}

std::vector<double> RandomCommands::numbers(int count)
{
    std::vector<double> all;
    for (int i = 0; i < count; ++i)
        all.push_back(static_cast<double>(below(9)) / 8);
    return all;
}

NewValue RandomCommands::newValue(const ArgumentRow &argument)
{
    if (argument.name == "parent")
        return below(3) == 0 ? NewValue() : NewValue(nodePath());
    if (m_kind == Kind::Path)
        return path();
    return below(15) == 0 ? NewValue(std::string("word")) : NewValue(numbers(m_stride));
}

PathRef RandomCommands::path()
{
    Contour contour;
    contour.vertices.resize(3 + below(2));
    for (auto &vertex : contour.vertices)
        vertex.point = {static_cast<double>(below(50)), static_cast<double>(below(50))};
    return std::make_shared<const Path>(Path{{contour}});
}

Clipboard RandomCommands::copied()
{
    const Track *any = track();
    if (any && any->isAnimated() && below(2) == 0) {
        const KeyRef key{m_in->id, any->id, any->keys.id(0)};
        if (Result<Clipboard> keys = copyKeys(*m_rig, std::span(&key, 1)))
            return *keys;
    }
    const bool isFull = m_in->layers.empty() || m_in->layers.size() > 12;
    const NodeId layer = isFull ? NodeId() : m_in->layers[below(m_in->layers.size())]->id;
    const Result<Clipboard> nodes = copyNodes(*m_rig, m_in->id, std::span(&layer, 1));
    return nodes ? *nodes : Clipboard(CopiedNodes());
}

Easing RandomCommands::easing()
{
    if (below(3) == 0)
        return Easing::hold();
    return below(2) == 0 ? Easing::linear() : Easing::cubic(0.25, static_cast<double>(below(3)) / 2, 0.75, 1);
}

std::vector<NewKey> RandomCommands::newKeys()
{
    std::vector<NewKey> keys(1 + below(3));
    for (NewKey &key : keys) {
        key.at = {static_cast<double>(below(60)), true};
        key.value = m_kind == Kind::Path ? NewValue(path()) : NewValue(numbers(m_stride));
        key.ease = easing();
        if (m_stride == 2 && below(3) == 0)
            key.spatialOut = numbers(2);
    }
    return keys;
}

} // namespace clipwright::testing
