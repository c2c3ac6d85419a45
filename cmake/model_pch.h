// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
// Precompiled for every folder of model/: the standard headers that nearly all of them read.
#pragma once

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include <glm/vec2.hpp>
#include <tl/expected.hpp>
