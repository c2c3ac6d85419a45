// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#include "model/cook/cook_image.h"

#include "model/cook/names.h"
#include "model/cook/report.h"
#include "model/cook/rounding.h"
#include "model/core/inner_path.h"

#include <algorithm>
#include <map>
#include <optional>
#include <set>
#include <string_view>
#include <utility>

namespace clipwright {

namespace {

/** The size in a PNG's header; nothing for what is no PNG. */
std::optional<Vec2> pngSize(std::string_view bytes)
{
    constexpr std::string_view kSignature{"\x89PNG\r\n\x1a\n", 8};
    constexpr std::size_t kWidthAt = 16;
    constexpr std::size_t kHeightAt = 20;
    if (!bytes.starts_with(kSignature) || bytes.size() < kHeightAt + 4 || bytes.substr(12, 4) != "IHDR")
        return std::nullopt;
    const auto number = [&](std::size_t at) {
        double value = 0;
        for (std::size_t i = 0; i < 4; ++i)
            value = value * 256 + static_cast<unsigned char>(bytes[at + i]);
        return value;
    };
    const Vec2 size{number(kWidthAt), number(kHeightAt)};
    return size.x > 0 && size.y > 0 ? std::optional(size) : std::nullopt;
}

std::string textureName(const RigAsset &asset)
{
    if (asset.isEmbedded)
        return asset.id + ".png";
    const std::size_t slash = asset.file.find_last_of("/\\");
    return slash == std::string::npos ? asset.file : asset.file.substr(slash + 1);
}

/** One word of `.oanim` and a file's name without folder: an embedded picture's id may be anything. */
bool isPlainName(std::string_view name)
{
    return !name.empty() && wordOf(name, "") == name && name.find_first_of("/\\") == std::string_view::npos
           && name.front() != '.';
}

const RigAsset *assetOf(const CookScope &scope, const Layer &layer)
{
    const auto asset = std::ranges::find(scope.rig.assets, layer.asset, &RigAsset::id);
    return asset == scope.rig.assets.end() ? nullptr : &*asset;
}

/** Whether the layer's picture can be written; refuses what is wrong with it. */
bool checkPicture(CookScope &scope, const Layer &layer, const RigAsset *asset)
{
    const std::string name = asset == nullptr ? layer.asset : textureName(*asset);
    if (asset != nullptr && asset->bytes == nullptr && !asset->isEmbedded && !isInnerPath(asset->file)) {
        addRefusal(scope.issues, layer, layer, "image-path",
                   "The picture '" + name
                       + "' is not opened: it is named by an address, or by a path that leads out of the animation's "
                         "folder.",
                   "Put the picture beside the animation and export again, or embed the pictures when exporting.");
        return false;
    }
    if (asset == nullptr || asset->bytes == nullptr) {
        addRefusal(scope.issues, layer, layer, "image-missing",
                   "The picture '" + name + "' is not there, or is larger than 64 MiB.",
                   "Put the file where the animation names it, or embed the pictures when exporting.");
        return false;
    }
    if (!pngSize(*asset->bytes)) {
        addRefusal(scope.issues, layer, layer, "image-not-png", "The picture '" + name + "' is not a PNG.",
                   "Export pictures as PNG.");
        return false;
    }
    if (!isPlainName(name)) {
        addRefusal(scope.issues, layer, layer, "image-name-space",
                   "The picture's name '" + name
                       + "' has white space, '#', a slash or a dot in front, which a "
                         "game's file cannot name.",
                   "Rename the picture and export again.");
        return false;
    }
    return true;
}

/** The part of a picture that covers a rectangle in the picture's own proportions: u0 v0 u1 v1. */
std::array<double, 4> coveringWindow(Vec2 picture, double width, double height)
{
    const double share = (picture.x / picture.y) / (width / height);
    if (share > 1 + 1e-3)
        return {0.5 - 0.5 / share, 0, 0.5 + 0.5 / share, 1};
    if (share < 1 - 1e-3)
        return {0, 0.5 - 0.5 * share, 1, 0.5 + 0.5 * share};
    return {0, 0, 1, 1};
}

} // namespace

std::vector<CookedShape> cookImage(CookScope &scope, const Layer &layer, const std::vector<ClipSource> &clips,
                                   std::vector<CookedTexture> &textures)
{
    const RigAsset *asset = assetOf(scope, layer);
    if (!checkPicture(scope, layer, asset) || !(layer.width > 0) || !(layer.height > 0))
        return {};
    const std::vector<Vec2> corners{{0, 0}, {layer.width, 0}, {layer.width, layer.height}, {0, layer.height}};
    const ContourSource outline(std::make_shared<const FixedLine>(corners),
                                std::make_shared<const std::vector<double>>(1, 0.0));
    const std::vector<ClipSource> cutting = cuttingClips(scope, clips, {outline});
    if (std::ranges::any_of(cutting, [](const ClipSource &clip) { return clip.shape().isMask(); }))
        addRefusal(scope.issues, layer, layer, "mask-on-image", "A mask cuts a picture; it is shown whole.",
                   "Cut the picture itself, with transparent pixels.");
    else if (!cutting.empty())
        addApproximation(scope.issues, layer, layer, "image-not-cropped",
                         "A picture stands over the edge of its composition and is shown there too.",
                         "Make the composition larger, or cut the picture.");
    textures.push_back({textureName(*asset), asset->bytes});
    CookedShape shape;
    shape.source = layer.id;
    shape.layout.outerCount = 4;
    shape.layout.texture = textures.back().name;
    shape.frames = {0};
    shape.easings = {Easing::linear()};
    shape.values = {1, 1, 1, 1};
    const auto add = [&](double value) { shape.values.push_back(rounded(value, kLengthStep)); };
    const Vec2 low = scope.toWorld({0, layer.height});
    add(low.x);
    add(low.y);
    add(layer.width * scope.scale);
    add(layer.height * scope.scale);
    for (double edge : coveringWindow(*pngSize(*asset->bytes), layer.width, layer.height))
        add(edge);
    for (Vec2 corner : corners) {
        add(scope.toWorld(corner).x);
        add(scope.toWorld(corner).y);
    }
    return {shape};
}

void joinTextures(Issues &issues, std::vector<CookedTexture> &textures)
{
    std::vector<CookedTexture> joined;
    std::map<std::string, std::size_t> places;
    std::set<std::pair<std::size_t, const std::string *>>
        compared; // pictures are large, and thousands of layers may show one
    for (CookedTexture &texture : textures) {
        const auto [known, isNew] = places.try_emplace(texture.name, joined.size());
        if (isNew) {
            joined.push_back(std::move(texture));
            continue;
        }
        const CookedTexture &same = joined[known->second];
        if (same.bytes == texture.bytes || !compared.insert({known->second, texture.bytes.get()}).second)
            continue;
        if (*same.bytes != *texture.bytes)
            addRefusal(issues, "image-name-shared", "Two different pictures are both named '" + same.name + "'.",
                       "Rename one of them and export again.");
    }
    textures = std::move(joined);
}

} // namespace clipwright
