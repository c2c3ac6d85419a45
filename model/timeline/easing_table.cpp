// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#include "model/timeline/easing_table.h"

#include "model/timeline/own.h"

#include <bit>

namespace clipwright {

namespace {

// splitmix64's finaliser (Steele, Lea, Flood 2014): spreads the bits of doubles, whose low ones are often all nought.
std::uint64_t mixBits(std::uint64_t bits)
{
    bits = (bits ^ (bits >> 30)) * 0xbf58476d1ce4e5b9U;
    bits = (bits ^ (bits >> 27)) * 0x94d049bb133111ebU;
    return bits ^ (bits >> 31);
}

std::uint64_t hashOf(const Easing &easing)
{
    std::uint64_t hash = mixBits(static_cast<std::uint64_t>(easing.row) + 0x9e3779b97f4a7c15U
                                 + (static_cast<std::uint64_t>(static_cast<std::uint32_t>(easing.components)) << 8));
    for (const double parameter : easing.parameters) {
        const double positive = parameter == 0 ? 0 : parameter; // -0 equals 0 and must hash like it
        hash = mixBits(hash ^ std::bit_cast<std::uint64_t>(positive)) + 0x9e3779b97f4a7c15U;
    }
    for (const char letter : easing.curve)
        hash = mixBits(hash ^ static_cast<unsigned char>(letter)) + 0x9e3779b97f4a7c15U;
    return hash;
}

} // namespace

EasingTable::EasingTable()
{
    // One for the whole program: most timelines copy it, many never add to it.
    static const std::shared_ptr<Data> initial = [] {
        EasingTable table{nullptr};
        table.m_data = std::make_shared<Data>();
        table.rehash(16);
        table.add(Easing::hold());
        table.add(Easing::linear());
        table.add({Interpolation::Hermite, 1, {}});
        return table.m_data;
    }();
    m_data = initial;
}

EasingTable::Index EasingTable::intern(const Easing &easing)
{
    switch (easing.row) {
    case Interpolation::Hold: return kHold;
    case Interpolation::Linear: return kLinear;
    case Interpolation::Hermite: return kHermite;
    default: break;
    }
    const bool isOne = rowOf(easing.row).parameterCount == 0 && (easing.components != 1 || !easing.parameters.empty());
    if (isOne)
        return intern({easing.row, 1, {}, easing.curve, easing.drawn});
    const Index found = m_data->cells[slotOf(easing)];
    return found != 0 ? found - 1 : add(easing);
}

void EasingTable::resolve(std::string_view curve, const std::shared_ptr<const DrawnCurve> &drawn)
{
    for (std::size_t i = 0; i < size(); ++i) {
        const Easing &easing = (*this)[static_cast<Index>(i)];
        if (easing.row == Interpolation::Drawn && easing.curve == curve && easing.drawn != drawn)
            makeOwn(makeOwn(m_data).blocks[i / kBlock])[i % kBlock].drawn = drawn;
    }
}

std::size_t EasingTable::slotOf(const Easing &easing) const
{
    const std::size_t mask = m_data->cells.size() - 1;
    std::size_t slot = hashOf(easing) & mask;
    while (m_data->cells[slot] != 0 && (*this)[m_data->cells[slot] - 1] != easing)
        slot = (slot + 1) & mask;
    return slot;
}

EasingTable::Index EasingTable::add(const Easing &easing)
{
    Data &data = makeOwn(m_data);
    if (2 * (data.size + 1) > data.cells.size())
        rehash(2 * data.cells.size());
    const std::size_t slot = slotOf(easing);
    if (data.size % kBlock == 0)
        data.blocks.push_back(std::make_shared<std::vector<Easing>>());
    makeOwn(data.blocks.back()).push_back(easing);
    data.cells[slot] = static_cast<Index>(++data.size);
    return static_cast<Index>(data.size - 1);
}

void EasingTable::rehash(std::size_t slotCount)
{
    Data &data = makeOwn(m_data);
    data.cells.assign(slotCount, 0);
    for (std::size_t i = 0; i < data.size; ++i)
        data.cells[slotOf((*this)[static_cast<Index>(i)])] = static_cast<Index>(i + 1);
}

} // namespace clipwright
