// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT

#include "model/io/lottie/lottie_keys.h"

#include "model/io/lottie/lottie_context.h"
#include "model/io/lottie/lottie_paths.h"
#include "model/io/lottie/lottie_values.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace clipwright {

namespace {

/** A handle's number where it has none: the diagonal. */
constexpr double kOutDefault = 1.0 / 3;
constexpr double kInDefault = 2.0 / 3;

struct RawKey {
    double time;
    JsonValue json;
};

double handleNumber(JsonValue number, std::size_t component, double fallback)
{
    if (!number.isArray())
        return number.number(fallback);
    const JsonValue own = number.at(component);
    return (own.isNumber() ? own : number.first()).number(fallback); // players fall back to the first one
}

/** Reads x and y of both handles for one component of the value. */
std::array<double, 4> handlesOf(JsonValue key, std::size_t component)
{
    const JsonValue out = key["o"];
    const JsonValue in = key["i"];
    return {handleNumber(out["x"], component, kOutDefault), handleNumber(out["y"], component, kOutDefault),
            handleNumber(in["x"], component, kInDefault), handleNumber(in["y"], component, kInDefault)};
}

bool isPerComponent(JsonValue key)
{
    const JsonValue out = key["o"];
    const JsonValue in = key["i"];
    return out["x"].isArray() || out["y"].isArray() || in["x"].isArray() || in["y"].isArray();
}

bool isDiagonal(const std::array<double, 4> &handles)
{
    return handles[0] == handles[1] && handles[2] == handles[3];
}

} // namespace

Easing lottieEasing(JsonValue key, std::size_t components)
{
    if (isTrue(key["h"]))
        return Easing::hold();
    const std::array<double, 4> first = handlesOf(key, 0);
    Easing easing = Easing::cubic(first[0], first[1], first[2], first[3]);
    bool isLinear = isDiagonal(first);
    bool isShared = true;
    if (components > 1 && isPerComponent(key)) {
        for (std::size_t c = 1; c < components; ++c) {
            const std::array<double, 4> handles = handlesOf(key, c);
            easing.parameters.insert(easing.parameters.end(), handles.begin(), handles.end());
            isShared = isShared && handles == first;
            isLinear = isLinear && isDiagonal(handles);
        }
    }
    if (isLinear)
        return Easing::linear();
    if (isShared)
        easing.parameters.resize(first.size());
    else
        easing.components = static_cast<int>(components);
    return easing;
}

std::vector<double> spatialHandle(JsonValue json, std::size_t components)
{
    std::vector<double> handle;
    for (JsonValue item = json.isArray() ? json.first() : JsonValue(); item.isValid() && handle.size() < components;
         item = item.next())
        handle.push_back(item.number());
    const bool isZero = std::all_of(handle.begin(), handle.end(), [](double part) { return part == 0; });
    if (isZero || handle.size() < components)
        handle.clear();
    return handle;
}

namespace {

/** Whether a point lies on the line through two others: the area between them, as lottie-web has it. */
bool isOnLine(const std::vector<double> &a, const std::vector<double> &b, const std::vector<double> &offset, bool fromB)
{
    constexpr double kNone = 1e-3;
    const std::vector<double> &tip = fromB ? b : a;
    const double x = tip[0] + (offset.empty() ? 0 : offset[0]);
    const double y = tip[1] + (offset.empty() ? 0 : offset[1]);
    return std::abs((b[0] - a[0]) * (y - a[1]) - (b[1] - a[1]) * (x - a[0])) < kNone;
}

} // namespace

void dropStraightHandles(const std::vector<double> &left, const std::vector<double> &right, std::vector<double> &out,
                         std::vector<double> &in)
{
    if (out.empty() && in.empty())
        return;
    const bool isApart = left[0] != right[0] || left[1] != right[1];
    if (isApart && isOnLine(left, right, out, false) && isOnLine(left, right, in, true)) {
        out.clear();
        in.clear();
    }
}

namespace {

/** A path that moves is open or closed as its first key is; players take it so. */
PathRef closedAs(const PathRef &first, const PathRef &path)
{
    const bool isComparable = first && path && first->contours.size() == 1 && path->contours.size() == 1;
    if (!isComparable || first->contours.front().closed == path->contours.front().closed)
        return path;
    auto changed = std::make_shared<Path>(*path);
    changed->contours.front().closed = first->contours.front().closed;
    return changed;
}

class KeyReader {
public:
    KeyReader(LottieContext &context, const LottieValueForm &form, EasingTable &easings, Track &track,
              const LottiePlace &place)
        : m_context(context),
          m_easings(easings),
          m_track(track),
          m_place(place),
          m_form(form)
    {}

    void read(JsonValue k)
    {
        if (!collect(k))
            return;
        m_hasByteColours = holdsColours(m_track.kind) && m_context.mayHaveByteColours && findByteColours();
        m_track.keys = Keys(rowOf(m_track.kind).storage, m_track.stride());
        m_track.keySources.reserve(m_keys.size());
        Key previous;
        previous.value = m_track.base;
        previous.path = m_track.basePath;
        for (std::size_t i = 0; i < m_keys.size(); ++i) {
            const JsonValue before = i > 0 ? m_keys[i - 1].json : JsonValue();
            Key key = read(m_keys[i], before, previous);
            if (i > 0) {
                dropStraightHandles(previous.value, key.value, previous.spatialOut, key.spatialIn);
                add(previous, before, !previous.spatialOut.empty() || !key.spatialIn.empty());
            }
            previous = std::move(key);
        }
        if (!m_keys.empty())
            add(previous, m_keys.back().json, false);
    }

private:
    bool collect(JsonValue k)
    {
        std::size_t index = 0;
        for (JsonValue json = k.first(); json.isValid(); json = json.next(), ++index) {
            if (index == m_context.caps.keys) {
                m_context.refuse("too-many-keys", "A property has more than 1,000,000 keys.", m_place);
                return false;
            }
            if (json["t"].isNumber())
                m_keys.push_back({json["t"].number(), json});
            else
                m_context.report.odd("key-malformed", "A key without a time is left out.", at(json));
        }
        std::stable_sort(m_keys.begin(), m_keys.end(),
                         [](const RawKey &a, const RawKey &b) { return a.time < b.time; });
        return true;
    }

    bool findByteColours() const
    {
        return std::any_of(m_keys.begin(), m_keys.end(), [this](const RawKey &key) {
            return hasByteColours(key.json["s"], m_form.colours) || hasByteColours(key.json["e"], m_form.colours);
        });
    }

    Key read(const RawKey &raw, JsonValue before, const Key &previous)
    {
        Key key;
        key.time = raw.time;
        JsonValue value = raw.json["s"];
        if (!value.isValid())
            value = before["e"];
        if (!value.isValid() && !before.isValid())
            m_context.report.odd("key-malformed", "The first key has no value; the standard value is used.",
                                 at(raw.json));
        setValue(key, value, previous, raw.json);

        if (m_track.kind == Kind::Vector2 && m_track.component < 0) {
            key.spatialOut = spatialHandle(raw.json["to"], key.value.size());
            key.spatialIn = spatialHandle(before["ti"], key.value.size());
        }
        return key;
    }

    void add(Key &key, JsonValue json, bool isSpatial)
    {
        const bool isShared = isSpatial || m_track.kind == Kind::Weights; // one easing for the whole value
        key.easing = m_easings.intern(lottieEasing(json, isShared ? 1 : key.value.size()));
        m_track.keys.append(key);
        m_track.keySources.push_back(spanOf(json));
    }

    void setValue(Key &key, JsonValue value, const Key &previous, JsonValue json)
    {
        if (rowOf(m_track.kind).storage == Storage::Paths) {
            if (value.isValid())
                key.path = readPathValue(m_context, value, m_form.closedElsewhere, at(json));
            if (!key.path)
                key.path = previous.path;
            else if (!m_first)
                m_first = key.path;
            key.path = closedAs(m_first, key.path);
            return;
        }
        if (!value.isValid()) {
            key.value = previous.value;
            return;
        }
        const bool isList = m_track.kind == Kind::Weights;
        if (isList && value.size() != m_track.base.size() && !m_form.isCut)
            m_context.report.odd(
                "gradient-malformed",
                "The keys of a gradient differ in their number of colours; the number of the first key counts.",
                at(json));
        key.value = m_track.base;
        readNumbers(m_context, value, key.value, at(json));
        dropColourAlpha(m_track.kind, key.value);
        if (m_hasByteColours)
            scaleByteColours(key.value, m_form.colours);
    }

    LottiePlace at(JsonValue json) const { return {m_place.owner, m_place.member, json.begin(), m_place.node}; }

    LottieContext &m_context;
    EasingTable &m_easings;
    Track &m_track;
    const LottiePlace &m_place;
    const LottieValueForm &m_form;
    bool m_hasByteColours = false;
    PathRef m_first; ///< of the keys that have a path
    std::vector<RawKey> m_keys;
};

} // namespace

bool isKeyList(JsonValue k)
{
    if (!k.isArray())
        return false;
    // One look at the first object is enough: a list of values has numbers, or one path without a time.
    for (JsonValue item = k.first(); item.isValid(); item = item.next()) {
        if (item.isObject())
            return item["t"].isValid() || item["s"].isValid();
    }
    return false;
}

void readKeys(LottieContext &context, JsonValue k, const LottieValueForm &form, EasingTable &easings, Track &track,
              const LottiePlace &place)
{
    KeyReader(context, form, easings, track, place).read(k);
}

} // namespace clipwright
