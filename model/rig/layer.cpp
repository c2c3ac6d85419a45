// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#include "model/rig/layer.h"

namespace clipwright {

std::string_view nameOf(LayerKind kind)
{
    switch (kind) {
    case LayerKind::Shape: return "shape";
    case LayerKind::Null: return "null";
    case LayerKind::Solid: return "solid";
    case LayerKind::Image: return "image";
    case LayerKind::Precomp: return "precomp";
    case LayerKind::Unsupported: return "unsupported";
    }
    return {};
}

} // namespace clipwright
