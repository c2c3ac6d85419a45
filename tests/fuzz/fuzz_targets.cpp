// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#include "fuzz/fuzz_targets.h"

#include "fuzz/edit_run.h"
#include "fuzz/journal_run.h"
#include "fuzz/mutate.h"
#include "fuzz/oclip_run.h"
#include "fuzz/ocurve_run.h"
#include "fuzz/stage_run.h"
#include "fuzz/whole_run.h"

#include <array>

namespace clipwright::fuzz {

namespace {

constexpr std::array kTargets{
    FuzzTarget{"oanim", runOanim, mutateLines, "oanim"},
    FuzzTarget{"oshape", runOshape, mutateLines, "oshape"},
    FuzzTarget{"lottie", runLottie, mutateJson, "json"},
    FuzzTarget{"package", runLottie, mutatePackage, "lottie"},
    FuzzTarget{"tgs", runLottie, mutateGzip, "tgs"},
    FuzzTarget{"journal", runJournal, mutateJournal, "journal"},
    FuzzTarget{"script", runScript, mutateJson, "commands"},
    FuzzTarget{"clipboard", runClipboard, mutateJson, "clipboard"},
    FuzzTarget{"oclip", runOclip, mutateJson, "oclip"},
    FuzzTarget{"ocurve", runOcurve, mutateJson, "ocurve"},
    FuzzTarget{"record", runRecord, mutateLines, "orkmeta"},
    FuzzTarget{"ostage", runOstage, mutateJson, "ostage"},
};

} // namespace

std::span<const FuzzTarget> fuzzTargets()
{
    return kTargets;
}

} // namespace clipwright::fuzz
