// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT

#include "app/cli/asset_verbs.h"
#include "app/cli/play_steps.h"
#include "app/cli/rig_query.h"
#include "app/cli/verb.h"

#include "model/eval/rig_component.h"

#include <array>
#include <optional>

namespace clipwright::app {

namespace {

/** What one step did: the clips that ended in it, and what was wrong with it. */
struct StepOutcome {
    std::optional<std::string> ended;
    Issues issues;
};

using Step = StepOutcome (*)(RigComponent &player, const JsonValue &step);

StepOutcome unknownClip(const RigComponent &player, const std::string &name)
{
    StepOutcome outcome;
    Issue issue = issueOf(clipNamed(player.player().rig(), name).error());
    issue.severity = Severity::Warning;
    outcome.issues.push_back(std::move(issue));
    return outcome;
}

StepOutcome advance(RigComponent &player, const JsonValue &step)
{
    return {player.tick(step["dt"].number()), {}};
}

StepOutcome seek(RigComponent &player, const JsonValue &step)
{
    player.scrub(step["seek"].number());
    return {};
}

StepOutcome setSpeed(RigComponent &player, const JsonValue &step)
{
    player.setSpeed(step["speed"].number());
    return {};
}

StepOutcome play(RigComponent &player, const JsonValue &step)
{
    const std::string name = step["play"].string();
    return player.play(name) ? StepOutcome() : unknownClip(player, name);
}

StepOutcome stop(RigComponent &player, const JsonValue &step)
{
    if (step["stop"].boolean())
        player.stop();
    return {};
}

StepOutcome crossFade(RigComponent &player, const JsonValue &step)
{
    const std::string name = step["crossFade"].string();
    return player.crossFade(name, step["seconds"].number()) ? StepOutcome() : unknownClip(player, name);
}

constexpr std::array kSeconds{StepMember{"seconds", StepValue::Seconds}};

struct StepRow {
    StepShape shape;
    Step run;
};

constexpr std::array kSteps{
    StepRow{{{"dt", StepValue::Seconds}, {}}, advance},
    StepRow{{{"seek", StepValue::Number}, {}}, seek},
    StepRow{{{"speed", StepValue::Number}, {}}, setSpeed},
    StepRow{{{"play", StepValue::Text}, {}}, play},
    StepRow{{{"stop", StepValue::Flag}, {}}, stop},
    StepRow{{{"crossFade", StepValue::Text}, kSeconds}, crossFade},
};

constexpr std::string_view kExpected =
    R"({"dt":N}, {"seek":N}, {"speed":N}, {"play":CLIP}, {"stop":true} or {"crossFade":CLIP,"seconds":N})";

void writeState(JsonWriter &json, const RigComponent &component, const StepOutcome &outcome)
{
    const RigPlayer &player = component.player();
    const RigRuntime &rig = player.rig();
    json.member("clip", rig.clips()[static_cast<std::size_t>(player.clip())].name).member("frame", player.frame());
    json.member("weight", player.weight()).member("fading", player.isFading()).member("atEnd", player.isAtEnd());
    json.member("playing", component.isPlaying());
    json.name("ended").beginArray();
    if (outcome.ended)
        json.value(*outcome.ended);
    json.endArray();
    writeLayers(json, rig, player.pose());
}

} // namespace

ExitStatus runPlay(const Arguments &arguments, Reply &reply)
{
    if (!arguments.has("steps"))
        return reply.failUsage("--steps STEPS.json is missing");
    if (kindOf(arguments.files().front()) == AssetKind::Clip)
        return runClipPlay(arguments, reply);
    if (kindOf(arguments.files().front()) == AssetKind::Stage)
        return runStagePlay(arguments, reply);
    const auto rig = openPlayable(arguments.files().front());
    if (!rig)
        return reply.fail(rig.error());
    const std::vector<StepShape> shapes = shapesOf(kSteps);
    const Result<JsonDocument> steps = readSteps(arguments.value("steps"), shapes, kExpected);
    if (!steps)
        return reply.fail(steps.error());

    // A script's answers are for programs: they are JSON lines with --json and without.
    RigComponent component(rig->runtime);
    reply.tell(rig->issues);
    for (JsonValue step = steps->root().first(); step.isValid(); step = step.next()) {
        const StepOutcome outcome = kSteps.at(*shapeOf(step, shapes)).run(component, step);
        reply.tell(outcome.issues);
        reply.answer(outcome.issues, [&](JsonWriter &json) { writeState(json, component, outcome); });
    }
    return ExitStatus::Done;
}

} // namespace clipwright::app
