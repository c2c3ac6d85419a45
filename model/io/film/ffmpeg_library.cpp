// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT

#include "model/io/film/ffmpeg_library.h"

#include <array>
#include <mutex>
#include <utility>

#include <dlfcn.h>

namespace clipwright {

namespace {

tl::unexpected<Error> refuseMissing(const std::string &name)
{
    const char *words = ::dlerror(); // NOLINT(concurrency-mt-unsafe): per thread here
    std::string what = "FFmpeg's libraries cannot be loaded: ";
    what.append(words != nullptr ? words : name.c_str());
    what.append("; install the packages of ").append(name).append("; a PNG sequence or a sprite sheet needs none");
    return refuse("film-library-missing", std::move(what));
}

/** Takes functions out of one library; the first that it does not have is the refusal. */
class Loader {
public:
    explicit Loader(const std::string &name) : m_library(::dlopen(name.c_str(), RTLD_NOW | RTLD_LOCAL)) {}

    template<class Function>
    void take(const char *name, Function &function)
    {
        if (m_isWhole)
            function = reinterpret_cast<Function>(::dlsym(m_library, name));
        m_isWhole = m_isWhole && function != nullptr;
    }
    bool isWhole() const { return m_isWhole; }

private:
    void *m_library;
    bool m_isWhole = m_library != nullptr;
};

} // namespace

Ffmpeg::Names Ffmpeg::Names::ofThisBuild()
{
    return {"libavutil.so." + std::to_string(LIBAVUTIL_VERSION_MAJOR),
            "libavcodec.so." + std::to_string(LIBAVCODEC_VERSION_MAJOR),
            "libavformat.so." + std::to_string(LIBAVFORMAT_VERSION_MAJOR)};
}

Result<std::shared_ptr<const Ffmpeg>> Ffmpeg::load(const Names &names)
{
    auto ffmpeg = std::make_shared<Ffmpeg>();
// A function's name is the member's and the symbol's.
#define CLIPWRIGHT_TAKE(function) library.take(#function, ffmpeg->function)
    {
        Loader library(names.util);
        CLIPWRIGHT_TAKE(av_strerror);
        CLIPWRIGHT_TAKE(av_log_set_level);
        CLIPWRIGHT_TAKE(av_malloc);
        CLIPWRIGHT_TAKE(av_freep);
        CLIPWRIGHT_TAKE(av_dict_set);
        CLIPWRIGHT_TAKE(av_dict_free);
        CLIPWRIGHT_TAKE(av_opt_set_int);
        CLIPWRIGHT_TAKE(av_frame_alloc);
        CLIPWRIGHT_TAKE(av_frame_free);
        CLIPWRIGHT_TAKE(av_frame_unref);
        CLIPWRIGHT_TAKE(av_frame_get_buffer);
        if (!library.isWhole())
            return refuseMissing(names.util);
    }
    {
        Loader library(names.codec);
        CLIPWRIGHT_TAKE(avcodec_find_encoder_by_name);
        CLIPWRIGHT_TAKE(avcodec_alloc_context3);
        CLIPWRIGHT_TAKE(avcodec_free_context);
        CLIPWRIGHT_TAKE(avcodec_open2);
        CLIPWRIGHT_TAKE(avcodec_parameters_from_context);
        CLIPWRIGHT_TAKE(avcodec_send_frame);
        CLIPWRIGHT_TAKE(avcodec_receive_packet);
        CLIPWRIGHT_TAKE(av_packet_alloc);
        CLIPWRIGHT_TAKE(av_packet_free);
        CLIPWRIGHT_TAKE(av_packet_rescale_ts);
        if (!library.isWhole())
            return refuseMissing(names.codec);
    }
    {
        Loader library(names.format);
        CLIPWRIGHT_TAKE(avformat_alloc_output_context2);
        CLIPWRIGHT_TAKE(avformat_free_context);
        CLIPWRIGHT_TAKE(avformat_new_stream);
        CLIPWRIGHT_TAKE(avformat_write_header);
        CLIPWRIGHT_TAKE(av_interleaved_write_frame);
        CLIPWRIGHT_TAKE(av_write_trailer);
        CLIPWRIGHT_TAKE(avio_alloc_context);
        CLIPWRIGHT_TAKE(avio_context_free);
        CLIPWRIGHT_TAKE(avio_flush);
        if (!library.isWhole())
            return refuseMissing(names.format);
    }
#undef CLIPWRIGHT_TAKE
    ffmpeg->av_log_set_level(AV_LOG_QUIET); // the model never logs: what fails is told in an Error
    return ffmpeg;
}

Result<std::shared_ptr<const Ffmpeg>> Ffmpeg::get()
{
    static std::mutex mutex;
    static std::shared_ptr<const Ffmpeg> loaded;
    const std::scoped_lock lock(mutex);
    if (!loaded) {
        Result<std::shared_ptr<const Ffmpeg>> ffmpeg = load(Names::ofThisBuild());
        if (!ffmpeg)
            return ffmpeg;
        loaded = std::move(*ffmpeg);
    }
    return loaded;
}

tl::unexpected<Error> Ffmpeg::refuse(const std::string &path, const std::string &step, int error) const
{
    std::array<char, AV_ERROR_MAX_STRING_SIZE> words{};
    av_strerror(error, words.data(), words.size());
    std::string what = "cannot write '";
    what.append(path).append("': ").append(step).append(": ").append(words.data());
    return clipwright::refuse("film-failed", std::move(what), {path, 0, 0, {}});
}

} // namespace clipwright
