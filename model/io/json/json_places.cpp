// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#include "model/io/json/json_places.h"

#include <algorithm>

namespace clipwright {

Place JsonPlaces::of(std::uint32_t byte)
{
    if (m_lineStarts.empty()) {
        m_lineStarts.push_back(0);
        const std::string &text = m_document.text();
        for (std::size_t at = text.find('\n'); at != std::string::npos; at = text.find('\n', at + 1))
            m_lineStarts.push_back(static_cast<std::uint32_t>(at + 1));
    }
    const auto behind = std::upper_bound(m_lineStarts.begin(), m_lineStarts.end(), byte);
    Place place;
    place.file = m_document.file();
    place.line = static_cast<int>(behind - m_lineStarts.begin());
    place.column = static_cast<int>(byte - *(behind - 1)) + 1;
    return place;
}

} // namespace clipwright
