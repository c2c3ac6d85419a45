// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#include "model/timeline/timeline.h"

#include <QTest>

using namespace clipwright;

namespace {

Track trackOf(Kind kind, std::vector<double> base)
{
    Track track;
    track.kind = kind;
    track.base = std::move(base);
    return track;
}

} // namespace

class tst_Timeline : public QObject {
    Q_OBJECT

private slots:
    void unknownTracksAreNotThere();
    void restoreRefusesATakenOrNullId();
    void tracksAreInOrderOfTheirIds();
    void anIdIsNotGivenTwice();
    void aSnapshotKeepsItsTracksRangesAndMarks();
    void anEditCopiesOnlyWhatIsShared();
    void groupsAreKeyedTogether();
    void aTrackKnowsItsWidth();
};

void tst_Timeline::unknownTracksAreNotThere()
{
    Timeline timeline;
    const TrackId id = timeline.add(trackOf(Kind::Number, {1}));
    for (const TrackId other : {TrackId{}, TrackId{id.value + 1}}) {
        QCOMPARE(timeline.find(other), nullptr);
        QCOMPARE(timeline.edit(other), nullptr);
        QVERIFY(timeline.keyedTogether(other).empty());
        timeline.remove(other);
    }
    QCOMPARE(timeline.tracks().size(), std::size_t(1));
}

void tst_Timeline::restoreRefusesATakenOrNullId()
{
    Timeline timeline;
    const TrackId id = timeline.add(trackOf(Kind::Number, {1}));
    Track again = trackOf(Kind::Number, {2});
    QVERIFY(!timeline.restore(again));
    again.id = id;
    QVERIFY(!timeline.restore(again));
    QCOMPARE(timeline.find(id)->base[0], 1.0);
    timeline.remove(id);
    QVERIFY(timeline.restore(again));
    QCOMPARE(timeline.find(id)->base[0], 2.0);
}

void tst_Timeline::tracksAreInOrderOfTheirIds()
{
    Timeline timeline;
    for (int i = 0; i < 5; ++i)
        timeline.add(trackOf(Kind::Number, {static_cast<double>(i)}));
    const Track second = *timeline.find(TrackId{2});
    timeline.remove(second.id);
    QVERIFY(timeline.restore(second));
    for (std::uint32_t i = 0; i < 5; ++i)
        QCOMPARE(timeline.tracks()[i]->id, TrackId{i + 1});
}

void tst_Timeline::anIdIsNotGivenTwice()
{
    Timeline timeline;
    const TrackId first = timeline.add({});
    timeline.remove(first);
    QVERIFY(timeline.add({}) != first);
    Track far;
    far.id = TrackId{50};
    far.group = GroupId{9};
    QVERIFY(timeline.restore(far));
    QCOMPARE(timeline.add({}), TrackId{51});
    QCOMPARE(timeline.newGroup(), GroupId{10});
}

void tst_Timeline::aSnapshotKeepsItsTracksRangesAndMarks()
{
    Timeline timeline;
    timeline.ranges.push_back({"walk", 0, 24, true});
    timeline.marks.push_back({12, "step", ""});
    const TrackId id = timeline.add(trackOf(Kind::Number, {1}));
    const Timeline snapshot = timeline;
    timeline.ranges[0].end = 30;
    timeline.marks.clear();
    timeline.edit(id)->base = {5};
    timeline.easings.intern(Easing::cubic(0.1, 0.2, 0.3, 0.4));
    timeline.remove(id);
    QVERIFY((snapshot.ranges[0] == TimeRange{"walk", 0, 24, true}));
    QVERIFY((snapshot.marks[0] == TimeMark{12, "step", ""}));
    QCOMPARE(snapshot.find(id)->base[0], 1.0);
    QCOMPARE(snapshot.find(id)->revision, 0U);
    QCOMPARE(snapshot.easings.size(), std::size_t(3));
}

void tst_Timeline::anEditCopiesOnlyWhatIsShared()
{
    Timeline timeline;
    const TrackId first = timeline.add(trackOf(Kind::Number, {1}));
    const TrackId second = timeline.add(trackOf(Kind::Number, {2}));
    const Track *alone = timeline.find(first);
    QCOMPARE(static_cast<const Track *>(timeline.edit(first)), alone);
    const Timeline snapshot = timeline;
    QVERIFY(static_cast<const Track *>(timeline.edit(first)) != snapshot.find(first));
    QCOMPARE(timeline.find(second), snapshot.find(second));
    QCOMPARE(timeline.find(first)->revision, 2U);
}

void tst_Timeline::groupsAreKeyedTogether()
{
    Timeline timeline;
    const GroupId group = timeline.newGroup();
    std::vector<TrackId> ids;
    for (int i = 0; i < 4; ++i) {
        Track track = trackOf(Kind::Number, {0});
        if (i != 1)
            track.group = group;
        ids.push_back(timeline.add(track));
    }
    QVERIFY((timeline.keyedTogether(ids[3]) == std::vector<TrackId>{ids[0], ids[2], ids[3]}));
    QVERIFY((timeline.keyedTogether(ids[1]) == std::vector<TrackId>{ids[1]}));
    QVERIFY(timeline.newGroup() != group);
}

void tst_Timeline::aTrackKnowsItsWidth()
{
    Track part = trackOf(Kind::Vector2, {7});
    part.component = 1;
    QCOMPARE(part.stride(), 1);
    QCOMPARE(trackOf(Kind::Vector2, {}).stride(), 2);
    QCOMPARE(trackOf(Kind::Rotation, {}).stride(), 4);
    QCOMPARE(trackOf(Kind::Weights, {1, 2, 3}).stride(), 3);
    Track keyed = trackOf(Kind::Weights, {});
    keyed.keys = Keys(Storage::Numbers, 52);
    QCOMPARE(keyed.stride(), 52);
    QCOMPARE(trackOf(Kind::Text, {}).stride(), 0);
    QCOMPARE(trackOf(Kind::Path, {}).stride(), 0);
}

QTEST_GUILESS_MAIN(tst_Timeline)
#include "tst_timeline.moc"
