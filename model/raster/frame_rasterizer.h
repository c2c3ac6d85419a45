// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#pragma once

#include "model/raster/raster.h"

#include <cstddef>
#include <memory>
#include <span>

namespace clipwright {

/**
 * Draws one moment after the other into a picture that it keeps: only where something has changed since the last, and
 * parts of it on several threads. The bytes are those that Rasterizer::draw gives over nothing, whatever was drawn before
 * and however many threads there are. Not shared between threads.
 */
class FrameRasterizer {
public:
    /** `threads`, the caller's among them. */
    explicit FrameRasterizer(std::size_t threads = 1);
    ~FrameRasterizer();

    /** As Rasterizer::draw, over transparent pixels. The picture stays as it is until the next call. */
    const Picture &draw(const RegionList &list, const Affine &view, int width, int height,
                        std::span<const Texture *const> textures = {});
    /** Of the last call: how many pixels were drawn anew; 0 where the picture is what it was. */
    std::size_t changedPixels() const;
    /** The next call draws everything: textures have changed their pixels, say. */
    void forget();

private:
    struct State;
    std::unique_ptr<State> m_state;
};

} // namespace clipwright
