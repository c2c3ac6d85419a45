// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#pragma once

#include "app/conformance/case.h"

namespace clipwright::app {

/** The entity that a target of a clip means. */
Verdict runResolve(const Json &theCase, RealFiles &files);
/** Degrees to a rotation and back. */
Verdict runDegrees(const Json &theCase, RealFiles &files);

} // namespace clipwright::app
