// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#include "app/conformance/case_kinds.h"

#include "app/conformance/clip_cases.h"
#include "app/conformance/oanim_cases.h"
#include "app/conformance/record_cases.h"
#include "app/conformance/stage_cases.h"

#include <algorithm>

namespace clipwright::app {

namespace {

constexpr std::string_view kCookLater = "cooking Lottie documents is not compared with the seed's tool";
constexpr std::string_view kFormLater = "our own form of the text and of curves is checked by the format's tests";
constexpr std::string_view kBlendLater = ".oblend files are not built yet";
constexpr std::string_view kSkeletonLater = "skeletons and retargeting are not built yet";
constexpr std::string_view kGltfLater = "glTF is not built yet";

constexpr KindRow kKinds[] = {
    {"parse", "", runParse, ""},
    {"accept", "", runAccept, ""},
    {"refuse", "line", runRefuse, ""},
    {"shapeAccept", "", runShapeAccept, ""},
    {"shapeRefuse", "", runShapeRefuse, ""},
    {"ease", "handles", runEase, ""},
    {"evaluate", "", runEvaluate, ""},
    {"play", "whenDone", runClipPlay, ""},
    {"play", "", runPlay, ""},
    {"tessellate", "", runTessellate, ""},
    {"fileParse", "", runFileParse, ""},
    {"fileEvaluate", "", runFileEvaluate, ""},
    {"filePlay", "", runFilePlay, ""},

    {"settings", "", runSettings, ""},
    {"matches", "", runMatches, ""},

    {"fileShape", "", nullptr, kFormLater},
    {"rewriteShape", "", nullptr, kFormLater},
    {"flattenCubic", "", nullptr, kFormLater},
    {"raster", "", nullptr, kFormLater},

    {"cook", "", nullptr, kCookLater},
    {"cookRefused", "", nullptr, kCookLater},
    {"fileCook", "", nullptr, kCookLater},
    {"fileCookRefused", "", nullptr, kCookLater},

    {"refuse", "reason", runClipRefuse, ""},
    {"rewrite", "", runClipRewrite, ""},
    {"sample", "", runClipSample, ""},
    {"sampleInPlace", "", runClipSampleInPlace, ""},
    {"autoSlope", "", runAutoSlope, ""},
    {"ease", "index", runShape, ""},
    {"marksBetween", "", runMarksBetween, ""},
    {"rootStep", "", runRootStep, ""},
    {"compose", "", runCompose, ""},
    {"degrees", "", runDegrees, ""},
    {"resolve", "", runResolve, ""},

    {"weigh", "", nullptr, kBlendLater},
    {"holds", "", nullptr, kBlendLater},
    {"shares", "", nullptr, kBlendLater},
    {"enter", "", nullptr, kBlendLater},
    {"placeJson", "", nullptr, kBlendLater},
    {"placeRead", "", nullptr, kBlendLater},
    {"placeNumbers", "", nullptr, kBlendLater},
    {"placeNumbersHead", "", nullptr, kBlendLater},
    {"fromNumbers", "", nullptr, kBlendLater},
    {"timeAt", "", nullptr, kBlendLater},
    {"passOver", "", nullptr, kBlendLater},
    {"changeFor", "", nullptr, kBlendLater},
    {"weightsAt", "", nullptr, kBlendLater},
    {"lengthOf", "", nullptr, kBlendLater},
    {"sampleBlend", "", nullptr, kBlendLater},
    {"advance", "", nullptr, kBlendLater},
    {"mix", "", nullptr, kBlendLater},
    {"syncedLap", "", nullptr, kBlendLater},
    {"syncContacts", "", nullptr, kBlendLater},
    {"layerFrame", "", nullptr, kBlendLater},
    {"addFrame", "", nullptr, kBlendLater},
    {"envelope", "", nullptr, kBlendLater},
    {"expand", "", nullptr, kBlendLater},

    {"matchBones", "", nullptr, kSkeletonLater},
    {"cleanName", "", nullptr, kSkeletonLater},
    {"retarget", "", nullptr, kSkeletonLater},
    {"retargetRefused", "", nullptr, kSkeletonLater},
    {"skeleton", "", nullptr, kSkeletonLater},
    {"skeletonRefused", "", nullptr, kSkeletonLater},
    {"gltfSkeleton", "", nullptr, kSkeletonLater},

    {"gltf", "", nullptr, kGltfLater},
    {"loops", "", nullptr, kGltfLater},
    {"rate", "", nullptr, kGltfLater},
    {"shortFloat", "", nullptr, kGltfLater},
    {"uniqueNames", "", nullptr, kGltfLater},
};

} // namespace

std::span<const KindRow> caseKinds()
{
    return kKinds;
}

const KindRow *kindOf(std::string_view name, const Json &theCase)
{
    const auto fits = [&](const KindRow &row) {
        return row.name == name && (row.member.empty() || theCase.contains(row.member));
    };
    const auto row = std::find_if(std::begin(kKinds), std::end(kKinds), fits);
    return row == std::end(kKinds) ? nullptr : row;
}

} // namespace clipwright::app
