// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#pragma once

#include "model/cook/budget.h"
#include "model/cook/cook_image.h"
#include "model/core/issue.h"
#include "model/rig/cooked_rig.h"
#include "model/rig/rig.h"

#include <map>
#include <memory>
#include <string>
#include <vector>

namespace clipwright {

struct PlannedLayer;

/**
 * All that a cooked layer depends on. Layers, tracks and pictures are shared between snapshots: the same is unedited.
 */
struct CookInputs {
    std::vector<std::shared_ptr<const void>> values;
    std::vector<double> numbers; ///< of settings and surroundings
    std::vector<std::string> words;

    void addPicture(const RigAsset &asset);
    bool operator==(const CookInputs &) const = default;
};

CookInputs inputsOf(const PlannedLayer &planned);

/** A layer as cooked, without name and parent, and what the cook of it had to say. */
struct CachedLayer {
    CookedLayer layer;
    std::vector<CookedTexture> textures;
    Issues issues;
    CookBudget spent;
    double error = 0;
};

/** What earlier cooks of a document made, layer by layer. It keeps what the last one used. Not for several threads. */
class CookCache {
public:
    /** The layer of that name cooked from the same inputs, or nullptr; what is found is kept. */
    const CachedLayer *find(const std::string &name, const CookInputs &inputs);
    void put(const std::string &name, CookInputs inputs, CachedLayer layer);

    void begin();
    /** Forgets what was neither found nor put since `begin`. */
    void end();

private:
    struct Entry {
        CookInputs inputs;
        CachedLayer layer;
        bool isUsed = true;
    };
    std::map<std::string, std::vector<Entry>> m_entries; ///< names may repeat
};

} // namespace clipwright
