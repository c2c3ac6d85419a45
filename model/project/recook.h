// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#pragma once

#include "model/io/rig_file.h"
#include "model/project/freshness.h"
#include "model/project/source_cook.h"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace clipwright {

/** How a cook of what has drifted went. In all but Cooked and Unwritable nothing was written. */
enum class RecookOutcome : std::uint8_t {
    NotCooked,    ///< there is no record: the source is not cooked by itself
    Fresh,        ///< nothing has drifted
    Drifted,      ///< only asked
    Cooked,       ///< the files and the record are new
    Kept,         ///< other hands changed a file that would be overwritten
    Refused,      ///< the source cannot be read or cooked
    RecordBroken, ///< the side file cannot be read; it is left as it is
    Unwritable,   ///< a file could not be written: those before it in `outputs` are new, the record is not
};
/** "not-cooked", "fresh", "drifted", "cooked", "kept", "refused", "record-broken", "unwritable". */
std::string_view nameOf(RecookOutcome outcome);

struct Recooked {
    std::string source;
    RecookOutcome outcome = RecookOutcome::NotCooked;
    Freshness freshness;
    std::vector<std::string> outputs; ///< paths that were written; those that stood there as they are to be are not
    Issues issues;                    ///< reasons, and what the cook had to say
};

struct RecookOptions {
    std::optional<RecordedSettings> settings = {}; ///< in place of the recorded ones; recorded from then on
    bool onlyAsks = false;                         ///< cooks and writes nothing
    bool overwrites = false;                       ///< also what other hands changed
    CancelCheck isCancelled = {};
    FileCalls *calls = nullptr; ///< of writing, for tests that make it fail; null: those of the system
};

/**
 * Cooks a source again where its record says that something has drifted, with the recorded settings, and records that. What is to
 * be written is recorded first, then pictures and rigs are written, then the record, each atomically: what is cut off in between
 * is mended the next time. A file that stands there and is none that the record knows is never overwritten unless `overwrites`:
 * an error `artifact-changed`. (A record without artifacts, of another tool, protects nothing.) Never throws.
 */
Recooked recook(const std::string &source, const RecookOptions &options = {});

/**
 * What follows saving a source: recook of its saved bytes. The save stands whatever comes out; when the cook refuses, the
 * siblings and the record stay as they were.
 */
Recooked cookSiblings(const std::string &source, const std::shared_ptr<const std::string> &saved,
                      const CancelCheck &isCancelled = {});

/** The source beside an `.oanim` or `.oshape`, of whose name it is, with a record that names it; empty: there is none. */
std::string sourceOfArtifact(const std::string &path);

} // namespace clipwright
