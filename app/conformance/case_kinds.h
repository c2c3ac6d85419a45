// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#pragma once

#include "app/conformance/case.h"

#include <span>
#include <string_view>

namespace clipwright::app {

/**
 * One row a kind of case. Formats share a few words: then `member` tells them apart, and the row is for the cases that
 * have it. A row without `run` is a kind that we know and do not run yet: its cases are left out.
 */
struct KindRow {
    std::string_view name;
    std::string_view member; ///< empty: any case of this name
    CaseFunction run;
    std::string_view later; ///< why there is no `run`
};

std::span<const KindRow> caseKinds();

/** The first row for a case of this kind; null: unknown. */
const KindRow *kindOf(std::string_view name, const Json &theCase);

} // namespace clipwright::app
