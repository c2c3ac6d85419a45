// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <QWidget>

class QLabel;
class QProgressBar;

namespace clipwright::app {

class OpenTask;

/** The status bar's part for the work in the background: what is being opened, how far it is, and Cancel. */
class TaskStatus : public QWidget {
    Q_OBJECT

public:
    explicit TaskStatus(OpenTask &task, QWidget *parent = nullptr);

private:
    void tell(double fraction);

    QString m_name;
    QLabel *m_text;
    QProgressBar *m_bar;
};

} // namespace clipwright::app
