// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#pragma once

#include "model/document/field.h"
#include "model/io/json/json_document.h"
#include "model/rig/rig.h"

#include <functional>
#include <optional>
#include <string>
#include <vector>

namespace clipwright {

/** Gives an easing its index in the timeline that keys are read for. */
using InternEasing = std::function<EasingTable::Index(const Easing &)>;

/**
 * Reads what RigJsonWriter writes, strictly: a member that is missing, of another type or out of range is the one refusal
 * (`patch-malformed`), told with its JSON pointer; what is read after it is of no use. Whether it fits a rig is asked when
 * it is performed.
 */
class RigJsonReader {
public:
    FieldValue value(FieldKind kind, const JsonValue &json);
    PathRef path(const JsonValue &json);
    Easing easing(const JsonValue &json);
    /** `weights` and `handles` of a key's object. */
    KeyHandles handles(const JsonValue &key);
    Keys keys(const JsonValue &json, const InternEasing &intern);
    Track track(const JsonValue &json, const InternEasing &intern);
    Node node(const JsonValue &json) { return node(json, 0); }
    Layer layer(const JsonValue &json);
    Composition composition(const JsonValue &json);
    RigAsset asset(const JsonValue &json);

    double number(const JsonValue &json);
    /** A whole number from `least` to `most`. */
    std::int64_t whole(const JsonValue &json, std::int64_t least, std::int64_t most);
    std::string text(const JsonValue &json);
    bool flag(const JsonValue &json);
    template<class AnyId>
    AnyId id(const JsonValue &json)
    {
        return AnyId{static_cast<std::uint32_t>(whole(json, 0, kMostId))};
    }
    /** A number, or none where it is null. */
    std::optional<double> limit(const JsonValue &json);
    std::vector<double> numbers(const JsonValue &json);
    std::vector<KeptText> kept(const JsonValue &json);
    template<class Enum>
    Enum choice(const JsonValue &json, Enum last)
    {
        return static_cast<Enum>(whole(json, 0, static_cast<std::int64_t>(last)));
    }
    /** Wants a list; nothing to walk otherwise. */
    JsonValue items(const JsonValue &json);
    /** What `read` makes of each item, until the first refusal. */
    template<class Read>
    auto list(const JsonValue &json, Read read) -> std::vector<decltype(read(json))>
    {
        std::vector<decltype(read(json))> all;
        for (JsonValue item = items(json); item.isValid() && !m_error; item = item.next())
            all.push_back(read(item));
        return all;
    }
    void refuse(const JsonValue &json, std::string expected);

    const std::optional<Error> &error() const { return m_error; }

private:
    /** Far from where counting ids would start again at 0. */
    static constexpr std::int64_t kMostId = 0x7fffffff;

    Node node(const JsonValue &json, int depth);
    void readNode(const JsonValue &json, int depth, Node &node);
    Key key(const JsonValue &json, Storage storage, std::size_t stride, const InternEasing &intern);
    Contour contour(const JsonValue &json);
    std::vector<PropertySlot> slots(const JsonValue &json);
    std::vector<TimeRange> ranges(const JsonValue &json);
    std::vector<TimeMark> marks(const JsonValue &json);
    ByteSpan span(const JsonValue &json);

    std::optional<Error> m_error;
};

} // namespace clipwright
