// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#include "model/io/oclip/oclip_keys.h"

#include "model/core/turn.h"
#include "model/io/json/json_kept.h"
#include "model/io/json/json_name.h"
#include "model/io/oclip/oclip_easing.h"
#include "model/io/oclip/oclip_report.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <limits>
#include <optional>

namespace clipwright::oclip {

namespace {

constexpr double kNone = std::numeric_limits<double>::quiet_NaN();

/** `count` numbers of a list of just as many; -1: any number of them, at least one. */
bool readNumbers(JsonValue list, int count, std::vector<double> &numbers)
{
    numbers.clear();
    if (!list.isArray())
        return false;
    for (JsonValue item = list.first(); item.isValid(); item = item.next()) {
        const double number = item.number(kNone);
        if (!std::isfinite(number))
            return false;
        numbers.push_back(number);
    }
    return count < 0 ? !numbers.empty() : numbers.size() == static_cast<std::size_t>(count);
}

/** The numbers of a value, or of a slope, in the shape that a kind has; of a component one number. */
bool readShape(JsonValue value, Kind kind, int stride, bool isComponent, std::vector<double> &numbers)
{
    if (kind == Kind::Flag) {
        numbers.assign(1, value.boolean() ? 1.0 : 0.0);
        return value.isValid() && value.type() == JsonType::Boolean;
    }
    if (isComponent || rowOf(kind).components == 1) {
        numbers.assign(1, value.number(kNone));
        return std::isfinite(numbers.front());
    }
    return readNumbers(value, stride, numbers);
}

/** The members of one key, found in one walk over them: of those of one name the last. */
class KeyParts {
public:
    explicit KeyParts(JsonValue key)
    {
        for (JsonValue member = key.first(); member.isValid(); member = member.next()) {
            const std::size_t row = rowOf(member);
            if (row == kKey.size())
                m_hasOthers = true;
            else if (m_parts[row].isValid())
                repeat(row, member);
            else
                m_parts[row] = member;
        }
    }

    std::uint32_t repeated() const { return m_repeated; }
    JsonValue firstRepeated() const { return m_firstRepeated; }

    JsonValue operator[](KeyMember member) const { return m_parts[static_cast<std::size_t>(member)]; }
    bool hasOthers() const { return m_hasOthers; }

private:
    /** The place of its name in kKey, whose names are all so short that their keys are themselves; kKey.size(): another. */
    static std::size_t rowOf(JsonValue member)
    {
        static const std::array<std::uint64_t, kKey.size()> kKeys = [] {
            std::array<std::uint64_t, kKey.size()> keys{};
            std::ranges::transform(kKey, keys.begin(), nameKeyOf);
            return keys;
        }();
        const std::uint64_t key = member.nameKey() == kEscapedName ? nameKeyOf(member.name()) : member.nameKey();
        return static_cast<std::size_t>(std::ranges::find(kKeys, key) - kKeys.begin());
    }

    void repeat(std::size_t row, JsonValue member)
    {
        if (m_repeated++ == 0)
            m_firstRepeated = m_parts[row];
        m_parts[row] = member;
    }

    std::array<JsonValue, kKey.size()> m_parts;
    std::uint32_t m_repeated = 0;
    JsonValue m_firstRepeated;
    bool m_hasOthers = false;
};

class KeyReader {
public:
    KeyReader(Kind kind, Hold hold, Track &track, EasingTable &easings)
        : m_kind(kind),
          m_hold(hold),
          m_track(track),
          m_easings(easings)
    {}

    KeysRead read(JsonValue keys);

private:
    bool readValue(JsonValue value);
    void readSlopes(const KeyParts &key);
    void readHandles(const KeyParts &key);
    void readTravel(const KeyParts &key, std::vector<KeptText> &kept);
    bool readEssentials(const KeyParts &key);
    void append(JsonValue key, const KeyParts &parts);
    void begin();
    bool readInOrder(JsonValue keys);
    void readSorted(JsonValue keys);
    void drop(JsonValue key)
    {
        if (m_result.dropped++ == 0)
            m_result.firstDropped = key;
    }
    void tellOdd(JsonValue value)
    {
        if (m_result.odd++ == 0)
            m_result.firstOdd = value;
    }

    const Kind m_kind;
    const Hold m_hold;
    Track &m_track;
    EasingTable &m_easings;
    int m_stride = 0; ///< of weights, once the first are read
    bool m_isWeighted = false;
    KeysRead m_result;
    std::array<std::optional<EasingTable::Index>, kHolds.size()> m_plain; ///< of keys that say a hold and no more
    Key m_key;                                                            ///< its memory is used again for the next
};

bool KeyReader::readValue(JsonValue value)
{
    if (rowOf(m_track.kind).storage == Storage::Strings) {
        m_key.text = value.string();
        return value.isString();
    }
    const int components = m_kind == Kind::Weights ? (m_stride > 0 ? m_stride : -1) : rowOf(m_kind).components;
    if (!readShape(value, m_kind, components, m_track.component >= 0, m_key.value))
        return false;
    if (m_kind == Kind::Rotation && m_track.component < 0)
        return makeUnit(m_key.value);
    return true;
}

void KeyReader::readSlopes(const KeyParts &key)
{
    if (rowOf(m_track.kind).storage != Storage::Numbers)
        return;
    const int stride = static_cast<int>(m_key.value.size());
    const auto read = [&](JsonValue slope, std::vector<double> &numbers) {
        if (readShape(slope, m_kind, stride, m_track.component >= 0, numbers))
            return;
        numbers.clear();
        if (slope.isValid())
            tellOdd(slope);
    };
    read(key[KeyMember::In], m_key.tangentIn);
    read(key[KeyMember::Out], m_key.tangentOut);
}

void KeyReader::readHandles(const KeyParts &key)
{
    m_key.handles = {};
    const JsonValue types = key[KeyMember::Handles];
    const JsonValue weights = key[KeyMember::Weights];
    // Of two sides one that is not told is null.
    const auto type = [&](std::size_t side) {
        const JsonValue name = types.at(side);
        const std::optional<HandleType> told = handleTypeNamed(name.string());
        if (!told && name.type() != JsonType::Null)
            tellOdd(types);
        return told.value_or(HandleType::Untold);
    };
    const auto length = [&](std::size_t side) {
        const JsonValue seconds = weights.at(side);
        const double told = seconds.number(kNone);
        if (std::isfinite(told) && told >= 0)
            return told;
        if (seconds.type() != JsonType::Null)
            tellOdd(weights);
        return KeyHandles{}.weightIn;
    };
    if (types.isArray()) {
        m_key.handles.in = type(0);
        m_key.handles.out = type(1);
    } else if (types.isValid()) {
        tellOdd(types);
    }
    if (weights.isArray()) {
        m_key.handles.weightIn = length(0);
        m_key.handles.weightOut = length(1);
        m_isWeighted = true;
    } else if (weights.isValid()) {
        tellOdd(weights);
    }
}

void KeyReader::readTravel(const KeyParts &key, std::vector<KeptText> &kept)
{
    const JsonValue saysHold = key[KeyMember::Hold];
    const std::optional<Hold> ownHold = choiceNamed<Hold>(kHolds, saysHold);
    if (saysHold.isValid() && !ownHold)
        tellOdd(saysHold);
    if (key[KeyMember::Shape].isValid() && !shapeNamed(key[KeyMember::Shape]))
        tellOdd(key[KeyMember::Shape]);
    const Hold hold = ownHold.value_or(m_hold);
    const JsonValue easing = key[KeyMember::Easing];
    std::optional<EasingTable::Index> &plain = m_plain[static_cast<std::size_t>(hold)];
    const bool isPlain = !easing.isValid() && !key[KeyMember::Shape].isValid();
    if (isPlain) {
        plain = plain ? *plain : m_easings.intern(easingOf(hold, {}));
        m_key.easing = *plain;
        return;
    }
    const std::optional<Easing> told = easing.isValid() ? readEasing(easing) : std::nullopt;
    m_key.easing = m_easings.intern(told ? *told : easingOf(hold, key[KeyMember::Shape]));
    // What rules nothing now is not lost: a shape of a key that is not shaped, an easing of a kind to come.
    const auto keep = [&](KeyMember member) {
        const std::string_view name = kKey[static_cast<std::size_t>(member)];
        kept.push_back({static_cast<int>(member), '"' + std::string(name) + "\":" + compactText(key[member])});
    };
    if (shapeNamed(key[KeyMember::Shape]) && (told || hold != Hold::Shaped))
        keep(KeyMember::Shape);
    if (easing.isValid() && !told)
        keep(KeyMember::Easing);
}

/** Whether it can be a key; its time and value are then in m_key. */
bool KeyReader::readEssentials(const KeyParts &key)
{
    m_key.time = key[KeyMember::At].number(kNone);
    if (!std::isfinite(m_key.time) || !readValue(key[KeyMember::Value]))
        return false;
    if (m_kind == Kind::Weights)
        m_stride = static_cast<int>(m_key.value.size());
    return true;
}

/** With its time and value in m_key. */
void KeyReader::append(JsonValue key, const KeyParts &parts)
{
    if (parts.repeated() > 0 && m_result.repeated == 0)
        m_result.firstRepeated = parts.firstRepeated();
    m_result.repeated += parts.repeated();
    std::vector<KeptText> kept;
    if (parts.hasOthers())
        kept = keptMembers(key, kKey);
    readSlopes(parts);
    readHandles(parts);
    readTravel(parts, kept);
    if (m_track.keys.isEmpty()) {
        const bool isText = rowOf(m_track.kind).storage == Storage::Strings;
        m_track.keys =
            Keys(isText ? Storage::Strings : Storage::Numbers, isText ? 0 : static_cast<int>(m_key.value.size()));
    }
    const KeyId id = m_track.keys.append(m_key);
    if (!kept.empty()) {
        std::ranges::stable_sort(kept, {}, &KeptText::slot);
        m_track.keptAtKeys.emplace_back(id, std::move(kept));
    }
}

void KeyReader::begin()
{
    m_track.keys = {};
    m_track.keptAtKeys.clear();
    m_stride = 0;
    m_isWeighted = false;
    m_result = {};
}

/** What nearly all files have, in one walk; false where the times go back. */
bool KeyReader::readInOrder(JsonValue keys)
{
    begin();
    double last = -std::numeric_limits<double>::infinity();
    for (JsonValue key = keys.first(); key.isValid(); key = key.next()) {
        if (!key.isObject()) {
            tellOdd(key);
            continue;
        }
        const KeyParts parts(key);
        if (!readEssentials(parts)) {
            drop(key);
            continue;
        }
        if (m_key.time < last)
            return false;
        last = m_key.time;
        append(key, parts);
    }
    return true;
}

void KeyReader::readSorted(JsonValue keys)
{
    begin();
    struct Timed {
        double at;
        JsonValue key;
    };
    std::vector<Timed> timed;
    for (JsonValue key = keys.first(); key.isValid(); key = key.next()) {
        if (!key.isObject())
            tellOdd(key);
        else if (readEssentials(KeyParts(key)))
            timed.push_back({m_key.time, key});
        else
            drop(key);
    }
    std::ranges::stable_sort(timed, {}, &Timed::at);
    for (const Timed &one : timed) {
        const KeyParts parts(one.key);
        readEssentials(parts);
        append(one.key, parts);
    }
}

KeysRead KeyReader::read(JsonValue keys)
{
    if (!keys.isArray())
        return m_result;
    if (!readInOrder(keys))
        readSorted(keys);
    if (m_isWeighted)
        weighStretches(m_track.keys, m_easings);
    return m_result;
}

} // namespace

KeysRead readKeys(JsonValue keys, Kind kind, Hold hold, Track &track, EasingTable &easings)
{
    return KeyReader(kind, hold, track, easings).read(keys);
}

} // namespace clipwright::oclip
