// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT

#include "model/io/archive/gzip.h"

#include <zlib.h>

#include <array>
#include <limits>

namespace clipwright {

namespace {

constexpr int kGzipOnly = 16; // added to zlib's window bits
constexpr std::size_t kStep = std::size_t(64) << 10;

/** A zlib stream over bytes, which ends itself. */
class Inflater {
public:
    explicit Inflater(std::string_view bytes)
    {
        m_isSound =
            bytes.size() <= std::numeric_limits<uInt>::max() && inflateInit2(&m_stream, MAX_WBITS + kGzipOnly) == Z_OK;
        m_isOpen = m_isSound;
        // zlib's interface takes what it reads as changeable, and does not change it.
        m_stream.next_in = reinterpret_cast<Bytef *>(const_cast<char *>(bytes.data()));
        m_stream.avail_in = static_cast<uInt>(bytes.size());
    }
    Inflater(const Inflater &) = delete;
    Inflater &operator=(const Inflater &) = delete;
    ~Inflater()
    {
        if (m_isOpen)
            inflateEnd(&m_stream);
    }

    bool isSound() const { return m_isSound; }
    bool isAtEnd() const { return m_isAtEnd; }

    /** The next bytes of all members, as many as there is room for at `out`; fewer at the end, or where it is not sound. */
    std::size_t read(char *out, std::size_t room)
    {
        m_stream.next_out = reinterpret_cast<Bytef *>(out);
        m_stream.avail_out = static_cast<uInt>(room);
        while (m_isSound && !m_isAtEnd && m_stream.avail_out > 0) {
            const int state = inflate(&m_stream, Z_NO_FLUSH);
            m_isSound = state == Z_OK || state == Z_STREAM_END;
            m_isAtEnd = state == Z_STREAM_END && m_stream.avail_in == 0;
            if (state == Z_STREAM_END && !m_isAtEnd) // one more member
                m_isSound = inflateReset(&m_stream) == Z_OK;
        }
        return room - m_stream.avail_out;
    }

private:
    z_stream m_stream{};
    bool m_isOpen = false;
    bool m_isSound = false;
    bool m_isAtEnd = false;
};

} // namespace

bool looksLikeGzip(std::string_view bytes)
{
    return bytes.starts_with("\x1f\x8b");
}

Result<std::shared_ptr<const std::string>> inflateGzip(std::string_view bytes, const std::string &file,
                                                       const ArchiveCaps &caps)
{
    const Place place{file, 0, 0, {}};
    // Once to count, checksums included, and once to keep: what grows too large is never held, nor copied while it grows.
    std::size_t size = 0;
    std::array<char, kStep> step;
    Inflater counter(bytes);
    while (counter.isSound() && !counter.isAtEnd()) {
        size += counter.read(step.data(), step.size());
        if (size > caps.gzipBytes || !caps.allowRatio(size, bytes.size()))
            return refuse("gzip-too-large",
                          "the compressed file grows too large: more than 32 MiB, or 200 times its size", place);
    }
    if (!counter.isSound())
        return refuse("gzip-malformed", "the compressed file is broken or cut short", place);
    auto text = std::make_shared<std::string>(size, '\0');
    Inflater(bytes).read(text->data(), size);
    return std::shared_ptr<const std::string>(std::move(text));
}

std::string deflateGzip(std::string_view bytes)
{
    z_stream stream{};
    if (deflateInit2(&stream, Z_BEST_COMPRESSION, Z_DEFLATED, MAX_WBITS + kGzipOnly, MAX_MEM_LEVEL, Z_DEFAULT_STRATEGY)
        != Z_OK)
        return {};
    std::string packed(deflateBound(&stream, static_cast<uLong>(bytes.size())), '\0');
    stream.next_in = reinterpret_cast<Bytef *>(const_cast<char *>(bytes.data()));
    stream.avail_in = static_cast<uInt>(bytes.size());
    stream.next_out = reinterpret_cast<Bytef *>(packed.data());
    stream.avail_out = static_cast<uInt>(packed.size());
    const bool isDone = deflate(&stream, Z_FINISH) == Z_STREAM_END;
    packed.resize(isDone ? stream.total_out : 0);
    deflateEnd(&stream);
    return packed;
}

} // namespace clipwright
