// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#include "model/journal/scripted_session.h"

#include "model/document/rig_dump.h"
#include "model/io/files/save_file.h"
#include "model/io/files/sha1.h"
#include "model/io/lottie/lottie_reader.h"

#include <filesystem>

namespace clipwright::testing {

namespace {

constexpr JournalWriter::Time kNoTime{};
constexpr std::uint32_t kMostDocuments = 8;

} // namespace

std::vector<std::string> putFixtures(const std::string &folder)
{
    std::vector<std::string> paths;
    for (const char *name : {"precomps", "split_position"}) {
        paths.push_back(folder + '/' + name + ".json");
        std::filesystem::copy_file(std::string(CLIPWRIGHT_TEST_DATA "/lottie/") + name + ".json", paths.back(),
                                   std::filesystem::copy_options::overwrite_existing);
    }
    return paths;
}

Result<Rig> openFixture(const std::string &path, std::shared_ptr<const std::string> bytes)
{
    auto reading = readLottie(std::move(bytes), path);
    if (!reading.rig)
        return refuse("not-a-fixture", "expected a fixture");
    return std::move(*reading.rig);
}

std::string fingerprint(const DocumentSet &documents, const EditLog &log)
{
    std::string text;
    for (std::uint32_t id = 1; id <= kMostDocuments; ++id) {
        const Document *document = documents.find(DocumentId{id});
        if (!document)
            continue;
        text.append(std::to_string(id)).append(":").append(std::to_string(document->state().value));
        text.append(document->isModified() ? "* " : " ").append(sha1Hex(dumpOf(document->rig()))).append("\n");
    }
    for (const Transaction &transaction : log.transactions()) {
        text.append(std::to_string(transaction.id.value)).append(transaction.isUndone ? "u " : " ");
        text.append(transaction.text.id).append("\n");
    }
    return text;
}

std::string fingerprintOfHistory(const DocumentSet &documents, EditLog &log)
{
    std::string text;
    for (const bool forward : {false, true}) {
        for (std::uint32_t id = 1; id <= kMostDocuments; ++id) {
            while (documents.find(DocumentId{id}) && (forward ? log.redo(DocumentId{id}) : log.undo(DocumentId{id})))
                text += fingerprint(documents, log);
        }
    }
    return sha1Hex(text);
}

ScriptedSession::ScriptedSession(const std::vector<std::string> &paths, unsigned seed, std::size_t mostBytes)
    : log(documents, mostBytes),
      m_paths(paths),
      m_edits(seed)
{
    for (const std::string &path : paths) {
        m_bytes.push_back(readFile(path).value());
        m_ids.push_back(documents.open(openFixture(path, m_bytes.back()).value()).id());
    }
}

Result<void> ScriptedSession::journalIn(const std::string &parent, FileCalls &calls)
{
    Result<JournalFolder> folder = JournalFolder::make(parent, calls);
    if (!folder)
        return tl::make_unexpected(folder.error());
    Result<JournalWriter> writer = JournalWriter::start(std::move(*folder), kProgram);
    if (!writer)
        return tl::make_unexpected(writer.error());
    m_writer.emplace(std::move(*writer));
    for (std::size_t i = 0; i < m_paths.size(); ++i)
        m_writer->appendOpened(m_ids[i], m_paths[i], m_bytes[i], kNoTime);
    m_subscription = log.observe([this](const LogEvent &event) { m_writer->append(event, log, kNoTime); });
    return m_writer->sync();
}

Result<void> ScriptedSession::perform(TransactionEdit &edit)
{
    for (std::size_t i = 1 + m_edits.below(3); i > 0; --i) {
        DocumentEdit &on = *edit.edit(m_ids[m_edits.below(m_ids.size())]);
        if (!m_edits.step(on) && m_edits.below(2) == 0)
            return refuse("stopped", "a random end");
    }
    return {};
}

void ScriptedSession::edit()
{
    static_cast<void>(log.perform({"walk", {"to", "\xc3\xb6"}}, [this](TransactionEdit &e) { return perform(e); }));
}

void ScriptedSession::drag()
{
    std::optional<Gesture> gesture = Gesture::begin(log);
    for (std::size_t i = m_edits.below(4); i > 0; --i)
        static_cast<void>(gesture->update([this](TransactionEdit &e) { return perform(e); }));
    static_cast<void>(gesture->commit({"drag", {}}));
}

bool ScriptedSession::save(std::size_t index)
{
    Document &document = *documents.find(m_ids[index]);
    const std::string bytes = dumpOf(document.rig());
    if (m_writer && !m_writer->appendSaving(document, m_paths[index], sha1Hex(bytes), kNoTime))
        return false;
    if (m_writer && isSavingFiles && !saveFile(m_paths[index], bytes, {}, m_writer->folder().calls()))
        return false;
    document.setSaved();
    return true;
}

bool ScriptedSession::step()
{
    const std::size_t document = m_edits.below(m_ids.size());
    bool isDone = true;
    switch (m_edits.below(12)) {
    case 0:
    case 1: log.undo(m_ids[document]); break;
    case 2: log.redo(m_ids[document]); break;
    case 3: drag(); break;
    case 4: isDone = save(document); break;
    default: edit(); break;
    }
    if (isCompacting && m_edits.below(10) == 0 && m_writer)
        isDone = isDone && m_writer->compact(documents, log, openFixture);
    ++m_steps;
    if (m_edits.below(5) == 0) {
        isDone = isDone && (!m_writer || m_writer->sync());
        m_synced = m_steps;
    }
    return isDone;
}

} // namespace clipwright::testing
