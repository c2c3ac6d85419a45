// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#pragma once

#include "model/document/primitive.h"

#include <map>
#include <optional>

namespace clipwright {

/**
 * Ids count in reading order, so what an edit put in has others once the file is read again. Finds by its place what each
 * thing of an edited document is called there, and says patches for the one in the ids of the other.
 */
class RereadIds {
public:
    /** Nothing where the two are not built alike. */
    static std::optional<RereadIds> match(const DocumentValue &edited, const DocumentValue &reread);
    static std::optional<RereadIds> match(const Rig &edited, const Rig &reread);
    static std::optional<RereadIds> match(const Clip &edited, const Clip &reread);
    static std::optional<RereadIds> match(const Stage &edited, const Stage &reread);

    /** A patch that fits the edited value, for the one read again: what it puts back gets ids that are free there. */
    Patch translated(const Patch &patch) const;

private:
    friend class PatchTranslation;
    using TrackAt = std::pair<CompositionId, TrackId>;

    bool add(const Composition &edited, const Composition &reread);
    /** The keys of a track of one timeline, `in` of the edited value (null: a clip), `to` of the one read again. */
    bool add(CompositionId in, const Track &edited, CompositionId to, const Track &reread);
    bool add(const Composition &edited, const Composition &reread, const Node &from, const Node &to);

    std::map<CompositionId, CompositionId> m_compositions;
    std::map<NodeId, NodeId> m_nodes;
    std::map<TrackAt, TrackId> m_tracks;                           ///< by the edited one's ids
    std::map<TrackAt, std::map<KeyId, KeyId>> m_keys;              ///< likewise
    std::map<std::pair<CompositionId, GroupId>, GroupId> m_groups; ///< likewise
    /** Of keyed tracks whose value without keys no file tells: it comes back with the last key that goes. */
    std::map<TrackAt, SetField> m_bases;
    CompositionId m_lastComposition; ///< of the one read again, as the others
    NodeId m_lastNode;
    std::map<CompositionId, TrackId> m_nextTracks;
    std::map<TrackAt, KeyId> m_nextKeys;
    std::map<CompositionId, GroupId> m_lastGroups;
};

} // namespace clipwright
