// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT

#include "model/io/archive/zip_archive.h"

#include "model/core/inner_path.h"
#include "model/io/archive/zip_memory.h"

#include <algorithm>
#include <array>
#include <cstdint>
#include <unordered_map>
#include <vector>

namespace clipwright {

namespace {

constexpr std::size_t kStep = std::size_t(64) << 10;

struct Entry {
    unz64_file_pos position{};
    std::size_t size = 0;
    std::uint32_t method = 0;
    bool isEncrypted = false;
};

/** Those that zlib unpacks. */
bool isKnownMethod(std::uint32_t method)
{
    return method == 0 || method == Z_DEFLATED;
}

} // namespace

struct ZipArchive::Content {
    std::shared_ptr<const std::string> bytes;
    std::string file;
    ArchiveCaps caps;
    MemoryFile memory{};
    ZipHandle zip;
    std::vector<std::string> names;
    std::vector<Entry> entries; ///< as names
    std::unordered_map<std::string, std::size_t> indices;
    std::size_t total = 0;

    tl::unexpected<Error> refusal(const char *code, const char *what, const std::string &name = {}) const
    {
        return refuse(code, what, {name.empty() ? file : file + '#' + name, 0, 0, {}});
    }
    tl::unexpected<Error> malformed(const std::string &name = {}) const
    {
        return refusal("zip-malformed", "the zip archive is broken or cut short", name);
    }

    Result<void> list();
    Result<void> addCurrent();
};

Result<void> ZipArchive::Content::list()
{
    unz_global_info64 info{};
    if (unzGetGlobalInfo64(zip.get(), &info) != UNZ_OK)
        return malformed();
    if (info.number_entry > caps.entries)
        return refusal("zip-too-many-entries", "the zip archive has more than 10,000 entries");
    for (ZPOS64_T i = 0; i < info.number_entry; ++i) {
        if ((i == 0 ? unzGoToFirstFile(zip.get()) : unzGoToNextFile(zip.get())) != UNZ_OK)
            return malformed();
        if (const Result<void> added = addCurrent(); !added)
            return added;
    }
    return {};
}

Result<void> ZipArchive::Content::addCurrent()
{
    unz_file_info64 info{};
    std::string name(caps.nameBytes, '\0');
    if (unzGetCurrentFileInfo64(zip.get(), &info, name.data(), name.size(), nullptr, 0, nullptr, 0) != UNZ_OK)
        return malformed();
    if (info.size_filename > name.size())
        return refusal("zip-bad-path", "a path in the zip archive is longer than 1,024 bytes");
    name.resize(info.size_filename);
    if (!isInnerPath(name))
        return refusal("zip-bad-path", "a path in the zip archive leads out of it");
    if (info.uncompressed_size > caps.zipBytes - total
        || !caps.allowRatio(info.uncompressed_size, info.compressed_size))
        return refusal("zip-too-large",
                       "the zip archive grows too large: more than 256 MiB, or an entry to 200 times its size");
    total += info.uncompressed_size;
    if (name.ends_with('/'))
        return {};
    Entry entry;
    entry.size = info.uncompressed_size;
    entry.method = static_cast<std::uint32_t>(info.compression_method);
    entry.isEncrypted = (info.flag & 1) != 0;
    if (unzGetFilePos64(zip.get(), &entry.position) != UNZ_OK)
        return malformed();
    indices.try_emplace(name, names.size());
    names.push_back(std::move(name));
    entries.push_back(entry);
    return {};
}

bool looksLikeZip(std::string_view bytes)
{
    return bytes.starts_with("PK\x03\x04") || bytes.starts_with("PK\x05\x06");
}

ZipArchive::ZipArchive(std::unique_ptr<Content> content) : m_content(std::move(content)) {}
ZipArchive::ZipArchive(ZipArchive &&) noexcept = default;
ZipArchive &ZipArchive::operator=(ZipArchive &&) noexcept = default;
ZipArchive::~ZipArchive() = default;

Result<ZipArchive> ZipArchive::open(std::shared_ptr<const std::string> bytes, const std::string &file,
                                    const ArchiveCaps &caps)
{
    auto content = std::make_unique<Content>();
    content->bytes = std::move(bytes);
    content->file = file;
    content->caps = caps;
    content->memory.bytes = content->bytes.get();
    content->zip = openZip(content->memory);
    if (!content->zip)
        return content->malformed();
    if (const Result<void> listed = content->list(); !listed)
        return tl::make_unexpected(listed.error());
    return ZipArchive(std::move(content));
}

std::span<const std::string> ZipArchive::names() const
{
    return m_content->names;
}

bool ZipArchive::contains(std::string_view name) const
{
    return m_content->indices.contains(std::string(name));
}

Result<std::shared_ptr<const std::string>> ZipArchive::read(std::string_view name) const
{
    const auto found = m_content->indices.find(std::string(name));
    if (found == m_content->indices.end())
        return m_content->refusal("zip-entry-missing", "the zip archive has no such entry", std::string(name));
    Entry entry = m_content->entries[found->second];
    if (entry.isEncrypted)
        return m_content->refusal("zip-packing", "the entry of the zip archive is encrypted", found->first);
    if (!isKnownMethod(entry.method)) {
        const std::string what = "unsupported packing (method " + std::to_string(entry.method) + ")";
        return m_content->refusal("zip-packing", what.c_str(), found->first);
    }
    void *zip = m_content->zip.get();
    if (unzGoToFilePos64(zip, &entry.position) != UNZ_OK || unzOpenCurrentFile(zip) != UNZ_OK)
        return m_content->malformed(found->first);
    auto text = std::make_shared<std::string>();
    text->reserve(entry.size); // which is within the caps
    std::array<char, kStep> step;
    int count = 0;
    while ((count = unzReadCurrentFile(zip, step.data(), kStep)) > 0 && text->size() <= entry.size)
        text->append(step.data(), static_cast<std::size_t>(count));
    const bool isSound = unzCloseCurrentFile(zip) == UNZ_OK && count == 0 && text->size() == entry.size;
    if (!isSound)
        return m_content->malformed(found->first);
    return std::shared_ptr<const std::string>(std::move(text));
}

} // namespace clipwright
