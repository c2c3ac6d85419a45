// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#include "model/io/rig_textures.h"

#include "model/io/files/read_within.h"
#include "model/io/png/png_format.h"

#include <algorithm>
#include <utility>

namespace clipwright {

namespace {

std::string pathIn(const std::string &folder, const std::string &name)
{
    return folder.empty() ? name : folder + '/' + name;
}

Issue missing(const std::string &name, const std::string &file, const std::string &why)
{
    return {Severity::Warning,
            Fate::None,
            "texture-missing",
            {file, 0, 0, {}},
            "the texture '" + name + "' is shown as its tint: " + why,
            {},
            {},
            {}};
}

/** `left` are the pixels that the textures of the rig may still have. */
Result<void> addDecoded(TextureSet &set, const CookedTexture &picture, TextureUse use, std::size_t &left)
{
    const Result<PngSize> size = readPngSize(*picture.bytes);
    if (!size)
        return tl::make_unexpected(size.error());
    const std::size_t pixels = std::size_t(size->width) * size->height;
    if (pixels > left)
        return refuse("textures-too-large", "the textures of the rig have more than 256 million pixels in all");
    left -= pixels;
    if (use == TextureUse::Check)
        return {};
    Result<Picture> decoded = decodePng(*picture.bytes);
    if (!decoded)
        return tl::make_unexpected(decoded.error());
    set.add(picture.name, std::make_shared<const Texture>(std::move(*decoded)));
    return {};
}

} // namespace

bool isBareName(std::string_view name)
{
    return !name.empty() && name != "." && name != ".." && name.find_first_of("/\\") == std::string_view::npos
           && name.find('\0') == std::string_view::npos;
}

std::vector<std::string> textureNames(const CookedRig &rig)
{
    std::vector<std::string> names;
    for (const CookedLayer &layer : rig.layers) {
        for (const CookedShape &shape : layer.shapes) {
            if (!shape.layout.texture.empty())
                names.push_back(shape.layout.texture);
        }
    }
    std::sort(names.begin(), names.end());
    names.erase(std::unique(names.begin(), names.end()), names.end());
    return names;
}

std::vector<CookedTexture> readPictures(const CookedRig &rig, const std::string &folder, Issues &issues)
{
    std::vector<CookedTexture> pictures;
    std::size_t left = kMostBytesOfPictures;
    for (const std::string &name : textureNames(rig)) {
        if (!isBareName(name)) {
            issues.push_back(missing(name, {}, "expected the name of a file beside the rig"));
            continue;
        }
        const std::string path = pathIn(folder, name);
        if (auto bytes = readFileWithin(folder, name, std::min(kMostPictureBytes, left))) {
            left -= (*bytes)->size();
            pictures.push_back({name, std::move(*bytes)});
        } else
            issues.push_back(missing(name, path, bytes.error().what));
    }
    return pictures;
}

std::shared_ptr<const TextureSet> loadTextures(std::span<const CookedTexture> pictures,
                                               const std::optional<std::string> &folder, TextureUse use, Issues &issues)
{
    auto set = std::make_shared<TextureSet>();
    std::size_t left = kMaxTexturePixels;
    for (const CookedTexture &picture : pictures) {
        if (const Result<void> decoded = addDecoded(*set, picture, use, left); !decoded) {
            Issue issue = issueOf(decoded.error());
            issue.severity = Severity::Warning;
            issue.where.file = folder ? pathIn(*folder, picture.name) : std::string();
            issue.what = std::string("the texture '").append(picture.name).append("': ").append(issue.what);
            issues.push_back(std::move(issue));
        }
    }
    return set;
}

} // namespace clipwright
