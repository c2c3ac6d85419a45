// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <QObject>

class QWindow;

namespace clipwright::app {

/**
 * Says `painted` on standard output once a window is on the screen for the first time, and quits: what the start costs is measured
 * by it (app/window_bench). Give it to a window that has been shown.
 */
class FirstFrame : public QObject {
    Q_OBJECT

public:
    explicit FirstFrame(QWindow &window);

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    bool m_isPainted = false;
};

} // namespace clipwright::app
