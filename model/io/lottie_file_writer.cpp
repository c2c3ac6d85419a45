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
    if (looksLikeGzip(*bytes))
        return rig.text && *rig.text == *text ? Result<std::string>(*bytes) : deflateGzip(*text);
    const Result<LottiePackage> package = LottiePackage::open(bytes, {});
    if (!package)
        return tl::make_unexpected(package.error());
    // Others may have been saved into it meanwhile: what it holds now decides.
    const std::string id = animation.empty() ? package->activeId() : animation;
    if (const auto held = package->animation(id); held && **held == *text)
        return *bytes;
    const std::string entry = package->entryOf(id);
    return replaceInZip(*bytes, entry, *text);
}

} // namespace clipwright
