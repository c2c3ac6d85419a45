// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#include "app/window/outside_changes.h"

#include "app/window/undo_step.h"
#include "views/session/issue_text.h"
#include "widgets/plain_line.h"

#include <QSocketNotifier>

#include <algorithm>
#include <utility>

namespace clipwright::app {

using widgets::NoticeKind;
using Kind = DocumentBars::Kind;

OutsideChanges::OutsideChanges(views::Session &session, Saves &saves, DocumentPictures &pictures, DocumentBars &bars,
                               Teller &teller, QObject *parent)
    : QObject(parent),
      m_session(session),
      m_saves(saves),
      m_pictures(pictures),
      m_bars(bars),
      m_teller(teller)
{
    m_due.setSingleShot(true);
    connect(&m_due, &QTimer::timeout, this, &OutsideChanges::take);
    if (m_files.descriptor() >= 0) {
        auto *events = new QSocketNotifier(m_files.descriptor(), QSocketNotifier::Read, this);
        connect(events, &QSocketNotifier::activated, this, &OutsideChanges::take);
    }
    connect(&session.documents(), &views::Documents::listChanged, this, &OutsideChanges::follow);
    connect(&session.documents(), &views::Documents::historyChanged, this, &OutsideChanges::follow);
    connect(&saves, &Saves::saved, this, &OutsideChanges::followAgain);
}

/** The files of the shown documents, and which of them have unsaved edits. */
void OutsideChanges::follow()
{
    const views::Documents &documents = m_session.documents();
    std::set<std::string> wanted;
    std::set<std::string> edited;
    for (const DocumentId id : documents.shown()) {
        const OpenFile &file = *documents.workspace().file(id);
        wanted.insert(file.home.path);
        if (documents.isModified(id))
            edited.insert(file.home.path);
        if (m_followed.insert(file.home.path).second)
            m_files.follow(file.home.path, file.stamp);
    }
    for (auto path = m_followed.begin(); path != m_followed.end();) {
        if (wanted.contains(*path)) {
            m_files.setEdited(*path, edited.contains(*path));
            ++path;
        } else {
            m_files.forget(*path);
            path = m_followed.erase(path);
        }
    }
    arm();
}

/** What the file says now is what is known of it. */
void OutsideChanges::followAgain(DocumentId document)
{
    const OpenFile *file = m_session.documents().workspace().file(document);
    if (file == nullptr || !m_followed.contains(file->home.path))
        return;
    m_files.follow(file->home.path, file->stamp);
    m_theirs.erase(document);
    m_bars.remove(document, Kind::Outside);
    follow();
}

void OutsideChanges::take()
{
    for (const OutsideChange &change : m_files.take(std::chrono::steady_clock::now()))
        hear(change);
    arm();
}

void OutsideChanges::arm()
{
    const std::optional<WatchTime> due = m_files.due();
    if (!due) {
        m_due.stop();
        return;
    }
    const auto left = std::chrono::ceil<std::chrono::milliseconds>(*due - std::chrono::steady_clock::now());
    m_due.start(std::max(left, std::chrono::milliseconds(0)));
}

void OutsideChanges::hear(const OutsideChange &change)
{
    const std::vector<DocumentId> shown = m_session.documents().shown();
    for (const DocumentId id : shown) {
        const OpenFile *file = m_session.documents().workspace().file(id);
        if (file != nullptr && file->home.path == change.path)
            hear(id, change);
    }
}

void OutsideChanges::hear(DocumentId document, const OutsideChange &change)
{
    const QString name = shortName(change.path);
    const widgets::NoticeChoice otherName{tr("Save as…"), [this, document] { emit m_saves.otherNameWanted(document); }};
    switch (change.kind) {
    case OutsideKind::Changed: readAgain(document, change); break;
    case OutsideKind::Conflict: ask(document, change); break;
    case OutsideKind::Unreadable:
        m_bars.show(document, Kind::Outside, NoticeKind::Warning,
                    tr("%1 was changed outside and cannot be read: %2 What is open stays.")
                        .arg(name, change.issues.empty() ? QString()
                                                         : widgets::plainLine(views::issueText(change.issues.front()))),
                    {otherName});
        break;
    case OutsideKind::Gone:
        m_bars.show(document, Kind::Outside, NoticeKind::Warning,
                    tr("%1 is gone: it was deleted, moved or renamed outside. What is open stays.").arg(name),
                    {{tr("Write it again"), [this, document] { m_saves.save(document, {.overwritesOthers = true}); }},
                     otherName});
        break;
    case OutsideKind::Restored: m_bars.remove(document, Kind::Outside); break;
    }
}

void OutsideChanges::readAgain(DocumentId document, const OutsideChange &change)
{
    const QString name = shortName(change.path);
    Workspace &workspace = m_session.documents().workspace();
    const Result<TransactionId> done = workspace.takeTheirs(document);
    if (!done) {
        m_teller.tell(NoticeKind::Error, tr("%1 cannot be read again: %2").arg(name, reasonOf(done.error().what)));
        return;
    }
    m_pictures.setBytes(document, change.file.bytes);
    followAgain(document);
    m_session.documents().tellSaved();
    if (*done != TransactionId())
        m_teller.tell(
            NoticeKind::Info, tr("%1 was changed outside and is read again.").arg(name),
            {{tr("Undo"), [this, document, step = *done] { undoStep(m_session.documents(), document, step); }}});
}

void OutsideChanges::ask(DocumentId document, const OutsideChange &change)
{
    m_theirs[document] = change.file.stamp;
    m_bars.show(document, Kind::Outside, NoticeKind::Warning,
                tr("%1 was changed outside, and has changes here that are not saved.").arg(shortName(change.path)),
                {{tr("Compare"),
                  [this, document, change] {
                      ask(document, change); // the question stays
                      emit compareWanted(document);
                  }},
                 {tr("Keep mine"), [this, document] { keepMine(document); }},
                 {tr("Take theirs"), [this, document] { m_saves.revert(document); }},
                 {tr("Save as…"), [this, document, change] {
                      ask(document, change);
                      emit m_saves.otherNameWanted(document);
                  }}});
}

void OutsideChanges::keepMine(DocumentId document)
{
    const auto theirs = m_theirs.find(document);
    if (theirs == m_theirs.end())
        return;
    m_session.documents().workspace().keepOurs(document, theirs->second);
    followAgain(document);
    m_session.documents().tellSaved();
    m_teller.note(tr("Kept what is open of %1; saving replaces what was changed outside")
                      .arg(shortName(m_session.documents().pathOf(document).toStdString())));
}

} // namespace clipwright::app
