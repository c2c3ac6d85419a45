// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#include "model/io/script/script_run.h"

#include "model/document/edit_log.h"
#include "model/io/patch/patch_format.h"
#include "model/io/script/changed_paths.h"

#include <utility>

namespace clipwright {

namespace {

Result<void> perform(DocumentEdit &edit, const ScriptStep &step)
{
    if (step.row)
        return run(*step.row, edit, step.arguments);
    const Result<Patch> patch = readPatch(step.patch, edit.value());
    return patch ? edit.perform(*patch) : tl::make_unexpected(patch.error());
}

} // namespace

Result<StepOutcome> runStep(const DocumentValue &value, const ScriptStep &step, const HomeRule &rule)
{
    DocumentSet documents;
    EditLog log(documents);
    Document &document = documents.open(value);
    document.setHomeRule(rule);
    const Result<TransactionId> done = log.perform(
        {step.command, {}}, [&](TransactionEdit &edit) { return perform(*edit.edit(document.id()), step); });
    if (!done) {
        Error error = done.error();
        if (error.where.pointer.empty())
            error.where.pointer = step.pointer;
        return tl::make_unexpected(std::move(error));
    }
    StepOutcome outcome{document.value(), {}, {}, {}};
    if (const Transaction *transaction = log.find(*done)) {
        outcome.changed = changedPaths(value, outcome.value, transaction->parts.front().forward);
        outcome.forward = transaction->parts.front().forward;
        outcome.inverse = transaction->parts.front().inverse;
    }
    return outcome;
}

} // namespace clipwright
