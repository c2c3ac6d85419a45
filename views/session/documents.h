// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#pragma once

#include "model/project/workspace.h"
#include "model/session/preview_marks.h"
#include "model/session/selection.h"

#include <QObject>
#include <QString>

#include <map>
#include <optional>
#include <vector>

namespace clipwright::views {

/**
 * The documents of a window: those that are shown, in the order of their tabs, which one is looked at, and what is picked in it.
 * Whoever edits does it by the workspace's log; what follows is told here, once for all views. UI thread only.
 */
class Documents : public QObject {
    Q_OBJECT

public:
    explicit Documents(QObject *parent = nullptr);

    Workspace &workspace() { return m_workspace; }
    const Workspace &workspace() const { return m_workspace; }

    const std::vector<DocumentId> &shown() const { return m_shown; }
    /** The one that is looked at; null: none. */
    DocumentId active() const { return m_active; }
    const Document *activeDocument() const { return m_workspace.document(m_active); }
    const OpenFile *activeFile() const { return m_workspace.file(m_active); }

    /** Of the workspace: gets a tab where it has none, and is looked at. */
    void show(DocumentId document);
    void activate(DocumentId document);
    /** The tab that many to the right, round at the end. */
    void activateNext(int step);
    void move(int from, int to);
    /** Its tab goes; what was not saved of it is lost, which whoever calls has asked about. */
    void close(DocumentId document);

    /** The name of its file, with `#ID`; one line. */
    QString nameOf(DocumentId document) const;
    QString pathOf(DocumentId document) const;
    bool isModified(DocumentId document) const;
    /** All with unsaved edits, those without a tab among them. */
    std::vector<DocumentId> unsaved() const { return m_workspace.unsaved(); }

    /** The state that the file of a document has; nothing where no state of it has. */
    std::optional<TransactionId> savedState(DocumentId document) const;

    /** Of the active document: false where there is nothing to do. */
    bool undo();
    bool redo();
    /** What was done to it, oldest first, undone steps behind. */
    std::vector<const Transaction *> history() const;
    /** Undoes and redoes until the first `steps` of its history are done. */
    void goTo(std::size_t steps);

    const Selection &selection() const { return m_selection; }
    /** Without what is not there. Of another document than the active one: nothing. */
    void select(Selection selection);

    /** Of a document that is shown: solo and lock. Who changes them tells it. */
    PreviewMarks &marks(DocumentId document) { return m_marks[document]; }
    void tellMarks() { emit marksChanged(); }
    /** A view's command was refused: the window says so. */
    void tellRefused(const Error &error) { emit refused(error); }

    /** A document was saved, or its file is another: who shows that asks again. */
    void tellSaved();

signals:
    /** Tabs came, went or moved. */
    void listChanged();
    void activeChanged();
    /** Its value is another, also in the middle of a gesture. */
    void edited(clipwright::DocumentId document);
    /** What can be undone, or whether a document has unsaved edits. */
    void historyChanged();
    void selectionChanged();
    void marksChanged();
    void refused(const clipwright::Error &error);

private:
    void setActive(DocumentId document);
    void hear(const LogEvent &event);
    void discard(DocumentId document);
    void rememberSaved();

    Workspace m_workspace;
    std::vector<DocumentId> m_shown;
    DocumentId m_active;
    Selection m_selection;
    std::map<DocumentId, TransactionId> m_saved;
    std::map<DocumentId, PreviewMarks> m_marks;
    Subscription m_heard;
    std::map<DocumentId, Subscription> m_edits;
};

} // namespace clipwright::views
