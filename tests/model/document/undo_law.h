// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#pragma once

#include "rig_dump.h"

#include <functional>

namespace clipwright::testing {

using Perform = std::function<Result<Primitive>(DocumentValue &, const Primitive &)>;

/** As it is. */
inline Result<Primitive> performed(DocumentValue &value, const Primitive &primitive)
{
    return perform(value, primitive);
}

/**
 * The undo law, for one primitive: what `perform` gives back takes it back to the byte, again does it again, a refusal leaves no
 * trace, and a snapshot never sees any of it. Empty, or which part is broken.
 */
inline std::string brokenLaw(const DocumentValue &value, const Primitive &primitive, const Perform &perform = performed)
{
    const std::string before = dumpOf(value);
    DocumentValue edited = value;
    const Result<Primitive> inverse = perform(edited, primitive);
    const std::string after = dumpOf(edited);
    if (dumpOf(value) != before)
        return "a snapshot changed";
    if (!inverse)
        return after == before ? "" : "a refusal left a trace";
    const Result<Primitive> again = perform(edited, *inverse);
    if (!again)
        return "the inverse was refused: " + again.error().what;
    if (dumpOf(edited) != before)
        return "the inverse did not take it back";
    if (!perform(edited, *again) || dumpOf(edited) != after)
        return "done again it is not the same";
    return "";
}

} // namespace clipwright::testing
