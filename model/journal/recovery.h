// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#pragma once

#include "model/journal/journal.h"

#include <functional>
#include <optional>

namespace clipwright {

enum class RecoveryKind : std::uint8_t {
    Nothing,      ///< no edit that is not saved
    Replays,      ///< fits the files as they are
    OtherVersion, ///< another program wrote it: offered, not applied unasked
    FileChanged,  ///< a file is neither what was opened nor what was saved: the same
    FileVanished, ///< a file is not there: the same
};

/** What became of one document of a journal. */
struct DocumentRecovery {
    DocumentOpened opened;
    std::string path; ///< where it was last saved, or opened
    bool isClosed = false;
    TransactionId state;  ///< that it is in at the end of the journal
    bool isFound = false; ///< the file is what was opened or saved
    /** Of what is on the disk, where it is found; null as it was opened. */
    TransactionId savedState;
    std::size_t savedBy =
        0; ///< index of the record that saved it, where savedState comes from one; else 0, the record that opened
    bool isVanished = false;

    bool isModified() const { return !isFound || state != savedState; }
};

struct Recovery {
    RecoveryKind kind = RecoveryKind::Nothing;
    std::vector<DocumentRecovery> documents; ///< in the order in which they were opened
};

/** The file of a document's path: one animation of a package is named behind a `#`. */
std::string fileOf(const std::string &path);
/** sha1Hex of a file; empty where there is none, or none that can be read. */
using HashOfFile = std::function<std::string(const std::string &path)>;
std::string hashOfFile(const std::string &path);

/**
 * What can be done with a journal that was left: to be shown before anything is done. `program` is the version that asks. Nothing
 * is applied here, and no file is changed by recovering: what is replayed is a document with edits that are not saved.
 */
Recovery assessRecovery(const Journal &journal, std::string_view program, const HashOfFile &hashOf = hashOfFile);

} // namespace clipwright
