// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#include "model/stage/euler.h"

#include <QTest>

#include <array>
#include <cmath>
#include <random>

using namespace clipwright;

namespace {

using Numbers = std::array<double, 4>;
using Degrees = std::array<double, 3>;

Numbers rotationOf(const Degrees &degrees, EulerOrder order)
{
    Numbers rotation{};
    rotationOfDegrees(degrees, order, rotation);
    return rotation;
}

Degrees degreesOf(const Numbers &rotation, EulerOrder order)
{
    Degrees degrees{};
    degreesOfRotation(rotation, order, degrees);
    return degrees;
}

/** How far apart two rotations are, either sign being the same one. */
double distance(const Numbers &left, const Numbers &right)
{
    double same = 0;
    double other = 0;
    for (std::size_t i = 0; i < left.size(); ++i) {
        same = std::max(same, std::abs(left[i] - right[i]));
        other = std::max(other, std::abs(left[i] + right[i]));
    }
    return std::min(same, other);
}

} // namespace

class tst_Euler : public QObject {
    Q_OBJECT

private slots:
    void oneAxisTurnsAloneInEveryOrder_data() { addOrders(); }
    void oneAxisTurnsAloneInEveryOrder();
    void theFirstOfTheOrderTurnsFirst();
    void knownNumbers();
    void thereAndBack_data() { addOrders(); }
    void thereAndBack();
    void onThePoleTheLastTurnHasAll_data() { addOrders(); }
    void onThePoleTheLastTurnHasAll();

private:
    static void addOrders()
    {
        QTest::addColumn<int>("order");
        for (int order = 0; order < 6; ++order)
            QTest::newRow(eulerOrderNames()[static_cast<std::size_t>(order)].data()) << order;
    }
};

void tst_Euler::oneAxisTurnsAloneInEveryOrder()
{
    QFETCH(int, order);
    const double half = std::sqrt(0.5);
    QVERIFY(distance(rotationOf({90, 0, 0}, static_cast<EulerOrder>(order)), {half, 0, 0, half}) < 1e-15);
    QVERIFY(distance(rotationOf({0, 90, 0}, static_cast<EulerOrder>(order)), {0, half, 0, half}) < 1e-15);
    QVERIFY(distance(rotationOf({0, 0, 90}, static_cast<EulerOrder>(order)), {0, 0, half, half}) < 1e-15);
}

void tst_Euler::theFirstOfTheOrderTurnsFirst()
{
    // x by 90 takes y to z; then z by 90 leaves it there. The other way round y goes to -x first, and stays there.
    QVERIFY(distance(rotationOf({90, 0, 90}, EulerOrder::XYZ), {0.5, 0.5, 0.5, 0.5}) < 1e-15);
    QVERIFY(distance(rotationOf({90, 0, 90}, EulerOrder::ZYX), {0.5, -0.5, 0.5, 0.5}) < 1e-15);
}

void tst_Euler::knownNumbers()
{
    // The `degrees` cases of clips, by hand: qz·qy·qx.
    QVERIFY(distance(rotationOf({0, 30, 0}, EulerOrder::XYZ), {0, 0.258819045102521, 0, 0.965925826289068}) < 1e-9);
    const Numbers all{0.0381345764748502, 0.189307857412, 0.23929833774473, 0.951548524643789};
    QVERIFY(distance(rotationOf({10, 20, 30}, EulerOrder::XYZ), all) < 1e-9);
    const Degrees back = degreesOf(all, EulerOrder::XYZ);
    QVERIFY(std::abs(back[0] - 10) < 1e-9 && std::abs(back[1] - 20) < 1e-9 && std::abs(back[2] - 30) < 1e-9);
    const Degrees twice = degreesOf({0.2, 0.4, 0.6, 1}, EulerOrder::XYZ); // of any length
    QVERIFY(distance(rotationOf(twice, EulerOrder::XYZ),
                     {0.2 / std::sqrt(1.56), 0.4 / std::sqrt(1.56), 0.6 / std::sqrt(1.56), 1 / std::sqrt(1.56)})
            < 1e-12);
}

void tst_Euler::thereAndBack()
{
    QFETCH(int, order);
    std::mt19937 random(static_cast<unsigned>(order) + 1);
    const auto angle = [&random] { return static_cast<double>(random() % 7200) / 10 - 360; };
    for (int i = 0; i < 2000; ++i) {
        const Numbers rotation = rotationOf({angle(), angle(), angle()}, static_cast<EulerOrder>(order));
        const Degrees degrees = degreesOf(rotation, static_cast<EulerOrder>(order));
        for (const double one : degrees)
            QVERIFY(std::abs(one) <= 180 + 1e-9);
        // Close to the pole the rule of the pole itself is off by as much as it lets pass: acos(0.9999999) is 4.5e-4.
        QVERIFY(distance(rotationOf(degrees, static_cast<EulerOrder>(order)), rotation) < 5e-4);
        const double middle =
            degrees[static_cast<std::size_t>(eulerOrderNames()[static_cast<std::size_t>(order)][1] - 'x')];
        QVERIFY(std::abs(middle) <= 90);
        if (std::abs(middle) < 89)
            QVERIFY(distance(rotationOf(degrees, static_cast<EulerOrder>(order)), rotation) < 1e-12);
    }
}

void tst_Euler::onThePoleTheLastTurnHasAll()
{
    QFETCH(int, order);
    const std::string_view name = eulerOrderNames()[static_cast<std::size_t>(order)];
    const auto axis = [&name](std::size_t i) { return static_cast<std::size_t>(name[i] - 'x'); };
    for (const double pole : {90.0, -90.0}) {
        Degrees degrees{};
        degrees[axis(0)] = 20;
        degrees[axis(1)] = pole;
        degrees[axis(2)] = 50;
        const Numbers rotation = rotationOf(degrees, static_cast<EulerOrder>(order));
        const Degrees back = degreesOf(rotation, static_cast<EulerOrder>(order));
        QCOMPARE(back[axis(0)], 0.0);
        QCOMPARE(back[axis(1)], pole);
        QVERIFY(distance(rotationOf(back, static_cast<EulerOrder>(order)), rotation) < 1e-7);
    }
}

QTEST_APPLESS_MAIN(tst_Euler)
#include "tst_euler.moc"
