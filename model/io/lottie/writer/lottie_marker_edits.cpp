// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#include "model/io/lottie/writer/lottie_marker_edits.h"

#include "model/io/json/json_writer.h"
#include "model/io/lottie/lottie_context.h"
#include "model/io/lottie/lottie_markers.h"

#include <algorithm>
#include <cmath>

namespace clipwright {

namespace {

struct Wanted {
    double time = 0;
    double length = 0;
    std::string comment;
    const TimeRange *range = nullptr;
    const TimeMark *mark = nullptr;
    JsonValue json; ///< the marker that it was
};

/** The comment that is read as this range; the name plain where it can be. */
std::string commentOf(const TimeRange &range)
{
    const std::string name = range.loops ? range.name : range.name + " #once";
    if (!name.starts_with('{'))
        return name;
    JsonWriter json;
    json.beginObject().member("name", name).endObject();
    return json.text();
}

std::string commentOf(const TimeMark &mark)
{
    JsonWriter json;
    json.beginObject().member("mark", mark.name);
    if (!mark.payload.empty())
        json.member("payload", mark.payload);
    json.endObject();
    return json.text();
}

/** A range in the spelling of a JSON comment that was there: its name anew, all else as it is. */
std::string commentLike(const std::string &comment, const TimeRange &range)
{
    if (comment.find_first_not_of(" \t\r\n\f\v") == std::string::npos
        || comment[comment.find_first_not_of(" \t\r\n\f\v")] != '{')
        return commentOf(range);
    const Result<JsonDocument> json = JsonDocument::parse(std::make_shared<const std::string>(comment));
    if (!json || !json->root().isObject() || json->root()["mark"].isValid())
        return commentOf(range);
    JsonEdits edits(*json);
    JsonObjectEdit object(edits, json->root());
    object.set("name", JsonPiece::text(range.loops ? range.name : range.name + " #once"));
    object.commit();
    return edits.text();
}

/** What readers make of a list of markers. */
Timeline readBack(const JsonPiece &markers, const Timeline &timeline)
{
    Timeline read;
    read.start = timeline.start;
    read.length = timeline.length;
    std::string text;
    markers.print(text, {}, {});
    const Result<JsonDocument> json = JsonDocument::parse(std::make_shared<const std::string>(std::move(text)));
    if (json) {
        LottieContext context(*json, {}, {});
        readMarkers(context, json->root(), read);
    }
    return read;
}

template<class T>
std::vector<T> inOrder(std::vector<T> list, double T::*time)
{
    std::ranges::stable_sort(list, {}, time);
    return list;
}

bool isRead(const Timeline &read, const Timeline &wanted)
{
    return read.ranges == inOrder(wanted.ranges, &TimeRange::start)
           && read.marks == inOrder(wanted.marks, &TimeMark::time);
}

class MarkerWriter {
public:
    MarkerWriter(LottieWriting &writing, const Timeline &timeline, LottieTarget &root)
        : m_writing(writing),
          m_timeline(timeline),
          m_root(root)
    {
        for (JsonValue json = root["markers"].isArray() ? root["markers"].first() : JsonValue(); json.isValid();
             json = json.next())
            m_text.push_back(json);
    }

    void write()
    {
        if (isRead(readText(), m_timeline))
            return;
        collect();
        for (std::size_t i = 0; i < m_text.size(); ++i)
            m_reads.push_back(readOne(i));
        match();
        // First with what stands there and is not known as either; where that would be read as something else, without.
        std::unordered_set<std::uint32_t> known = m_matchable;
        if (!isRead(readBack(whole(known), m_timeline), m_timeline)) {
            for (const JsonValue json : m_text)
                known.insert(json.begin());
        }
        std::vector<JsonListItem> items;
        for (const Wanted &wanted : m_wanted) {
            LottieTarget marker(m_writing, wanted.json);
            fill(marker, wanted);
            items.push_back({marker.isFresh() ? JsonValue() : wanted.json, marker.finish()});
        }
        setList(m_writing, m_root, "markers", std::move(items), known);
    }

private:
    Timeline readText() const
    {
        Timeline read;
        read.start = m_timeline.start;
        read.length = m_timeline.length;
        if (m_writing.json) {
            LottieContext context(*m_writing.json, {}, {});
            readMarkers(context, m_root["markers"], read);
        }
        return read;
    }

    void collect()
    {
        for (const TimeRange &range : m_timeline.ranges)
            m_wanted.push_back({range.start, spanBetween(range.start, range.end), commentOf(range), &range, {}, {}});
        for (const TimeMark &mark : m_timeline.marks)
            m_wanted.push_back({mark.time, 0, commentOf(mark), nullptr, &mark, {}});
    }

    /** A marker of the text that was read as the range, or mark, of that name, or else of that time. */
    void match()
    {
        std::vector<bool> isTaken(m_text.size());
        for (const bool isByName : {true, false}) {
            for (Wanted &wanted : m_wanted) {
                for (std::size_t i = 0; i < m_text.size() && !wanted.json.isValid(); ++i) {
                    if (isTaken[i] || !isAlike(m_reads[i], wanted, isByName))
                        continue;
                    isTaken[i] = true;
                    wanted.json = m_text[i];
                }
            }
        }
        for (std::size_t i = 0; i < m_text.size(); ++i) {
            if (!m_reads[i].ranges.empty() || !m_reads[i].marks.empty())
                m_matchable.insert(m_text[i].begin());
        }
        arrange();
    }

    /** By time; where none is new the order of the text stays, if that is read as well. */
    void arrange()
    {
        std::ranges::stable_sort(m_wanted, {}, &Wanted::time);
        if (!std::ranges::all_of(m_wanted, [](const Wanted &wanted) { return wanted.json.isValid(); }))
            return;
        const std::vector<Wanted> byTime = m_wanted;
        std::ranges::sort(m_wanted, {}, [](const Wanted &wanted) { return wanted.json.begin(); });
        if (!isRead(readBack(whole(m_matchable), m_timeline), m_timeline))
            m_wanted = byTime;
    }

    Timeline readOne(std::size_t i) const
    {
        JsonPiece list = JsonPiece::array();
        list.add(m_writing.edits->pieceOf(m_text[i]));
        return readBack(list, m_timeline);
    }

    static bool isAlike(const Timeline &read, const Wanted &wanted, bool isByName)
    {
        if (wanted.range)
            return !read.ranges.empty()
                   && (isByName ? read.ranges.front().name == wanted.range->name
                                : read.ranges.front().start == wanted.range->start);
        return !read.marks.empty()
               && (isByName ? read.marks.front().name == wanted.mark->name && read.marks.front().time == wanted.time
                            : read.marks.front().time == wanted.time || read.marks.front().name == wanted.mark->name);
    }

    void fill(LottieTarget &marker, const Wanted &wanted) const
    {
        marker.setNumber("tm", wanted.time, marker["tm"].number());
        const std::string now = textOf(marker["cm"]);
        if (marker.isFresh() || !isSaid(now, wanted))
            marker.set("cm", JsonPiece::text(wanted.range ? commentLike(now, *wanted.range) : wanted.comment));
        if (!marker.isFresh() && wanted.mark)
            return; // a mark has no length
        marker.setNumber("dr", wanted.length, std::max(0.0, marker["dr"].number()));
    }

    /** Whether a comment is read as what is wanted, alone. */
    bool isSaid(const std::string &comment, const Wanted &wanted) const
    {
        JsonPiece marker = JsonPiece::object();
        marker.set("tm", JsonPiece::number(wanted.time));
        marker.set("dr", JsonPiece::number(wanted.length));
        marker.set("cm", JsonPiece::text(comment));
        JsonPiece list = JsonPiece::array();
        list.add(std::move(marker));
        const Timeline read = readBack(list, m_timeline);
        if (wanted.range)
            return read.ranges == std::vector<TimeRange>{*wanted.range};
        return read.marks == std::vector<TimeMark>{*wanted.mark};
    }

    /** The list as it would be, to be read. */
    JsonPiece whole(const std::unordered_set<std::uint32_t> &known) const
    {
        JsonPiece list = JsonPiece::array();
        for (const Wanted &wanted : m_wanted) {
            JsonPiece marker = JsonPiece::object();
            marker.set("tm", JsonPiece::number(wanted.time));
            marker.set("dr", JsonPiece::number(wanted.length));
            marker.set("cm", JsonPiece::text(wanted.comment));
            list.add(std::move(marker));
        }
        for (const JsonValue json : m_text) {
            if (!known.contains(json.begin()))
                list.add(m_writing.edits->pieceOf(json));
        }
        return list;
    }

    LottieWriting &m_writing;
    const Timeline &m_timeline;
    LottieTarget &m_root;
    std::vector<JsonValue> m_text;
    std::vector<Timeline> m_reads; ///< each marker of the text, alone
    std::vector<Wanted> m_wanted;
    std::unordered_set<std::uint32_t> m_matchable;
};

} // namespace

double spanBetween(double from, double to)
{
    const double span = to - from;
    for (const double each : {span, std::nextafter(span, 0.0), std::nextafter(span, HUGE_VAL)}) {
        if (from + each == to)
            return each;
    }
    return span;
}

double endAfter(double start, double length)
{
    const double end = start + length;
    for (const double each : {end, std::nextafter(end, -HUGE_VAL), std::nextafter(end, HUGE_VAL)}) {
        if (each - start == length)
            return each;
    }
    return end;
}

void writeMarkers(LottieWriting &writing, const Timeline &timeline, LottieTarget &root)
{
    MarkerWriter(writing, timeline, root).write();
}

} // namespace clipwright
