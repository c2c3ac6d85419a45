// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#include "app/window/cooks.h"

#include "model/io/cooked_path.h"
#include "views/session/session.h"

#include <QLocale>

#include <algorithm>
#include <utility>

namespace clipwright::app {

using widgets::NoticeKind;

namespace {

int errorCount(const Issues &issues)
{
    return static_cast<int>(std::count_if(issues.begin(), issues.end(),
                                          [](const Issue &issue) { return issue.severity == Severity::Error; }));
}

} // namespace

Cooks::Cooks(views::Session &session, Files &files, Saves &saves, DocumentPictures &pictures, Teller &teller,
             QObject *parent)
    : QObject(parent),
      m_session(session),
      m_files(files),
      m_saves(saves),
      m_pictures(pictures),
      m_teller(teller)
{
    connect(&m_task, &CookTask::prepared, this, &Cooks::askOrWrite);
    connect(&m_task, &CookTask::written, this, [this](const auto &plan) { tellWritten(*plan); });
    connect(&m_task, &CookTask::failed, this, [this](const QString &reason) {
        m_teller.tell(NoticeKind::Error, tr("Nothing was written: %1").arg(reasonOf(reason.toStdString())));
    });
    connect(&m_files, &Files::opened, this, [this] {
        if (std::exchange(m_cooksOnceOpened, false))
            cookShown();
    });
    connect(&m_files, &Files::openFailed, this, [this] { m_cooksOnceOpened = false; });
}

bool Cooks::canCook() const
{
    const ShownRig *shown = m_session.shown();
    return shown && rowOf(shown->file.format).isSource;
}

void Cooks::cook()
{
    if (!canCook())
        return;
    views::Documents &documents = m_session.documents();
    const DocumentId active = documents.active();
    if (!documents.isModified(active)) {
        cookShown();
        return;
    }
    m_teller.tell(NoticeKind::Warning,
                  tr("%1 has changes that are not saved, and the game's file is cooked from what is saved.")
                      .arg(shortName(m_session.shown()->filePath())),
                  {{tr("Save and cook"), [this, active] {
                        if (m_saves.save(active))
                            cookShown();
                    }}});
}

void Cooks::cookShown()
{
    if (!m_pictures.isUpToDate()) {
        // What was edited just now is on its way.
        connect(&m_pictures, &DocumentPictures::ended, this, &Cooks::cookShown, Qt::SingleShotConnection);
        return;
    }
    const auto shown = m_session.sharedShown();
    if (!canCook())
        return;
    if (shown->file.isRefused || !shown->file.cooked)
        tellRefused(*shown);
    else
        m_task.prepare(shown);
}

void Cooks::reloadAndCook()
{
    m_files.reload();
    m_cooksOnceOpened = true;
}

void Cooks::tellRefused(const ShownRig &shown)
{
    m_teller.tell(
        NoticeKind::Error,
        tr("Nothing was written: %1 has %n part that the game cannot play.", nullptr, errorCount(shown.file.issues))
            .arg(shortName(shown.file.path)),
        {{tr("Show problems"), [this] { emit problemsWanted(); }}});
    emit problemsWanted();
}

void Cooks::askWhatToCook(const std::shared_ptr<const CookPlan> &plan)
{
    CookPlan asShown = *plan;
    asShown.isOutdated = false;
    const auto cookShown = [this, shown = std::make_shared<const CookPlan>(std::move(asShown))] { askOrWrite(shown); };
    m_teller.tell(NoticeKind::Warning,
                  tr("%1 has changed since it was opened.").arg(shortName(plan->source->filePath())),
                  {{tr("Reload and cook"), [this] { reloadAndCook(); }}, {tr("Cook what is shown"), cookShown}});
}

void Cooks::askOrWrite(const std::shared_ptr<const CookPlan> &plan)
{
    if (plan->isOutdated) {
        askWhatToCook(plan);
        return;
    }
    const QString name = shortName(plan->path);
    switch (plan->target()) {
    case CookPlan::Target::Missing: m_task.write(plan); break;
    case CookPlan::Target::Same:
        m_teller.tell(NoticeKind::Ok, tr("%1 is up to date: nothing had to be written.").arg(name));
        emit cooked(QString::fromStdString(plan->path));
        break;
    case CookPlan::Target::Differs: askToReplace(plan); break;
    }
}

void Cooks::askToReplace(const std::shared_ptr<const CookPlan> &plan)
{
    const std::vector<std::string> differing = plan->differing();
    const QString name = shortName(differing.front());
    const int more = static_cast<int>(differing.size()) - 1;
    const auto write = [this, plan] { m_task.write(plan); };
    if (more == 0)
        m_teller.tell(NoticeKind::Warning, tr("%1 is there already and differs from what was cooked.").arg(name),
                      {{tr("Replace %1").arg(name), write}});
    else
        m_teller.tell(
            NoticeKind::Warning,
            tr("%1 and %n more file are there already and differ from what was cooked.", nullptr, more).arg(name),
            {{tr("Replace all"), write}});
}

void Cooks::tellWritten(const CookPlan &plan)
{
    const RigFile &file = plan.source->file;
    const QLocale locale;
    m_teller.tell(NoticeKind::Ok,
                  tr("Cooked %1: %2 keys from %3 of the source, %n layer, deviation at most %4 units.", nullptr,
                     static_cast<int>(file.cooked->layers.size()))
                      .arg(shortName(plan.path), locale.toString(static_cast<qulonglong>(file.counts.writtenKeys)),
                           locale.toString(static_cast<qulonglong>(file.counts.sourceKeys)),
                           locale.toString(file.cookError, 'g', 2)));
    emit cooked(QString::fromStdString(plan.path));
}

} // namespace clipwright::app
