// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#pragma once

#include "model/core/result.h"
#include "model/io/files/file_stamp.h"
#include "model/io/files/project_folder.h"
#include "model/timeline/interpolation.h"

#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace clipwright {

/** Lines to draw along, in the asset's own space. */
struct Guides {
    std::vector<double> x; ///< where the upright ones stand
    std::vector<double> y;

    bool operator==(const Guides &) const = default;
};

/** The part of the timeline that is worked on, in the asset's own frames or seconds. */
struct WorkArea {
    double start = 0;
    double end = 0; ///< over `start`

    bool operator==(const WorkArea &) const = default;
};

/**
 * What belongs to a project and to none of its assets (docs/formats/project.md). Assets are named by their paths from the
 * project's folder, as `FILE.lottie#ID` too.
 */
struct ProjectFile {
    std::map<std::string, Guides> guides;                       ///< by asset
    std::map<std::string, WorkArea> workAreas;                  ///< by asset
    std::map<std::string, Easing> easings;                      ///< the library, by name
    std::map<std::string, std::vector<std::string>> pinnedRows; ///< paths of properties, in the order shown, by asset
    std::map<std::string, std::map<std::string, std::string>> retargetMaps; ///< target → source, by the map's name

    bool operator==(const ProjectFile &) const = default;
};

/**
 * Reads the whole or nothing, for what is left out here would be lost by the next save. Members that it does not know are no
 * fault. Refusals: those of JsonDocument (16 MiB at most), `project-newer`, and `project-malformed` with the JSON pointer of
 * what is other than expected.
 */
Result<ProjectFile> readProjectFile(std::string_view text, const std::string &file = {});

/**
 * The text of a project file. `before` is what it was, or empty for a new one: sections and entries that have not changed, and
 * members that are not known, keep their spelling, so an unchanged project gives the same bytes. Refusals: those of
 * readProjectFile about `before`; `project-unsayable` where a number is not finite, a name no UTF-8, a range empty.
 */
Result<std::string> writeProjectFile(const ProjectFile &project, std::string_view before, const std::string &file = {});

/** A project file as it is on disk. */
struct ProjectOnDisk {
    ProjectFile project;
    std::string text;               ///< empty where there is no file yet
    std::optional<FileStamp> stamp; ///< for saveProject
};
/** Refusals: those of readProjectFile and of reading files; that there is none is no refusal. */
Result<ProjectOnDisk> loadProject(const std::string &folder);
/** Saves as saveFile does, without a backup. Refuses, beside what that and writeProjectFile refuse, nothing. */
Result<ProjectOnDisk> saveProject(const std::string &folder, const ProjectFile &project, const ProjectOnDisk &before);

} // namespace clipwright
