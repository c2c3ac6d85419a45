// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace clipwright {

/** How a text spells containers: what new values take over from the file around them. */
struct JsonLayout {
    /** Containers as high as this stand on one line: 0 none, 1 lists of numbers, 2 objects of such … */
    int lineHeight = 1'000'000;
    std::string newline = "\n";
    std::string unit = "  "; ///< of indentation
    std::string colon = ":"; ///< between name and value, with its spaces
    std::string comma = ","; ///< between items of one line
};

/** A JSON value that is not in a text yet. Numbers are finite (asserted), texts UTF-8 (what is not becomes U+FFFD). */
class JsonPiece {
public:
    static JsonPiece number(double number);
    static JsonPiece text(std::string_view text);
    static JsonPiece boolean(bool value);
    static JsonPiece null();
    static JsonPiece numbers(std::span<const double> numbers);
    static JsonPiece array() { return JsonPiece(Type::Array); }
    static JsonPiece object() { return JsonPiece(Type::Object); }
    /** Text of another place, which stood in lines indented by `indent`: it is printed with those of its new place. */
    static JsonPiece raw(std::string text, std::string indent);

    bool isContainer() const { return m_type != Type::Scalar; } ///< false of raw text
    bool isEmpty() const { return m_items.empty(); }
    std::size_t size() const { return m_items.size(); }

    void add(JsonPiece item) { m_items.emplace_back(std::string(), std::move(item)); }
    /** A member; in place of the one of that name, if there is one. */
    void set(std::string_view name, JsonPiece value);
    void remove(std::string_view name);
    /** The member of that name, which is taken away; null where there is none. */
    JsonPiece take(std::string_view name);
    /** Members named by `names` come in that order, the others keep theirs behind them. */
    void order(std::span<const std::string> names);

    /** 0 for a scalar, else one more than the highest item. */
    int height() const;
    /** Appends the text of the value, whose line is indented by `indent`. */
    void print(std::string &text, const JsonLayout &layout, const std::string &indent) const;

private:
    enum class Type : unsigned char { Scalar, Array, Object };
    explicit JsonPiece(Type type) : m_type(type) {}

    Type m_type = Type::Scalar;
    std::string m_text;   ///< of a scalar, or raw
    std::string m_indent; ///< of raw text
    std::vector<std::pair<std::string, JsonPiece>> m_items;
};

} // namespace clipwright
