// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT

#include "model/io/formats.h"

#include <algorithm>
#include <array>
#include <cassert>
#include <string>

namespace clipwright {

namespace {

constexpr std::array<std::string_view, 1> kOanimSuffixes{"oanim"};
constexpr std::array<std::string_view, 1> kOshapeSuffixes{"oshape"};
constexpr std::array<std::string_view, 3> kLottieSuffixes{"json", "lottie", "tgs"};

constexpr std::array<std::string_view, 1> kOclipSuffixes{"oclip"};
constexpr std::array<std::string_view, 1> kOstageSuffixes{"ostage"};
constexpr std::array<std::string_view, 1> kOcurveSuffixes{"ocurve"};

constexpr std::array kRows{
    FormatRow{FormatId::Oanim, "oanim", "Vector animation", kOanimSuffixes, true, true, false, AssetKind::Rig},
    FormatRow{FormatId::Oshape, "oshape", "Vector shape", kOshapeSuffixes, true, true, false, AssetKind::Rig},
    FormatRow{FormatId::Lottie, "lottie", "Lottie animation", kLottieSuffixes, true, true, true, AssetKind::Rig},
    FormatRow{FormatId::Oclip, "oclip", "Animation clip", kOclipSuffixes, true, true, false, AssetKind::Clip},
    FormatRow{FormatId::Ostage, "ostage", "Stage", kOstageSuffixes, true, true, false, AssetKind::Stage},
    FormatRow{FormatId::Ocurve, "ocurve", "Easing curve", kOcurveSuffixes, true, true, false, AssetKind::Curve},
};

std::string_view suffixOf(std::string_view path)
{
    const std::size_t slash = path.find_last_of('/');
    const std::string_view name = slash == std::string_view::npos ? path : path.substr(slash + 1);
    const std::size_t dot = name.find_last_of('.');
    return dot == std::string_view::npos ? std::string_view() : name.substr(dot + 1);
}

bool equalsIgnoringCase(std::string_view text, std::string_view lowerCase)
{
    return std::equal(text.begin(), text.end(), lowerCase.begin(), lowerCase.end(), [](char a, char b) {
        return (a >= 'A' && a <= 'Z' ? static_cast<char>(a - 'A' + 'a') : a) == b;
    });
}

} // namespace

std::span<const FormatRow> formats()
{
    return kRows;
}

const FormatRow &rowOf(FormatId format)
{
    const auto index = static_cast<std::size_t>(format);
    assert(index < kRows.size() && kRows[index].id == format);
    return kRows[index];
}

std::optional<AnimationAddress> parseAnimationAddress(std::string_view path)
{
    constexpr std::string_view suffix = ".lottie";
    for (std::size_t hash = path.rfind('#'); hash != std::string_view::npos && hash > 0;
         hash = path.rfind('#', hash - 1)) {
        const std::string_view file = path.substr(0, hash);
        if (file.size() > suffix.size() && equalsIgnoringCase(file.substr(file.size() - suffix.size()), suffix))
            return AnimationAddress{std::string(file), std::string(path.substr(hash + 1))};
    }
    return std::nullopt;
}

Result<FormatId> formatOfPath(std::string_view path)
{
    const std::string_view suffix = suffixOf(path);
    std::string known;
    for (const FormatRow &row : kRows) {
        for (const std::string_view extension : row.extensions) {
            if (equalsIgnoringCase(suffix, extension))
                return row.id;
            known += known.empty() ? "." : ", .";
            known += extension;
        }
    }
    if (parseAnimationAddress(path))
        return FormatId::Lottie;
    return refuse("format-unknown", "expected a file that ends in one of " + known, {std::string(path), 0, 0, {}});
}

Result<FormatId> rigFormatOfPath(std::string_view path)
{
    const Result<FormatId> format = formatOfPath(path);
    if (!format || rowOf(*format).kind == AssetKind::Rig)
        return format;
    std::string what = "expected a rig; an .";
    what += rowOf(*format).name;
    what += " holds none";
    return refuse("not-a-rig", std::move(what), {std::string(path), 0, 0, {}});
}

} // namespace clipwright
