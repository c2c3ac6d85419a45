// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
// What the property tests of this folder share: rapidcheck under QtTest, and generators of awkward numbers.
#pragma once

#include "model/timeline/interpolation.h"

#include <rapidcheck.h>

#include <QByteArray>

namespace clipwright::testing {

/** The same cases at each run, unless the caller asks for others by RC_PARAMS. Before the first rc::check. */
inline void fixSeed()
{
    if (!qEnvironmentVariableIsSet("RC_PARAMS"))
        qputenv("RC_PARAMS", "seed=20 max_success=200");
}

/** Within low..high, and often the ends themselves. */
inline rc::Gen<double> between(double low, double high)
{
    const auto inside =
        rc::gen::map(rc::gen::inRange(0, 1'000'001), [=](int part) { return low + (high - low) * (part / 1e6); });
    return rc::gen::weightedOneOf<double>({{8, inside}, {1, rc::gen::just(low)}, {1, rc::gen::just(high)}});
}

/** Inside 0..1, the ends left out. */
inline rc::Gen<double> fractionOfTime()
{
    return rc::gen::map(rc::gen::inRange(1, 1'000'000), [](int part) { return part / 1e6; });
}

inline rc::Gen<std::vector<double>> numbers(std::size_t count, double size)
{
    return rc::gen::container<std::vector<double>>(count, between(-size, size));
}

/** Cubic handles; `tall` ones overshoot. */
inline rc::Gen<Easing> cubicEasing(int components = 1, bool isTall = true)
{
    return rc::gen::exec([=] {
        Easing easing{Interpolation::Cubic, components, {}};
        for (int i = 0; i < 2 * components; ++i) {
            easing.parameters.push_back(*between(0, 1));
            easing.parameters.push_back(isTall ? *between(-1.5, 2.5) : *between(0, 1));
        }
        return easing;
    });
}

} // namespace clipwright::testing
