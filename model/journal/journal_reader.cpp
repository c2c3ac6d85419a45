// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#include "model/journal/journal.h"
#include "model/journal/journal_line.h"
#include "model/journal/journal_text.h"

#include <algorithm>

namespace clipwright {

namespace {

Result<JsonDocument> parse(const Journal &journal, const JournalLine &line)
{
    auto text = std::make_shared<const std::string>(*journal.bytes, line.begin, line.end - line.begin);
    return JsonDocument::parse(std::move(text), {}, journalCaps());
}

/** Where all that follows is left out, and why. */
void endAt(Journal &journal, const std::string &file, std::size_t at, const std::string &why)
{
    const std::string_view rest = std::string_view(*journal.bytes).substr(at);
    // What was being written has no end yet, or is nothing but zeros; a line with another one behind it was once whole.
    const std::size_t lineEnd = rest.find('\n');
    const bool isTorn =
        why.empty() && (lineEnd >= rest.size() - 1 || rest.find_first_not_of('\0') == std::string_view::npos);
    Issue issue;
    issue.code = isTorn ? "journal-torn" : "journal-damaged";
    issue.severity = isTorn ? Severity::Info : Severity::Warning;
    issue.where = {file, static_cast<int>(journal.records.size()) + 2, 0, {}};
    issue.what = isTorn ? "the journal ends within a record" : "a record of the journal is damaged";
    if (!why.empty())
        issue.what.append(": ").append(why);
    issue.what.append("; its last ").append(std::to_string(rest.size())).append(" bytes are left out");
    journal.issues.push_back(std::move(issue));
}

} // namespace

Result<Journal> readJournal(std::shared_ptr<const std::string> bytes, const std::string &file)
{
    const Place place{file, 1, 0, {}};
    if (bytes->size() > kMaxJournalBytes)
        return refuse("journal-too-large", "a journal has at most 256 MiB", place);
    Journal journal;
    journal.bytes = std::move(bytes);
    const std::optional<JournalLine> first = readJournalLine(*journal.bytes, 0, 0);
    const Result<JsonDocument> head = first ? parse(journal, *first) : refuse("", "");
    const std::optional<JournalHeader> header = head ? readHeader(head->root()) : std::nullopt;
    if (!header)
        return refuse("journal-malformed", "expected the header of a journal in its first line", place);
    journal.program = header->program;
    journal.format = header->format;
    journal.headerEnd = first->next;
    journal.headerChecksum = first->checksum;
    if (journal.format != kJournalFormat) {
        Issue issue;
        issue.code = "journal-other-format";
        issue.where = place;
        issue.what = "the journal is of format " + std::to_string(journal.format) + ", expected "
                     + std::to_string(kJournalFormat);
        journal.issues.push_back(std::move(issue));
        return journal;
    }

    std::uint32_t checksum = first->checksum;
    for (std::size_t at = first->next; at < journal.bytes->size();) {
        if (journal.records.size() == kMaxJournalRecords) {
            endAt(journal, file, at, "there are more than a million");
            break;
        }
        const std::optional<JournalLine> line = readJournalLine(*journal.bytes, at, checksum);
        if (!line) {
            endAt(journal, file, at, {});
            break;
        }
        const Result<JsonDocument> json = parse(journal, *line);
        Result<JournalRecord> record = json ? readRecord(json->root()) : tl::make_unexpected(json.error());
        if (!record) {
            endAt(journal, file, at, record.error().what);
            break;
        }
        record->begin = line->begin;
        record->end = line->end;
        record->checksum = line->checksum;
        journal.records.push_back(std::move(*record));
        checksum = line->checksum;
        at = line->next;
    }
    return journal;
}

} // namespace clipwright
