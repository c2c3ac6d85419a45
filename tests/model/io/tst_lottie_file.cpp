// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT

#include "model/io/lottie_file.h"

#include "tests/model/io/lottie/lottie_texts.h"
#include "tests/model/io/zip_maker.h"

#include <QtTest>

using namespace clipwright;
using namespace clipwright::lottietexts;
using namespace clipwright::zipmaker;

namespace {

const char kPicture[] = R"({"ty":2,"refId":"i"})";

std::string assetOf(const std::string &folder, const std::string &name)
{
    return R"("assets":[{"id":"i","u":")" + folder + R"(","p":")" + name + R"("}],)";
}

std::string named(const std::string &name)
{
    return document(R"({"ty":3,"nm":")" + name + "\"}");
}

LottieReading readBytes(const std::string &bytes, const std::string &animation = {},
                        const std::string &path = "f.lottie")
{
    return readLottieFile(std::make_shared<const std::string>(bytes), path, animation);
}

std::string layerOf(const LottieReading &reading)
{
    return reading.rig ? reading.rig->main().layers.front()->name : codesOf(reading.issues);
}

void put(const QString &path, const QByteArray &bytes)
{
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write(bytes);
}

} // namespace

class tst_LottieFile : public QObject {
    Q_OBJECT

private slots:
    void packagesWithoutAnimationsAreRefused();
    void unknownAnimationsAreRefusedWithThoseThereAre();
    void plainFilesHaveNoAnimations();
    void brokenPackagesAreRefused();
    void theManifestChooses_data();
    void theManifestChooses();
    void packagesWithoutAManifestRead();
    void manifestsMayListWhatIsNotThere();
    void telegramStickersRead();
    void picturesOfPackagesAreFound_data();
    void picturesOfPackagesAreFound();
    void picturesOutsideTheFolderAreNot_data();
    void picturesOutsideTheFolderAreNot();
    void picturesBesideTheFileAreFound();
};

void tst_LottieFile::packagesWithoutAnimationsAreRefused()
{
    QCOMPARE(codesOf(readBytes(zip({{"manifest.json", R"({"animations":[{"id":"a"}]})"}})).issues),
             std::string("lottie-without-animation"));
}

void tst_LottieFile::unknownAnimationsAreRefusedWithThoseThereAre()
{
    const LottieReading reading = readBytes(zip({{"a/one.json", named("1")}, {"a/two.json", named("2")}}), "three");
    QVERIFY(!reading.rig);
    QCOMPARE(codesOf(reading.issues), std::string("animation-missing"));
    QVERIFY(reading.issues.front().what.find("one, two") != std::string::npos);
}

void tst_LottieFile::plainFilesHaveNoAnimations()
{
    QCOMPARE(codesOf(readBytes(named("1"), "one").issues), std::string("animation-missing"));
    QCOMPARE(layerOf(readBytes(named("1"))), std::string("1")); // JSON within, whatever the suffix
}

void tst_LottieFile::brokenPackagesAreRefused()
{
    const std::string whole = zip({{"a/one.json", named("1")}});
    for (std::size_t i = 4; i < whole.size(); ++i) {
        std::string changed = whole;
        changed[i] = static_cast<char>(~changed[i]);
        const LottieReading reading = readBytes(changed);
        QVERIFY(reading.rig ? layerOf(reading) == "1" : hasErrors(reading.issues));
    }
}

void tst_LottieFile::theManifestChooses_data()
{
    QTest::addColumn<QByteArray>("manifest");
    QTest::addColumn<QByteArray>("layer");
    QTest::newRow("first") << QByteArray(R"({"animations":[{"id":"two"},{"id":"one"}]})") << QByteArray("2");
    QTest::newRow("version 2") << QByteArray(
        R"({"version":"2","initial":{"animation":"two"},"animations":[{"id":"one"},{"id":"two"}]})")
                               << QByteArray("2");
    QTest::newRow("version 1") << QByteArray(
        R"({"version":"1","activeAnimationId":"two","animations":[{"id":"one"},{"id":"two"}]})")
                               << QByteArray("2");
    QTest::newRow("a choice that is not there")
        << QByteArray(R"({"activeAnimationId":"six","animations":[{"id":"one"},{"id":"two"}]})") << QByteArray("1");
    QTest::newRow("no JSON") << QByteArray("{") << QByteArray("1");
}

void tst_LottieFile::theManifestChooses()
{
    QFETCH(QByteArray, manifest);
    QFETCH(QByteArray, layer);
    for (const std::string folder : {"a/", "animations/"}) {
        const std::string bytes = zip({{"manifest.json", manifest.toStdString()},
                                       {folder + "one.json", named("1")},
                                       {folder + "two.json", named("2")}});
        const LottieReading reading = readBytes(bytes);
        QCOMPARE(QByteArray::fromStdString(layerOf(reading)), layer);
        QCOMPARE(codesOf(reading.issues), std::string("other-animations"));
        QCOMPARE(reading.issues.front().severity, Severity::Info);
        QVERIFY(reading.issues.front().what.find(layer == "2" ? ": one." : ": two.") != std::string::npos);
        QCOMPARE(layerOf(readBytes(bytes, "one")), std::string("1"));
        QCOMPARE(layerOf(readBytes(bytes, "two")), std::string("2"));
        QCOMPARE(codesOf(readBytes(bytes, "two").issues), std::string());
    }
}

void tst_LottieFile::packagesWithoutAManifestRead()
{
    QCOMPARE(layerOf(readBytes(zip({{"readme", ""}, {"animations/x.json", named("x")}}))), std::string("x"));
}

void tst_LottieFile::manifestsMayListWhatIsNotThere()
{
    const LottieReading reading = readBytes(zip(
        {{"manifest.json", R"({"animations":[{"id":"gone"},{"id":"x"},{"id":"x"},7]})"}, {"a/x.json", named("x")}}));
    QCOMPARE(layerOf(reading), std::string("x"));
    QCOMPARE(codesOf(reading.issues), std::string("listed-animation-missing"));
    QVERIFY(reading.issues[0].severity == Severity::Warning);
    QCOMPARE(reading.issues[0].what, std::string("The list in the file names animations that are not in it: gone."));
}

void tst_LottieFile::telegramStickersRead()
{
    QCOMPARE(layerOf(readBytes(gzip(named("sticker")), {}, "f.tgs")), std::string("sticker"));
    QCOMPARE(layerOf(readBytes(named("plain"), {}, "f.tgs")), std::string("plain"));
    QCOMPARE(layerOf(readBytes(gzip(named("cut")).substr(0, 40), {}, "f.tgs")), std::string("gzip-malformed"));
}

void tst_LottieFile::picturesOfPackagesAreFound_data()
{
    QTest::addColumn<QByteArray>("entry");
    QTest::addColumn<QByteArray>("folder");
    QTest::newRow("version 1") << QByteArray("images/p.png") << QByteArray("/images/");
    QTest::newRow("version 2") << QByteArray("i/p.png") << QByteArray("/i/");
    QTest::newRow("another folder said") << QByteArray("i/p.png") << QByteArray("images/");
    QTest::newRow("no folder said") << QByteArray("images/p.png") << QByteArray("");
    QTest::newRow("a folder of its own") << QByteArray("art/p.png") << QByteArray("art/");
}

void tst_LottieFile::picturesOfPackagesAreFound()
{
    QFETCH(QByteArray, entry);
    QFETCH(QByteArray, folder);
    const std::string text = document(kPicture, assetOf(folder.toStdString(), "p.png"));
    const LottieReading reading = readBytes(zip({{"a/x.json", text}, {entry.toStdString(), "PICTURE"}}));
    QVERIFY(reading.rig && reading.rig->assets.front().bytes);
    QCOMPARE(*reading.rig->assets.front().bytes, std::string("PICTURE"));
    QVERIFY(!readBytes(zip({{"a/x.json", text}})).rig->assets.front().bytes);
}

void tst_LottieFile::picturesOutsideTheFolderAreNot_data()
{
    QTest::addColumn<QString>("name");
    for (const char *name : {"../p.png", "inner/../../p.png", "%1/p.png", "file://%1/p.png", "..", "gone.png", ""})
        QTest::newRow(name) << QString(name);
}

void tst_LottieFile::picturesOutsideTheFolderAreNot()
{
    QFETCH(QString, name);
    const QTemporaryDir folder;
    QVERIFY(QDir(folder.path()).mkpath("inner/inner"));
    put(folder.filePath("p.png"), "PICTURE");
    const QString path = name.contains("%1") ? name.arg(folder.path()) : name;
    const LottieReading reading = readBytes(document(kPicture, assetOf({}, path.toStdString())), {},
                                            folder.filePath("inner/f.json").toStdString());
    QVERIFY(reading.rig && !reading.rig->assets.front().bytes);
}

void tst_LottieFile::picturesBesideTheFileAreFound()
{
    const QTemporaryDir folder;
    QVERIFY(QDir(folder.path()).mkpath("images"));
    put(folder.filePath("images/p..png"), "PICTURE");
    const LottieReading reading =
        readBytes(document(kPicture, assetOf("images/", "p..png")), {}, folder.filePath("f.json").toStdString());
    QVERIFY(reading.rig && reading.rig->assets.front().bytes);
    QCOMPARE(*reading.rig->assets.front().bytes, std::string("PICTURE"));
}

QTEST_APPLESS_MAIN(tst_LottieFile)
#include "tst_lottie_file.moc"
