// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <QFrame>
#include <QSortFilterProxyModel>
#include <QStringList>

class QLabel;
class QLineEdit;
class QListView;

namespace clipwright::widgets {

class SearchModel;

/**
 * Chooses one of many names: a popup with a filter and a list, as quick with three as with ten thousand. The keys go to
 * the filter; Down leads into the list, letters lead back, Enter chooses, Escape closes.
 */
class SearchPopup : public QFrame {
    Q_OBJECT

public:
    /** `title` says to readers of the screen what is chosen. */
    SearchPopup(const QString &title, QWidget *parent);

    /** `current` is marked; -1: none. Names are shown as plain text on one line. */
    void setNames(const QStringList &names, int current);
    /** Opens below `anchor`, or above it where its screen ends, with an empty filter and the marked name picked. */
    void openAt(const QWidget &anchor);

signals:
    /** A place in the names; the popup has closed. */
    void chosen(int place);

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;

private:
    void filterBy(const QString &text);
    void pickFirst();
    void choose(const QModelIndex &index);
    bool keyInFilter(QKeyEvent &key);
    bool keyInList(QKeyEvent &key);
    QSize wantedSize() const;

    SearchModel *m_names;
    QSortFilterProxyModel *m_found;
    QLineEdit *m_filter;
    QListView *m_list;
    QLabel *m_count;
};

} // namespace clipwright::widgets
