// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#pragma once

#include "model/core/issue.h"
#include "model/rig/layer.h"
#include "model/timeline/timeline.h"

#include <memory>
#include <string>
#include <vector>

namespace clipwright {

/** Layers over one timeline. A precomp layer names one; an edit inside changes every use. */
struct Composition {
    CompositionId id;
    std::string name;
    std::string sourceId; ///< the id that the source's layers name it by
    double width = 0;
    double height = 0;
    Timeline timeline;
    /** In the order of the source; which end is on top the rig's space says. Shared between snapshots. */
    std::vector<std::shared_ptr<const Layer>> layers;

    const Layer *find(NodeId id) const;
    /** The layer's index, or -1. */
    int indexOf(NodeId id) const;
};

/** A picture that image layers show. */
struct RigAsset {
    std::string id;
    std::string file; ///< as written, folder and name, with `/`; empty where the picture is embedded
    double width = 0;
    double height = 0;
    bool isEmbedded = false;
    std::shared_ptr<const std::string> bytes; ///< of the encoded picture; null where it is not there
    std::string pointer;                      ///< JSON pointer of the asset, for reports
};

/** A named set of regions of an .oshape, in the text's order; kept, shown by the soft body of a game. */
struct MorphSet {
    std::string name;
    std::vector<Node> regions;  ///< groups as lift makes them; tracks in the main composition's timeline
    std::vector<KeptText> kept; ///< before its own line
};

/**
 * The source-shaped document: layers, Bézier paths, fills and strokes, every property a track with its own few keys,
 * in the source's own space and frames. What its source says and we do not know is kept by `text` and the nodes' byte
 * spans. A value: a copy shares tracks and layers with its original. Whoever makes a composition, layer or track makes it with
 * make_shared of the plain type, never of const: an edit takes the const away from what it alone holds.
 */
struct Rig {
    RigSpace space = RigSpace::Lottie;
    /** The first is the main one. */
    std::vector<std::shared_ptr<const Composition>> compositions;
    std::vector<RigAsset> assets;
    std::vector<MorphSet> morphs;
    bool isStill = false; ///< from an .oshape: no time
    /** What the cook cannot say yet or ever: each is a refusal of the cook; the document opens and shows the rest. */
    Issues gaps;
    std::vector<KeptText> kept;
    std::shared_ptr<const std::string> text; ///< the file's bytes as read

    const Composition &main() const { return *compositions.front(); }
    const Composition *find(CompositionId id) const;
    /** Whether the first of two siblings is painted over the second. */
    bool firstOnTop() const { return space == RigSpace::Lottie; }
};

} // namespace clipwright
