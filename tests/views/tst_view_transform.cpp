// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#include "views/viewport/view_transform.h"

#include <QtTest>

#include <cmath>
#include <limits>

using namespace clipwright;
using clipwright::views::ViewTransform;

class tst_ViewTransform : public QObject {
    Q_OBJECT

    static ViewTransform square()
    {
        ViewTransform transform;
        transform.setPixelsPerUnit(100);
        transform.setSize(400, 300);
        transform.setExtent({{-1, -1}, {1, 1}});
        return transform;
    }
    static bool isNear(Vec2 a, Vec2 b) { return std::abs(a.x - b.x) < 1e-6 && std::abs(a.y - b.y) < 1e-6; }

private slots:
    void unusableExtentIsTheSquare_data();
    void unusableExtentIsTheSquare();
    void unusablePixelsAreTheDefault();
    void zoomIsHeldToItsLimits();
    void hugeExtentCanBeSeenWhole();
    void fitShowsAllInTheMiddle();
    void fittedStaysFittedWhenTheSizeChanges();
    void zoomKeepsThePointUnderThePointer();
    void panMovesTheContentWithThePointer();
};

void tst_ViewTransform::unusableExtentIsTheSquare_data()
{
    const double infinite = std::numeric_limits<double>::infinity();
    QTest::addColumn<double>("low");
    QTest::addColumn<double>("high");
    QTest::newRow("empty") << 3.0 << 3.0;
    QTest::newRow("turned round") << 1.0 << -1.0;
    QTest::newRow("infinite") << -infinite << infinite;
    QTest::newRow("not a number") << std::nan("") << 1.0;
    QTest::newRow("beyond doubles' pixels") << -1e300 << 1e300;
}

void tst_ViewTransform::unusableExtentIsTheSquare()
{
    QFETCH(double, low);
    QFETCH(double, high);
    ViewTransform transform = square();
    transform.setExtent({{low, low}, {high, high}});
    QCOMPARE(transform.worldToView(), square().worldToView());
}

void tst_ViewTransform::unusablePixelsAreTheDefault()
{
    ViewTransform transform = square();
    transform.setPixelsPerUnit(0);
    transform.zoomTo(1);
    QCOMPARE(transform.worldToView().a, 256.0);
}

void tst_ViewTransform::zoomIsHeldToItsLimits()
{
    ViewTransform transform = square();
    for (int i = 0; i < 200; ++i)
        transform.zoomAbout({10, 10}, 1.5);
    QVERIFY(std::isfinite(transform.zoom()) && transform.zoom() <= 64.01);
    for (int i = 0; i < 400; ++i)
        transform.zoomAbout({10, 10}, 1 / 1.5);
    QVERIFY(transform.zoom() >= 0.0099);
    const double before = transform.zoom();
    transform.zoomAbout({0, 0}, 0);
    transform.zoomAbout({0, 0}, std::nan(""));
    QCOMPARE(transform.zoom(), before);
}

void tst_ViewTransform::hugeExtentCanBeSeenWhole()
{
    ViewTransform transform = square();
    transform.setExtent({{-1e9, -1e9}, {1e9, 1e9}});
    transform.zoomAbout(transform.centre(), 0.5);
    const Vec2 corner = transform.worldToView().map({-1e9, 1e9});
    QVERIFY(corner.x > 0 && corner.y > 0);
}

void tst_ViewTransform::fitShowsAllInTheMiddle()
{
    const Affine view = square().worldToView();
    QVERIFY(isNear(view.map({0, 0}), {200, 150}));
    QVERIFY(view.map({0, 1}).y > 0);
    QVERIFY(view.map({0, 1}).y < view.map({0, -1}).y);
}

void tst_ViewTransform::fittedStaysFittedWhenTheSizeChanges()
{
    ViewTransform transform = square();
    transform.setSize(800, 800);
    QVERIFY(isNear(transform.worldToView().map({0, 0}), {400, 400}));
    const double fitted = transform.zoom();
    transform.pan({5, 0});
    transform.setSize(400, 400);
    QCOMPARE(transform.zoom(), fitted);
    QVERIFY(!transform.isFitted());
}

void tst_ViewTransform::zoomKeepsThePointUnderThePointer()
{
    ViewTransform transform = square();
    const Vec2 pointer(37, 222);
    const Vec2 world = transform.worldToView().inverse().map(pointer);
    transform.zoomAbout(pointer, 1.7);
    QVERIFY(isNear(transform.worldToView().map(world), pointer));
    transform.zoomAbout(pointer, 0.3);
    QVERIFY(isNear(transform.worldToView().map(world), pointer));
}

void tst_ViewTransform::panMovesTheContentWithThePointer()
{
    ViewTransform transform = square();
    const Vec2 before = transform.worldToView().map({0.3, 0.4});
    transform.pan({12, -7});
    QVERIFY(isNear(transform.worldToView().map({0.3, 0.4}), before + Vec2(12, -7)));
}

QTEST_APPLESS_MAIN(tst_ViewTransform)
#include "tst_view_transform.moc"
