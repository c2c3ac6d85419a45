// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#include "fuzz/mutate.h"

#include <algorithm>
#include <array>
#include <vector>

namespace clipwright::fuzz {

namespace {

using Lines = std::vector<std::string>;

constexpr std::array<std::string_view, 48> kLines{
    "version 3",
    "fps 24",
    "duration 48",
    "clip a 0 48 loop",
    "clip b 0 1 once",
    "mark 3 step left foot",
    "layer body parent -1",
    "layer arm parent 0",
    "pos k 1",
    "anchor k 2",
    "scale k 1",
    "rot k 2",
    "opacity k 1",
    "kf 0 1 1",
    "kf 12 90 ease 0.3 0 0.7 1",
    "kf 24 0 0 hold",
    "kf 0 1",
    "shape k 1",
    "shape k 2",
    "kf 0",
    "kf 24 lin",
    "fill 1 0 0 1",
    "fill 0.2 0.4 0.6 0.5",
    "linear 0 0 1 1 2",
    "radial 0 0 1 0 2",
    "focal 0.2 0.2",
    "stop 0 1 1 1 1",
    "stop 1 0 0 0 0",
    "stroke 0.1 round bevel 4 open",
    "stroke 2 butt miter 1 closed",
    "stroke 0 square round 4 closed",
    "texture face.png 0 0 1 1",
    "texture face.png 0 0 1 1 0 0 0.5 0.5",
    "contour 3",
    "contour 4",
    "contour 2",
    "hole 3",
    "mask 3",
    "mask 4",
    "v 0 0",
    "v 1 0",
    "v 0 1",
    "v 1 1",
    "v -0.5 0.25",
    "morph open",
    "morph",
    "# a comment",
    "unknown words of a later version",
};

Lines linesOf(std::string_view text)
{
    Lines lines;
    while (!text.empty()) {
        const std::size_t end = std::min(text.find('\n'), text.size());
        lines.emplace_back(text.substr(0, end));
        text.remove_prefix(std::min(end + 1, text.size()));
    }
    return lines;
}

std::string joined(const Lines &lines)
{
    std::string text;
    for (const std::string &line : lines)
        text.append(line).append(1, '\n');
    return text;
}

/** Another word instead of one of the line's: a number, one near it, or a word of another line. */
void changeWord(std::string &line, const Lines &lines, Dice &dice)
{
    std::vector<std::pair<std::size_t, std::size_t>> words; // begin, length
    for (std::size_t at = 0; at < line.size();) {
        const std::size_t end = std::min(line.find(' ', at), line.size());
        if (end > at)
            words.emplace_back(at, end - at);
        at = end + 1;
    }
    if (words.empty())
        return;
    const auto [begin, length] = words[dice.below(words.size())];
    const std::string_view old = std::string_view(line).substr(begin, length);
    std::string word;
    switch (dice.below(4)) {
    case 0: word = oddNumber(dice); break;
    case 1:
    case 2: word = nearNumber(old, dice); break;
    default: {
        const std::string &other = lines[dice.below(lines.size())];
        word = other.substr(0, other.find(' ', other.find_first_not_of(' ')));
    }
    }
    line.replace(begin, length, word);
}

void change(Lines &lines, Dice &dice)
{
    const std::size_t at = dice.below(lines.size());
    const std::size_t most = std::min<std::size_t>(lines.size() - at, 12);
    const auto begin = lines.begin() + static_cast<std::ptrdiff_t>(at);
    const auto end = begin + static_cast<std::ptrdiff_t>(dice.below(most) + 1);
    const auto place = static_cast<std::ptrdiff_t>(dice.below(lines.size() + 1));
    switch (dice.below(7)) {
    case 0: lines.erase(begin, end); break;
    case 1: {
        const Lines block(begin, end);
        lines.insert(lines.begin() + place, block.begin(), block.end());
        break;
    }
    case 2: std::swap(*begin, lines[dice.below(lines.size())]); break;
    case 3: lines.insert(begin, std::string(kLines[dice.below(kLines.size())])); break;
    case 4: *begin = kLines[dice.below(kLines.size())]; break;
    default: changeWord(*begin, lines, dice); break;
    }
}

} // namespace

std::string mutateLines(std::string_view text, std::uint32_t seed)
{
    Dice dice(seed);
    Lines lines = linesOf(text);
    for (std::size_t count = dice.below(3) + 1; count > 0; --count) {
        if (lines.empty())
            lines.emplace_back(kLines[dice.below(kLines.size())]);
        change(lines, dice);
    }
    return joined(lines);
}

} // namespace clipwright::fuzz
