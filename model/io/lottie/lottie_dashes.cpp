// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT

#include "model/io/lottie/lottie_item_reading.h"
#include "model/rig/rig_properties.h"

#include <algorithm>
#include <array>

namespace clipwright {

namespace {

constexpr std::array<std::string_view, 3> kRoles{"d", "g", "o"}; // the choices of DashProperty::Role
constexpr std::size_t kOffset = 2;

/** Reads the parts of one pattern and remembers the first that stands where the pattern has no place for it. */
class DashReader {
public:
    explicit DashReader(LottieItemReading &item) : m_item(item) {}

    void read(JsonValue json, std::string pointer)
    {
        const auto role =
            static_cast<std::size_t>(std::find(kRoles.begin(), kRoles.end(), json["n"].string()) - kRoles.begin());
        if (role == kRoles.size()) {
            m_item.context.report.odd("dash-malformed",
                                      "A part of a dash pattern is no dash, gap or offset; it is left out.",
                                      {pointer, "n", json.begin(), m_item.node.id});
            return;
        }
        checkOrder(role, json, pointer);
        Node node;
        node.id = m_item.context.newNode();
        node.type = NodeType::Dash;
        node.name = textOf(json["nm"]);
        node.pointer = std::move(pointer);
        node.source = spanOf(json);
        m_item.properties.setStill(node, DashProperty::Role, static_cast<double>(role), json["n"]);
        constexpr std::array<LottieMember, 1> members{{{DashProperty::Length, "v"}}};
        m_item.properties.readAll(node, json, node.pointer, members);
        m_item.node.items.push_back(std::move(node));
    }

private:
    /** Dash and gap take turns, and the offset is last; players do not agree on anything else. */
    void checkOrder(std::size_t role, JsonValue json, const std::string &pointer)
    {
        const LottiePlace place{pointer, {}, json.begin(), m_item.node.id};
        if (m_hasOffset && !std::exchange(m_isOffsetTold, true))
            m_item.context.report.gap(gaps::kDashOffsetPlace, place);
        if (role == kOffset)
            m_hasOffset = true;
        else if (role != std::exchange(m_expected, 1 - role) && !std::exchange(m_isOrderTold, true))
            m_item.context.report.gap(gaps::kDashOrder, place);
    }

    LottieItemReading &m_item;
    std::size_t m_expected = 0;
    bool m_hasOffset = false;
    bool m_isOffsetTold = false;
    bool m_isOrderTold = false;
};

} // namespace

void readDashes(LottieItemReading &item)
{
    const JsonValue pattern = item.json["d"];
    if (!pattern.isArray())
        return;
    DashReader reader(item);
    std::size_t index = 0;
    for (JsonValue json = pattern.first(); json.isValid() && item.context.countItem(item.place("d"));
         json = json.next(), ++index)
        reader.read(json, itemPointer(item.node.pointer, "d", index));
}

} // namespace clipwright
