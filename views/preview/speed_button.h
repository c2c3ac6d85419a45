// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <QList>
#include <QToolButton>

namespace clipwright::views {

class Session;

/** "1×": how fast the playhead goes; a menu of the speeds that are offered. */
class SpeedButton : public QToolButton {
    Q_OBJECT

public:
    explicit SpeedButton(Session &session, QWidget *parent = nullptr);

private:
    void showSpeed();

    Session &m_session;
    QList<QAction *> m_speeds;
};

/** "0.25×" in the user's language. */
QString speedText(double speed);

} // namespace clipwright::views
