// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#include "model/io/lottie/writer/lottie_key_edits.h"

#include "model/io/lottie/lottie_context.h"
#include "model/io/lottie/lottie_keys.h"
#include "model/io/lottie/writer/lottie_handle_edits.h"
#include "model/io/lottie/writer/lottie_value_edits.h"

#include <algorithm>

namespace clipwright {

namespace {

class KeyListWriter {
public:
    KeyListWriter(LottieWriting &writing, LottieTarget &property, std::vector<LottieKey> keys,
                  const LottieKeyForm &form)
        : m_writing(writing),
          m_property(property),
          m_list(property["k"]),
          m_keys(std::move(keys)),
          m_form(form)
    {
        for (JsonValue json = isKeyList(m_list) ? m_list.first() : JsonValue(); json.isValid(); json = json.next()) {
            if (!json["t"].isNumber())
                continue;
            m_known.insert(json.begin());
            m_hasEnds = m_hasEnds || json["e"].isValid();
            m_lastInText = json;
            if (!m_sample.isValid() || (!m_sample["o"].isValid() && json["o"].isValid()))
                m_sample = json;
        }
    }

    void write()
    {
        std::vector<JsonListItem> items;
        for (std::size_t i = 0; i < m_keys.size(); ++i) {
            LottieTarget key(m_writing, m_keys[i].json);
            writeKey(key, i);
            std::optional<JsonPiece> piece = key.finish();
            if (piece)
                order(*piece);
            items.push_back({m_keys[i].json, std::move(piece)});
        }
        if (!isKeyList(m_list)) {
            JsonPiece list = JsonPiece::array();
            for (JsonListItem &item : items)
                list.add(std::move(*item.fresh));
            m_property.set("k", std::move(list));
        } else if (!isInOrderOfText()) {
            setList(m_writing, m_property, "k", std::move(items), m_known);
        }
    }

private:
    void writeKey(LottieTarget &key, std::size_t i)
    {
        const PlainKey &now = m_keys[i].now;
        key.setNumber("t", now.time, key["t"].number());
        writeValue(key, i);
        writeEnd(key, i);
        writeEasing(key, i);
        writeSpatial(key, i);
    }

    LottieValue valueOf(const PlainKey &key) const { return {m_form.kind, key.value, key.path}; }

    bool isChanged(std::size_t i) const
    {
        const PlainKey *was = m_keys[i].was;
        return m_form.isRespelled || !was || was->value != m_keys[i].now.value
               || !samePath(was->path, m_keys[i].now.path);
    }

    /** A key without a value of its own has that of the key before it: its end value, else its own. */
    void writeValue(LottieTarget &key, std::size_t i)
    {
        const bool hasOwn = key["s"].isValid();
        if (hasOwn && !isChanged(i) && !rulesClosing(i))
            return;
        if (!hasOwn && !key.isFresh()) {
            const bool followsEnd = i > 0 && hasEnd(i - 1);
            const bool followsValue = i > 0 && m_keys[i - 1].now.value == m_keys[i].now.value
                                      && samePath(m_keys[i - 1].now.path, m_keys[i].now.path);
            if ((followsEnd || followsValue) && !(wasLast(i) && i + 1 < m_keys.size()))
                return;
        }
        editValue(m_writing.edits, key, "s", valueOf(m_keys[i].now), m_form.standard, true);
    }

    bool wasLast(std::size_t i) const
    {
        return m_keys[i].json.isValid() && m_keys[i].json.begin() == m_lastInText.begin();
    }

    /** All paths are closed or open as the first is, whatever they say themselves; an empty one says nothing. */
    bool rulesClosing(std::size_t i) const
    {
        if (m_form.kind != Kind::Path)
            return false;
        const bool isNewFirst = i == 0 && !(m_keys[i].was && m_keys[i].wasIndex == 0);
        return isNewFirst || (i > 0 && m_keys.front().now.path->contours.empty());
    }

    /** Whether the key is written with the value that the next one has. */
    bool hasEnd(std::size_t i) const
    {
        if (i + 1 == m_keys.size())
            return false;
        return m_keys[i].json["e"].isValid() || (m_hasEnds && (!m_keys[i].json.isValid() || wasLast(i)));
    }

    void writeEnd(LottieTarget &key, std::size_t i)
    {
        const bool isLast = i + 1 == m_keys.size();
        if (isLast && key["e"].isValid() && m_form.isRespelled)
            editValue(m_writing.edits, key, "e", valueOf(m_keys[i].now), m_form.standard, true);
        if (!hasEnd(i))
            return;
        const LottieKey &next = m_keys[i + 1];
        const bool isSameNext = m_keys[i].was && next.was && next.wasIndex == m_keys[i].wasIndex + 1;
        if (key["e"].isValid() && isSameNext && !isChanged(i + 1) && !rulesClosing(i + 1))
            return;
        editValue(m_writing.edits, key, "e", valueOf(next.now), m_form.standard, true);
    }

    bool isBent(std::size_t i) const
    {
        return i + 1 < m_keys.size() && (!m_keys[i].now.spatialOut.empty() || !m_keys[i + 1].now.spatialIn.empty());
    }

    void writeEasing(LottieTarget &key, std::size_t i)
    {
        const PlainKey &now = m_keys[i].now;
        const bool isShared = isBent(i) || m_form.kind == Kind::Weights;
        const std::size_t components = isShared ? 1 : now.value.size();
        // Readers take a key without handles for an even one; players want them, but at the last.
        const bool isBare = i + 1 < m_keys.size() && wasLast(i) && !key["o"].isValid() && !isTrue(key["h"]);
        if (!key.isFresh() && !isBare && lottieEasing(m_keys[i].json, components) == now.easing)
            return;
        if (key.isFresh() && i + 1 == m_keys.size() && now.easing == Easing::linear())
            return;
        const bool isPlain = m_form.kind == Kind::Path || (m_form.kind == Kind::Vector2 && m_form.component < 0);
        writeHandles(m_writing, key, now.easing, m_sample["o"], isPlain);
    }

    /** The handle at a key's own end is its `to`; the one at the next key's is `ti`, written here as well. */
    void writeSpatial(LottieTarget &key, std::size_t i)
    {
        if (m_form.kind != Kind::Vector2 || m_form.component >= 0)
            return;
        const bool isLast = i + 1 == m_keys.size();
        const PlainKey &now = m_keys[i].now;
        const std::vector<double> none;
        const std::vector<double> &wantedIn = isLast ? none : m_keys[i + 1].now.spatialIn;
        std::vector<double> out = spatialHandle(key["to"], 2);
        std::vector<double> in = isLast ? none : spatialHandle(key["ti"], 2);
        if (!isLast)
            dropStraightHandles(now.value, m_keys[i + 1].now.value, out, in);
        if (out == now.spatialOut && in == wantedIn)
            return;
        writeHandle(key, "to", now.spatialOut);
        if (!isLast)
            writeHandle(key, "ti", wantedIn);
    }

    void writeHandle(LottieTarget &key, std::string_view name, std::vector<double> handle)
    {
        handle.resize(2);
        editValue(m_writing.edits, key, name, {Kind::Vector2, handle, {}}, {}, true);
    }

    void order(JsonPiece &piece) const
    {
        std::vector<std::string> names;
        for (JsonValue member = m_sample.first(); member.isValid(); member = member.next())
            names.push_back(member.name());
        piece.order(names);
    }

    /** A text with keys out of order, which readers sort, stays so where no key moves. */
    bool isInOrderOfText() const
    {
        bool isMoved = false;
        bool isRising = true;
        for (std::size_t i = 0; i < m_keys.size(); ++i) {
            if (!m_keys[i].was)
                return false;
            isMoved = isMoved || m_keys[i].was->time != m_keys[i].now.time || m_keys[i].wasIndex != i;
            isRising = isRising && (i == 0 || m_keys[i - 1].json.begin() < m_keys[i].json.begin());
        }
        return m_keys.size() == m_known.size() && (isRising || !isMoved);
    }

    LottieWriting &m_writing;
    LottieTarget &m_property;
    JsonValue m_list;
    std::vector<LottieKey> m_keys;
    const LottieKeyForm &m_form;
    std::unordered_set<std::uint32_t> m_known;
    JsonValue m_sample; ///< a key of the list, with handles if there is one
    JsonValue m_lastInText;
    bool m_hasEnds = false;
};

} // namespace

void writeKeys(LottieWriting &writing, LottieTarget &property, std::vector<LottieKey> keys, const LottieKeyForm &form)
{
    KeyListWriter(writing, property, std::move(keys), form).write();
}

} // namespace clipwright
