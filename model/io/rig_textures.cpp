// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#include "model/io/rig_textures.h"

#include "model/io/files/files.h"
#include "model/io/png/png_format.h"

#include <algorithm>
#include <utility>

namespace clipwright {

namespace {

void addDecoded(TextureSet &set, const std::string &name, const std::string &file, std::string_view bytes,
                Issues &issues)
{
    Result<Picture> picture = decodePng(bytes);
    if (picture) {
        set.add(name, std::make_shared<const Texture>(std::move(*picture)));
        return;
    }
    Issue issue = issueOf(picture.error());
    issue.severity = Severity::Warning;
    issue.where.file = file;
    issue.what = "the texture '" + name + "': " + issue.what;
    issues.push_back(std::move(issue));
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

std::string textureNameOf(const RigAsset &asset)
{
    if (asset.isEmbedded || asset.file.empty())
        return asset.id + ".png";
    const std::size_t slash = asset.file.find_last_of("/\\");
    return slash == std::string::npos ? asset.file : asset.file.substr(slash + 1);
}

std::shared_ptr<const TextureSet> loadTextures(const CookedRig &rig, const std::string &folder, Issues &issues)
{
    auto set = std::make_shared<TextureSet>();
    for (const std::string &name : textureNames(rig)) {
        const std::string path = folder.empty() ? name : folder + '/' + name;
        if (!isBareName(name)) {
            issues.push_back(missing(name, {}, "expected the name of a file beside the rig"));
            continue;
        }
        const Result<std::shared_ptr<const std::string>> bytes = readFile(path);
        if (bytes)
            addDecoded(*set, name, path, **bytes, issues);
        else
            issues.push_back(missing(name, path, bytes.error().what));
    }
    return set;
}

std::shared_ptr<const TextureSet> loadTextures(const CookedRig &rig, const Rig &source, Issues &issues)
{
    auto set = std::make_shared<TextureSet>();
    for (const std::string &name : textureNames(rig)) {
        const auto asset = std::find_if(source.assets.begin(), source.assets.end(), [&](const RigAsset &candidate) {
            return candidate.bytes != nullptr && textureNameOf(candidate) == name;
        });
        if (asset != source.assets.end())
            addDecoded(*set, name, {}, *asset->bytes, issues);
    }
    return set;
}

} // namespace clipwright
