// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#include "model/io/json/json_layout.h"

#include <algorithm>
#include <array>
#include <map>
#include <string>
#include <string_view>

namespace clipwright {

namespace {

constexpr std::size_t kHeights = 16;      // beyond, containers are as the highest that is counted
constexpr std::size_t kMostValues = 4000; // enough to know how a text is spelled

class LayoutReader {
public:
    explicit LayoutReader(const JsonDocument &document) : m_text(document.text()) {}

    JsonLayout read(JsonValue root)
    {
        if (m_text.find("\r\n") != std::string_view::npos)
            m_layout.newline.insert(0, 1, '\r');
        walk(root, 0);
        m_layout.lineHeight = 0;
        bool hasLines = false;
        for (std::size_t height = 1; height < kHeights; ++height) {
            hasLines = hasLines || m_broken[height] > m_inLine[height];
            if (!hasLines)
                m_layout.lineHeight = static_cast<int>(height);
        }
        if (!hasLines)
            m_layout.lineHeight = JsonLayout().lineHeight;
        m_layout.colon = mostOf(m_colons, m_layout.colon);
        m_layout.comma = mostOf(m_commas, m_layout.comma);
        return m_layout;
    }

private:
    /** The height of a value, as JsonPiece::height. Texts are at most 256 deep. */
    std::size_t walk(JsonValue value, int depth)
    {
        const JsonValue first = value.first();
        if (!first.isValid())
            return 0;
        std::size_t highest = 0;
        for (JsonValue item = first; item.isValid(); item = item.next()) {
            highest = std::max(highest, walk(item, depth + 1));
            if (++m_count > kMostValues)
                break;
        }
        const std::size_t height = std::min(highest + 1, kHeights - 1);
        look(value, first, height);
        return height;
    }

    void look(JsonValue value, JsonValue first, std::size_t height)
    {
        const std::uint32_t begin = value.isObject() ? first.nameBegin() : first.begin();
        const std::string_view open = m_text.substr(value.begin() + 1, begin - value.begin() - 1);
        const std::size_t line = open.rfind('\n');
        ++(line == std::string_view::npos ? m_inLine : m_broken)[height];
        if (line != std::string_view::npos && !m_hasUnit) {
            const std::string_view indent = open.substr(line + 1);
            const std::size_t own = indentAt(value.begin());
            if (indent.size() > own) {
                m_layout.unit = indent.substr(own);
                m_hasUnit = true;
            }
        }
        if (value.isObject())
            ++m_colons[m_text.substr(first.nameEnd(), first.begin() - first.nameEnd())];
        const JsonValue second = first.next();
        if (line == std::string_view::npos && second.isValid()) {
            const std::uint32_t next = value.isObject() ? second.nameBegin() : second.begin();
            const std::string_view comma = m_text.substr(first.end(), next - first.end());
            if (comma.find('\n') == std::string_view::npos)
                ++m_commas[comma];
        }
    }

    using Counts = std::map<std::string_view, std::size_t>;
    static std::string mostOf(const Counts &counts, std::string standard)
    {
        const auto most = std::ranges::max_element(counts, {}, &Counts::value_type::second);
        return most == counts.end() ? standard : std::string(most->first);
    }

    std::size_t indentAt(std::size_t byte) const
    {
        const std::size_t line = m_text.substr(0, byte).rfind('\n') + 1;
        return std::min(m_text.find_first_not_of(" \t", line), m_text.size()) - line;
    }

    std::string_view m_text;
    JsonLayout m_layout;
    std::array<std::size_t, kHeights> m_broken{};
    std::array<std::size_t, kHeights> m_inLine{};
    std::size_t m_count = 0;
    bool m_hasUnit = false;
    Counts m_colons;
    Counts m_commas;
};

} // namespace

JsonLayout layoutOf(const JsonDocument &document)
{
    LayoutReader reader(document);
    return reader.read(document.root());
}

} // namespace clipwright
