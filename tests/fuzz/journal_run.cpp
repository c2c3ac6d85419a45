// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#include "fuzz/journal_run.h"

#include "fuzz/mutate.h"
#include "fuzz/play_rig.h"
#include "model/io/lottie/lottie_reader.h"
#include "model/io/patch/rig_json_writer.h"
#include "model/journal/journal_line.h"
#include "model/journal/replay.h"

#include <algorithm>

namespace clipwright::fuzz {

namespace {

constexpr std::string_view kBase =
    R"({"v":"5.7.0","fr":30,"ip":0,"op":60,"w":100,"h":100,"assets":[{"id":"c","layers":[)"
    R"({"ty":4,"ind":1,"nm":"inside","ip":0,"op":60,"st":0,"ks":{},"shapes":[]}]}],"layers":[)"
    R"({"ty":4,"ind":1,"nm":"arm","ip":0,"op":60,"st":0,"ks":{"r":{"a":1,"k":[{"t":0,"s":[0],"i":{"x":[0.5],"y":[1]},)"
    R"("o":{"x":[0.5],"y":[0]}},{"t":30,"s":[90]}]}},"shapes":[{"ty":"gr","nm":"g","it":[)"
    R"({"ty":"rc","p":{"a":0,"k":[0,0]},"s":{"a":0,"k":[50,50]},"r":{"a":0,"k":0}},)"
    R"({"ty":"fl","c":{"a":0,"k":[1,0,0,1]},"o":{"a":0,"k":100}},{"ty":"tr"}]}]},)"
    R"({"ty":4,"ind":2,"parent":1,"nm":"hand","ip":0,"op":60,"st":0,"ks":{"p":{"a":0,"k":[10,0]}},"shapes":[]},)"
    R"({"ty":0,"ind":3,"refId":"c","w":100,"h":100,"nm":"shown","ip":0,"op":60,"st":0,"ks":{}}]})";

constexpr std::uint32_t kMostDocuments = 4;

/** Where the JSON of a line begins: behind its checksum and its length, where it has those. */
std::size_t jsonBegin(std::string_view line)
{
    const std::size_t brace = line.find('{');
    return brace == std::string_view::npos ? 0 : brace;
}

std::string withRightChecksums(std::string_view bytes)
{
    std::string text;
    std::uint32_t checksum = 0;
    while (!bytes.empty()) {
        const std::size_t end = std::min(bytes.find('\n'), bytes.size());
        const std::string_view line = bytes.substr(0, end);
        text += journalLine(line.substr(jsonBegin(line)), checksum);
        bytes.remove_prefix(std::min(end + 1, bytes.size()));
    }
    return text;
}

std::string textOf(const DocumentSet &documents, const EditLog &log)
{
    JsonWriter json;
    json.beginArray();
    for (std::uint32_t id = 1; id <= kMostDocuments; ++id) {
        const Document *document = documents.find(DocumentId{id});
        if (!document)
            continue;
        json.value(static_cast<double>(document->state().value)).value(document->isModified());
        for (const std::shared_ptr<const Composition> &composition : document->rig().compositions)
            RigJsonWriter(json).composition(*composition);
        for (const RigAsset &asset : document->rig().assets)
            RigJsonWriter(json).asset(asset);
    }
    for (const Transaction &transaction : log.transactions())
        json.value(transaction.isUndone);
    json.endArray();
    return json.text();
}

void goAllTheWay(const DocumentSet &documents, EditLog &log, bool forward)
{
    for (std::uint32_t id = 1; id <= kMostDocuments; ++id) {
        while (documents.find(DocumentId{id}) && (forward ? log.redo(DocumentId{id}) : log.undo(DocumentId{id}))) {
        }
    }
}

} // namespace

std::string_view journalBase()
{
    return kBase;
}

void runJournal(std::string_view bytes)
{
    const auto asItIs = readJournal(std::make_shared<const std::string>(bytes));
    require(asItIs || !asItIs.error().what.empty(), "a refusal must have a reason");
    const auto journal = readJournal(std::make_shared<const std::string>(withRightChecksums(bytes)));
    if (!journal)
        return;
    const Recovery recovery = assessRecovery(*journal, "1", [](const std::string &) { return std::string(40, 'a'); });
    DocumentSet documents;
    EditLog log(documents);
    const auto read = [](const DocumentOpened &opened) -> Result<std::shared_ptr<const std::string>> {
        if (opened.document.value > kMostDocuments)
            return refuse("too-many", "enough of them");
        return std::make_shared<const std::string>(kBase);
    };
    const auto open = [](const std::string &path, std::shared_ptr<const std::string> text) -> Result<Rig> {
        return std::move(*readLottie(std::move(text), path).rig);
    };
    const Result<Replayed> replayed = replayJournal(*journal, recovery, read, open, documents, log);
    if (!replayed)
        return;
    require(replayed->records == journal->records.size() || !replayed->issues.empty(), "an end must have a reason");
    goAllTheWay(documents, log, true);
    const std::string done = textOf(documents, log);
    goAllTheWay(documents, log, false);
    const std::string undone = textOf(documents, log);
    goAllTheWay(documents, log, true);
    require(textOf(documents, log) == done, "what is done again must be what it was");
    goAllTheWay(documents, log, false);
    require(textOf(documents, log) == undone, "what is undone again must be what it was");
}

std::string mutateJournal(std::string_view text, std::uint32_t seed)
{
    Dice dice(seed);
    if (dice.below(4) == 0)
        return mutateLines(text, dice.next());
    const std::size_t near = dice.below(text.size() + 1);
    const std::size_t before = near == 0 ? std::string_view::npos : text.rfind('\n', near - 1);
    const std::size_t begin = before == std::string_view::npos ? 0 : before + 1;
    const std::size_t end = std::min(text.find('\n', begin), text.size());
    const std::string_view line = text.substr(begin, end - begin);
    std::string changed(text.substr(0, begin + jsonBegin(line)));
    changed += mutateJson(line.substr(jsonBegin(line)), dice.next());
    changed += text.substr(end);
    return changed;
}

} // namespace clipwright::fuzz
