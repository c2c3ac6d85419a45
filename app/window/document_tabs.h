// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#pragma once

#include "model/document/document_id.h"

#include <QTabBar>

namespace clipwright::views {
class Session;
}

namespace clipwright::app {

/** The documents of the window as tabs: a star for unsaved edits, drag to reorder, the middle button or the cross closes. */
class DocumentTabs : public QTabBar {
    Q_OBJECT

public:
    DocumentTabs(views::Session &session, QWidget *parent);

signals:
    void closeRequested(clipwright::DocumentId document);

protected:
    void paintEvent(QPaintEvent *event) override;
    void mouseReleaseEvent(QMouseEvent *event) override;
    void tabInserted(int index) override;

private:
    void showDocuments();
    void showActive();
    void askToClose(int index);

    views::Session &m_session;
    bool m_isFilling = false; ///< what changes by that is nobody's choice
};

} // namespace clipwright::app
