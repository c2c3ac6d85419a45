// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#include "model/timeline/easing_cubics.h"

#include "properties.h"

#include <QTest>

#include <cmath>

using namespace clipwright;
using namespace clipwright::testing;

namespace {

using I = Interpolation;

double piecesAt(const CubicPieces &pieces, double u)
{
    for (const CubicPiece &piece : pieces.pieces) {
        if (u <= piece.end)
            return piece.from
                   + (piece.to - piece.from) * piece.easing.at((u - piece.start) / (piece.end - piece.start));
    }
    return 1;
}

std::vector<Easing> everyEasing()
{
    std::vector<Easing> all;
    for (const InterpolationRow &row : interpolations())
        all.push_back({row.id, 1, {}});
    for (int shape = 0; shape < 7; ++shape)
        all.push_back({I::Shaped, 1, {double(shape)}});
    all.push_back({I::BackIn, 1, {4}});
    all.push_back({I::BackInOut, 1, {-2}});
    all.push_back({I::ElasticIn, 1, {2, 0.2}});
    all.push_back({I::ElasticInOut, 1, {1, 0.7}});
    all.push_back({I::ElasticOut, 1, {1, 0.002}}); // five hundred swings
    return all;
}

} // namespace

class tst_EasingCubics : public QObject {
    Q_OBJECT

private slots:
    void onlyCubicPolynomialsAreOneCubic();
    void theOneCubicIsTheCurve();
    void itHasAsManyComponents();
    void piecesCoverTheStretch();
    void piecesAreWithinTheirError();
    void whatCanBeExactIs_data();
    void whatCanBeExactIs();
    void aFinerToleranceTakesMore();
    void namedCurvesAreCutIntoTheirCubics();
    void thereAndBackIsCutInItsMiddle();
    void otherCutsAreRefusedByName();
};

void tst_EasingCubics::onlyCubicPolynomialsAreOneCubic()
{
    for (const InterpolationRow &row : interpolations()) {
        QCOMPARE(asCubic({row.id, 1, {}}).has_value(), row.exactBezier);
        if (row.exactBezier)
            QCOMPARE(asCubics({row.id, 1, {}}, 1e-3).pieces.size(), std::size_t(1));
    }
    for (int shape = 0; shape < 7; ++shape)
        QCOMPARE(asCubic({I::Shaped, 1, {double(shape)}}).has_value(), shape != 3 && shape != 6);
}

void tst_EasingCubics::theOneCubicIsTheCurve()
{
    for (const Easing &easing : everyEasing()) {
        const std::optional<Easing> cubic = asCubic(easing);
        for (int i = 0; cubic && i <= 100; ++i)
            QVERIFY(std::abs(cubic->at(i / 100.0) - easing.at(i / 100.0)) < 1e-14);
    }
}

void tst_EasingCubics::itHasAsManyComponents()
{
    const std::optional<Easing> cubic = asCubic({I::BackOut, 3, {1, 2, 3}});
    QVERIFY(cubic && cubic->components == 3 && cubic->parameters.size() == 12);
    QVERIFY(std::abs(cubic->at(0.3, 1) - Easing{I::BackOut, 1, {2}}.at(0.3)) < 1e-14);
    QCOMPARE(asCubics({I::BackOut, 3, {1, 2, 3}}, 1e-6, 2).pieces[0].easing.parameters[1], 2.0);
    QVERIFY(!asCubic({I::Shaped, 2, {1, 6}}));
}

void tst_EasingCubics::piecesCoverTheStretch()
{
    for (const Easing &easing : everyEasing()) {
        const CubicPieces cut = asCubics(easing, 1e-4);
        QCOMPARE(cut.pieces.front().start, 0.0);
        QCOMPARE(cut.pieces.front().from, 0.0);
        QCOMPARE(cut.pieces.back().end, 1.0);
        QCOMPARE(cut.pieces.back().to, 1.0);
        QVERIFY(cut.pieces.size() <= 8192);
        for (std::size_t i = 1; i < cut.pieces.size(); ++i) {
            QCOMPARE(cut.pieces[i].start, cut.pieces[i - 1].end);
            QCOMPARE(cut.pieces[i].from, cut.pieces[i - 1].to);
            QVERIFY(cut.pieces[i].end > cut.pieces[i].start);
        }
    }
}

void tst_EasingCubics::piecesAreWithinTheirError()
{
    for (const Easing &easing : everyEasing()) {
        if (easing.row == I::Hold)
            continue;
        const CubicPieces cut = asCubics(easing, 1e-3);
        double worst = 0;
        for (int i = 1; i < 5000; ++i)
            worst = std::max(worst, std::abs(piecesAt(cut, i / 5000.0) - easing.at(i / 5000.0)));
        QVERIFY2(worst <= 1.5 * cut.error + 1e-12, rowOf(easing.row).name.data()); // measured at other times
        if (easing.row != I::CircIn && easing.row != I::CircOut && easing.row != I::CircInOut)
            QVERIFY2(cut.error <= 1e-3, rowOf(easing.row).name.data());
        QVERIFY2(cut.error <= 0.01, rowOf(easing.row).name.data());
    }
}

void tst_EasingCubics::whatCanBeExactIs_data()
{
    QTest::addColumn<int>("row");
    QTest::addColumn<int>("pieces");
    const auto add = [](Interpolation row, int pieces) {
        QTest::addRow("%s", rowOf(row).name.data()) << static_cast<int>(row) << pieces;
    };
    add(I::Smooth, 2);
    add(I::QuadInOut, 2);
    add(I::CubicInOut, 2);
    add(I::BackInOut, 2);
    add(I::BounceIn, 7);
    add(I::BounceOut, 7);
    add(I::BounceInOut, 14);
}

void tst_EasingCubics::whatCanBeExactIs()
{
    QFETCH(int, row);
    QFETCH(int, pieces);
    const CubicPieces cut = asCubics({static_cast<Interpolation>(row), 1, {}}, 0);
    QCOMPARE(cut.pieces.size(), static_cast<std::size_t>(pieces));
    QVERIFY(cut.error < 1e-14);
}

void tst_EasingCubics::aFinerToleranceTakesMore()
{
    for (const Interpolation row : {I::SineIn, I::ElasticOut, I::QuintInOut, I::CircOut}) {
        const CubicPieces rough = asCubics({row, 1, {}}, 1e-2);
        const CubicPieces fine = asCubics({row, 1, {}}, 1e-6);
        QVERIFY(rough.pieces.size() < fine.pieces.size() && rough.error > fine.error);
    }
    QVERIFY(asCubics({I::SineInOut, 1, {}}, 1e-3).pieces.size() <= 4);
    QVERIFY(asCubics({I::ElasticOut, 1, {}}, 1e-2).pieces.size() <= 10);
}

void tst_EasingCubics::namedCurvesAreCutIntoTheirCubics()
{
    for (const Easing &easing : everyEasing()) {
        if (!asCubic(easing) || easing.row == I::Linear || easing.row == I::Cubic)
            continue;
        const Result<EasingSplit> split = splitEasing(easing, 0.3);
        QVERIFY(split);
        for (int i = 0; i <= 20; ++i) {
            const double u = i / 20.0;
            QVERIFY(std::abs(split->left.at(u) * split->fractions[0] - easing.at(0.3 * u)) < 1e-12);
        }
    }
}

void tst_EasingCubics::thereAndBackIsCutInItsMiddle()
{
    int rows = 0;
    for (const Easing &easing : everyEasing()) {
        const bool isThereAndBack = rowOf(easing.row).name.ends_with("-in-out") || easing.row == I::Smooth;
        if (!isThereAndBack)
            continue;
        ++rows;
        const Result<EasingSplit> split = splitEasing(easing, 0.5);
        QVERIFY(split && split->fractions == std::vector{0.5});
        for (int i = 0; i <= 20; ++i) {
            QCOMPARE(split->left.at(i / 20.0) / 2, easing.at(i / 40.0));
            QVERIFY(std::abs(0.5 + split->right.at(i / 20.0) / 2 - easing.at(0.5 + i / 40.0)) < 1e-15);
        }
    }
    QCOMPARE(rows, 13);
}

void tst_EasingCubics::otherCutsAreRefusedByName()
{
    for (const Interpolation row : {I::SineIn, I::BounceOut, I::ElasticIn, I::QuadInOut, I::Smooth, I::Drawn}) {
        const Result<EasingSplit> split = splitEasing({row, 1, {}}, 0.4);
        QVERIFY(!split && split.error().code == "easing-not-splittable");
        QVERIFY(split.error().what.starts_with(rowOf(row).name));
    }
}

QTEST_GUILESS_MAIN(tst_EasingCubics)
#include "tst_easing_cubics.moc"
