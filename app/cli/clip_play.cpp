// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT

#include "app/cli/asset_verbs.h"
#include "app/cli/clip_query.h"
#include "app/cli/play_steps.h"

#include "model/eval/clip_player.h"

#include <array>
#include <utility>

namespace clipwright::app {

namespace {

struct StepRow {
    StepShape shape;
    void (*run)(ClipPlayer &player, JsonValue value, ClipStep &step);
};

constexpr std::array kSteps{
    StepRow{{{"dt", StepValue::Seconds}, {}},
            [](ClipPlayer &player, JsonValue value, ClipStep &step) { player.advance(value.number(), step); }},
    StepRow{{{"seek", StepValue::Number}, {}},
            [](ClipPlayer &player, JsonValue value, ClipStep &) { player.seek(value.number()); }},
    StepRow{{{"speed", StepValue::Number}, {}},
            [](ClipPlayer &player, JsonValue value, ClipStep &) { player.setSpeed(value.number()); }},
    StepRow{{{"play", StepValue::FlagOrText}, {}}, [](ClipPlayer &player, JsonValue, ClipStep &) { player.play(); }},
    StepRow{{{"pause", StepValue::Flag}, {}}, [](ClipPlayer &player, JsonValue, ClipStep &) { player.pause(); }},
    StepRow{{{"stop", StepValue::Flag}, {}}, [](ClipPlayer &player, JsonValue, ClipStep &) { player.stop(); }},
};
constexpr std::string_view kExpected =
    R"({"dt":N}, {"seek":N}, {"speed":N}, {"play":true}, {"pause":true} or {"stop":true})";

void writeState(JsonWriter &json, const ClipPlayer &player, const ClipStep &step, ClipPose &pose)
{
    json.member("at", player.position()).member("playing", player.isPlaying()).member("finished", player.isFinished());
    json.member("released", player.isReleased());
    json.name("marks").beginArray();
    for (const TimeMark *mark : step.marks) {
        json.beginObject().member("name", mark->name).member("at", mark->time);
        if (!mark->payload.empty())
            json.name("payload").raw(mark->payload);
        json.endObject();
    }
    json.endArray();
    const Vec3 &moved = step.moved.position;
    const Quat &turned = step.moved.rotation;
    json.name("moved").beginObject();
    json.name("position").beginArray().value(moved.x).value(moved.y).value(moved.z).endArray();
    json.name("rotation").beginArray().value(turned.x).value(turned.y).value(turned.z).value(turned.w).endArray();
    json.endObject();
    player.sample(pose);
    writePose(json, player.sampler(), pose);
}

} // namespace

ExitStatus runClipPlay(const Arguments &arguments, Reply &reply)
{
    if (!arguments.has("steps"))
        return reply.failUsage("--steps STEPS.json is missing");
    const auto opened = openClip(arguments.files().front());
    if (!opened)
        return reply.fail(opened.error());
    const std::vector<StepShape> shapes = shapesOf(kSteps);
    const Result<JsonDocument> steps = readSteps(arguments.value("steps"), shapes, kExpected);
    if (!steps)
        return reply.fail(steps.error());
    ClipPlayer player(opened->sampler);
    ClipPose pose = opened->sampler->emptyPose();
    reply.tell(opened->file.issues);
    Issues read = opened->file.issues; // told with the first answer
    for (JsonValue told = steps->root().first(); told.isValid(); told = told.next()) {
        ClipStep step;
        const StepRow &row = kSteps.at(*shapeOf(told, shapes));
        const JsonValue value = told[row.shape.action.name];
        if (value.type() != JsonType::Boolean || value.boolean())
            row.run(player, value, step);
        reply.answer(std::exchange(read, {}), [&](JsonWriter &json) { writeState(json, player, step, pose); });
    }
    return ExitStatus::Done;
}

} // namespace clipwright::app
