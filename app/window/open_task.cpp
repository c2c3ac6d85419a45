// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#include "app/window/open_task.h"

#include "model/project/source_cook.h"

#include <QPromise>

#include <utility>

namespace clipwright::app {

namespace {

constexpr int kProgressMilliseconds = 100;

} // namespace

OpenTask::OpenTask(QObject *parent) : QObject(parent)
{
    m_progress.setInterval(kProgressMilliseconds);
    connect(&m_progress, &QTimer::timeout, this, [this] { emit progressed(m_state->fraction); });
    connect(&m_watcher, &QFutureWatcher<Shown>::finished, this, &OpenTask::end);
}

OpenTask::~OpenTask()
{
    if (m_state)
        m_state->isCancelled = true;
    m_pool.waitForDone();
}

void OpenTask::open(const QString &path)
{
    if (m_state)
        m_state->isCancelled = true;
    m_state = std::make_shared<State>();
    m_state->memory = std::exchange(m_memory, {});
    m_path = path;
    auto promise = std::make_shared<QPromise<Shown>>();
    promise->start();
    m_watcher.setFuture(promise->future());
    m_pool.start([promise, state = m_state, name = path.toStdString()] {
        Issues aboutRecord;
        const OpenOptions options{.settings = settingsRecordedFor(name, aboutRecord),
                                  .isCancelled = [&state] { return state->isCancelled.load(); },
                                  .memory = &state->memory,
                                  .progress = [&state](double fraction) { state->fraction = fraction; }};
        ShownRig shown = openShownRig(name, options);
        shown.file.issues.insert(shown.file.issues.begin(), aboutRecord.begin(), aboutRecord.end());
        promise->addResult(std::make_shared<const ShownRig>(std::move(shown)));
        promise->finish();
    });
    m_progress.start();
    emit started(path);
}

void OpenTask::cancel()
{
    if (!m_state)
        return;
    // The result of the reader, when it comes, is nobody's any more.
    m_state->isCancelled = true;
    m_state.reset();
    m_progress.stop();
    emit cancelled(m_path);
}

void OpenTask::end()
{
    if (!m_state)
        return;
    m_memory = std::move(m_state->memory);
    m_state.reset();
    m_progress.stop();
    emit finished(m_watcher.result());
}

} // namespace clipwright::app
