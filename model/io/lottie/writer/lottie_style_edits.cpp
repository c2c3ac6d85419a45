// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#include "model/io/lottie/writer/lottie_style_edits.h"

#include "model/io/lottie/lottie_keys.h"
#include "model/io/lottie/writer/lottie_node_edits.h"
#include "model/io/lottie/writer/lottie_property_edits.h"
#include "model/rig/rig_properties.h"

#include <algorithm>
#include <array>

namespace clipwright {

namespace {

JsonPiece numberedFromOne(double choice)
{
    return JsonPiece::number(choice + 1);
}

class StyleWriter {
public:
    StyleWriter(LottieWriting &writing, const Composition &composition, const Node &node, LottieTarget &target,
                const LottiePropertyWriter &properties)
        : m_writing(writing),
          m_composition(composition),
          m_node(node),
          m_target(target),
          m_properties(properties)
    {}

    void write()
    {
        switch (m_node.type) {
        case NodeType::Fill:
            property("c", FillProperty::Colour);
            property("o", FillProperty::Opacity);
            choice("r", FillProperty::Rule);
            return;
        case NodeType::Stroke:
            property("c", StrokeProperty::Colour);
            property("o", StrokeProperty::Opacity);
            writeLine(StrokeProperty::Width, StrokeProperty::Cap, StrokeProperty::Join, StrokeProperty::MiterLimit);
            return;
        case NodeType::GradientFill:
            writeGradient();
            choice("r", GradientFillProperty::Rule);
            return;
        case NodeType::GradientStroke:
            writeGradient();
            writeLine(GradientStrokeProperty::Width, GradientStrokeProperty::Cap, GradientStrokeProperty::Join,
                      GradientStrokeProperty::MiterLimit);
            return;
        case NodeType::Dash: writeDash(); return;
        default: return;
        }
    }

private:
    void property(std::string_view name, std::uint8_t id) { m_properties.write(m_target, name, id); }
    void choice(std::string_view name, std::uint8_t id)
    {
        m_properties.writeChoice(m_target, name, id, numberedFromOne);
    }

    void writeLine(std::uint8_t width, std::uint8_t cap, std::uint8_t join, std::uint8_t miterLimit)
    {
        property("w", width);
        choice("lc", cap);
        choice("lj", join);
        writeMiterLimit(miterLimit);
        if (!m_node.items.empty() || m_target["d"].isArray())
            writeNodes(m_writing, m_composition, m_target, "d", m_node.items);
    }

    /** `ml` is a bare number; a limit that moves is `ml2`, which counts more. */
    void writeMiterLimit(std::uint8_t id)
    {
        const Track *track = m_properties.trackOf(id, -1);
        const bool isProperty = m_target["ml2"].isValid() || (track && (track->isAnimated() || slotLink(id)));
        if (isProperty)
            property("ml2", id);
        else if (m_target["ml"].isValid() && !m_target["ml"].isNumber())
            property("ml", id);
        else
            m_properties.writeChoice(m_target, "ml", id, [](double limit) { return JsonPiece::number(limit); });
    }

    bool slotLink(std::uint8_t id) const
    {
        return std::ranges::any_of(m_node.properties,
                                   [id](const PropertySlot &slot) { return slot.property == id && slot.link.layer; });
    }

    void writeGradient()
    {
        choice("t", GradientFillProperty::Type);
        property("s", GradientFillProperty::Start);
        property("e", GradientFillProperty::End);
        property("h", GradientFillProperty::HighlightLength);
        property("a", GradientFillProperty::HighlightAngle);
        property("o", GradientFillProperty::Opacity);
        LottieTarget stops = m_target.inside("g");
        const bool isChanged = m_properties.isChanged(GradientFillProperty::Stops)
                               || m_properties.isChanged(GradientFillProperty::StopCount);
        if (isChanged || !m_properties.origin())
            writeStops(stops);
        else
            m_properties.write(stops, "k", GradientFillProperty::Stops); // for its expression
        m_target.close("g", stops);
    }

    /** A count that says more than the list holds cuts it when read: count and list are then both written. */
    void writeStops(LottieTarget &stops)
    {
        const double count = m_properties.stillOf(GradientFillProperty::StopCount);
        if (stops.isFresh() || !stops["p"].isNumber() || stops["p"].number() != count)
            stops.set("p", JsonPiece::number(count));
        const Track *was = m_properties.wasTrackOf(GradientFillProperty::Stops, -1);
        const JsonValue property = was ? m_writing.valueOf(was->source) : JsonValue();
        const JsonValue k = property.isObject() ? property["k"] : property;
        const bool isList = k.isArray() && !isKeyList(k);
        const bool isCut = was && (isList ? k.size() != was->base.size() : true);
        m_properties.write(stops, "k", GradientFillProperty::Stops, isCut);
    }

    void writeDash()
    {
        static constexpr std::array<std::string_view, 3> kRoles{"d", "g", "o"};
        m_properties.writeChoice(m_target, "n", DashProperty::Role, [](double role) {
            return JsonPiece::text(kRoles[static_cast<std::size_t>(std::clamp(role, 0.0, 2.0))]);
        });
        property("v", DashProperty::Length);
    }

    LottieWriting &m_writing;
    const Composition &m_composition;
    const Node &m_node;
    LottieTarget &m_target;
    const LottiePropertyWriter &m_properties;
};

} // namespace

void writeStyle(LottieWriting &writing, const Composition &composition, const Node &node, LottieTarget &target,
                const LottiePropertyWriter &properties)
{
    StyleWriter(writing, composition, node, target, properties).write();
}

} // namespace clipwright
