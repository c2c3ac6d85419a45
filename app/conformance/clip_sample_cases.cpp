// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#include "app/conformance/clip_cases.h"

#include "app/conformance/clip_of_case.h"
#include "model/timeline/auto_slope.h"

namespace clipwright::app {

namespace {

double toleranceOf(const Json &theCase)
{
    return theCase.value("tol", 1e-9);
}

Verdict compareRows(const Json &theCase, bool inPlace)
{
    const std::shared_ptr<const ClipSampler> sampler = clipOf(theCase);
    const RootTrack root(*sampler);
    ClipPose pose = sampler->emptyPose();
    Comparison comparison;
    for (const Json &row : theCase.at("rows")) {
        const double at = row.at("at").get<double>();
        sampler->sample({at, false, true}, pose);
        if (inPlace)
            root.holdInPlace(at, pose);
        comparePose(comparison, "at " + shown(row.at("at")), *sampler, pose, row, toleranceOf(theCase));
    }
    return comparison.verdict();
}

} // namespace

Verdict runClipSample(const Json &theCase, RealFiles &)
{
    return compareRows(theCase, false);
}

Verdict runClipSampleInPlace(const Json &theCase, RealFiles &)
{
    return compareRows(theCase, true);
}

Verdict runAutoSlope(const Json &theCase, RealFiles &)
{
    const std::optional<Kind> kind = kindNamed(theCase.at("keyKind").get<std::string>());
    if (!kind)
        return Verdict::failed("no such kind", "a kind of key");
    Track track;
    track.kind = *kind;
    track.keys = Keys(Storage::Numbers, rowOf(*kind).components);
    for (const Json &told : theCase.at("keys")) {
        Key key;
        key.time = told.at("at").get<double>();
        key.value = told.at("value").is_array() ? told.at("value").get<std::vector<double>>()
                                                : std::vector<double>{told.at("value").get<double>()};
        track.keys.append(key);
    }
    Comparison comparison;
    const Json &slopes = theCase.at("slopes");
    std::vector<double> slope(static_cast<std::size_t>(track.keys.stride()));
    for (std::size_t i = 0; i < track.keys.size(); ++i) {
        for (std::size_t component = 0; component < slope.size(); ++component)
            slope[component] = autoSlope(track, i, component);
        const Json expected = slopes.at(i).is_array() ? slopes.at(i) : Json::array({slopes.at(i)});
        comparison.numbers("slope " + std::to_string(i), slope, expected, toleranceOf(theCase));
    }
    return comparison.verdict();
}

Verdict runShape(const Json &theCase, RealFiles &)
{
    const Easing easing{Interpolation::Shaped, 1, {theCase.at("index").get<double>()}};
    Comparison comparison;
    for (const Json &point : theCase.at("points"))
        comparison.number("at " + shown(point.at(0)), easing.at(point.at(0).get<double>()), point.at(1),
                          toleranceOf(theCase));
    return comparison.verdict();
}

} // namespace clipwright::app
