// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
// Inside of model/io/film: every format that FFmpeg writes.
#pragma once

#include "model/io/film/film_encoder.h"
#include "model/io/film/film_output.h"
#include "model/io/film/film_palette.h"
#include "model/io/film/film_pixels.h"

#include <memory>
#include <string>

namespace clipwright {

class FfmpegWriter final : public FilmWriter {
public:
    /** The settings fit the format. Refusals as FilmWriter::open. */
    static Result<std::unique_ptr<FilmWriter>> open(std::shared_ptr<const Ffmpeg> ffmpeg, const std::string &path,
                                                    const FilmSettings &settings, FileCalls &calls);
    ~FfmpegWriter() override;

    Result<void> frame(const Picture &picture) override;
    Result<void> finish() override;
    std::string_view encoder() const override { return m_row->encoder; }
    std::vector<std::string> files() const override { return {m_path}; }

private:
    FfmpegWriter(std::shared_ptr<const Ffmpeg> ffmpeg, std::string path, const FilmSettings &settings,
                 const EncoderRow &row);
    Result<void> start(FileCalls &calls);
    Result<void> openEncoder();
    void fillFrame();
    Result<void> drain(bool isLast);
    /** The file's own reason where it has one, else FFmpeg's. */
    tl::unexpected<Error> refuse(const std::string &step, int error);

    std::shared_ptr<const Ffmpeg> m_ffmpeg;
    std::string m_path;
    FilmSettings m_settings;
    const EncoderRow *m_row;
    FilmPixels m_pixels;
    FilmPalette m_palette;
    std::unique_ptr<FilmOutput> m_output;
    AVFormatContext *m_muxer = nullptr;
    AVCodecContext *m_encoder = nullptr;
    AVStream *m_stream = nullptr;
    AVFrame *m_frame = nullptr;
    AVPacket *m_packet = nullptr;
    std::int64_t m_count = 0;
    bool m_isBegun = false; ///< the head is written, the end is not
};

} // namespace clipwright
