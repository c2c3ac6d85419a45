// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT

#include "model/io/lottie/lottie_transform.h"

#include "model/io/lottie/lottie_context.h"
#include "model/io/lottie/lottie_properties.h"
#include "model/rig/rig_properties.h"

#include <array>

namespace clipwright {

namespace {

/** A turn about z of a 3D transform is the same turn when seen from the front. */
std::string_view rotationName(JsonValue object)
{
    return !object["r"].isValid() && object["rz"].isValid() ? "rz" : "r";
}

} // namespace

void readTransform(LottieContext &context, LottieProperties &properties, Node &node, JsonValue object,
                   std::string_view pointer)
{
    const std::array<LottieMember, 5> members{{
        {LayerProperty::Position, "p"},
        {LayerProperty::Anchor, "a"},
        {LayerProperty::Scale, "s"},
        {LayerProperty::Rotation, rotationName(object)},
        {LayerProperty::Opacity, "o"},
    }};
    properties.readAll(node, object, pointer, members);
    if (everDiffersFrom(object["sk"], 0))
        context.report.gap(gaps::kSkew, {pointer, "sk", object["sk"].begin(), node.id});
}

} // namespace clipwright
