// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#include "raster_fixtures.h"

#include "model/raster/game_look.h"

#include <QtTest>

using namespace clipwright;
using namespace clipwright::fixtures;

namespace {

/** Alpha in sixteenths: `.` for nothing, then `0` to `f`. */
QByteArray coverageText(const Picture &picture)
{
    QByteArray text;
    for (int y = 0; y < picture.height; ++y) {
        for (int x = 0; x < picture.width; ++x) {
            const int alpha = pixelAt(picture, x, y)[3];
            text += alpha == 0 ? '.' : "0123456789abcdef"[alpha / 16];
        }
        text += '\n';
    }
    return text;
}

/** Premultiplied rrggbbaa of each pixel, a row a line. */
QByteArray colourText(const Picture &picture)
{
    QByteArray text;
    for (int y = 0; y < picture.height; ++y) {
        for (int x = 0; x < picture.width; ++x) {
            const auto *pixel = reinterpret_cast<const char *>(picture.row(y)) + static_cast<std::ptrdiff_t>(x) * 4;
            text += QByteArray(pixel, 4).toHex() + (x + 1 < picture.width ? ' ' : '\n');
        }
    }
    return text;
}

QByteArray read(const QString &path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

bool write(const QString &path, const QByteArray &text)
{
    QFile file(path);
    return file.open(QIODevice::WriteOnly) && file.write(text) == text.size();
}

/**
 * Empty when `text` is the golden; else the first line that differs. REBASELINE=1 makes it the
 * golden.
 */
QString compareGolden(const QString &name, const QByteArray &text)
{
    const QString path = QStringLiteral(CLIPWRIGHT_SOURCE "/tests/golden/raster/") + name + ".txt";
    if (qEnvironmentVariableIntValue("REBASELINE") == 1)
        return write(path, text) ? QString() : "cannot write " + path;
    const QByteArray golden = read(path);
    if (golden == text)
        return {};
    write(path + ".actual", text);
    const QList<QByteArray> expected = golden.split('\n');
    const QList<QByteArray> actual = text.split('\n');
    qsizetype line = 0;
    while (line < expected.size() && line < actual.size() && expected[line] == actual[line])
        ++line;
    return QString("%1, line %2:\n  golden %3\n  actual %4")
        .arg(name)
        .arg(line + 1)
        .arg(QString(expected.value(line)), QString(actual.value(line)));
}

} // namespace

class tst_RasterGoldens : public QObject {
    Q_OBJECT

private slots:
    void fills()
    {
        ListBuilder builder;
        builder.add(pentagram({8, 8.5}, 7.8));
        check("star", coverageText(drawn(builder.list, 16, 16)));
        ListBuilder ring;
        ring.add({{8, 0.5}, {15.5, 8}, {8, 15.5}, {0.5, 8}});
        ring.addHole(rectangle(5.5, 5.25, 10.5, 11.75));
        check("diamond_with_hole", coverageText(drawn(ring.list, 16, 16)));
    }

    void strokes_data()
    {
        QTest::addColumn<int>("cap");
        QTest::addColumn<int>("join");
        QTest::newRow("butt_miter") << int(StrokeCap::Butt) << int(StrokeJoin::Miter);
        QTest::newRow("square_bevel") << int(StrokeCap::Square) << int(StrokeJoin::Bevel);
        QTest::newRow("round_round") << int(StrokeCap::Round) << int(StrokeJoin::Round);
    }

    void strokes()
    {
        QFETCH(int, cap);
        QFETCH(int, join);
        ListBuilder builder;
        builder.addStroke({{3, 12.5}, {8, 4}, {12, 12}}, 3, static_cast<StrokeCap>(cap), static_cast<StrokeJoin>(join));
        check(QString("stroke_") + QTest::currentDataTag(), coverageText(drawn(builder.list, 16, 16)));
    }

    void gradients()
    {
        ListBuilder linear;
        ComposedRegion &sloped = linear.add(rectangle(0, 0, 8, 4));
        sloped.paint = PaintKind::Linear;
        sloped.start = {1, 0};
        sloped.end = {7, 2};
        linear.addStop(0, {1, 0, 0, 1});
        linear.addStop(0.4, {0, 1, 0, 0.5});
        linear.addStop(1, {0, 0, 1, 1});
        check("linear", colourText(drawn(linear.list, 8, 4)));
        ListBuilder radial;
        ComposedRegion &round = radial.add(rectangle(0, 0, 8, 8));
        round.paint = PaintKind::Radial;
        round.start = {4, 4};
        round.end = {8, 4};
        round.focal = {5.5, 3};
        radial.addStop(0, {1, 1, 1, 1});
        radial.addStop(1, {0.2, 0, 0.4, 0.25});
        check("radial", colourText(drawn(radial.list, 8, 8)));
    }

    void textures()
    {
        Picture pixels(4, 4);
        for (std::size_t i = 0; i < pixels.rgba.size(); ++i)
            pixels.rgba[i] = static_cast<std::uint8_t>(i % 4 == 3 ? 255 : i * 53 % 256);
        const Texture texture(pixels);
        const Texture *const both[] = {&texture};
        ListBuilder builder;
        ComposedRegion &region = builder.add({{1, 1.5}, {7.5, 0.5}, {6.5, 7}, {1, 6}});
        region.texture = 0;
        region.colour = {1, 0.8, 0.6, 0.9};
        builder.list.uvs = {{0, 0}, {1, 0}, {1, 1}, {0, 1}};
        Picture picture(8, 8);
        Rasterizer().draw(builder.list, {}, picture, both);
        check("texture", colourText(picture));
    }

    void gameLook()
    {
        ListBuilder builder;
        builder.add({{10, 2}, {14, 14}, {8, 10}, {2, 13}});
        builder.addStroke({{2, 3}, {8, 8}, {3, 10}}, 2, StrokeCap::Round, StrokeJoin::Miter).colour = {0, 0, 0, 0.5};
        GameLook look;
        look.feather = 1;
        Picture picture(16, 16);
        look.draw(builder.list, {}, picture);
        check("game_look", coverageText(picture));
    }

private:
    static void check(const QString &name, const QByteArray &text)
    {
        const QString difference = compareGolden(name, text);
        QVERIFY2(difference.isEmpty(), qPrintable(difference));
    }
};

QTEST_APPLESS_MAIN(tst_RasterGoldens)
#include "tst_raster_goldens.moc"
