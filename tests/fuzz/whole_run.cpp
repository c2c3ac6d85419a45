// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#include "fuzz/whole_run.h"

#include "fuzz/play_rig.h"
#include "model/cook/cook.h"
#include "model/cook/lift.h"
#include "model/io/lottie_file.h"
#include "model/io/oanim/oanim_format.h"
#include "model/io/png/png_format.h"
#include "model/io/rig_file.h"

#include <string>

namespace clipwright::fuzz {

namespace {

/** Hundred thousands of numbers after which a cook is cancelled: what a run may take, sanitizers and all. */
constexpr int kMostAskings = 12;

std::string textOf(const CookedRig &rig)
{
    if (!rig.isStill)
        return writeOanim(rig);
    const Result<std::string> text = writeOshape(rig);
    require(text.has_value(), "what was read as .oshape must be writable as one");
    return *text;
}

Result<CookedRig> readText(const std::string &text, bool isStill)
{
    return isStill ? readOshape(text) : readOanim(text);
}

/** Written, read and written again: the same rig and the same bytes. A morph set without a name gets one by writing. */
void checkText(CookedRig rig, const std::string &text, bool isStill)
{
    for (CookedMorph &morph : rig.morphs)
        morph.name = morph.name.empty() ? "target" : morph.name;
    const Result<CookedRig> again = readText(text, isStill);
    require(again.has_value(), again ? std::string() : "what was written does not read: " + again.error().what);
    require(isStill != rig.isStill || again->sameContent(rig), "what was written reads as another rig");
    require(textOf(*again) == text, "what was read and written again has other bytes");
}

/** cook(lift(x)) = x, kept lines included. */
void checkLift(const CookedRig &rig, const std::string &text)
{
    const CookOutput output = cook(lift(rig));
    require(output.rig && !output.isRefused(), "a lifted rig must cook");
    require(output.rig->sameContent(rig), "a lifted rig cooks to another one");
    require(textOf(*output.rig) == text, "a lifted rig cooks to other bytes");
}

void checkRefusal(const Error &error, int lineCount)
{
    require(!error.code.empty() && !error.what.empty(), "a refusal without a code or a sentence");
    require(error.where.line >= 0 && error.where.line <= lineCount, "a refusal at a line that is not there");
}

int lineCountOf(std::string_view bytes)
{
    int count = bytes.empty() || bytes.back() == '\n' ? 0 : 1;
    for (const char c : bytes)
        count += c == '\n' ? 1 : 0;
    return count;
}

TextureSet texturesOf(const CookOutput &output)
{
    TextureSet set;
    for (const CookedTexture &texture : output.textures) {
        if (!texture.bytes)
            continue;
        if (Result<Picture> picture = decodePng(*texture.bytes))
            set.add(texture.name, std::make_shared<const Texture>(std::move(*picture)));
    }
    return set;
}

void runNative(std::string_view bytes, bool isStill)
{
    const Result<CookedRig> rig = isStill ? readOshape(bytes, "a") : readOanim(bytes, "a");
    if (!rig) {
        checkRefusal(rig.error(), lineCountOf(bytes));
        return;
    }
    playRig(*rig, nullptr);
    const std::string text = textOf(*rig);
    checkText(*rig, text, isStill);
    checkLift(*rig, text);
}

} // namespace

void runOanim(std::string_view bytes)
{
    runNative(bytes, false);
}

void runOshape(std::string_view bytes)
{
    runNative(bytes, true);
}

void runLottie(std::string_view bytes)
{
    // A folder that is not there: nothing beside the file is opened.
    const LottieReading reading = readLottieFile(std::make_shared<const std::string>(bytes), "nowhere/a.json");
    require(reading.rig || hasErrors(reading.issues), "neither a rig nor a reason");
    if (!reading.rig)
        return;
    int asked = 0;
    const CookOutput output = cook(*reading.rig, {}, [&asked] { return ++asked > kMostAskings; });
    require(output.rig || hasErrors(output.issues), "neither a cooked rig nor a reason");
    if (!output.rig)
        return;
    const TextureSet textures = texturesOf(output);
    playRig(*output.rig, &textures);
    if (output.isRefused())
        return;
    const CookedText written = writeCooked(*output.rig);
    checkText(*output.rig, written.text, written.format == FormatId::Oshape);
}

} // namespace clipwright::fuzz
