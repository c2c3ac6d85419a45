// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#include "model/stage/stage_placement.h"

#include "model/stage/stage_binding.h"
#include "model/stage/stages.h"

#include <QTest>

#include <cmath>

using namespace clipwright;
using namespace clipwright::fixtures;

namespace {

Component placed(std::vector<double> position, std::vector<double> rotation, std::vector<double> scale)
{
    Component transform = with(ComponentType::Transform, TransformProperty::Position, std::move(position));
    transform.fields.push_back({TransformProperty::Rotation, {Kind::Rotation, std::move(rotation), {}}});
    transform.fields.push_back({TransformProperty::Scale, {Kind::Vector3, std::move(scale), {}}});
    return transform;
}

StagePose pose()
{
    Project project;
    const double half = std::sqrt(0.5);
    project.files["b"] = StageMaker().add("body", {}, {at(1, 0, 0)}).add("plain", "body").stage();
    project.files["a"] = StageMaker()
                             .add("x", {}, {placed({10, 20, 0}, {0, 0, half, half}, {2, 3, 1})})
                             .instance("b")
                             .add("hat", "x", {at(0, 1, 5)})
                             .stage();
    return StagePose(std::make_shared<const StageLayout>(project.tree("a")));
}

glm::dvec3 originOf(const StagePose &of, const char *path)
{
    return glm::dvec3(worldOf(of, *of.tree().find(path))[3]);
}

bool isClose(const glm::dvec3 &left, const glm::dvec3 &right)
{
    return glm::length(left - right) < 1e-12;
}

} // namespace

class tst_StagePlacement : public QObject {
    Q_OBJECT

private slots:
    void scaledThenTurnedThenMoved();
    void theRootAndWhatHasNoTransformStandStill();
    void allAtOnceIsOneAfterTheOther();
    void whatIsAboveHidesWhatIsBelow();
};

void tst_StagePlacement::scaledThenTurnedThenMoved()
{
    const StagePose of = pose();
    QVERIFY(isClose(originOf(of, "x"), {10, 20, 0}));
    // One metre to the right is two scaled, and up after a quarter turn.
    QVERIFY(isClose(originOf(of, "x/body"), {10, 22, 0}));
    QVERIFY(isClose(originOf(of, "hat"), {7, 20, 5}));
}

void tst_StagePlacement::theRootAndWhatHasNoTransformStandStill()
{
    const StagePose of = pose();
    QVERIFY(worldOf(of, StageTree::kRoot) == glm::dmat4(1));
    QVERIFY(localOf(of, *of.tree().find("x/plain")) == glm::dmat4(1));
    QVERIFY(worldOf(of, *of.tree().find("x/plain")) == worldOf(of, *of.tree().find("x/body")));
}

void tst_StagePlacement::allAtOnceIsOneAfterTheOther()
{
    const StagePose of = pose();
    std::vector<glm::dmat4> worlds(of.tree().size());
    worldsOf(of, worlds);
    for (const StageTree::Index index : of.tree().order()) {
        for (int column = 0; column < 4; ++column)
            QVERIFY(glm::length(worlds[index][column] - worldOf(of, index)[column]) < 1e-12);
    }
}

void tst_StagePlacement::whatIsAboveHidesWhatIsBelow()
{
    StagePose of = pose();
    QVERIFY(isVisible(of, *of.tree().find("x/plain")) && isVisible(of, StageTree::kRoot));
    of.write(*of.layout().slot(*of.tree().find("x"), "transform.visible"), std::vector<double>{0});
    for (const char *path : {"x", "x/body", "x/plain", "hat"})
        QVERIFY(!isVisible(of, *of.tree().find(path)));
}

QTEST_APPLESS_MAIN(tst_StagePlacement)
#include "tst_stage_placement.moc"
