// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#pragma once

#include "model/io/lottie/writer/lottie_writing.h"

namespace clipwright {

/** Pictures and compositions that layers show, into the member `assets` of the document. */
class LottieAssets {
public:
    explicit LottieAssets(LottieWriting &writing, LottieTarget &root);

    /** The id that layers name a composition by: the one it has, or a new one where another has that before it. */
    const std::string &idOf(CompositionId composition) const;
    void write();

private:
    struct Inner {
        JsonValue json;
        std::string id;
    };
    void readText();
    void giveIds();
    JsonListItem written(const Composition &composition);
    JsonListItem written(const RigAsset &asset);
    void writeTimeline(LottieTarget &target, const Composition &composition, bool hasFrames);

    LottieWriting &m_writing;
    LottieTarget &m_root;
    std::vector<JsonValue> m_compositions; ///< of the text, in its order, as Rig::compositions without the main one
    std::vector<JsonValue> m_pictures;     ///< as Rig::assets
    std::unordered_map<CompositionId, Inner> m_inner;
    std::unordered_set<std::uint32_t> m_known;
    std::unordered_set<std::size_t> m_taken; ///< of m_pictures
};

} // namespace clipwright
