// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#pragma once

#include "model/core/issue.h"
#include "model/document/document.h"
#include "model/io/formats.h"

#include <memory>
#include <optional>
#include <string>

namespace clipwright {

/** The file that a rig document lives in. */
struct RigHome {
    std::string path;      ///< without `#ID`
    std::string animation; ///< of a `.lottie` that holds several; empty: its active one
    FormatId format = FormatId::Oanim;
    std::shared_ptr<const std::string> bytes; ///< of the file, that a rig is written back into
};

/** The path that opened it: with `#ID` where that named one animation. */
std::string addressOf(const RigHome &home);

struct HomeReading {
    RigHome home;
    std::optional<Rig> rig; ///< the source itself, or what was lifted; nothing where the issues say why
    Issues issues;
};

/** Opens a file for editing. Never throws. */
HomeReading openHome(const std::string &path);
/** What the home's file says with these bytes. */
HomeReading readHome(RigHome home);

/**
 * The bytes of the home's file with the rig in them: of a rig as it was read, the same bytes. Refuses with `needs-source` what an
 * `.oanim` or `.oshape` cannot say.
 */
Result<std::string> writeHome(const RigHome &home, const Rig &rig);

/** What the home's file can never say is refused at the edit. */
HomeRule ruleOf(FormatId home);

} // namespace clipwright
