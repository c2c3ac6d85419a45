// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#include "model/io/archive/zip_memory.h"

#include <algorithm>
#include <cstring>

namespace clipwright {

namespace {

voidpf ZCALLBACK openMemory(voidpf opaque, const void *, int)
{
    return opaque;
}

uLong ZCALLBACK readMemory(voidpf, voidpf stream, void *buffer, uLong size)
{
    auto &file = *static_cast<MemoryFile *>(stream);
    const ZPOS64_T count = std::min<ZPOS64_T>(size, file.bytes->size() - file.at);
    std::memcpy(buffer, file.bytes->data() + file.at, count);
    file.at += count;
    file.isShort = file.isShort || count < size;
    return static_cast<uLong>(count);
}

ZPOS64_T ZCALLBACK tellMemory(voidpf, voidpf stream)
{
    return static_cast<MemoryFile *>(stream)->at;
}

long ZCALLBACK seekMemory(voidpf, voidpf stream, ZPOS64_T offset, int origin)
{
    auto &file = *static_cast<MemoryFile *>(stream);
    ZPOS64_T base = 0;
    if (origin == ZLIB_FILEFUNC_SEEK_CUR)
        base = file.at;
    else if (origin == ZLIB_FILEFUNC_SEEK_END)
        base = file.bytes->size();
    if (offset > file.bytes->size() - base)
        return -1;
    file.at = base + offset;
    return 0;
}

int ZCALLBACK closeMemory(voidpf, voidpf)
{
    return 0;
}

/** minizip takes what it cannot read for 0, unless this says otherwise. */
int ZCALLBACK errorOfMemory(voidpf, voidpf stream)
{
    return static_cast<MemoryFile *>(stream)->isShort ? 1 : 0;
}

} // namespace

ZipHandle openZip(MemoryFile &file)
{
    zlib_filefunc64_def functions{};
    functions.zopen64_file = openMemory;
    functions.zread_file = readMemory;
    functions.ztell64_file = tellMemory;
    functions.zseek64_file = seekMemory;
    functions.zclose_file = closeMemory;
    functions.zerror_file = errorOfMemory;
    functions.opaque = &file;
    return ZipHandle(unzOpen2_64("", &functions));
}

} // namespace clipwright
