// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#include "app/conformance/real_files.h"

#include "model/io/files/files.h"
#include "model/io/files/sha1.h"

#include <filesystem>
#include <system_error>

namespace clipwright::app {

namespace {

constexpr std::uintmax_t kMaxFileBytes = std::uintmax_t(64) << 20;

} // namespace

void RealFiles::list()
{
    namespace fs = std::filesystem;
    m_isListed = true;
    std::error_code error;
    auto it = fs::recursive_directory_iterator(m_folder, fs::directory_options::skip_permission_denied, error);
    for (; !error && it != fs::recursive_directory_iterator(); it.increment(error)) {
        std::error_code entryError;
        if (!it->is_regular_file(entryError) || entryError)
            continue;
        const std::uintmax_t size = it->file_size(entryError);
        if (!entryError && size <= kMaxFileBytes)
            m_bySize.emplace(size, Entry{it->path().string(), {}});
    }
}

std::shared_ptr<const std::string> RealFiles::find(const std::string &sha1, std::uintmax_t size)
{
    if (m_folder.empty())
        return nullptr;
    if (!m_isListed)
        list();
    const auto [first, last] = m_bySize.equal_range(size);
    for (auto it = first; it != last; ++it) {
        Entry &entry = it->second;
        if (!entry.sha1.empty() && entry.sha1 != sha1)
            continue;
        const auto bytes = readFile(entry.path, kMaxFileBytes);
        if (!bytes)
            continue;
        entry.sha1 = sha1Hex(**bytes);
        if (entry.sha1 == sha1)
            return *bytes;
    }
    return nullptr;
}

} // namespace clipwright::app
