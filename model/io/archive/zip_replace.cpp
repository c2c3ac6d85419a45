// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#include "model/io/archive/zip_replace.h"

#include "model/io/archive/archive_caps.h"
#include "model/io/archive/zip_memory.h"

#include <minizip/zip.h>
#include <zlib.h>

#include <algorithm>
#include <cstring>
#include <limits>
#include <memory>

namespace clipwright {

namespace {

/** Bytes in memory as minizip writes a file. */
struct GrowingFile {
    std::string bytes;
    ZPOS64_T at = 0;
};

voidpf ZCALLBACK openGrowing(voidpf opaque, const void *, int)
{
    return opaque;
}

uLong ZCALLBACK readGrowing(voidpf, voidpf stream, void *buffer, uLong size)
{
    auto &file = *static_cast<GrowingFile *>(stream);
    const ZPOS64_T count = std::min<ZPOS64_T>(size, file.bytes.size() - std::min<ZPOS64_T>(file.at, file.bytes.size()));
    std::memcpy(buffer, file.bytes.data() + file.at, count);
    file.at += count;
    return static_cast<uLong>(count);
}

uLong ZCALLBACK writeGrowing(voidpf, voidpf stream, const void *buffer, uLong size)
{
    auto &file = *static_cast<GrowingFile *>(stream);
    file.bytes.resize(std::max<std::size_t>(file.bytes.size(), file.at + size));
    std::memcpy(file.bytes.data() + file.at, buffer, size);
    file.at += size;
    return size;
}

ZPOS64_T ZCALLBACK tellGrowing(voidpf, voidpf stream)
{
    return static_cast<GrowingFile *>(stream)->at;
}

long ZCALLBACK seekGrowing(voidpf, voidpf stream, ZPOS64_T offset, int origin)
{
    auto &file = *static_cast<GrowingFile *>(stream);
    const ZPOS64_T base = origin == ZLIB_FILEFUNC_SEEK_CUR   ? file.at
                          : origin == ZLIB_FILEFUNC_SEEK_END ? file.bytes.size()
                                                             : 0;
    file.at = base + offset;
    return file.at <= file.bytes.size() ? 0 : -1;
}

int ZCALLBACK nothingOfGrowing(voidpf, voidpf)
{
    return 0;
}

zipFile openNew(GrowingFile &file)
{
    zlib_filefunc64_def functions{};
    functions.zopen64_file = openGrowing;
    functions.zread_file = readGrowing;
    functions.zwrite_file = writeGrowing;
    functions.ztell64_file = tellGrowing;
    functions.zseek64_file = seekGrowing;
    functions.zclose_file = nothingOfGrowing;
    functions.zerror_file = nothingOfGrowing;
    functions.opaque = &file;
    return zipOpen2_64("", APPEND_STATUS_CREATE, nullptr, &functions);
}

struct Head {
    unz_file_info64 info{};
    std::string name;
    std::string extra;
    std::string comment;
};

bool readHead(unzFile zip, Head &head)
{
    if (unzGetCurrentFileInfo64(zip, &head.info, nullptr, 0, nullptr, 0, nullptr, 0) != UNZ_OK)
        return false;
    head.name.resize(head.info.size_filename);
    head.extra.resize(head.info.size_file_extra);
    head.comment.resize(head.info.size_file_comment);
    return unzGetCurrentFileInfo64(zip, &head.info, head.name.data(), head.name.size(), head.extra.data(),
                                   head.extra.size(), head.comment.data(), head.comment.size())
           == UNZ_OK;
}

/** minizip writes sizes into the head itself: bit 3 would say that they follow. */
constexpr uLong kSizesFollow = 8;

class ZipCopier {
public:
    ZipCopier(unzFile from, zipFile to) : m_from(from), m_to(to) {}

    /** The current entry with its packed bytes. */
    bool copy(const Head &head)
    {
        std::string packed(head.info.compressed_size, '\0');
        int method = 0;
        int level = 0;
        if (unzOpenCurrentFile2(m_from, &method, &level, 1) != UNZ_OK)
            return false;
        const bool isRead =
            packed.empty() || unzReadCurrentFile(m_from, packed.data(), sizeOf(packed)) == int(packed.size());
        unzCloseCurrentFile(m_from);
        return isRead && open(head, true) && zipWriteInFileInZip(m_to, packed.data(), sizeOf(packed)) == ZIP_OK
               && zipCloseFileInZipRaw64(m_to, head.info.uncompressed_size, head.info.crc) == ZIP_OK;
    }

    bool write(const Head &head, std::string_view content)
    {
        return open(head, false) && zipWriteInFileInZip(m_to, content.data(), sizeOf(content)) == ZIP_OK
               && zipCloseFileInZip(m_to) == ZIP_OK;
    }

private:
    static unsigned sizeOf(std::string_view bytes) { return static_cast<unsigned>(bytes.size()); }

    bool open(const Head &head, bool isRaw)
    {
        zip_fileinfo info{};
        info.dosDate = head.info.dosDate;
        info.internal_fa = head.info.internal_fa;
        info.external_fa = head.info.external_fa;
        const char *comment = head.comment.empty() ? nullptr : head.comment.c_str();
        return zipOpenNewFileInZip4_64(m_to, head.name.c_str(), &info, nullptr, 0, head.extra.data(),
                                       static_cast<uInt>(head.extra.size()), comment,
                                       static_cast<int>(head.info.compression_method), Z_BEST_COMPRESSION,
                                       isRaw ? 1 : 0, -MAX_WBITS, DEF_MEM_LEVEL, Z_DEFAULT_STRATEGY, nullptr, 0,
                                       head.info.version, head.info.flag & ~kSizesFollow, 0)
               == ZIP_OK;
    }

    unzFile m_from;
    zipFile m_to;
};

std::string commentOf(unzFile zip)
{
    unz_global_info64 info{};
    if (unzGetGlobalInfo64(zip, &info) != UNZ_OK || info.size_comment == 0)
        return {};
    std::string comment(info.size_comment + 1, '\0');
    const int length = unzGetGlobalComment(zip, comment.data(), static_cast<uLong>(comment.size()));
    comment.resize(static_cast<std::size_t>(std::max(length, 0)));
    return comment;
}

} // namespace

Result<std::string> replaceInZip(const std::string &bytes, std::string_view name, std::string_view content)
{
    const auto malformed = [] { return refuse("zip-malformed", "the zip archive is broken or cut short"); };
    MemoryFile memory;
    memory.bytes = &bytes;
    const ZipHandle from = openZip(memory);
    GrowingFile file;
    const zipFile to = from ? openNew(file) : nullptr;
    if (!to)
        return malformed();
    ZipCopier copier(from.get(), to);
    bool isSound = true;
    bool isReplaced = false;
    for (int state = unzGoToFirstFile(from.get()); isSound && state != UNZ_END_OF_LIST_OF_FILE;
         state = unzGoToNextFile(from.get())) {
        Head head;
        isSound = state == UNZ_OK && readHead(from.get(), head) && head.info.compressed_size <= ArchiveCaps().zipBytes;
        const bool isMeant = isSound && !isReplaced && head.name == name;
        isSound = isSound && (isMeant ? copier.write(head, content) : copier.copy(head));
        isReplaced = isReplaced || isMeant;
    }
    const std::string comment = commentOf(from.get());
    isSound = zipClose(to, comment.empty() ? nullptr : comment.c_str()) == ZIP_OK && isSound;
    if (!isSound)
        return malformed();
    if (!isReplaced)
        return refuse("zip-entry-missing", "the zip archive has no such entry");
    return std::move(file.bytes);
}

} // namespace clipwright
