// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#include "model/project/change_settler.h"

#include <QTest>

using namespace clipwright;

namespace {

WatchTime at(int milliseconds)
{
    return WatchTime() + std::chrono::milliseconds(milliseconds);
}

using Paths = std::vector<std::string>;

} // namespace

/** When a path has changed for long enough to be looked at; no clock but the one that is passed. */
class tst_ChangeSettler : public QObject {
    Q_OBJECT

private slots:
    void nothingWaitsAtFirst()
    {
        ChangeSettler settler;
        QVERIFY(!settler.due());
        QVERIFY(settler.take(at(9999)).empty());
    }

    void manyEventsOfOneSaveAreOneChange()
    {
        ChangeSettler settler;
        for (int i = 0; i <= 50; i += 10)
            settler.note("a", PathEvent::Other, at(i));
        QCOMPARE(*settler.due(), at(150));
        QVERIFY(settler.take(at(149)).empty());
        QCOMPARE(settler.take(at(150)), Paths{"a"});
        QVERIFY(settler.take(at(9999)).empty() && !settler.due());
    }

    void whileItIsOpenForWritingItIsWaitedForLonger()
    {
        ChangeSettler settler;
        settler.note("a", PathEvent::Written, at(0));
        QVERIFY(settler.take(at(999)).empty());
        settler.note("a", PathEvent::Closed, at(999));
        QCOMPARE(*settler.due(), at(1099));
        QCOMPARE(settler.take(at(1099)), Paths{"a"});
        settler.note("b", PathEvent::Written, at(2000)); // and never closed
        QCOMPARE(settler.take(at(3000)), Paths{"b"});
    }

    void onePathThatIsAlwaysWrittenIsLookedAtNowAndThen()
    {
        ChangeSettler settler;
        int looks = 0;
        for (int i = 0; i <= 10'000; i += 50) {
            settler.note("a", PathEvent::Written, at(i));
            looks += static_cast<int>(settler.take(at(i)).size());
        }
        QCOMPARE(looks, 4); // at 2000 ms, and 2000 ms from the next event on
    }

    void eachPathWaitsForItself()
    {
        ChangeSettler settler;
        settler.note("b", PathEvent::Closed, at(0));
        settler.note("a", PathEvent::Closed, at(50));
        settler.note("c", PathEvent::Closed, at(60));
        QCOMPARE(*settler.due(), at(100));
        QCOMPARE(settler.take(at(155)), (Paths{"a", "b"}));
        QCOMPARE(settler.take(at(160)), Paths{"c"});
    }

    void aFloodIsForgottenAndTold()
    {
        ChangeSettler settler;
        for (std::size_t i = 0; i <= ChangeSettler::kMostPaths; ++i)
            settler.note(std::to_string(i), PathEvent::Closed, at(0));
        QVERIFY(settler.takeFlooded() && !settler.takeFlooded());
        QVERIFY(settler.take(at(9999)).empty());
    }
};

QTEST_GUILESS_MAIN(tst_ChangeSettler)
#include "tst_change_settler.moc"
