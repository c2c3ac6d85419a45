// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT

#include "app/cli/asset_verbs.h"
#include "app/cli/rig_query.h"
#include "app/cli/stage_query.h"

#include "model/core/numbers.h"

namespace clipwright::app {

ExitStatus runStagePose(const Arguments &arguments, Reply &reply)
{
    for (const std::string_view option : {"clip", "blend", "weight"}) {
        if (arguments.has(option))
            return reply.failUsage("--" + std::string(option) + " goes with a file that holds several clips");
    }
    const Result<std::vector<TimeText>> times = timesOf(arguments);
    if (!times)
        return reply.fail(times.error());
    bool isTold = false;
    for (const TimeText time : *times) {
        // Each moment is played from the start: what a stage shows depends on all that ran out before.
        const auto stage = playStage(arguments.files().front());
        if (!stage)
            return reply.fail(stage.error());
        const double seconds = std::max(0.0, time.seconds(Rate{}));
        StageStep step;
        stage->player->advance(seconds, step);
        if (!isTold)
            reply.tell(*stage->issues);
        isTold = true;
        reply.line(numberText(roundTo(seconds, 1e-4)) + " s");
        const StagePose &pose = stage->player->pose();
        for (StageTree::Index index = 1; index < pose.tree().size(); ++index)
            reply.line("  " + pose.tree().path(index) + ": " + valuesText(pose, index));
        reply.document(*stage->issues, [&](JsonWriter &json) {
            json.member("kind", "stage").member("seconds", seconds);
            writeEntities(json, pose);
            writeOrder(json, pose);
        });
    }
    return ExitStatus::Done;
}

} // namespace clipwright::app
