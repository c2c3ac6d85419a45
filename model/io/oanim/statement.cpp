// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#include "model/io/oanim/statement.h"

#include "model/core/named.h"
#include "model/io/oanim/line_scanner.h"

#include <array>
#include <utility>

namespace clipwright::oanim {

namespace {

struct Row {
    std::string_view word;
    Statement statement;
    bool isInShapes; ///< `.oshape` has it too
};

// The most frequent ones stand first: the table is searched in order.
constexpr std::array kRows{
    Row{"v", Statement::Vertex, true},           Row{"kf", Statement::Key, false},
    Row{"fill", Statement::Fill, true},          Row{"contour", Statement::Contour, true},
    Row{"stop", Statement::Stop, false},         Row{"stroke", Statement::Stroke, true},
    Row{"hole", Statement::Hole, true},          Row{"mask", Statement::Mask, true},
    Row{"texture", Statement::Texture, true},    Row{"linear", Statement::Linear, false},
    Row{"radial", Statement::Radial, false},     Row{"focal", Statement::Focal, false},
    Row{"shape", Statement::Shape, false},       Row{"layer", Statement::Layer, false},
    Row{"pos", Statement::Position, false},      Row{"anchor", Statement::Anchor, false},
    Row{"scale", Statement::Scale, false},       Row{"rot", Statement::Rotation, false},
    Row{"opacity", Statement::Opacity, false},   Row{"clip", Statement::Clip, false},
    Row{"version", Statement::Version, true},    Row{"fps", Statement::Fps, false},
    Row{"duration", Statement::Duration, false},
};

constexpr std::array<std::string_view, 3> kCaps{"butt", "round", "square"};
constexpr std::array<std::string_view, 3> kJoins{"miter", "round", "bevel"};

} // namespace

Statement oanimStatement(std::string_view word)
{
    for (const Row &row : kRows) {
        if (row.word == word)
            return row.statement;
    }
    return Statement::Unknown;
}

Statement oshapeStatement(std::string_view word)
{
    for (const Row &row : kRows) {
        if (row.isInShapes && row.word == word)
            return row.statement;
    }
    return word == "morph" ? Statement::Morph : Statement::Unknown;
}

std::optional<TimeMark> markOf(std::string_view statement)
{
    Words words(statement);
    TimeMark mark;
    if (words.word() != "mark" || !words.number(mark.time) || !words.hasEnded())
        return std::nullopt;
    mark.name = words.word();
    if (mark.name.empty())
        return std::nullopt;
    mark.payload = words.rest();
    return mark;
}

std::string_view nameOf(StrokeCap cap)
{
    return kCaps[static_cast<std::size_t>(cap)];
}

std::string_view nameOf(StrokeJoin join)
{
    return kJoins[static_cast<std::size_t>(join)];
}

std::optional<StrokeCap> strokeCapNamed(std::string_view word)
{
    return enumNamed<StrokeCap>(kCaps, word);
}

std::optional<StrokeJoin> strokeJoinNamed(std::string_view word)
{
    return enumNamed<StrokeJoin>(kJoins, word);
}

} // namespace clipwright::oanim
