// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#pragma once

#include "model/core/issue.h"

#include <QString>

namespace clipwright::views {

/** What an issue says, and its advice, in the user's language where it is known there; else as the model says it. */
QString issueText(const Issue &issue);
QString issueAdvice(const Issue &issue);

/**
 * A sentence of the model in the user's language: what stands in single quotes and numbers are left out of what is looked
 * up (context Issues, as %1, %2 …) and put back into the translation.
 */
QString translatedSentence(const std::string &sentence);

} // namespace clipwright::views
