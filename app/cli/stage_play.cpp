// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT

#include "app/cli/asset_verbs.h"
#include "app/cli/play_steps.h"
#include "app/cli/stage_query.h"

#include <array>
#include <utility>

namespace clipwright::app {

namespace {

/** What one step did beside what the pose shows. */
struct Outcome {
    StageStep step;
    std::optional<StackStatus> status;
    Issues issues;
};

/** The object that a step is about: `on`, the stage itself without it. Nothing, and told, where there is none. */
std::optional<StageTree::Index> objectOf(const StagePlayer &player, JsonValue step, Outcome &outcome)
{
    const std::string path = step["on"].string();
    const std::optional<StageTree::Index> found = path.empty() ? StageTree::kRoot : player.tree().find(path);
    if (!found) {
        Issue issue;
        issue.code = "object-unknown";
        issue.where.pointer = step.pointer();
        issue.what = "expected the path of an object of the stage, not \"" + path + '"';
        outcome.issues.push_back(std::move(issue));
    }
    return found;
}

void advance(StagePlayer &player, JsonValue step, Outcome &outcome)
{
    player.advance(step["dt"].number(), outcome.step);
}

void play(StagePlayer &player, JsonValue step, Outcome &outcome)
{
    const std::optional<StageTree::Index> object = objectOf(player, step, outcome);
    if (!object)
        return;
    const PlayOptions options{step["blend"].number(), step["blendOut"].number(), step["restart"].boolean(),
                              step["by"].string()};
    Result<Issues> told = player.play(*object, step["play"].string(), options);
    if (told) {
        outcome.issues.insert(outcome.issues.end(), told->begin(), told->end());
    } else {
        Issue issue = issueOf(told.error());
        issue.severity = Severity::Warning;
        outcome.issues.push_back(std::move(issue));
    }
}

void stop(StagePlayer &player, JsonValue step, Outcome &outcome)
{
    if (const auto object = objectOf(player, step, outcome))
        player.stop(*object, step["stop"].string(), step["blend"].number());
}

void pause(StagePlayer &player, JsonValue step, Outcome &outcome)
{
    if (const auto object = objectOf(player, step, outcome))
        player.pause(*object, step["pause"].string());
}

void ask(StagePlayer &player, JsonValue step, Outcome &outcome)
{
    if (const auto object = objectOf(player, step, outcome))
        outcome.status = player.status(*object, step["status"].string());
}

constexpr StepMember kOn{"on", StepValue::Text};
constexpr StepMember kBlend{"blend", StepValue::Seconds};
constexpr std::array kBesidePlay{kOn, kBlend, StepMember{"blendOut", StepValue::Seconds},
                                 StepMember{"restart", StepValue::Flag}, StepMember{"by", StepValue::Text}};
constexpr std::array kBesideStop{kOn, kBlend};
constexpr std::array kBesideOthers{kOn};

struct StepRow {
    StepShape shape;
    void (*run)(StagePlayer &player, JsonValue step, Outcome &outcome);
};

constexpr std::array kSteps{
    StepRow{{{"dt", StepValue::Seconds}, {}}, advance},
    StepRow{{{"play", StepValue::Text}, kBesidePlay}, play},
    StepRow{{{"stop", StepValue::FlagOrText}, kBesideStop}, stop},
    StepRow{{{"pause", StepValue::FlagOrText}, kBesideOthers}, pause},
    StepRow{{{"status", StepValue::FlagOrText}, kBesideOthers}, ask},
};
constexpr std::string_view kExpected =
    R"({"dt":N}, {"play":CLIP,"on":PATH,"blend":S,"blendOut":S,"restart":true,"by":PATH}, )"
    R"({"stop":CLIP,"on":PATH,"blend":S}, {"pause":CLIP,"on":PATH} or {"status":CLIP,"on":PATH})";

void writeOutcome(JsonWriter &json, const StagePose &pose, const Outcome &outcome)
{
    json.name("finished").beginArray();
    for (const StageFinish &finish : outcome.step.finished) {
        json.beginObject().member("animation", finish.animation).member("object", finish.object);
        json.name("heardBy").beginArray();
        for (const std::string &path : finish.heardBy)
            json.value(path);
        json.endArray().endObject();
    }
    json.endArray();
    json.name("marks").beginArray();
    for (const StageMark &passed : outcome.step.marks) {
        json.beginObject().member("name", passed.mark->name).member("at", passed.mark->time);
        if (!passed.mark->payload.empty())
            json.name("payload").raw(passed.mark->payload);
        json.member("animation", passed.animation).member("object", passed.object).endObject();
    }
    json.endArray();
    if (outcome.status) {
        json.name("status").beginObject().member("playing", outcome.status->isPlaying);
        json.member("progress", outcome.status->progress).member("timeLeft", outcome.status->timeLeft);
        json.member("length", outcome.status->length).endObject();
    }
    writeEntities(json, pose);
    writeOrder(json, pose);
}

} // namespace

ExitStatus runStagePlay(const Arguments &arguments, Reply &reply)
{
    if (!arguments.has("steps"))
        return reply.failUsage("--steps STEPS.json is missing");
    const auto stage = playStage(arguments.files().front());
    if (!stage)
        return reply.fail(stage.error());
    const std::vector<StepShape> shapes = shapesOf(kSteps);
    const Result<JsonDocument> steps = readSteps(arguments.value("steps"), shapes, kExpected);
    if (!steps)
        return reply.fail(steps.error());
    reply.tell(*stage->issues);
    Issues read = *stage->issues; // told with the first answer, where answers hold what there is to tell
    for (JsonValue step = steps->root().first(); step.isValid(); step = step.next()) {
        Outcome outcome;
        const StepRow &row = kSteps.at(*shapeOf(step, shapes));
        const JsonValue action = step[row.shape.action.name];
        if (action.type() != JsonType::Boolean || action.boolean())
            row.run(*stage->player, step, outcome);
        for (Issue &issue : outcome.issues) {
            if (issue.where.file.empty())
                issue.where.file = arguments.value("steps");
        }
        reply.tell(outcome.issues);
        read.insert(read.end(), outcome.issues.begin(), outcome.issues.end());
        reply.answer(std::exchange(read, {}),
                     [&](JsonWriter &json) { writeOutcome(json, stage->player->pose(), outcome); });
    }
    return ExitStatus::Done;
}

} // namespace clipwright::app
