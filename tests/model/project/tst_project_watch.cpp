// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#include "model/project/project_scan.h"
#include "model/project/project_watch.h"

#include <QTemporaryDir>
#include <QTest>

#include <filesystem>
#include <fstream>
#include <memory>

using namespace clipwright;
namespace fs = std::filesystem;

namespace {

const std::string kLottie = R"({"v":"5.7.0","fr":30,"ip":0,"op":60,"w":9,"h":9,"layers":[]})";

using Paths = std::vector<std::string>;

} // namespace

/** Scans that follow what happens in a project. The system tells at once, and time is what the tests say it is. */
class tst_ProjectWatch : public QObject {
    Q_OBJECT

private slots:
    void init()
    {
        m_folder = std::make_unique<QTemporaryDir>();
        fs::create_directory(path("art"));
        put("art/a.json", kLottie);
        m_scan = *scanProject(path(""));
        m_watch = std::make_unique<ProjectWatch>(path(""));
        m_now = WatchTime() + std::chrono::hours(1);
        for (Paths *all : {&m_came, &m_went, &m_changed})
            all->clear();
        m_watch->scanned(m_scan.folders, m_now);
        QCOMPARE(scans(), 1); // what happened between the scan and the watch
        QVERIFY(m_watch->isWatchedWhole() && !m_watch->due());
    }

    void nothingHappensNothingIsScanned() { QCOMPARE(scans(), 0); }

    void manyChangesAreOneScan()
    {
        put("art/a.json", kLottie + ' ');
        put("art/b.json", kLottie);
        put("c.json", kLottie);
        QCOMPARE(scans(), 1);
        QCOMPARE(m_changed, Paths{"art/a.json"});
        QCOMPARE(m_came, (Paths{"art/b.json", "c.json"}));
    }

    void newFoldersAreWatchedAndOldOnesForgotten()
    {
        fs::create_directories(path("x/y"));
        put("x/y/n.json", kLottie);
        QVERIFY(scans() >= 1);
        QCOMPARE(m_came, Paths{"x/y/n.json"});
        put("x/y/m.json", kLottie);
        QCOMPARE(scans(), 1);
        QCOMPARE(m_came, (Paths{"x/y/n.json", "x/y/m.json"}));
        fs::remove_all(path("art"));
        QVERIFY(scans() >= 1);
        QCOMPARE(m_went, Paths{"art/a.json"});
        QCOMPARE(m_scan.folders, (Paths{"", "x", "x/y"}));
        QVERIFY(m_watch->isWatchedWhole());
    }

    void aFolderThatCannotBeWatchedIsScannedNowAndThen()
    {
        m_watch->scanned({"", "art", "nowhere"}, m_now);
        QVERIFY(!m_watch->isWatchedWhole());
        QVERIFY(m_watch->due() && *m_watch->due() <= m_now + ProjectWatch::kScanEvery);
        int wanted = 0;
        for (int i = 0; i < 300; ++i) { // half a minute
            m_now += std::chrono::milliseconds(100);
            wanted += m_watch->takeScanWanted(m_now) ? 1 : 0;
        }
        QCOMPARE(wanted, 3);
    }

private:
    std::string path(const std::string &name) const
    {
        return m_folder->path().toStdString() + (name.empty() ? "" : '/' + name);
    }
    void put(const std::string &name, const std::string &bytes) const { std::ofstream(path(name)) << bytes; }

    /** Scans whenever it is wanted for some seconds; how often that was. */
    int scans()
    {
        int count = 0;
        for (int i = 0; i < 60; ++i) {
            m_now += std::chrono::milliseconds(50);
            if (!m_watch->takeScanWanted(m_now))
                continue;
            ++count;
            ProjectScan next = *scanProject(path(""), m_scan);
            for (auto &[all, some] :
                 {std::pair{&m_came, &next.came}, {&m_went, &next.went}, {&m_changed, &next.changed}})
                all->insert(all->end(), some->begin(), some->end());
            m_scan = std::move(next);
            m_watch->scanned(m_scan.folders, m_now);
        }
        return count;
    }

    std::unique_ptr<QTemporaryDir> m_folder;
    std::unique_ptr<ProjectWatch> m_watch;
    ProjectScan m_scan;
    Paths m_came;
    Paths m_went;
    Paths m_changed;
    WatchTime m_now;
};

QTEST_GUILESS_MAIN(tst_ProjectWatch)
#include "tst_project_watch.moc"
