// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT

#include "app/cli/asset_verbs.h"

namespace clipwright::app {

AssetKind kindOf(const std::string &path)
{
    const Result<FormatId> format = formatOfPath(path);
    return format ? rowOf(*format).kind : AssetKind::Rig;
}

Result<void> isPicturable(const std::string &path)
{
    const AssetKind kind = kindOf(path);
    if (kind == AssetKind::Clip)
        return refuse("not-a-picture", "a clip moves things but shows none: draw a stage that plays it",
                      {path, 0, 0, {}});
    if (kind == AssetKind::Curve)
        return refuse("not-a-picture", "a drawn curve eases keys but shows nothing: draw a stage whose clip names it",
                      {path, 0, 0, {}});
    return {};
}

} // namespace clipwright::app
