// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#include "model/project/workspace.h"

#include "model/io/archive/zip_archive.h"
#include "model/io/cooked_path.h"
#include "model/io/files/files.h"
#include "model/io/files/save_file.h"
#include "model/io/files/sha1.h"
#include "model/io/lottie/writer/lottie_space.h"
#include "model/io/lottie/writer/lottie_writer.h"

#include <algorithm>
#include <filesystem>
#include <utility>

namespace clipwright {

namespace {

tl::unexpected<Error> firstError(const Issues &issues)
{
    const auto first = std::ranges::find(issues, Severity::Error, &Issue::severity);
    if (first == issues.end())
        return refuse("file-unreadable", "expected a file that can be opened");
    return tl::make_unexpected(Error{first->code, first->where, first->what});
}

/** Of no transaction: there are never so many. */
constexpr TransactionId kNoState{0xffffffff};

/** Whatever is there, readable or not. */
bool isThere(const std::string &path)
{
    std::error_code none;
    return std::filesystem::symlink_status(path, none).type() != std::filesystem::file_type::not_found;
}

Issue notFollowed(const std::string &path, const std::string &other)
{
    Issue issue;
    issue.code = "artifact-left";
    issue.where.file = path;
    issue.what = "The source stands still and is cooked to another file; this one stays as it is.";
    issue.advice = "`cook` writes '" + std::filesystem::path(other).filename().string() + "'.";
    return issue;
}

/** Parts of its file are not in a value: lenient formats leave out what they cannot read. */
bool isReadInPart(const DocumentValue &value)
{
    const Clip *clip = std::get_if<Clip>(&value);
    const Stage *stage = std::get_if<Stage>(&value);
    return clip ? clip->leftOut : stage && stage->leftOut;
}

/** The name of a source beside what was no source: hero.oanim → hero.json. */
std::string sourcePathFor(const std::string &path)
{
    const std::size_t dot = path.rfind('.');
    return path.substr(0, dot == std::string::npos ? path.size() : dot) + ".json";
}

} // namespace

Result<DocumentId> Workspace::open(const std::string &path, OpenAs as)
{
    const std::string source = as == OpenAs::Source ? sourceOfArtifact(path) : std::string();
    const Result<DocumentId> opened = openFile(source.empty() ? path : source, true);
    if (opened)
        m_files.at(*opened).isShown = true;
    return opened;
}

Result<DocumentId> Workspace::takePart(const std::string &path)
{
    const std::string source = sourceOfArtifact(path);
    return openFile(source.empty() ? path : source, false);
}

Result<DocumentId> Workspace::openFile(const std::string &path, bool isShown)
{
    if (const std::optional<DocumentId> open = documentOf(path))
        return *open;
    HomeReading reading = openHome(path);
    if (!reading.value)
        return firstError(reading.issues);
    // The stamp is that of just these bytes: a file that was written meanwhile is a conflict when it is saved.
    FileStamp stamp;
    const Result<StampedFile> stamped = readStampedFile(reading.home.path);
    if (stamped && *stamped->bytes == *reading.home.bytes)
        stamp = stamped->stamp;
    else
        stamp.hash = sha1Hex(*reading.home.bytes);
    const bool isInPart = isReadInPart(*reading.value);
    Document &document = m_documents.open(std::move(*reading.value));
    document.setHomeRule(ruleOf(reading.home.format));
    const DocumentId id = document.id();
    OpenFile &file =
        m_files.emplace(id, OpenFile{id, std::move(reading.home), stamp, std::move(reading.issues), isShown})
            .first->second;
    file.isInPart = isInPart;
    if (m_journal)
        m_journal->appendOpened(id, addressOf(file.home), file.home.bytes, m_clock());
    return id;
}

Result<DocumentId> Workspace::create(const std::string &path, DocumentValue value)
{
    const Result<FormatId> format = formatOfPath(path);
    if (!format)
        return tl::make_unexpected(format.error());
    const AssetKind kinds[] = {AssetKind::Rig, AssetKind::Clip, AssetKind::Stage};
    if (rowOf(*format).kind != kinds[value.index()])
        return refuse("format-not-written", "expected a name for a file of that kind", {path, 0, 0, {}});
    if (isThere(path) || documentOf(path))
        return refuse("file-exists", "expected a name that nothing has yet", {path, 0, 0, {}});
    DocumentHome home{path, {}, *format, nullptr};
    const Result<std::string> text =
        *format == FormatId::Lottie ? writeLottie(std::get<Rig>(value)) : writeHome(home, value);
    if (!text)
        return tl::make_unexpected(text.error());
    home.bytes = std::make_shared<const std::string>(*text);
    HomeReading reading = readHome(std::move(home));
    if (!reading.value)
        return firstError(reading.issues);
    Document &document = m_documents.open(std::move(*reading.value));
    document.setHomeRule(ruleOf(*format));
    document.setSaved(kNoState);
    const DocumentId id = document.id();
    OpenFile file{id, std::move(reading.home), {}, std::move(reading.issues)};
    file.isNew = true;
    m_files.emplace(id, std::move(file));
    if (m_journal)
        m_journal->appendOpened(id, path, m_files.at(id).home.bytes, m_clock());
    return id;
}

void Workspace::close(DocumentId document)
{
    const auto file = m_files.find(document);
    if (file == m_files.end())
        return;
    file->second.isShown = false;
    const bool hasHistory =
        std::ranges::any_of(m_log.transactions(), [&](const Transaction &each) { return each.touches(document); });
    if (hasHistory)
        return;
    if (m_journal)
        m_journal->appendClosed(document, m_clock());
    m_documents.close(document);
    m_files.erase(file);
}

const OpenFile *Workspace::file(DocumentId id) const
{
    const auto found = m_files.find(id);
    return found == m_files.end() ? nullptr : &found->second;
}

std::optional<DocumentId> Workspace::documentOf(const std::string &path) const
{
    const auto found =
        std::ranges::find_if(m_files, [&](const auto &each) { return addressOf(each.second.home) == path; });
    return found == m_files.end() ? std::nullopt : std::optional(found->first);
}

std::vector<DocumentId> Workspace::documents() const
{
    std::vector<DocumentId> ids;
    for (const auto &[id, file] : m_files)
        ids.push_back(id);
    return ids;
}

std::vector<DocumentId> Workspace::unsaved() const
{
    std::vector<DocumentId> ids = documents();
    std::erase_if(ids, [this](DocumentId id) { return !m_documents.find(id)->isModified(); });
    return ids;
}

Result<Saved> Workspace::save(DocumentId id, const SaveChoice &choice)
{
    const auto found = m_files.find(id);
    Document *document = m_documents.find(id);
    if (found == m_files.end() || !document)
        return refuse("document-unknown", "expected a document that is open");
    OpenFile &file = found->second;
    Result<std::string> bytes = writeHome(file.home, document->value());
    if (!bytes)
        return tl::make_unexpected(std::move(bytes.error()));
    Saved saved;
    const std::string hash = sha1Hex(*bytes);
    const bool isSame =
        !file.isUnsynced && hash == file.stamp.hash && checkUnchanged(file.home.path, file.stamp).has_value();
    if (!isSame) {
        if (m_journal) {
            static_cast<void>(endSyncing()); // what it refuses, the next one does
            if (Result<void> told = m_journal->appendSaving(*document, addressOf(file.home), hash, m_clock()); !told)
                saved.journal = std::move(told.error());
        }
        SaveOptions options;
        if (file.isNew && !choice.overwritesOthers && isThere(file.home.path))
            return refuse("file-exists", "another program made a file of that name", {file.home.path, 0, 0, {}});
        if (!choice.overwritesOthers && !file.isNew)
            options.expected = file.stamp;
        options.isBackupKept = !file.isBackedUp;
        const Result<FileStamp> written = saveFile(file.home.path, *bytes, options);
        if (!written && written.error().code != "file-unsynced")
            return tl::make_unexpected(written.error());
        if (!written)
            saved.unsynced = written.error();
        file.stamp = written.value_or(FileStamp{bytes->size(), 0, hash, true});
        file.isUnsynced = saved.unsynced.has_value();
        file.isNew = false;
        if (file.isInPart) {
            saved.backup = backupPathOf(file.home.path);
            file.isInPart = false;
            file.isBackedUp = true;
        }
        saved.isWritten = true;
    }
    const auto savedBytes = std::make_shared<const std::string>(std::move(*bytes));
    shareSaved(file, savedBytes);
    // One that the disk did not confirm counts as unsaved: the user is told, and the next save writes it again.
    if (!saved.unsynced)
        document->setSaved();
    if (file.home.format == FormatId::Lottie)
        saved.cooked = cookSiblings(file.home.path, savedBytes);
    return saved;
}

void Workspace::shareSaved(const OpenFile &saved, const std::shared_ptr<const std::string> &bytes)
{
    if (!looksLikeZip(*bytes))
        return;
    const std::string path = saved.home.path;
    const FileStamp stamp = saved.stamp;
    for (auto &[id, file] : m_files) {
        if (file.home.path == path) {
            file.home.bytes = bytes;
            file.stamp = stamp;
        }
    }
}

Result<Workspace::KeptAsSource> Workspace::keepAsSource(DocumentId id, const std::string &path)
{
    const OpenFile *old = file(id);
    if (!old)
        return refuse("document-unknown", "expected a document that is open");
    if (rowOf(old->home.format).isSource || m_documents.find(id)->kind() != DocumentKind::Rig)
        return refuse("already-source", "expected an .oanim or .oshape: this is a source");
    const std::string cooked = old->home.path;
    KeptAsSource kept{{}, path.empty() ? sourcePathFor(cooked) : path, {}};
    if (isThere(kept.path))
        return refuse("file-exists", "expected a name that nothing has yet", {kept.path, 0, 0, {}});
    if (Result<void> same = checkUnchanged(cooked, old->stamp); !same)
        return tl::make_unexpected(std::move(same.error()));
    LottieSpaceRig source = toLottieSpace(m_documents.find(id)->rig());
    kept.issues = std::move(source.issues);
    const Result<std::string> text = writeLottie(source.rig);
    if (!text)
        return tl::make_unexpected(text.error());
    if (const Result<FileStamp> written = saveFile(kept.path, *text, {.expected = {}, .isBackupKept = false}); !written)
        return tl::make_unexpected(written.error());
    // Cooked where the old file is, which is the sibling from now on.
    const bool isBeside = cookedPath(kept.path, old->home.format) == cooked;
    const tl::expected<SourceCook, Issues> cook = cookSource(kept.path);
    const bool isFollowed = cook && cook->animations.size() == 1 && cook->animations.front().output == cooked;
    if (cook && isBeside && !isFollowed && !cook->animations.empty()) {
        // What stands still is cooked to an .oshape, which is another file.
        kept.issues.push_back(notFollowed(cooked, cook->animations.front().output));
    } else if (cook && isBeside) {
        Result<void> made = cook->outputs.write();
        if (made)
            made = recordCook(kept.path, cook->sourceHash, cook->outputs.all(), {});
        if (!made)
            kept.issues.push_back(issueOf(made.error()));
    } else if (!cook) {
        kept.issues.insert(kept.issues.end(), cook.error().begin(), cook.error().end());
    }
    const Result<DocumentId> opened = open(kept.path);
    if (!opened)
        return tl::make_unexpected(opened.error());
    kept.document = *opened;
    m_documents.find(id)->setSaved(); // what was unsaved of it lives on in the source
    m_files.at(id).isShown = false;
    return kept;
}

Result<TransactionId> Workspace::takeTheirs(DocumentId id)
{
    const auto found = m_files.find(id);
    if (found == m_files.end())
        return refuse("document-unknown", "expected a document that is open");
    return become(found->second, "reload");
}

Result<TransactionId> Workspace::reimport(DocumentId id)
{
    const auto found = m_files.find(id);
    if (found == m_files.end())
        return refuse("document-unknown", "expected a document that is open");
    const std::string &path = found->second.home.path;
    const std::string source = sourceOfArtifact(path);
    if (source.empty())
        return refuse("no-source", "expected an .oanim or .oshape with a source beside it", {path, 0, 0, {}});
    const Recooked cooked = recook(source);
    if (cooked.outcome != RecookOutcome::Cooked && cooked.outcome != RecookOutcome::Fresh)
        return firstError(cooked.issues);
    return become(found->second, "reimport");
}

/** What its file says now, under the name of a command. */
Result<TransactionId> Workspace::become(OpenFile &file, std::string command)
{
    Document &document = *m_documents.find(file.document);
    Result<StampedFile> theirs = readStampedFile(file.home.path);
    if (!theirs)
        return tl::make_unexpected(std::move(theirs.error()));
    if (theirs->stamp.hash == file.stamp.hash && !document.isModified()) {
        file.stamp = theirs->stamp;
        return TransactionId();
    }
    DocumentHome home = file.home;
    home.bytes = theirs->bytes;
    HomeReading reading = readHome(std::move(home));
    if (!reading.value)
        return firstError(reading.issues);
    const std::string name = std::filesystem::path(file.home.path).filename().string();
    const auto value = std::make_shared<DocumentValue>(std::move(*reading.value));
    const Result<TransactionId> done =
        m_log.perform({std::move(command), {name}}, [&](TransactionEdit &edit) -> Result<void> {
            return edit.edit(file.document)->replaceValue(value, theirs->bytes);
        });
    if (!done)
        return done;
    file.home = std::move(reading.home);
    file.issues = std::move(reading.issues);
    file.stamp = theirs->stamp;
    file.isUnsynced = false;
    file.isInPart = isReadInPart(*value);
    file.isBackedUp = false;
    document.setSaved();
    // As after a save: a file with these bytes is this state. What cannot be written now is tried again, and told, when it is tended.
    static_cast<void>(endSyncing());
    if (m_journal)
        static_cast<void>(m_journal->appendSaving(document, addressOf(file.home), file.stamp.hash, m_clock()));
    return done;
}

void Workspace::keepOurs(DocumentId id, const FileStamp &theirs)
{
    const auto found = m_files.find(id);
    if (found == m_files.end())
        return;
    found->second.stamp = theirs;
    // In no state it is what the file says, until it is saved.
    m_documents.find(id)->setSaved(kNoState);
}

} // namespace clipwright
