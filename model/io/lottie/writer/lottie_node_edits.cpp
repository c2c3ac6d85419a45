// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#include "model/io/lottie/writer/lottie_node_edits.h"

#include "model/io/lottie/writer/lottie_property_edits.h"
#include "model/io/lottie/writer/lottie_style_edits.h"
#include "model/rig/rig_properties.h"

#include <algorithm>
#include <array>

namespace clipwright {

namespace {

JsonPiece directionPiece(double choice)
{
    return JsonPiece::number(choice == 1 ? 3 : 1);
}

class NodeWriter {
public:
    NodeWriter(LottieWriting &writing, const Composition &composition, const Node &node)
        : m_writing(writing),
          m_composition(composition),
          m_node(node),
          m_properties(writing, composition, node, writing.originOf(node)),
          m_target(writing, m_properties.origin() ? m_properties.origin()->json : JsonValue())
    {}

    JsonListItem write()
    {
        const bool isItem = m_node.type != NodeType::Mask && m_node.type != NodeType::Dash;
        if (m_target.isFresh() && isItem && lottieTypeOf(m_node.type).empty())
            m_writing.lost = m_node.name.empty() ? nameOf(m_node.type) : m_node.name;
        if (m_target.isFresh() && isItem)
            m_target.set("ty", JsonPiece::text(lottieTypeOf(m_node.type)));
        m_target.setText("nm", m_node.name);
        if (isItem)
            m_target.setFlag("hd", m_node.isHidden);
        writeContent();
        if (m_target.isFresh() && m_node.type != NodeType::Dash)
            keepWhatWeDoNotKnow(isItem);
        const JsonValue kept = m_properties.origin() ? m_properties.origin()->json : JsonValue();
        return {kept, m_target.finish()};
    }

private:
    /** A copy of an item or mask of the text has what only the text says of it. */
    void keepWhatWeDoNotKnow(bool isItem)
    {
        static constexpr std::string_view kKnown[]{"ty", "nm", "hd", "it", "ks", "p",  "s",   "r",   "d",    "e", "o",
                                                   "m",  "a",  "mm", "sy", "pt", "or", "os",  "ir",  "is",   "g", "t",
                                                   "h",  "c",  "w",  "lc", "lj", "ml", "ml2", "inv", "mode", "x"};
        const JsonValue copied = m_writing.copiedFrom(m_node);
        if (!copied.isValid() || (isItem && copied["ty"].string() != lottieTypeOf(m_node.type)))
            return;
        for (JsonValue member = copied.first(); member.isValid(); member = member.next()) {
            const std::string name = member.name();
            if (std::ranges::find(kKnown, name) == std::end(kKnown))
                m_target.set(name, m_writing.edits->pieceOf(member));
        }
    }

    void property(std::string_view name, std::uint8_t id) { m_properties.write(m_target, name, id); }
    void place(std::string_view name, std::uint8_t id) { m_properties.writePosition(m_target, name, id); }
    void direction(std::uint8_t id) { m_properties.writeChoice(m_target, "d", id, directionPiece); }

    void writeContent()
    {
        switch (m_node.type) {
        case NodeType::Group: writeGroup(); return;
        case NodeType::Path: property("ks", PathProperty::Shape); return;
        case NodeType::Ellipse:
            place("p", EllipseProperty::Position);
            property("s", EllipseProperty::Size);
            direction(EllipseProperty::Direction);
            return;
        case NodeType::Rectangle:
            place("p", RectangleProperty::Position);
            property("s", RectangleProperty::Size);
            property("r", RectangleProperty::Roundness);
            direction(RectangleProperty::Direction);
            return;
        case NodeType::Star: writeStar(); return;
        case NodeType::Mask: writeMask(); return;
        case NodeType::Trim:
            property("s", TrimProperty::Start);
            property("e", TrimProperty::End);
            property("o", TrimProperty::Offset);
            m_properties.writeChoice(m_target, "m", TrimProperty::Mode,
                                     [](double choice) { return JsonPiece::number(choice + 1); });
            return;
        case NodeType::RoundCorners: property("r", RoundCornersProperty::Radius); return;
        case NodeType::PuckerBloat: property("a", PuckerBloatProperty::Amount); return;
        case NodeType::MergePaths:
            m_properties.writeChoice(m_target, "mm", MergePathsProperty::Mode,
                                     [](double choice) { return JsonPiece::number(choice + 1); });
            return;
        default: writeStyle(m_writing, m_composition, m_node, m_target, m_properties); return;
        }
    }

    void writeStar()
    {
        m_properties.writeChoice(m_target, "sy", StarProperty::Type,
                                 [](double choice) { return JsonPiece::number(choice + 1); });
        place("p", StarProperty::Position);
        property("pt", StarProperty::Points);
        property("r", StarProperty::Rotation);
        property("or", StarProperty::OuterRadius);
        property("os", StarProperty::OuterRoundness);
        if (!m_target.isFresh() || m_properties.stillOf(StarProperty::Type) == 0
            || m_properties.trackOf(StarProperty::InnerRadius, -1)
            || m_properties.trackOf(StarProperty::InnerRoundness, -1)) {
            property("ir", StarProperty::InnerRadius);
            property("is", StarProperty::InnerRoundness);
        }
        direction(StarProperty::Direction);
    }

    void writeMask()
    {
        static constexpr std::array<std::string_view, 7> kModes{"n", "a", "s", "i", "l", "d", "f"};
        m_properties.writeChoice(m_target, "inv", MaskProperty::Inverted,
                                 [](double choice) { return JsonPiece::boolean(choice == 1); });
        m_properties.writeChoice(m_target, "mode", MaskProperty::Mode, [](double choice) {
            return JsonPiece::text(kModes[static_cast<std::size_t>(std::clamp(choice, 0.0, 6.0))]);
        });
        property("pt", MaskProperty::Shape);
        property("o", MaskProperty::Opacity);
        property("x", MaskProperty::Expansion);
    }

    /** The transform is an item among the others: the last in a new group. */
    void writeGroup()
    {
        JsonValue transform;
        for (JsonValue child = m_target["it"].first(); child.isValid(); child = child.next()) {
            if (child["ty"].string() == "tr")
                transform = child;
        }
        const LottieOrigin *origin = transform.isValid() ? m_properties.origin() : nullptr;
        LottieTarget target(m_writing, transform);
        const bool isNeeded = m_target.isFresh() || transform.isObject() || hasTransform();
        if (target.isFresh())
            target.set("ty", JsonPiece::text("tr"));
        if (isNeeded)
            writeTransform(target, {m_writing, m_composition, m_node, origin});
        std::optional<JsonPiece> fresh = target.finish();
        if (!isNeeded)
            fresh.reset();
        writeItems(std::move(fresh));
    }

    bool hasTransform() const
    {
        for (const PropertySlot &slot : m_node.properties) {
            if (slot.component >= 0 || slot.link.layer || m_properties.isChanged(slot.property))
                return true;
        }
        return false;
    }

    void writeItems(std::optional<JsonPiece> transform);

    LottieWriting &m_writing;
    const Composition &m_composition;
    const Node &m_node;
    LottiePropertyWriter m_properties;
    LottieTarget m_target;
};

std::vector<JsonListItem> writtenNodes(LottieWriting &writing, const Composition &composition,
                                       const std::vector<Node> &nodes)
{
    std::vector<JsonListItem> items;
    for (const Node &node : nodes)
        items.push_back(NodeWriter(writing, composition, node).write());
    return items;
}

void NodeWriter::writeItems(std::optional<JsonPiece> transform)
{
    std::vector<JsonListItem> items = writtenNodes(m_writing, m_composition, m_node.items);
    if (transform)
        items.push_back({{}, std::move(transform)});
    setList(m_writing, m_target, "it", std::move(items), m_writing.nodeBytes);
}

} // namespace

void writeTransform(LottieTarget &target, const LottiePropertyWriter &properties)
{
    const bool isTurnedAboutZ = !target["r"].isValid() && target["rz"].isValid();
    properties.write(target, "o", LayerProperty::Opacity);
    properties.write(target, isTurnedAboutZ ? "rz" : "r", LayerProperty::Rotation);
    properties.writePosition(target, "p", LayerProperty::Position);
    properties.write(target, "a", LayerProperty::Anchor);
    properties.write(target, "s", LayerProperty::Scale);
}

void writeNodes(LottieWriting &writing, const Composition &composition, LottieTarget &owner, std::string_view name,
                const std::vector<Node> &nodes)
{
    setList(writing, owner, name, writtenNodes(writing, composition, nodes), writing.nodeBytes);
}

std::string_view lottieTypeOf(NodeType type)
{
    switch (type) {
    case NodeType::Group: return "gr";
    case NodeType::Path: return "sh";
    case NodeType::Ellipse: return "el";
    case NodeType::Rectangle: return "rc";
    case NodeType::Star: return "sr";
    case NodeType::Fill: return "fl";
    case NodeType::Stroke: return "st";
    case NodeType::GradientFill: return "gf";
    case NodeType::GradientStroke: return "gs";
    case NodeType::Trim: return "tm";
    case NodeType::RoundCorners: return "rd";
    case NodeType::PuckerBloat: return "pb";
    case NodeType::MergePaths: return "mm";
    default: return {};
    }
}

} // namespace clipwright
