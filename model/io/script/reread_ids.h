// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#pragma once

#include "model/document/primitive.h"

#include <map>
#include <optional>

namespace clipwright {

/**
 * Ids count in reading order, so what an edit put in has others once the file is read again. Finds by its place what each
 * thing of an edited rig is called there, and says patches for the one in the ids of the other.
 */
class RereadIds {
public:
    /** Nothing where the two are not built alike. */
    static std::optional<RereadIds> match(const Rig &edited, const Rig &reread);

    /** A patch that fits the edited rig, for the rig read again: what it puts back gets ids that are free there. */
    Patch translated(const Patch &patch) const;

private:
    friend class PatchTranslation;
    using TrackAt = std::pair<CompositionId, TrackId>;

    bool add(const Composition &edited, const Composition &reread);
    bool add(const Composition &edited, const Composition &reread, const Node &from, const Node &to);

    std::map<CompositionId, CompositionId> m_compositions;
    std::map<NodeId, NodeId> m_nodes;
    std::map<TrackAt, TrackId> m_tracks;                           ///< by the edited rig's ids
    std::map<TrackAt, std::map<KeyId, KeyId>> m_keys;              ///< likewise
    std::map<std::pair<CompositionId, GroupId>, GroupId> m_groups; ///< likewise
    /** Of keyed tracks whose value without keys no file tells: it comes back with the last key that goes. */
    std::map<TrackAt, SetField> m_bases;
    CompositionId m_lastComposition; ///< of the rig read again, as the others
    NodeId m_lastNode;
    std::map<CompositionId, TrackId> m_nextTracks;
    std::map<TrackAt, KeyId> m_nextKeys;
    std::map<CompositionId, GroupId> m_lastGroups;
};

} // namespace clipwright
