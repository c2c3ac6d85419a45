// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#include "hostile/cap_rows.h"
#include "hostile/named_cases.h"
#include "model/cook/cook.h"
#include "model/io/lottie/lottie_reader.h"
#include "model/io/png/png_format.h"
#include "model/io/rig_textures.h"
#include "model/io/zip_maker.h"

#include <algorithm>

namespace clipwright::hostile {

namespace {

Input shared(std::string text)
{
    return std::make_shared<const std::string>(std::move(text));
}

std::string many(std::size_t count, const std::string &text)
{
    return unfolded("<*" + std::to_string(count) + ' ' + text + '>');
}

Input layerOf(const std::string &members)
{
    return shared(R"({"fr":30,"ip":0,"op":1000000,"w":9,"h":9,"layers":[{"ty":4,"op":1000000,)" + members + "}]}");
}

Input shapes(const std::string &items)
{
    return layerOf(R"("shapes":[)" + items + ']');
}

std::string refusalOf(const CookOutput &output)
{
    for (const Issue &issue : output.issues) {
        if (issue.severity == Severity::Error)
            return issue.code;
    }
    return {};
}

/** Reads and cooks with one limit of the cook set, and room for `Others` that the file has beside what is counted. */
template<auto Limit, std::size_t Others = 0>
std::string cookLimited(const Input &input, std::size_t cap)
{
    CookSettings settings;
    settings.limits.*Limit = cap + Others;
    return refusalOf(cook(*readLottie(input, "a.json").rig, settings));
}

/** A grey PNG of `width` by one pixel; over what a picture may have only its head tells the truth. */
std::string pngOf(std::size_t width, std::size_t height = 1)
{
    const auto big = [](std::size_t number) {
        std::string bytes;
        for (int shift = 24; shift >= 0; shift -= 8)
            bytes += static_cast<char>((number >> shift) & 0xffu);
        return bytes;
    };
    const auto chunk = [&big](const std::string &text) {
        const auto sum = crc32(0, reinterpret_cast<const Bytef *>(text.data()), static_cast<uInt>(text.size()));
        return big(text.size() - 4) + text + big(sum);
    };
    const std::string rows(std::min<std::size_t>(width + 1, 20'000), '\0');
    return "\x89PNG\r\n\x1a\n" + chunk("IHDR" + big(width) + big(height) + std::string({8, 0, 0, 0, 0}))
           + chunk("IDAT" + zipmaker::deflated(rows, 15)) + chunk("IEND");
}

/** What is told of so many pictures of 64 million pixels, a quarter of what a rig may have, from their heads alone. */
std::string checkPictures(const Input &input, std::size_t)
{
    std::vector<CookedTexture> pictures;
    const Input picture = shared(pngOf(8192, 8192));
    for (std::size_t i = 0; i < input->size() / 2; ++i)
        pictures.push_back({"a", picture});
    Issues issues;
    loadTextures(pictures, {}, TextureUse::Check, issues);
    return issues.empty() ? std::string() : issues.front().code;
}

using Limits = CookLimits;

constexpr CapRow kRows[] = {
    {"star points", 1000, "star-points",
     [](std::size_t n) {
         return shapes(R"({"ty":"sr","pt":{"k":)" + std::to_string(n) + R"(},"or":{"k":9}},{"ty":"fl"})");
     },
     cookLimited<&Limits::keys, 1000>},
    {"cooked vertices", 50, "vertices-too-many",
     [](std::size_t n) {
         return shapes(R"({"ty":"sh","ks":{"k":{"c":true,"v":[)" + many(n - 1, "[%,0],") + R"([0,9]],"i":[)"
                       + many(n - 1, "[0,0],") + R"([0,0]],"o":[)" + many(n - 1, "[0,0],")
                       + R"([0,0]]}}},{"ty":"fl","c":{"k":[1,0,0,1]}})");
     },
     cookLimited<&Limits::vertices>},
    {"cooked keys", 100, "keys-too-many",
     [](std::size_t n) {
         return layerOf(R"("ks":{"r":{"k":[)" + many(n - 1, R"({"t":%,"s":[&],"h":1},)")
                        + R"({"t":900000,"s":[1000]}]}},"shapes":[{"ty":"rc","s":{"k":[9,9]}},{"ty":"fl"}])");
     },
     cookLimited<&Limits::keys, 5>},
    {"picture side", 16384, "png-too-large", [](std::size_t n) { return shared(pngOf(n)); },
     [](const Input &input, std::size_t) {
         const Result<Picture> picture = decodePng(*input);
         return picture ? std::string() : picture.error().code;
     }},
    {"pixels of all pictures", 4, "textures-too-large", [](std::size_t n) { return shared(std::string(2 * n, 'x')); },
     checkPictures},
};

} // namespace

std::span<const CapRow> cookedCapRows()
{
    return kRows;
}

} // namespace clipwright::hostile
