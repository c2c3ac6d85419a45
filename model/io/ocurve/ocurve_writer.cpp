// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#include "model/core/numbers.h"
#include "model/io/json/json_kept.h"
#include "model/io/json/json_writer.h"
#include "model/io/ocurve/ocurve_format.h"

namespace clipwright {

namespace {

/** The members of an object with what is kept between them, each behind `before` and with commas. */
class Members {
public:
    Members(std::string &text, const std::vector<KeptText> &kept, std::string_view before)
        : m_text(text),
          m_kept(kept),
          m_before(before)
    {}

    /** Kept members up to the next known one, then its name; `isThere` false: only what is kept. */
    void next(std::string_view name, bool isThere = true)
    {
        keptHere();
        ++m_slot;
        if (!isThere)
            return;
        separate();
        m_text.append(1, '"').append(name).append(m_before.empty() ? "\":" : "\": ");
    }

    void keptHere()
    {
        for (const std::string_view member : keptAt(m_kept, m_slot)) {
            separate();
            m_text.append(member);
        }
    }

private:
    void separate()
    {
        m_text.append(m_isFirst ? "" : ",").append(m_before);
        m_isFirst = false;
    }

    std::string &m_text;
    const std::vector<KeptText> &m_kept;
    std::string_view m_before;
    std::size_t m_slot = 0;
    bool m_isFirst = true;
};

void writePair(std::string &text, Vec2 pair)
{
    text += '[';
    appendNumber(text, pair.x);
    text += ',';
    appendNumber(text, pair.y);
    text += ']';
}

void writePoint(std::string &text, const DrawnPoint &point, const std::vector<KeptText> &kept)
{
    text += '{';
    Members members(text, kept, "");
    members.next(kPointMembers[0]);
    appendNumber(text, point.at);
    members.next(kPointMembers[1]);
    appendNumber(text, point.value);
    const Vec2 none(0, 0);
    members.next(kPointMembers[2], point.in != none);
    if (point.in != none)
        writePair(text, point.in);
    members.next(kPointMembers[3], point.out != none);
    if (point.out != none)
        writePair(text, point.out);
    members.keptHere();
    text += '}';
}

} // namespace

std::string writeOcurve(const OcurveFile &file)
{
    static const std::vector<KeptText> kNone;
    std::string text = "{";
    Members members(text, file.kept, "\n  ");
    members.next(kOcurveMembers[0]);
    text += "\"clipwright.curve\"";
    members.next(kOcurveMembers[1]);
    text += '1';
    members.next(kOcurveMembers[2]);
    JsonWriter name;
    name.value(file.name);
    text += name.text();
    members.next(kOcurveMembers[3]);
    text += '[';
    const std::span<const DrawnPoint> points = file.curve->points();
    for (std::size_t i = 0; i < points.size(); ++i) {
        text += i == 0 ? "\n    " : ",\n    ";
        writePoint(text, points[i], i < file.keptAtPoints.size() ? file.keptAtPoints[i] : kNone);
    }
    text += "\n  ]";
    members.keptHere();
    text += "\n}\n";
    return text;
}

} // namespace clipwright
