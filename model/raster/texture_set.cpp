// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#include "model/raster/texture_set.h"

namespace clipwright {

const Texture *TextureSet::find(std::string_view name) const
{
    const auto found = m_textures.find(name);
    return found == m_textures.end() ? nullptr : found->second.get();
}

std::vector<const Texture *> TextureSet::inOrderOf(std::span<const std::string> names) const
{
    std::vector<const Texture *> textures;
    textures.reserve(names.size());
    for (const std::string &name : names)
        textures.push_back(find(name));
    return textures;
}

} // namespace clipwright
