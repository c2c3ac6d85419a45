// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#include "model/core/affine.h"

#include <QTest>

#include <random>

using namespace clipwright;

namespace {

bool isNear(Vec2 a, Vec2 b, double tolerance = 1e-12)
{
    return std::abs(a.x - b.x) <= tolerance && std::abs(a.y - b.y) <= tolerance;
}

} // namespace

class tst_Affine : public QObject {
    Q_OBJECT

private slots:
    void tellsAFlatOneByItsDeterminant();
    void directionsDoNotMove();
    void turnsFromXTowardsY();
    void putsTheAnchorOnThePosition();
    void theParentComesLast();
    void theInverseUndoes();
};

void tst_Affine::tellsAFlatOneByItsDeterminant()
{
    QCOMPARE(Affine::transform({1, 2}, 30, {0, 1}, {0, 0}).determinant(), 0.0);
}

void tst_Affine::directionsDoNotMove()
{
    const Affine moved{1, 0, 0, 1, 5, 7};
    QVERIFY(moved.turn({1, 2}) == Vec2(1, 2));
    QVERIFY(moved.map({1, 2}) == Vec2(6, 9));
}

void tst_Affine::turnsFromXTowardsY()
{
    const Affine quarter = Affine::transform({0, 0}, 90, {2, 3}, {0, 0});
    QVERIFY(isNear(quarter.map({1, 0}), {0, 2}));
    QVERIFY(isNear(quarter.map({0, 1}), {-3, 0}));
}

void tst_Affine::putsTheAnchorOnThePosition()
{
    QVERIFY(isNear(Affine::transform({10, 20}, 33, {1.5, -2}, {3, 4}).map({3, 4}), {10, 20}));
}

void tst_Affine::theParentComesLast()
{
    const Affine parent = Affine::transform({100, 0}, 0, {2, 2}, {0, 0});
    const Affine local = Affine::transform({1, 1}, 90, {1, 1}, {0, 0});
    QVERIFY(isNear((parent * local).map({1, 0}), parent.map(local.map({1, 0}))));
    QVERIFY(isNear((parent * local).map({1, 0}), {102, 4}));
}

void tst_Affine::theInverseUndoes()
{
    std::mt19937 random(3);
    std::uniform_real_distribution<double> any(-2, 2);
    for (int i = 0; i < 1000; ++i) {
        const Affine m{any(random), any(random), any(random), any(random), any(random), any(random)};
        if (std::abs(m.determinant()) < 1e-2)
            continue;
        const Vec2 point{any(random), any(random)};
        QVERIFY(isNear(m.inverse().map(m.map(point)), point, 1e-11));
        QVERIFY(isNear((m * m.inverse()).map(point), point, 1e-11));
    }
}

QTEST_GUILESS_MAIN(tst_Affine)
#include "tst_affine.moc"
