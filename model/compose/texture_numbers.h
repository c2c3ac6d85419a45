// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <map>
#include <span>
#include <string>
#include <vector>

namespace clipwright {

/** Numbers for the textures of all that is drawn together; each file has one, which it keeps. */
class TextureNumbers {
public:
    std::int32_t numberOf(const std::string &file);
    /**
     * Of a texture that something in `file` names: from its folder, and not out of the project. -1 for no name, and for one that
     * leads out.
     */
    std::int32_t numberFrom(const std::string &file, const std::string &reference);
    /** By number. */
    std::span<const std::string> files() const { return m_files; }

private:
    std::map<std::string, std::int32_t> m_numbers;
    std::vector<std::string> m_files;
};

} // namespace clipwright
