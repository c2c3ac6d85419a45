// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#pragma once

#include "app/window/export_task.h"
#include "app/window/teller.h"
#include "views/session/session.h"

#include <QObject>

class QWidget;

namespace clipwright::app {

/** Exports the active picture: asks what and where to, writes it in the background, and says what became of it. */
class Exports : public QObject {
    Q_OBJECT

public:
    Exports(views::Session &session, Teller &teller, QWidget *window);

    void ask();
    ExportTask &task() { return m_task; }

private:
    void tellWritten(const QStringList &files);

    views::Session &m_session;
    Teller &m_teller;
    QWidget *m_window;
    ExportTask m_task;
};

} // namespace clipwright::app
