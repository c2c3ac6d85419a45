// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#include "model/io/home.h"

#include "model/cook/cook.h"
#include "model/cook/lift.h"
#include "model/io/files/files.h"
#include "model/io/lottie/writer/lottie_home_rule.h"
#include "model/io/lottie_file.h"
#include "model/io/lottie_file_writer.h"
#include "model/io/oanim/oanim_format.h"

#include <algorithm>

namespace clipwright {

namespace {

/** The first refusal of a cook as the one reason. */
Error needsSource(const Issues &issues)
{
    const auto first = std::ranges::find(issues, Severity::Error, &Issue::severity);
    Error error{"needs-source", {}, "the file's format cannot say this"};
    if (first != issues.end()) {
        error.where = first->where;
        error.what = (first->layer.empty() ? "" : "layer '" + first->layer + "': ") + first->what;
    }
    return error;
}

Result<std::string> writeCookedHome(const RigHome &home, const Rig &rig)
{
    const CookOutput output = cook(rig);
    if (output.isRefused())
        return tl::make_unexpected(needsSource(output.issues));
    if (rig.compositions.size() > 1 || !rig.main().name.empty())
        return refuse("needs-source", "the file's format has one composition, without a name");
    const bool isOanim = home.format == FormatId::Oanim;
    if (!isOanim && !(output.rig->clips.empty() && output.rig->marks.empty()))
        return refuse("needs-source", "an .oshape has no clips and marks");
    Result<std::string> text = isOanim ? Result<std::string>(writeOanim(*output.rig)) : writeOshape(*output.rig);
    const Result<CookedRig> again = !text     ? tl::make_unexpected(text.error())
                                    : isOanim ? readOanim(*text, home.path)
                                              : readOshape(*text, home.path);
    if (!again)
        return refuse("needs-source", again.error().what);
    return text;
}

} // namespace

std::string addressOf(const RigHome &home)
{
    return home.animation.empty() ? home.path : home.path + "#" + home.animation;
}

HomeReading readHome(RigHome home)
{
    HomeReading reading{std::move(home), {}, {}};
    const RigHome &file = reading.home;
    if (file.format == FormatId::Lottie) {
        LottieReading read = readLottieFile(file.bytes, file.path, file.animation);
        reading.rig = std::move(read.rig);
        reading.issues = std::move(read.issues);
        return reading;
    }
    const Result<CookedRig> cooked =
        file.format == FormatId::Oshape ? readOshape(*file.bytes, file.path) : readOanim(*file.bytes, file.path);
    if (cooked)
        reading.rig = lift(*cooked);
    else
        reading.issues.push_back(issueOf(cooked.error()));
    return reading;
}

HomeReading openHome(const std::string &path)
{
    const auto refused = [](const Error &error) { return HomeReading{{}, {}, {issueOf(error)}}; };
    const Result<FormatId> format = rigFormatOfPath(path);
    if (!format)
        return refused(format.error());
    RigHome home{path, {}, *format, nullptr};
    Result<std::shared_ptr<const std::string>> bytes = readFile(path);
    // A file that has `#` in its own name comes before an animation of another one.
    if (const std::optional<AnimationAddress> address = parseAnimationAddress(path); !bytes && address) {
        home.path = address->file;
        home.animation = address->animation;
        bytes = readFile(home.path);
    }
    if (!bytes)
        return refused(bytes.error());
    home.bytes = std::move(*bytes);
    return readHome(std::move(home));
}

Result<std::string> writeHome(const RigHome &home, const Rig &rig)
{
    return home.format == FormatId::Lottie ? writeLottieFile(home.bytes, home.animation, rig)
                                           : writeCookedHome(home, rig);
}

HomeRule ruleOf(FormatId home)
{
    return home == FormatId::Lottie ? lottieHomeRule() : HomeRule();
}

} // namespace clipwright
