// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#include "app/window/files.h"

#include "app/window/undo_step.h"
#include "model/io/files/sha1.h"
#include "model/project/recook.h"
#include "views/session/issue_text.h"
#include "views/session/session.h"
#include "widgets/notice.h"
#include "widgets/plain_line.h"

#include <QCoreApplication>
#include <QFile>

#include <algorithm>
#include <utility>

namespace clipwright::app {

using widgets::NoticeKind;

namespace {

/** The table's labels, said again for the translators' tools: the model translates nothing. */
[[maybe_unused]] constexpr const char *kFormatLabels[]{
    QT_TRANSLATE_NOOP("Formats", "Vector animation"), QT_TRANSLATE_NOOP("Formats", "Vector shape"),
    QT_TRANSLATE_NOOP("Formats", "Animation clip"),   QT_TRANSLATE_NOOP("Formats", "Stage"),
    QT_TRANSLATE_NOOP("Formats", "Easing curve"),     QT_TRANSLATE_NOOP("Formats", "Lottie animation")};

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

Files::Files(views::Session &session, DocumentPictures &pictures, Teller &teller, QObject *parent)
    : QObject(parent),
      m_session(session),
      m_pictures(pictures),
      m_teller(teller)
{
    connect(&m_opening, &OpenTask::finished, this, &Files::show);
    connect(&m_opening, &OpenTask::cancelled, this, [this] { m_next.clear(); });
}

void Files::begin(const QString &path)
{
    m_failed.clear();
    m_opening.open(path);
}

void Files::open(const QString &path, OpenAs as)
{
    m_isReload = false;
    m_next.clear();
    m_first = {};
    const std::string asked = path.toStdString();
    const std::string source = as == OpenAs::Source ? sourceOfArtifact(asked) : std::string();
    if (!source.empty())
        m_artifacts[source] = asked;
    begin(source.empty() ? path : QString::fromStdString(source));
}

void Files::openAll(const QStringList &paths)
{
    if (paths.isEmpty())
        return;
    open(paths.first());
    m_next = paths.mid(1);
}

void Files::openNext()
{
    if (m_next.isEmpty()) {
        if (const DocumentId first = std::exchange(m_first, {}); first != DocumentId())
            m_session.documents().activate(first);
        return;
    }
    const QStringList rest = m_next.mid(1);
    const DocumentId first = m_first == DocumentId() ? m_session.documents().active() : m_first;
    open(QString(m_next.first())); // a copy: opening forgets the list
    m_next = rest;
    m_first = first;
}

bool Files::canReload() const
{
    return !m_failed.isEmpty() || m_session.documents().active() != DocumentId();
}

void Files::reload()
{
    const QString path = m_failed.isEmpty() ? m_session.documents().pathOf(m_session.documents().active()) : m_failed;
    if (path.isEmpty())
        return;
    m_next.clear();
    m_isReload = true;
    begin(path);
}

QString Files::artifactOfActive() const
{
    const auto found = m_artifacts.find(m_session.documents().pathOf(m_session.documents().active()).toStdString());
    return found == m_artifacts.end() ? QString() : QString::fromStdString(found->second);
}

void Files::openSample()
{
    const QString path = m_samples.filePath(QStringLiteral("hopper.json"));
    if (!QFile::exists(path) && !QFile::copy(QStringLiteral(":/samples/hopper.json"), path)) {
        m_teller.tell(NoticeKind::Error, tr("The sample could not be unpacked to %1.").arg(m_samples.path()));
        return;
    }
    // A copy of a resource is read-only, and this one is to be tried things with.
    QFile::setPermissions(path, QFile::permissions(path) | QFileDevice::WriteOwner);
    open(path);
}

DocumentId Files::sameAnimation(const std::string &path) const
{
    const auto address = parseAnimationAddress(path);
    for (const DocumentId id : m_session.documents().shown()) {
        const auto picture = m_pictures.picture(id);
        if (!address || !picture || !picture->file.animation.empty() || picture->file.path != address->file)
            continue;
        const LottieAnimations &animations = picture->file.animations;
        if (animations.shown < animations.ids.size() && animations.ids[animations.shown] == address->animation)
            return id;
    }
    return {};
}

/** The document of what was read; false where it cannot be one. */
bool Files::adopt(const std::shared_ptr<const ShownRig> &shown)
{
    views::Documents &documents = m_session.documents();
    Workspace &workspace = documents.workspace();
    const std::string &path = shown->file.path;
    if (const DocumentId same = sameAnimation(path); same != DocumentId()) {
        documents.activate(same);
        return true;
    }
    const bool wasOpen = workspace.documentOf(path).has_value();
    const Result<DocumentId> opened = workspace.open(path, OpenAs::Itself);
    if (!opened) {
        m_teller.tell(NoticeKind::Error,
                      tr("%1 could not be opened: %2").arg(shortName(path), reasonOf(opened.error().what)));
        return false;
    }
    const bool wasModified = wasOpen && documents.isModified(*opened);
    const bool isOther = wasOpen && sha1Hex(*shown->file.bytes) != workspace.file(*opened)->stamp.hash;
    const bool takes = m_isReload ? wasModified || isOther : isOther && !wasModified;
    if (takes && !workspace.takeTheirs(*opened))
        return false;
    documents.show(*opened);
    // What is edited and only was to be looked at keeps its own picture.
    if (!wasModified || m_isReload)
        m_pictures.setPicture(*opened, shown);
    if (m_isReload && wasModified)
        m_teller.tell(NoticeKind::Info,
                      tr("%1 is as its file says; what was edited is one step back.").arg(shortName(path)),
                      {{tr("Undo"), [this, id = *opened, step = workspace.document(*opened)->state()] {
                            undoStep(m_session.documents(), id, step);
                        }}});
    documents.tellSaved();
    return true;
}

void Files::tellFailed(const std::shared_ptr<const ShownRig> &shown)
{
    const QString path = QString::fromStdString(shown->file.path);
    m_failed = path;
    m_session.setFailure(shown);
    const QString reason =
        shown->file.issues.empty() ? QString() : widgets::plainLine(views::issueText(shown->file.issues.front()));
    m_teller.tell(NoticeKind::Error, tr("%1 could not be opened: %2").arg(shortName(shown->file.path), reason),
                  {{tr("Show problems"), [this] { emit problemsWanted(); }}});
    emit openFailed(path);
}

void Files::show(const std::shared_ptr<const ShownRig> &shown)
{
    if (!shown->isShowable()) {
        tellFailed(shown);
    } else {
        m_teller.clearErrors();
        if (adopt(shown)) {
            const QString artifact = artifactOfActive();
            m_teller.note(m_isReload ? tr("Read %1 again").arg(shortName(shown->file.path))
                                     : tr("Opened %1").arg(shortName(shown->file.path)));
            if (!artifact.isEmpty() && !m_isReload)
                m_teller.tell(NoticeKind::Info,
                              tr("%1 is cooked from %2, which is opened in its place.")
                                  .arg(shortName(artifact.toStdString()), shortName(shown->file.path)),
                              {{tr("Open it itself"), [this, artifact] { open(artifact, OpenAs::Itself); }}});
            emit opened(QString::fromStdString(shown->file.path));
        }
    }
    openNext();
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
