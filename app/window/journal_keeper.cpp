// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#include "app/window/journal_keeper.h"

#include "model/journal/journal.h"
#include "model/journal/replay.h"

#include <QCoreApplication>
#include <QFileInfo>
#include <QLocale>

#include <algorithm>
#include <chrono>
#include <utility>

namespace clipwright::app {

using widgets::NoticeKind;
using Kind = DocumentBars::Kind;

namespace {

constexpr int kTendMilliseconds = 250;

DocumentHome homeOf(const std::string &path, std::shared_ptr<const std::string> bytes)
{
    DocumentHome home;
    home.path = fileOf(path);
    if (path.size() > home.path.size())
        home.animation = path.substr(home.path.size() + 1);
    if (const Result<FormatId> format = formatOfPath(path))
        home.format = *format;
    home.bytes = std::move(bytes);
    return home;
}

Result<DocumentValue> openBase(const std::string &path, std::shared_ptr<const std::string> bytes)
{
    HomeReading reading = readHome(homeOf(path, std::move(bytes)));
    if (reading.value)
        return std::move(*reading.value);
    return refuse("file-unreadable", "expected a file that can be opened", {path, 0, 0, {}});
}

/** The steps that are not undone and not saved. */
int changesIn(const EditLog &log, const DocumentRecovery &document)
{
    const auto isDone = [&](const Transaction &each) {
        return !each.isUndone && each.touches(document.opened.document);
    };
    int count = 0;
    for (const Transaction &each : log.transactions()) {
        if (isDone(each))
            ++count;
        if (document.isFound && each.id == document.savedState)
            count = 0;
    }
    return std::max(count, 1);
}

/** With what was edited behind it, which all can be done again: the bar is that of the document that is looked at. */
void takeBack(views::Documents &documents, DocumentId document, TransactionId step)
{
    documents.activate(document);
    const std::vector<const Transaction *> history = documents.history();
    const auto found = std::ranges::find(history, step, [](const Transaction *each) { return each->id; });
    if (found != history.end())
        documents.goTo(static_cast<std::size_t>(found - history.begin()));
}

} // namespace

JournalKeeper::JournalKeeper(views::Session &session, Files &files, DocumentBars &bars, Teller &teller, QObject *parent)
    : QObject(parent),
      m_session(session),
      m_files(files),
      m_bars(bars),
      m_teller(teller)
{
    m_timer.setInterval(kTendMilliseconds);
    connect(&m_timer, &QTimer::timeout, this, &JournalKeeper::tend);
    connect(&files, &Files::opened, this, &JournalKeeper::offer);
}

JournalKeeper::~JournalKeeper() = default;

void JournalKeeper::start(const std::string &folder)
{
    recoverAll(folder);
    const std::string program = QCoreApplication::applicationVersion().toStdString();
    Result<JournalFolder> made = JournalFolder::make(folder);
    Result<JournalWriter> writer = made ? JournalWriter::start(std::move(*made), program)
                                        : Result<JournalWriter>(tl::make_unexpected(made.error()));
    if (!writer) {
        m_teller.tell(NoticeKind::Warning,
                      tr("What is edited cannot be recovered after a crash: %1").arg(reasonOf(writer.error().what)));
        return;
    }
    Workspace &workspace = m_session.documents().workspace();
    workspace.setJournal(std::move(*writer), [] { return std::chrono::steady_clock::now(); });
    m_folder = folder;
    m_heard = workspace.log().observe([this](const LogEvent &) { m_timer.start(); });
}

void JournalKeeper::tend()
{
    Workspace &workspace = m_session.documents().workspace();
    const Result<void> tended = workspace.tendJournal();
    if (!tended && !std::exchange(m_hasFailed, true))
        m_teller.tell(NoticeKind::Warning,
                      tr("What is edited cannot be recovered after a crash: %1").arg(reasonOf(tended.error().what)));
    // Two seconds behind the last edit all of it is on the disk: then an idle window does nothing.
    const auto later = std::chrono::steady_clock::now() + std::chrono::hours(1);
    const JournalWriter *journal = workspace.journal();
    if (journal == nullptr || (tended && !journal->isSyncDue(later)))
        m_timer.stop();
}

void JournalKeeper::end()
{
    std::vector<std::string> answered;
    for (const auto &[path, left] : m_left) {
        if (left.isBack)
            answered.push_back(path);
    }
    for (const std::string &path : answered)
        finish(path);
    m_timer.stop();
    m_heard = {};
    Workspace &workspace = m_session.documents().workspace();
    static_cast<void>(workspace.syncJournal());
    if (JournalWriter *journal = workspace.journal())
        static_cast<void>(journal->folder().remove());
}

void JournalKeeper::recoverAll(const std::string &folder)
{
    for (const std::string &path : leftJournals(folder)) {
        Result<JournalFolder> opened = JournalFolder::open(path);
        if (opened)
            recover(std::make_shared<JournalFolder>(std::move(*opened)));
    }
}

void JournalKeeper::recover(std::shared_ptr<JournalFolder> folder)
{
    const auto bytes = folder->readJournalBytes();
    const Result<Journal> journal =
        bytes ? readJournal(*bytes, folder->journalPath()) : Result<Journal>(tl::make_unexpected(bytes.error()));
    if (!journal)
        return;
    const Recovery recovery = assessRecovery(*journal, QCoreApplication::applicationVersion().toStdString());
    if (recovery.kind == RecoveryKind::Nothing) {
        static_cast<void>(folder->remove());
        return;
    }
    DocumentSet documents;
    EditLog log(documents);
    const ReadBase read = [&folder](const DocumentOpened &opened) { return readBaseBytes(*folder, opened); };
    const Result<Replayed> replayed = replayJournal(*journal, recovery, read, openBase, documents, log);
    if (!replayed) {
        m_teller.tell(NoticeKind::Warning,
                      tr("What an earlier session left in %1 cannot be recovered: %2")
                          .arg(QString::fromStdString(folder->path()), reasonOf(replayed.error().what)));
        return;
    }
    const QDateTime until = QFileInfo(QString::fromStdString(folder->journalPath())).lastModified();
    QStringList paths;
    for (const DocumentRecovery &each : recovery.documents) {
        const Document *document = documents.find(each.opened.document);
        // Whoever only opened a file, or closed it, loses nothing by what others do to it.
        const bool isOnlyOpened = each.state.isNull() && !each.isFound;
        if (document == nullptr || each.isClosed || isOnlyOpened || !each.isModified())
            continue;
        Left left{folder, std::make_shared<const DocumentValue>(document->value()),    changesIn(log, each), until,
                  false,  !each.isFound || recovery.kind == RecoveryKind::OtherVersion};
        m_left.insert_or_assign(each.path, std::move(left));
        if (!each.isVanished)
            paths.push_back(QString::fromStdString(each.path));
        else
            m_teller.tell(NoticeKind::Warning,
                          tr("%1 had changes that were not saved, but it is not there any more; they stay in %2.")
                              .arg(shortName(each.path), QString::fromStdString(folder->path())));
    }
    m_files.openAll(paths);
}

/** A file that was opened may be one that an earlier session left changes of. */
void JournalKeeper::offer(const QString &path)
{
    const auto found = m_left.find(path.toStdString());
    const auto document = m_session.documents().workspace().documentOf(path.toStdString());
    if (found == m_left.end() || !document)
        return;
    const Left &left = found->second;
    if (!left.isFileOther) {
        bringBack(*document, left);
        return;
    }
    m_bars.show(*document, Kind::Recovered, NoticeKind::Warning,
                tr("%n change to %1 from %2 was not saved, and the file is another by now.", nullptr, left.changes)
                    .arg(shortName(path.toStdString()), QLocale().toString(left.until, QLocale::ShortFormat)),
                {{tr("Bring back"), [this, id = *document, left] { bringBack(id, left); }},
                 {tr("Discard"), [this, path] { finish(path.toStdString()); }}});
}

/** One step of undo: what its file would say with the changes. */
void JournalKeeper::bringBack(DocumentId document, const Left &left)
{
    Workspace &workspace = m_session.documents().workspace();
    const OpenFile &file = *workspace.file(document);
    const std::string path = addressOf(file.home);
    const Result<std::string> text = writeHome(file.home, *left.value);
    Result<TransactionId> done = text ? TransactionId() : Result<TransactionId>(tl::make_unexpected(text.error()));
    if (text) {
        const auto bytes = std::make_shared<const std::string>(*text);
        const Result<DocumentValue> read = openBase(path, bytes);
        if (!read)
            done = tl::make_unexpected(read.error());
        else
            done = workspace.log().perform({"recover", {}}, [&](TransactionEdit &edit) {
                return edit.edit(document)->replaceValue(std::make_shared<const DocumentValue>(*read), bytes);
            });
    }
    if (!done) {
        m_teller.tell(NoticeKind::Error, tr("What was not saved of %1 cannot be brought back: %2")
                                             .arg(shortName(path), reasonOf(done.error().what)));
        return;
    }
    tellBroughtBack(document, left);
    if (const auto found = m_left.find(path); found != m_left.end())
        found->second.isBack = true;
}

void JournalKeeper::tellBroughtBack(DocumentId document, const Left &left)
{
    const std::string path = m_session.documents().pathOf(document).toStdString();
    m_bars.show(
        document, Kind::Recovered, NoticeKind::Info,
        tr("Recovered %n change to %1 from %2. It is not saved yet.", nullptr, left.changes)
            .arg(shortName(path), QLocale().toString(left.until, QLocale::ShortFormat)),
        {{tr("Keep"), [this, path] { finish(path); }},
         {tr("Discard"), [this, document, path, step = m_session.documents().workspace().document(document)->state()] {
              takeBack(m_session.documents(), document, step);
              finish(path);
          }}});
    m_teller.note(tr("Recovered %n change to %1", nullptr, left.changes).arg(shortName(path)));
}

/** Answered: what is kept is in the journal of this session. */
void JournalKeeper::finish(const std::string &path)
{
    const auto found = m_left.find(path);
    if (found == m_left.end())
        return;
    const std::shared_ptr<JournalFolder> folder = found->second.folder;
    m_left.erase(found);
    const bool isNeeded = std::ranges::any_of(m_left, [&](const auto &each) { return each.second.folder == folder; });
    static_cast<void>(m_session.documents().workspace().syncJournal());
    if (!isNeeded)
        static_cast<void>(folder->remove());
}

} // namespace clipwright::app
