// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#include "model/io/lottie/writer/lottie_value_edits.h"

#include "model/io/lottie/lottie_context.h"
#include "model/io/lottie/writer/lottie_writing.h"

#include <algorithm>
#include <array>

namespace clipwright {

namespace {

constexpr std::size_t kColours = 3; // the alpha behind them is not looked at

JsonPiece pointPiece(Vec2 point)
{
    return JsonPiece::numbers(std::array{point.x, point.y});
}

using PointOf = Vec2 PathVertex::*;
struct PointList {
    std::string_view name;
    PointOf point;
};
constexpr std::array kPointLists{PointList{"i", &PathVertex::in}, PointList{"o", &PathVertex::out},
                                 PointList{"v", &PathVertex::point}};

JsonPiece pointsPiece(const Path &path, PointOf point)
{
    JsonPiece list = JsonPiece::array();
    for (const PathVertex &vertex : path.contours.empty() ? std::vector<PathVertex>() : path.contours.front().vertices)
        list.add(pointPiece(vertex.*point));
    return list;
}

JsonPiece pathPiece(const Path &path)
{
    JsonPiece piece = JsonPiece::object();
    for (const PointList &list : kPointLists)
        piece.set(list.name, pointsPiece(path, list.point));
    piece.set("c", JsonPiece::boolean(!path.contours.empty() && path.contours.front().closed));
    return piece;
}

/** Whether a list has so many points of two numbers. */
bool hasPoints(JsonValue list, std::size_t count)
{
    std::size_t points = 0;
    for (JsonValue point = list.isArray() ? list.first() : JsonValue(); point.isValid(); point = point.next()) {
        const JsonValue x = point.isArray() ? point.first() : JsonValue();
        if (!x.isNumber() || !x.next().isNumber())
            return false;
        ++points;
    }
    return list.isArray() && points == count;
}

void editNumber(JsonEdits &edits, JsonValue json, double value)
{
    if (json.number() != value)
        edits.replace(json, JsonPiece::number(value));
}

void editPoints(JsonEdits &edits, JsonValue list, const std::vector<PathVertex> &vertices, PointOf point)
{
    JsonValue json = list.first();
    for (const PathVertex &vertex : vertices) {
        const JsonValue x = json.first();
        editNumber(edits, x, (vertex.*point).x);
        editNumber(edits, x.next(), (vertex.*point).y);
        json = json.next();
    }
}

std::span<const double> written(const LottieValue &value)
{
    return value.kind == Kind::Colour ? value.numbers.first(std::min(kColours, value.numbers.size())) : value.numbers;
}

bool isPath(const LottieValue &value)
{
    return rowOf(value.kind).storage == Storage::Paths;
}

/** A list of numbers of its own length: a gradient is as long as it is. */
bool hasLength(JsonValue json, std::size_t length)
{
    return json.isArray() && json.size() == length;
}

} // namespace

JsonPiece staticPiece(const LottieValue &value)
{
    if (isPath(value))
        return pathPiece(*value.path);
    return value.numbers.size() == 1 && value.kind != Kind::Weights ? JsonPiece::number(value.numbers.front())
                                                                    : JsonPiece::numbers(value.numbers);
}

JsonPiece keyPiece(const LottieValue &value)
{
    if (!isPath(value))
        return JsonPiece::numbers(value.numbers);
    JsonPiece list = JsonPiece::array();
    list.add(pathPiece(*value.path));
    return list;
}

bool editNumbers(JsonEdits &edits, JsonValue json, std::span<const double> value, std::span<const double> standard)
{
    if (value.empty())
        return false;
    const bool isOne = std::ranges::all_of(value, [&](double number) { return number == value.front(); });
    if (json.isNumber() && isOne)
        editNumber(edits, json, value.front());
    if (!json.isArray())
        return json.isNumber() && isOne;
    std::size_t count = 0;
    for (JsonValue item = json.first(); item.isValid() && count < value.size(); item = item.next(), ++count) {
        if (!item.isNumber())
            return false;
    }
    if (count == 0 || (count == 1 && !isOne))
        return false;
    for (std::size_t i = count; count > 1 && i < value.size(); ++i) {
        if (i >= standard.size() || value[i] != standard[i])
            return false;
    }
    std::size_t i = 0;
    for (JsonValue item = json.first(); item.isValid() && i < value.size(); item = item.next(), ++i)
        editNumber(edits, item, value[i]);
    return true;
}

bool editPath(JsonEdits &edits, JsonValue json, const Path &path)
{
    if (json.isArray())
        json = json.first();
    if (!json.isObject())
        return false;
    const std::vector<PathVertex> none;
    const std::vector<PathVertex> &vertices = path.contours.empty() ? none : path.contours.front().vertices;
    const JsonValue closed = json["c"];
    const bool isSame = std::ranges::all_of(
        kPointLists, [&](const PointList &list) { return hasPoints(json[list.name], vertices.size()); });
    JsonObjectEdit object(edits, json);
    for (const PointList &list : kPointLists) {
        if (isSame)
            editPoints(edits, json[list.name], vertices, list.point);
        else
            object.set(list.name, pointsPiece(path, list.point));
    }
    // Where the path does not say whether it is closed, others say it: then and now.
    const bool isClosed = !path.contours.empty() && path.contours.front().closed;
    if (!path.contours.empty() && (!closed.isValid() || isTrue(closed) != isClosed))
        object.set("c", closed.isNumber() ? JsonPiece::number(isClosed ? 1 : 0) : JsonPiece::boolean(isClosed));
    object.commit();
    return true;
}

void editValue(JsonEdits *edits, LottieTarget &owner, std::string_view name, const LottieValue &value,
               std::span<const double> standard, bool isKey)
{
    const JsonValue json = owner[name];
    bool isDone = false;
    if (json.isValid() && isPath(value))
        isDone = editPath(*edits, json, *value.path);
    else if (json.isValid() && (value.kind != Kind::Weights || hasLength(json, value.numbers.size())))
        isDone = editNumbers(*edits, json, written(value), standard);
    if (!isDone)
        owner.set(name, isKey ? keyPiece(value) : staticPiece(value));
}

} // namespace clipwright
