// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#pragma once

#include "model/core/property.h"
#include "model/io/json/json_document.h"
#include "model/io/lottie/lottie_report.h"

#include <vector>

namespace clipwright {

struct LottieContext;

/**
 * Numbers of one value as files spell it (5, [5], [5, 6, 7]) into `value`, which holds the defaults and is as long as
 * the value should be. One number stands for both of two; further numbers than wanted are a third dimension and cut;
 * False, and reported, for anything else.
 */
bool readNumbers(LottieContext &context, JsonValue json, std::vector<double> &value, const LottiePlace &place);

/** Alpha 1, whatever a colour's fourth number says: players look at the opacity beside it alone. */
void dropColourAlpha(Kind kind, std::vector<double> &value);

/** Where the colours stand in a value. */
struct ColourPlaces {
    std::size_t colourStops = 0; ///< of a gradient: `at r g b` each; 0: the value is one colour

    /** Whether the number at `index` is a part of a colour that may be written from 0 to 255. */
    bool contain(std::size_t index) const
    {
        return colourStops == 0 ? index < 3 : index < colourStops * 4 && index % 4 != 0;
    }
};

/** How the values of a property are to be understood. */
struct LottieValueForm {
    bool closedElsewhere = false; ///< see readPathValue
    ColourPlaces colours;
    bool isCut = false; ///< lists may be longer than what is read of them, and it has been said
};

/** Whether values of the kind have colours, which old files write from 0 to 255: one, or a gradient's. */
bool holdsColours(Kind kind);

/** Whether colours are written from 0 to 255: some part of one is over 1. */
bool hasByteColours(JsonValue json, ColourPlaces places);

/** Colours of 0 to 255 into 0 to 1. */
void scaleByteColours(std::vector<double> &value, ColourPlaces places);

} // namespace clipwright
