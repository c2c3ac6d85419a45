// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#include "model/document/perform.h"
#include "model/document/finite.h"

namespace clipwright {

namespace {

/** What comes as a whole hangs together as what was put in one by one. */
Result<void> checkParents(const Composition &composition, const Layer &layer)
{
    std::size_t steps = 0;
    for (const Layer *at = &layer; at->parent; ++steps) {
        at = composition.find(at->parent);
        if (!at)
            return refuse("parent-unknown", "expected a layer of the same composition");
        if (steps > composition.layers.size())
            return refuse("parent-loop", "a layer cannot hang from itself or from what hangs from it");
    }
    return {};
}

} // namespace

Result<Primitive> performOn(RigAccess &access, const InsertComposition &insert)
{
    Rig &rig = access.editRig();
    if (!insert.composition || insert.composition->id.isNull() || rig.find(insert.composition->id))
        return refuse("id-taken", "expected a composition under an id of its own");
    if (!isFinite(*insert.composition))
        return refuse("number-not-finite", "expected numbers that are finite");
    for (const std::shared_ptr<const Track> &track : insert.composition->timeline.tracks()) {
        if (!hasKeysOfItsKind(*track))
            return refuse("keys-other-kind", "expected keys of the track's kind");
    }
    if (insert.index > rig.compositions.size() || (insert.index == 0 && !rig.compositions.empty()))
        return refuse("place-unknown", "expected a place behind the main composition");
    std::vector<NodeId> ids;
    for (const std::shared_ptr<const Layer> &layer : insert.composition->layers)
        visitNodes(*layer, [&ids](const Node &node) { ids.push_back(node.id); });
    if (Result<void> fits = checkNewIds(rig, ids); !fits)
        return tl::make_unexpected(fits.error());
    for (const std::shared_ptr<const Layer> &layer : insert.composition->layers) {
        if (layer->composition && !rig.find(layer->composition))
            return refuse("precomp-unknown", "expected the layers to show compositions of the rig");
        if (Result<void> fits = checkParents(*insert.composition, *layer); !fits)
            return tl::make_unexpected(fits.error());
    }
    rig.compositions.insert(rig.compositions.begin() + static_cast<std::ptrdiff_t>(insert.index), insert.composition);
    return RemoveComposition{insert.composition->id};
}

Result<Primitive> performOn(RigAccess &access, const RemoveComposition &remove)
{
    Rig &rig = access.editRig();
    for (const std::shared_ptr<const Composition> &composition : rig.compositions) {
        for (const std::shared_ptr<const Layer> &layer : composition->layers) {
            if (layer->composition == remove.composition)
                return refuse("still-shown", "a layer of \"" + composition->name + "\" shows the composition");
        }
    }
    for (std::size_t i = 0; i < rig.compositions.size(); ++i) {
        if (rig.compositions[i]->id != remove.composition)
            continue;
        if (i == 0)
            return refuse("main-composition", "the main composition stays");
        InsertComposition back{i, rig.compositions[i]};
        rig.compositions.erase(rig.compositions.begin() + static_cast<std::ptrdiff_t>(i));
        return back;
    }
    return refuse("composition-unknown", "expected a composition of the rig");
}

Result<Primitive> performOn(RigAccess &access, const InsertAsset &insert)
{
    std::vector<RigAsset> &assets = access.editRig().assets;
    if (insert.index > assets.size())
        return refuse("place-unknown", "expected a place among the pictures");
    assets.insert(assets.begin() + static_cast<std::ptrdiff_t>(insert.index), insert.asset);
    return RemoveAsset{insert.index};
}

Result<Primitive> performOn(RigAccess &access, const RemoveAsset &remove)
{
    std::vector<RigAsset> &assets = access.editRig().assets;
    if (remove.index >= assets.size())
        return refuse("asset-unknown", "expected one of the pictures");
    InsertAsset back{remove.index, std::move(assets[remove.index])};
    assets.erase(assets.begin() + static_cast<std::ptrdiff_t>(remove.index));
    return back;
}

namespace {

/** What documents of one kind do not have. */
template<class Kind, class Other>
Result<Primitive> performOn(Kind &, const Other &other)
{
    return refuse("document-kind", "a document of this kind has no \"" + std::string(nameOf(Primitive(other))) + "\"");
}

Result<void> checkReplacement(const DocumentValue &now, const std::shared_ptr<const DocumentValue> &next)
{
    const Rig *rig = next ? std::get_if<Rig>(&*next) : nullptr;
    if (!next || (rig && rig->compositions.empty()))
        return refuse("value-missing", "expected a document with a composition");
    const Rig *was = std::get_if<Rig>(&now);
    if (next->index() != now.index() || (rig && rig->space != was->space))
        return refuse("value-other-space", "expected a document of the same kind of file");
    return {};
}

Result<Primitive> replace(DocumentValue &value, const ReplaceValue &replace)
{
    if (Result<void> fits = checkReplacement(value, replace.value); !fits)
        return tl::make_unexpected(fits.error());
    // Whatever may throw comes before the document is touched.
    DocumentValue next = *replace.value;
    ReplaceValue back{std::make_shared<DocumentValue>(value)};
    value = std::move(next);
    return back;
}

} // namespace

Result<Primitive> perform(Rig &rig, const Primitive &primitive)
{
    if (const auto *whole = std::get_if<ReplaceValue>(&primitive)) {
        DocumentValue value(rig);
        Result<Primitive> back = replace(value, *whole);
        if (back)
            rig = std::get<Rig>(std::move(value));
        return back;
    }
    RigAccess access(rig);
    return std::visit([&access](const auto &it) { return performOn(access, it); }, primitive);
}

Result<Primitive> perform(DocumentValue &value, const Primitive &primitive)
{
    if (const auto *whole = std::get_if<ReplaceValue>(&primitive))
        return replace(value, *whole);
    if (Rig *rig = std::get_if<Rig>(&value))
        return perform(*rig, primitive);
    if (Clip *clip = std::get_if<Clip>(&value))
        return std::visit([clip](const auto &it) { return performOn(*clip, it); }, primitive);
    return std::visit([&stage = std::get<Stage>(value)](const auto &it) { return performOn(stage, it); }, primitive);
}

} // namespace clipwright
