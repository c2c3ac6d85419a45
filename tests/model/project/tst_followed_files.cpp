// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#include "model/io/files/save_file.h"
#include "model/project/followed_files.h"

#include <QDir>
#include <QTemporaryDir>
#include <QTest>

#include <filesystem>
#include <fstream>
#include <memory>

using namespace clipwright;
namespace fs = std::filesystem;

namespace {

const std::string kGood = "fps 30\nduration 30\nlayer a parent -1\n";
const std::string kOther = "fps 30\nduration 60\nlayer b parent -1\n";
const std::string kBad = "fps 30\nduration 60\nlayer b parent\n";

} // namespace

/** Open files and what others do to them. The system tells at once, and time is what the tests say it is. */
class tst_FollowedFiles : public QObject {
    Q_OBJECT

private slots:
    void init()
    {
        m_folder = std::make_unique<QTemporaryDir>();
        m_files = std::make_unique<FollowedFiles>();
        m_now = WatchTime() + std::chrono::hours(1);
        put("a.oanim", kGood);
        m_files->follow(path("a.oanim"), readStampedFile(path("a.oanim"))->stamp);
        QCOMPARE(heard(), QString());
    }

    void whatIsWrittenIsToldWithItsBytes()
    {
        put("a.oanim", kOther);
        std::vector<OutsideChange> changes = all();
        QCOMPARE(changes.size(), std::size_t(1));
        QCOMPARE(changes[0].path, path("a.oanim"));
        QCOMPARE(changes[0].kind, OutsideKind::Changed);
        QCOMPARE(*changes[0].file.bytes, kOther);
        QCOMPARE(heard(), QString()); // once
    }

    void whatChangedBetweenReadingAndFollowingIsTold()
    {
        const FileStamp before = readStampedFile(path("a.oanim"))->stamp;
        m_files->forget(path("a.oanim"));
        put("a.oanim", kOther);
        m_files->follow(path("a.oanim"), before);
        QCOMPARE(heard(), QString("changed"));
    }

    void aTouchIsNoChange()
    {
        fs::last_write_time(path("a.oanim"), fs::file_time_type::clock::now() + std::chrono::hours(1));
        put("b.oanim", kOther); // nor is a neighbour
        put("a.oanim", kGood);  // nor the same bytes once more
        QCOMPARE(heard(), QString());
    }

    void ownSavesCauseNothing()
    {
        for (int i = 0; i < 3; ++i) {
            const auto stamp = saveFile(path("a.oanim"), i % 2 == 0 ? kOther : kGood);
            QVERIFY(stamp);
            m_files->follow(path("a.oanim"), *stamp);
            QCOMPARE(heard(), QString());
        }
        put("a.oanim", kGood);
        QCOMPARE(heard(), QString("changed"));
    }

    void withUnsavedEditsBothAreKeptAndTheChoiceIsOffered()
    {
        m_files->setEdited(path("a.oanim"), true);
        put("a.oanim", kOther);
        const std::vector<OutsideChange> changes = all();
        QCOMPARE(changes.size(), std::size_t(1));
        QCOMPARE(changes[0].kind, OutsideKind::Conflict);
        QCOMPARE(*changes[0].file.bytes, kOther);
        QCOMPARE(heard(), QString());
        // Theirs again: another conflict; ours as it was: none any more.
        put("a.oanim", kOther + "# more\n");
        QCOMPARE(heard(), QString("conflict"));
        put("a.oanim", kGood);
        QCOMPARE(heard(), QString("restored"));
        // To keep ours: theirs is known, so a save may replace it.
        put("a.oanim", kOther);
        const std::vector<OutsideChange> again = all();
        m_files->follow(path("a.oanim"), again.at(0).file.stamp);
        QCOMPARE(heard(), QString());
        QVERIFY(saveFile(path("a.oanim"), kGood, {.expected = again[0].file.stamp}));
    }

    void aConflictWhoseEditsAreUndoneIsAPlainChange()
    {
        m_files->setEdited(path("a.oanim"), true);
        put("a.oanim", kOther);
        QCOMPARE(heard(), QString("conflict"));
        m_files->setEdited(path("a.oanim"), false);
        QVERIFY(m_files->due() && *m_files->due() <= m_now);
        QCOMPARE(heard(), QString("changed"));
    }

    void whatDoesNotReadIsToldOnlyWhenItStaysSo()
    {
        put("a.oanim", kBad);
        QCOMPARE(during(400), QString());
        put("a.oanim", kBad + "#\n"); // more comes: from the beginning
        QCOMPARE(during(550), QString());
        const std::vector<OutsideChange> changes = all();
        QCOMPARE(changes.size(), std::size_t(1));
        QCOMPARE(changes[0].kind, OutsideKind::Unreadable);
        QCOMPARE(changes[0].issues.front().where.line, 3);
        QVERIFY(!changes[0].file.bytes);
        QCOMPARE(heard(), QString());
        fs::last_write_time(path("a.oanim"), fs::file_time_type::clock::now() + std::chrono::hours(1));
        QCOMPARE(heard(), QString()); // the same fault is told once
        put("a.oanim", kGood);
        QCOMPARE(heard(), QString("restored"));
    }

    void whatIsHalfWrittenForAWhileIsNeverTold()
    {
        put("a.oanim", kBad);
        QCOMPARE(during(500), QString());
        put("a.oanim", kOther);
        QCOMPARE(heard(), QString("changed"));
    }

    void whatIsGoneIsToldOnlyWhenItStaysSo()
    {
        fs::remove(path("a.oanim"));
        QCOMPARE(during(350), QString());
        put("a.oanim", kOther);
        QCOMPARE(heard(), QString("changed"));
        fs::remove(path("a.oanim"));
        QCOMPARE(heard(), QString("gone"));
        QCOMPARE(heard(), QString());
        put("a.oanim", kOther);
        QCOMPARE(heard(), QString("restored"));
    }

    void aWholeFolderMayComeBack()
    {
        fs::create_directory(path("x"));
        put("x/a.oanim", kGood);
        m_files->follow(path("x/a.oanim"), readStampedFile(path("x/a.oanim"))->stamp);
        QCOMPARE(heard(), QString());
        fs::rename(path("x"), path("y"));
        QCOMPARE(heard(), QString("gone"));
        fs::create_directory(path("x"));
        put("x/a.oanim", kOther);
        QCOMPARE(heard(), QString("changed"));
        put("x/a.oanim", kGood); // and is watched again
        QCOMPARE(heard(), QString("changed"));
    }

    void aFolderThatCannotBeWatchedIsLookedAt()
    {
        const std::string late = path("late/a.oanim");
        m_files->follow(late, {});
        QCOMPARE(heard(), QString("gone"));
        QVERIFY(m_files->due().has_value()); // nobody tells when the folder comes
        fs::create_directory(path("late"));
        put("late/a.oanim", kGood);
        QCOMPARE(heard(), QString("changed"));
        QVERIFY(!m_files->due());
    }

    void aLinkIsFollowedToItsFile()
    {
        fs::create_directory(path("real"));
        put("real/one.oanim", kGood);
        put("real/two.oanim", kOther);
        fs::create_symlink("real/one.oanim", path("link.oanim"));
        m_files->follow(path("link.oanim"), readStampedFile(path("link.oanim"))->stamp);
        QCOMPARE(heard(), QString());
        put("real/tmp", kOther);
        fs::rename(path("real/tmp"), path("real/one.oanim"));
        QCOMPARE(heard(), QString("changed"));
        put("real/one.oanim", kGood);
        QCOMPARE(heard(), QString("changed"));
        fs::remove(path("link.oanim"));
        fs::create_symlink("real/two.oanim", path("link.oanim"));
        QCOMPARE(heard(), QString("changed"));
    }

    void oddSpellingsOfAPathAreHeardToo()
    {
        const QString before = QDir::currentPath();
        QVERIFY(QDir::setCurrent(m_folder->path()));
        fs::create_directory(path("x"));
        for (const std::string &spelling : {path("x//b.oanim"), path("x/../x/b.oanim"), std::string("x/b.oanim"),
                                            std::string("./b.oanim"), std::string("b.oanim")}) {
            std::ofstream(spelling) << kGood;
            m_files->follow(spelling, readStampedFile(spelling)->stamp);
            QCOMPARE(heard(), QString());
            std::ofstream(spelling) << kOther;
            QCOMPARE(heard(), QString("changed"));
            m_files->forget(spelling);
        }
        QVERIFY(QDir::setCurrent(before));
    }

    void twoFilesOfOneFolderShareItsWatch()
    {
        put("b.oanim", kGood);
        m_files->follow(path("b.oanim"), readStampedFile(path("b.oanim"))->stamp);
        QCOMPARE(heard(), QString());
        m_files->forget(path("a.oanim"));
        m_files->forget(path("a.oanim"));
        put("a.oanim", kOther);
        put("b.oanim", kOther);
        QCOMPARE(heard(), QString("changed"));
    }

    void aSourceThatReadsIsNoFaultWhateverItsGaps()
    {
        const auto errors = [](const char *name, const std::string &text) {
            return hasErrors(whyUnreadable(name, std::make_shared<const std::string>(text)));
        };
        const std::string gaps = R"({"v":"5.7.0","fr":30,"ip":0,"op":60,"w":9,"h":9,"layers":[{"ty":5,"ks":{}}]})";
        QVERIFY(!errors("a.json", gaps));
        QVERIFY(errors("a.json", gaps.substr(0, 50)) && errors("a.json", "") && errors("a.lottie", "PK\3\4"));
        QVERIFY(errors("a.oanim", kBad) && !errors("a.oanim", kGood) && errors("a.oshape", ""));
        QVERIFY(!errors("a.png", ""));
    }

private:
    std::string path(const std::string &name) const { return m_folder->path().toStdString() + '/' + name; }
    void put(const std::string &name, const std::string &bytes) const { std::ofstream(path(name)) << bytes; }

    /** What is told while time goes on in small steps. */
    std::vector<OutsideChange> all(int milliseconds = 3000)
    {
        std::vector<OutsideChange> changes;
        for (int i = 0; i < milliseconds; i += 50) {
            m_now += std::chrono::milliseconds(50);
            for (OutsideChange &change : m_files->take(m_now))
                changes.push_back(std::move(change));
        }
        return changes;
    }
    QString during(int milliseconds)
    {
        static const char *const kWords[]{"changed", "conflict", "unreadable", "gone", "restored"};
        QStringList words;
        for (const OutsideChange &change : all(milliseconds))
            words.push_back(kWords[static_cast<int>(change.kind)]);
        return words.join(' ');
    }
    QString heard() { return during(3000); }

    std::unique_ptr<QTemporaryDir> m_folder;
    std::unique_ptr<FollowedFiles> m_files;
    WatchTime m_now;
};

QTEST_GUILESS_MAIN(tst_FollowedFiles)
#include "tst_followed_files.moc"
