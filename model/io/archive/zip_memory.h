// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <minizip/unzip.h>

#include <memory>
#include <string>

namespace clipwright {

/** Bytes in memory as minizip reads a file. */
struct MemoryFile {
    const std::string *bytes;
    ZPOS64_T at = 0;
    bool isShort = false; ///< more was asked for than there is
};

struct ZipCloser {
    void operator()(void *zip) const { unzClose(zip); }
};
using ZipHandle = std::unique_ptr<void, ZipCloser>;
/** Null for what is no zip. The handle lives as long as `file`. */
ZipHandle openZip(MemoryFile &file);

} // namespace clipwright
