// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
// Random edits of Keys, mirrored in a plain vector.
#pragma once

#include "model/timeline/keys.h"

#include <QTest>

#include <algorithm>
#include <random>

namespace clipwright::testing {

/** What Keys must do, done in the plainest way. */
struct PlainKeys {
    std::vector<Key> keys;
    std::uint32_t nextId = 1;

    void splice(std::size_t first, std::size_t removed, std::vector<Key> inserted)
    {
        for (Key &key : inserted) {
            if (key.id.isNull())
                key.id = KeyId{nextId};
            nextId = std::max(nextId, key.id.value + 1);
        }
        const auto at = keys.begin() + static_cast<std::ptrdiff_t>(first);
        const auto next = keys.erase(at, at + static_cast<std::ptrdiff_t>(removed));
        keys.insert(next, inserted.begin(), inserted.end());
    }
};

inline bool isSame(const Keys &keys, const std::vector<Key> &plain)
{
    if (keys.size() != plain.size())
        return false;
    for (std::size_t i = 0; i < plain.size(); ++i) {
        if (keys.key(i) != plain[i])
            return false;
    }
    return true;
}

/** Random edits of one storage, done to both, with snapshots taken on the way. */
class Walk {
public:
    Walk(Storage storage, int stride, unsigned seed)
        : m_storage(storage),
          m_stride(stride),
          m_keys(storage, stride),
          m_random(seed)
    {}

    void step()
    {
        const std::size_t size = m_plain.keys.size();
        const std::size_t first = below(size + 1);
        switch (below(12)) {
        case 0: snapshot(); break;
        case 1:
        case 2: splice(size, 0, below(400)); break;
        case 3: splice(first, std::min(below(300), size - first), 0); break;
        case 4: splice(first, std::min(below(600), size - first), below(600)); break;
        case 5:
        case 6: splice(first, std::min(below(3), size - first), below(3)); break;
        case 7: putBack(first); break;
        case 8:
        case 9: putBackColumns(first); break;
        default: change(first); break;
        }
    }

    bool isRight() const { return isSame(m_keys, m_plain.keys); }

    bool areSnapshotsRight() const
    {
        return std::ranges::all_of(m_snapshots, [](const auto &shot) { return isSame(shot.first, shot.second); });
    }

    std::size_t size() const { return m_keys.size(); }
    std::size_t chunkCount() const { return m_keys.chunkCount(); }
    std::size_t snapshotCount() const { return m_snapshots.size(); }

private:
    std::size_t below(std::size_t end) { return end == 0 ? 0 : m_random() % end; }

    std::vector<double> numbers()
    {
        return std::vector<double>(static_cast<std::size_t>(m_stride), static_cast<double>(below(100)));
    }

    Key key(double time)
    {
        Key key;
        key.time = time;
        key.easing = below(5) == 0 ? static_cast<EasingTable::Index>(below(9)) : EasingTable::kLinear;
        switch (m_storage) {
        case Storage::Numbers: key.value = numbers(); break;
        case Storage::Strings: key.text = std::string(below(40), 'x'); break;
        case Storage::Paths: key.path = std::make_shared<const Path>(); break;
        }
        if (m_storage == Storage::Numbers && m_withHandles) {
            for (auto member : {&Key::tangentIn, &Key::tangentOut, &Key::spatialIn, &Key::spatialOut}) {
                if (below(3) == 0)
                    key.*member = numbers();
            }
        }
        return key;
    }

    void splice(std::size_t first, std::size_t removed, std::size_t count)
    {
        const auto &keys = m_plain.keys;
        const double low = first == 0 ? 0 : keys[first - 1].time;
        const double high = first + removed < keys.size() ? keys[first + removed].time : low + 10;
        std::vector<double> times(count);
        for (double &time : times)
            time = below(4) == 0 ? low : low + (high - low) * static_cast<double>(below(1000)) / 1000; // cuts too
        std::ranges::sort(times);
        m_withHandles = below(3) == 0;
        std::vector<Key> inserted;
        for (const double time : times)
            inserted.push_back(key(time));
        const std::vector<KeyId> ids = m_keys.splice(first, removed, inserted);
        m_plain.splice(first, removed, inserted);
        QCOMPARE(ids.size(), count);
        for (std::size_t i = 0; i < count; ++i)
            QCOMPARE(ids[i], m_plain.keys[first + i].id);
    }

    /** What an undo does: takes keys away and puts them back under the ids they had. */
    void putBack(std::size_t first)
    {
        const std::size_t count = std::min(below(50), m_plain.keys.size() - first);
        const auto at = m_plain.keys.begin() + static_cast<std::ptrdiff_t>(first);
        const std::vector<Key> removed(at, at + static_cast<std::ptrdiff_t>(count));
        const Keys before = m_keys;
        m_keys.splice(first, count, {});
        m_keys.splice(first, 0, removed);
        QVERIFY(m_keys == before);
    }

    /** The same in columns, many at once: what an undone drag does. */
    void putBackColumns(std::size_t first)
    {
        const std::size_t count = std::min(below(2500), m_plain.keys.size() - first);
        const Keys before = m_keys;
        const Keys removed = m_keys.slice(first, count);
        const auto at = m_plain.keys.begin() + static_cast<std::ptrdiff_t>(first);
        QVERIFY(isSame(removed, {at, at + static_cast<std::ptrdiff_t>(count)}));
        m_keys.splice(first, count, {});
        QCOMPARE(m_keys.size(), before.size() - count);
        m_keys.replace(first, 0, removed);
        QVERIFY(m_keys == before);
    }

    void change(std::size_t i)
    {
        if (i >= m_plain.keys.size())
            return;
        if (m_storage == Storage::Numbers) {
            m_plain.keys[i].value = numbers();
            m_keys.setValue(i, m_plain.keys[i].value);
        }
        m_plain.keys[i].easing = static_cast<EasingTable::Index>(below(9));
        m_keys.setEasing(i, m_plain.keys[i].easing);
    }

    void snapshot()
    {
        if (m_snapshots.size() < 12)
            m_snapshots.emplace_back(m_keys, m_plain.keys);
    }

    Storage m_storage;
    int m_stride;
    bool m_withHandles = false;
    Keys m_keys;
    PlainKeys m_plain;
    std::vector<std::pair<Keys, std::vector<Key>>> m_snapshots;
    std::mt19937 m_random;
};

} // namespace clipwright::testing
