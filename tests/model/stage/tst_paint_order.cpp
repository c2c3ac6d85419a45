// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#include "counting_allocator.h"
#include "model/stage/paint_order.h"
#include "model/stage/stage_binding.h"
#include "model/stage/stages.h"

#include <QTest>

#include <random>

using namespace clipwright;
using namespace clipwright::fixtures;

namespace {

StagePose poseOf(StageMaker maker)
{
    return StagePose(std::make_shared<const StageLayout>(treeOf(std::move(maker))));
}

void setZ(StagePose &pose, const char *entity, double z)
{
    pose.write(*pose.layout().slot(*pose.tree().find(entity), "order.z"), std::vector<double>{z});
}

/** The paths from back to front, apart with a space. */
std::string painted(PaintOrder &order, const StagePose &pose)
{
    std::string text;
    for (const StageTree::Index index : order.sort(pose))
        text.append(text.empty() ? "" : " ").append(pose.tree().path(index));
    return text;
}

std::string painted(const StagePose &pose)
{
    PaintOrder order(pose.layout());
    return painted(order, pose);
}

} // namespace

class tst_PaintOrder : public QObject {
    Q_OBJECT

private slots:
    void anEmptyStageHasNone();
    void higherIsOnTop();
    void halvesCountAsTheyAre();
    void aWeaponPassesBehindItsCharacterWhileItSwings();
    void equalOnesStandInTheOrderOfTheHierarchy();
    void aChildOnItsOwnSortsAgainstTheWholeStage();
    void aChildThatSortsWithItsParentMovesOnlyAgainstItAndItsSiblings();
    void groupsWithinGroupsGoAlong();
    void onTheRootThereIsNothingToSortWith();
    void sortedAgainAtEachStepWithoutAllocating();
    void everyEntityIsPaintedOnce();
};

void tst_PaintOrder::anEmptyStageHasNone()
{
    QCOMPARE(painted(poseOf({})), std::string());
}

void tst_PaintOrder::higherIsOnTop()
{
    QCOMPARE(painted(poseOf(StageMaker().add("a", {}, {orderZ(3)}).add("b", {}, {orderZ(-1)}).add("c"))),
             std::string("b c a"));
}

void tst_PaintOrder::halvesCountAsTheyAre()
{
    StagePose pose = poseOf(StageMaker()
                                .add("x", {}, {orderZ(0)})
                                .add("four", {}, {orderZ(4)})
                                .add("five", {}, {orderZ(5)})
                                .add("fourToo", {}, {orderZ(4)})
                                .add("fiveToo", {}, {orderZ(5)}));
    setZ(pose, "x", 4.5);
    QCOMPARE(painted(pose), std::string("four fourToo x five fiveToo"));
    setZ(pose, "x", 4.0000001);
    QCOMPARE(painted(pose), std::string("four fourToo x five fiveToo"));
    setZ(pose, "x", 5);
    QCOMPARE(painted(pose), std::string("four fourToo x five fiveToo")); // the first of those on 5
    setZ(pose, "x", 5.5);
    QCOMPARE(painted(pose), std::string("four fourToo five fiveToo x"));
}

void tst_PaintOrder::aWeaponPassesBehindItsCharacterWhileItSwings()
{
    StagePose pose = poseOf(StageMaker().add("hero", {}, {orderZ(2)}).add("weapon", "hero", {orderZ(3)}));
    PaintOrder order(pose.layout());
    QCOMPARE(painted(order, pose), std::string("hero weapon"));
    setZ(pose, "weapon", 1);
    QCOMPARE(painted(order, pose), std::string("weapon hero"));
    setZ(pose, "weapon", 3);
    QCOMPARE(painted(order, pose), std::string("hero weapon"));
}

void tst_PaintOrder::equalOnesStandInTheOrderOfTheHierarchy()
{
    QCOMPARE(painted(poseOf(StageMaker().add("a").add("b").add("c", "a").add("d", "c").add("e"))),
             std::string("a c d b e"));
}

void tst_PaintOrder::aChildOnItsOwnSortsAgainstTheWholeStage()
{
    StagePose pose =
        poseOf(StageMaker().add("a", {}, {orderZ(1)}).add("child", "a", {orderZ(1)}).add("b", {}, {orderZ(2)}));
    setZ(pose, "child", 3);
    QCOMPARE(painted(pose), std::string("a b child"));
}

void tst_PaintOrder::aChildThatSortsWithItsParentMovesOnlyAgainstItAndItsSiblings()
{
    StagePose pose = poseOf(StageMaker()
                                .add("a", {}, {orderZ(1)})
                                .add("arm", "a", {orderZ(1, true)})
                                .add("leg", "a", {orderZ(1, true)})
                                .add("free", "a", {orderZ(1)})
                                .add("b", {}, {orderZ(2)}));
    QCOMPARE(painted(pose), std::string("a arm leg free b"));
    setZ(pose, "arm", 100); // above its parent and its siblings, not above b
    QCOMPARE(painted(pose), std::string("a leg arm free b"));
    setZ(pose, "arm", -100); // behind its parent
    QCOMPARE(painted(pose), std::string("arm a leg free b"));
    setZ(pose, "a", 3); // the parent takes them along, and the free one stays
    QCOMPARE(painted(pose), std::string("free b arm leg a"));
    setZ(pose, "leg", 3.5);
    QCOMPARE(painted(pose), std::string("free b arm a leg"));
}

void tst_PaintOrder::groupsWithinGroupsGoAlong()
{
    StagePose pose = poseOf(StageMaker()
                                .add("a", {}, {orderZ(0)})
                                .add("arm", "a", {orderZ(1, true)})
                                .add("hand", "arm", {orderZ(2, true)})
                                .add("sword", "hand", {orderZ(3, true)})
                                .add("head", "a", {orderZ(2, true)})
                                .add("b", {}, {orderZ(1)}));
    QCOMPARE(painted(pose), std::string("a arm hand sword head b"));
    setZ(pose, "sword", -5); // behind the hand only
    QCOMPARE(painted(pose), std::string("a arm sword hand head b"));
    setZ(pose, "arm", 5); // with all that is on it above the head
    QCOMPARE(painted(pose), std::string("a head sword hand arm b"));
    setZ(pose, "a", 7);
    QCOMPARE(painted(pose), std::string("b head sword hand arm a"));
}

void tst_PaintOrder::onTheRootThereIsNothingToSortWith()
{
    StagePose pose = poseOf(StageMaker().add("a", {}, {orderZ(1, true)}).add("b"));
    QCOMPARE(painted(pose), std::string("b a"));
}

void tst_PaintOrder::sortedAgainAtEachStepWithoutAllocating()
{
    StageMaker maker;
    for (int i = 0; i < 300; ++i)
        maker.add(std::to_string(i), i % 3 == 0 ? std::string() : std::to_string(i - 1), {orderZ(i, i % 3 == 2)});
    StagePose pose = poseOf(std::move(maker));
    PaintOrder order(pose.layout());
    std::mt19937 random(1);
    const std::vector<StageSlot> places = [&pose] {
        std::vector<StageSlot> all;
        for (StageTree::Index i = 1; i < pose.tree().size(); ++i)
            all.push_back(*pose.layout().slot(i, "order.z"));
        return all;
    }();
    const std::size_t before = allocationCount;
    for (int step = 0; step < 20; ++step) {
        for (const StageSlot &slot : places) {
            const double z = static_cast<double>(random() % 100) / 2;
            pose.write(slot, std::span(&z, 1));
        }
        order.sort(pose);
    }
    const std::size_t after = allocationCount;
    QCOMPARE(after, before);
}

void tst_PaintOrder::everyEntityIsPaintedOnce()
{
    std::mt19937 random(7);
    for (int round = 0; round < 50; ++round) {
        StageMaker maker;
        const int count = 1 + static_cast<int>(random() % 40);
        for (int i = 0; i < count; ++i) {
            const bool hasParent = i > 0 && random() % 3 != 0;
            maker.add(std::to_string(i),
                      hasParent ? std::to_string(random() % static_cast<unsigned>(i)) : std::string(),
                      {orderZ(static_cast<double>(random() % 5), random() % 2 == 0)});
        }
        const StagePose pose = poseOf(std::move(maker));
        PaintOrder order(pose.layout());
        const auto sorted = order.sort(pose);
        std::vector<StageTree::Index> all(sorted.begin(), sorted.end());
        std::ranges::sort(all);
        QCOMPARE(all.size(), static_cast<std::size_t>(count));
        for (std::size_t i = 0; i < all.size(); ++i)
            QCOMPARE(all[i], static_cast<StageTree::Index>(i + 1));
    }
}

QTEST_APPLESS_MAIN(tst_PaintOrder)
#include "tst_paint_order.moc"
