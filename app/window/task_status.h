// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <QTimer>
#include <QWidget>

class QLabel;
class QProgressBar;

namespace clipwright::app {

class DocumentPictures;
class OpenTask;

/** The status bar's part for the work in the background: what is being opened, how far it is, and Cancel. */
class TaskStatus : public QWidget {
    Q_OBJECT

public:
    TaskStatus(OpenTask &task, DocumentPictures &pictures, QWidget *parent = nullptr);

private:
    void tell(double fraction);
    QString shortOf(const QString &path) const;
    void followPictures(DocumentPictures &pictures);

    QString m_name;
    bool m_isOpening = false;
    QTimer m_patience; ///< what is done before it ends was no long work
    QLabel *m_text;
    QProgressBar *m_bar;
};

} // namespace clipwright::app
