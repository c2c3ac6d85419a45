// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#include "app/conformance/clip_of_case.h"

#include "model/io/oclip/oclip_format.h"

#include <stdexcept>

namespace clipwright::app {

std::shared_ptr<const ClipSampler> clipOf(const Json &theCase)
{
    Result<OclipReading> reading =
        readOclip(std::make_shared<const std::string>(theCase.at("text").get<std::string>()));
    if (!reading)
        throw std::runtime_error("the clip does not read: " + reading.error().code);
    return std::make_shared<const ClipSampler>(std::make_shared<const Clip>(std::move(reading->clip)));
}

void compareRotation(Comparison &comparison, const std::string &where, std::span<const double> got,
                     const Json &expected, double tolerance)
{
    std::vector<double> numbers(got.begin(), got.end());
    double dot = 0;
    for (std::size_t i = 0; i < numbers.size() && i < expected.size(); ++i)
        dot += numbers[i] * expected[i].get<double>();
    if (dot < 0) {
        for (double &number : numbers)
            number = -number;
    }
    comparison.numbers(where, numbers, expected, tolerance);
}

void compareStep(Comparison &comparison, const std::string &where, const RootStep &step, const Json &expected,
                 double tolerance)
{
    std::array<double, 3> position{};
    put(step.position, position);
    comparison.numbers(where + ".position", position, expected.at("position"), tolerance);
    std::array<double, 4> rotation{};
    put(step.rotation, rotation);
    compareRotation(comparison, where + ".rotation", rotation, expected.at("rotation"), tolerance);
}

void comparePose(Comparison &comparison, const std::string &where, const ClipSampler &sampler, const ClipPose &pose,
                 const Json &row, double tolerance)
{
    std::size_t expectedCount = 0;
    for (const Json &properties : row.at("values"))
        expectedCount += properties.size();
    for (const Json &bones : row.at("bones")) {
        for (const Json &parts : bones)
            expectedCount += parts.size();
    }
    comparison.equal(where + " number of values", sampler.clipSlots().size(), expectedCount);
    for (const ClipSlot &slot : sampler.clipSlots()) {
        const ChannelAddress &address = slot.channel->address;
        const Json &ofTarget =
            address.bone ? row.at("bones").at(address.target).at(*address.bone) : row.at("values").at(address.target);
        const Json &expected = ofTarget.at(address.property);
        const std::string place = where + ' ' + address.target + ' ' + address.property;
        const Value value = sampler.valueOf(slot, pose);
        if (value.kind == Kind::Flag)
            comparison.equal(place, value.numbers.front() >= 0.5, expected);
        else if (value.kind == Kind::Rotation)
            compareRotation(comparison, place, value.numbers, expected, tolerance);
        else if (expected.is_array())
            comparison.numbers(place, value.numbers, expected, tolerance);
        else
            comparison.number(place, value.numbers.front(), expected, tolerance);
    }
}

} // namespace clipwright::app
