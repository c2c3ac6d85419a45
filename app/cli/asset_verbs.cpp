// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT

#include "app/cli/asset_verbs.h"

namespace clipwright::app {

AssetKind kindOf(const std::string &path)
{
    const Result<FormatId> format = formatOfPath(path);
    return format ? rowOf(*format).kind : AssetKind::Rig;
}

} // namespace clipwright::app
