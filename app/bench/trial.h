// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#pragma once

#include "app/bench/corpus.h"

namespace clipwright::bench {

/**
 * Whether rlottie loads a document and draws frames of it, found out in a process of its own: there are documents that crash it
 * or keep it busy for ever (two seconds count as that). To be asked before this process has threads.
 */
bool rlottieTakes(const CorpusFile &file);

} // namespace clipwright::bench
