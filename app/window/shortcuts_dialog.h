// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <QDialog>
#include <QStringList>

class QMenu;
class QMenuBar;
class QTreeWidget;
class QTreeWidgetItem;

namespace clipwright::app {

/**
 * What keys and mouse do, with a filter. The keys are read from the menus, so that none can be missing here; the mouse's
 * have a table of their own. Stands beside the window: keys can be tried while it is open.
 */
class ShortcutsDialog : public QDialog {
    Q_OBJECT

public:
    ShortcutsDialog(const QMenuBar &menus, QWidget *parent);

private:
    void list(const QMenuBar &menus);
    void addKeysOf(const QMenu &menu, QTreeWidgetItem &group);
    void addGestures();
    QTreeWidgetItem *addGroup(const QString &title);
    void filterBy(const QString &text);

    QTreeWidget *m_list;
};

} // namespace clipwright::app
