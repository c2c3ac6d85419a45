// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#pragma once

#include "model/cook/path_source.h"
#include "model/cook/style_source.h"

#include <memory>
#include <vector>

namespace clipwright {

/** A style and the paths it takes, in the order of the source. */
struct StyledPaths {
    std::shared_ptr<const StyleSource> style;
    std::vector<std::shared_ptr<const PathSource>> paths;
};

/**
 * The styles of a shape layer in the order met; the later ones are painted first. Hidden items are not there. `world` as
 * for a StyleSource.
 */
std::vector<StyledPaths> walkStyles(CookScope &scope, const Layer &layer, const GroupChain &world = {});

} // namespace clipwright
