// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#include "model/commands/object_path.h"

#include "model/rig/rig_properties.h"

#include <algorithm>
#include <array>

namespace clipwright {

namespace {

/** One step of a path: a list with an index, or a name. */
struct Segment {
    std::string name;
    std::optional<std::size_t> index; ///< then `name` is the list's
    bool isQuoted = false;
};

std::optional<std::int8_t> componentNamed(std::string_view word)
{
    if (word.size() != 1)
        return std::nullopt;
    // x y z w, r g b a or 0 1 2 3.
    constexpr std::array<std::string_view, 3> spellings{"xyzw", "rgba", "0123"};
    for (const std::string_view spelling : spellings) {
        if (const std::size_t at = spelling.find(word); at != std::string_view::npos)
            return static_cast<std::int8_t>(at);
    }
    return std::nullopt;
}

tl::unexpected<Error> malformed(std::string_view path, std::string what)
{
    return refuse("path-malformed", quoted(path) + ": " + std::move(what));
}

/** The path's steps; a name in double quotes may hold anything, with \ before a quote. */
Result<std::vector<Segment>> segmentsOf(std::string_view path)
{
    std::vector<Segment> segments;
    std::size_t at = 0;
    while (at < path.size()) {
        Segment segment;
        if (path[at] == '"') {
            segment.isQuoted = true;
            for (++at; at < path.size() && path[at] != '"'; ++at) {
                if (path[at] == '\\' && at + 1 < path.size())
                    ++at;
                segment.name += path[at];
            }
            if (at++ >= path.size())
                return malformed(path, "expected a closing quote");
        } else {
            const std::size_t end = std::min(path.find('/', at), path.size());
            segment.name = path.substr(at, end - at);
            at = end;
            const std::size_t bracket = segment.name.find('[');
            if (bracket != std::string::npos && segment.name.back() == ']') {
                const std::string digits = segment.name.substr(bracket + 1, segment.name.size() - bracket - 2);
                const bool isIndex = !digits.empty() && digits.size() < 10
                                     && digits.find_first_not_of("0123456789") == std::string::npos;
                if (!isIndex)
                    return malformed(path, "expected an index from 0 in brackets");
                segment.index = static_cast<std::size_t>(std::stoul(digits));
                segment.name.resize(bracket);
            }
        }
        if (segment.name.empty())
            return malformed(path, "expected a name between slashes");
        segments.push_back(std::move(segment));
        if (at < path.size() && path[at++] != '/')
            return malformed(path, "expected a slash behind a name");
    }
    return segments;
}

class Resolver {
public:
    Resolver(const Rig &rig, std::string_view path) : m_rig(rig), m_path(path) {}

    Result<ObjectPath> resolve()
    {
        std::string_view path = m_path;
        const std::size_t quote = path.rfind('"');
        if (const std::size_t at = path.rfind('@');
            at != std::string_view::npos && (quote == std::string_view::npos || at > quote)) {
            const Result<TimeText> time = parseTime(path.substr(at + 1));
            if (!time)
                return tl::make_unexpected(time.error());
            m_found.time = *time;
            path = path.substr(0, at);
        }
        Result<std::vector<Segment>> segments = segmentsOf(path);
        if (!segments)
            return tl::make_unexpected(segments.error());
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
    bool step(const Segment &segment, bool isLast, bool isBeforeTrackField)
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
            dot == std::string_view::npos ? std::nullopt : componentNamed(word.substr(dot + 1));
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
        if (!m_found.field && m_layer && m_layer == m_node)
            m_found.field = fieldNamed(FieldOwner::Layer, word);
        return m_found.field.has_value();
    }

    bool stepToLayer(const Segment &segment)
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

    bool stepInto(const Segment &segment)
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

std::string quotedName(std::string_view name)
{
    std::string text("\"");
    for (const char c : name) {
        if (c == '"' || c == '\\')
            text += '\\';
        text += c;
    }
    return text.append("\"");
}

std::string quoted(std::string_view word)
{
    return std::string("\"").append(word).append("\"");
}

double timeOn(const Timeline &timeline, const TimeText &time)
{
    return timeline.unit == TimeUnit::Frame ? time.frame(timeline.rate) : time.seconds(timeline.rate);
}

Result<ObjectPath> resolvePath(const Rig &rig, std::string_view path)
{
    return Resolver(rig, path).resolve();
}

} // namespace clipwright
