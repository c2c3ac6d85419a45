// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#include "app/conformance/oanim_cases.h"
#include "app/conformance/rig_summary.h"
#include "model/io/oanim/oanim_format.h"

namespace clipwright::app {

namespace {

std::string refusalText(const Error &error)
{
    return "line " + std::to_string(error.where.line) + ' ' + error.code;
}

Verdict compareRead(const Result<CookedRig> &rig, const Json &expected,
                    void (*compare)(Comparison &, const CookedRig &, const Json &))
{
    if (!rig)
        return Verdict::failed("refused at " + refusalText(rig.error()), "a file that reads");
    Comparison comparison;
    compare(comparison, *rig, expected);
    return comparison.verdict();
}

} // namespace

Verdict runParse(const Json &theCase, RealFiles &)
{
    return compareRead(readOanim(theCase.at("text").get<std::string>()), theCase, compareRig);
}

Verdict runAccept(const Json &theCase, RealFiles &)
{
    return compareRead(readOanim(theCase.at("text").get<std::string>()), theCase.at("expect"), compareRig);
}

Verdict runRefuse(const Json &theCase, RealFiles &)
{
    const auto line = theCase.at("line").get<int>();
    const auto reason = theCase.at("reason").get<std::string>();
    const std::string expected = "line " + std::to_string(line) + ' ' + reason;
    const Result<CookedRig> rig = readOanim(theCase.at("text").get<std::string>());
    if (rig)
        return Verdict::failed("a file that reads", expected);
    const Error &error = rig.error();
    return error.where.line == line && error.code == reason ? Verdict::passed()
                                                            : Verdict::failed(refusalText(error), expected);
}

Verdict runShapeAccept(const Json &theCase, RealFiles &)
{
    return compareRead(readOshape(theCase.at("text").get<std::string>()), theCase.at("expect"), compareShapes);
}

Verdict runShapeRefuse(const Json &theCase, RealFiles &)
{
    // Only yes or no is the seed's answer here: lines and reasons are ours.
    const Result<CookedRig> rig = readOshape(theCase.at("text").get<std::string>());
    return rig ? Verdict::failed("a file that reads", "a refusal") : Verdict::passed();
}

} // namespace clipwright::app
