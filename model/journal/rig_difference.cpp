// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#include "model/journal/rig_difference.h"

#include <algorithm>
#include <set>

namespace clipwright {

namespace {

constexpr Field kCompositionFields[] = {Field::CompositionName,
                                        Field::CompositionWidth,
                                        Field::CompositionHeight,
                                        Field::Rate,
                                        Field::Start,
                                        Field::Length,
                                        Field::Ranges,
                                        Field::Marks};

class Difference {
public:
    Difference(const Rig &from, const Rig &to) : m_now(from), m_to(to) {}

    Result<Patch> run()
    {
        if (m_now.compositions.empty() || m_to.compositions.empty() || m_now.main().id != m_to.main().id)
            return refuse("value-not-reached", "expected rigs with the same main composition");
        if (m_now.compositions != m_to.compositions) {
            takeOut();
            putIn();
        }
        setAssets();
        if (m_error)
            return tl::make_unexpected(*m_error);
        return std::move(m_patch);
    }

private:
    void perform(Primitive primitive)
    {
        if (m_error)
            return;
        if (Result<Primitive> done = clipwright::perform(m_now, primitive); !done) {
            m_error = done.error();
            return;
        }
        m_patch.push_back(std::move(primitive));
    }

    void takeOut()
    {
        const CompositionId main = m_now.main().id;
        const std::vector<std::shared_ptr<const Layer>> layers = m_now.main().layers;
        for (const std::shared_ptr<const Layer> &layer : layers) {
            if (layer->parent)
                perform(SetField{{main, layer->id, {}}, Field::Parent, NodeId{}});
        }
        for (auto layer = layers.rbegin(); layer != layers.rend(); ++layer)
            perform(RemoveNode{main, (*layer)->id});
        const std::set<std::shared_ptr<const Track>> kept = tracksOf(m_to.main());
        const auto tracks = m_now.main().timeline.tracks();
        for (const std::shared_ptr<const Track> &track : std::vector(tracks.begin(), tracks.end())) {
            if (!kept.contains(track))
                perform(RemoveTrack{main, track->id});
        }
        // Those that nothing shows first; no loops, so each round takes one out.
        while (m_now.compositions.size() > 1 && !m_error) {
            const auto isShown = [this](const std::shared_ptr<const Composition> &shown) {
                return std::ranges::any_of(m_now.compositions, [&](const std::shared_ptr<const Composition> &each) {
                    return std::ranges::any_of(each->layers, [&](const std::shared_ptr<const Layer> &layer) {
                        return layer->composition == shown->id;
                    });
                });
            };
            const auto unshown = std::find_if_not(m_now.compositions.begin() + 1, m_now.compositions.end(), isShown);
            perform(RemoveComposition{unshown == m_now.compositions.end() ? CompositionId{} : (*unshown)->id});
        }
    }

    void putIn()
    {
        putCompositionsIn();
        const Composition &main = m_to.main();
        for (const Field field : kCompositionFields) {
            if (!sameValue(valueOf(m_now.main(), field), valueOf(main, field)))
                perform(SetField{{main.id, {}, {}}, field, valueOf(main, field)});
        }
        const std::set<std::shared_ptr<const Track>> there = tracksOf(m_now.main());
        for (const std::shared_ptr<const Track> &track : main.timeline.tracks()) {
            if (!there.contains(track))
                perform(InsertTrack{main.id, track, main.timeline.easings});
        }
        for (std::size_t i = 0; i < main.layers.size(); ++i) {
            auto layer = std::make_shared<Layer>(*main.layers[i]);
            layer->parent = {}; // which may stand behind it
            perform(InsertNode{main.id, {{}, NodeList::Layers, i}, std::move(layer)});
        }
        for (const std::shared_ptr<const Layer> &layer : main.layers) {
            if (layer->parent)
                perform(SetField{{main.id, layer->id, {}}, Field::Parent, layer->parent});
        }
    }

    /** Those that show no other first. */
    void putCompositionsIn()
    {
        std::vector<bool> isIn(m_to.compositions.size(), false);
        for (bool isAny = true; isAny && !m_error;) {
            isAny = false;
            std::size_t index = 1;
            for (std::size_t i = 1; i < isIn.size(); ++i) {
                const Composition &composition = *m_to.compositions[i];
                const bool isReady = std::ranges::all_of(composition.layers, [this](const auto &layer) {
                    return !layer->composition || m_now.find(layer->composition);
                });
                if (!isIn[i] && isReady) {
                    perform(InsertComposition{index, m_to.compositions[i]});
                    isIn[i] = isAny = true;
                }
                index += isIn[i] ? 1 : 0;
            }
        }
    }

    void setAssets()
    {
        const auto isSame = [](const RigAsset &a, const RigAsset &b) {
            return a.id == b.id && a.file == b.file && a.width == b.width && a.height == b.height
                   && a.isEmbedded == b.isEmbedded && a.pointer == b.pointer
                   && (a.bytes == b.bytes || (a.bytes && b.bytes && *a.bytes == *b.bytes));
        };
        if (std::ranges::equal(m_now.assets, m_to.assets, isSame))
            return;
        while (!m_now.assets.empty() && !m_error)
            perform(RemoveAsset{m_now.assets.size() - 1});
        for (std::size_t i = 0; i < m_to.assets.size(); ++i)
            perform(InsertAsset{i, m_to.assets[i]});
    }

    static std::set<std::shared_ptr<const Track>> tracksOf(const Composition &composition)
    {
        const auto tracks = composition.timeline.tracks();
        return {tracks.begin(), tracks.end()};
    }

    Rig m_now;
    const Rig &m_to;
    Patch m_patch;
    std::optional<Error> m_error;
};

} // namespace

Result<Patch> patchBetweenRigs(const Rig &from, const Rig &to)
{
    return Difference(from, to).run();
}

} // namespace clipwright
