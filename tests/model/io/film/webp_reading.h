// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#pragma once

#include "film_reading.h"

#include <string>
#include <vector>

namespace clipwright::testing {

/** An animated WebP by its container's description: canvas, frames that are blended into it and cleared again. */
ReadFilm readWebP(const std::string &path);

/** One picture by a decoder of FFmpeg, straight r g b a; empty where it cannot. */
std::vector<std::uint8_t> decodeStill(const std::string &decoderName, const std::string &bytes, int &width,
                                      int &height);

} // namespace clipwright::testing
