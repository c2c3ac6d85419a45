// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#include "model/io/stage_pictures.h"

#include "model/io/files/read_within.h"
#include "model/io/png/png_format.h"
#include "model/io/rig_textures.h"

#include <algorithm>
#include <utility>

namespace clipwright {

Result<std::shared_ptr<const Texture>> StagePictures::load(const std::string &file)
{
    const auto bytes = readFileWithin(m_project, file, std::min(kMostPictureBytes, kMostBytesOfPictures - m_bytes));
    if (!bytes)
        return refuse("texture-missing", bytes.error().what);
    m_bytes += (*bytes)->size();
    const Result<PngSize> size = readPngSize(**bytes);
    if (!size)
        return tl::make_unexpected(size.error());
    const std::size_t pixels = std::size_t(size->width) * size->height;
    if (pixels > kMaxTexturePixels - m_pixels)
        return refuse("textures-too-large", "the textures of the stage have more than 256 million pixels in all");
    Result<Picture> picture = decodePng(**bytes);
    if (!picture)
        return tl::make_unexpected(picture.error());
    m_pixels += pixels;
    return std::make_shared<const Texture>(std::move(*picture));
}

std::span<const Texture *const> StagePictures::inOrderOf(std::span<const std::string> files)
{
    for (std::size_t i = m_loaded.size(); i < files.size(); ++i) {
        Result<std::shared_ptr<const Texture>> texture = load(files[i]);
        if (!texture) {
            Issue issue = issueOf(texture.error());
            issue.severity = Severity::Warning;
            issue.where.file = files[i];
            issue.what = "the texture '" + files[i] + "' is shown as its tint: " + texture.error().what;
            m_issues.push_back(std::move(issue));
        }
        m_loaded.push_back(texture ? std::move(*texture) : nullptr);
        m_shown.push_back(m_loaded.back().get());
    }
    return m_shown;
}

Issues StagePictures::takeIssues()
{
    capIssues(m_issues);
    return std::exchange(m_issues, {});
}

} // namespace clipwright
