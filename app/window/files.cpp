// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#include "app/window/files.h"

#include "model/io/cooked_path.h"
#include "views/session/issue_text.h"
#include "views/session/session.h"
#include "widgets/notice.h"
#include "widgets/plain_line.h"

#include <QCoreApplication>
#include <QFile>
#include <QFileInfo>
#include <QLocale>

#include <algorithm>
#include <utility>

namespace clipwright::app {

using widgets::NoticeKind;

namespace {

/** Of a very long name both ends. */
QString nameOf(const std::string &path)
{
    constexpr qsizetype kLongest = 64;
    const QString name = widgets::plainLine(QString::fromStdString(nameOfSource(path)));
    return name.size() <= kLongest ? name : name.left(kLongest / 2) + u'…' + name.right(kLongest / 3);
}

int errorCount(const Issues &issues)
{
    return static_cast<int>(std::count_if(issues.begin(), issues.end(),
                                          [](const Issue &issue) { return issue.severity == Severity::Error; }));
}

/** The table's labels, said again for the translators' tools: the model translates nothing. */
[[maybe_unused]] constexpr const char *kFormatLabels[]{QT_TRANSLATE_NOOP("Formats", "Vector animation"),
                                                       QT_TRANSLATE_NOOP("Formats", "Vector shape"),
                                                       QT_TRANSLATE_NOOP("Formats", "Lottie animation")};

/** The window shows rigs; clips and stages come with their views. */
bool isShown(const FormatRow &row)
{
    return row.reads && row.kind == AssetKind::Rig;
}

QString patternsOf(const FormatRow &row)
{
    QStringList patterns;
    for (const std::string_view extension : row.extensions)
        patterns.push_back(QStringLiteral("*.")
                           + QString::fromUtf8(extension.data(), static_cast<qsizetype>(extension.size())));
    return patterns.join(u' ');
}

} // namespace

Files::Files(views::Session &session, widgets::Notice &notice, QObject *parent)
    : QObject(parent),
      m_session(session),
      m_notice(notice)
{
    connect(&m_opening, &OpenTask::finished, this, &Files::show);
    connect(&m_cooking, &CookTask::prepared, this, &Files::askOrWrite);
    connect(&m_cooking, &CookTask::written, this, [this](const auto &plan) { tellWritten(*plan); });
    connect(&m_cooking, &CookTask::failed, this, [this](const QString &reason) {
        const QString said = widgets::plainLine(views::translatedSentence(reason.toStdString()));
        m_notice.show(NoticeKind::Error, tr("Nothing was written: %1").arg(said));
    });
}

void Files::open(const QString &path)
{
    m_opened = path;
    m_cooksOnceOpened = false;
    m_opening.open(path);
}

void Files::reload()
{
    if (canReload())
        open(QString(m_opened));
}

void Files::openFirst(const QStringList &paths)
{
    if (paths.isEmpty())
        return;
    open(paths.first());
    if (paths.size() > 1)
        m_notice.show(NoticeKind::Info, tr("One file is shown at a time: %1 is opened, %n more is not.", nullptr,
                                           static_cast<int>(paths.size()) - 1)
                                            .arg(widgets::plainLine(QFileInfo(paths.first()).fileName())));
}

void Files::openSample()
{
    const QString path = m_samples.filePath(QStringLiteral("hopper.json"));
    if (!QFile::exists(path) && !QFile::copy(QStringLiteral(":/samples/hopper.json"), path)) {
        m_notice.show(NoticeKind::Error, tr("The sample could not be unpacked to %1.").arg(m_samples.path()));
        return;
    }
    open(path);
}

void Files::reloadAndCook()
{
    reload();
    m_cooksOnceOpened = true;
}

void Files::show(const std::shared_ptr<const ShownRig> &shown)
{
    const QString path = QString::fromStdString(shown->file.path);
    if (shown->isShowable()) {
        // What went wrong with the file before is over.
        if (m_notice.kind() == NoticeKind::Error)
            m_notice.hide();
        m_session.setShown(shown);
        emit opened(path);
        if (std::exchange(m_cooksOnceOpened, false))
            cook();
        return;
    }
    m_cooksOnceOpened = false;
    m_session.setFailure(shown);
    const QString reason =
        shown->file.issues.empty() ? QString() : widgets::plainLine(views::issueText(shown->file.issues.front()));
    m_notice.show(NoticeKind::Error, tr("%1 could not be opened: %2").arg(nameOf(shown->file.path), reason),
                  {{tr("Show problems"), [this] { emit problemsWanted(); }}});
    emit openFailed(path);
}

bool Files::canCook() const
{
    const ShownRig *shown = m_session.shown();
    return shown && rowOf(shown->file.format).isSource;
}

void Files::cook()
{
    if (!canCook())
        return;
    const auto shown = m_session.sharedShown();
    if (shown->file.isRefused || !shown->file.cooked)
        tellRefused(*shown);
    else
        m_cooking.prepare(shown);
}

void Files::tellRefused(const ShownRig &shown)
{
    m_notice.show(
        NoticeKind::Error,
        tr("Nothing was written: %1 has %n part that the game cannot play.", nullptr, errorCount(shown.file.issues))
            .arg(nameOf(shown.file.path)),
        {{tr("Show problems"), [this] { emit problemsWanted(); }}});
    emit problemsWanted();
}

void Files::askWhatToCook(const std::shared_ptr<const CookPlan> &plan)
{
    CookPlan asShown = *plan;
    asShown.isOutdated = false;
    const auto cookShown = [this, shown = std::make_shared<const CookPlan>(std::move(asShown))] { askOrWrite(shown); };
    m_notice.show(NoticeKind::Warning, tr("%1 has changed since it was opened.").arg(nameOf(plan->source->filePath())),
                  {{tr("Reload and cook"), [this] { reloadAndCook(); }}, {tr("Cook what is shown"), cookShown}});
}

void Files::askOrWrite(const std::shared_ptr<const CookPlan> &plan)
{
    if (plan->isOutdated) {
        askWhatToCook(plan);
        return;
    }
    const QString name = nameOf(plan->path);
    switch (plan->target()) {
    case CookPlan::Target::Missing: m_cooking.write(plan); break;
    case CookPlan::Target::Same:
        m_notice.show(NoticeKind::Ok, tr("%1 is up to date: nothing had to be written.").arg(name));
        emit cooked(QString::fromStdString(plan->path));
        break;
    case CookPlan::Target::Differs: askToReplace(plan); break;
    }
}

void Files::askToReplace(const std::shared_ptr<const CookPlan> &plan)
{
    const std::vector<std::string> differing = plan->differing();
    const QString name = nameOf(differing.front());
    const int more = static_cast<int>(differing.size()) - 1;
    const auto write = [this, plan] { m_cooking.write(plan); };
    if (more == 0)
        m_notice.show(NoticeKind::Warning, tr("%1 is there already and differs from what was cooked.").arg(name),
                      {{tr("Replace %1").arg(name), write}});
    else
        m_notice.show(
            NoticeKind::Warning,
            tr("%1 and %n more file are there already and differ from what was cooked.", nullptr, more).arg(name),
            {{tr("Replace all"), write}});
}

void Files::tellWritten(const CookPlan &plan)
{
    const RigFile &file = plan.source->file;
    const QLocale locale;
    m_notice.show(NoticeKind::Ok,
                  tr("Cooked %1: %2 keys from %3 of the source, %n layer, deviation at most %4 units.", nullptr,
                     static_cast<int>(file.cooked->layers.size()))
                      .arg(nameOf(plan.path), locale.toString(static_cast<qulonglong>(file.counts.writtenKeys)),
                           locale.toString(static_cast<qulonglong>(file.counts.sourceKeys)),
                           locale.toString(file.cookError, 'g', 2)));
    emit cooked(QString::fromStdString(plan.path));
}

QString Files::nameFilters()
{
    QStringList all;
    QStringList filters;
    for (const FormatRow &row : formats()) {
        if (!isShown(row))
            continue;
        all.push_back(patternsOf(row));
        const QByteArray label(row.label.data(), static_cast<qsizetype>(row.label.size()));
        filters.push_back(
            QStringLiteral("%1 (%2)").arg(QCoreApplication::translate("Formats", label), patternsOf(row)));
    }
    filters.prepend(tr("All animations (%1)").arg(all.join(u' ')));
    return filters.join(QStringLiteral(";;"));
}

QStringList Files::readable(const QStringList &paths)
{
    QStringList known;
    for (const QString &path : paths) {
        const auto format = formatOfPath(path.toStdString());
        if (format && isShown(rowOf(*format)))
            known.push_back(path);
    }
    return known;
}

} // namespace clipwright::app
