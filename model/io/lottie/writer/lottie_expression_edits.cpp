// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#include "model/io/lottie/writer/lottie_expression_edits.h"

#include "model/io/lottie/lottie_expressions.h"

#include <algorithm>
#include <array>

namespace clipwright {

namespace {

/** By LayerProperty. */
constexpr std::array<std::string_view, 5> kWords{"position", "anchorPoint", "scale", "rotation", "opacity"};

NodeId firstNamed(const Composition &composition, std::string_view name)
{
    const auto found = std::ranges::find_if(composition.layers, [&](const auto &layer) { return layer->name == name; });
    return found == composition.layers.end() ? NodeId() : (*found)->id;
}

} // namespace

NodeId namedLayer(const Composition &composition, std::string_view expression)
{
    if (expression.empty())
        return {};
    const std::optional<LayerExpression> link = parseLayerExpression(expression);
    return link ? firstNamed(composition, link->layer) : NodeId();
}

bool namesLink(const Composition &composition, std::string_view expression, const PropertyLink &link)
{
    const std::optional<LayerExpression> read = parseLayerExpression(expression);
    return read && read->property == link.property && firstNamed(composition, read->layer) == link.layer;
}

std::string expressionOf(const Layer &layer, std::uint8_t property)
{
    std::string text("var $bm_rt;\n$bm_rt = thisComp.layer('");
    for (const char letter : layer.name) {
        if (letter == '\'' || letter == '\\')
            text += '\\';
        text += letter;
    }
    text.append("').transform.").append(kWords[property]).append(";");
    return text;
}

} // namespace clipwright
