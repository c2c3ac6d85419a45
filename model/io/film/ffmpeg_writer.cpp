// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT

#include "model/io/film/ffmpeg_writer.h"

#include "model/io/film/video_colours.h"

#include <cerrno>
#include <cstring>
#include <utility>

namespace clipwright {

namespace {

bool isVideo(AVPixelFormat format)
{
    return format == AV_PIX_FMT_YUV420P || format == AV_PIX_FMT_YUVA420P;
}

/** A dictionary that is freed. */
class Options {
public:
    explicit Options(const Ffmpeg &ffmpeg) : m_ffmpeg(ffmpeg) {}
    ~Options() { m_ffmpeg.av_dict_free(&m_options); }
    Options(const Options &) = delete;
    Options &operator=(const Options &) = delete;

    void set(const char *name, const char *value) { m_ffmpeg.av_dict_set(&m_options, name, value, 0); }
    AVDictionary **get() { return &m_options; }

private:
    const Ffmpeg &m_ffmpeg;
    AVDictionary *m_options = nullptr;
};

} // namespace

FfmpegWriter::FfmpegWriter(std::shared_ptr<const Ffmpeg> ffmpeg, std::string path, const FilmSettings &settings,
                           const EncoderRow &row)
    : m_ffmpeg(std::move(ffmpeg)),
      m_path(std::move(path)),
      m_settings(settings),
      m_row(&row),
      m_pixels(settings),
      m_palette(m_pixels.isTransparent())
{}

FfmpegWriter::~FfmpegWriter()
{
    // Its muxer holds the last frame back, and lets go of it here and nowhere else.
    if (m_isBegun && m_settings.format == FilmFormat::Gif)
        m_ffmpeg->av_write_trailer(m_muxer);
    m_ffmpeg->av_packet_free(&m_packet);
    m_ffmpeg->av_frame_free(&m_frame);
    m_ffmpeg->avcodec_free_context(&m_encoder);
    m_ffmpeg->avformat_free_context(m_muxer);
}

Result<std::unique_ptr<FilmWriter>> FfmpegWriter::open(std::shared_ptr<const Ffmpeg> ffmpeg, const std::string &path,
                                                       const FilmSettings &settings, FileCalls &calls)
{
    const Result<const EncoderRow *> row = encoderFor(*ffmpeg, settings.format);
    if (!row)
        return tl::make_unexpected(row.error());
    std::unique_ptr<FfmpegWriter> writer(new FfmpegWriter(std::move(ffmpeg), path, settings, **row));
    if (const Result<void> started = writer->start(calls); !started)
        return tl::make_unexpected(started.error());
    return writer;
}

tl::unexpected<Error> FfmpegWriter::refuse(const std::string &step, int error)
{
    if (m_output && m_output->file().failure())
        return tl::make_unexpected(*m_output->file().failure());
    return m_ffmpeg->refuse(m_path, step, error);
}

Result<void> FfmpegWriter::start(FileCalls &calls)
{
    m_frame = m_ffmpeg->av_frame_alloc();
    m_packet = m_ffmpeg->av_packet_alloc();
    if (m_frame == nullptr || m_packet == nullptr)
        return refuse("making a frame", AVERROR(ENOMEM));
    Result<std::unique_ptr<FilmOutput>> output = FilmOutput::open(m_ffmpeg, m_path, calls);
    if (!output)
        return tl::make_unexpected(output.error());
    m_output = std::move(*output);
    int error = m_ffmpeg->avformat_alloc_output_context2(&m_muxer, nullptr, m_row->muxer, nullptr);
    if (error < 0)
        return refuse("choosing a container", error);
    m_output->attachTo(*m_muxer);
    m_muxer->flags |= AVFMT_FLAG_BITEXACT; // no name of a version, no random number
    if (Result<void> opened = openEncoder(); !opened)
        return opened;

    m_stream = m_ffmpeg->avformat_new_stream(m_muxer, nullptr);
    if (m_stream == nullptr)
        return refuse("adding a stream", AVERROR(ENOMEM));
    m_stream->time_base = m_encoder->time_base;
    m_stream->avg_frame_rate = m_encoder->framerate;
    error = m_ffmpeg->avcodec_parameters_from_context(m_stream->codecpar, m_encoder);
    if (error < 0)
        return refuse("describing the stream", error);
    setLoops(*m_ffmpeg, *m_muxer, m_settings);
    Options options(*m_ffmpeg);
    if (m_settings.format == FilmFormat::Mp4)
        options.set("movflags", "+faststart"); // the index first: a page can show it before all of it is there
    error = m_ffmpeg->avformat_write_header(m_muxer, options.get());
    if (error < 0)
        return refuse("writing the head", error);
    m_isBegun = true;
    return {};
}

Result<void> FfmpegWriter::openEncoder()
{
    const AVCodec *codec = m_ffmpeg->avcodec_find_encoder_by_name(m_row->encoder);
    m_encoder = m_ffmpeg->avcodec_alloc_context3(codec);
    if (m_encoder == nullptr)
        return refuse("making an encoder", AVERROR(ENOMEM));
    const AVRational rate = fractionOf(m_settings.rate);
    m_encoder->width = m_pixels.width();
    m_encoder->height = m_pixels.height();
    m_encoder->pix_fmt = m_pixels.isTransparent() ? m_row->transparent : m_row->opaque;
    m_encoder->time_base = {rate.den, rate.num};
    m_encoder->framerate = rate;
    m_encoder->sample_aspect_ratio = {1, 1};
    m_encoder->flags |= AV_CODEC_FLAG_BITEXACT;
    if (isVideo(m_encoder->pix_fmt)) {
        m_encoder->color_range = AVCOL_RANGE_MPEG;
        m_encoder->colorspace = AVCOL_SPC_BT709;
        m_encoder->color_primaries = AVCOL_PRI_BT709;
        m_encoder->color_trc = AVCOL_TRC_BT709;
        m_encoder->chroma_sample_location = AVCHROMA_LOC_LEFT;
        m_encoder->gop_size = std::max(1, static_cast<int>(m_settings.rate * 2)); // where players can jump to
    }
    if ((m_muxer->oformat->flags & AVFMT_GLOBALHEADER) != 0)
        m_encoder->flags |= AV_CODEC_FLAG_GLOBAL_HEADER;
    Options options(*m_ffmpeg);
    for (const EncoderOption &option : m_row->options) {
        if (option.name != nullptr)
            options.set(option.name, option.value);
    }
    const int error = m_ffmpeg->avcodec_open2(m_encoder, codec, options.get());
    return error < 0 ? Result<void>(refuse(std::string("opening the encoder ").append(m_row->encoder), error))
                     : Result<void>();
}

void FfmpegWriter::fillFrame()
{
    const auto width = static_cast<std::size_t>(m_pixels.width());
    if (isVideo(m_encoder->pix_fmt)) {
        VideoPlanes planes;
        for (std::size_t i = 0; i < planes.data.size(); ++i) {
            planes.data[i] = m_frame->data[i];
            planes.stride[i] = m_frame->linesize[i];
        }
        writeVideoPlanes(m_pixels, planes);
        return;
    }
    if (m_encoder->pix_fmt == AV_PIX_FMT_PAL8) {
        m_palette.choose(m_pixels);
        std::memcpy(m_frame->data[1], m_palette.colours().data(), sizeof m_palette.colours());
    }
    for (int y = 0; y < m_pixels.height(); ++y) {
        const std::uint8_t *from = m_pixels.row(y);
        std::uint8_t *to = m_frame->data[0] + static_cast<std::ptrdiff_t>(y) * m_frame->linesize[0];
        switch (m_encoder->pix_fmt) {
        case AV_PIX_FMT_PAL8:
            for (std::size_t x = 0; x < width; ++x)
                to[x] = m_palette.indexOf(from + x * 4);
            break;
        case AV_PIX_FMT_RGB24:
            for (std::size_t x = 0; x < width; ++x)
                std::memcpy(to + x * 3, from + x * 4, 3);
            break;
        case AV_PIX_FMT_BGRA:
            for (std::size_t x = 0; x < width; ++x) {
                const std::array<std::uint8_t, 4> pixel{from[x * 4 + 2], from[x * 4 + 1], from[x * 4], from[x * 4 + 3]};
                std::memcpy(to + x * 4, pixel.data(), 4);
            }
            break;
        default: std::memcpy(to, from, width * 4);
        }
    }
}

Result<void> FfmpegWriter::frame(const Picture &picture)
{
    if (picture.width != m_settings.width || picture.height != m_settings.height)
        return clipwright::refuse("film-size", "every picture of a film has the size of the first", {m_path, 0, 0, {}});
    m_pixels.take(picture);
    // A new one each time: the encoder may still look at those before.
    m_ffmpeg->av_frame_unref(m_frame);
    m_frame->width = m_pixels.width();
    m_frame->height = m_pixels.height();
    m_frame->format = m_encoder->pix_fmt;
    if (const int error = m_ffmpeg->av_frame_get_buffer(m_frame, 0); error < 0)
        return refuse("making a frame", error);
    m_frame->color_range = m_encoder->color_range;
    m_frame->colorspace = m_encoder->colorspace;
    m_frame->color_primaries = m_encoder->color_primaries;
    m_frame->color_trc = m_encoder->color_trc;
    m_frame->chroma_location = m_encoder->chroma_sample_location;
    m_frame->pts = m_count++;
    fillFrame();
    if (const int error = m_ffmpeg->avcodec_send_frame(m_encoder, m_frame); error < 0)
        return refuse("encoding a frame", error);
    return drain(false);
}

/** Writes what the encoder has ready. */
Result<void> FfmpegWriter::drain(bool isLast)
{
    for (;;) {
        const int error = m_ffmpeg->avcodec_receive_packet(m_encoder, m_packet);
        if (error == AVERROR_EOF || (error == AVERROR(EAGAIN) && !isLast))
            return {};
        if (error < 0)
            return refuse("encoding a frame", error);
        if (m_packet->duration == 0)
            m_packet->duration = 1; // the last one's is known to nobody else
        m_ffmpeg->av_packet_rescale_ts(m_packet, m_encoder->time_base, m_stream->time_base);
        m_packet->stream_index = m_stream->index;
        if (const int written = m_ffmpeg->av_interleaved_write_frame(m_muxer, m_packet); written < 0)
            return refuse("writing a frame", written);
        if (m_output->file().failure())
            return refuse("writing a frame", AVERROR(EIO));
    }
}

Result<void> FfmpegWriter::finish()
{
    if (m_count == 0)
        return clipwright::refuse("film-empty", "a film has one frame at least", {m_path, 0, 0, {}});
    if (const int error = m_ffmpeg->avcodec_send_frame(m_encoder, nullptr); error < 0)
        return refuse("encoding the last frames", error);
    if (Result<void> drained = drain(true); !drained)
        return drained;
    m_isBegun = false;
    setLastDelay(*m_ffmpeg, *m_muxer, m_settings, m_count);
    if (const int error = m_ffmpeg->av_write_trailer(m_muxer); error < 0)
        return refuse("writing the end", error);
    m_ffmpeg->avio_flush(m_muxer->pb);
    if (m_muxer->pb->error < 0)
        return refuse("writing the end", m_muxer->pb->error);
    return m_output->file().finish();
}

} // namespace clipwright
