// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT

#include "model/project/output_files.h"

#include "model/io/files/files.h"
#include "model/io/rig_textures.h"

#include <utility>

namespace clipwright {

std::string OutputFiles::free(const std::string &path)
{
    if (!m_taken.contains(path))
        return path;
    const std::size_t dot = path.find_last_of('.');
    // Counts on from where the last such path stopped, so that a thousand equal ones are not tried a million times.
    int &copy = m_copies.try_emplace(path, 1).first->second;
    std::string candidate;
    do
        candidate = path.substr(0, dot) + '-' + std::to_string(++copy) + path.substr(dot);
    while (m_taken.contains(candidate));
    return candidate;
}

Result<void> OutputFiles::addPictures(std::span<const CookedTexture> pictures, const std::string &rigPath)
{
    const std::string folder = rigPath.substr(0, rigPath.find_last_of('/') + 1);
    for (const CookedTexture &picture : pictures) {
        if (!isBareName(picture.name))
            return refuse("image-name-unsafe",
                          "the picture '" + picture.name + "' has no name that can stand beside " + rigPath);
        const std::string path = folder + picture.name;
        const auto [same, isNew] = m_pictureAt.try_emplace(path, m_pictures.size());
        if (isNew)
            m_pictures.push_back({path, picture.bytes});
        else if (*m_pictures[same->second].bytes != *picture.bytes)
            return refuse("image-name-shared", "two different pictures are both named '" + picture.name + '\'');
    }
    return {};
}

void OutputFiles::addRig(std::string path, std::string text)
{
    m_taken.insert(path);
    m_rigs.push_back({std::move(path), std::make_shared<const std::string>(std::move(text))});
}

Result<void> OutputFiles::write() const
{
    for (const File &file : all()) {
        if (Result<void> written = writeFileAtomic(file.path, *file.bytes); !written)
            return written;
    }
    return {};
}

std::vector<OutputFiles::File> OutputFiles::all() const
{
    std::vector<File> files = m_pictures;
    files.insert(files.end(), m_rigs.begin(), m_rigs.end());
    return files;
}

std::vector<std::string> OutputFiles::picturePaths() const
{
    std::vector<std::string> paths;
    for (const File &picture : m_pictures)
        paths.push_back(picture.path);
    return paths;
}

void OutputFiles::writePaths(JsonWriter &json) const
{
    json.name("outputs").beginArray();
    for (const File &rig : m_rigs)
        json.value(rig.path);
    for (const File &picture : m_pictures)
        json.value(picture.path);
    json.endArray();
}

} // namespace clipwright
