// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT

#include "model/io/film/sprite_sheet.h"

#include "model/io/png/png_format.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QtTest>

using namespace clipwright;

namespace {

Picture filled(int width, int height, double grey)
{
    Picture picture(width, height);
    picture.fill({grey, grey, grey, 1});
    return picture;
}

} // namespace

class tst_SpriteSheet : public QObject {
    Q_OBJECT

private slots:
    void sheetsThatAreTooLargeAreRefused()
    {
        QCOMPARE(SheetLayout::of(4, 8193, 1).error().code, std::string("sheet-too-large"));
        QCOMPARE(SheetLayout::of(65, 1024, 1024).error().code, std::string("sheet-too-large"));
        QVERIFY(SheetLayout::of(64, 1024, 1024));
        QCOMPARE(SheetLayout::of(100'000, 128, 128).error().code, std::string("sheet-too-large"));
        QCOMPARE(SheetLayout::of(4, 0, 5).error().code, std::string("film-size"));
    }

    void sheetsAreNearlySquareAndFull_data()
    {
        QTest::addColumn<int>("cells");
        QTest::addColumn<QSize>("cell");
        QTest::addColumn<QSize>("grid");
        QTest::newRow("none") << 0 << QSize(10, 10) << QSize(1, 1);
        QTest::newRow("one") << 1 << QSize(10, 10) << QSize(1, 1);
        QTest::newRow("square") << 16 << QSize(10, 10) << QSize(4, 4);
        QTest::newRow("not square") << 12 << QSize(10, 10) << QSize(3, 4);
        QTest::newRow("wide cells") << 12 << QSize(40, 10) << QSize(2, 6);
        QTest::newRow("a prime") << 13 << QSize(10, 10) << QSize(4, 4);
        QTest::newRow("the largest") << 4 << QSize(8192, 2048) << QSize(1, 4);
    }
    void sheetsAreNearlySquareAndFull()
    {
        QFETCH(int, cells);
        QFETCH(QSize, cell);
        QFETCH(QSize, grid);
        const auto layout = SheetLayout::of(std::size_t(cells), cell.width(), cell.height());
        QVERIFY(layout);
        QCOMPARE(QSize(layout->columns, layout->rows), grid);
        QVERIFY(layout->columns * layout->rows >= cells);
    }

    void theJsonSaysWhereEachFrameStands()
    {
        const SheetLayout layout = SheetLayout::of(5, 8, 6).value();
        SpriteSheet sheet(layout, 5);
        for (int i = 0; i < 5; ++i)
            sheet.add(filled(8, 6, i * 0.2));
        const std::string text = sheet.json("walk.png", {"walk", 30, 1});
        const QJsonDocument json = QJsonDocument::fromJson(QByteArray::fromStdString(text));
        const QJsonArray frames = json["frames"].toArray();
        QCOMPARE(frames.size(), 5);
        int duration = 0;
        for (int i = 0; i < 5; ++i) {
            const QJsonObject frame = frames[i]["frame"].toObject();
            QCOMPARE(frames[i]["filename"].toString(), QStringLiteral("walk_000%1").arg(i));
            QCOMPARE(frame["w"].toInt(), 8);
            QCOMPARE(frame["h"].toInt(), 6);
            const std::uint8_t *pixel = sheet.picture().row(frame["y"].toInt() + 5) + (frame["x"].toInt() + 7) * 4;
            QCOMPARE(int(pixel[0]), i * 51);
            duration += frames[i]["duration"].toInt();
        }
        QCOMPARE(duration, 167);
        QCOMPARE(json["meta"]["image"].toString(), "walk.png");
        QCOMPARE(json["meta"]["size"]["w"].toInt(), layout.width());
        QCOMPARE(json["meta"]["frameRate"].toDouble(), 30.0);
        QCOMPARE(json["meta"]["loops"].toInt(), 1);
        QCOMPARE(json["meta"]["frameTags"][0]["name"].toString(), "walk");
        QCOMPARE(json["meta"]["frameTags"][0]["to"].toInt(), 4);
        QCOMPARE(sheet.json("walk.png", {"walk", 30, 1}), text);
    }

    void namesAreEscaped()
    {
        SpriteSheet sheet(SheetLayout::of(1, 1, 1).value(), 1);
        const QJsonDocument json =
            QJsonDocument::fromJson(QByteArray::fromStdString(sheet.json("a\"b.png", {"q\"\n", 30, 0})));
        QCOMPARE(json["meta"]["image"].toString(), "a\"b.png");
        QCOMPARE(json["frames"][0]["filename"].toString(), "q\"\n_0000");
    }

    void aJsonOfAnotherKindStays()
    {
        const QTemporaryDir folder;
        const QString lottie = folder.filePath("hero.json");
        QFile file(lottie);
        QVERIFY(file.open(QIODevice::WriteOnly) && file.write("{\"v\":\"5.5\"}") > 0);
        file.close();
        SpriteSheet sheet(SheetLayout::of(1, 4, 4).value(), 1);
        sheet.add(filled(4, 4, 1));
        const Result<void> written = sheet.write(folder.filePath("hero.png").toStdString(), {"hero", 30, 0});
        QCOMPARE(written.error().code, std::string("sheet-in-the-way"));
        QVERIFY(!QFile::exists(folder.filePath("hero.png")));
        QVERIFY(QFile::remove(lottie));
        // Its own it replaces.
        for (int i = 0; i < 2; ++i)
            QVERIFY(sheet.write(folder.filePath("hero.png").toStdString(), {"hero", 30, 0}));
        QFile png(folder.filePath("hero.png"));
        QVERIFY(png.open(QIODevice::ReadOnly));
        QCOMPARE(decodePng(png.readAll().toStdString()).value(), sheet.picture());
        QCOMPARE(QDir(folder.path()).entryList(QDir::AllEntries | QDir::Hidden | QDir::NoDotAndDotDot).size(), 2);
    }
};

QTEST_GUILESS_MAIN(tst_SpriteSheet)
#include "tst_sprite_sheet.moc"
