// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
// Clips for tests, made of text as a file would have it.
#pragma once

#include "model/eval/clip_sampler.h"

#include <memory>
#include <string>

namespace clipwright::test {

/** A sampler of an .oclip; fails the test (QFAIL by assert) where the text does not read without an issue. */
std::shared_ptr<const ClipSampler> samplerOf(const std::string &text);

/** `{"kind":"orblit.clip",…}` with what stands in `members`: `"playback":"loop"`, a rate … */
std::string clipText(const std::string &members, const std::string &channels, const std::string &marks = {});

} // namespace clipwright::test
