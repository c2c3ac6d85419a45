// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#include "model/io/oclip/oclip_keys.h"

#include "model/io/json/json_kept.h"
#include "model/io/oclip/oclip_easing.h"
#include "model/io/oclip/oclip_report.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <limits>

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

/** Unit length within 1e-6 is kept to the digit, else made so; false for one of no length. */
bool makeRotation(std::vector<double> &numbers)
{
    const double length = std::sqrt(numbers[0] * numbers[0] + numbers[1] * numbers[1] + numbers[2] * numbers[2]
                                    + numbers[3] * numbers[3]);
    if (!(length >= 1e-9) || !std::isfinite(length))
        return false;
    if (std::abs(length - 1) > 1e-6) {
        const double scale = 1 / length;
        for (double &number : numbers)
            number *= scale;
    }
    return true;
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
            const auto row = std::ranges::find(kKey, plainName(member));
            if (row == kKey.end())
                m_hasOthers = true;
            else
                m_parts[static_cast<std::size_t>(row - kKey.begin())] = member;
        }
    }

    JsonValue operator[](KeyMember member) const { return m_parts[static_cast<std::size_t>(member)]; }
    bool hasOthers() const { return m_hasOthers; }

private:
    /** Without copying it, where it has no escapes. */
    std::string_view plainName(JsonValue member)
    {
        const std::string_view source = member.nameSource();
        const std::string_view inner = source.substr(1, source.size() - 2);
        if (inner.find('\\') == std::string_view::npos)
            return inner;
        m_name = member.name();
        return m_name;
    }

    std::array<JsonValue, kKey.size()> m_parts;
    std::string m_name;
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
    void append(JsonValue key);
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
    Key m_key; ///< its memory is used again for the next
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
        return makeRotation(m_key.value);
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

void KeyReader::append(JsonValue key)
{
    const KeyParts parts(key);
    std::vector<KeptText> kept;
    if (parts.hasOthers())
        kept = keptMembers(key, kKey);
    readValue(parts[KeyMember::Value]);
    readSlopes(parts);
    readHandles(parts);
    readTravel(parts, kept);
    const KeyId id = m_track.keys.append(m_key);
    if (!kept.empty()) {
        std::ranges::stable_sort(kept, {}, &KeptText::slot);
        m_track.keptAtKeys.emplace_back(id, std::move(kept));
    }
}

KeysRead KeyReader::read(JsonValue keys)
{
    struct Timed {
        double at;
        JsonValue key;
    };
    std::vector<Timed> timed;
    if (!keys.isArray())
        return m_result;
    timed.reserve(keys.size());
    for (JsonValue key = keys.first(); key.isValid(); key = key.next()) {
        if (!key.isObject()) {
            tellOdd(key);
            continue;
        }
        const double at = key["at"].number(kNone);
        if (std::isfinite(at) && readValue(key["value"])) {
            if (m_kind == Kind::Weights)
                m_stride = static_cast<int>(m_key.value.size());
            timed.push_back({at, key});
        } else if (m_result.dropped++ == 0) {
            m_result.firstDropped = key;
        }
    }
    if (!std::ranges::is_sorted(timed, {}, &Timed::at))
        std::ranges::stable_sort(timed, {}, &Timed::at);
    const bool isText = rowOf(m_track.kind).storage == Storage::Strings;
    m_track.keys =
        Keys(isText ? Storage::Strings : Storage::Numbers, isText ? 0 : static_cast<int>(m_key.value.size()));
    if (!timed.empty() && !isText) {
        readValue(timed.front().key["value"]);
        m_track.keys = Keys(Storage::Numbers, static_cast<int>(m_key.value.size()));
    }
    for (const Timed &one : timed) {
        m_key.time = one.at;
        append(one.key);
    }
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
