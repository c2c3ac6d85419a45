// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#include "model/commands/key_pick.h"

#include <algorithm>
#include <map>
#include <utility>

namespace clipwright {

namespace {

using TrackAt = std::pair<CompositionId, TrackId>;

template<class T>
void sortUnique(std::vector<T> &list)
{
    if (!std::ranges::is_sorted(list))
        std::ranges::sort(list);
    const auto rest = std::ranges::unique(list);
    list.erase(rest.begin(), rest.end());
}

} // namespace

Result<std::vector<KeyPick>> picksOf(const DocumentValue &value, std::span<const KeyRef> keys)
{
    std::map<TrackAt, std::vector<KeyId>> asked;
    std::pair<const TrackAt, std::vector<KeyId>> *last = nullptr; // keys of one track mostly stand side by side
    for (const KeyRef &key : keys) {
        const TrackAt at{key.composition, key.track};
        if (!last || last->first != at)
            last = &*asked.try_emplace(at).first;
        last->second.push_back(key.key);
    }
    std::map<TrackAt, std::vector<std::size_t>> picked;
    for (auto &[place, ids] : asked) {
        sortUnique(ids);
        const Timeline *timeline = timelineOf(value, place.first);
        const Track *track = timeline ? timeline->find(place.second) : nullptr;
        const std::vector<std::size_t> indices = track ? track->keys.indicesOf(ids) : std::vector<std::size_t>();
        if (!track || indices.size() != ids.size())
            return refuse("key-unknown", "expected keys that are there");
        for (const TrackId id : timeline->keyedTogether(track->id)) {
            std::vector<std::size_t> &along = picked[{place.first, id}];
            if (id == track->id) {
                along.insert(along.end(), indices.begin(), indices.end());
                continue;
            }
            const Keys &others = timeline->find(id)->keys;
            for (const std::size_t i : indices) {
                const double time = track->keys.time(i);
                const std::size_t at = others.lowerBound(time);
                if (at < others.size() && others.time(at) == time)
                    along.push_back(at);
            }
        }
    }
    std::vector<KeyPick> picks;
    for (auto &[place, indices] : picked) {
        sortUnique(indices);
        picks.push_back({place.first, place.second, std::move(indices)});
    }
    return picks;
}

} // namespace clipwright
