// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#pragma once

#include "app/window/actions.h"

#include <QFrame>
#include <QList>
#include <QString>

class QLabel;
class QLineEdit;
class QListView;
class QStandardItemModel;

namespace clipwright::app {

/** How well the words stand in a text, each by its letters in their order; 0: they do not. The text of an action, its menu. */
int matchScore(const QString &text, const QStringList &words);

/**
 * Finds an action by words and does it: all of the table, with their keys; those that do nothing now greyed, with the reason.
 * Panels and layouts are offered too, as the actions that show them.
 */
class CommandPalette : public QFrame {
    Q_OBJECT

public:
    CommandPalette(const ActionSet &actions, QWidget *parent);

    /** Over the top of the window, with all that there is; `others` come after the table. */
    void open(const QList<QAction *> &others);

    int found() const;
    /** The text of a row, as it is shown, with its keys. */
    QString textOf(int row) const;

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;

private:
    struct Entry {
        QAction *action = nullptr;
        QString text;
        QString keys;
        QString reason; ///< why it does nothing now
    };
    void gather(const QList<QAction *> &others);
    void filterBy(const QString &text);
    void run(int row);

    const ActionSet &m_actions;
    QList<Entry> m_entries;
    QStandardItemModel *m_rows;
    QLineEdit *m_filter;
    QListView *m_list;
    QLabel *m_none;
};

} // namespace clipwright::app
