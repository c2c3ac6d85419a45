// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#include "model/core/thread_team.h"

#include <QtTest>

#include <atomic>
#include <set>
#include <thread>
#include <vector>

using namespace clipwright;

class tst_ThreadTeam : public QObject {
    Q_OBJECT

private slots:
    void everyPieceIsDoneOnce_data()
    {
        QTest::addColumn<int>("size");
        for (const int size : {0, 1, 2, 3, 16, 1000})
            QTest::addRow("%d", size) << size;
    }

    void everyPieceIsDoneOnce()
    {
        QFETCH(int, size);
        ThreadTeam team(static_cast<std::size_t>(size));
        QVERIFY(team.size() >= 1 && team.size() <= 64);
        for (const std::size_t pieces : {0, 1, 2, 5, 200}) {
            std::vector<int> done(pieces, 0); // each its own place: no lock
            std::vector<int> sums(team.size(), 0);
            team.run(pieces, [&](std::size_t member, std::size_t piece) {
                ++done[piece];
                ++sums[member];
            });
            QCOMPARE(done, std::vector<int>(pieces, 1));
            int sum = 0;
            for (const int part : sums)
                sum += part;
            QCOMPARE(sum, static_cast<int>(pieces));
        }
    }

    void membersAreDifferentThreads()
    {
        ThreadTeam team(2);
        // Each piece waits for the other: that ends only when two threads work on them.
        std::atomic<int> arrived = 0;
        std::array<std::thread::id, 2> ids;
        team.run(2, [&](std::size_t member, std::size_t) {
            ids[member] = std::this_thread::get_id();
            ++arrived;
            while (arrived < 2)
                std::this_thread::yield();
        });
        QVERIFY(ids[0] != ids[1]);
        QCOMPARE(ids[0], std::this_thread::get_id());
    }

    void aTeamThatNeverWorkedGoesAway()
    {
        for (int i = 0; i < 50; ++i)
            ThreadTeam team(4);
    }
};

QTEST_APPLESS_MAIN(tst_ThreadTeam)
#include "tst_thread_team.moc"
