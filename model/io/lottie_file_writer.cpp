// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#include "model/io/lottie_file_writer.h"

#include "model/io/archive/gzip.h"
#include "model/io/archive/zip_replace.h"
#include "model/io/lottie/writer/lottie_writer.h"
#include "model/io/lottie_package.h"

namespace clipwright {

Result<std::string> writeLottieFile(const std::shared_ptr<const std::string> &bytes, const std::string &animation,
                                    const Rig &rig)
{
    Result<std::string> text = writeLottie(rig);
    const bool isNew = !bytes || bytes->empty();
    if (!text || isNew || !(looksLikeZip(*bytes) || looksLikeGzip(*bytes)))
        return text;
    if (rig.text && *rig.text == *text)
        return *bytes;
    if (looksLikeGzip(*bytes))
        return deflateGzip(*text);
    const Result<LottiePackage> package = LottiePackage::open(bytes, {});
    if (!package)
        return tl::make_unexpected(package.error());
    const std::string entry = package->entryOf(animation.empty() ? package->activeId() : animation);
    return replaceInZip(*bytes, entry, *text);
}

} // namespace clipwright
