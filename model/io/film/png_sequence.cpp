// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT

#include "model/io/film/png_sequence.h"

#include "model/io/files/read_within.h"
#include "model/io/png/png_format.h"

#include <algorithm>
#include <utility>

namespace clipwright {

namespace {

constexpr std::size_t kSuffixLength = 4; // .png

std::string nameOf(const std::string &path)
{
    return path.substr(path.rfind('/') + 1); // none: from 0 on
}

} // namespace

SequenceName SequenceName::of(const std::string &name)
{
    for (std::size_t at = name.find("%0"); at != std::string::npos; at = name.find("%0", at + 1)) {
        if (at + 3 < name.size() && name[at + 2] >= '1' && name[at + 2] <= '9' && name[at + 3] == 'd')
            return {name.substr(0, at), name.substr(at + 4), name[at + 2] - '0'};
    }
    const std::size_t suffix = name.size() - std::min(name.size(), kSuffixLength);
    return {name.substr(0, suffix).append("_"), name.substr(suffix), 4};
}

std::string SequenceName::at(std::size_t index) const
{
    std::string number = std::to_string(index);
    const auto least = static_cast<std::size_t>(digits);
    if (number.size() < least)
        number.insert(0, least - number.size(), '0');
    return before + number + after;
}

PngSequence::PngSequence(const std::string &path, const FilmSettings &settings, std::unique_ptr<StagedFiles> files)
    : m_settings(settings),
      m_name(SequenceName::of(nameOf(path))),
      m_folder(path.substr(0, path.size() - nameOf(path).size())),
      m_pixels(settings),
      m_files(std::move(files))
{}

Result<std::unique_ptr<FilmWriter>> PngSequence::open(const std::string &path, const FilmSettings &settings,
                                                      FileCalls &calls)
{
    Result<std::unique_ptr<StagedFiles>> files = StagedFiles::open(folderPartOf(path), calls);
    if (!files)
        return tl::make_unexpected(files.error());
    return std::unique_ptr<FilmWriter>(new PngSequence(path, settings, std::move(*files)));
}

Result<void> PngSequence::frame(const Picture &picture)
{
    if (picture.width != m_settings.width || picture.height != m_settings.height)
        return refuse("film-size", "every picture of a film has the size of the first",
                      {m_folder + m_name.at(0), 0, 0, {}});
    Picture flattened;
    if (!m_pixels.isTransparent()) {
        m_pixels.take(picture);
        flattened = Picture(picture.width, picture.height);
        std::copy_n(m_pixels.row(0), flattened.rgba.size(), flattened.rgba.begin());
    }
    const Result<std::string> png = encodePng(m_pixels.isTransparent() ? picture : flattened);
    if (!png)
        return tl::make_unexpected(png.error());
    return m_files->add(m_name.at(m_count++), *png);
}

std::vector<std::string> PngSequence::files() const
{
    std::vector<std::string> files;
    for (std::size_t i = 0; i < m_count; ++i)
        files.push_back(m_folder + m_name.at(i));
    return files;
}

Result<void> PngSequence::finish()
{
    if (m_count == 0)
        return refuse("film-empty", "a film has one frame at least", {m_folder + m_name.at(0), 0, 0, {}});
    return m_files->finish();
}

} // namespace clipwright
