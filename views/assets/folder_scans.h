// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#pragma once

#include "model/project/project_scan.h"
#include "model/project/project_watch.h"

#include <QObject>
#include <QString>
#include <QThreadPool>
#include <QTimer>

#include <atomic>
#include <memory>

class QSocketNotifier;

namespace clipwright::views {

/** What is in a folder, looked at on a thread, and again when something in it has changed. UI thread only. */
class FolderScans : public QObject {
    Q_OBJECT

public:
    explicit FolderScans(QObject *parent = nullptr);
    ~FolderScans() override;

    /** Empty: none. `isProject`: with all folders below it. Nothing where it is the folder already. */
    void setFolder(const QString &folder, bool isProject);
    QString folder() const { return m_folder; }
    bool isScanning() const { return m_isCancelled != nullptr; }
    void scanAgain();

signals:
    /** Whenever it was looked at; of a folder that is not there: an empty one. */
    void scanned(const clipwright::ProjectScan &scan);

private:
    using Scan = std::shared_ptr<const ProjectScan>;

    void start();
    void cancel();
    void end(const Scan &scan);
    void watch();
    void arm();
    void look();

    QString m_folder;
    bool m_isProject = false;
    bool m_isWantedAgain = false;
    Scan m_last;
    std::unique_ptr<ProjectWatch> m_watch;
    std::unique_ptr<QSocketNotifier> m_events;
    std::shared_ptr<std::atomic<bool>> m_isCancelled; ///< of the scan that runs
    QTimer m_due;
    QThreadPool m_pool;
};

} // namespace clipwright::views
