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
 * a colour of three has alpha 1. False, and reported, for anything else.
 */
bool readNumbers(LottieContext &context, JsonValue json, std::vector<double> &value, const LottiePlace &place);

/** Whether a colour is written from 0 to 255: some part of it is over 1. */
bool isByteColour(JsonValue json);

/** A colour of 0 to 255 into 0 to 1; alpha only where it is over 1 itself. */
void scaleByteColour(std::vector<double> &colour);

} // namespace clipwright
