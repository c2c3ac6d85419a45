// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#pragma once

#include "model/document/document.h"

#include <span>
#include <vector>

namespace clipwright {

/**
 * The only door to a document's value, for the length of one transaction or one step of a gesture. Performs primitives,
 * records what takes them back and tells the document's observers. Only an EditLog opens it. A refusal leaves the document
 * as it was before that call; what a command did until then the log takes back.
 */
class DocumentEdit {
public:
    DocumentEdit(const DocumentEdit &) = delete;
    DocumentEdit &operator=(const DocumentEdit &) = delete;

    DocumentId document() const { return m_document.id(); }
    DocumentKind kind() const { return m_document.kind(); }
    const DocumentValue &value() const { return m_document.value(); }
    /** Of a document of that kind (asserted): CommandRow::kinds says which are asked. */
    const Rig &rig() const { return m_document.rig(); }
    const Clip &clip() const { return m_document.clip(); }
    const Stage &stage() const { return m_document.stage(); }
    /** As timelineOf of document_value.h. */
    const Timeline *timeline(CompositionId id) const { return timelineOf(value(), id); }

    /** Ids that nothing in the document has or had. */
    NodeId newNode() { return NodeId{++m_document.m_lastNode.value}; }
    CompositionId newComposition() { return CompositionId{++m_document.m_lastComposition.value}; }
    /** The same until a track, or a channel of a clip, is put in. */
    TrackId newTrack(CompositionId composition) const;
    /** The index of an easing for keys of a timeline that is there (asserted): interned, which is no edit. */
    EasingTable::Index intern(CompositionId composition, const Easing &easing);

    /** Refuses as perform() of primitive.h says, and what the document's home rule refuses. */
    Result<void> perform(const Primitive &primitive);
    Result<void> perform(const Patch &patch);

    /** Nothing where the field has that value already. */
    Result<void> setField(const ObjectRef &object, Field field, FieldValue value);
    /** Puts `inserted` in the place of `removed` keys; those without an id get one. Nothing where they are the same. */
    Result<void> spliceKeys(CompositionId composition, TrackId track, std::size_t first, std::size_t removed,
                            std::span<const Key> inserted);
    /** A node with what it holds and all of their tracks. Whoever hangs from a removed layer must be seen to first. */
    Result<void> insertNode(CompositionId composition, const NodePlace &place, NodeValue node,
                            std::span<const std::shared_ptr<const Track>> tracks);
    Result<void> removeNode(CompositionId composition, NodeId node);
    /** What the file says by now: its home rule is not asked, for what the file says it can say. Refuses as perform() says. */
    Result<void> replaceValue(std::shared_ptr<const DocumentValue> value, std::shared_ptr<const std::string> bytes);
    /** Nothing where it stands there already. */
    Result<void> moveNode(CompositionId composition, NodeId node, const NodePlace &to);

private:
    friend class EditLog;
    explicit DocumentEdit(Document &document) : m_document(document) {}

    Result<void> performUnasked(const Primitive &primitive);
    /** Takes back, or does again, what was performed here: nothing of it can be refused (asserted). */
    void repeat(const Patch &patch);
    void rememberIds(const Primitive &primitive);

    Document &m_document;
    Patch m_done;
    Patch m_inverse; ///< of each of `m_done`, in its order
};

} // namespace clipwright
