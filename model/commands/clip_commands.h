// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
// Edits of a clip's channels and of what carries its character. Keys: key_commands.h; marks: range_commands.h.
#pragma once

#include "model/document/document_edit.h"

#include <span>

namespace clipwright {

/** A channel to be: what it moves, and what its values are. */
struct ChannelSpec {
    ChannelAddress address;
    Kind kind = Kind::Number;
    EulerOrder order = EulerOrder::XYZ;
};

/**
 * The channel of a spec, behind the others, with keys of its kind. A rotation is mixed the short way at even speed. Refuses with
 * `keys-missing` no keys, and as DocumentEdit.
 */
Result<TrackId> addChannel(DocumentEdit &edit, const ChannelSpec &spec, std::span<const Key> keys);
/** An empty track as a channel of that kind has it: to make keys for. */
Track trackOf(const ChannelSpec &spec);

Result<void> removeChannels(DocumentEdit &edit, std::span<const TrackId> channels);
/** To another place in the list. */
Result<void> moveChannel(DocumentEdit &edit, TrackId channel, std::size_t to);
/** A copy of a channel for another address of its kind, behind it. Refuses `channel-unknown`, and as DocumentEdit. */
Result<TrackId> copyChannel(DocumentEdit &edit, TrackId channel, const ChannelAddress &address);

/** Turns an axis to unit length; refuses with `up-malformed` one of no length. */
Result<void> setRootMotion(DocumentEdit &edit, std::optional<RootMotion> root);

} // namespace clipwright
