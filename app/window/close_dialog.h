// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#pragma once

#include "model/document/document_id.h"

#include <QDialog>
#include <QList>

#include <vector>

class QListWidget;
class QPushButton;

namespace clipwright::views {
class Documents;
}

namespace clipwright::app {

/** Asks once what is to become of all documents that are closed with changes: each may be saved or not. */
class CloseDialog : public QDialog {
    Q_OBJECT

public:
    CloseDialog(const views::Documents &documents, const std::vector<DocumentId> &modified, QWidget *parent);

signals:
    /** Those to be saved first; all others lose what is not saved. */
    void decided(const std::vector<clipwright::DocumentId> &toSave);

private:
    void showChoice();

    std::vector<DocumentId> m_documents;
    QListWidget *m_list;
    QPushButton *m_save;
};

} // namespace clipwright::app
