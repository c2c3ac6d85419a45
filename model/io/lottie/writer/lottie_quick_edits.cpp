// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#include "model/io/lottie/writer/lottie_quick_edits.h"

#include "model/document/rig_access.h"
#include "model/io/json/json_document.h"
#include "model/io/lottie/lottie_reader.h"
#include "model/io/lottie/writer/lottie_writer.h"

#include <algorithm>
#include <map>

namespace clipwright {

namespace {

/** The tracks of a layer by those of the same layer read alone; false where the two are not built alike. */
bool pairTracks(const Node &whole, const Node &alone, std::map<TrackId, TrackId> &tracks)
{
    if (whole.type != alone.type || whole.items.size() != alone.items.size()
        || whole.properties.size() != alone.properties.size())
        return false;
    for (std::size_t i = 0; i < whole.properties.size(); ++i) {
        const PropertySlot &a = whole.properties[i];
        const PropertySlot &b = alone.properties[i];
        // A link leads out of the layer.
        if (a.property != b.property || a.component != b.component || a.link.layer || b.link.layer)
            return false;
        tracks[a.track] = b.track;
    }
    for (std::size_t i = 0; i < whole.items.size(); ++i) {
        if (!pairTracks(whole.items[i], alone.items[i], tracks))
            return false;
    }
    return true;
}

bool pairTracks(const Layer &whole, const Layer &alone, std::map<TrackId, TrackId> &tracks)
{
    if (whole.masks.size() != alone.masks.size() || !pairTracks(static_cast<const Node &>(whole), alone, tracks))
        return false;
    for (std::size_t i = 0; i < whole.masks.size(); ++i) {
        if (!pairTracks(whole.masks[i], alone.masks[i], tracks))
            return false;
    }
    return true;
}

/** The same keys, their easings in another table. */
Keys withEasingsIn(const Keys &keys, const EasingTable &from, EasingTable &to)
{
    Keys other(keys.storage(), keys.stride());
    for (std::size_t i = 0; i < keys.size(); ++i) {
        Key key = keys.key(i);
        key.easing = to.intern(from[key.easing]);
        other.append(key);
    }
    return other;
}

/** The track that a primitive is about, where it changes a value or keys of the main composition. */
TrackId editedTrack(const Rig &rig, const Primitive &primitive)
{
    if (const auto *splice = std::get_if<SpliceKeys>(&primitive))
        return splice->composition == rig.main().id ? splice->track : TrackId();
    const auto *set = std::get_if<SetField>(&primitive);
    const bool isValue = set && (set->field == Field::Base || set->field == Field::BasePath);
    return isValue && set->object.composition == rig.main().id ? set->object.track : TrackId();
}

const Layer *layerWith(const Composition &composition, NodeId node)
{
    for (const std::shared_ptr<const Layer> &layer : composition.layers) {
        if (findNode(*layer, node))
            return layer.get();
    }
    return nullptr;
}

bool isSpace(char c)
{
    return c == ' ' || c == '\n' || c == '\r' || c == '\t';
}

/** One edit, from the whole rig into that of a layer alone. */
class AloneEdit {
public:
    explicit AloneEdit(Rig alone) : m_rig(std::move(alone)) {}

    const Layer &layer() const { return *m_rig.main().layers.front(); }
    const Rig &rig() const { return m_rig; }
    std::map<TrackId, TrackId> tracks;

    bool perform(const Primitive &primitive)
    {
        const CompositionId in = m_rig.main().id;
        if (const auto *splice = std::get_if<SpliceKeys>(&primitive)) {
            const auto own = tracks.find(splice->track);
            if (own == tracks.end())
                return false; // of no property of the layer
            EasingTable easings = m_rig.main().timeline.easings;
            Keys keys = withEasingsIn(splice->inserted, splice->easings, easings);
            const SpliceKeys alone{in, own->second, splice->first, splice->removed, std::move(keys), easings};
            return clipwright::perform(m_rig, alone).has_value();
        }
        SetField set = std::get<SetField>(primitive);
        const auto own = tracks.find(set.object.track);
        if (own == tracks.end())
            return false;
        set.object = {in, {}, own->second};
        return clipwright::perform(m_rig, set).has_value();
    }

private:
    Rig m_rig;
};

std::optional<Rig> readAlone(const std::string &text)
{
    LottieReading reading = readLottie(std::make_shared<const std::string>(text), {});
    if (!reading.rig || reading.rig->main().layers.size() != 1)
        return std::nullopt;
    return std::move(reading.rig);
}

} // namespace

std::optional<LottieQuickEdits> LottieQuickEdits::of(const Rig &rig)
{
    if (rig.space != RigSpace::Lottie || !rig.text || rig.compositions.empty())
        return std::nullopt;
    const Result<JsonDocument> json = JsonDocument::parse(rig.text);
    const JsonValue list = json ? json->root()["layers"] : JsonValue();
    if (!list.isArray())
        return std::nullopt;
    LottieQuickEdits edits;
    edits.m_text = *rig.text;
    edits.m_listBegin = list.begin() + 1;
    edits.m_listEnd = list.end() - 1;
    for (const std::shared_ptr<const Layer> &layer : rig.main().layers) {
        const ByteSpan span = layer->source;
        if (span.isEmpty() || span.begin < edits.m_listBegin || span.end > edits.m_listEnd)
            return std::nullopt;
        edits.m_layers.push_back({layer->id, span.begin, span.end});
    }
    return edits;
}

bool LottieQuickEdits::mayWrite(const Patch &forward)
{
    return !forward.empty() && std::ranges::all_of(forward, [](const Primitive &each) {
        const auto *set = std::get_if<SetField>(&each);
        return set ? set->field == Field::Base || set->field == Field::BasePath
                   : std::holds_alternative<SpliceKeys>(each);
    });
}

LottieQuickEdits::LayerSpan *LottieQuickEdits::spanOf(NodeId layer)
{
    const auto found = std::ranges::find(m_layers, layer, &LayerSpan::layer);
    return found == m_layers.end() ? nullptr : &*found;
}

/** The text with one of its layers, on the line where it stands. */
std::string LottieQuickEdits::alone(const LayerSpan &span) const
{
    std::size_t line = span.begin;
    while (line > m_listBegin && isSpace(m_text[line - 1]))
        --line;
    return m_text.substr(0, m_listBegin) + m_text.substr(line, span.end - line) + m_text.substr(m_listEnd);
}

void LottieQuickEdits::put(const LayerSpan &span, std::size_t at, std::size_t removed, const std::string &inserted)
{
    m_text.replace(at, removed, inserted);
    const std::size_t begin = span.begin;
    const auto moved = [&](std::size_t byte) { return byte + inserted.size() - removed; };
    for (LayerSpan &each : m_layers) {
        if (each.begin > begin)
            each.begin = moved(each.begin);
        if (each.begin >= begin)
            each.end = moved(each.end);
    }
    m_listEnd = moved(m_listEnd);
}

std::optional<LottieQuickEdits::Written> LottieQuickEdits::write(const Rig &before, const Rig &edited,
                                                                 const Patch &forward)
{
    const Layer *layer = nullptr;
    for (const Primitive &primitive : forward) {
        const Track *track = before.main().timeline.find(editedTrack(before, primitive));
        const Layer *of = track ? layerWith(before.main(), track->target) : nullptr;
        if (!of || (layer && layer != of))
            return std::nullopt;
        layer = of;
    }
    const LayerSpan *span = layer ? spanOf(layer->id) : nullptr;
    if (!span)
        return std::nullopt;
    const std::string was = alone(*span);
    std::optional<Rig> read = readAlone(was);
    if (!read)
        return std::nullopt;
    AloneEdit edit(std::move(*read));
    if (!pairTracks(*layer, edit.layer(), edit.tracks)
        || !std::ranges::all_of(forward, [&](const Primitive &each) { return edit.perform(each); }))
        return std::nullopt;
    const Result<std::string> text = writeLottie(edit.rig());
    const std::optional<Rig> again = text ? readAlone(*text) : std::nullopt;
    if (!again)
        return std::nullopt;
    // What has changed, in the layer's own bytes.
    const auto head = static_cast<std::size_t>(std::ranges::mismatch(was, *text).in1 - was.begin());
    const std::size_t most = std::min(was.size(), text->size()) - head;
    std::size_t tail = 0;
    while (tail < most && was[was.size() - 1 - tail] == (*text)[text->size() - 1 - tail])
        ++tail;
    const std::size_t aloneEnd = was.size() - (m_text.size() - m_listEnd);
    const std::size_t aloneBegin = aloneEnd - (span->end - span->begin);
    if (head < aloneBegin || was.size() - tail > aloneEnd)
        return std::nullopt;
    std::map<TrackId, TrackId> tracks;
    if (!pairTracks(*layer, *again->main().layers.front(), tracks))
        return std::nullopt;
    Rig result = edited;
    auto main = std::make_shared<Composition>(edited.main());
    for (const Primitive &primitive : forward) {
        const TrackId id = editedTrack(before, primitive);
        const auto alone = tracks.find(id);
        const Track *track = alone == tracks.end() ? nullptr : again->main().timeline.find(alone->second);
        if (!track)
            return std::nullopt;
        Track &to = *main->timeline.edit(id);
        to.keys = withEasingsIn(track->keys, again->main().timeline.easings, main->timeline.easings);
        to.base = track->base;
        to.basePath = track->basePath;
    }
    result.compositions.front() = std::move(main);
    put(*span, span->begin + (head - aloneBegin), was.size() - tail - head,
        text->substr(head, text->size() - tail - head));
    return Written{std::move(result), span->layer};
}

} // namespace clipwright
