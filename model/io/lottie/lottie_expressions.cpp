// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT

#include "model/io/lottie/lottie_expressions.h"

#include "model/rig/rig_properties.h"

#include <algorithm>
#include <array>
#include <utility>

namespace clipwright {

namespace {

constexpr std::array kProperties{
    std::pair<std::string_view, std::uint8_t>{"position", LayerProperty::Position},
    std::pair<std::string_view, std::uint8_t>{"anchorPoint", LayerProperty::Anchor},
    std::pair<std::string_view, std::uint8_t>{"scale", LayerProperty::Scale},
    std::pair<std::string_view, std::uint8_t>{"rotation", LayerProperty::Rotation},
    std::pair<std::string_view, std::uint8_t>{"opacity", LayerProperty::Opacity},
};

class ExpressionScanner {
public:
    explicit ExpressionScanner(std::string_view text) : m_rest(text) {}

    bool isAtEnd()
    {
        skipSpace();
        return m_rest.empty();
    }

    bool take(std::string_view token)
    {
        skipSpace();
        if (!m_rest.starts_with(token))
            return false;
        m_rest.remove_prefix(token.size());
        return true;
    }

    /** All of the tokens, or none. */
    template<std::size_t N>
    bool takeAll(const std::array<std::string_view, N> &tokens)
    {
        const std::string_view before = m_rest;
        const bool isTaken =
            std::all_of(tokens.begin(), tokens.end(), [this](std::string_view token) { return take(token); });
        if (!isTaken)
            m_rest = before;
        return isTaken;
    }

    std::optional<std::string> takeText()
    {
        skipSpace();
        if (m_rest.empty() || (m_rest.front() != '"' && m_rest.front() != '\''))
            return std::nullopt;
        const char quote = m_rest.front();
        std::string text;
        for (std::size_t i = 1; i < m_rest.size(); ++i) {
            if (m_rest[i] == quote) {
                m_rest.remove_prefix(i + 1);
                return text;
            }
            if (m_rest[i] == '\\' && ++i == m_rest.size())
                break;
            text += m_rest[i];
        }
        return std::nullopt;
    }

    std::string_view takeWord()
    {
        skipSpace();
        const auto isLetter = [](char c) { return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z'); };
        const auto length =
            static_cast<std::size_t>(std::find_if_not(m_rest.begin(), m_rest.end(), isLetter) - m_rest.begin());
        const std::string_view word = m_rest.substr(0, length);
        m_rest.remove_prefix(length);
        return word;
    }

private:
    void skipSpace() { m_rest.remove_prefix(std::min(m_rest.find_first_not_of(" \t\r\n"), m_rest.size())); }

    std::string_view m_rest;
};

} // namespace

std::optional<LayerExpression> parseLayerExpression(std::string_view text)
{
    constexpr std::array<std::string_view, 3> declaration{"var", "$bm_rt", ";"};
    constexpr std::array<std::string_view, 2> assignment{"$bm_rt", "="};
    constexpr std::array<std::string_view, 4> layer{"thisComp", ".", "layer", "("};
    constexpr std::array<std::string_view, 4> transform{")", ".", "transform", "."};
    ExpressionScanner scanner(text);
    scanner.takeAll(declaration);
    scanner.takeAll(assignment);
    if (!scanner.takeAll(layer))
        return std::nullopt;
    std::optional<std::string> name = scanner.takeText();
    if (!name || !scanner.takeAll(transform))
        return std::nullopt;
    const std::string_view word = scanner.takeWord();
    const auto *const property =
        std::find_if(kProperties.begin(), kProperties.end(), [&](const auto &row) { return row.first == word; });
    scanner.take(";");
    if (property == kProperties.end() || !scanner.isAtEnd())
        return std::nullopt;
    return LayerExpression{std::move(*name), property->second};
}

} // namespace clipwright
