// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#include "model/io/json/json_piece.h"

#include "model/core/numbers.h"
#include "model/io/json/json_writer.h"

#include <algorithm>

namespace clipwright {

namespace {

std::string quoted(std::string_view words)
{
    JsonWriter writer;
    writer.value(words);
    return writer.text();
}

/** Lines of `text` behind the first that begin with `from` begin with `to`. */
void appendIndented(std::string &out, std::string_view text, std::string_view from, std::string_view to)
{
    for (std::size_t at = 0; at < text.size();) {
        const std::size_t line = text.find('\n', at);
        if (line == std::string_view::npos || from == to) {
            out += text.substr(at);
            return;
        }
        out += text.substr(at, line + 1 - at);
        at = line + 1;
        if (text.substr(at).starts_with(from)) {
            out += to;
            at += from.size();
        }
    }
}

} // namespace

JsonPiece JsonPiece::number(double number)
{
    JsonPiece piece(Type::Scalar);
    piece.m_text = numberText(number);
    return piece;
}

JsonPiece JsonPiece::text(std::string_view text)
{
    JsonPiece piece(Type::Scalar);
    piece.m_text = quoted(text);
    return piece;
}

JsonPiece JsonPiece::boolean(bool value)
{
    JsonPiece piece(Type::Scalar);
    piece.m_text = value ? "true" : "false";
    return piece;
}

JsonPiece JsonPiece::null()
{
    JsonPiece piece(Type::Scalar);
    piece.m_text = "null";
    return piece;
}

JsonPiece JsonPiece::numbers(std::span<const double> numbers)
{
    JsonPiece piece = array();
    for (const double each : numbers)
        piece.add(number(each));
    return piece;
}

JsonPiece JsonPiece::raw(std::string text, std::string indent)
{
    JsonPiece piece(Type::Scalar);
    piece.m_text = std::move(text);
    piece.m_indent = std::move(indent);
    return piece;
}

void JsonPiece::set(std::string_view name, JsonPiece value)
{
    const auto found = std::ranges::find_if(m_items, [&](const auto &item) { return item.first == name; });
    if (found != m_items.end())
        found->second = std::move(value);
    else
        m_items.emplace_back(std::string(name), std::move(value));
}

void JsonPiece::remove(std::string_view name)
{
    std::erase_if(m_items, [&](const auto &item) { return item.first == name; });
}

JsonPiece JsonPiece::take(std::string_view name)
{
    JsonPiece taken = null();
    const auto found = std::ranges::find_if(m_items, [&](const auto &item) { return item.first == name; });
    if (found != m_items.end()) {
        taken = std::move(found->second);
        m_items.erase(found);
    }
    return taken;
}

void JsonPiece::order(std::span<const std::string> names)
{
    const auto place = [&](const auto &item) { return std::ranges::find(names, item.first) - names.begin(); };
    std::ranges::stable_sort(m_items, {}, place);
}

int JsonPiece::height() const
{
    if (m_type == Type::Scalar) // of raw text only whether it has lines counts
        return m_text.find('\n') == std::string::npos ? 0 : JsonLayout().lineHeight;
    int highest = 0;
    for (const auto &[name, item] : m_items)
        highest = std::max(highest, item.height());
    return std::min(highest + 1, JsonLayout().lineHeight);
}

void JsonPiece::print(std::string &text, const JsonLayout &layout, const std::string &indent) const
{
    if (m_type == Type::Scalar) {
        appendIndented(text, m_text, m_indent, indent);
        return;
    }
    const bool isObject = m_type == Type::Object;
    const bool hasLines = !m_items.empty() && height() > layout.lineHeight;
    const std::string inner = hasLines ? indent + layout.unit : indent;
    text += isObject ? '{' : '[';
    bool isFirst = true;
    for (const auto &[name, item] : m_items) {
        if (!isFirst)
            text.append(hasLines ? "," : layout.comma);
        if (hasLines)
            text.append(layout.newline).append(inner);
        if (isObject)
            text.append(quoted(name)).append(layout.colon);
        item.print(text, layout, inner);
        isFirst = false;
    }
    if (hasLines)
        text.append(layout.newline).append(indent);
    text += isObject ? '}' : ']';
}

} // namespace clipwright
