// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#include "random_value_commands.h"

#include "model/commands/clip_path.h"
#include "model/commands/stage_path.h"
#include "model/stage/stage_properties.h"

#include <array>

namespace clipwright::testing {

namespace {

template<std::size_t N>
std::string pick(RandomValueCommands &random, const std::array<const char *, N> &words)
{
    return words[random.below(N)];
}

} // namespace

const CommandRow &RandomValueCommands::row(DocumentKind kind)
{
    while (true) {
        const CommandRow &any = commands()[below(commands().size())];
        if (any.kinds.has(kind))
            return any;
    }
}

CommandArguments RandomValueCommands::argumentsFor(const CommandRow &row, const DocumentValue &value)
{
    m_clip = std::get_if<Clip>(&value);
    m_stage = std::get_if<Stage>(&value);
    CommandArguments arguments;
    for (const ArgumentRow &argument : row.arguments) {
        if (argument.isRequired || below(2) == 0)
            arguments.set(std::string(argument.name), this->value(row, argument));
    }
    return arguments;
}

ArgumentValue RandomValueCommands::value(const CommandRow &row, const ArgumentRow &argument)
{
    switch (argument.kind) {
    case ArgumentKind::Path: return argument.name == "in" ? std::string() : path(row);
    case ArgumentKind::Paths: {
        if (row.id == "setClips")
            return std::vector<std::string>{"lamp.oclip", "a/b.oclip"};
        std::vector<std::string> paths{path(row)};
        if (below(3) == 0)
            paths.push_back(path(row));
        return paths;
    }
    case ArgumentKind::Keys: return keyPaths();
    case ArgumentKind::Text: return text(row, argument);
    case ArgumentKind::Number: return static_cast<double>(below(50)) / 10;
    case ArgumentKind::Index: return below(5);
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

std::string RandomValueCommands::text(const CommandRow &row, const ArgumentRow &argument)
{
    if (argument.name == "component")
        return pick<8>(*this, {"light", "text", "variables", "material", "motion", "sprite", "background", "none"});
    if (argument.name == "mark")
        return pick<3>(*this, {"step", "#0", "flash"});
    if (argument.name == "instance")
        return pick<3>(*this, {"street.ostage", "../other.ostage", "/x"});
    if (argument.name == "payload")
        return pick<4>(*this, {"{\"a\":1}", "3", "{ }", "no json"});
    if (argument.name == "kind") {
        m_width = 1;
        return pick<3>(*this, {"number", "number", "colour"});
    }
    if (argument.name == "to" || (row.id == "addChannel" && argument.name == "at")) {
        m_width = 1;
        return std::string(1, 't').append(std::to_string(below(20))).append("/light.power");
    }
    return pick<6>(*this, {"lamp", "new", "", "Größe", "a/b", "lamp2"});
}

std::string RandomValueCommands::channelPath()
{
    if (m_clip->channels.empty())
        return "channels[0]";
    const ClipChannel &channel = *m_clip->channels[below(m_clip->channels.size())];
    const Track &track = m_clip->trackOf(channel);
    m_width = track.keys.storage() == Storage::Numbers ? track.stride() : 0;
    return pathOf(*m_clip, channel.track);
}

std::string RandomValueCommands::entityPath()
{
    if (m_stage->entities.empty())
        return "entities[0]";
    return pathOf(*m_stage, m_stage->entities[below(m_stage->entities.size())]->node);
}

/** A property of an entity, with the width of its value, or one that it declares. */
std::string RandomValueCommands::propertyPath()
{
    static constexpr std::array<std::pair<const char *, int>, 9> kProperties{{{"light.power", 1},
                                                                              {"transform.position", 3},
                                                                              {"transform.position.y", 1},
                                                                              {"transform.euler", 3},
                                                                              {"text.text", 0},
                                                                              {"name", 0},
                                                                              {"parent", 0},
                                                                              {"id", 0},
                                                                              {"variables.heat", 1}}};
    if (below(6) == 0)
        return "view";
    const auto &[key, width] = kProperties[below(kProperties.size())];
    m_width = width;
    const std::string entity = entityPath();
    return entity + (below(8) == 0 ? "/lamp1/" : "/") + key;
}

std::string RandomValueCommands::path(const CommandRow &row)
{
    if (m_clip && row.id == "rename")
        return {};
    if (m_clip) {
        static constexpr std::array<const char *, 4> kFields{"whenDone", "playback", "length", "rate"};
        if (row.id == "set" && below(3) == 0)
            return kFields[below(kFields.size())];
        const std::string channel = channelPath();
        const bool isTimed = row.id == "insertKey" || row.id == "set";
        return isTimed ? channel + "@" + std::to_string(static_cast<double>(below(9)) / 4) : channel;
    }
    if (row.id == "declareProperty" || row.id == "removeProperty")
        return entityPath() + "/variables.heat";
    if (row.id == "removeComponent")
        return entityPath() + pick<4>(*this, {"/light", "/variables", "/text", "/motion"});
    return row.id == "set" ? propertyPath() : entityPath();
}

std::vector<std::string> RandomValueCommands::keyPaths()
{
    std::vector<std::string> paths;
    for (int i = 0; i < 3 && !m_clip->channels.empty(); ++i) {
        const ClipChannel &channel = *m_clip->channels[below(m_clip->channels.size())];
        const Keys &keys = m_clip->trackOf(channel).keys;
        paths.push_back(pathOf(*m_clip, channel.track) + "@" + std::to_string(keys.time(below(keys.size()))));
    }
    return paths;
}

NewValue RandomValueCommands::newValue(const ArgumentRow &argument)
{
    if (argument.name == "parent")
        return below(3) == 0 ? NewValue() : NewValue(entityPath());
    if (argument.name == "up")
        return NewValue(std::vector<double>{0, static_cast<double>(below(2)), 1});
    if (below(12) == 0)
        return NewValue();
    if (m_width == 0)
        return NewValue(std::string(pick<5>(*this, {"open", "lamp", "ping-pong", "3d", "new"})));
    return below(15) == 0 ? NewValue(below(2) == 0) : NewValue(numbers(m_width));
}

Clipboard RandomValueCommands::copied()
{
    Result<Clipboard> some = Clipboard();
    if (m_clip && !m_clip->channels.empty()) {
        const ClipChannel &channel = *m_clip->channels[below(m_clip->channels.size())];
        const KeyRef key{{}, channel.track, m_clip->trackOf(channel).keys.id(0)};
        some = copyKeys(*m_clip, std::span(&key, 1));
    } else if (m_stage && !m_stage->entities.empty()) {
        const NodeId entity = m_stage->entities[below(m_stage->entities.size())]->node;
        some = copyEntities(*m_stage, std::span(&entity, 1));
    }
    return some.value_or(Clipboard());
}

std::vector<double> RandomValueCommands::numbers(int count)
{
    std::vector<double> all;
    for (int i = 0; i < count; ++i)
        all.push_back(static_cast<double>(1 + below(9)) / 8);
    return all;
}

Easing RandomValueCommands::easing()
{
    switch (below(4)) {
    case 0: return Easing::hold();
    case 1: return Easing::linear();
    case 2: return {Interpolation::BackOut, 1, {2}};
    default: return Easing::cubic(0.25, static_cast<double>(below(3)) / 2, 0.75, 1);
    }
}

std::vector<NewKey> RandomValueCommands::newKeys()
{
    std::vector<NewKey> keys(1 + below(3));
    for (NewKey &key : keys) {
        key.at = time();
        if (m_width == 0)
            key.value.emplace<std::string>("word");
        else
            key.value = numbers(m_width);
        key.ease = easing();
    }
    return keys;
}

} // namespace clipwright::testing
