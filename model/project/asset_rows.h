// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#pragma once

#include "model/io/formats.h"
#include "model/project/project_scan.h"

#include <cstdint>
#include <string>
#include <vector>

namespace clipwright {

/** An asset as an artist sees it: a source and what was cooked from it are one. */
struct AssetRow {
    std::string path;                  ///< of the source, else of the file; relative to the project's folder
    std::vector<std::string> siblings; ///< the paths of what was cooked from it
    FormatId format = FormatId::Oanim;
    std::int64_t modifiedNs = 0; ///< when the file was last written, nanoseconds since 1970
    std::string problem;         ///< why it, or its record, cannot be read; mostly empty
    bool hasDrifted = false;     ///< what stands beside it is not what a cook would make now

    bool operator==(const AssetRow &) const = default;
};

/** One a source or other asset, in the order of the scan. Reads nothing: artifacts that are no assets are not looked at. */
std::vector<AssetRow> assetRows(const ProjectScan &scan);

} // namespace clipwright
