// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#include "model/io/home.h"

#include "model/cook/cook.h"
#include "model/cook/lift.h"
#include "model/io/clip_file.h"
#include "model/io/files/files.h"
#include "model/io/lottie/writer/lottie_home_rule.h"
#include "model/io/lottie_file.h"
#include "model/io/lottie_file_writer.h"
#include "model/io/oanim/oanim_format.h"
#include "model/io/oclip/oclip_format.h"
#include "model/io/oclip/oclip_home_rule.h"
#include "model/io/ostage/ostage_format.h"

#include <algorithm>
#include <functional>

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

Result<std::string> writeCookedHome(const DocumentHome &home, const Rig &rig)
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

void readRig(const DocumentHome &file, HomeReading &reading)
{
    if (file.format == FormatId::Lottie) {
        LottieReading read = readLottieFile(file.bytes, file.path, file.animation);
        if (read.rig)
            reading.value = std::move(*read.rig);
        reading.issues = std::move(read.issues);
        return;
    }
    const Result<CookedRig> cooked =
        file.format == FormatId::Oshape ? readOshape(*file.bytes, file.path) : readOanim(*file.bytes, file.path);
    if (cooked)
        reading.value = lift(*cooked);
    else
        reading.issues.push_back(issueOf(cooked.error()));
}

/**
 * Text that says a value, by what it was read from: that text itself where the value is still the same, else `written`, once it
 * is known to be read as that.
 */
Result<std::string> settled(const DocumentHome &home, std::string written,
                            const std::function<Result<std::string>(const std::string &)> &again)
{
    // What was never edited keeps its spelling.
    if (const Result<std::string> was = home.bytes ? again(*home.bytes) : std::string(); was && *was == written)
        return *home.bytes;
    const Result<std::string> read = again(written);
    if (!read || *read != written)
        return refuse("not-said", "the file would be read otherwise than it is", {home.path, 0, 0, {}});
    return written;
}

Result<std::string> writeClipHome(const DocumentHome &home, const Clip &clip)
{
    return settled(home, writeOclip(clip), [&home](const std::string &text) {
        const auto shared = std::make_shared<const std::string>(text);
        return readOclip(shared, home.path).map([](const OclipReading &reading) { return writeOclip(reading.clip); });
    });
}

Result<std::string> writeStageHome(const DocumentHome &home, const Stage &stage)
{
    return settled(home, writeOstage(stage), [&home](const std::string &text) {
        const auto shared = std::make_shared<const std::string>(text);
        return readOstage(shared, home.path).map([](const OstageReading &reading) {
            return writeOstage(reading.stage);
        });
    });
}

} // namespace

std::string addressOf(const DocumentHome &home)
{
    return home.animation.empty() ? home.path : home.path + "#" + home.animation;
}

HomeReading readHome(DocumentHome home)
{
    HomeReading reading{std::move(home), {}, {}};
    const DocumentHome &file = reading.home;
    switch (rowOf(file.format).kind) {
    case AssetKind::Rig: readRig(file, reading); break;
    case AssetKind::Clip: {
        ClipFile clip = clipFileOf(file.path, file.bytes);
        if (clip.clip)
            reading.value = *clip.clip;
        reading.issues = std::move(clip.issues);
        break;
    }
    case AssetKind::Stage: {
        Result<OstageReading> stage = readOstage(file.bytes, file.path);
        reading.issues = stage ? std::move(stage->issues) : Issues{issueOf(stage.error())};
        if (stage)
            reading.value = std::move(stage->stage);
        break;
    }
    case AssetKind::Curve:
        reading.issues.push_back(
            issueOf({"not-a-document", {file.path, 0, 0, {}}, "expected a file that holds a rig, a clip or a stage"}));
        break;
    }
    return reading;
}

HomeReading openHome(const std::string &path)
{
    const auto refused = [](const Error &error) { return HomeReading{{}, {}, {issueOf(error)}}; };
    const Result<FormatId> format = formatOfPath(path);
    if (!format)
        return refused(format.error());
    DocumentHome home{path, {}, *format, nullptr};
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

Result<std::string> writeHome(const DocumentHome &home, const DocumentValue &value)
{
    switch (home.format) {
    case FormatId::Lottie: return writeLottieFile(home.bytes, home.animation, std::get<Rig>(value));
    case FormatId::Oclip: return writeClipHome(home, std::get<Clip>(value));
    case FormatId::Ostage: return writeStageHome(home, std::get<Stage>(value));
    default: return writeCookedHome(home, std::get<Rig>(value));
    }
}

HomeRule ruleOf(FormatId home)
{
    switch (home) {
    case FormatId::Lottie: return lottieHomeRule();
    case FormatId::Oclip: return oclipHomeRule();
    default: return HomeRule();
    }
}

} // namespace clipwright
