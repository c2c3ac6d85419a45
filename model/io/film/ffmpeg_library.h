// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
// Inside of model/io/film: FFmpeg's libraries, loaded when the first film is written.
#pragma once

#include "model/core/result.h"

extern "C" {
#include <libavcodec/avcodec.h>
#include <libavformat/avformat.h>
#include <libavutil/dict.h>
#include <libavutil/frame.h>
#include <libavutil/opt.h>
}

#include <memory>
#include <string>

namespace clipwright {

/**
 * The functions that are used, by FFmpeg's own names. Not linked: they bring some 130 libraries along, and every start of every
 * program would pay 35 ms for what is needed when a film is written; and a machine without them does all else.
 */
struct Ffmpeg {
    decltype(&::av_strerror) av_strerror = nullptr;
    decltype(&::av_log_set_level) av_log_set_level = nullptr;
    decltype(&::av_malloc) av_malloc = nullptr;
    decltype(&::av_freep) av_freep = nullptr;
    decltype(&::av_dict_set) av_dict_set = nullptr;
    decltype(&::av_dict_free) av_dict_free = nullptr;
    decltype(&::av_opt_set_int) av_opt_set_int = nullptr;
    decltype(&::av_frame_alloc) av_frame_alloc = nullptr;
    decltype(&::av_frame_free) av_frame_free = nullptr;
    decltype(&::av_frame_unref) av_frame_unref = nullptr;
    decltype(&::av_frame_get_buffer) av_frame_get_buffer = nullptr;

    decltype(&::avcodec_find_encoder_by_name) avcodec_find_encoder_by_name = nullptr;
    decltype(&::avcodec_alloc_context3) avcodec_alloc_context3 = nullptr;
    decltype(&::avcodec_free_context) avcodec_free_context = nullptr;
    decltype(&::avcodec_open2) avcodec_open2 = nullptr;
    decltype(&::avcodec_parameters_from_context) avcodec_parameters_from_context = nullptr;
    decltype(&::avcodec_send_frame) avcodec_send_frame = nullptr;
    decltype(&::avcodec_receive_packet) avcodec_receive_packet = nullptr;
    decltype(&::av_packet_alloc) av_packet_alloc = nullptr;
    decltype(&::av_packet_free) av_packet_free = nullptr;
    decltype(&::av_packet_rescale_ts) av_packet_rescale_ts = nullptr;

    decltype(&::avformat_alloc_output_context2) avformat_alloc_output_context2 = nullptr;
    decltype(&::avformat_free_context) avformat_free_context = nullptr;
    decltype(&::avformat_new_stream) avformat_new_stream = nullptr;
    decltype(&::avformat_write_header) avformat_write_header = nullptr;
    decltype(&::av_interleaved_write_frame) av_interleaved_write_frame = nullptr;
    decltype(&::av_write_trailer) av_write_trailer = nullptr;
    decltype(&::avio_alloc_context) avio_alloc_context = nullptr;
    decltype(&::avio_context_free) avio_context_free = nullptr;
    decltype(&::avio_flush) avio_flush = nullptr;

    /** The libraries of the versions that this was built with. */
    struct Names {
        std::string util;
        std::string codec;
        std::string format;

        static Names ofThisBuild();
    };
    /** Refuses `film-library-missing` with the name and the system's words. They stay loaded until the process ends. */
    static Result<std::shared_ptr<const Ffmpeg>> load(const Names &names);
    /** Those of this build; asked again after a refusal, for they may have been installed. Thread-safe. */
    static Result<std::shared_ptr<const Ffmpeg>> get();

    /** `film-failed`: what was done, and FFmpeg's words. */
    tl::unexpected<Error> refuse(const std::string &path, const std::string &step, int error) const;
};

} // namespace clipwright
