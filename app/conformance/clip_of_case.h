// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#pragma once

#include "app/conformance/comparison.h"
#include "model/eval/root_motion.h"

#include <memory>
#include <string>

namespace clipwright::app {

/** The clip of a case's `text`; throws, which fails the case, where it does not read. */
std::shared_ptr<const ClipSampler> clipOf(const Json &theCase);

/** Both as written or all four numbers negated. */
void compareRotation(Comparison &comparison, const std::string &where, std::span<const double> got,
                     const Json &expected, double tolerance);
/** Position and rotation of a step against those members of `expected`. */
void compareStep(Comparison &comparison, const std::string &where, const RootStep &step, const Json &expected,
                 double tolerance);
/** All values and bones of a pose against those members of a row: what is missing there must be missing here. */
void comparePose(Comparison &comparison, const std::string &where, const ClipSampler &sampler, const ClipPose &pose,
                 const Json &row, double tolerance);

} // namespace clipwright::app
