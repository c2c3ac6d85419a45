// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#pragma once

#include "model/core/result.h"
#include "model/io/rig_file.h"
#include "model/raster/picture.h"

#include <memory>
#include <string>

namespace clipwright {

/** An asset file opened to be drawn small. Belongs to one thread at a time. */
class Thumbnail {
public:
    Thumbnail() = default;
    Thumbnail(const Thumbnail &) = delete;
    Thumbnail &operator=(const Thumbnail &) = delete;
    virtual ~Thumbnail() = default;

    /** All of it, fitted into so many pixels; `seconds` from the start of its first clip, and round at the end. */
    virtual Picture draw(double seconds, int width, int height) = 0;
    /** Seconds of its first clip; 0: nothing moves. */
    virtual double length() const { return 0; }
    /** A moment in which things have begun to move. */
    virtual double still() const { return 0; }
    /** SHA-1 of the file's bytes where the picture depends on nothing else; empty: on other files too. */
    virtual std::string contentHash() const { return {}; }
};

struct ThumbnailOptions {
    CancelCheck isCancelled = {};
    const LottieSource *source = nullptr; ///< what the path names, where it was read before
};

/**
 * Opens a rig or a flat stage, on one thread. Refusals: `thumbnail-none` for clips, curves and what shows nothing,
 * `thumbnail-cancelled`, `stage-not-flat`, else the first error of reading the file.
 */
Result<std::unique_ptr<Thumbnail>> openThumbnail(const std::string &path, const ThumbnailOptions &options = {});

// What openThumbnail chooses from.
Result<std::unique_ptr<Thumbnail>> openRigThumbnail(const std::string &path, const ThumbnailOptions &options);
Result<std::unique_ptr<Thumbnail>> openStageThumbnail(const std::string &path);

/** The first error of a file that shows nothing. */
Error whyNothingShows(const std::string &path, const Issues &issues);

} // namespace clipwright
