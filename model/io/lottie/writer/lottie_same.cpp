// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#include "model/io/lottie/writer/lottie_same.h"

#include "model/io/lottie/lottie_properties.h"
#include "model/io/lottie/writer/lottie_plain.h"
#include "model/rig/rig_properties.h"

#include <algorithm>

namespace clipwright {

namespace {

/** Walks two rigs side by side; what differs first stays. */
class Comparison {
public:
    Comparison(const Rig &left, const Rig &right) : m_left(left), m_right(right) {}

    Result<void> run()
    {
        expect(m_left.compositions.size() == m_right.compositions.size(), "the number of compositions");
        expect(std::ranges::equal(m_left.assets, m_right.assets, sameAsset), "the pictures");
        for (std::size_t i = 0; m_fault.empty() && i < m_left.compositions.size(); ++i)
            compare(*m_left.compositions[i], *m_right.compositions[i]);
        if (m_fault.empty())
            return {};
        return refuse("lottie-not-said", "the file cannot say " + m_fault);
    }

private:
    void expect(bool holds, std::string_view what)
    {
        if (holds || !m_fault.empty())
            return;
        m_fault = what;
        if (!m_place.empty())
            m_fault.append(" of \"").append(m_place).append("\"");
    }

    static bool sameAsset(const RigAsset &left, const RigAsset &right)
    {
        const bool isSameFile =
            left.isEmbedded ? left.bytes == right.bytes || (left.bytes && right.bytes && *left.bytes == *right.bytes)
                            : left.file == right.file;
        return left.id == right.id && left.width == right.width && left.height == right.height
               && left.isEmbedded == right.isEmbedded && isSameFile;
    }

    template<class T>
    static bool sameOrdered(std::vector<T> left, std::vector<T> right, double T::*time)
    {
        std::ranges::stable_sort(left, {}, time);
        std::ranges::stable_sort(right, {}, time);
        return left == right;
    }

    void compare(const Composition &left, const Composition &right)
    {
        m_place = left.name;
        m_in = {&left, &right};
        const Timeline &a = left.timeline;
        const Timeline &b = right.timeline;
        expect(left.name == right.name, "the name");
        expect(left.width == right.width && left.height == right.height, "the size");
        expect(a.unit == b.unit && a.rate.framesPerSecond == b.rate.framesPerSecond, "the frame rate");
        expect(a.start == b.start && a.length == b.length, "the times");
        expect(sameOrdered(a.ranges, b.ranges, &TimeRange::start), "the ranges");
        expect(sameOrdered(a.marks, b.marks, &TimeMark::time), "the marks");
        expect(left.layers.size() == right.layers.size(), "the number of layers");
        for (std::size_t i = 0; m_fault.empty() && i < left.layers.size(); ++i)
            compare(*left.layers[i], *right.layers[i]);
    }

    void compare(const Layer &left, const Layer &right)
    {
        compareNode(left, right);
        // What a layer is that shows nothing, because what it shows is not there, the file does not say.
        const bool isKnown = left.kind != LayerKind::Unsupported;
        expect(!isKnown || left.kind == right.kind, "the kind");
        expect(m_in.first->indexOf(left.parent) == m_in.second->indexOf(right.parent), "the parent");
        expect(left.windowStart == right.windowStart && left.windowEnd == right.windowEnd, "the window");
        expect(left.startTime == right.startTime, "the start time");
        expect(left.isMatteSource == right.isMatteSource, "what is a matte");
        // A picture's size is its own.
        const bool isSized = isKnown && left.kind != LayerKind::Image;
        expect(!isSized || (left.width == right.width && left.height == right.height), "the size");
        expect(left.solidColour == right.solidColour, "the solid's colour");
        expect(!isKnown || indexOf(m_left, left.composition) == indexOf(m_right, right.composition),
               "the composition shown");
        expect(!isKnown || left.asset == right.asset, "the picture shown");
        expect(left.masks.size() == right.masks.size(), "the number of masks");
        for (std::size_t i = 0; m_fault.empty() && i < left.masks.size(); ++i)
            compareNode(left.masks[i], right.masks[i]);
    }

    static std::ptrdiff_t indexOf(const Rig &rig, CompositionId id)
    {
        return std::ranges::find(rig.compositions, id, [](const auto &each) { return each->id; })
               - rig.compositions.begin();
    }

    /** Groups are at most 64 deep. */
    void compareNode(const Node &left, const Node &right)
    {
        m_place = left.name.empty() ? std::string(nameOf(left.type)) : left.name;
        expect(left.type == right.type, "what is there in place");
        expect(left.name == right.name, "the name");
        // A mask is hidden exactly when its path is open.
        expect(left.type == NodeType::Mask || left.isHidden == right.isHidden, "what is hidden");
        for (const PropertyRow &row : propertiesOf(left.type, RigSpace::Lottie)) {
            for (int component = -1; m_fault.empty() && component < 2; ++component)
                compareProperty(left, right, row, component);
        }
        expect(left.items.size() == right.items.size(), "the number of items");
        for (std::size_t i = 0; m_fault.empty() && i < left.items.size(); ++i)
            compareNode(left.items[i], right.items[i]);
    }

    static bool isApart(const Node &node, const PropertyRow &row)
    {
        return !slotOf(node, row.id, -1) && (slotOf(node, row.id, 0) || slotOf(node, row.id, 1));
    }

    void compareProperty(const Node &left, const Node &right, const PropertyRow &row, int component)
    {
        const bool apart = isApart(left, row);
        expect(apart == isApart(right, row), std::string(row.label).append(" in parts"));
        if (apart == (component < 0))
            return;
        const PropertySlot *a = slotOf(left, row.id, component);
        const PropertySlot *b = slotOf(right, row.id, component);
        const PropertyLink link = plainLink(*m_in.first, a);
        const PropertyLink other = plainLink(*m_in.second, b);
        expect(m_in.first->indexOf(link.layer) == m_in.second->indexOf(other.layer)
                   && (!link.layer || link.property == other.property),
               std::string("what follows a layer: ").append(row.label));
        const Timeline &before = m_in.first->timeline;
        const Timeline &after = m_in.second->timeline;
        expect(sameTrack(plainTrack(a ? before.find(a->track) : nullptr, row, component, before.easings),
                         plainTrack(b ? after.find(b->track) : nullptr, row, component, after.easings)),
               row.label);
    }

    const Rig &m_left;
    const Rig &m_right;
    std::pair<const Composition *, const Composition *> m_in;
    std::string m_place;
    std::string m_fault;
};

} // namespace

Result<void> sameInLottie(const Rig &left, const Rig &right)
{
    return Comparison(left, right).run();
}

} // namespace clipwright
