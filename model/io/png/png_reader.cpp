// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#include "model/io/png/png_format.h"

#include "model/core/out_of_memory.h"

#include <png.h>

#include <csetjmp>
#include <cstdint>
#include <cstring>
#include <utility>

namespace clipwright {

namespace {

constexpr png_uint_32 kMaxSide = 16384;
constexpr std::size_t kMaxPixelBytes = std::size_t(256) << 20;
// Of one chunk beside the pixels (profile, text): more is not for us.
constexpr png_alloc_size_t kMaxChunkBytes = 8U << 20;

struct Source {
    std::string_view bytes;
    std::size_t at = 0;
};

/** libpng reports a fault by jumping back to the reader, so none of its frames may own anything. */
[[noreturn]] void onError(png_structp png, png_const_charp)
{
    png_longjmp(png, 1);
}

void onWarning(png_structp, png_const_charp) {}

void take(png_structp png, png_bytep data, png_size_t size)
{
    auto *source = static_cast<Source *>(png_get_io_ptr(png));
    if (size > source->bytes.size() - source->at)
        png_error(png, "cut off");
    std::memcpy(data, source->bytes.data() + source->at, size);
    source->at += size;
}

bool readHeader(png_structp png, png_infop info, Source &source)
{
    if (setjmp(png_jmpbuf(png)) != 0)
        return false;
    png_set_user_limits(png, PNG_UINT_31_MAX, PNG_UINT_31_MAX); // ours come with our own words
    png_set_chunk_malloc_max(png, kMaxChunkBytes);
    png_set_read_fn(png, &source, take);
    png_read_info(png, info);
    return true;
}

/** Straight RGBA rows into pixels of the header's size; `passes` of an interlaced picture lay over each other. */
bool readPixels(png_structp png, png_infop info, std::uint8_t *pixels)
{
    if (setjmp(png_jmpbuf(png)) != 0)
        return false;
    png_set_expand(png);
    png_set_scale_16(png);
    png_set_gray_to_rgb(png);
    png_set_add_alpha(png, 0xff, PNG_FILLER_AFTER);
    const int passes = png_set_interlace_handling(png);
    png_read_update_info(png, info);
    const std::size_t rowBytes = std::size_t(png_get_image_width(png, info)) * 4;
    if (png_get_rowbytes(png, info) != rowBytes)
        return false;
    const png_uint_32 height = png_get_image_height(png, info);
    for (int pass = 0; pass < passes; ++pass) {
        for (png_uint_32 y = 0; y < height; ++y)
            png_read_row(png, pixels + y * rowBytes, nullptr);
    }
    png_read_end(png, nullptr);
    return true;
}

void premultiply(Picture &picture)
{
    for (std::size_t at = 0; at + 4 <= picture.rgba.size(); at += 4) {
        const unsigned alpha = picture.rgba[at + 3];
        for (std::size_t i = at; i < at + 3; ++i)
            picture.rgba[i] = static_cast<std::uint8_t>((picture.rgba[i] * alpha + 127) / 255);
    }
}

Error unreadable()
{
    return {"png-unreadable", {}, "expected a whole PNG picture: what is there is broken, cut off or something else"};
}

Result<PngSize> sizeOf(png_structp png, png_infop info, Source &source)
{
    if (info == nullptr || !readHeader(png, info, source))
        return tl::make_unexpected(unreadable());
    const PngSize size{png_get_image_width(png, info), png_get_image_height(png, info)};
    if (size.width > kMaxSide || size.height > kMaxSide || std::size_t(size.width) * size.height * 4 > kMaxPixelBytes)
        return refuse("png-too-large", "expected a picture of at most 16384 pixels a side and 256 MiB, found "
                                           + std::to_string(size.width) + " by " + std::to_string(size.height));
    return size;
}

Result<Picture> decode(png_structp png, png_infop info, Source &source)
{
    const Result<PngSize> size = sizeOf(png, info, source);
    if (!size)
        return tl::make_unexpected(size.error());
    Picture picture(static_cast<int>(size->width), static_cast<int>(size->height));
    if (!readPixels(png, info, picture.rgba.data()))
        return tl::make_unexpected(unreadable());
    premultiply(picture);
    return picture;
}

/** A reader of libpng's; `info` is null where it could not be made. */
struct Reader {
    Reader() = default;
    Reader(const Reader &) = delete;
    Reader &operator=(const Reader &) = delete;
    ~Reader() { png_destroy_read_struct(&png, &info, nullptr); }

    png_structp png = png_create_read_struct(PNG_LIBPNG_VER_STRING, nullptr, onError, onWarning);
    png_infop info = png != nullptr ? png_create_info_struct(png) : nullptr;
};

/** What `read` makes of the bytes, with a reader of libpng's that is gone afterwards. */
template<class Value>
Result<Value> withReader(std::string_view bytes, Result<Value> (*read)(png_structp, png_infop, Source &))
{
    Source source{bytes, 0};
    Reader reader;
    return withinMemory([&] { return read(reader.png, reader.info, source); });
}

} // namespace

Result<Picture> decodePng(std::string_view bytes)
{
    return withReader(bytes, decode);
}

Result<PngSize> readPngSize(std::string_view bytes)
{
    return withReader(bytes, sizeOf);
}

} // namespace clipwright
