// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#pragma once

#include "app/conformance/case.h"
#include "model/core/affine.h"

#include <span>
#include <string>

namespace clipwright::app {

/** Compares what we computed with what a case expects and keeps the first difference. */
class Comparison {
public:
    /** Equal text, flag, count or list. */
    void equal(const std::string &where, const Json &got, const Json &expected);
    /** Within `tolerance`, absolute. */
    void number(const std::string &where, double got, const Json &expected, double tolerance);
    /** A list of as many numbers. */
    void numbers(const std::string &where, std::span<const double> got, const Json &expected, double tolerance);
    /** A list of as many [x, y]. */
    void points(const std::string &where, std::span<const Vec2> got, const Json &expected, double tolerance);
    /** The same, a difference already found. */
    void differs(const std::string &where, const std::string &got, const std::string &expected);

    bool hasDifference() const { return m_verdict.outcome == Verdict::Outcome::Failed; }
    const Verdict &verdict() const { return m_verdict; }

private:
    Verdict m_verdict;
};

/** JSON on one line, cut where it is long; bytes that are no UTF-8 are replaced. */
std::string shown(const Json &value);

} // namespace clipwright::app
