// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
// Inside of model/io/film: a film as a picture each frame.
#pragma once

#include "model/io/files/staged_files.h"
#include "model/io/film/film_pixels.h"

#include <memory>
#include <string>

namespace clipwright {

/** The names of a sequence's pictures. */
struct SequenceName {
    std::string before; ///< without the folder
    std::string after;
    int digits = 4; ///< at least

    /** `walk_%03d.png` as it says; `walk.png` as `walk_%04d.png`. */
    static SequenceName of(const std::string &name);
    std::string at(std::size_t index) const;
};

class PngSequence final : public FilmWriter {
public:
    static Result<std::unique_ptr<FilmWriter>> open(const std::string &path, const FilmSettings &settings,
                                                    FileCalls &calls);

    Result<void> frame(const Picture &picture) override;
    Result<void> finish() override;
    std::string_view encoder() const override { return "png"; }
    std::vector<std::string> files() const override;

private:
    PngSequence(const std::string &path, const FilmSettings &settings, std::unique_ptr<StagedFiles> files);

    FilmSettings m_settings;
    SequenceName m_name;
    std::string m_folder; ///< with its slash, where it is named
    FilmPixels m_pixels;
    std::unique_ptr<StagedFiles> m_files;
    std::size_t m_count = 0;
};

} // namespace clipwright
