// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#include "model/rig/cooked_rig.h"

#include <QTest>

using namespace clipwright;

class tst_CookedRig : public QObject {
    Q_OBJECT

private slots:
    void contentLeavesIdsAndKeptLinesAside();
    void aRigWithoutClipsLoopsWhole();
    void versionIsTheLowestThatCanSayIt();
    void runsAreLaidOutPartByPart();
};

void tst_CookedRig::contentLeavesIdsAndKeptLinesAside()
{
    CookedRig rig;
    rig.layers.emplace_back().parent = -1;
    CookedRig other = rig;
    other.layers[0].source = NodeId{7};
    other.kept.push_back({{}, "# note"});
    QVERIFY(rig.sameContent(other));
    other.layers[0].name = std::string(3, 'b');
    QVERIFY(!rig.sameContent(other));
    other = rig;
    other.layers[0].channel(CookedChannel::Opacity) = {{0}, {Easing::hold()}, {1}};
    QVERIFY(!rig.sameContent(other));
    other = rig;
    other.morphs.emplace_back();
    QVERIFY(!rig.sameContent(other));
}

void tst_CookedRig::aRigWithoutClipsLoopsWhole()
{
    CookedRig rig;
    rig.duration = 12;
    QVERIFY((rig.playableClips() == std::vector<TimeRange>{{"default", 0, 12, true}}));
    rig.clips.push_back({"walk", 1, 2, false});
    QVERIFY(rig.playableClips() == rig.clips);
}

void tst_CookedRig::versionIsTheLowestThatCanSayIt()
{
    CookedRig rig;
    QCOMPARE(rig.version(), 1);
    rig.layers.emplace_back().shapes.emplace_back().layout.paint = PaintKind::Radial;
    QCOMPARE(rig.version(), 1);
    rig.layers[0].shapes.emplace_back().layout.maskCount = 3;
    QCOMPARE(rig.version(), 2);
    rig.morphs.emplace_back().shapes.emplace_back().layout.texture = "a.png";
    QCOMPARE(rig.version(), 3);
}

void tst_CookedRig::runsAreLaidOutPartByPart()
{
    RegionLayout layout;
    layout.outerCount = 4;
    layout.holeCounts = {3, 5};
    QCOMPARE(layout.pointOffset(), std::size_t{4});
    QCOMPARE(layout.stride(), std::size_t{4 + 2 * 12});
    layout.holeCounts.clear();
    layout.maskCount = 3;
    layout.paint = PaintKind::Radial;
    layout.stopCount = 2;
    layout.isStroke = true;
    QCOMPARE(layout.stopOffset(), std::size_t{6});
    QCOMPARE(layout.strokeOffset(), std::size_t{16});
    QCOMPARE(layout.pointOffset(), std::size_t{18});
    QCOMPARE(layout.stride(), std::size_t{18 + 14});
    layout.paint = PaintKind::Linear;
    QCOMPARE(layout.strokeOffset(), std::size_t{14});
    layout.paint = PaintKind::Solid;
    layout.stopCount = 0;
    layout.isStroke = false;
    layout.texture = "a.png";
    QCOMPARE(layout.textureOffset(), std::size_t{4});
    QCOMPARE(layout.pointOffset(), std::size_t{12});
}

QTEST_APPLESS_MAIN(tst_CookedRig)
#include "tst_cooked_rig.moc"
