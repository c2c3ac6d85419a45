// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#pragma once

#include "model/core/ids.h"

#include <set>

namespace clipwright {

/** What is marked for looking at a rig while it is edited. No part of the document: neither saved nor undone. */
struct PreviewMarks {
    std::set<NodeId> solo;   ///< layers that are shown alone; empty: all are shown
    std::set<NodeId> locked; ///< nodes that the picture does not let pick

    bool isShown(NodeId layer) const { return solo.empty() || solo.contains(layer); }
};

} // namespace clipwright
