// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace clipwright {

/** An expression that only names a property of another layer's transform. */
struct LayerExpression {
    std::string layer;
    std::uint8_t property = 0; ///< LayerProperty

    bool operator==(const LayerExpression &) const = default;
};

/**
 * `thisComp.layer("N").transform.P` with either quote, alone or in `var $bm_rt; $bm_rt = …;` as Bodymovin writes it;
 * P is position, anchorPoint, scale, rotation or opacity. Nothing for any other expression.
 */
std::optional<LayerExpression> parseLayerExpression(std::string_view text);

} // namespace clipwright
