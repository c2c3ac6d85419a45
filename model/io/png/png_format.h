// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#pragma once

#include "model/core/result.h"
#include "model/raster/picture.h"

#include <string>

namespace clipwright {

/** 8-bit RGBA PNG bytes, straight alpha; the same picture gives the same bytes. Refusal: `png-failed`. */
Result<std::string> encodePng(const Picture &picture);

} // namespace clipwright
