// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#include "film_reading.h"

#include "webp_reading.h"

extern "C" {
#include <libavcodec/avcodec.h>
#include <libavformat/avformat.h>
#include <libavutil/pixdesc.h>
}

#include <algorithm>
#include <cmath>
#include <cstdlib>

namespace clipwright::testing {

namespace {

std::uint8_t byteOf(double value)
{
    return static_cast<std::uint8_t>(std::lround(std::clamp(value, 0.0, 255.0)));
}

/** BT.709 of limited range by its definition; chroma of the nearest sample. */
void readVideo(const AVFrame &frame, std::vector<std::uint8_t> &rgba)
{
    for (int y = 0; y < frame.height; ++y) {
        for (int x = 0; x < frame.width; ++x) {
            const double luma = (frame.data[0][y * frame.linesize[0] + x] - 16) * 255.0 / 219;
            const double blue = (frame.data[1][y / 2 * frame.linesize[1] + x / 2] - 128) * 255.0 / 224;
            const double red = (frame.data[2][y / 2 * frame.linesize[2] + x / 2] - 128) * 255.0 / 224;
            rgba.push_back(byteOf(luma + 1.5748 * red));
            rgba.push_back(byteOf(luma - 0.18732 * blue - 0.46812 * red));
            rgba.push_back(byteOf(luma + 1.8556 * blue));
            rgba.push_back(frame.format == AV_PIX_FMT_YUVA420P ? frame.data[3][y * frame.linesize[3] + x] : 255);
        }
    }
}

/** Where r g b a stand in a pixel of packed bytes, and how many it has; -1 for none. */
struct Packing {
    int bytes;
    std::array<int, 4> at;
};

Packing packingOf(int format)
{
    switch (format) {
    case AV_PIX_FMT_RGB24: return {3, {0, 1, 2, -1}};
    case AV_PIX_FMT_RGBA: return {4, {0, 1, 2, 3}};
    case AV_PIX_FMT_BGRA: return {4, {2, 1, 0, 3}};
    case AV_PIX_FMT_ARGB: return {4, {1, 2, 3, 0}};
    default: return {0, {}};
    }
}

bool readPixels(const AVFrame &frame, std::vector<std::uint8_t> &rgba)
{
    if (frame.format == AV_PIX_FMT_YUV420P || frame.format == AV_PIX_FMT_YUVA420P) {
        readVideo(frame, rgba);
        return true;
    }
    const Packing packing = packingOf(frame.format);
    if (packing.bytes == 0)
        return false;
    for (int y = 0; y < frame.height; ++y) {
        for (int x = 0; x < frame.width; ++x) {
            const std::uint8_t *pixel = frame.data[0] + y * frame.linesize[0] + x * packing.bytes;
            for (const int at : packing.at)
                rgba.push_back(at < 0 ? 255 : pixel[at]);
        }
    }
    return true;
}

const AVCodec *decoderOf(const AVStream &stream)
{
    // FFmpeg's own decoder of VP9 passes alpha over.
    if (stream.codecpar->codec_id == AV_CODEC_ID_VP9)
        return avcodec_find_decoder_by_name("libvpx-vp9");
    return avcodec_find_decoder(stream.codecpar->codec_id);
}

bool takeFrames(AVCodecContext *decoder, AVFrame *frame, AVRational base, ReadFilm &film)
{
    while (avcodec_receive_frame(decoder, frame) == 0) {
        ReadFrame read;
        read.start = static_cast<double>(frame->pts) * av_q2d(base);
        read.duration = static_cast<double>(frame->pkt_duration) * av_q2d(base);
        film.pixelFormat = av_get_pix_fmt_name(static_cast<AVPixelFormat>(frame->format));
        if (!readPixels(*frame, read.rgba))
            return false;
        film.frames.push_back(std::move(read));
        av_frame_unref(frame);
    }
    return true;
}

} // namespace

Pixel ReadFilm::pixel(std::size_t frame, int x, int y) const
{
    const std::size_t at =
        (static_cast<std::size_t>(y) * static_cast<std::size_t>(width) + static_cast<std::size_t>(x)) * 4;
    if (frame >= frames.size() || at + 4 > frames[frame].rgba.size())
        return {-1, -1, -1, -1};
    const std::uint8_t *pixel = frames[frame].rgba.data() + at;
    return {pixel[0], pixel[1], pixel[2], pixel[3]};
}

std::size_t ReadFilm::frameAt(double at) const
{
    std::size_t frame = 0;
    while (frame + 1 < frames.size() && frames[frame + 1].start <= at)
        ++frame;
    return frame;
}

int differenceOf(const Pixel &a, const Pixel &b)
{
    if (a[3] == 0 && b[3] == 0)
        return 0;
    int most = 0;
    for (std::size_t i = 0; i < 4; ++i)
        most = std::max(most, std::abs(a[i] - b[i]));
    return most;
}

ReadFilm readFilm(const std::string &path)
{
    if (path.ends_with(".webp"))
        return readWebP(path);
    ReadFilm film;
    AVFormatContext *file = nullptr;
    if (avformat_open_input(&file, path.c_str(), nullptr, nullptr) < 0)
        return film;
    avformat_find_stream_info(file, nullptr);
    const AVStream &stream = *file->streams[0];
    const AVCodec *codec = decoderOf(stream);
    AVCodecContext *decoder = avcodec_alloc_context3(codec);
    avcodec_parameters_to_context(decoder, stream.codecpar);
    decoder->pkt_timebase = stream.time_base;
    film.isRead = codec != nullptr && avcodec_open2(decoder, codec, nullptr) == 0;
    film.width = stream.codecpar->width;
    film.height = stream.codecpar->height;
    film.codec = avcodec_get_name(stream.codecpar->codec_id);
    film.colours = std::string(av_color_range_name(stream.codecpar->color_range)) + ' '
                   + av_color_space_name(stream.codecpar->color_space) + ' '
                   + av_color_primaries_name(stream.codecpar->color_primaries) + ' '
                   + av_color_transfer_name(stream.codecpar->color_trc);
    film.seconds = static_cast<double>(file->duration) / AV_TIME_BASE;
    AVPacket *packet = av_packet_alloc();
    AVFrame *frame = av_frame_alloc();
    while (film.isRead && av_read_frame(file, packet) == 0) {
        film.isRead = avcodec_send_packet(decoder, packet) == 0 && takeFrames(decoder, frame, stream.time_base, film);
        av_packet_unref(packet);
    }
    if (film.isRead) {
        avcodec_send_packet(decoder, nullptr);
        film.isRead = takeFrames(decoder, frame, stream.time_base, film);
    }
    av_frame_free(&frame);
    av_packet_free(&packet);
    avcodec_free_context(&decoder);
    avformat_close_input(&file);
    return film;
}

/** A still picture of any kind, by FFmpeg. */
std::vector<std::uint8_t> decodeStill(const std::string &decoderName, const std::string &bytes, int &width, int &height)
{
    std::vector<std::uint8_t> rgba;
    const AVCodec *codec = avcodec_find_decoder_by_name(decoderName.c_str());
    AVCodecContext *decoder = avcodec_alloc_context3(codec);
    AVPacket *packet = av_packet_alloc();
    AVFrame *frame = av_frame_alloc();
    av_new_packet(packet, static_cast<int>(bytes.size()));
    std::copy(bytes.begin(), bytes.end(), packet->data);
    if (avcodec_open2(decoder, codec, nullptr) == 0 && avcodec_send_packet(decoder, packet) == 0
        && avcodec_receive_frame(decoder, frame) == 0 && readPixels(*frame, rgba)) {
        width = frame->width;
        height = frame->height;
    }
    av_frame_free(&frame);
    av_packet_free(&packet);
    avcodec_free_context(&decoder);
    return rgba;
}

} // namespace clipwright::testing
