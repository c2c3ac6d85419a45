// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT

#include "model/io/lottie/lottie_context.h"

#include "model/core/numbers.h"

#include <array>
#include <charconv>
#include <compare>

namespace clipwright {

namespace {

/** Colours were 0 to 255 before this version, as lottie-web's data manager decides. */
constexpr std::array<int, 3> kFirstWithFractions{4, 1, 9};

bool isOlderThan(std::string_view version, const std::array<int, 3> &limit)
{
    std::array<int, 3> parts{0, 0, 0};
    for (int &part : parts) {
        const auto [end, error] = std::from_chars(version.data(), version.data() + version.size(), part);
        if (error != std::errc())
            break;
        version.remove_prefix(static_cast<std::size_t>(end - version.data()));
        if (version.starts_with('.'))
            version.remove_prefix(1);
    }
    return parts < limit;
}

} // namespace

LottieContext::LottieContext(const JsonDocument &json, const std::string &file, const LottieCaps &fileCaps)
    : caps(fileCaps),
      report(file),
      mayHaveByteColours(false)
{
    const JsonValue version = json.root()["v"]; // a file without one is new
    const JsonValue slots = json.root()["slots"];
    for (JsonValue slot = slots.isObject() ? slots.first() : JsonValue(); slot.isValid(); slot = slot.next())
        m_slots.insert_or_assign(slot.name(), slot);
    mayHaveByteColours = version.isString() && isOlderThan(version.string(), kFirstWithFractions);
}

JsonValue LottieContext::slotNamed(const std::string &name) const
{
    const auto found = m_slots.find(name);
    return found == m_slots.end() ? JsonValue() : found->second;
}

void LottieContext::refuse(std::string code, std::string what, const LottiePlace &place)
{
    if (!isRefused())
        report.refuse(std::move(code), std::move(what), {{}, 0, 0, place.pointer()});
}

bool LottieContext::countItem(const LottiePlace &place)
{
    if (++itemCount > caps.items)
        refuse("too-many-items", "The file has more than 100,000 shape items, dashes and masks.", place);
    return !isRefused();
}

bool isTrue(JsonValue value)
{
    return value.boolean() || value.number() != 0;
}

std::string textOf(JsonValue value)
{
    return value.isNumber() ? numberText(value.number()) : value.string();
}

ByteSpan spanOf(JsonValue value)
{
    return {value.begin(), value.end()};
}

std::string itemPointer(std::string_view owner, std::string_view member, std::size_t index)
{
    std::string pointer(owner);
    pointer += '/';
    pointer += member;
    pointer += '/';
    pointer += std::to_string(index);
    return pointer;
}

} // namespace clipwright
