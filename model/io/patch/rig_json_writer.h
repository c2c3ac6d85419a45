// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#pragma once

#include "model/document/field.h"
#include "model/io/json/json_writer.h"
#include "model/rig/rig.h"

namespace clipwright {

/** The parts of a rig as JSON, all of them and exactly: what patches hold (docs/formats/patch.md). */
class RigJsonWriter {
public:
    explicit RigJsonWriter(JsonWriter &json) : m_json(json) {}

    void value(const FieldValue &value);
    void path(const PathRef &path);
    void easing(const Easing &easing);
    /** Members of a key's object: `weights` and `handles`, each [in, out], where there are any. */
    void handles(const KeyHandles &handles);
    /** `easings` is the table that the keys' indices are of. */
    void keys(const Keys &keys, const EasingTable &easings);
    void track(const Track &track, const EasingTable &easings);
    void node(const Node &node);
    void layer(const Layer &layer);
    void composition(const Composition &composition);
    void asset(const RigAsset &asset);
    void numbers(std::span<const double> numbers);
    void kept(const std::vector<KeptText> &kept);

private:
    void span(ByteSpan span);
    void key(const Keys &keys, std::size_t i, const EasingTable &easings);
    void nodeMembers(const Node &node);
    void nodes(std::string_view name, const std::vector<Node> &nodes);

    JsonWriter &m_json;
};

} // namespace clipwright
