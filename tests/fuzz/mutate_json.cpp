// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#include "fuzz/mutate.h"

#include <algorithm>
#include <array>
#include <vector>

namespace clipwright::fuzz {

namespace {

/** Bytes of a value, or of a member's name. */
struct Span {
    std::size_t begin = 0;
    std::size_t length = 0;
    bool isNumber = false;
    bool isName = false;
};

constexpr std::array<std::string_view, 64> kNames{
    "layers", "assets", "shapes", "it", "ks", "ty", "nm",  "ind",   "parent",  "refId", "id", "p",
    "a",      "s",      "r",      "o",  "k",  "t",  "i",   "e",     "h",       "to",    "ti", "x",
    "y",      "v",      "c",      "d",  "w",  "sk", "sa",  "or",    "ir",      "os",    "is", "pt",
    "sy",     "g",      "n",      "lc", "lj", "ml", "m",   "mm",    "hd",      "td",    "tt", "tm",
    "ip",     "op",     "st",     "sr", "fr", "u",  "sid", "slots", "markers", "cm",    "dr", "masksProperties",
    "mode",   "inv",    "sc",     "bm",
};

constexpr std::array<std::string_view, 30> kValues{
    R"("sh")",
    R"("gr")",
    R"("fl")",
    R"("st")",
    R"("gf")",
    R"("gs")",
    R"("tm")",
    R"("rd")",
    R"("pb")",
    R"("mm")",
    R"("el")",
    R"("rc")",
    R"("sr")",
    R"("tr")",
    "null",
    "true",
    "[]",
    "{}",
    R"("")",
    "[0,0]",
    "[100,100,100]",
    R"({"a":0,"k":50})",
    R"({"a":0,"k":[0,0,0]})",
    R"({"a":1,"k":[{"t":0,"s":[0],"o":{"x":[0.3],"y":[0]},"i":{"x":[0.7],"y":[1]}},{"t":30,"s":[100]}]})",
    R"({"a":1,"k":[{"t":5,"s":[0,0],"e":[9,9],"to":[3,0],"ti":[0,3],"h":0},{"t":25}]})",
    R"({"c":true,"v":[[0,0],[9,0],[0,9]],"i":[[0,0],[0,0],[0,0]],"o":[[1,1],[0,0],[0,0]]})",
    R"({"ty":"fl","c":{"a":0,"k":[1,0,0,1]},"o":{"a":0,"k":100},"r":2})",
    R"({"ty":"tm","s":{"a":0,"k":10},"e":{"a":0,"k":60},"o":{"a":0,"k":20},"m":1})",
    R"([{"n":"d","v":{"a":0,"k":3}},{"n":"g","v":{"a":0,"k":2}},{"n":"o","v":{"a":0,"k":1}}])",
    R"({"p":2,"k":{"a":0,"k":[0,1,0,0,1,0,0,1,0,1,1,0.5]}})",
};

/** Values and names, whether or not the text is JSON: brackets are matched as far as they go. */
std::vector<Span> spansOf(std::string_view text)
{
    std::vector<Span> spans;
    std::vector<std::size_t> open;
    for (std::size_t at = 0; at < text.size();) {
        const char c = text[at];
        const std::size_t begin = at++;
        if (c == '{' || c == '[') {
            open.push_back(spans.size());
            spans.push_back({begin, text.size() - begin, false, false});
        } else if ((c == '}' || c == ']') && !open.empty()) {
            spans[open.back()].length = at - spans[open.back()].begin;
            open.pop_back();
        } else if (c == '"') {
            while (at < text.size() && text[at] != '"')
                at += text[at] == '\\' ? 2 : 1;
            at = std::min(at + 1, text.size());
            spans.push_back({begin, at - begin, false, at < text.size() && text[at] == ':'});
        } else if (c == '-' || (c >= '0' && c <= '9')) {
            at = std::min(text.find_first_not_of("0123456789+-.eE", at), text.size());
            spans.push_back({begin, at - begin, true, false});
        }
    }
    return spans;
}

/** A value with the comma before or behind it. */
void erase(std::string &text, const Span &span)
{
    std::size_t begin = span.begin;
    std::size_t end = begin + span.length;
    if (end < text.size() && text[end] == ',')
        ++end;
    else if (begin > 0 && text[begin - 1] == ',')
        --begin;
    text.erase(begin, end - begin);
}

std::string keyed(const std::string &value, Dice &dice)
{
    const std::string first = value.starts_with('[') || value.starts_with('{') ? value : '[' + value + ']';
    std::string text = R"({"a":1,"k":[{"t":0,"s":)" + first + R"(},{"t":)";
    text.append(oddNumber(dice)).append(R"(,"s":)").append(first).append("}]}");
    return text;
}

void change(std::string &text, Dice &dice)
{
    const std::vector<Span> spans = spansOf(text);
    if (spans.empty()) {
        text = kValues[dice.below(kValues.size())];
        return;
    }
    const Span span = spans[dice.below(spans.size())];
    const std::string old = text.substr(span.begin, span.length);
    if (span.isName) {
        text.replace(span.begin, span.length, '"' + std::string(kNames[dice.below(kNames.size())]) + '"');
        return;
    }
    const auto put = [&](std::string_view value) { text.replace(span.begin, span.length, value); };
    const Span other = spans[dice.below(spans.size())];
    switch (dice.below(9)) {
    case 0: erase(text, span); break;
    case 1: text.insert(span.begin, old + ','); break;
    case 2: put(text.substr(other.begin, other.length)); break;
    case 3: text.insert(span.begin, text.substr(other.begin, other.length) + ','); break;
    case 4: put(kValues[dice.below(kValues.size())]); break;
    case 5: put(keyed(old, dice)); break;
    case 6: put(oddNumber(dice)); break;
    default: put(span.isNumber ? nearNumber(old, dice) : '[' + old + ',' + old + ']'); break;
    }
}

} // namespace

std::string mutateJson(std::string_view text, std::uint32_t seed)
{
    Dice dice(seed);
    std::string changed(text);
    for (std::size_t count = dice.below(3) + 1; count > 0; --count)
        change(changed, dice);
    return changed;
}

} // namespace clipwright::fuzz
