// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#include "app/window/export_task.h"

#include "model/io/film/sprite_sheet.h"

#include <QPromise>

#include <utility>

namespace clipwright::app {

namespace {

constexpr int kProgressMs = 100;

std::string nameOf(const ExportJob &job)
{
    if (job.clip >= 0)
        return job.shown->runtime->clips()[static_cast<std::size_t>(job.clip)].name;
    const std::string name = job.path.substr(job.path.rfind('/') + 1);
    return name.substr(0, name.rfind('.'));
}

Result<WrittenFilm> writeSheet(const ExportJob &job, RigFilm &film, std::size_t count, const FilmProgress &progress)
{
    const Result<SheetLayout> layout = SheetLayout::of(count, job.look.width, job.look.height);
    if (!layout)
        return tl::make_unexpected(layout.error());
    SpriteSheet sheet(*layout, count);
    for (std::size_t i = 0; i < count; ++i) {
        sheet.add(film.draw(i));
        if (!progress(i + 1, count))
            return refuse("film-cancelled", "cancelled");
    }
    if (const Result<void> written = sheet.write(job.path, {nameOf(job), job.span.rate, job.settings.loops}); !written)
        return tl::make_unexpected(written.error());
    return WrittenFilm{"png", {job.path, SpriteSheet::jsonPathOf(job.path)}};
}

} // namespace

ExportTask::ExportTask(QObject *parent) : QObject(parent)
{
    m_progress.setInterval(kProgressMs);
    connect(&m_progress, &QTimer::timeout, this, [this] {
        if (m_state)
            emit progressed(m_state->fraction);
    });
    connect(&m_watcher, &QFutureWatcher<Result<WrittenFilm>>::finished, this, &ExportTask::end);
}

ExportTask::~ExportTask()
{
    cancel();
    m_pool.waitForDone();
}

void ExportTask::cancel()
{
    if (m_state)
        m_state->isCancelled = true;
}

Result<WrittenFilm> ExportTask::write(const ExportJob &job, State &state)
{
    const ShownRig &shown = *job.shown;
    RigFilm film(shown.runtime,
                 shown.file.textures ? shown.file.textures->inOrderOf(shown.runtime->textures())
                                     : std::vector<const Texture *>(shown.runtime->textures().size()),
                 job.clip, job.look);
    if (const Result<void> prepared = film.prepare(job.span, [&state] { return !state.isCancelled; }); !prepared)
        return tl::make_unexpected(prepared.error());
    const FilmProgress progress = [&state](std::size_t done, std::size_t all) {
        state.fraction = static_cast<double>(done) / static_cast<double>(all);
        return !state.isCancelled;
    };
    const std::size_t count = *job.span.count();
    if (job.isSheet)
        return writeSheet(job, film, count, progress);
    return writeFilm(
        job.path, job.settings, count, [&film](std::size_t i) -> Result<Picture> { return film.draw(i); }, progress);
}

void ExportTask::start(ExportJob job)
{
    if (isRunning())
        return;
    m_state = std::make_shared<State>();
    m_path = QString::fromStdString(job.path);
    auto promise = std::make_shared<QPromise<Result<WrittenFilm>>>();
    promise->start();
    m_watcher.setFuture(promise->future());
    m_progress.start();
    emit started(m_path);
    m_pool.start([promise, state = m_state, job = std::move(job)] {
        promise->addResult(write(job, *state));
        promise->finish();
    });
}

void ExportTask::end()
{
    m_progress.stop();
    m_state.reset();
    const Result<WrittenFilm> result = m_watcher.result();
    if (!result) {
        if (result.error().code == "film-cancelled")
            emit cancelled(m_path);
        else
            emit failed(QString::fromStdString(result.error().what));
        return;
    }
    QStringList files;
    for (const std::string &file : result->files)
        files.push_back(QString::fromStdString(file));
    emit finished(files);
}

} // namespace clipwright::app
