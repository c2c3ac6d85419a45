// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <QEvent>
#include <QObject>

namespace clipwright {

/** Counts what is painted by the objects that it filters: nothing may be while nothing changes. */
class PaintCounter : public QObject {
public:
    int count = 0;

protected:
    bool eventFilter(QObject *, QEvent *event) override
    {
        if (event->type() == QEvent::Paint || event->type() == QEvent::UpdateRequest)
            ++count;
        return false;
    }
};

} // namespace clipwright
