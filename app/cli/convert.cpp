// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT

#include "app/cli/output_files.h"
#include "app/cli/verb.h"

#include "model/cook/cook_still.h"
#include "model/io/oanim/oanim_format.h"
#include "model/io/rig_file.h"

#include <algorithm>

namespace clipwright::app {

namespace {

/** What an `.oshape` cannot hold of a rig, as people say it: each thing once. */
std::string beyondOshape(const CookedRig &rig)
{
    bool moves = false;
    bool hasGradients = false;
    bool hasTextures = false;
    for (const CookedLayer &layer : rig.layers) {
        for (const CookedKeys &keys : layer.channels)
            moves = moves || keys.frames.size() > 1;
        for (const CookedShape &shape : layer.shapes) {
            moves = moves || shape.frames.size() > 1;
            hasGradients = hasGradients || shape.layout.paint != PaintKind::Solid;
            hasTextures = hasTextures || !shape.layout.texture.empty();
        }
    }
    std::string what;
    for (const auto &[isThere, word] :
         {std::pair{moves, "motion"}, std::pair{hasGradients, "gradients"}, std::pair{hasTextures, "textures"}}) {
        if (isThere)
            what.append(what.empty() ? "" : ", ").append(word);
    }
    return what;
}

Issue dropped(std::string what, const std::string &path)
{
    Issue issue;
    issue.where.file = path;
    issue.fate = Fate::Dropped;
    issue.code = "not-held";
    issue.what = std::move(what);
    return issue;
}

Result<std::string> asOshape(const CookedRig &rig, const std::string &path, Issues &issues)
{
    if (rig.isStill)
        return writeOshape(rig);
    if (!canBeStill(rig))
        return tl::make_unexpected(
            Error{"target-cannot-hold", {path, 0, 0, {}}, "an .oshape cannot hold " + beyondOshape(rig)});
    if (!rig.clips.empty() || !rig.marks.empty())
        issues.push_back(dropped("an .oshape has no clips and marks; they are left out", path));
    return writeOshape(bakeStill(rig));
}

std::string asOanim(const CookedRig &rig, const std::string &path, Issues &issues)
{
    if (!rig.morphs.empty())
        issues.push_back(dropped("an .oanim has no morph sets; they are left out", path));
    CookedRig moving = rig;
    moving.isStill = false;
    moving.morphs.clear();
    if (!(moving.rate.framesPerSecond > 0))
        moving.rate = Rate{30}; // a shape has no time, an .oanim must
    if (!(moving.duration > 0))
        moving.duration = 1;
    return writeOanim(moving);
}

} // namespace

ExitStatus runConvert(const Arguments &arguments, Reply &reply)
{
    const std::string &source = arguments.files().front();
    const std::string &target = arguments.files().back();
    const Result<FormatId> format = formatOfPath(target);
    if (!format)
        return reply.fail(format.error());
    if (!rowOf(*format).writes || rowOf(*format).isSource)
        return reply.fail(Error{"format-not-written",
                                {target, 0, 0, {}},
                                "expected a file of a format that can be written: .oanim or .oshape"});
    const RigFile file = openRigFile(source);
    if (!file.isReadable() || file.isRefused)
        return reply.fail(file.issues);

    Issues issues = file.issues;
    const Result<std::string> text = *format == FormatId::Oshape
                                         ? asOshape(*file.cooked, source, issues)
                                         : Result<std::string>(asOanim(*file.cooked, source, issues));
    if (!text)
        return reply.fail(text.error());
    OutputFiles outputs;
    outputs.addRig(target, *text);
    if (const Result<void> added = outputs.addPictures(file.pictures, target); !added)
        return reply.fail(added.error());
    if (const Result<void> written = outputs.write(); !written)
        return reply.fail(written.error());
    reply.line("wrote " + target);
    reply.tell(issues);
    reply.document(issues, [&](JsonWriter &json) { outputs.writePaths(json); });
    return ExitStatus::Done;
}

} // namespace clipwright::app
