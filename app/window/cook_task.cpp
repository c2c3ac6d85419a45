// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#include "app/window/cook_task.h"

#include "model/io/cooked_path.h"
#include "model/io/files/files.h"
#include "model/io/files/sha1.h"
#include "model/io/rig_textures.h"
#include "model/project/source_cook.h"

#include <QPromise>

#include <algorithm>
#include <utility>

namespace clipwright::app {

namespace {

CookPlan::Target targetOf(const std::string &path, const std::string &bytes)
{
    const auto there = readFile(path);
    // What is there but cannot be read is another file all the same.
    if (there)
        return **there == bytes ? CookPlan::Target::Same : CookPlan::Target::Differs;
    return there.error().code == "file-missing" ? CookPlan::Target::Missing : CookPlan::Target::Differs;
}

/** Where a package holds several animations, each has a file of its own, as on the command line. */
std::string animationOf(const ShownRig &shown)
{
    return shown.file.animations.ids.size() > 1 ? shown.file.animations.ids[shown.file.animations.shown]
                                                : std::string();
}

/** Whether there is another file by now where the shown one was read. One that is gone is no other. */
bool isOutdated(const ShownRig &shown)
{
    const auto now = readFile(shown.filePath());
    return now && **now != *shown.file.bytes;
}

CookPlan planFor(std::shared_ptr<const ShownRig> source)
{
    CookPlan plan;
    plan.source = std::move(source);
    plan.isOutdated = isOutdated(*plan.source);
    CookedText cooked = writeCooked(*plan.source->file.cooked);
    plan.path = cookedPathAs(plan.source->filePath(), cooked.format, animationOf(*plan.source));
    const std::string folder = plan.path.substr(0, plan.path.find_last_of('/') + 1);
    for (const CookedTexture &picture : plan.source->file.pictures)
        if (isBareName(picture.name))
            plan.outputs.push_back({folder + picture.name, picture.bytes});
    plan.outputs.push_back({plan.path, std::make_shared<const std::string>(std::move(cooked.text))});
    for (CookPlan::Output &output : plan.outputs)
        output.target = targetOf(output.path, *output.bytes);
    return plan;
}

std::vector<OutputFiles::File> filesOf(const CookPlan &plan)
{
    std::vector<OutputFiles::File> files;
    for (const CookPlan::Output &output : plan.outputs)
        files.push_back({output.path, output.bytes});
    return files;
}

/** Each file whole or not at all; stops at the first that cannot be written. A record that cannot be is told by the next cook. */
Result<void> writeOutputs(const CookPlan &plan)
{
    const std::string &source = plan.source->filePath();
    const Result<RecordOnDisk> before = readRecordOf(source);
    if (before)
        (void)announceCook(source, *before, filesOf(plan));
    for (const CookPlan::Output &output : plan.outputs) {
        if (output.target == CookPlan::Target::Same)
            continue;
        if (Result<void> written = writeFileAtomic(output.path, *output.bytes); !written)
            return written;
    }
    // Of a package with several animations only one is written here: the next cook of all of it records that.
    if (before && animationOf(*plan.source).empty())
        (void)recordCook(source, sha1Hex(*plan.source->file.bytes), filesOf(plan),
                         before->record ? before->record->settings : RecordedSettings());
    return {};
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

CookPlan::Target CookPlan::target() const
{
    const auto has = [this](Target target) {
        return std::any_of(outputs.begin(), outputs.end(),
                           [target](const Output &output) { return output.target == target; });
    };
    return has(Target::Differs) ? Target::Differs : has(Target::Missing) ? Target::Missing : Target::Same;
}

std::vector<std::string> CookPlan::differing() const
{
    std::vector<std::string> paths;
    for (const Output &output : outputs)
        if (output.target == Target::Differs)
            paths.push_back(output.path);
    return paths;
}

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
    run(m_pool, m_writing, [plan = m_plan] { return writeOutputs(*plan); });
}

} // namespace clipwright::app
