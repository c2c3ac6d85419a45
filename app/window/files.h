// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#pragma once

#include "app/window/cook_task.h"
#include "app/window/open_task.h"

#include <QObject>
#include <QStringList>
#include <QTemporaryDir>

#include <memory>

namespace clipwright::views {
class Session;
}
namespace clipwright::widgets {
class Notice;
}

namespace clipwright::app {

/**
 * What a window does with files: opens them into its session, cooks the shown source, and says in the window's notice
 * what happened. A file that cannot be shown leaves the one that is.
 */
class Files : public QObject {
    Q_OBJECT

public:
    Files(views::Session &session, widgets::Notice &notice, QObject *parent);

    void open(const QString &path);
    /** The first of several, saying so. */
    void openFirst(const QStringList &paths);
    void openSample();
    /** Reads the file that was opened last again: it may have been edited meanwhile. */
    void reload();
    bool canReload() const { return !m_opened.isEmpty(); }
    /** Writes the shown source's cooked sibling; asks in the notice before it replaces a different file. */
    void cook();
    bool canCook() const;

    OpenTask &opening() { return m_opening; }
    /** Reads the file again and cooks it once it is there. */
    void reloadAndCook();
    bool isBusy() const { return m_opening.isRunning() || m_cooking.isRunning(); }

    /** For file dialogs: all known, then one a format, from the table of formats. */
    static QString nameFilters();
    /** The files of the list whose suffix a format reads. */
    static QStringList readable(const QStringList &paths);

signals:
    void opened(const QString &path);
    void openFailed(const QString &path);
    void cooked(const QString &path);
    /** The list of problems should be seen. */
    void problemsWanted();

private:
    void show(const std::shared_ptr<const ShownRig> &shown);
    void askOrWrite(const std::shared_ptr<const CookPlan> &plan);
    void askWhatToCook(const std::shared_ptr<const CookPlan> &plan);
    void askToReplace(const std::shared_ptr<const CookPlan> &plan);
    void tellWritten(const CookPlan &plan);
    void tellRefused(const ShownRig &shown);

    views::Session &m_session;
    widgets::Notice &m_notice;
    OpenTask m_opening;
    CookTask m_cooking;
    QString m_opened;
    bool m_cooksOnceOpened = false;
    QTemporaryDir m_samples;
};

} // namespace clipwright::app
