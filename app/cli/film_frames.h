// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#pragma once

#include "app/cli/picture_request.h"
#include "model/io/film/film_span.h"

#include <array>
#include <memory>
#include <string>

namespace clipwright::app {

/** What there is to show. */
struct FilmLength {
    double seconds = 0;
    double rate = 30;        ///< its own, frames a second
    bool loops = false;      ///< by itself, where nothing else is asked
    bool restsAtEnd = false; ///< its end is worth seeing: a clip that is played once
    std::string clip;        ///< its name; empty for all of it
};

/** Frames of a film, drawn one after the other and each once. */
class FilmFrames {
public:
    /** By --clip. Refusals as issues: those of opening the file and of naming the clip. */
    static tl::expected<std::unique_ptr<FilmFrames>, Issues> open(const Arguments &arguments,
                                                                  const PictureRequest &request);
    FilmFrames() = default;
    virtual ~FilmFrames() = default;
    FilmFrames(const FilmFrames &) = delete;
    FilmFrames &operator=(const FilmFrames &) = delete;

    virtual FilmLength length() const = 0;
    /** Chooses one view for all of them, so that what moves is seen to move. Before the first. Refusals as open. */
    virtual Result<void> prepare(const FilmSpan &span) = 0;
    /** The next of the span that was prepared for. */
    virtual Picture next() = 0;
    /** Straight r g b a. */
    virtual std::array<double, 4> background() const = 0;
    virtual const Issues &issues() = 0;
};

std::unique_ptr<FilmFrames> framesOfRig(PlayableRig rig, int clip, const PictureRequest &request);
tl::expected<std::unique_ptr<FilmFrames>, Issues> framesOfStage(const Arguments &arguments,
                                                                const PictureRequest &request);

} // namespace clipwright::app
