// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#pragma once

#include "model/raster/texture.h"

#include <map>
#include <memory>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace clipwright {

/** The textures of a rig by the names that its regions say. */
class TextureSet {
public:
    void add(std::string name, std::shared_ptr<const Texture> texture)
    {
        m_textures[std::move(name)] = std::move(texture);
    }
    /** Null: there is none of this name. */
    const Texture *find(std::string_view name) const;
    bool isEmpty() const { return m_textures.empty(); }
    /** In the order of the names (RigRuntime::textures), as the painters want them; null where one is missing. */
    std::vector<const Texture *> inOrderOf(std::span<const std::string> names) const;

private:
    std::map<std::string, std::shared_ptr<const Texture>, std::less<>> m_textures;
};

} // namespace clipwright
