// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#pragma once

#include "model/document/edit_log.h"
#include "model/io/files/file_stamp.h"
#include "model/io/home.h"
#include "model/journal/journal_writer.h"
#include "model/project/recook.h"

#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace clipwright {

/** A document and the file it lives in. */
struct OpenFile {
    DocumentId document;
    DocumentHome home;       ///< its bytes as they were read, which an undone edit gives again
    FileStamp stamp;         ///< of what was last read or saved
    Issues issues;           ///< of reading
    bool isShown = true;     ///< or only takes part in the edits of others
    bool isUnsynced = false; ///< the disk did not confirm the last save
    bool isNew = false;      ///< never saved: there is no such file
    bool isInPart = false;   ///< parts of the file could not be read: its first save loses them
    bool isBackedUp = false; ///< what was lost so stands in its backup, which later saves leave alone
};

/** How a file is opened that was cooked from a source. */
enum class OpenAs : std::uint8_t {
    Source, ///< what it was cooked from is opened in its place
    Itself, ///< detached: a home of its own
};

struct SaveChoice {
    bool overwritesOthers = false; ///< also what other programs wrote meanwhile: the user said so
};

struct Saved {
    bool isWritten = false;        ///< false: the file has these bytes already
    std::optional<Error> unsynced; ///< the new file is in place, but the disk did not confirm it
    std::optional<Error> journal;  ///< why the journal does not know of this save
    std::string backup;            ///< where the file stays of which parts were left out; empty where nothing is lost
    Recooked cooked;               ///< what became of its cooked siblings
};

/**
 * The documents of a window, or of a command: opened from their files, edited by one log, saved. One that is not open takes part in
 * an edit by being opened without being shown. Belongs to one thread.
 */
class Workspace {
public:
    explicit Workspace(std::size_t mostBytes = EditLog::kDefaultBytes);
    ~Workspace();

    /**
     * The document of a file, opened where it is not yet. `FILE.lottie#ID` is one animation. Refuses with the first error of
     * reading it.
     */
    Result<DocumentId> open(const std::string &path, OpenAs as = OpenAs::Source);
    /** The same without showing it, to take part in a transaction of others. */
    Result<DocumentId> takePart(const std::string &path);
    /**
     * A document for a file that is not there yet, which the first save makes; unsaved until then. The format is that of the path;
     * the value is one of its kind. Refuses `file-exists`, `format-not-written`, and as writeHome.
     */
    Result<DocumentId> create(const std::string &path, DocumentValue value);
    /** What is edited stays as long as its history; it is not shown any more. */
    void close(DocumentId document);

    const Document *document(DocumentId id) const { return m_documents.find(id); }
    const OpenFile *file(DocumentId id) const;
    /** The open document of a file, by the path that `open` was given. */
    std::optional<DocumentId> documentOf(const std::string &path) const;
    std::vector<DocumentId> documents() const;
    /** Those with unsaved edits, the ones that are not shown among them. */
    std::vector<DocumentId> unsaved() const;

    EditLog &log() { return m_log; }
    const EditLog &log() const { return m_log; }

    /**
     * Writes a document into its file, and cooks its siblings again; the save stands whatever that cook says. Refuses, with the
     * file and the document as they were: `needs-source` and as writeHome; `file-changed`, `file-vanished` where it is not what
     * was read; `file-unwritable`. A journal that cannot be written holds up no save: it is told.
     */
    Result<Saved> save(DocumentId document, const SaveChoice &choice = {});

    /**
     * Writes an `.oanim` or `.oshape` as NAME.json beside it (or to `path`), opens that, and makes the old file its cooked
     * sibling. What the source cannot say comes as issues. Refuses `already-source`, `file-exists`, `file-changed` where others
     * wrote the old file since it was read, and as saving does.
     */
    struct KeptAsSource {
        DocumentId document;
        std::string path;
        Issues issues;
    };
    Result<KeptAsSource> keepAsSource(DocumentId document, const std::string &path = {});

    /**
     * The document becomes what others wrote into its file, by one transaction: undone, it is what it was, to the byte, and then not
     * saved. Of a package that is its animation; the other members stay as they stand there now. Null where the file says what
     * the document does. Refuses, and nothing is changed, where that cannot be read, and as EditLog::perform.
     */
    Result<TransactionId> takeTheirs(DocumentId document);
    /**
     * Cooks the source of an artifact that is open as itself where it has drifted, and takes what came out, by one transaction.
     * Refuses `no-source` where its record names none, with the first reason of a cook that did not go, and as takeTheirs.
     */
    Result<TransactionId> reimport(DocumentId document);
    /** The user keeps what is here: it counts as not saved, and the next save replaces what others wrote. */
    void keepOurs(DocumentId document, const FileStamp &theirs);

    /** From now on what happens is written down; `clock` tells the time of it. */
    using Clock = std::function<JournalWriter::Time()>;
    void setJournal(JournalWriter journal, Clock clock);
    JournalWriter *journal() { return m_journal ? &*m_journal : nullptr; }
    /**
     * To be called every now and then, at least each second: where it is due the journal is synced, on a thread of its own, and made
     * anew where it has grown. Refuses as those, a sync by one of the next calls; nothing is lost by calling again.
     */
    Result<void> tendJournal();
    /** All of the journal is on the disk when it returns. Refuses as JournalWriter::sync. */
    Result<void> syncJournal();

private:
    class Syncing;

    /** Waits for a sync that is on its way. */
    Result<void> endSyncing();
    Result<TransactionId> become(OpenFile &file, std::string command);
    Result<DocumentId> openFile(const std::string &path, bool isShown);
    /** Documents of one package live in the same file: what one of them saved is what the others are written into. */
    void shareSaved(const OpenFile &saved, const std::shared_ptr<const std::string> &bytes);

    DocumentSet m_documents;
    EditLog m_log;
    std::map<DocumentId, OpenFile> m_files;
    std::optional<JournalWriter> m_journal;
    std::unique_ptr<Syncing> m_syncing; ///< of the journal; waits for it where it goes away
    Clock m_clock;
    Subscription m_journaled;
};

} // namespace clipwright
