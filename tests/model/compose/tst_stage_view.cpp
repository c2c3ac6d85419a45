// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#include "model/compose/stage_view.h"

#include "model/stage/stages.h"

#include <QTest>

using namespace clipwright;
using namespace clipwright::fixtures;

namespace {

StagePose poseOf(const StageMaker &maker)
{
    return StagePose(std::make_shared<const StageLayout>(treeOf(maker)));
}

Component camera(const std::string &type, double height)
{
    Component component = withText(ComponentType::Camera, CameraProperty::Type, type);
    component.fields.push_back({CameraProperty::Height, {Kind::Number, {height}, {}}});
    return component;
}

} // namespace

class tst_StageView : public QObject {
    Q_OBJECT

private slots:
    void withoutACameraThereIsNone();
    void theFirstVisibleOrthographicOne();
    void aCameraThatIsScaledToNothingStandsStraight();
    void backgroundIsTheRoots();
};

void tst_StageView::withoutACameraThereIsNone()
{
    QVERIFY(!cameraOf(poseOf(StageMaker().add("a", {}, {at(1, 2)}))));
    QVERIFY(!cameraOf(poseOf(StageMaker().add("a", {}, {camera("perspective", 3)}))));
}

void tst_StageView::theFirstVisibleOrthographicOne()
{
    Component hidden = at(0, 0);
    hidden.fields.push_back({TransformProperty::Visible, {Kind::Flag, {0}, {}}});
    Component placed = at(3, 4, 9);
    placed.fields.push_back({TransformProperty::Euler, {Kind::Euler, {0, 0, 90}, {}}});
    placed.fields.push_back({TransformProperty::Scale, {Kind::Vector3, {5, 5, 5}, {}}});
    const auto found = cameraOf(poseOf(StageMaker()
                                           .add("a", {}, {camera("perspective", 1)})
                                           .add("b", {}, {hidden, camera("orthographic", 2)})
                                           .add("c", {}, {placed, camera("orthographic", 3)})
                                           .add("d", {}, {camera("orthographic", 4)})));
    QVERIFY(found);
    QCOMPARE(found->height, 3.0);
    const Vec2 right = found->world.map({1, 0});
    QVERIFY(std::abs(right.x - 3) < 1e-12 && std::abs(right.y - 5) < 1e-12);
}

void tst_StageView::aCameraThatIsScaledToNothingStandsStraight()
{
    Component flat = at(1, 2);
    flat.fields.push_back({TransformProperty::Scale, {Kind::Vector3, {0, 0, 0}, {}}});
    const auto found = cameraOf(poseOf(StageMaker().add("a", {}, {flat, camera("orthographic", 3)})));
    QVERIFY(found);
    QCOMPARE(found->world, (Affine{1, 0, 0, 1, 1, 2}));
}

void tst_StageView::backgroundIsTheRoots()
{
    QVERIFY(!backgroundOf(poseOf(StageMaker().add("a"))));
    const auto colour = backgroundOf(
        poseOf(StageMaker().root({with(ComponentType::Background, BackgroundProperty::Colour, {0.1, 0.2, 0.3, 0.4})})));
    QVERIFY(colour == (std::array{0.1, 0.2, 0.3, 0.4}));
}

QTEST_APPLESS_MAIN(tst_StageView)
#include "tst_stage_view.moc"
