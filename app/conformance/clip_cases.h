// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#pragma once

#include "app/conformance/case.h"

namespace clipwright::app {

/** Texts of .oclip that are read and written again, or must be refused (clip_text_cases.cpp). */
Verdict runClipRewrite(const Json &theCase, RealFiles &files);
Verdict runClipRefuse(const Json &theCase, RealFiles &files);

/** What a clip says at a moment, and what its parts compute (clip_sample_cases.cpp). */
Verdict runClipSample(const Json &theCase, RealFiles &files);
Verdict runClipSampleInPlace(const Json &theCase, RealFiles &files);
Verdict runAutoSlope(const Json &theCase, RealFiles &files);
Verdict runShape(const Json &theCase, RealFiles &files);

/** Players, marks and root motion (clip_play_cases.cpp). */
Verdict runClipPlay(const Json &theCase, RealFiles &files);
Verdict runMarksBetween(const Json &theCase, RealFiles &files);
Verdict runRootStep(const Json &theCase, RealFiles &files);
Verdict runCompose(const Json &theCase, RealFiles &files);

} // namespace clipwright::app
