// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT

#include "model/io/film/film_output.h"

#include <cerrno>
#include <utility>

namespace clipwright {

namespace {

constexpr int kBufferBytes = 64 * 1024;

AVIOContext *makeContext(const Ffmpeg &ffmpeg, bool isWritten, void *owner, int (*read)(void *, std::uint8_t *, int),
                         int (*write)(void *, std::uint8_t *, int), std::int64_t (*seek)(void *, std::int64_t, int))
{
    void *buffer = ffmpeg.av_malloc(kBufferBytes);
    if (buffer == nullptr)
        return nullptr;
    AVIOContext *context = ffmpeg.avio_alloc_context(static_cast<unsigned char *>(buffer), kBufferBytes,
                                                     isWritten ? 1 : 0, owner, read, write, seek);
    if (context == nullptr)
        ffmpeg.av_freep(static_cast<void *>(&buffer));
    return context;
}

void freeContext(const Ffmpeg &ffmpeg, AVIOContext *context)
{
    if (context == nullptr)
        return;
    ffmpeg.av_freep(static_cast<void *>(&context->buffer)); // it may have been replaced by a larger one
    ffmpeg.avio_context_free(&context);
}

/** What a second context reads, from where. */
struct Reading {
    StagedFile &file;
    std::int64_t at = 0;
};

} // namespace

FilmOutput::FilmOutput(std::shared_ptr<const Ffmpeg> ffmpeg, std::unique_ptr<StagedFile> file)
    : m_ffmpeg(std::move(ffmpeg)),
      m_file(std::move(file)),
      m_context(makeContext(*m_ffmpeg, true, this, nullptr, write, seek))
{}

FilmOutput::~FilmOutput()
{
    freeContext(*m_ffmpeg, m_context);
}

Result<std::unique_ptr<FilmOutput>> FilmOutput::open(std::shared_ptr<const Ffmpeg> ffmpeg, const std::string &path,
                                                     FileCalls &calls)
{
    Result<std::unique_ptr<StagedFile>> file = StagedFile::open(path, calls);
    if (!file)
        return tl::make_unexpected(file.error());
    std::unique_ptr<FilmOutput> output(new FilmOutput(std::move(ffmpeg), std::move(*file)));
    if (output->m_context == nullptr)
        return output->m_ffmpeg->refuse(path, "making a buffer", AVERROR(ENOMEM));
    return output;
}

void FilmOutput::attachTo(AVFormatContext &muxer)
{
    muxer.pb = m_context;
    muxer.opaque = this;
    muxer.io_open = openAgain;
    muxer.io_close2 = closeAgain;
    muxer.flags |= AVFMT_FLAG_CUSTOM_IO;
}

int FilmOutput::write(void *output, std::uint8_t *bytes, int count)
{
    auto &self = *static_cast<FilmOutput *>(output);
    if (!self.m_file->write({reinterpret_cast<const char *>(bytes), static_cast<std::size_t>(count)}))
        return AVERROR(EIO); // the file itself knows why
    self.m_at += count;
    return count;
}

std::int64_t FilmOutput::seek(void *output, std::int64_t offset, int whence)
{
    auto &self = *static_cast<FilmOutput *>(output);
    if ((whence & AVSEEK_SIZE) != 0)
        return self.m_file->size();
    const std::int64_t base = whence == SEEK_CUR ? self.m_at : whence == SEEK_END ? self.m_file->size() : 0;
    if (base + offset < 0 || !self.m_file->seek(base + offset))
        return AVERROR(EIO);
    return self.m_at = base + offset;
}

int FilmOutput::read(void *reading, std::uint8_t *bytes, int count)
{
    auto &self = *static_cast<Reading *>(reading);
    const std::int64_t got = self.file.read(self.at, bytes, static_cast<std::size_t>(count));
    if (got <= 0)
        return got < 0 ? AVERROR(EIO) : AVERROR_EOF;
    self.at += got;
    return static_cast<int>(got);
}

std::int64_t FilmOutput::seekReading(void *reading, std::int64_t offset, int whence)
{
    if (whence != SEEK_SET || offset < 0)
        return AVERROR(ENOSYS);
    return static_cast<Reading *>(reading)->at = offset;
}

/** Nothing but what was written can be opened, whatever the name. */
int FilmOutput::openAgain(AVFormatContext *muxer, AVIOContext **context, const char *, int flags, AVDictionary **)
{
    auto &self = *static_cast<FilmOutput *>(muxer->opaque);
    if ((flags & AVIO_FLAG_WRITE) != 0)
        return AVERROR(EACCES);
    auto reading = std::make_unique<Reading>(Reading{*self.m_file});
    *context = makeContext(*self.m_ffmpeg, false, reading.get(), read, nullptr, seekReading);
    if (*context == nullptr)
        return AVERROR(ENOMEM);
    reading.release(); // closeAgain() takes it back
    return 0;
}

int FilmOutput::closeAgain(AVFormatContext *muxer, AVIOContext *context)
{
    if (context == nullptr)
        return 0;
    const std::unique_ptr<Reading> reading(static_cast<Reading *>(context->opaque));
    freeContext(*static_cast<FilmOutput *>(muxer->opaque)->m_ffmpeg, context);
    return 0;
}

} // namespace clipwright
