// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <string_view>

namespace clipwright::fuzz {

/**
 * The whole life of a file that may be anything: read, cook where it is a source, build, sample, blend, compose, cut into
 * triangles, paint, write, read back. Throws BrokenPromise where a promise does not hold: a reading without a document
 * and without a reason, a document that cannot be played, a text that does not read back as what was written.
 */
void runOanim(std::string_view bytes);
void runOshape(std::string_view bytes);
/** JSON, and what packs it: told apart by how the bytes begin, as in a file. */
void runLottie(std::string_view bytes);

} // namespace clipwright::fuzz
