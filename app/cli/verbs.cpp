// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT

#include "app/cli/verb.h"

#include <array>
#include <limits>

namespace clipwright::app {

namespace {

constexpr std::size_t kAny = std::numeric_limits<std::size_t>::max();

// Options that several verbs share, told alike wherever they stand.
constexpr OptionRow kClip{"clip", "NAME|#INDEX", "counts from this clip's start; else the whole timeline"};
constexpr OptionRow kBlend{"blend", "NAME|#INDEX", "a second clip at the same time, mixed in"};
constexpr OptionRow kWeight{"weight", "W", "of the second clip, 0 to 1 (0.5)"};
constexpr OptionRow kBackground{"background", "COLOUR",
                                "transparent, #rgb, #rrggbb or #rrggbbaa (transparent, or the stage's own)"};
constexpr OptionRow kFit{"fit", "content|extent",
                         "the picture's content with a margin, or the square that the cook fills (content)"};
constexpr OptionRow kExtent{"extent", "N", "side of that square in world units (2)"};
constexpr OptionRow kLook{"look", "crisp|game", "exact edges, or the triangles that a game draws (crisp)"};

constexpr std::array kCookOptions{
    OptionRow{"extent", "N", "world units that the composition's larger side spans (2)"},
    OptionRow{"tolerance", "N", "flattening error in the source's units (0: 0.0025 of the larger side)"},
    OptionRow{"clips", "LIST", "name:start:end[:loop|once],… in the source's frames, instead of its markers"},
    OptionRow{"dry-run", "", "reports, writes nothing"},
};
constexpr std::array kReimportOptions{
    OptionRow{"project", "DIR", "all sources below a folder that were cooked before"},
    OptionRow{"check", "", "changes nothing; exit status 1 if anything has drifted"},
    OptionRow{"overwrite", "", "also replaces cooked files that other hands have changed"},
};
constexpr std::array kConvertOptions{
    OptionRow{"frames", "CxR", "of a sheet that becomes an .ostage: its columns and rows (1x1)"},
    OptionRow{"rate", "N", "of its frames, a second (10)"},
};
constexpr std::array kFmtOptions{
    OptionRow{"check", "", "changes nothing; exit status 1 if a file is not in canonical form"},
};
constexpr std::array kPoseOptions{
    OptionRow{"at", "T[,T…]", "seconds, or frames with f behind the number (12f); several in one go (0)"},
    kClip,
    kBlend,
    kWeight,
};
constexpr std::array kPlayOptions{
    OptionRow{"steps", "STEPS.json", "a list of steps; each answers with one line of JSON"},
};
constexpr std::array kRenderOptions{
    OptionRow{"at", "T", "seconds, or frames with f behind the number (12f) (0)"},
    kClip,
    kBlend,
    kWeight,
    OptionRow{"size", "WxH", "pixels (512x512)"},
    kBackground,
    kFit,
    kExtent,
    kLook,
};
constexpr std::array kSheetOptions{
    OptionRow{"cols", "N", "pictures in a row (as many as make the sheet about square)"},
    OptionRow{"every", "T", "time from picture to picture, in seconds or frames (2f) (a 16th of the length)"},
    OptionRow{"clip", "NAME|#INDEX", "shows this clip; else the whole timeline"},
    OptionRow{"size", "WxH", "pixels of one picture (128x128)"},
    kBackground,
    kFit,
    kExtent,
    kLook,
};

constexpr std::array kExportOptions{
    kClip,
    OptionRow{"size", "WxH", "pixels of a frame (512x512; of a sheet 128x128)"},
    OptionRow{"rate", "N", "frames a second (its own, or the largest whole part of it that the format can say)"},
    OptionRow{"from", "T", "begins there, in seconds or frames (12f) (0)"},
    OptionRow{"to", "T", "ends before it (its end; a clip that plays once shows that too)"},
    OptionRow{"once", "", "is played once; else as the clip says, all of it for ever"},
    OptionRow{"loops", "N", "is played so often, 0 for ever; GIF, APNG and WebP can say that"},
    OptionRow{"sheet", "", "one picture with all frames, and a JSON beside it that says where each is"},
    kBackground,
    kFit,
    kExtent,
    kLook,
};

constexpr std::array kEditOptions{
    OptionRow{"out", "FILE", "writes there and leaves FILE as it is"},
    OptionRow{"list", "", "names all commands and their arguments"},
};

constexpr std::array kBenchOptions{
    OptionRow{"corpus", "DIR[,DIR…]",
              "Lottie files to measure with ($CLIPWRIGHT_CORPUS, else samples and tests/data/lottie, else made up)"},
    OptionRow{"files", "", "also lists what each file gave; --json always does"},
};

constexpr std::array kVerbs{
    VerbRow{"info", "FILE", "Tells what is in a file.", "info hero.json", {}, 1, 1, runInfo},
    VerbRow{"validate",
            "FILE…",
            "Reads each file as strictly as its format asks.",
            "validate hero.oanim rock.oshape",
            {},
            1,
            kAny,
            runValidate},
    VerbRow{"cook", "SOURCE [OUT]", "Makes the .oanim or .oshape that a game plays from a Lottie file.",
            "cook hero.json --clips idle:0:30:loop,hit:30:45:once", kCookOptions, 1, 2, runCook},
    VerbRow{"reimport", "FILE… | --project DIR",
            "Cooks again, with the recorded settings, what has drifted from its source.",
            "reimport --project assets --check", kReimportOptions, 0, kAny, runReimport},
    VerbRow{"convert", "IN OUT", "Writes a file in the format that OUT's suffix names.",
            "convert rock.oshape rock.oanim", kConvertOptions, 2, 2, runConvert},
    VerbRow{"fmt", "FILE…", "Rewrites native files in canonical form.", "fmt --check hero.oanim", kFmtOptions, 1, kAny,
            runFmt},
    VerbRow{"pose", "FILE", "Prints every layer and region at a time; of clips and stages every value.",
            "pose hero.oanim --clip walk --at 0,0.5,12f", kPoseOptions, 1, 1, runPose},
    VerbRow{"play", "FILE", "Plays through a script of steps.", "play hero.oanim --steps steps.json", kPlayOptions, 1,
            1, runPlay},
    VerbRow{"render", "FILE OUT.png", "Draws a picture of a time.", "render hero.lottie#walk hero.png --at 0.5",
            kRenderOptions, 2, 2, runRender},
    VerbRow{"sheet", "FILE OUT.png", "Draws a contact sheet: one picture beside the other through time.",
            "sheet hero.oanim walk.png --clip walk --cols 8", kSheetOptions, 2, 2, runSheet},
    VerbRow{"export", "FILE OUT.(png|gif|apng|webp|mp4|webm)",
            "Writes a film, a picture each frame (.png), or a sprite sheet.",
            "export hero.json walk.webp --clip walk --size 256x256", kExportOptions, 2, 2, runExport},
    VerbRow{"edit", "FILE COMMANDS.json", "Performs commands, and prints what each changed and what takes it back.",
            "edit hero.json commands.json --out hero-2.json", kEditOptions, 0, 2, runEdit},
    VerbRow{"bench", "[ROW…]", "Measures Clipwright against what people have today.", "bench P1 P4", kBenchOptions, 0,
            kAny, runBench},
};

} // namespace

std::span<const VerbRow> verbs()
{
    return kVerbs;
}

} // namespace clipwright::app
