// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#include "hostile/cap_rows.h"

#include "hostile/named_cases.h"
#include "model/io/archive/gzip.h"
#include "model/io/archive/zip_archive.h"
#include "model/io/json/json_document.h"
#include "model/io/lottie/lottie_reader.h"
#include "model/io/zip_maker.h"

#include <iterator>
#include <vector>

namespace clipwright::hostile {

namespace {

Input shared(std::string text)
{
    return std::make_shared<const std::string>(std::move(text));
}

template<class T>
std::string codeOf(const Result<T> &result)
{
    return result ? std::string() : result.error().code;
}

/** A repeated text, numbered as in the tables of named cases. */
std::string many(std::size_t count, const std::string &text)
{
    return unfolded("<*" + std::to_string(count) + ' ' + text + '>');
}

Input lottie(const std::string &members)
{
    return shared(R"({"fr":30,"ip":0,"op":60,"w":9,"h":9,)" + members + '}');
}

Input shapes(const std::string &items)
{
    return lottie(R"("layers":[{"ty":4,"ks":{},"shapes":[)" + items + "]}]");
}

/** Reads with one cap of a Lottie file set. */
template<auto Cap>
std::string readLottieCapped(const Input &input, std::size_t cap)
{
    LottieCaps caps;
    caps.*Cap = static_cast<std::remove_reference_t<decltype(caps.*Cap)>>(cap);
    const LottieReading reading = readLottie(input, "a.json", caps);
    return reading.rig ? std::string() : reading.issues.front().code;
}

template<auto Cap>
std::string unzipCapped(const Input &input, std::size_t cap)
{
    ArchiveCaps caps;
    caps.ratioFloor = 0;
    caps.*Cap = cap;
    return codeOf(ZipArchive::open(input, {}, caps));
}

template<auto Cap>
std::string inflateCapped(const Input &input, std::size_t cap)
{
    ArchiveCaps caps;
    caps.ratioFloor = 0;
    caps.ratio = 2000;
    caps.*Cap = cap;
    return codeOf(inflateGzip(*input, {}, caps));
}

using Lottie = LottieCaps;
using Archive = ArchiveCaps;

constexpr CapRow kRows[] = {
    {"json depth", 256, "json-too-deep", [](std::size_t n) { return shared(many(n, "[") + many(n, "]")); },
     [](const Input &input, std::size_t) { return codeOf(JsonDocument::parse(input)); }},
    {"json text", 16384, "json-too-large", [](std::size_t n) { return shared("[]" + std::string(n - 2, ' ')); },
     [](const Input &input, std::size_t cap) {
         return codeOf(JsonDocument::parse(input, {}, {256, cap, cap}));
     }},
    {"json string", 1024, "json-too-large", [](std::size_t n) { return shared('"' + std::string(n - 2, 'x') + '"'); },
     [](const Input &input, std::size_t cap) {
         return codeOf(JsonDocument::parse(input, {}, {256, cap, cap * 2000}));
     }},
    {"gzip bytes", 16384, "gzip-too-large", [](std::size_t n) { return shared(zipmaker::gzip(std::string(n, 'x'))); },
     inflateCapped<&Archive::gzipBytes>},
    {"zip bytes", 16384, "zip-too-large",
     [](std::size_t n) {
         return shared(zipmaker::zip({{"a", std::string(n / 2, 'x')}, {"b", std::string(n - n / 2, 'x')}}));
     },
     [](const Input &input, std::size_t cap) {
         ArchiveCaps caps;
         caps.zipBytes = cap;
         caps.ratio = 2000;
         return codeOf(ZipArchive::open(input, {}, caps));
     }},
    {"zip ratio", 200, "zip-too-large",
     [](std::size_t n) {
         return shared(zipmaker::zip({{"a", "x"}}, static_cast<std::uint32_t>(3 * n)));
     },
     unzipCapped<&Archive::ratio>},
    {"zip entries", 20, "zip-too-many-entries",
     [](std::size_t n) {
         return shared(zipmaker::zip(zipmaker::Entries(n, {"a", "x"})));
     },
     unzipCapped<&Archive::entries>},
    {"zip path", 20, "zip-bad-path",
     [](std::size_t n) {
         return shared(zipmaker::zip({{std::string(n, 'a'), "x"}}));
     },
     unzipCapped<&Archive::nameBytes>},
    {"frames", 1'000'000, "timeline-too-long",
     [](std::size_t n) { return shared(R"({"fr":30,"ip":0,"w":9,"h":9,"layers":[],"op":)" + std::to_string(n) + '}'); },
     readLottieCapped<&Lottie::timelineFrames>},
    {"layers", 100, "too-many-layers",
     [](std::size_t n) { return lottie(R"("layers":[)" + many(n - 1, "{},") + "{}]"); },
     readLottieCapped<&Lottie::layers>},
    {"layers by use", 100, "too-many-layers",
     [](std::size_t n) {
         return lottie(R"("assets":[{"id":"c","layers":[{}]}],"layers":[)" + many(n / 2, R"({"ty":0,"refId":"c"},)")
                       + many(n % 2, "{},") + "7]");
     },
     [](const Input &input, std::size_t cap) { return readLottieCapped<&Lottie::layers>(input, cap + 1); }},
    {"assets", 100, "too-many-assets",
     [](std::size_t n) { return lottie(R"("layers":[],"assets":[)" + many(n - 1, "{},") + "{}]"); },
     readLottieCapped<&Lottie::assets>},
    {"markers", 100, "too-many-markers",
     [](std::size_t n) { return lottie(R"("layers":[],"markers":[)" + many(n - 1, R"({"tm":1},)") + R"({"tm":1}])"); },
     readLottieCapped<&Lottie::markers>},
    {"items", 100, "too-many-items",
     [](std::size_t n) { return shapes(many(n - 1, R"({"ty":"fl"},)") + R"({"ty":"fl"})"); },
     readLottieCapped<&Lottie::items>},
    {"items in groups", 100, "too-many-items",
     [](std::size_t n) { return shapes(R"({"ty":"gr","it":[)" + many(n - 2, R"({"ty":"fl"},)") + R"({"ty":"fl"}]})"); },
     readLottieCapped<&Lottie::items>},
    {"masks", 100, "too-many-items",
     [](std::size_t n) { return lottie(R"("layers":[{"ty":3,"masksProperties":[)" + many(n - 1, "{},") + "{}]}]"); },
     readLottieCapped<&Lottie::items>},
    {"dashes", 100, "too-many-items",
     [](std::size_t n) { return shapes(R"({"ty":"st","d":[)" + many(n - 2, R"({"n":"d"},)") + R"({"n":"d"}]})"); },
     readLottieCapped<&Lottie::items>},
    {"keys", 100, "too-many-keys",
     [](std::size_t n) {
         return lottie(R"("layers":[{"ty":3,"ks":{"r":{"k":[)" + many(n - 1, R"({"t":%,"s":[0]},)")
                       + R"({"t":1,"s":[0]}]}}}])");
     },
     readLottieCapped<&Lottie::keys>},
    {"gradient numbers", 400, "too-many-stops",
     [](std::size_t n) { return shapes(R"({"ty":"gf","g":{"k":{"k":[)" + many(n - 1, "0,") + "0]}}}"); },
     readLottieCapped<&Lottie::stopNumbers>},
    {"precomp depth", 8, "precomp-too-deep",
     [](std::size_t n) {
         return lottie(R"("layers":[{"ty":0,"refId":"c0"}],"assets":[)"
                       + many(n - 1, R"({"id":"c%","layers":[{"ty":0,"refId":"c^"}]},)") + R"({"id":"c)"
                       + std::to_string(n - 1) + R"(","layers":[]}])");
     },
     readLottieCapped<&Lottie::precompDepth>},
    {"group depth", 8, "group-too-deep",
     [](std::size_t n) { return shapes(many(n, R"({"ty":"gr","it":[)") + many(n, "]}")); },
     readLottieCapped<&Lottie::groupDepth>, "not-json"}, // which is not nested any deeper itself
    {"parents", 8, "parent-chain-too-long",
     [](std::size_t n) {
         return lottie(R"("layers":[)" + many(n, R"({"ty":3,"ind":1%,"parent":1^},)") + R"({"ty":3,"ind":1)"
                       + std::to_string(n) + "}]");
     },
     readLottieCapped<&Lottie::parentChain>},
    {"links", 8, "link-chain-too-long",
     [](std::size_t n) {
         return lottie(
             R"("layers":[)"
             + many(n, R"({"ty":3,"nm":"n%","ks":{"r":{"k":0,"x":"thisComp.layer('n^').transform.rotation"}}},)")
             + R"({"ty":3,"nm":"n)" + std::to_string(n) + R"("}])");
     },
     readLottieCapped<&Lottie::linkChain>},
};

} // namespace

std::span<const CapRow> capRows()
{
    static const std::vector<CapRow> rows = [] {
        std::vector<CapRow> all(std::begin(kRows), std::end(kRows));
        all.insert(all.end(), cookedCapRows().begin(), cookedCapRows().end());
        all.insert(all.end(), stageCapRows().begin(), stageCapRows().end());
        return all;
    }();
    return rows;
}

} // namespace clipwright::hostile
