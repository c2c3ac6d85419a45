// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT

#include "model/io/rig_file.h"

#include "tests/model/io/lottie/lottie_texts.h"
#include "tests/model/io/zip_maker.h"

#include <QtTest>

using namespace clipwright;
using namespace clipwright::lottietexts;
using namespace clipwright::zipmaker;

namespace {

std::string named(const std::string &name)
{
    return document(R"({"ty":3,"nm":")" + name + "\"}");
}

std::string put(const QTemporaryDir &folder, const QString &name, const std::string &bytes)
{
    QFile file(folder.filePath(name));
    if (!file.open(QIODevice::WriteOnly) || file.write(QByteArray::fromStdString(bytes)) < 0)
        return {};
    return file.fileName().toStdString();
}

std::string layerOf(const RigFile &file)
{
    return file.rig ? file.rig->main().layers.front()->name : codesOf(file.issues);
}

const Entries kTwo{{"a/one.json", named("1")}, {"a/two.json", named("2")}};

} // namespace

class tst_RigFile : public QObject {
    Q_OBJECT

private slots:
    void addressesAreTakenApart_data();
    void addressesAreTakenApart();
    void everySuffixHasItsFormat_data();
    void everySuffixHasItsFormat();
    void anAddressOpensItsAnimation();
    void aFileWithANumberSignOpens();
    void animationsAreListed();
    void aPackageIsReadOnceForAllItsAnimations();
};

void tst_RigFile::addressesAreTakenApart_data()
{
    QTest::addColumn<QByteArray>("path");
    QTest::addColumn<QByteArray>("file");
    QTest::addColumn<QByteArray>("animation");
    QTest::newRow("plain") << QByteArray("x/a.lottie#walk") << QByteArray("x/a.lottie") << QByteArray("walk");
    QTest::newRow("capitals") << QByteArray("a.LOTTIE#b") << QByteArray("a.LOTTIE") << QByteArray("b");
    QTest::newRow("sign in the file") << QByteArray("a#b.lottie#c") << QByteArray("a#b.lottie") << QByteArray("c");
    QTest::newRow("sign in the id") << QByteArray("a.lottie#b#c") << QByteArray("a.lottie") << QByteArray("b#c");
    for (const char *none : {"a.json", "a#b.json", "a.json#b", ".lottie#b", "#", "a.lottie"})
        QTest::newRow(none) << QByteArray(none) << QByteArray() << QByteArray();
}

void tst_RigFile::addressesAreTakenApart()
{
    QFETCH(QByteArray, path);
    QFETCH(QByteArray, file);
    QFETCH(QByteArray, animation);
    const auto address = parseAnimationAddress(path.toStdString());
    QCOMPARE(address.has_value(), !file.isEmpty());
    if (address) {
        QCOMPARE(QByteArray::fromStdString(address->file), file);
        QCOMPARE(QByteArray::fromStdString(address->animation), animation);
    }
}

void tst_RigFile::everySuffixHasItsFormat_data()
{
    QTest::addColumn<QByteArray>("path");
    QTest::addColumn<int>("format");
    for (const FormatRow &row : formats()) {
        for (const std::string_view extension : row.extensions) {
            const QByteArray path = "x." + QByteArray::fromStdString(std::string(extension));
            QTest::newRow(path.constData()) << path << int(row.id);
        }
    }
    QTest::newRow("address") << QByteArray("x.lottie#id") << int(FormatId::Lottie);
    QTest::newRow("none") << QByteArray("x.txt") << -1;
}

void tst_RigFile::everySuffixHasItsFormat()
{
    QFETCH(QByteArray, path);
    QFETCH(int, format);
    const auto found = formatOfPath(path.toStdString());
    QCOMPARE(found ? int(*found) : -1, format);
}

void tst_RigFile::anAddressOpensItsAnimation()
{
    const QTemporaryDir folder;
    const std::string path = put(folder, "a.lottie", zip(kTwo));
    QCOMPARE(layerOf(openRigFile(path)), std::string("1"));
    QCOMPARE(openRigFile(path).animations.ids, (std::vector<std::string>{"one", "two"}));
    QCOMPARE(openRigFile(path + "#two").animations.shown, std::size_t(1));
    const RigFile two = openRigFile(path + "#two");
    QCOMPARE(layerOf(two), std::string("2"));
    QCOMPARE(two.animation, std::string("two"));
    QCOMPARE(two.path, path + "#two");
    QCOMPARE(layerOf(openRigFile(path + "#three")), std::string("animation-missing"));
    QCOMPARE(layerOf(openRigFile(path + ".lottie#two")), std::string("file-missing"));
}

void tst_RigFile::aFileWithANumberSignOpens()
{
    const QTemporaryDir folder;
    put(folder, "a.lottie", zip(kTwo));
    const RigFile json = openRigFile(put(folder, "a.lottie#two.json", named("own")));
    QCOMPARE(layerOf(json), std::string("own"));
    QCOMPARE(json.animation, std::string());
    QCOMPARE(layerOf(openRigFile(put(folder, "b#c.lottie", zip(kTwo)))), std::string("1"));
}

void tst_RigFile::animationsAreListed()
{
    const QTemporaryDir folder;
    const auto listed = [](const std::string &path) { return openLottieSource(path)->animations(); };
    QCOMPARE(listed(put(folder, "a.lottie", zip(kTwo))), (std::vector<std::string>{"one", "two"}));
    QCOMPARE(listed(put(folder, "a.json", named("x"))), std::vector<std::string>{});
    QVERIFY(!openLottieSource(folder.filePath("gone.lottie").toStdString()));
    QVERIFY(!openLottieSource(put(folder, "cut.lottie", zip(kTwo).substr(0, 100))));
}

void tst_RigFile::aPackageIsReadOnceForAllItsAnimations()
{
    const QTemporaryDir folder;
    const std::string path = put(folder, "a.lottie", zip(kTwo));
    const Result<LottieSource> source = openLottieSource(path);
    QVERIFY(QFile::remove(QString::fromStdString(path)));
    const OpenOptions options{.source = &*source};
    QCOMPARE(layerOf(openRigFile(path, options)), std::string("1"));
    const RigFile two = openRigFile(path + "#two", options);
    QCOMPARE(layerOf(two), std::string("2"));
    QCOMPARE(two.animation, std::string("two"));
    QCOMPARE(layerOf(openRigFile(path + "#three", options)), std::string("animation-missing"));
    QCOMPARE(layerOf(openRigFile(path + "#two")), std::string("file-missing"));
}

QTEST_APPLESS_MAIN(tst_RigFile)
#include "tst_rig_file.moc"
