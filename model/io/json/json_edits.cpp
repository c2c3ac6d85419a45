// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#include "model/io/json/json_edits.h"

#include "model/io/json/json_layout.h"

#include <algorithm>
#include <iterator>

namespace clipwright {

namespace {

/** What separates lines in white space; empty where it has none. */
bool hasLine(std::string_view space)
{
    return space.find('\n') != std::string_view::npos;
}

std::string lastLineOf(std::string_view space)
{
    return std::string(space.substr(space.rfind('\n') + 1));
}

} // namespace

JsonEdits::JsonEdits(const JsonDocument &document) : m_text(document.text())
{
    m_layout = layoutOf(document);
}

const JsonLayout &JsonEdits::layout() const
{
    return m_layout;
}

void JsonEdits::replace(JsonValue value, const JsonPiece &piece)
{
    std::string text;
    piece.print(text, m_layout, piece.height() > 0 ? indentAt(value.begin()) : std::string());
    m_cuts[value.begin()] = {value.end(), std::move(text)};
}

void JsonEdits::setItems(JsonValue array, const std::vector<JsonListItem> &items)
{
    std::vector<JsonValue> before;
    for (JsonValue item = array.first(); item.isValid(); item = item.next())
        before.push_back(item);
    if (items.empty() || before.empty()) {
        JsonPiece list = JsonPiece::array();
        for (const JsonListItem &item : items)
            list.add(item.fresh ? *item.fresh : pieceOf(item.kept));
        replace(array, list);
        return;
    }
    const auto between = [this](std::uint32_t from, std::uint32_t to) { return m_text.substr(from, to - from); };
    const std::string_view open = between(array.begin() + 1, before.front().begin());
    const std::string indent = hasLine(open) ? lastLineOf(open) : indentAt(array.begin());
    std::string comma = hasLine(open) ? std::string(",").append(open) : m_layout.comma;
    if (before.size() > 1)
        comma = between(before[0].end(), before[1].begin());
    const JsonLayout layout = layoutLike(before.front());
    std::string text("[");
    text += open;
    for (std::size_t i = 0; i < items.size(); ++i) {
        const JsonValue kept = items[i].kept;
        if (i > 0) {
            const JsonValue last = items[i - 1].kept;
            const bool wereNeighbours =
                kept.isValid() && last.isValid() && last.next().isValid() && last.next().begin() == kept.begin();
            text += wereNeighbours ? between(last.end(), kept.begin()) : std::string_view(comma);
        }
        const bool isAtHome = kept.isValid() && kept.begin() > array.begin() && kept.end() < array.end();
        if (isAtHome)
            text += rendered(kept.begin(), kept.end());
        else
            (items[i].fresh ? *items[i].fresh : pieceOf(kept)).print(text, layout, indent);
    }
    text += between(before.back().end(), array.end());
    m_cuts[array.begin()] = {array.end(), std::move(text)};
}

/** The layout of the text, but as its neighbour in a list is spelled. */
JsonLayout JsonEdits::layoutLike(JsonValue sample) const
{
    JsonLayout layout = m_layout;
    const JsonValue first = sample.first();
    if (!sample.isObject() || !first.isValid())
        return layout;
    layout.colon = m_text.substr(first.nameEnd(), first.begin() - first.nameEnd());
    const bool isOneLine = !hasLine(m_text.substr(sample.begin(), sample.end() - sample.begin()));
    if (isOneLine)
        layout.lineHeight = JsonLayout().lineHeight;
    if (const JsonValue second = first.next(); isOneLine && second.isValid())
        layout.comma = m_text.substr(first.end(), second.nameBegin() - first.end());
    return layout;
}

JsonPiece JsonEdits::pieceOf(JsonValue value) const
{
    return JsonPiece::raw(rendered(value.begin(), value.end()), indentAt(value.begin()));
}

/** The outermost cut counts: it was made of what is within it. */
std::string JsonEdits::rendered(std::uint32_t begin, std::uint32_t end) const
{
    std::string text;
    std::uint32_t at = begin;
    for (auto cut = m_cuts.lower_bound(begin); cut != m_cuts.end() && cut->first < end; ++cut) {
        if (cut->first < at)
            continue;
        text += m_text.substr(at, cut->first - at);
        text += cut->second.text;
        at = cut->second.end;
    }
    text += m_text.substr(at, end - at);
    return text;
}

/** The white space at the start of the line that a byte is in. */
std::string JsonEdits::indentAt(std::uint32_t byte) const
{
    if (m_lines.empty()) { // once: a text of one line is long
        m_lines.push_back(0);
        for (std::size_t end = m_text.find('\n'); end != std::string_view::npos; end = m_text.find('\n', end + 1))
            m_lines.push_back(static_cast<std::uint32_t>(end + 1));
    }
    const std::size_t line = *std::prev(std::ranges::upper_bound(m_lines, byte));
    const std::size_t end = std::min(m_text.find_first_not_of(" \t", line), m_text.size());
    return std::string(m_text.substr(line, std::max(end, line) - line));
}

void JsonObjectEdit::set(std::string_view name, JsonPiece value)
{
    if (const JsonValue there = m_object[name]; there.isValid()) {
        std::erase(m_removed, there.begin());
        m_edits.replace(there, value);
        return;
    }
    const auto added = std::ranges::find(m_added, name, [](const auto &each) { return std::string_view(each.first); });
    if (added != m_added.end())
        added->second = std::move(value);
    else
        m_added.emplace_back(std::string(name), std::move(value));
}

void JsonObjectEdit::remove(std::string_view name)
{
    std::erase_if(m_added, [name](const auto &each) { return each.first == name; });
    for (JsonValue member = m_object.first(); member.isValid(); member = member.next()) {
        if (member.name() == name)
            m_removed.push_back(member.begin());
    }
}

void JsonObjectEdit::commit()
{
    if (m_added.empty() && m_removed.empty())
        return;
    std::vector<Member> members;
    for (JsonValue member = m_object.first(); member.isValid(); member = member.next())
        members.push_back({member, std::ranges::find(m_removed, member.begin()) != m_removed.end()});
    if (std::ranges::all_of(members, &Member::isRemoved)) {
        JsonPiece object = JsonPiece::object();
        for (auto &[name, piece] : m_added)
            object.set(name, std::move(piece));
        m_edits.replace(m_object, object);
        return;
    }
    std::string added = addedText(members);
    std::size_t last = members.size();
    while (members[last - 1].isRemoved)
        --last;
    for (std::size_t i = 0; i < last; ++i) {
        std::size_t end = i;
        while (members[end].isRemoved)
            ++end;
        if (end > i)
            m_edits.m_cuts[members[i].value.nameBegin()] = {members[end].value.nameBegin(), {}};
        i = end;
    }
    // What is added stands behind the last that stays, in the place of those taken away there.
    const std::uint32_t from = members[last - 1].value.end();
    if (last < members.size() || !added.empty())
        m_edits.m_cuts[from] = {members.back().value.end(), std::move(added)};
}

/** Each with what stands before a member's name and before its value. */
std::string JsonObjectEdit::addedText(const std::vector<Member> &members) const
{
    std::string text;
    const std::string_view all = m_edits.m_text;
    const JsonValue first = members.front().value;
    const std::string_view open = all.substr(m_object.begin() + 1, first.nameBegin() - m_object.begin() - 1);
    const std::string indent = hasLine(open) ? lastLineOf(open) : m_edits.indentAt(m_object.begin());
    std::string comma = hasLine(open) ? std::string(",").append(open) : m_edits.layout().comma;
    if (members.size() > 1)
        comma = all.substr(first.end(), members[1].value.nameBegin() - first.end());
    const std::string_view colon = all.substr(first.nameEnd(), first.begin() - first.nameEnd());
    for (const auto &[name, piece] : m_added) {
        text += comma;
        JsonPiece::text(name).print(text, m_edits.layout(), {});
        text += colon;
        piece.print(text, m_edits.layout(), indent);
    }
    return text;
}

} // namespace clipwright
