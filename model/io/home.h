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

/** The file that a document lives in. */
struct DocumentHome {
    std::string path;      ///< without `#ID`
    std::string animation; ///< of a `.lottie` that holds several; empty: its active one
    FormatId format = FormatId::Oanim;
    std::shared_ptr<const std::string> bytes; ///< of the file, that the value is written back into
};

/** The path that opened it: with `#ID` where that named one animation. */
std::string addressOf(const DocumentHome &home);

struct HomeReading {
    DocumentHome home;
    /** The source itself, or what was lifted; a clip with its drawn curves; nothing where the issues say why. */
    std::optional<DocumentValue> value;
    Issues issues;
};

/** Opens a file for editing; refuses with `not-a-document` what holds no rig, clip or stage. Never throws. */
HomeReading openHome(const std::string &path);
/** What the home's file says with these bytes. */
HomeReading readHome(DocumentHome home);

/**
 * The bytes of the home's file with the value in them: of one as it was read, the same bytes. The value is one of the home's kind
 * (asserted). Refuses with `needs-source` what an `.oanim` or `.oshape` cannot say, and with `not-said` what would be read
 * otherwise than it is.
 */
Result<std::string> writeHome(const DocumentHome &home, const DocumentValue &value);

/** What the home's file says with these bytes. */
HomeReading readHome(DocumentHome home);

/**
 * The bytes of the home's file with the rig in them: of a rig as it was read, the same bytes. Refuses with `needs-source` what an
 * `.oanim` or `.oshape` cannot say.
 */
Result<std::string> writeHome(const DocumentHome &home, const Rig &rig);

/** What the home's file can never say is refused at the edit. */
HomeRule ruleOf(FormatId home);

} // namespace clipwright
