// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <QLabel>

namespace clipwright::views {

class Session;

/** "Frame 42 / 90 · 1.40 s · 30 fps", in a width that does not change while it plays. */
class TimeReadout : public QLabel {
    Q_OBJECT

public:
    explicit TimeReadout(Session &session, QWidget *parent = nullptr);

private:
    QString textAt(double frame) const;
    void showShown();
    void showFrame();

    Session &m_session;
};

} // namespace clipwright::views
