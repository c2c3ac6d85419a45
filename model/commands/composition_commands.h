// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#pragma once

#include "model/core/rate.h"
#include "model/document/document_edit.h"

#include <optional>
#include <string>

namespace clipwright {

struct CompositionSpec {
    std::string name;
    double width = 0; ///< 0: the main composition's, as height, rate and length
    double height = 0;
    double rate = 0;
    std::optional<TimeText> length = {}; ///< as long as the main one without it
};

/** An empty composition behind the others. Refuses as DocumentEdit does. */
Result<CompositionId> addComposition(DocumentEdit &edit, const CompositionSpec &spec);
/** Refuses with `main-composition` the first, with `still-shown` one that layers show. */
Result<void> removeComposition(DocumentEdit &edit, CompositionId composition);
/** A copy with all its layers under new ids, behind the others. */
Result<CompositionId> duplicateComposition(DocumentEdit &edit, CompositionId composition);

} // namespace clipwright
