// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#pragma once

#include "app/conformance/case.h"

namespace clipwright::app {

/** Texts that must be read or refused (oanim_text_cases.cpp). */
Verdict runParse(const Json &theCase, RealFiles &files);
Verdict runAccept(const Json &theCase, RealFiles &files);
Verdict runRefuse(const Json &theCase, RealFiles &files);
Verdict runShapeAccept(const Json &theCase, RealFiles &files);
Verdict runShapeRefuse(const Json &theCase, RealFiles &files);

/** Easing, evaluation, triangles and playing of texts in the case (oanim_play_cases.cpp). */
Verdict runEase(const Json &theCase, RealFiles &files);
Verdict runEvaluate(const Json &theCase, RealFiles &files);
Verdict runTessellate(const Json &theCase, RealFiles &files);
Verdict runPlay(const Json &theCase, RealFiles &files);

/** The same of real files (oanim_file_cases.cpp). Left out where the file is not there. */
Verdict runFileParse(const Json &theCase, RealFiles &files);
Verdict runFileEvaluate(const Json &theCase, RealFiles &files);
Verdict runFilePlay(const Json &theCase, RealFiles &files);

} // namespace clipwright::app
