// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#include "app/conformance/clip_cases.h"

#include "app/conformance/clip_of_case.h"
#include "model/eval/clip_player.h"

#include <algorithm>

namespace clipwright::app {

namespace {

Json namesOf(const std::vector<const TimeMark *> &marks)
{
    Json names = Json::array();
    for (const TimeMark *mark : marks)
        names.push_back(mark->name);
    return names;
}

RootStep stepOf(const Json &told)
{
    return {vec3Of(told.at("position").get<std::vector<double>>()),
            quatOf(told.at("rotation").get<std::vector<double>>())};
}

ClipStep perform(ClipPlayer &player, const Json &operation)
{
    const auto name = operation.at(0).get<std::string>();
    if (name == "advance")
        return player.advance(operation.at(1).get<double>());
    if (name == "play")
        player.play();
    else if (name == "stop")
        player.stop();
    else if (name == "pause")
        player.pause();
    else if (name == "seek")
        player.seek(operation.at(1).get<double>());
    else
        throw std::runtime_error("an operation that is not known: " + name);
    return {};
}

void compareRow(Comparison &comparison, const std::string &where, const ClipPlayer &player, const ClipStep &step,
                const Json &row, double tolerance)
{
    if (row.contains("at"))
        comparison.number(where + "at", player.position(), row.at("at"), tolerance);
    comparison.equal(where + "playing", player.isPlaying(), row.at("playing"));
    comparison.equal(where + "finished", player.isFinished(), row.at("finished"));
    comparison.equal(where + "released", player.isReleased(), row.at("released"));
    if (row.contains("marks"))
        comparison.equal(where + "marks", namesOf(step.marks), row.at("marks"));
    if (row.contains("moved"))
        compareStep(comparison, where + "moved", step.moved, row.at("moved"), tolerance);
    if (row.contains("values")) {
        ClipPose pose = player.sampler().emptyPose();
        player.sample(pose);
        Json whole = row;
        if (!whole.contains("bones"))
            whole["bones"] = Json::object();
        comparePose(comparison, where, player.sampler(), pose, whole, tolerance);
    }
}

} // namespace

Verdict runClipPlay(const Json &theCase, RealFiles &)
{
    std::optional<WhenDone> whenDone;
    if (const Json &told = theCase.at("whenDone"); told.is_string()) {
        const auto name = std::ranges::find(whenDoneNames(), told.get<std::string>());
        whenDone = static_cast<WhenDone>(name - whenDoneNames().begin());
    }
    ClipPlayer player(clipOf(theCase), whenDone);
    player.setSpeed(theCase.at("speed").get<double>());
    Comparison comparison;
    std::size_t index = 0;
    for (const Json &row : theCase.at("rows")) {
        const ClipStep step = perform(player, row.at("op"));
        compareRow(comparison, "row " + std::to_string(index++) + ' ', player, step, row,
                   theCase.at("tol").get<double>());
    }
    return comparison.verdict();
}

Verdict runMarksBetween(const Json &theCase, RealFiles &)
{
    Clip clip;
    for (const Json &mark : theCase.at("marks"))
        clip.timeline.marks.push_back({mark.at("at").get<double>(), mark.at("name").get<std::string>(), {}});
    std::vector<const TimeMark *> marks;
    appendMarks(clip, theCase.at("from").get<double>(), theCase.at("to").get<double>(), marks);
    Comparison comparison;
    comparison.equal("names", namesOf(marks), theCase.at("names"));
    return comparison.verdict();
}

Verdict runRootStep(const Json &theCase, RealFiles &)
{
    const std::shared_ptr<const ClipSampler> sampler = clipOf(theCase);
    Comparison comparison;
    compareStep(comparison, "step",
                RootTrack(*sampler).step(theCase.at("from").get<double>(), theCase.at("to").get<double>()), theCase,
                theCase.at("tol").get<double>());
    return comparison.verdict();
}

Verdict runCompose(const Json &theCase, RealFiles &)
{
    Comparison comparison;
    compareStep(comparison, "both", then(stepOf(theCase.at("first")), stepOf(theCase.at("second"))), theCase,
                theCase.at("tol").get<double>());
    return comparison.verdict();
}

} // namespace clipwright::app
