// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#include "model/thumbnails/thumbnail.h"

#include "model/io/formats.h"

#include <algorithm>

namespace clipwright {

Error whyNothingShows(const std::string &path, const Issues &issues)
{
    const auto error = std::ranges::find(issues, Severity::Error, &Issue::severity);
    if (error == issues.end())
        return {"thumbnail-none", {path, 0, 0, {}}, "nothing of it can be shown"};
    return {error->code, error->where, error->what};
}

Result<std::unique_ptr<Thumbnail>> openThumbnail(const std::string &path, const ThumbnailOptions &options)
{
    const Result<FormatId> format = formatOfPath(path);
    if (!format)
        return tl::make_unexpected(format.error());
    switch (rowOf(*format).kind) {
    case AssetKind::Rig: return openRigThumbnail(path, options);
    case AssetKind::Stage: return openStageThumbnail(path);
    case AssetKind::Clip:
    case AssetKind::Curve: break;
    }
    return refuse("thumbnail-none", "it moves things, but shows none", {path, 0, 0, {}});
}

} // namespace clipwright
