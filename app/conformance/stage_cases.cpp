// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#include "app/conformance/stage_cases.h"

#include "app/conformance/comparison.h"
#include "model/stage/clip_scope.h"
#include "model/stage/euler.h"

#include <algorithm>
#include <array>
#include <vector>

namespace clipwright::app {

namespace {

constexpr std::size_t kRotationNumbers = 4;

/** A rotation with the sign that is nearer to what is expected: both are the same turn. */
std::array<double, kRotationNumbers> likeExpected(std::array<double, kRotationNumbers> rotation, const Json &expected)
{
    double dot = 0;
    for (std::size_t i = 0; i < rotation.size(); ++i)
        dot += rotation[i] * expected.at(i).get<double>();
    for (double &number : rotation)
        number = dot < 0 ? -number : number;
    return rotation;
}

} // namespace

Verdict runResolve(const Json &theCase, RealFiles &)
{
    const Json &told = theCase.at("scope");
    const ClipScope scope{told.at("owner").get<std::string>(), told.value("instance", std::string()),
                          told.value("root", std::string())};
    Comparison comparison;
    comparison.equal("entity", resolve(scope, theCase.at("target").get<std::string>()), theCase.at("entity"));
    return comparison.verdict();
}

Verdict runDegrees(const Json &theCase, RealFiles &)
{
    const double tolerance = theCase.at("tol").get<double>();
    const auto degrees = theCase.at("degrees").get<std::vector<double>>();
    if (degrees.size() != 3)
        return Verdict::failed("a list of " + std::to_string(degrees.size()), "three degrees");
    const std::string word = theCase.value("order", std::string("xyz"));
    const auto name = std::ranges::find(eulerOrderNames(), word);
    if (name == eulerOrderNames().end())
        return Verdict::failed("the order '" + word + "'", "xyz or another one of the three axes");
    const auto order = static_cast<EulerOrder>(name - eulerOrderNames().begin());
    std::array<double, kRotationNumbers> rotation{};
    rotationOfDegrees(degrees, order, rotation);
    std::array<double, 3> back{};
    degreesOfRotation(rotation, order, back);
    Comparison comparison;
    comparison.numbers("rotation", likeExpected(rotation, theCase.at("rotation")), theCase.at("rotation"), tolerance);
    comparison.numbers("back", back, theCase.at("back"), tolerance);
    return comparison.verdict();
}

} // namespace clipwright::app
