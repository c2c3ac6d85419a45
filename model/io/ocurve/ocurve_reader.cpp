// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#include "model/io/json/json_document.h"
#include "model/io/json/json_kept.h"
#include "model/io/json/json_repeats.h"
#include "model/io/ocurve/ocurve_format.h"

#include <cmath>
#include <optional>
#include <span>
#include <string_view>
#include <utility>

namespace clipwright {

namespace {

class Reader {
public:
    explicit Reader(const JsonDocument &json) : m_json(json) {}

    Result<OcurveReading> read()
    {
        const JsonValue root = m_json.root();
        if (root["kind"].string() != "clipwright.curve")
            return refuse("ocurve-kind", R"(expected an object with "kind": "clipwright.curve")", placeOf(root));
        const JsonValue version = root["formatVersion"];
        if (version.number() != 1)
            return refuse("ocurve-version", R"(expected "formatVersion": 1; another is not known)",
                          placeOf(version.isValid() ? version : root));
        const JsonValue list = root["points"];
        if (!list.isArray())
            return refuse("ocurve-points", R"(expected "points": a list of points)",
                          placeOf(list.isValid() ? list : root));
        readName(root["name"]);
        m_reading.file.kept = keptMembers(root, kOcurveMembers);
        tellRepeats(root, kOcurveMembers);
        for (JsonValue item = list.first(); item.isValid(); item = item.next()) {
            if (m_points.size() > DrawnCurve::kMostPoints)
                return refuse("curve-points", "expected at most 65536 points", placeOf(item));
            readPoint(item);
        }
        Result<DrawnCurve> curve = DrawnCurve::of(std::move(m_points));
        if (!curve)
            return refuse(curve.error().code, curve.error().what, placeOf(list));
        m_reading.file.curve = std::make_shared<const DrawnCurve>(std::move(*curve));
        if (!m_keepsAny)
            m_reading.file.keptAtPoints.clear();
        capIssues(m_reading.issues);
        return std::move(m_reading);
    }

private:
    Place placeOf(const JsonValue &value) const { return m_json.placeOf(value.begin()); }

    void leaveOut(const char *code, const char *what, const JsonValue &value)
    {
        Issue issue;
        issue.fate = Fate::Dropped;
        issue.code = code;
        issue.what = what;
        issue.where = placeOf(value);
        m_reading.issues.push_back(std::move(issue));
    }

    void tellRepeats(const JsonValue &object, std::span<const std::string_view> known)
    {
        for (const JsonValue member : repeatedMembers(object, known))
            leaveOut("member-repeated", "expected each member once; the last of its name counts", member);
    }

    void readName(const JsonValue &name)
    {
        m_reading.file.name = name.string();
        if (name.isValid() && !name.isString())
            leaveOut("name-left-out", "expected a text as the name", name);
    }

    void readPoint(const JsonValue &json)
    {
        const JsonValue at = json["at"];
        const JsonValue value = json["value"];
        if (!isUsable(at) || !isUsable(value)) {
            leaveOut("point-left-out", "expected a point with \"at\" and \"value\", two numbers of at most 1e9", json);
            return;
        }
        DrawnPoint point{at.number(), value.number()};
        if (point.at < 0 || point.at > 1 || (!m_points.empty() && !(point.at > m_points.back().at))) {
            leaveOut("point-left-out", "expected a point between 0 and 1, later than the one before it", json);
            return;
        }
        point.in = handle(json["in"]);
        point.out = handle(json["out"]);
        m_points.push_back(point);
        m_reading.file.keptAtPoints.push_back(keptMembers(json, kPointMembers));
        tellRepeats(json, kPointMembers);
        m_keepsAny = m_keepsAny || !m_reading.file.keptAtPoints.back().empty();
    }

    static bool isUsable(const JsonValue &number)
    {
        return number.isNumber() && std::abs(number.number()) <= DrawnCurve::kLargest;
    }

    Vec2 handle(const JsonValue &json)
    {
        if (!json.isValid())
            return {0, 0};
        const JsonValue x = json.first();
        const JsonValue y = x.next();
        if (json.isArray() && isUsable(x) && isUsable(y) && !y.next().isValid())
            return {x.number(), y.number()};
        leaveOut("handle-left-out", "expected a handle of two numbers of at most 1e9", json);
        return {0, 0};
    }

    const JsonDocument &m_json;
    OcurveReading m_reading;
    std::vector<DrawnPoint> m_points;
    bool m_keepsAny = false;
};

} // namespace

Result<OcurveReading> readOcurve(std::shared_ptr<const std::string> text, const std::string &file)
{
    const Result<JsonDocument> json = JsonDocument::parse(std::move(text), file);
    if (!json)
        return tl::make_unexpected(json.error());
    return Reader(*json).read();
}

} // namespace clipwright
