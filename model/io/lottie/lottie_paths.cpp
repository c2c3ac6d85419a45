// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT

#include "model/io/lottie/lottie_paths.h"

#include "model/io/lottie/lottie_context.h"

#include <utility>

namespace clipwright {

namespace {

struct PointReader {
    bool isSound = true;

    Vec2 read(JsonValue json)
    {
        const JsonValue x = json.isArray() ? json.first() : JsonValue();
        const JsonValue y = x.next();
        isSound = isSound && x.isNumber() && y.isNumber();
        return {x.number(), y.number()};
    }

    /** The next handle of a list; zero, and not sound, where the list is over. */
    Vec2 take(JsonValue &next)
    {
        if (!next.isValid()) {
            isSound = false;
            return {0, 0};
        }
        return read(std::exchange(next, next.next()));
    }
};

} // namespace

PathRef readPathValue(LottieContext &context, JsonValue json, bool closedElsewhere, const LottiePlace &place)
{
    if (json.isArray())
        json = json.first();
    if (!json.isObject()) {
        context.report.odd("value-malformed", "A path has no points; nothing is drawn of it.", place);
        return nullptr;
    }
    Contour contour;
    contour.closed = json["c"].isValid() ? isTrue(json["c"]) : closedElsewhere;
    PointReader points;
    points.isSound = json["v"].isArray();
    JsonValue in = json["i"].isArray() ? json["i"].first() : JsonValue();
    JsonValue out = json["o"].isArray() ? json["o"].first() : JsonValue();
    for (JsonValue v = json["v"].isArray() ? json["v"].first() : JsonValue(); v.isValid(); v = v.next()) {
        const Vec2 point = points.read(v);
        const Vec2 inHandle = points.take(in);
        contour.vertices.push_back({point, inHandle, points.take(out)});
    }
    if (!points.isSound || in.isValid() || out.isValid())
        context.report.odd("path-malformed",
                           "A path has not as many handles as points; where one is missing it is straight.", place);
    auto path = std::make_shared<Path>();
    if (!contour.vertices.empty())
        path->contours.push_back(std::move(contour));
    return path;
}

} // namespace clipwright
