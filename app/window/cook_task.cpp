// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#include "app/window/cook_task.h"

#include "model/io/files/files.h"

#include <QPromise>

#include <utility>

namespace clipwright::app {

namespace {

CookPlan planFor(std::shared_ptr<const ShownRig> source)
{
    CookPlan plan;
    plan.source = std::move(source);
    CookedText cooked = writeCooked(*plan.source->file.cooked);
    plan.path = cookedPath(plan.source->file.path, cooked.format);
    plan.text = std::move(cooked.text);
    const auto there = readFile(plan.path);
    // What is there but cannot be read is another file all the same.
    if (there)
        plan.target = **there == plan.text ? CookPlan::Target::Same : CookPlan::Target::Differs;
    else
        plan.target = there.error().code == "file-missing" ? CookPlan::Target::Missing : CookPlan::Target::Differs;
    return plan;
}

/** Runs `work` on the pool; its result comes to the watcher. */
template<class T, class Work>
void run(QThreadPool &pool, QFutureWatcher<T> &watcher, Work work)
{
    auto promise = std::make_shared<QPromise<T>>();
    promise->start();
    watcher.setFuture(promise->future());
    pool.start([promise, work = std::move(work)] {
        promise->addResult(work());
        promise->finish();
    });
}

} // namespace

CookTask::CookTask(QObject *parent) : QObject(parent)
{
    connect(&m_preparing, &QFutureWatcher<Plan>::finished, this, [this] {
        m_isRunning = false;
        emit prepared(m_preparing.result());
    });
    connect(&m_writing, &QFutureWatcher<Result<void>>::finished, this, [this] {
        m_isRunning = false;
        const Plan plan = std::exchange(m_plan, nullptr);
        if (const Result<void> result = m_writing.result())
            emit written(plan);
        else
            emit failed(QString::fromStdString(result.error().what));
    });
}

CookTask::~CookTask()
{
    // A file that is being written is written to its end.
    m_pool.waitForDone();
}

void CookTask::prepare(std::shared_ptr<const ShownRig> source)
{
    if (m_isRunning)
        return;
    m_isRunning = true;
    run(m_pool, m_preparing,
        [source = std::move(source)] { return std::make_shared<const CookPlan>(planFor(source)); });
}

void CookTask::write(std::shared_ptr<const CookPlan> plan)
{
    if (m_isRunning)
        return;
    m_isRunning = true;
    m_plan = std::move(plan);
    run(m_pool, m_writing, [plan = m_plan] { return writeFileAtomic(plan->path, plan->text); });
}

} // namespace clipwright::app
