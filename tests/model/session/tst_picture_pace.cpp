// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#include "model/session/picture_pace.h"

#include <QtTest>

using namespace clipwright;

class tst_PicturePace : public QObject {
    Q_OBJECT

private slots:
    void picturesInTimeStayLarge()
    {
        PicturePace pace;
        for (int i = 0; i < 100; ++i)
            pace.add(PicturePace::kBudgetMilliseconds, 1);
        QCOMPARE(pace.scale(), 1);
    }

    void onePictureHeldUpChangesNothing()
    {
        PicturePace pace;
        for (int i = 0; i < 20; ++i)
            pace.add(i % PicturePace::kInARow == 0 ? 5 : 500, 1);
        QCOMPARE(pace.scale(), 1);
    }

    void severalTooLateInARowAreHalved()
    {
        PicturePace pace;
        pace.add(17, 1);
        pace.add(17, 1);
        QCOMPARE(pace.scale(), 1);
        pace.add(17, 1);
        QCOMPARE(pace.scale(), 2);
        pace.add(2, 1); // one still at full size, or refined at rest
        pace.add(2, 1);
        pace.add(2, 1);
        QCOMPARE(pace.scale(), 2);
    }

    void theyGrowOnceThereIsTimeForFourTimesThePixels()
    {
        PicturePace pace;
        for (int i = 0; i < 3; ++i)
            pace.add(40, 1);
        for (int i = 0; i < 9; ++i)
            pace.add(5, 2); // 20 at full size
        QCOMPARE(pace.scale(), 2);
        for (int i = 0; i < 3; ++i)
            pace.add(3, 2);
        QCOMPARE(pace.scale(), 1);
    }
};

QTEST_APPLESS_MAIN(tst_PicturePace)
#include "tst_picture_pace.moc"
