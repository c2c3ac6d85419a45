// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#include "fuzz/mutate.h"
#include "model/io/archive/gzip.h"
#include "model/io/archive/zip_archive.h"
#include "model/io/zip_maker.h"

#include <memory>

namespace clipwright::fuzz {

std::string mutateGzip(std::string_view bytes, std::uint32_t seed)
{
    const auto text = inflateGzip(bytes);
    return text ? zipmaker::gzip(mutateJson(**text, seed)) : std::string(bytes);
}

std::string mutatePackage(std::string_view bytes, std::uint32_t seed)
{
    const auto archive = ZipArchive::open(std::make_shared<const std::string>(bytes));
    if (!archive)
        return std::string(bytes);
    zipmaker::Entries entries;
    for (const std::string &name : archive->names()) {
        if (const auto content = archive->read(name))
            entries.emplace_back(name, **content);
    }
    if (entries.empty())
        return std::string(bytes);
    Dice dice(seed);
    auto &[name, content] = entries[dice.below(entries.size())];
    if (name.ends_with(".json"))
        content = mutateJson(content, dice.next());
    else if (!content.empty())
        content[dice.below(content.size())] = static_cast<char>(dice.next());
    return zipmaker::zip(entries);
}

} // namespace clipwright::fuzz
