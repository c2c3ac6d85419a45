// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#include "model/io/clip_file.h"

#include "model/io/files/project_folder.h"
#include "model/io/files/read_within.h"
#include "model/io/oclip/oclip_format.h"
#include "model/io/ocurve/ocurve_format.h"

#include <set>

namespace clipwright {

namespace {

/** A file that a clip names: from the clip's own folder, else from that of its project. */
Result<std::shared_ptr<const std::string>> readNamed(const std::string &clipPath, const std::string &name)
{
    Result<std::shared_ptr<const std::string>> bytes = readFileWithin(folderPartOf(clipPath), name);
    if (!bytes) {
        if (auto inProject = readFileWithin(projectFolderOf(clipPath), name))
            return inProject;
    }
    return bytes;
}

std::set<std::string> curvesOf(const Clip &clip)
{
    std::set<std::string> names;
    const EasingTable &easings = clip.timeline.easings;
    for (EasingTable::Index i = 0; i < easings.size(); ++i) {
        if (easings[i].row == Interpolation::Drawn)
            names.insert(easings[i].curve);
    }
    return names;
}

void loadCurves(const std::string &path, Clip &clip, Issues &issues)
{
    for (const std::string &name : curvesOf(clip)) {
        const Result<std::shared_ptr<const std::string>> bytes = readNamed(path, name);
        Result<OcurveReading> reading =
            bytes ? readOcurve(*bytes, name) : Result<OcurveReading>(tl::make_unexpected(bytes.error()));
        if (reading) {
            clip.timeline.easings.resolve(name, reading->file.curve);
            issues.insert(issues.end(), reading->issues.begin(), reading->issues.end());
            continue;
        }
        Issue issue = issueOf(reading.error());
        issue.severity = Severity::Warning;
        issue.code = "curve-missing";
        issue.where = {path, 0, 0, {}};
        issue.what = "keys that ease by \"" + name + "\" run evenly: " + reading.error().what;
        issues.push_back(std::move(issue));
    }
}

} // namespace

ClipFile clipFileOf(const std::string &path, const std::shared_ptr<const std::string> &bytes)
{
    ClipFile file;
    file.path = path;
    file.bytes = bytes;
    Result<OclipReading> reading = readOclip(bytes, path);
    if (!reading) {
        file.issues.push_back(issueOf(reading.error()));
        return file;
    }
    file.issues = std::move(reading->issues);
    loadCurves(path, reading->clip, file.issues);
    file.clip = std::make_shared<const Clip>(std::move(reading->clip));
    return file;
}

ClipFile openClipFile(const std::string &path)
{
    const Result<std::shared_ptr<const std::string>> bytes = readFile(path);
    if (bytes)
        return clipFileOf(path, *bytes);
    ClipFile file;
    file.path = path;
    file.issues.push_back(issueOf(bytes.error()));
    return file;
}

} // namespace clipwright
