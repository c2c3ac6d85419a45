// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT

#include "app/cli/verb.h"

#include <array>
#include <limits>

namespace clipwright::app {

namespace {

constexpr std::size_t kAny = std::numeric_limits<std::size_t>::max();

constexpr std::array kCookOptions{
    OptionRow{"extent", "N", "world units that the composition's larger side spans (2)"},
    OptionRow{"tolerance", "N", "flattening error in the source's units (0: 0.0025 of the larger side)"},
    OptionRow{"clips", "LIST", "name:start:end[:loop|once],… in the source's frames, instead of its markers"},
    OptionRow{"dry-run", "", "reports, writes nothing"},
};
constexpr std::array kFmtOptions{
    OptionRow{"check", "", "changes nothing; exit status 1 if a file is not in canonical form"},
};
constexpr std::array kPoseOptions{
    OptionRow{"at", "T[,T…]", "seconds, or frames with f behind the number (12f)"},
    OptionRow{"clip", "NAME|#INDEX", "counts from this clip's start; else the whole timeline"},
    OptionRow{"blend", "NAME", "a second clip at the same time, mixed in"},
    OptionRow{"weight", "W", "of the second clip, 0 to 1 (0.5)"},
};
constexpr std::array kPlayOptions{
    OptionRow{"steps", "STEPS.json", "a list of steps; each answers with one line of JSON"},
};
constexpr std::array kRenderOptions{
    OptionRow{"at", "T", "seconds, or frames with f behind the number (12f)"},
    OptionRow{"clip", "NAME|#INDEX", "counts from this clip's start; else the whole timeline"},
    OptionRow{"blend", "NAME", "a second clip at the same time, mixed in"},
    OptionRow{"weight", "W", "of the second clip, 0 to 1 (0.5)"},
    OptionRow{"size", "WxH", "pixels (512x512)"},
    OptionRow{"background", "COLOUR", "transparent, #rgb, #rrggbb or #rrggbbaa (transparent)"},
    OptionRow{"fit", "content|extent",
              "the picture's content with a margin, or the square that the cook fills (content)"},
    OptionRow{"extent", "N", "side of that square in world units (2)"},
    OptionRow{"look", "crisp|game", "exact edges, or the triangles that a game draws (crisp)"},
};

constexpr std::array kVerbs{
    VerbRow{"info", "FILE", "Tells what is in a file.", {}, 1, 1, runInfo},
    VerbRow{"validate", "FILE…", "Reads each file as strictly as its format asks.", {}, 1, kAny, runValidate},
    VerbRow{"cook", "SOURCE [OUT]", "Makes the .oanim or .oshape that a game plays from a Lottie file.", kCookOptions,
            1, 2, runCook},
    VerbRow{"fmt", "FILE…", "Rewrites .oanim and .oshape files in canonical form.", kFmtOptions, 1, kAny, runFmt},
    VerbRow{"pose", "FILE", "Prints every layer and region at a time.", kPoseOptions, 1, 1, runPose},
    VerbRow{"play", "FILE", "Plays through a script of steps.", kPlayOptions, 1, 1, runPlay},
    VerbRow{"render", "FILE OUT.png", "Draws a picture of a time.", kRenderOptions, 2, 2, runRender},
};

} // namespace

std::span<const VerbRow> verbs()
{
    return kVerbs;
}

} // namespace clipwright::app
