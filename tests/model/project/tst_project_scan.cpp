// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#include "model/io/files/sha1.h"
#include "model/project/project_scan.h"
#include "model/project/record_text.h"

#include <QTemporaryDir>
#include <QTest>

#include <filesystem>
#include <fstream>
#include <memory>

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

using namespace clipwright;
namespace fs = std::filesystem;

namespace {

const std::string kLottie = R"({"v":"5.7.0","fr":30,"ip":0,"op":60,"w":9,"h":9,"layers":[]})";
const std::string kOanim = "fps 30\nduration 30\nlayer a parent -1\n";

using Paths = std::vector<std::string>;

} // namespace

/** What a folder is taken for, and that a second look reads only what has changed. */
class tst_ProjectScan : public QObject {
    Q_OBJECT

private slots:
    void init() { m_folder = std::make_unique<QTemporaryDir>(); }

    void whatIsNoFolderIsRefused()
    {
        QCOMPARE(scanProject(path("nowhere")).error().code, std::string("folder-missing"));
        put("file", "");
        QCOMPARE(scanProject(path("file")).error().code, std::string("folder-missing"));
        const ProjectScan empty = *scanProject(path());
        QVERIFY(empty.files.size() == 1 || empty.files.empty());
        QCOMPARE(empty.folders, Paths{""});
    }

    void assetsAreListedInTheOrderOfTheirPaths()
    {
        for (const char *folder : {"b", "b/c", ".git", "build"})
            fs::create_directory(path(folder));
        for (const char *name :
             {"b/c/z.oanim", "a.json", "b/a.tgs", "B.oshape", "b.lottie", ".git/x.json", "build/y.json"})
            put(name, kLottie);
        put("settings.json", R"({"a":1})");
        put("arm.png", "");
        const ProjectScan scan = *scanProject(path());
        QCOMPARE(assets(scan), (Paths{"B.oshape", "a.json", "b.lottie", "b/a.tgs", "b/c/z.oanim"}));
        QCOMPARE(scan.came, assets(scan));
        QCOMPARE(scan.folders, (Paths{"", "b", "b/c"}));
        QCOMPARE(scan.find("a.json")->stamp.hash, sha1Hex(kLottie));
        QCOMPARE(scan.find("a.json")->stamp.size, std::uint64_t(kLottie.size()));
        QCOMPARE(scan.find("b/a.tgs")->format, FormatId::Lottie);
        QVERIFY(!scan.find("nobody") && scan.find("settings.json")->kind == ScannedFile::Kind::Other);
        QVERIFY(scan.issues.empty());
    }

    void anIgnoreFileSaysWhatIsNoneOfIt()
    {
        fs::create_directory(path("old"));
        for (const char *name : {"old/a.json", "b.json", "draft.b.json"})
            put(name, kLottie);
        put(".clipwrightignore", "old/\ndraft.*\n");
        QCOMPARE(assets(*scanProject(path())), Paths{"b.json"});
        fs::remove(path(".clipwrightignore"));
        fs::create_symlink("/etc/passwd", path(".clipwrightignore")); // none of the project: not opened
        const ProjectScan scan = *scanProject(path());
        QCOMPARE(assets(scan).size(), std::size_t(3));
        QCOMPARE(scan.issues.front().code, std::string("file-outside"));
    }

    void aSecondLookReadsOnlyWhatHasAnotherSizeOrTime()
    {
        for (const char *name : {"a.json", "b.json", "c.json", "d.json", "other.json"})
            put(name, std::string(name) == "other.json" ? "{}" : kLottie);
        age();
        const ProjectScan first = *scanProject(path());
        QCOMPARE(first.readCount, std::size_t(5));
        const ProjectScan same = *scanProject(path(), first);
        QCOMPARE(same.readCount, std::size_t(0));
        QVERIFY(same.came.empty() && same.went.empty() && same.changed.empty());

        put("a.json", kLottie + ' ');
        fs::remove(path("b.json"));
        put("c.json", kLottie); // touched
        put("e.json", kLottie);
        put("other.json", kLottie); // an asset now
        put("d.json", "{}");        // none any more
        const ProjectScan next = *scanProject(path(), same);
        QCOMPARE(next.readCount, std::size_t(5));
        QCOMPARE(next.changed, Paths{"a.json"});
        QCOMPARE(next.came, (Paths{"e.json", "other.json"}));
        QCOMPARE(next.went, (Paths{"b.json", "d.json"}));
    }

    void aChangeWithinTheClocksGrainIsSeen()
    {
        put("a.json", kLottie);
        const ProjectScan first = *scanProject(path());
        struct stat status = {};
        QCOMPARE(::stat(path("a.json").c_str(), &status), 0);
        std::string other = kLottie;
        std::replace(other.begin(), other.end(), '9', '8');
        put("a.json", other);
        const struct timespec times[2] = {status.st_atim, status.st_mtim};
        QCOMPARE(::utimensat(AT_FDCWD, path("a.json").c_str(), times, 0), 0); // same size, same time
        QCOMPARE(scanProject(path(), first)->changed, Paths{"a.json"});
    }

    void recordsSayWhatIsCookedFromWhat()
    {
        fs::create_directory(path("x"));
        put("x/hero.json", kLottie);
        put("x/hero.oanim", kOanim);
        put("x/other.oanim", kOanim);
        CookRecord record{"s", "t", "h", {}, {{"hero.oanim", "1"}, {"gone.oanim", "2"}, {"arm.png", "3"}}};
        put("x/hero.json.orkmeta", *writeCookRecord(record, {}, "id"));
        put("theirs.json", kLottie);
        put("theirs.oshape", "");
        put("theirs.json.orkmeta", "<orkmeta><cook/></orkmeta>");
        put("broken.json.orkmeta", "<orkmeta");
        put("lonely.json.orkmeta", "<orkmeta><cook/></orkmeta>");
        age();
        const ProjectScan first = *scanProject(path());
        for (const ProjectScan &scan : {first, *scanProject(path(), first)}) { // read, and known
            QCOMPARE(scan.find("x/hero.json")->cooked, Paths{"x/hero.oanim"});
            QCOMPARE(scan.find("x/hero.oanim")->source, std::string("x/hero.json"));
            QCOMPARE(scan.find("theirs.oshape")->source, std::string("theirs.json"));
            QVERIFY(scan.find("x/other.oanim")->source.empty());
            QCOMPARE(scan.issues.size(), std::size_t(1));
            QCOMPARE(scan.issues[0].code, std::string("record-malformed"));
        }
    }

    void linksLeadNowhereElse()
    {
        QTemporaryDir outside;
        std::ofstream(outside.filePath("secret.json").toStdString()) << kLottie;
        put("a.json", kLottie);
        fs::create_directory(path("x"));
        fs::create_symlink("..", path("x/loop"));
        fs::create_symlink("x", path("alias"));
        fs::create_symlink("a.json", path("b.json"));
        fs::create_symlink(outside.filePath("secret.json").toStdString(), path("c.json"));
        fs::create_symlink(outside.path().toStdString(), path("d"));
        fs::create_symlink("nowhere", path("e.json"));
        const ProjectScan scan = *scanProject(path());
        QCOMPARE(assets(scan), (Paths{"a.json", "b.json"}));
        QStringList codes;
        for (const Issue &issue : scan.issues)
            codes.push_back(QString::fromStdString(issue.code));
        codes.sort();
        QCOMPARE(codes, (QStringList{"link-broken", "link-outside", "link-outside"}));
    }

    void whatCannotBeReadIsToldAndTheRestIsThere()
    {
        put("a.json", kLottie);
        put("pipe.txt", "");
        QCOMPARE(::mkfifo(path("pipe.json").c_str(), 0600), 0); // no ordinary file: no asset
        if (::geteuid() == 0) {
            QCOMPARE(assets(*scanProject(path())), Paths{"a.json"});
            QSKIP("root may read everything");
        }
        put("b.json", kLottie);
        fs::permissions(path("b.json"), fs::perms::none);
        fs::create_directory(path("x"));
        fs::permissions(path("x"), fs::perms::none);
        const ProjectScan scan = *scanProject(path());
        fs::permissions(path("x"), fs::perms::owner_all);
        QCOMPARE(assets(scan), (Paths{"a.json", "b.json"}));
        QCOMPARE(scan.issues.size(), std::size_t(2));
        QCOMPARE(scan.issues[0].code, std::string("folder-unreadable"));
        QCOMPARE(scan.issues[1].code, std::string("file-unreadable"));
    }

    void tooDeepAFolderIsToldAndNotEntered()
    {
        std::string deep = path();
        for (int i = 0; i < 105; ++i) {
            deep += "/d";
            QCOMPARE(::mkdir(deep.c_str(), 0700), 0);
        }
        const ProjectScan scan = *scanProject(path());
        QCOMPARE(scan.issues.size(), std::size_t(1));
        QCOMPARE(scan.issues[0].code, std::string("folder-too-deep"));
        QCOMPARE(scan.folders.size(), std::size_t(101));
    }

    void aCancelEndsItAndProgressOnlyGrows()
    {
        for (int i = 0; i < 250; ++i)
            put(std::to_string(i) + ".json", kLottie);
        int asked = 0;
        QVERIFY(scanProject(path(), {}, {.isCancelled = [&] { return ++asked > 20; }, .progress = {}})->isCancelled);
        QCOMPARE(asked, 21);
        std::vector<std::size_t> told;
        const auto scan =
            scanProject(path(), {}, {.isCancelled = {}, .progress = [&](std::size_t done, std::size_t of) {
                                         told.push_back(done);
                                         QCOMPARE(of, std::size_t(250));
                                     }});
        QCOMPARE(told, (std::vector<std::size_t>{1, 101, 201, 250}));
        QVERIFY(!scan->isCancelled);
    }

    void tenThousandFilesAreReadOnce()
    {
        constexpr std::size_t kFolders = 50;
        constexpr std::size_t kEach = 200;
        for (std::size_t f = 0; f < kFolders; ++f) {
            const std::string folder = 'f' + std::to_string(f);
            fs::create_directory(path(folder));
            for (std::size_t i = 0; i < kEach; ++i)
                put(folder + '/' + std::to_string(i) + ".oanim", kOanim);
        }
        age();
        const ProjectScan first = *scanProject(path());
        QCOMPARE(first.readCount, kFolders * kEach);
        put("f7/7.oanim", kOanim + "#\n");
        const ProjectScan next = *scanProject(path(), first);
        QCOMPARE(next.readCount, std::size_t(1));
        QCOMPARE(next.changed, Paths{"f7/7.oanim"});
        QCOMPARE(next.files.size(), kFolders * kEach);
    }

private:
    std::string path(const std::string &name = {}) const
    {
        return m_folder->path().toStdString() + (name.empty() ? "" : '/' + name);
    }
    void put(const std::string &name, const std::string &bytes) const { std::ofstream(path(name)) << bytes; }

    /** Makes all files an hour old: younger ones are read again, for their time may hide a change. */
    void age() const
    {
        for (const auto &entry : fs::recursive_directory_iterator(path()))
            fs::last_write_time(entry, fs::file_time_type::clock::now() - std::chrono::hours(1));
    }

    static Paths assets(const ProjectScan &scan)
    {
        Paths paths;
        for (const ScannedFile &file : scan.files)
            if (file.kind == ScannedFile::Kind::Asset)
                paths.push_back(file.path);
        return paths;
    }

    std::unique_ptr<QTemporaryDir> m_folder;
};

QTEST_GUILESS_MAIN(tst_ProjectScan)
#include "tst_project_scan.moc"
