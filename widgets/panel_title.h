// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <QWidget>

class QDockWidget;
class QHBoxLayout;
class QLabel;

namespace clipwright::widgets {

/** The head row of a dock: its title, a count where there is one, the panel's own buttons and Close. Dragging it moves the dock. */
class PanelTitle : public QWidget {
    Q_OBJECT

public:
    explicit PanelTitle(QDockWidget *dock);

    /** Empty hides it. */
    void setBadge(const QString &text);
    /** Before Close; takes the widget over. */
    void addControl(QWidget *control);

private:
    QHBoxLayout *m_row;
    QLabel *m_badge;
};

} // namespace clipwright::widgets
