// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#include "model/journal/journal_text.h"

#include "model/io/archive/base64.h"
#include "model/io/json/json_writer.h"
#include "model/io/json/utf8.h"
#include "model/io/patch/patch_format.h"

#include <algorithm>
#include <cmath>
#include <set>

namespace clipwright {

namespace {

/** Far from where counting ids would start again at 0. */
constexpr double kMostId = 0x7fffffff;
constexpr std::size_t kHashDigits = 40;
const std::string_view kReplace = nameOf(ReplaceValue());

template<class Tag>
double numberOf(Id<Tag> id)
{
    return static_cast<double>(id.value);
}

bool isUtf8(std::string_view text)
{
    for (std::size_t at = 0; at < text.size();) {
        const std::size_t length = utf8LengthAt(text, at);
        if (length == 0)
            return false;
        at += length;
    }
    return true;
}

/** A path is bytes. */
void writePath(JsonWriter &json, const std::string &path)
{
    if (isUtf8(path))
        json.member("path", path);
    else
        json.member("pathBase64", encodeBase64(path));
}

std::string idsText(std::string_view name, const std::vector<TransactionId> &transactions)
{
    JsonWriter json;
    json.beginObject().name(name).beginArray();
    for (const TransactionId id : transactions)
        json.value(numberOf(id));
    json.endArray().endObject();
    return json.text();
}

/** Remembers the first thing that is not as expected. */
class RecordReader {
public:
    explicit RecordReader(const JsonValue &json) : m_json(json) {}

    std::optional<JournalRecord> read()
    {
        JournalRecord record;
        if (const JsonValue opened = m_json["opened"]; opened.isValid())
            record.what = DocumentOpened{id<DocumentId>(opened), path(), hash(), openedState()};
        else if (const JsonValue closed = m_json["closed"]; closed.isValid())
            record.what = DocumentClosed{id<DocumentId>(closed)};
        else if (const JsonValue saving = m_json["saving"]; saving.isValid())
            record.what = DocumentSaving{id<DocumentId>(saving), path(), hash(), state()};
        else if (const JsonValue appended = m_json["appended"]; appended.isValid())
            record.what = TransactionAppended{id<TransactionId>(appended), text(), documents(), replaced()};
        else if (const JsonValue undone = m_json["undone"]; undone.isValid())
            record.what = TransactionsUndone{ids(undone)};
        else if (const JsonValue redone = m_json["redone"]; redone.isValid())
            record.what = TransactionsRedone{ids(redone)};
        else
            refuseAt(m_json, "a record of a kind that is known");
        return m_error ? std::nullopt : std::optional(std::move(record));
    }

    const std::optional<Error> &error() const { return m_error; }

private:
    void refuseAt(const JsonValue &json, const std::string &expected)
    {
        if (!m_error)
            m_error =
                Error{"journal-malformed", {{}, 0, 0, json.isValid() ? json.pointer() : ""}, "expected " + expected};
    }

    template<class AnyId>
    AnyId id(const JsonValue &json, double least = 1)
    {
        const double number = json.number(-1);
        if (!(number >= least && number <= kMostId) || number != std::floor(number)) {
            refuseAt(json, "an id, a whole number");
            return {};
        }
        return AnyId{static_cast<std::uint32_t>(number)};
    }
    TransactionId openedState()
    {
        if (m_json["patch"].isValid() && !m_json["patch"].isArray())
            refuseAt(m_json["patch"], "a patch");
        return m_json["state"].isValid() ? id<TransactionId>(m_json["state"]) : TransactionId{};
    }
    TransactionId state() { return id<TransactionId>(m_json["state"], 0); }
    std::string path()
    {
        const JsonValue plain = m_json["path"];
        const std::optional<std::string> path =
            plain.isString() ? plain.string() : decodeBase64(m_json["pathBase64"].string());
        if (!path || path->empty() || path->find('\0') != std::string::npos)
            refuseAt(m_json, "the path of a file");
        return path.value_or(std::string());
    }
    std::string hash() { return hash(m_json); }
    std::string hash(const JsonValue &json)
    {
        std::string hash = json["hash"].string();
        const auto isDigit = [](char c) { return (c >= '0' && c <= '9') || (c >= 'a' && c <= 'f'); };
        if (hash.size() != kHashDigits || !std::ranges::all_of(hash, isDigit))
            refuseAt(json, "a hash of 40 digits");
        return hash;
    }
    CommandText text()
    {
        CommandText text{m_json["command"].string(), {}};
        if (!m_json["command"].isString() || !m_json["arguments"].isArray())
            refuseAt(m_json, "a command and its arguments");
        for (JsonValue item = m_json["arguments"].first(); item.isValid(); item = item.next()) {
            if (!item.isString())
                refuseAt(item, "a text");
            text.arguments.push_back(item.string());
        }
        return text;
    }
    std::vector<DocumentId> documents()
    {
        const JsonValue parts = m_json["parts"];
        std::set<DocumentId> documents;
        if (!parts.isArray() || !parts.first().isValid())
            refuseAt(m_json, "parts, one a document");
        for (JsonValue part = parts.isArray() ? parts.first() : JsonValue(); part.isValid() && !m_error;
             part = part.next()) {
            if (!documents.insert(id<DocumentId>(part["document"])).second)
                refuseAt(part, "one part a document");
            if (!part["patch"].isArray() || !part["patch"].first().isValid())
                refuseAt(part, "a patch that does something");
        }
        return {documents.begin(), documents.end()};
    }
    std::map<DocumentId, std::string> replaced()
    {
        std::map<DocumentId, std::string> replaced;
        for (JsonValue part = m_error ? JsonValue() : m_json["parts"].first(); part.isValid(); part = part.next()) {
            for (JsonValue done = part["patch"].first(); done.isValid() && !m_error; done = done.next()) {
                if (done["do"].string() == kReplace)
                    replaced[id<DocumentId>(part["document"])] = hash(done);
            }
        }
        return replaced;
    }
    std::vector<TransactionId> ids(const JsonValue &json)
    {
        std::vector<TransactionId> ids;
        if (!json.isArray() || !json.first().isValid())
            refuseAt(json, "ids of transactions");
        for (JsonValue item = json.isArray() ? json.first() : JsonValue(); item.isValid() && !m_error;
             item = item.next())
            ids.push_back(id<TransactionId>(item));
        return ids;
    }

    JsonValue m_json;
    std::optional<Error> m_error;
};

} // namespace

JsonCaps journalCaps()
{
    JsonCaps caps;
    caps.stringBytes = kMaxJournalBytes;
    caps.textBytes = kMaxJournalBytes;
    return caps;
}

std::string headerText(std::string_view program)
{
    JsonWriter json;
    json.beginObject().member("clipwrightJournal", kJournalFormat).member("program", program).endObject();
    return json.text();
}

std::string recordText(const DocumentOpened &opened, const Patch &patch)
{
    JsonWriter json;
    json.beginObject().member("opened", numberOf(opened.document));
    writePath(json, opened.path);
    json.member("hash", opened.hash);
    if (opened.state)
        json.member("state", numberOf(opened.state));
    if (!patch.empty()) {
        json.name("patch");
        writePatch(json, patch);
    }
    json.endObject();
    return json.text();
}

std::string recordText(const DocumentClosed &closed)
{
    JsonWriter json;
    json.beginObject().member("closed", numberOf(closed.document)).endObject();
    return json.text();
}

std::string recordText(const DocumentSaving &saving)
{
    JsonWriter json;
    json.beginObject().member("saving", numberOf(saving.document)).member("state", numberOf(saving.state));
    writePath(json, saving.path);
    json.member("hash", saving.hash).endObject();
    return json.text();
}

std::string recordText(const Transaction &appended)
{
    JsonWriter json;
    json.beginObject().member("appended", numberOf(appended.id)).member("command", appended.text.id);
    json.name("arguments").beginArray();
    for (const std::string &argument : appended.text.arguments)
        json.value(argument);
    json.endArray().name("parts").beginArray();
    for (const DocumentPatch &part : appended.parts) {
        json.beginObject().member("document", numberOf(part.document)).name("patch");
        writePatch(json, part.forward);
        json.endObject();
    }
    json.endArray().endObject();
    return json.text();
}

std::string recordText(const TransactionsUndone &undone)
{
    return idsText("undone", undone.transactions);
}

std::string recordText(const TransactionsRedone &redone)
{
    return idsText("redone", redone.transactions);
}

std::optional<JournalHeader> readHeader(const JsonValue &json)
{
    const double format = json["clipwrightJournal"].number(0);
    if (!(format >= 1 && format <= kMostId) || format != std::floor(format))
        return std::nullopt;
    return JournalHeader{json["program"].string(), static_cast<int>(format)};
}

Result<JournalRecord> readRecord(const JsonValue &json)
{
    RecordReader reader(json);
    std::optional<JournalRecord> record = reader.read();
    if (!record)
        return tl::make_unexpected(*reader.error());
    return std::move(*record);
}

JsonValue patchOf(const JsonValue &opened)
{
    return opened["patch"];
}

JsonValue patchOf(const JsonValue &appended, DocumentId document)
{
    const JsonValue parts = appended["parts"];
    for (JsonValue part = parts.isArray() ? parts.first() : JsonValue(); part.isValid(); part = part.next()) {
        if (part["document"].number() == numberOf(document))
            return part["patch"];
    }
    return {};
}

} // namespace clipwright
