// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#pragma once

#include "model/io/film/film_writer.h"
#include "model/session/rig_film.h"
#include "model/session/shown_rig.h"

#include <QFutureWatcher>
#include <QObject>
#include <QStringList>
#include <QThreadPool>
#include <QTimer>

#include <atomic>
#include <memory>
#include <string>

namespace clipwright::app {

/** A film or sheet that is to be written. */
struct ExportJob {
    std::shared_ptr<const ShownRig> shown;
    int clip = -1; ///< all of the timeline
    FilmLook look;
    FilmSpan span;
    FilmSettings settings;
    bool isSheet = false;
    std::string path;
};

/** Writes films on another thread, one at a time. */
class ExportTask : public QObject {
    Q_OBJECT

public:
    explicit ExportTask(QObject *parent = nullptr);
    /** Cancels, and waits until the writer has noticed. */
    ~ExportTask() override;

    /** Of a rig that can be shown. Does nothing while one is written. */
    void start(ExportJob job);
    void cancel();
    bool isRunning() const { return m_state != nullptr; }

signals:
    void started(const QString &path);
    /** How much is done, from 0 to 1, a few times a second. */
    void progressed(double fraction);
    void finished(const QStringList &files);
    void failed(const QString &reason);
    void cancelled(const QString &path);

private:
    struct State {
        std::atomic<bool> isCancelled = false;
        std::atomic<double> fraction = 0;
    };
    static Result<WrittenFilm> write(const ExportJob &job, State &state);
    void end();

    QThreadPool m_pool;
    QFutureWatcher<Result<WrittenFilm>> m_watcher;
    QTimer m_progress;
    std::shared_ptr<State> m_state; ///< of the one that runs
    QString m_path;
};

} // namespace clipwright::app
