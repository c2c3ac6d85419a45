// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#include "app/conformance/comparison.h"

#include <cmath>

namespace clipwright::app {

namespace {

constexpr std::size_t kShownBytes = 200;

std::string at(const std::string &where, std::size_t index)
{
    return where + '[' + std::to_string(index) + ']';
}

} // namespace

std::string shown(const Json &value)
{
    std::string text = value.dump(-1, ' ', false, Json::error_handler_t::replace);
    if (text.size() > kShownBytes)
        text = text.substr(0, kShownBytes) + "…";
    return text;
}

void Comparison::differs(const std::string &where, const std::string &got, const std::string &expected)
{
    if (!hasDifference())
        m_verdict = Verdict::failed(where.empty() ? got : where + " = " + got, expected);
}

void Comparison::equal(const std::string &where, const Json &got, const Json &expected)
{
    if (got != expected)
        differs(where, shown(got), shown(expected));
}

void Comparison::number(const std::string &where, double got, const Json &expected, double tolerance)
{
    // Not "> tolerance": what is no number must not pass.
    if (!(std::abs(got - expected.get<double>()) <= tolerance))
        differs(where, shown(got), shown(expected));
}

void Comparison::numbers(const std::string &where, std::span<const double> got, const Json &expected, double tolerance)
{
    if (!expected.is_array() || expected.size() != got.size()) {
        differs(where, shown(Json(std::vector<double>(got.begin(), got.end()))), shown(expected));
        return;
    }
    for (std::size_t i = 0; i < got.size(); ++i)
        number(at(where, i), got[i], expected[i], tolerance);
}

void Comparison::points(const std::string &where, std::span<const Vec2> got, const Json &expected, double tolerance)
{
    if (!expected.is_array() || expected.size() != got.size()) {
        differs(where, std::to_string(got.size()) + " points", shown(expected));
        return;
    }
    for (std::size_t i = 0; i < got.size(); ++i) {
        const double point[] = {got[i].x, got[i].y};
        numbers(at(where, i), point, expected[i], tolerance);
    }
}

} // namespace clipwright::app
