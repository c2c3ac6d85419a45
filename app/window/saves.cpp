// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#include "app/window/saves.h"

#include "app/window/undo_step.h"
#include "model/io/files/save_file.h"

#include <algorithm>
#include <utility>

namespace clipwright::app {

using widgets::NoticeKind;

Saves::Saves(views::Session &session, Files &files, DocumentPictures &pictures, Teller &teller, QObject *parent)
    : QObject(parent),
      m_session(session),
      m_files(files),
      m_pictures(pictures),
      m_teller(teller)
{}

bool Saves::save(DocumentId document, const SaveChoice &choice)
{
    views::Documents &documents = m_session.documents();
    const Result<Saved> saved = documents.workspace().save(document, choice);
    if (!saved) {
        tellFailed(document, saved.error());
        return false;
    }
    if (const auto bytes = readFile(documents.workspace().file(document)->home.path))
        m_pictures.setBytes(document, *bytes);
    emit this->saved(document);
    documents.tellSaved();
    tellSaved(document, *saved);
    return true;
}

bool Saves::saveAll()
{
    return saveAll(m_session.documents().unsaved());
}

bool Saves::saveAll(const std::vector<DocumentId> &documents)
{
    return std::ranges::all_of(documents, [this](DocumentId document) { return save(document); });
}

void Saves::tellSaved(DocumentId document, const Saved &saved)
{
    const QString name = shortName(m_session.documents().pathOf(document).toStdString());
    if (saved.unsynced) {
        m_teller.tell(NoticeKind::Warning,
                      tr("%1 is saved, but the disk did not confirm it: %2").arg(name, reasonOf(saved.unsynced->what)),
                      {{tr("Save again"), [this, document] { save(document); }}});
        return;
    }
    const RecookOutcome outcome = saved.cooked.outcome;
    const bool isKept = outcome == RecookOutcome::Kept || outcome == RecookOutcome::Refused
                        || outcome == RecookOutcome::Unwritable || outcome == RecookOutcome::RecordBroken;
    if (isKept && !saved.cooked.issues.empty())
        m_teller.tell(NoticeKind::Warning, tr("%1 is saved; its cooked file stays as it was: %2")
                                               .arg(name, reasonOf(saved.cooked.issues.front().what)));
    else if (outcome == RecookOutcome::Cooked)
        m_teller.tell(NoticeKind::Ok, tr("%1 is saved, and what is cooked from it is new.").arg(name));
    else
        m_teller.tell(NoticeKind::Ok, tr("%1 is saved.").arg(name));
    if (saved.journal)
        m_teller.note(tr("The journal could not be written: %1").arg(reasonOf(saved.journal->what)));
}

void Saves::tellFailed(DocumentId document, const Error &error)
{
    const QString name = shortName(m_session.documents().pathOf(document).toStdString());
    const widgets::NoticeChoice otherName{tr("Save as…"), [this, document] { emit otherNameWanted(document); }};
    const auto overwrite = [this, document] { save(document, {.overwritesOthers = true}); };
    if (error.code == "file-changed")
        m_teller.tell(NoticeKind::Error, tr("%1 is not saved: another program changed it since it was read.").arg(name),
                      {{tr("Replace it with mine"), overwrite},
                       {tr("Take theirs"), [this, document] { revert(document); }},
                       otherName});
    else if (error.code == "file-vanished")
        m_teller.tell(NoticeKind::Error, tr("%1 is not saved: it is not there any more.").arg(name),
                      {{tr("Write it again"), overwrite}, otherName});
    else if (error.code == "needs-source")
        m_teller.tell(
            NoticeKind::Error,
            tr("%1 is not saved: a cooked file cannot hold this. A source can: %2").arg(name, reasonOf(error.what)),
            {{tr("Keep as source"), [this, document] { keepAsSource(document); }}});
    else
        m_teller.tell(NoticeKind::Error, tr("%1 is not saved: %2").arg(name, reasonOf(error.what)),
                      {{tr("Try again"), [this, document] { save(document); }}, otherName});
}

bool Saves::saveAs(DocumentId document, const QString &path)
{
    views::Documents &documents = m_session.documents();
    const OpenFile *file = documents.workspace().file(document);
    if (file == nullptr)
        return false;
    const std::string target = path.toStdString();
    if (target == file->home.path)
        return save(document);
    const Result<FormatId> format = formatOfPath(target);
    if (!format || *format != file->home.format) {
        m_teller.tell(NoticeKind::Error,
                      tr("Nothing is saved: %1 is no name for a file of this kind.").arg(shortName(target)));
        return false;
    }
    const Result<std::string> bytes = writeHome(file->home, documents.workspace().document(document)->value());
    const Result<FileStamp> written =
        bytes ? saveFile(target, *bytes, {}) : Result<FileStamp>(tl::make_unexpected(bytes.error()));
    if (!written) {
        m_teller.tell(NoticeKind::Error,
                      tr("%1 is not saved: %2").arg(shortName(target), reasonOf(written.error().what)),
                      {{tr("Save as…"), [this, document] { emit otherNameWanted(document); }}});
        return false;
    }
    const std::string address =
        file->home.animation.empty() ? target : std::string(target).append("#").append(file->home.animation);
    // One that is open under the new name is what was just written.
    if (const auto there = documents.workspace().documentOf(address)) {
        if (!documents.workspace().takeTheirs(*there))
            return false;
    }
    documents.close(document);
    m_files.open(QString::fromStdString(address), OpenAs::Itself);
    m_teller.tell(NoticeKind::Ok, tr("%1 is saved.").arg(shortName(target)));
    return true;
}

void Saves::revert(DocumentId document)
{
    views::Documents &documents = m_session.documents();
    const QString name = shortName(documents.pathOf(document).toStdString());
    const Result<TransactionId> done = documents.workspace().takeTheirs(document);
    if (!done) {
        m_teller.tell(NoticeKind::Error, tr("%1 cannot be read again: %2").arg(name, reasonOf(done.error().what)));
        return;
    }
    if (const auto bytes = readFile(documents.workspace().file(document)->home.path))
        m_pictures.setBytes(document, *bytes);
    emit saved(document);
    documents.tellSaved();
    m_teller.tell(NoticeKind::Info, tr("%1 is as its file says; what was edited is one step back.").arg(name),
                  {{tr("Undo"), [this, document, step = *done] { undoStep(m_session.documents(), document, step); }}});
}

void Saves::keepAsSource(DocumentId document)
{
    views::Documents &documents = m_session.documents();
    const std::string old = documents.pathOf(document).toStdString();
    const Result<Workspace::KeptAsSource> kept = documents.workspace().keepAsSource(document);
    if (!kept) {
        m_teller.tell(NoticeKind::Error,
                      kept.error().code == "file-exists"
                          ? tr("%1 is there already: it is not replaced.").arg(shortName(kept.error().where.file))
                          : tr("%1 cannot be kept as a source: %2").arg(shortName(old), reasonOf(kept.error().what)));
        return;
    }
    documents.close(document);
    m_files.open(QString::fromStdString(kept->path));
    const int lost = static_cast<int>(kept->issues.size());
    m_teller.tell(lost == 0 ? NoticeKind::Ok : NoticeKind::Warning,
                  lost == 0 ? tr("%1 is the source of %2 from now on.").arg(shortName(kept->path), shortName(old))
                            : tr("%1 is the source of %2 from now on; %n thing is otherwise: %3", nullptr, lost)
                                  .arg(shortName(kept->path), shortName(old), reasonOf(kept->issues.front().what)));
}

bool Saves::makeNew(NewKind kind, const QString &path, double rate)
{
    const std::string target = path.toStdString();
    const Result<FileStamp> written = saveFile(target, newFileText(kind, rate), {});
    if (!written) {
        m_teller.tell(NoticeKind::Error,
                      tr("%1 cannot be made: %2").arg(shortName(target), reasonOf(written.error().what)));
        return false;
    }
    m_files.open(path, OpenAs::Itself);
    return true;
}

} // namespace clipwright::app
