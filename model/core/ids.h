// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <bit> // before <compare>, which Qt's moc cannot read on its own (libstdc++ 12)
#include <compare>
#include <cstdint>
#include <functional>

namespace clipwright {

/**
 * A stable name of a thing inside one document. 0 is null. Readers number in reading order from 1, so the same
 * bytes give the same ids; an id is never used twice in the life of a document.
 */
template<class Tag>
struct Id {
    std::uint32_t value = 0;

    constexpr bool isNull() const { return value == 0; }
    constexpr explicit operator bool() const { return value != 0; }
    constexpr auto operator<=>(const Id &) const = default;
};

using NodeId = Id<struct NodeTag>;
using TrackId = Id<struct TrackTag>;
using KeyId = Id<struct KeyTag>;
using GroupId = Id<struct GroupTag>;
using CompositionId = Id<struct CompositionTag>;

} // namespace clipwright

template<class Tag>
struct std::hash<clipwright::Id<Tag>> {
    std::size_t operator()(const clipwright::Id<Tag> &id) const noexcept { return id.value; }
};
