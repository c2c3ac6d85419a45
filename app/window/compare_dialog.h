// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#pragma once

#include "app/window/open_task.h"
#include "views/session/session.h"

#include <QDialog>

#include <memory>

class QLabel;

namespace clipwright::widgets {
class TimeRuler;
}

namespace clipwright::app {

/** The picture of a document beside that of what its file says now, at the same frame. */
class CompareDialog : public QDialog {
    Q_OBJECT

public:
    CompareDialog(std::shared_ptr<const ShownRig> mine, double frame, QWidget *parent);
    ~CompareDialog() override;

    views::Session &mine() { return *m_mine; }
    views::Session &theirs() { return *m_theirs; }

signals:
    void keepMineWanted();
    void takeTheirsWanted();

private:
    QWidget *makeSide(const QString &title, views::Session &session, const QString &choice,
                      void (CompareDialog::*wanted)());
    void seek(double frame);

    std::unique_ptr<views::Session> m_mine;
    std::unique_ptr<views::Session> m_theirs;
    OpenTask m_opening;
    widgets::TimeRuler *m_ruler;
    QLabel *m_said;
    double m_frame;
};

} // namespace clipwright::app
