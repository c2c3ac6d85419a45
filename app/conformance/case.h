// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <nlohmann/json.hpp>

#include <string>
#include <utility>

namespace clipwright::app {

using Json = nlohmann::json;

class RealFiles;

/** What became of a case. `LeftOut` says why in `got`. */
struct Verdict {
    enum class Outcome { Passed, Failed, LeftOut };

    Outcome outcome = Outcome::Passed;
    std::string got;
    std::string expected;

    static Verdict passed() { return {}; }
    static Verdict failed(std::string got, std::string expected)
    {
        return {Outcome::Failed, std::move(got), std::move(expected)};
    }
    static Verdict leftOut(std::string reason) { return {Outcome::LeftOut, std::move(reason), {}}; }
};

/**
 * Tries one case against the core. Members that the kind needs and the case lacks are nlohmann exceptions, which the
 * runner turns into a failure of the case.
 */
using CaseFunction = Verdict (*)(const Json &theCase, RealFiles &files);

} // namespace clipwright::app
