// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT

#include "app/cli/asset_verbs.h"
#include "app/cli/clip_query.h"
#include "app/cli/rig_query.h"
#include "app/cli/verb.h"

#include "model/io/files/files.h"
#include "model/io/ocurve/ocurve_format.h"
#include "model/io/stage_file.h"

namespace clipwright::app {

namespace {

/** Whether the file reads, and what there is to tell about it. */
std::pair<bool, Issues> checked(const std::string &path)
{
    if (kindOf(path) == AssetKind::Clip) {
        auto clip = openClip(path);
        return clip ? std::pair(true, std::move(clip->file.issues)) : std::pair(false, std::move(clip.error()));
    }
    if (kindOf(path) == AssetKind::Stage) {
        StageFileReading stage = openStageFile(path);
        return {stage.isReadable(), std::move(stage.issues)};
    }
    if (kindOf(path) == AssetKind::Curve) {
        const Result<std::shared_ptr<const std::string>> bytes = readFile(path);
        Result<OcurveReading> curve =
            bytes ? readOcurve(*bytes, path) : Result<OcurveReading>(tl::make_unexpected(bytes.error()));
        return curve ? std::pair(true, std::move(curve->issues)) : std::pair(false, Issues{issueOf(curve.error())});
    }
    auto rig = openPlayable(path);
    return rig ? std::pair(true, std::move(rig->issues)) : std::pair(false, std::move(rig.error()));
}

} // namespace

ExitStatus runValidate(const Arguments &arguments, Reply &reply)
{
    ExitStatus status = ExitStatus::Done;
    for (const std::string &path : arguments.files()) {
        const auto &[isValid, issues] = checked(path);
        if (!isValid)
            status = ExitStatus::BadInput;
        reply.line(path + (isValid ? ": valid" : ": not valid"));
        reply.tell(issues);
        const bool told = isValid;
        reply.document(issues, [&](JsonWriter &json) { json.member("file", path).member("valid", told); });
    }
    return status;
}

} // namespace clipwright::app
