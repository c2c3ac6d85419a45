// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#include "model/commands/object_path.h"

#include "model/commands/path_words.h"
#include "model/rig/rig_properties.h"

#include <algorithm>

namespace clipwright {

namespace {

class Resolver {
public:
    Resolver(const Rig &rig, std::string_view path) : m_rig(rig), m_path(path) {}

    Result<ObjectPath> resolve()
    {
        Result<PathWords> words = wordsOf(m_path);
        if (!words)
            return tl::make_unexpected(words.error());
        m_found.time = words->time;
        const std::vector<PathSegment> *segments = &words->segments;
        m_in = m_rig.compositions.front().get();
        std::size_t next = 0;
        if (!segments->empty() && segments->front().name == "compositions" && segments->front().index) {
            if (*segments->front().index >= m_rig.compositions.size())
                return unknown("a composition of that index");
            m_in = m_rig.compositions[*segments->front().index].get();
            ++next;
        }
        m_found.composition = m_in->id;
        for (; next < segments->size(); ++next) {
            const std::size_t left = segments->size() - next - 1;
            const bool isBeforeTrackField =
                left == 1 && fieldNamed(FieldOwner::Track, segments->back().name).has_value();
            if (!step((*segments)[next], left == 0, isBeforeTrackField))
                return unknown("\"" + (*segments)[next].name + "\" there");
        }
        return m_found;
    }

private:
    tl::unexpected<Error> unknown(std::string what) const
    {
        return refuse("path-unknown", quoted(m_path) + ": expected " + std::move(what));
    }

    /** `isBeforeTrackField`: the next step is the last and may be a field of a track. */
    bool step(const PathSegment &segment, bool isLast, bool isBeforeTrackField)
    {
        const bool isWord = !segment.isQuoted && !segment.index;
        if (m_found.property) {
            m_found.field = isWord ? fieldNamed(FieldOwner::Track, segment.name) : std::nullopt;
            return m_found.field.has_value();
        }
        if (isWord && isLast && (isProperty(segment.name) || isField(segment.name)))
            return true;
        if (isWord && isBeforeTrackField && isProperty(segment.name))
            return true;
        return m_node ? stepInto(segment) : stepToLayer(segment);
    }

    bool isProperty(std::string_view word)
    {
        if (!m_node)
            return false;
        const std::size_t dot = word.rfind('.');
        const std::optional<std::int8_t> component =
            dot == std::string_view::npos ? std::nullopt : numberNamed(word.substr(dot + 1));
        const PropertyRow *row =
            findProperty(propertiesOf(m_node->type, m_rig.space), component ? word.substr(0, dot) : word);
        const bool fits = row && (!component || *component < rowOf(row->kind).components);
        if (fits)
            m_found.property = PropertyRef{m_found.composition, m_node->id, row->id, component.value_or(-1)};
        return fits;
    }

    bool isField(std::string_view word)
    {
        m_found.field = fieldNamed(m_node ? FieldOwner::Node : FieldOwner::Composition, word);
        if (!m_found.field && !m_node)
            m_found.field = fieldNamed(FieldOwner::Timeline, word);
        if (!m_found.field && m_layer && m_layer == m_node)
            m_found.field = fieldNamed(FieldOwner::Layer, word);
        return m_found.field.has_value();
    }

    bool stepToLayer(const PathSegment &segment)
    {
        const auto &layers = m_in->layers;
        auto found = layers.end();
        if (segment.index)
            found = segment.name == "layers" && *segment.index < layers.size()
                        ? layers.begin() + static_cast<std::ptrdiff_t>(*segment.index)
                        : layers.end();
        else
            found = std::ranges::find(layers, segment.name, [](const auto &layer) { return layer->name; });
        if (found == layers.end())
            return false;
        m_layer = found->get();
        return enter(*m_layer);
    }

    bool stepInto(const PathSegment &segment)
    {
        const std::vector<Node> *masks = m_layer == m_node ? &m_layer->masks : nullptr;
        if (segment.index) {
            const std::vector<Node> *list = segment.name == "items"   ? &m_node->items
                                            : segment.name == "masks" ? masks
                                                                      : nullptr;
            return list && *segment.index < list->size() && enter((*list)[*segment.index]);
        }
        for (const std::vector<Node> *list : {&m_node->items, masks}) {
            const auto found = list ? std::ranges::find(*list, segment.name, &Node::name) : m_node->items.end();
            if (list && found != list->end())
                return enter(*found);
        }
        return false;
    }

    bool enter(const Node &node)
    {
        m_node = &node;
        m_found.node = node.id;
        return true;
    }

    const Rig &m_rig;
    std::string_view m_path;
    const Composition *m_in = nullptr;
    const Layer *m_layer = nullptr;
    const Node *m_node = nullptr;
    ObjectPath m_found;
};

} // namespace

double timeOn(const Timeline &timeline, const TimeText &time)
{
    return timeline.unit == TimeUnit::Frame ? time.frame(timeline.rate) : time.seconds(timeline.rate);
}

Result<ObjectPath> resolvePath(const Rig &rig, std::string_view path)
{
    return Resolver(rig, path).resolve();
}

} // namespace clipwright
