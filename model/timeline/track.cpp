// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#include "model/timeline/track.h"

namespace clipwright {

int Track::stride() const
{
    const KindRow &row = rowOf(kind);
    if (row.storage != Storage::Numbers)
        return 0;
    if (component >= 0)
        return 1;
    if (row.components > 0)
        return row.components;
    return base.empty() ? keys.stride() : static_cast<int>(base.size());
}

} // namespace clipwright
