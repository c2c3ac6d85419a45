// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#pragma once

#include "model/document/change_event.h"
#include "model/document/observers.h"

#include <cstdint>
#include <functional>
#include <utility>

namespace clipwright {

/**
 * What the file that a document lives in cannot say is refused when it is edited, not when it is saved: asked with the value as
 * it is before each primitive of a command. What was done once is undone and done again without asking.
 */
using HomeRule = std::function<Result<void>(const DocumentValue &before, const Primitive &primitive)>;

/**
 * A rig, clip or stage that is edited. Whoever shows it has it as const: it changes only by transactions of an EditLog. The value is
 * copied freely, a copy shares what was not edited since. Belongs to one thread; copies of the value go to any.
 */
class Document {
public:
    /** `state` names the value where it is not as it was opened. */
    Document(DocumentId id, DocumentValue value, TransactionId state = {});
    Document(const Document &) = delete;
    Document &operator=(const Document &) = delete;

    DocumentId id() const { return m_id; }
    DocumentKind kind() const { return kindOf(m_value); }
    const DocumentValue &value() const { return m_value; }
    /** Of a document of that kind (asserted). */
    const Rig &rig() const;
    const Clip &clip() const;
    const Stage &stage() const;

    /**
     * Names the value: the same again exactly when undo or redo comes back to it. The transaction that led here; null as
     * it was opened.
     */
    TransactionId state() const { return m_state; }
    /** Other than what was last saved or opened. */
    bool isModified() const { return m_state != m_saved; }
    void setSaved() { m_saved = m_state; }
    /** What was saved is another state than the present one: in a session that is recovered. */
    void setSaved(TransactionId state) { m_saved = state; }

    /** None: everything may be edited. */
    void setHomeRule(HomeRule rule) { m_homeRule = std::move(rule); }

    /** Each change, in the order in which they are made, on the thread that makes them. */
    [[nodiscard]] Subscription observe(Observers<ChangeEvent>::Hear hear) const
    {
        return m_observers.add(std::move(hear));
    }

private:
    friend class DocumentEdit;
    friend class EditLog;

    /** New ids are above those of all that it was. */
    void rememberIds(const DocumentValue &value);

    DocumentId m_id;
    DocumentValue m_value;
    NodeId m_lastNode;
    CompositionId m_lastComposition;
    TransactionId m_state;
    TransactionId m_saved;
    HomeRule m_homeRule;
    mutable Observers<ChangeEvent> m_observers; ///< who listens changes nothing of it
};

} // namespace clipwright
