// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#include "fuzz/mutate.h"
#include "model/core/numbers.h"

#include <array>
#include <cmath>

namespace clipwright::fuzz {

namespace {

constexpr std::array<std::string_view, 44> kNumbers{
    "0",
    "-0",
    "1",
    "-1",
    "2",
    "3",
    "4",
    "5",
    "7",
    "8",
    "64",
    "65",
    "100",
    "255",
    "256",
    "257",
    "360",
    "1000",
    "4096",
    "65536",
    "1000000",
    "1000001",
    "2147483647",
    "2147483648",
    "4294967295",
    "4294967296",
    "-2147483648",
    "1e-7",
    "1e-45",
    "1e-320",
    "0.5",
    "0.1",
    "0.99999999",
    "1.0000001",
    "1e15",
    "1e16",
    "3.4028234e38",
    "3.4028236e38",
    "-3.4e38",
    "1e100",
    "1e300",
    "9007199254740993",
    "00",
    "1.",
};

} // namespace

std::string_view oddNumber(Dice &dice)
{
    return kNumbers[dice.below(kNumbers.size())];
}

std::string nearNumber(std::string_view number, Dice &dice)
{
    const double value = parseNumber(number).value_or(1);
    const std::array<double, 8> near{value + 1, value - 1,   -value,       value * 2,
                                     value / 3, value * 1e6, value * 1e-6, 1 / value};
    const double chosen = near[dice.below(near.size())];
    return std::isfinite(chosen) ? numberText(chosen) : "0";
}

} // namespace clipwright::fuzz
