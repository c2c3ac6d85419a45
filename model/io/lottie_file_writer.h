// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#pragma once

#include "model/core/result.h"
#include "model/rig/rig.h"

#include <memory>
#include <string>

namespace clipwright {

/**
 * The bytes of a Lottie file with an edited rig in it, as the file was: JSON (writeLottie), gzip of it, or a package in which one
 * animation is another and every other member, with its packed bytes, what it was. `bytes`: the file as the rig was read
 * from it; none, or empty, for a new JSON. `animation`: the id in a package; empty: its active one. A rig that says nothing new
 * gives the same bytes. Refusals: those of writeLottie, LottiePackage and replaceInZip.
 */
Result<std::string> writeLottieFile(const std::shared_ptr<const std::string> &bytes, const std::string &animation,
                                    const Rig &rig);

} // namespace clipwright
