// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#include "model/io/clip_file.h"

#include "model/io/files/files.h"
#include "model/io/oclip/oclip_format.h"

namespace clipwright {

ClipFile clipFileOf(const std::string &path, const std::shared_ptr<const std::string> &bytes)
{
    ClipFile file;
    file.path = path;
    file.bytes = bytes;
    Result<OclipReading> reading = readOclip(bytes, path);
    if (!reading) {
        file.issues.push_back(issueOf(reading.error()));
        return file;
    }
    file.issues = std::move(reading->issues);
    file.clip = std::make_shared<const Clip>(std::move(reading->clip));
    return file;
}

ClipFile openClipFile(const std::string &path)
{
    const Result<std::shared_ptr<const std::string>> bytes = readFile(path);
    if (bytes)
        return clipFileOf(path, *bytes);
    ClipFile file;
    file.path = path;
    file.issues.push_back(issueOf(bytes.error()));
    return file;
}

} // namespace clipwright
