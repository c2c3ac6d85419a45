// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#include "model/compose/texture_numbers.h"

#include "model/core/inner_path.h"

#include <optional>

namespace clipwright {

std::int32_t TextureNumbers::numberOf(const std::string &file)
{
    const auto [known, isNew] = m_numbers.try_emplace(file, static_cast<std::int32_t>(m_files.size()));
    if (isNew)
        m_files.push_back(file);
    return known->second;
}

std::int32_t TextureNumbers::numberFrom(const std::string &file, const std::string &reference)
{
    const std::optional<std::string> inner = innerPathFrom(file, reference);
    return inner ? numberOf(*inner) : -1;
}

} // namespace clipwright
