// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#include "hostile/deep.h"
#include "hostile/hostile_paths.h"
#include "hostile/open_log.h"
#include "model/io/png/png_format.h"
#include "model/io/rig_file.h"
#include "model/io/zip_maker.h"
#include "model/raster/picture.h"

#include <QTemporaryDir>
#include <QtTest>

#include <filesystem>
#include <fstream>

namespace fs = std::filesystem;
using namespace clipwright;
using namespace clipwright::hostile;

namespace {

/** `./dev test` tries one path of so many at each place. */
constexpr std::size_t kSampleStep = 10;

void put(const fs::path &path, const std::string &bytes)
{
    fs::create_directories(path.parent_path());
    std::ofstream(path, std::ios::binary) << bytes;
}

std::string escaped(const std::string &text)
{
    std::string json;
    for (const char c : text) {
        if (c == '"' || c == '\\')
            json.append(1, '\\').append(1, c);
        else if (static_cast<unsigned char>(c) < 0x20)
            json += QStringLiteral("\\u%1").arg(static_cast<int>(c), 4, 16, QLatin1Char('0')).toStdString();
        else
            json += c;
    }
    return json;
}

/** A Lottie that shows the picture of that folder and name. */
std::string lottieWith(const std::string &folder, const std::string &name)
{
    return R"({"fr":30,"ip":0,"op":60,"w":9,"h":9,"assets":[{"id":"i","w":4,"h":4,"u":")" + escaped(folder)
           + R"(","p":")" + escaped(name) + R"("}],"layers":[{"ty":2,"refId":"i","ks":{}}]})";
}

std::string oanimWith(const std::string &name)
{
    return "fps 24\nduration 48\nlayer a parent -1\nshape k 1\nkf 0\nfill 1 1 1 1\ntexture " + name
           + " 0 0 1 1\ncontour 3\nv 0 0\nv 1 0\nv 0 1\n";
}

} // namespace

/** Wherever a file names another one, nothing outside of its folder is opened, and odd names are only names. */
class tst_Paths : public QObject {
    Q_OBJECT

private slots:
    void initTestCase();
    void nothingOutsideIsOpened_data();
    void nothingOutsideIsOpened();
    void whatIsWithinIsOpened();
    void oddNamesOpen_data();
    void oddNamesOpen();
    void linksWithinTheFolderOpen();
    void aFolderReachedByALinkIsAFolder();
    void theLogSeesWhatIsOpened();

private:
    fs::path project() const { return m_root / "project"; }
    RigFile openWith(const std::string &file, const std::string &bytes, std::vector<std::string> &opened) const;

    QTemporaryDir m_folder;
    fs::path m_root;
    std::string m_picture;
};

void tst_Paths::initTestCase()
{
    m_root = fs::canonical(m_folder.path().toStdString());
    m_picture = encodePng(Picture(4, 4)).value();
    put(m_root / "secret.png", m_picture);
    put(m_root / "outside/secret.png", m_picture);
    put(m_root / "etc/passwd", m_picture);
    put(project() / "images/in.png", m_picture);
    fs::create_directory_symlink("../outside", project() / "link");
    fs::create_directory_symlink("..", project() / "around");
    fs::create_directory_symlink("../..", project() / "images/up");
    fs::create_symlink("../secret.png", project() / "link.png");
    fs::create_symlink(m_root / "secret.png", project() / "images/link.png");
    fs::create_symlink("images/in.png", project() / "inner.png");
    fs::create_directory_symlink("project", m_root / "linked");
}

/** Opens `bytes` as that file of the project, and tells all that was opened for it but the file itself. */
RigFile tst_Paths::openWith(const std::string &file, const std::string &bytes, std::vector<std::string> &opened) const
{
    put(m_root / file, bytes);
    const OpenLog log;
    RigFile rig = openRigFile(m_root / file);
    for (const std::string &path : log.paths()) {
        if (path != fs::canonical(m_root / file))
            opened.push_back(path);
    }
    return rig;
}

void tst_Paths::nothingOutsideIsOpened_data()
{
    QTest::addColumn<QString>("file");
    QTest::addColumn<int>("place");
    QTest::newRow("a picture's name") << QStringLiteral("project/a.json") << 0;
    QTest::newRow("a picture's folder") << QStringLiteral("project/a.json") << 1;
    QTest::newRow("a picture of a .tgs") << QStringLiteral("project/a.tgs") << 2;
    QTest::newRow("a picture of a package") << QStringLiteral("project/a.lottie") << 3;
    QTest::newRow("an entry of a package") << QStringLiteral("project/a.lottie") << 4;
    QTest::newRow("an animation of a manifest") << QStringLiteral("project/a.lottie") << 5;
    QTest::newRow("a texture of an .oanim") << QStringLiteral("project/a.oanim") << 6;
    QTest::newRow("a texture of an .oshape") << QStringLiteral("project/a.oshape") << 7;
}

void tst_Paths::nothingOutsideIsOpened()
{
    QFETCH(QString, file);
    QFETCH(int, place);
    const std::string animation = lottieWith("images/", "in.png");
    const std::string manifest = R"({"animations":[{"id":"a"}]})";
    const auto bytesWith = [&](const std::string &path) -> std::string {
        const std::size_t slash = path.find_last_of('/') + 1;
        switch (place) {
        case 0: return lottieWith({}, path);
        case 1: return lottieWith(path.substr(0, slash), path.substr(slash));
        case 2: return zipmaker::gzip(lottieWith({}, path));
        case 3: return zipmaker::zip({{"manifest.json", manifest}, {"a/a.json", lottieWith({}, path)}});
        case 4: return zipmaker::zip({{"a/a.json", animation}, {path, m_picture}});
        case 5:
            return zipmaker::zip(
                {{"manifest.json", R"({"animations":[{"id":")" + escaped(path) + R"("}]})"}, {"a/a.json", animation}});
        case 6: return oanimWith(path);
        default: return "fill 1 1 1 1\ntexture " + path + " 0 0 1 1\ncontour 3\nv 0 0\nv 1 0\nv 0 1\n";
        }
    };
    const std::vector<std::string> paths = hostilePaths(m_root);
    QVERIFY(paths.size() >= 300);
    const std::size_t step = isDeep() ? 1 : kSampleStep;
    std::size_t count = 0;
    for (std::size_t i = static_cast<std::size_t>(place) % step; i < paths.size(); i += step, ++count) {
        std::vector<std::string> opened;
        openWith(file.toStdString(), bytesWith(paths[i]), opened);
        for (const std::string &path : opened)
            QVERIFY2(path.starts_with(project().string() + '/') || !fs::exists(path),
                     (paths[i] + " opened " + path).c_str());
    }
    QVERIFY(count >= 30);
}

void tst_Paths::whatIsWithinIsOpened()
{
    for (const char *path : {"images/in.png", "./images/in.png", "images//in.png", "images/./in.png"}) {
        std::vector<std::string> opened;
        const RigFile rig = openWith("project/a.json", lottieWith({}, path), opened);
        QCOMPARE(opened, std::vector<std::string>{project() / "images/in.png"});
        QVERIFY(rig.rig->assets.front().bytes);
    }
}

void tst_Paths::oddNamesOpen_data()
{
    QTest::addColumn<QByteArray>("name");
    for (const std::string &name : oddNames())
        QTest::newRow(QByteArray::fromStdString(name).toPercentEncoding().left(60).constData())
            << QByteArray::fromStdString(name);
}

void tst_Paths::oddNamesOpen()
{
    QFETCH(QByteArray, name);
    put(project() / name.toStdString(), m_picture);
    std::vector<std::string> opened;
    const RigFile rig = openWith("project/a.json", lottieWith({}, name.toStdString()), opened);
    QCOMPARE(opened, std::vector<std::string>{project() / name.toStdString()});
    QVERIFY(rig.rig->assets.front().bytes);
    if (name.contains(' ') || name.contains('#') || name.contains('/') || name.contains('\n') || name.contains('\t'))
        return; // no word of an .oanim, or no bare name
    opened.clear();
    const RigFile native = openWith("project/a.oanim", oanimWith(name.toStdString()), opened);
    QCOMPARE(opened, std::vector<std::string>{project() / name.toStdString()});
    QVERIFY(native.issues.empty());
}

void tst_Paths::linksWithinTheFolderOpen()
{
    std::vector<std::string> opened;
    const RigFile rig = openWith("project/a.json", lottieWith({}, "inner.png"), opened);
    QCOMPARE(opened, std::vector<std::string>{project() / "images/in.png"});
    QVERIFY(rig.rig->assets.front().bytes);
}

void tst_Paths::aFolderReachedByALinkIsAFolder()
{
    std::vector<std::string> opened;
    const RigFile rig = openWith("linked/a.json", lottieWith("images/", "in.png"), opened);
    QCOMPARE(opened, std::vector<std::string>{project() / "images/in.png"});
    QVERIFY(rig.rig->assets.front().bytes);
}

/** The check of all the others: a reading of what lies outside would be seen. */
void tst_Paths::theLogSeesWhatIsOpened()
{
    const OpenLog log;
    openRigFile(m_root / "outside/secret.json");
    openRigFile(m_root / "project/a.json");
    QVERIFY(std::find(log.paths().begin(), log.paths().end(), m_root / "outside/secret.json") != log.paths().end());
    QVERIFY(std::find(log.paths().begin(), log.paths().end(), project() / "a.json") != log.paths().end());
}

QTEST_GUILESS_MAIN(tst_Paths)
#include "tst_paths.moc"
