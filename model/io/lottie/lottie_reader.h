// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#pragma once

#include "model/core/issue.h"
#include "model/io/lottie/lottie_caps.h"
#include "model/rig/rig.h"

#include <memory>
#include <optional>
#include <string>

namespace clipwright {

struct LottieReading {
    std::optional<Rig> rig; ///< absent only when the text is not JSON, not Lottie, or has no timeline or size
    Issues issues;          ///< why it is absent, and what was odd while reading; gaps stand in rig->gaps
};

/**
 * Lottie JSON → Rig in Lottie's own space, with the byte span of each node, value and key. Every file that is Lottie opens:
 * what we cannot say becomes a gap with layer, JSON pointer and advice, and draws nothing.
 */
LottieReading readLottie(std::shared_ptr<const std::string> text, const std::string &file, const LottieCaps &caps = {});

/** Whether a JSON text looks like Lottie (an object with `layers`): tells it from other .json files. */
bool looksLikeLottie(std::string_view text);

} // namespace clipwright
