// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#pragma once

#include "model/session/shown_rig.h"

#include <QFutureWatcher>
#include <QObject>
#include <QThreadPool>
#include <QTimer>

#include <atomic>
#include <memory>

namespace clipwright::app {

/**
 * Opens files on another thread, one at a time: a second one cancels the first. The result comes back as one immutable
 * value on the UI thread. It remembers what the last file was cooked to: the same one again, edited, is there sooner.
 */
class OpenTask : public QObject {
    Q_OBJECT

public:
    explicit OpenTask(QObject *parent = nullptr);
    /** Cancels, and waits until the reader has noticed. */
    ~OpenTask() override;

    void open(const QString &path);
    void cancel();
    bool isRunning() const { return m_state != nullptr; }
    QString path() const { return m_path; }

signals:
    void started(const QString &path);
    /** How much is done, from 0 to 1, a few times a second. */
    void progressed(double fraction);
    /** Readable or not: its issues say so. */
    void finished(std::shared_ptr<const clipwright::ShownRig> shown);
    void cancelled(const QString &path);

private:
    struct State {
        std::atomic<bool> isCancelled = false;
        std::atomic<double> fraction = 0;
        CookMemory memory; ///< the task's own until it is over
    };
    using Shown = std::shared_ptr<const ShownRig>;
    void end();

    QThreadPool m_pool;
    QFutureWatcher<Shown> m_watcher;
    QTimer m_progress;
    std::shared_ptr<State> m_state; ///< of the task that runs
    CookMemory m_memory;            ///< what the last task left; away while one runs
    QString m_path;
};

} // namespace clipwright::app
