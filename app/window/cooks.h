// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#pragma once

#include "app/window/cook_task.h"
#include "app/window/files.h"
#include "app/window/saves.h"

#include <QObject>

#include <memory>

namespace clipwright::app {

/** Cooks the active source beside itself: asks in the notice before a different file is replaced, and says what was written. */
class Cooks : public QObject {
    Q_OBJECT

public:
    Cooks(views::Session &session, Files &files, Saves &saves, DocumentPictures &pictures, Teller &teller,
          QObject *parent);

    void cook();
    bool canCook() const;
    bool isRunning() const { return m_task.isRunning(); }

signals:
    void cooked(const QString &path);
    void problemsWanted();

private:
    void cookShown();
    void reloadAndCook();
    void askOrWrite(const std::shared_ptr<const CookPlan> &plan);
    void askWhatToCook(const std::shared_ptr<const CookPlan> &plan);
    void askToReplace(const std::shared_ptr<const CookPlan> &plan);
    void tellWritten(const CookPlan &plan);
    void tellRefused(const ShownRig &shown);

    views::Session &m_session;
    Files &m_files;
    Saves &m_saves;
    DocumentPictures &m_pictures;
    Teller &m_teller;
    CookTask m_task;
    bool m_cooksOnceOpened = false;
};

} // namespace clipwright::app
