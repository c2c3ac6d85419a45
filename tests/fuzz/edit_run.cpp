// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#include "fuzz/edit_run.h"

#include "fuzz/journal_run.h"
#include "fuzz/play_rig.h"
#include "model/document/edit_log.h"
#include "model/io/clipboard/clipboard_format.h"
#include "model/io/lottie/lottie_reader.h"
#include "model/io/patch/value_text.h"
#include "model/io/script/script_run.h"
#include "model/project/record_text.h"

namespace clipwright::fuzz {

namespace {

constexpr std::size_t kMostStepsRun = 40;

const Rig &base()
{
    static const Rig rig = std::move(*readLottie(std::make_shared<const std::string>(journalBase()), "base").rig);
    return rig;
}

/** Performs a command on a value, undoes it and does it again. */
void runCommand(DocumentValue value, const std::function<Result<void>(DocumentEdit &)> &command)
{
    DocumentSet documents;
    EditLog log(documents);
    const Document &document = documents.open(std::move(value));
    const std::string before = valueText(document.value());
    const Result<TransactionId> done =
        log.perform({"fuzz", {}}, [&](TransactionEdit &edit) { return command(*edit.edit(document.id())); });
    const std::string after = valueText(document.value());
    require(done || after == before, "a refusal must leave no trace");
    require(done || !done.error().what.empty(), "a refusal must have a reason");
    if (!done || done->isNull())
        return;
    log.undo(document.id());
    require(valueText(document.value()) == before, "what is undone must be what it was");
    log.redo(document.id());
    require(valueText(document.value()) == after, "what is done again must be what it was");
}

} // namespace

void runScript(std::string_view bytes)
{
    const Result<Script> script = readScript(std::make_shared<const std::string>(bytes), "commands");
    if (!script) {
        require(!script.error().what.empty(), "a refusal must have a reason");
        return;
    }
    DocumentValue value = base();
    for (std::size_t i = 0; i < script->steps.size() && i < kMostStepsRun; ++i) {
        const Result<StepOutcome> outcome = runStep(value, script->steps[i]);
        if (!outcome)
            continue;
        DocumentValue back = outcome->value;
        for (const Primitive &primitive : outcome->inverse)
            require(perform(back, primitive).has_value(), "what was done must be taken back");
        require(valueText(back) == valueText(value), "what is taken back must be what it was");
        value = outcome->value;
    }
}

void runClipboard(std::string_view bytes)
{
    const Result<Clipboard> clipboard = readClipboard(std::make_shared<const std::string>(bytes));
    if (!clipboard) {
        require(!clipboard.error().what.empty(), "a refusal must have a reason");
        return;
    }
    const std::string text = writeClipboard(*clipboard);
    const Result<Clipboard> again = readClipboard(std::make_shared<const std::string>(text));
    require(again && writeClipboard(*again) == text, "what is written must read as what it was");
    if (std::holds_alternative<std::vector<CopiedChannel>>(*clipboard)
        || std::holds_alternative<CopiedEntities>(*clipboard)) {
        const bool isKeys = std::holds_alternative<std::vector<CopiedChannel>>(*clipboard);
        runCommand(isKeys ? DocumentValue(Clip()) : DocumentValue(Stage()), [&](DocumentEdit &edit) -> Result<void> {
            if (isKeys)
                return pasteKeys(edit, {}, 3, *clipboard);
            const auto made = pasteEntities(edit, {}, *clipboard);
            return made ? Result<void>() : tl::make_unexpected(made.error());
        });
        return;
    }
    const Composition &main = base().main();
    const NodeId layer = main.layers.front()->id;
    if (std::holds_alternative<std::vector<CopiedTrack>>(*clipboard)) {
        runCommand(base(), [&](DocumentEdit &edit) { return pasteKeys(edit, main.id, {}, 3, *clipboard); });
        runCommand(base(),
                   [&](DocumentEdit &edit) { return pasteKeys(edit, main.id, std::span(&layer, 1), -5, *clipboard); });
        return;
    }
    for (const NodePlace &place :
         {NodePlace{}, NodePlace{layer, NodeList::Items, 0}, NodePlace{layer, NodeList::Masks, 0}})
        runCommand(base(), [&](DocumentEdit &edit) -> Result<void> {
            const auto made = pasteNodes(edit, main.id, place, *clipboard);
            return made ? Result<void>() : tl::make_unexpected(made.error());
        });
}

void runRecord(std::string_view bytes)
{
    const Result<std::optional<CookRecord>> record = readCookRecord(bytes, "record");
    if (!record) {
        require(!record.error().what.empty(), "a refusal must have a reason");
        return;
    }
    if (!*record)
        return;
    const Result<std::string> same = writeCookRecord(**record, bytes, newAssetId(), "record");
    if (!same)
        return; // what was read may hold what XML cannot say
    require(*same == bytes, "an unchanged record must keep its bytes");
    CookRecord changed = **record;
    changed.sourceHash = "0123456789012345678901234567890123456789";
    const Result<std::string> other = writeCookRecord(changed, bytes, newAssetId(), "record");
    require(other.has_value(), "a record that was written once can be written again");
    const Result<std::optional<CookRecord>> again = readCookRecord(*other, "record");
    require(again && *again == std::optional(changed), "what is written must read as what it was");
}

} // namespace clipwright::fuzz
