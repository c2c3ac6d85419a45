// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
// Which channels an .oclip has: private to the folder, asked by its reader and by its home rule.
#pragma once

#include "model/clip/clip.h"
#include "model/core/result.h"

namespace clipwright::oclip {

/**
 * Whether a channel of a kind may move that. Refuses, each a code of readOclip: `channel-no-property`, `channel-unknown-kind`,
 * `channel-not-a-bone-property`, `channel-no-component`.
 */
Result<void> checkAddress(const ChannelAddress &address, Kind kind, bool isTimelineAsset);

} // namespace clipwright::oclip
