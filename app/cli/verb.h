// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#pragma once

#include "app/cli/arguments.h"
#include "app/cli/reply.h"

#include <span>
#include <string_view>

namespace clipwright::app {

/** One verb of the command line; `--json` and `--help` belong to all and stand in no row. */
struct VerbRow {
    std::string_view name;
    std::string_view files;   ///< what stands behind it, as the help shows it
    std::string_view help;    ///< one sentence
    std::string_view example; ///< what stands behind the program's name
    std::span<const OptionRow> options;
    std::size_t minFiles;
    std::size_t maxFiles;
    ExitStatus (*run)(const Arguments &arguments, Reply &reply);
};

std::span<const VerbRow> verbs();

// One file each.
ExitStatus runInfo(const Arguments &arguments, Reply &reply);
ExitStatus runValidate(const Arguments &arguments, Reply &reply);
ExitStatus runCook(const Arguments &arguments, Reply &reply);
ExitStatus runReimport(const Arguments &arguments, Reply &reply);
ExitStatus runConvert(const Arguments &arguments, Reply &reply);
ExitStatus runFmt(const Arguments &arguments, Reply &reply);
ExitStatus runPose(const Arguments &arguments, Reply &reply);
ExitStatus runPlay(const Arguments &arguments, Reply &reply);
ExitStatus runRender(const Arguments &arguments, Reply &reply);
ExitStatus runSheet(const Arguments &arguments, Reply &reply);
ExitStatus runExport(const Arguments &arguments, Reply &reply);
ExitStatus runEdit(const Arguments &arguments, Reply &reply);
ExitStatus runBench(const Arguments &arguments, Reply &reply);

} // namespace clipwright::app
