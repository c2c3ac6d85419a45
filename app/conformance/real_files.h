// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <map>
#include <memory>
#include <string>
#include <utility>

namespace clipwright::app {

/**
 * Files below a folder, found by their content: cases name real files by size and SHA-1 and do not hold them. Links to
 * folders are not followed; files over 64 MiB and what cannot be read are passed over.
 */
class RealFiles {
public:
    /** Without a folder nothing is ever found. */
    explicit RealFiles(std::string folder = {}) : m_folder(std::move(folder)) {}

    /** The bytes of the file with this SHA-1 (lower-case hexadecimal) and size; null when there is none. */
    std::shared_ptr<const std::string> find(const std::string &sha1, std::uintmax_t size);

private:
    struct Entry {
        std::string path;
        std::string sha1; ///< empty: not asked for yet
    };
    void list();

    std::string m_folder;
    bool m_isListed = false;
    std::multimap<std::uintmax_t, Entry> m_bySize;
};

} // namespace clipwright::app
