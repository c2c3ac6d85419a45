// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#include "app/bench/row.h"

#include "model/core/numbers.h"

namespace clipwright::bench {

std::string Goal::text() const
{
    std::string text = side == Side::AtMost ? "<= " : ">= ";
    appendNumber(text, value);
    return text;
}

std::optional<bool> Row::holds() const
{
    return ratio ? std::optional(goal.isMet(*ratio)) : std::nullopt;
}

} // namespace clipwright::bench
