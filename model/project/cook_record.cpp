// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#include "model/project/cook_record.h"

#include "model/cook/cook_clips.h"
#include "model/core/numbers.h"
#include "model/io/files/sha1.h"

namespace clipwright {

namespace {

/** In the bounds that the command line has for the same option. */
Result<double> numberOf(std::string_view name, const std::string &text, double fallback, double minimum)
{
    constexpr double kMaximum = 1e9;
    if (text.empty())
        return fallback;
    const std::optional<double> number = parseNumber(text);
    if (number && *number >= minimum && *number <= kMaximum)
        return *number;
    std::string what("the recorded ");
    what.append(name).append(" is '").append(text).append("', expected a number from ").append(numberText(minimum));
    return refuse("settings-malformed", what.append(" to ").append(numberText(kMaximum)));
}

} // namespace

std::string recordPathOf(const std::string &source)
{
    return source + ".orkmeta";
}

std::string canonicalText(const RecordedSettings &settings)
{
    std::string text("clips=");
    text.append(settings.clips).append("\nextent=").append(settings.extent);
    return text.append("\ntolerance=").append(settings.tolerance).append("\n");
}

std::string settingsHashOf(const RecordedSettings &settings)
{
    return sha1Hex(canonicalText(settings));
}

Result<CookSettings> cookSettingsOf(const RecordedSettings &settings)
{
    constexpr double kLeastExtent = 1e-6;
    CookSettings made;
    const Result<double> extent = numberOf("extent", settings.extent, made.extent, kLeastExtent);
    if (!extent)
        return tl::make_unexpected(extent.error());
    const Result<double> tolerance = numberOf("tolerance", settings.tolerance, made.tolerance, 0);
    if (!tolerance)
        return tl::make_unexpected(tolerance.error());
    if (const Issues wrong = wrongClips(settings.clips); !wrong.empty())
        return refuse("settings-malformed", "the recorded clips: " + wrong.front().what);
    made.extent = *extent;
    made.tolerance = *tolerance;
    made.clips = settings.clips;
    return made;
}

std::string currentToolHash()
{
    return sha1Hex(kCookRevision);
}

bool isOurs(const RecordedArtifact &artifact, std::string_view hash)
{
    return !hash.empty() && (artifact.hash == hash || artifact.next == hash);
}

bool matches(const CookRecord &record, std::string_view sourceNow, std::string_view toolNow)
{
    // The recorded hash of the settings is never empty where it equals that of the recorded settings.
    return !sourceNow.empty() && !toolNow.empty() && record.sourceHash == sourceNow && record.toolHash == toolNow
           && record.settingsHash == settingsHashOf(record.settings);
}

} // namespace clipwright
