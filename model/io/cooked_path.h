// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#pragma once

#include "model/io/formats.h"

#include <string>

namespace clipwright {

/**
 * The source's path with the suffix of the format: hero.json → hero.oanim, hero.lottie#walk → hero.walk.oanim, as is
 * hero.lottie with the animation `walk`. An id keeps letters, digits, space, `.`, `_` and `-`, no dot in front, and at most
 * 100 bytes.
 */
std::string cookedPath(const std::string &source, FormatId format, const std::string &animation = {});

/**
 * The path that was asked for, whatever is in it: a suffix of one of our formats becomes that of `format`, any other name
 * gets it behind. `animation` as above.
 */
std::string cookedPathAs(const std::string &wanted, FormatId format, const std::string &animation = {});

/** The file's name in a folder: of x/hero.lottie#a/b it is hero.lottie#a/b. */
std::string nameOfSource(const std::string &source);

} // namespace clipwright
