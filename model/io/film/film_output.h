// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
// Inside of model/io/film: where FFmpeg's bytes go.
#pragma once

#include "model/io/files/staged_file.h"
#include "model/io/film/ffmpeg_library.h"

#include <memory>
#include <string>

namespace clipwright {

/** A staged file as FFmpeg writes to one, and, for a muxer that moves its index to the front, reads it again. */
class FilmOutput {
public:
    /** Refusals as StagedFile; `film-failed` without memory. */
    static Result<std::unique_ptr<FilmOutput>> open(std::shared_ptr<const Ffmpeg> ffmpeg, const std::string &path,
                                                    FileCalls &calls);
    ~FilmOutput();
    FilmOutput(const FilmOutput &) = delete;
    FilmOutput &operator=(const FilmOutput &) = delete;

    /** What the muxer writes goes here. It must go before this does. */
    void attachTo(AVFormatContext &muxer);
    StagedFile &file() { return *m_file; }

private:
    FilmOutput(std::shared_ptr<const Ffmpeg> ffmpeg, std::unique_ptr<StagedFile> file);

    static int write(void *output, std::uint8_t *bytes, int count);
    static std::int64_t seek(void *output, std::int64_t offset, int whence);
    static int read(void *reading, std::uint8_t *bytes, int count);
    static std::int64_t seekReading(void *reading, std::int64_t offset, int whence);
    static int openAgain(AVFormatContext *muxer, AVIOContext **context, const char *url, int flags,
                         AVDictionary **options);
    static int closeAgain(AVFormatContext *muxer, AVIOContext *context);

    std::shared_ptr<const Ffmpeg> m_ffmpeg;
    std::unique_ptr<StagedFile> m_file;
    AVIOContext *m_context = nullptr;
    std::int64_t m_at = 0;
};

} // namespace clipwright
