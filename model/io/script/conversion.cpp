// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#include "model/io/script/conversion.h"

#include "model/io/script/script_run.h"
#include "model/timeline/easing_cubics.h"

namespace clipwright {

std::optional<Conversion> conversionOf(const DocumentValue &value, const ScriptStep &step, const Error &refusal,
                                       const HomeRule &rule)
{
    constexpr double kTolerance = 0.001;
    const Easing *easing = step.arguments.find<Easing>("ease");
    const CommandRow *row = commandNamed("setInterpolationInCubics");
    if (refusal.code != "lottie-easing" || step.command != "setInterpolation" || !easing || !row)
        return std::nullopt;
    Conversion conversion{step};
    conversion.step.command = row->id;
    conversion.step.row = row;
    conversion.step.arguments.set("tolerance", kTolerance);
    const Result<StepOutcome> outcome = runStep(value, conversion.step, rule);
    if (!outcome)
        return std::nullopt;
    for (const Primitive &primitive : outcome->forward) {
        if (const auto *splice = std::get_if<SpliceKeys>(&primitive)) {
            conversion.keysBefore += splice->removed;
            conversion.keysAfter += splice->inserted.size();
        }
    }
    for (int component = 0; component < easing->components; ++component)
        conversion.error = std::max(conversion.error, asCubics(*easing, kTolerance, component).error);
    return conversion;
}

} // namespace clipwright
