// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#include "model/io/stage_file.h"

#include "model/io/clip_file.h"
#include "model/io/files/project_folder.h"
#include "model/io/files/read_within.h"
#include "model/io/ostage/ostage_format.h"

#include <filesystem>

namespace clipwright {

namespace {

/** A path from its project's folder, with `/` on any system. */
std::string innerPathOf(const std::string &path, const std::string &project)
{
    std::error_code error;
    const std::filesystem::path inner = std::filesystem::absolute(path, error)
                                            .lexically_normal()
                                            .lexically_relative(std::filesystem::absolute(project, error));
    return inner.generic_string();
}

std::string pathIn(const std::string &project, const std::string &name)
{
    return project.empty() ? name : project + '/' + name;
}

} // namespace

StageFileReading openStageFile(const std::string &path)
{
    StageFileReading file;
    file.path = path;
    file.project = projectFolderOf(path);
    Result<std::shared_ptr<const std::string>> bytes = readFile(path);
    Result<OstageReading> reading =
        bytes ? readOstage(*bytes, path) : Result<OstageReading>(tl::make_unexpected(bytes.error()));
    if (!reading) {
        file.issues.push_back(issueOf(reading.error()));
        return file;
    }
    file.bytes = *bytes;
    file.issues = std::move(reading->issues);
    file.stage = std::make_shared<const Stage>(std::move(reading->stage));
    const StageLoader loader = [&file](const std::string &name) -> Result<std::shared_ptr<const Stage>> {
        const Result<std::shared_ptr<const std::string>> text = readFileWithin(file.project, name);
        if (!text)
            return tl::make_unexpected(text.error());
        Result<OstageReading> placed = readOstage(*text, pathIn(file.project, name));
        if (!placed)
            return tl::make_unexpected(placed.error());
        file.issues.insert(file.issues.end(), placed->issues.begin(), placed->issues.end());
        return std::make_shared<const Stage>(std::move(placed->stage));
    };
    const std::shared_ptr<const StageTree> tree = StageTree::build(file.stage, innerPathOf(path, file.project), loader);
    file.issues.insert(file.issues.end(), tree->issues().begin(), tree->issues().end());
    capIssues(file.issues);
    file.layout = std::make_shared<const StageLayout>(tree);
    return file;
}

ClipLoader clipsFrom(const std::string &project, std::shared_ptr<Issues> issues)
{
    return [project, told = std::move(issues)](const std::string &name) -> Result<std::shared_ptr<const ClipSampler>> {
        const Result<std::shared_ptr<const std::string>> bytes = readFileWithin(project, name);
        if (!bytes)
            return tl::make_unexpected(bytes.error());
        ClipFile file = clipFileOf(pathIn(project, name), *bytes);
        if (!file.isReadable()) {
            const Issue &issue = file.issues.front();
            return tl::make_unexpected(Error{issue.code, issue.where, issue.what});
        }
        if (told)
            told->insert(told->end(), file.issues.begin(), file.issues.end());
        return std::make_shared<const ClipSampler>(file.clip);
    };
}

} // namespace clipwright
