// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#include "app/window/first_frame.h"

#include <QCoreApplication>
#include <QEvent>
#include <QTimer>
#include <QWindow>

#include <cstdio>
#include <utility>

namespace clipwright::app {

FirstFrame::FirstFrame(QWindow &window) : QObject(&window)
{
    window.installEventFilter(this);
}

bool FirstFrame::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() == QEvent::Expose && static_cast<QWindow *>(watched)->isExposed()
        && !std::exchange(m_isPainted, true)) {
        // A widget's window paints within this event: behind it, the frame is there.
        QTimer::singleShot(0, this, [] {
            std::puts("painted");
            std::fflush(stdout);
            QCoreApplication::quit();
        });
    }
    return false;
}

} // namespace clipwright::app
