// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <QWidget>

class QLabel;
class QProgressBar;

namespace clipwright::app {

class ExportTask;

/** The status bar's part for a film that is written: its name, how far it is, and Cancel. Hidden while there is none. */
class ExportStatus : public QWidget {
    Q_OBJECT

public:
    explicit ExportStatus(ExportTask &task, QWidget *parent = nullptr);

private:
    void tell(double fraction);

    QString m_name;
    QLabel *m_text;
    QProgressBar *m_bar;
};

} // namespace clipwright::app
