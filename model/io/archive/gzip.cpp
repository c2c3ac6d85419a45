// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT

#include "model/io/archive/gzip.h"

#include "model/io/archive/archive_caps.h"

#include <zlib.h>

#include <algorithm>
#include <array>
#include <limits>

namespace clipwright {

namespace {

constexpr int kGzipOnly = 16; // added to zlib's window bits
constexpr std::size_t kStep = std::size_t(64) << 10;

/** A zlib stream that ends itself. */
class Inflater {
public:
    Inflater() { m_isReady = inflateInit2(&m_stream, MAX_WBITS + kGzipOnly) == Z_OK; }
    Inflater(const Inflater &) = delete;
    Inflater &operator=(const Inflater &) = delete;
    ~Inflater()
    {
        if (m_isReady)
            inflateEnd(&m_stream);
    }

    bool isReady() const { return m_isReady; }
    z_stream &stream() { return m_stream; }

private:
    z_stream m_stream{};
    bool m_isReady = false;
};

} // namespace

bool looksLikeGzip(std::string_view bytes)
{
    return bytes.starts_with("\x1f\x8b");
}

Result<std::shared_ptr<const std::string>> inflateGzip(std::string_view bytes, const std::string &file)
{
    const Place place{file, 0, 0, {}};
    const auto malformed = [&] {
        return refuse("gzip-malformed", "the compressed file is broken or cut short", place);
    };
    Inflater inflater;
    if (!inflater.isReady() || bytes.size() > std::numeric_limits<uInt>::max())
        return malformed();
    z_stream &stream = inflater.stream();
    // zlib's interface takes what it reads as changeable, and does not change it.
    stream.next_in = reinterpret_cast<Bytef *>(const_cast<char *>(bytes.data()));
    stream.avail_in = static_cast<uInt>(bytes.size());
    auto text = std::make_shared<std::string>();
    std::array<char, kStep> step;
    for (;;) {
        stream.next_out = reinterpret_cast<Bytef *>(step.data());
        stream.avail_out = kStep;
        const int state = inflate(&stream, Z_NO_FLUSH);
        if (state != Z_OK && state != Z_STREAM_END)
            return malformed();
        text->append(step.data(), kStep - stream.avail_out);
        if (!archive_caps::allow(text->size(), bytes.size()))
            return refuse("gzip-too-large",
                          "the compressed file grows too large: more than 256 MiB, or 500 times its size", place);
        if (state == Z_STREAM_END && stream.avail_in == 0)
            return std::shared_ptr<const std::string>(std::move(text));
        if (state == Z_STREAM_END && inflateReset(&stream) != Z_OK) // one more member
            return malformed();
    }
}

} // namespace clipwright
