// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#pragma once

#include "model/cook/cook.h"
#include "model/io/files/file_calls.h"
#include "model/io/rig_file.h"
#include "model/project/cook_record.h"
#include "model/project/output_files.h"
#include "model/timeline/timeline.h"

#include <string>
#include <vector>

namespace clipwright {

/** What is told of an animation, whose picture and source are let go: a package may hold thousands. */
struct CookedAnimation {
    std::string animation;
    std::string output;
    bool isStill = false;
    bool hasOwnClips = false;
    std::vector<TimeRange> clips; ///< none where it is still
    double rate = 0;
    double duration = 0;
    std::size_t layers = 0;
    CookCounts counts;
    double error = 0;
    Issues issues;
};

/** A source cooked whole: each of its animations, and what is to be written for them. Nothing has been written. */
struct SourceCook {
    std::vector<CookedAnimation> animations;
    OutputFiles outputs;
    std::string sourceHash; ///< of the bytes that were cooked; empty where one animation was asked for by its address
};

struct SourceCookOptions {
    CookSettings settings = {};
    std::string out = {};                 ///< a file or folder; empty: beside the source
    CancelCheck isCancelled = {};         ///< as in OpenOptions
    const LottieSource *opened = nullptr; ///< the source, where it was read before
};

/**
 * Cooks the file, or the one animation that `FILE.lottie#ID` names. All refusals of all animations come at once, and then
 * there is nothing to write.
 */
tl::expected<SourceCook, Issues> cookSource(const std::string &source, const SourceCookOptions &options = {});

/**
 * Writes beside a source what it was cooked to, once that is written. `sourceHash` is of the bytes that were cooked. The side file
 * keeps what else is in it, and gets an id where it is new. Refusals: `record-malformed` (a broken one is left to whoever broke
 * it), `record-unsayable`, those of files.
 */
Result<void> recordCook(const std::string &source, const std::string &sourceHash,
                        const std::vector<OutputFiles::File> &files, const RecordedSettings &settings,
                        FileCalls &calls = systemCalls());

/** A record as it is on disk: the text of the side file, empty where there is none, and the record in it. */
struct RecordOnDisk {
    std::string text;
    std::optional<CookRecord> record;
};

/**
 * Before files that are there are overwritten: the record says of each what it will be, so that what a cook that is cut off
 * leaves is not taken for the work of other hands. Nothing to do without a record. Refusals as recordCook.
 */
Result<void> announceCook(const std::string &source, const RecordOnDisk &before,
                          const std::vector<OutputFiles::File> &files, FileCalls &calls = systemCalls());

/** Refusals: `record-malformed`, those of reading the file; a file that is not there is no refusal. */
Result<RecordOnDisk> readRecordOf(const std::string &source);

/**
 * What a source, or an animation of it by its address, is cooked with in memory: its recorded settings, or the default ones
 * where there is no record. A broken record, or settings that are none, are a warning, and count as no record.
 */
CookSettings settingsRecordedFor(const std::string &path, Issues &issues);

} // namespace clipwright
