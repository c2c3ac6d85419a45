// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#include "views/assets/folder_scans.h"

#include <QSocketNotifier>

#include <algorithm>
#include <chrono>
#include <utility>

namespace clipwright::views {

FolderScans::FolderScans(QObject *parent) : QObject(parent)
{
    m_pool.setMaxThreadCount(1);
    m_pool.setThreadPriority(QThread::LowPriority);
    m_due.setSingleShot(true);
    connect(&m_due, &QTimer::timeout, this, &FolderScans::look);
}

FolderScans::~FolderScans()
{
    cancel();
    m_pool.waitForDone();
}

void FolderScans::setFolder(const QString &folder, bool isProject)
{
    if (folder == m_folder && isProject == m_isProject)
        return;
    cancel();
    m_events.reset();
    m_watch.reset();
    m_due.stop();
    m_folder = folder;
    m_isProject = isProject;
    m_last = nullptr;
    if (folder.isEmpty())
        emit scanned({});
    else
        start();
}

void FolderScans::scanAgain()
{
    if (isScanning())
        m_isWantedAgain = true;
    else if (!m_folder.isEmpty())
        start();
}

void FolderScans::cancel()
{
    if (m_isCancelled)
        *m_isCancelled = true;
    m_isCancelled.reset();
    m_isWantedAgain = false;
}

void FolderScans::start()
{
    m_isCancelled = std::make_shared<std::atomic<bool>>(false);
    m_pool.start(
        [this, folder = m_folder.toStdString(), isFlat = !m_isProject, last = m_last, isCancelled = m_isCancelled] {
            ScanOptions options;
            options.isCancelled = [&] { return isCancelled->load(); };
            options.isFlat = isFlat;
            Result<ProjectScan> scan = scanProject(folder, last ? *last : ProjectScan{}, options);
            auto shared = std::make_shared<const ProjectScan>(scan ? std::move(*scan) : ProjectScan{});
            QMetaObject::invokeMethod(
                this,
                [this, shared, isCancelled] {
                    if (!*isCancelled)
                        end(shared);
                },
                Qt::QueuedConnection);
        });
}

void FolderScans::end(const Scan &scan)
{
    m_isCancelled.reset();
    m_last = scan;
    watch();
    emit scanned(*scan);
    if (std::exchange(m_isWantedAgain, false) && !isScanning() && !m_folder.isEmpty())
        start();
}

/** What happened in a new folder before it was watched is not heard: it is looked at once more. */
void FolderScans::watch()
{
    if (!m_watch) {
        m_watch = std::make_unique<ProjectWatch>(m_folder.toStdString());
        if (m_watch->descriptor() >= 0) {
            m_events = std::make_unique<QSocketNotifier>(m_watch->descriptor(), QSocketNotifier::Read);
            connect(m_events.get(), &QSocketNotifier::activated, this, &FolderScans::look);
        }
        m_isWantedAgain = true;
    }
    m_watch->scanned(m_last->folders, std::chrono::steady_clock::now());
    arm();
}

void FolderScans::arm()
{
    const std::optional<WatchTime> due = m_watch ? m_watch->due() : std::nullopt;
    if (!due) {
        m_due.stop();
        return;
    }
    const auto left = std::chrono::ceil<std::chrono::milliseconds>(*due - std::chrono::steady_clock::now());
    m_due.start(std::max(left, std::chrono::milliseconds(0)));
}

void FolderScans::look()
{
    if (!m_watch)
        return;
    if (m_watch->takeScanWanted(std::chrono::steady_clock::now()))
        scanAgain();
    arm();
}

} // namespace clipwright::views
