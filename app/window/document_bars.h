// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#pragma once

#include "model/document/document_id.h"
#include "widgets/notice.h"

#include <QWidget>

#include <map>
#include <vector>

namespace clipwright::views {
class Session;
}

namespace clipwright::app {

/**
 * Bars above the picture that stay until they are answered or no longer so: what other programs did to the file of the document
 * that is looked at, and what was recovered. One a document and kind; those of other documents wait until they are looked at.
 */
class DocumentBars : public QWidget {
    Q_OBJECT

public:
    enum class Kind { Outside, Recovered };

    DocumentBars(views::Session &session, QWidget *parent);

    /** In the place of the one of that kind. */
    void show(DocumentId document, Kind kind, widgets::NoticeKind look, const QString &text,
              std::vector<widgets::NoticeChoice> choices);
    void remove(DocumentId document, Kind kind);
    /** The text of the bar, seen or waiting; empty: there is none. */
    QString textOf(DocumentId document, Kind kind) const;
    widgets::Notice *bar(DocumentId document, Kind kind) const;

private:
    void showActive();
    void forgetClosed();

    using Key = std::pair<DocumentId, Kind>;
    views::Session &m_session;
    std::map<Key, widgets::Notice *> m_bars;
};

} // namespace clipwright::app
