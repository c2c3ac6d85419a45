// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#include "model/io/lottie/writer/lottie_writing.h"

#include "model/io/lottie/lottie_context.h"

#include <algorithm>

namespace clipwright {

const LottieOrigin *LottieWriting::originOf(const Node &node) const
{
    const auto found = nodes.find(node.id);
    if (found == nodes.end() || found->second.node->type != node.type)
        return nullptr;
    if (node.type == NodeType::Layer
        && static_cast<const Layer &>(node).kind != static_cast<const Layer *>(found->second.node)->kind)
        return nullptr;
    return &found->second;
}

JsonValue LottieWriting::valueOf(ByteSpan span) const
{
    return json && !span.isEmpty() ? json->valueAt(span.begin) : JsonValue();
}

JsonValue LottieWriting::copiedFrom(const Node &node) const
{
    const JsonValue value = valueOf(node.source);
    const bool isIt = value.isObject() && value.begin() == node.source.begin && value.end() == node.source.end;
    return isIt ? value : JsonValue();
}

LottieTarget::LottieTarget(LottieWriting &writing, JsonValue existing) : m_writing(writing)
{
    if (existing.isObject())
        m_edit.emplace(*writing.edits, existing);
}

JsonValue LottieTarget::operator[](std::string_view name) const
{
    return m_edit ? m_edit->object()[name] : JsonValue();
}

void LottieTarget::set(std::string_view name, JsonPiece value)
{
    if (m_edit)
        m_edit->set(name, std::move(value));
    else
        m_piece.set(name, std::move(value));
}

void LottieTarget::remove(std::string_view name)
{
    if (m_edit)
        m_edit->remove(name);
    else
        m_piece.remove(name);
}

LottieTarget LottieTarget::inside(std::string_view name) const
{
    return {m_writing, (*this)[name]};
}

void LottieTarget::close(std::string_view name, LottieTarget &child)
{
    if (std::optional<JsonPiece> piece = child.finish(); piece && (isFresh() || !piece->isEmpty()))
        set(name, std::move(*piece));
}

std::optional<JsonPiece> LottieTarget::finish()
{
    if (!m_edit)
        return std::move(m_piece);
    m_edit->commit();
    return std::nullopt;
}

void LottieTarget::setNumber(std::string_view name, double wanted, double read)
{
    if (isFresh() || wanted != read)
        set(name, JsonPiece::number(wanted));
}

void LottieTarget::setText(std::string_view name, std::string_view wanted)
{
    if (textOf((*this)[name]) != wanted)
        set(name, JsonPiece::text(wanted));
}

void LottieTarget::setFlag(std::string_view name, bool wanted)
{
    const JsonValue now = (*this)[name];
    if (isTrue(now) == wanted)
        return;
    set(name, now.isNumber() ? JsonPiece::number(wanted ? 1 : 0) : JsonPiece::boolean(wanted));
}

namespace {

/** Among the items to be, those that only the text knows: each behind the one it stood behind, the last ones last. */
std::vector<JsonListItem> withUnknown(JsonValue array, std::vector<JsonListItem> items,
                                      const std::unordered_set<std::uint32_t> &known)
{
    std::unordered_map<std::uint32_t, std::vector<JsonValue>> behind; // by first byte; 0: before all
    std::unordered_set<std::uint32_t> staying;
    for (const JsonListItem &item : items)
        staying.insert(item.kept.begin());
    std::vector<JsonValue> last;
    std::uint32_t anchor = 0;
    for (JsonValue item = array.first(); item.isValid(); item = item.next()) {
        if (!known.contains(item.begin())) {
            last.push_back(item);
            continue;
        }
        auto &list = behind[anchor];
        list.insert(list.end(), last.begin(), last.end());
        last.clear();
        if (staying.contains(item.begin()))
            anchor = item.begin();
    }
    std::vector<JsonListItem> all;
    const auto append = [&all](const std::vector<JsonValue> &values) {
        for (const JsonValue value : values)
            all.push_back({value, std::nullopt});
    };
    append(behind[0]);
    for (JsonListItem &item : items) {
        const std::uint32_t byte = item.kept.begin();
        all.push_back(std::move(item));
        if (const auto found = behind.find(byte); byte > 0 && found != behind.end())
            append(found->second);
    }
    append(last);
    return all;
}

bool isAsIs(JsonValue array, const std::vector<JsonListItem> &items)
{
    JsonValue now = array.first();
    for (const JsonListItem &item : items) {
        if (!item.kept.isValid() || !now.isValid() || now.begin() != item.kept.begin())
            return false;
        now = now.next();
    }
    return !now.isValid();
}

void orderLike(JsonListItem &item, JsonValue array)
{
    if (!item.fresh)
        return;
    std::vector<std::string> names;
    for (JsonValue member = array.first().first(); member.isValid(); member = member.next())
        names.push_back(member.name());
    item.fresh->order(names);
}

} // namespace

void setList(LottieWriting &writing, LottieTarget &target, std::string_view name, std::vector<JsonListItem> items,
             const std::unordered_set<std::uint32_t> &known)
{
    const JsonValue array = target[name];
    if (array.isArray()) {
        items = withUnknown(array, std::move(items), known);
        if (isAsIs(array, items))
            return;
        for (JsonListItem &item : items)
            orderLike(item, array);
        writing.edits->setItems(array, items);
        return;
    }
    if (items.empty() && !target.isFresh())
        return;
    JsonPiece list = JsonPiece::array();
    for (JsonListItem &item : items)
        list.add(item.fresh ? std::move(*item.fresh) : writing.edits->pieceOf(item.kept));
    target.set(name, std::move(list));
}

} // namespace clipwright
