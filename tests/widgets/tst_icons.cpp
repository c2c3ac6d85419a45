// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#include "widgets/icons.h"

#include <QDir>
#include <QImage>
#include <QSvgRenderer>
#include <QtTest>

using namespace clipwright::widgets;

class tst_Icons : public QObject {
    Q_OBJECT

private slots:
    void unknownIconIsNull();
    void everyIconIsDrawnInItsTokenAtEverySize_data();
    void everyIconIsDrawnInItsTokenAtEverySize();
    void anIconWithoutASizeIsNothing();
    void disabledIconIsOff();
    void iconFollowsTheTheme();
};

namespace {

/** The colour of the most opaque pixel: at full coverage the token itself. */
QColor inkOf(const QPixmap &pixmap)
{
    const QImage image = pixmap.toImage().convertToFormat(QImage::Format_ARGB32);
    QColor ink(Qt::transparent);
    for (int y = 0; y < image.height(); ++y)
        for (int x = 0; x < image.width(); ++x)
            if (image.pixelColor(x, y).alpha() > ink.alpha())
                ink = image.pixelColor(x, y);
    return ink;
}

bool isNear(const QColor &a, const QColor &b)
{
    return std::abs(a.red() - b.red()) < 4 && std::abs(a.green() - b.green()) < 4 && std::abs(a.blue() - b.blue()) < 4;
}

} // namespace

void tst_Icons::unknownIconIsNull()
{
    QVERIFY(icon(QStringLiteral("no-such-icon")).isNull());
}

void tst_Icons::everyIconIsDrawnInItsTokenAtEverySize_data()
{
    QTest::addColumn<QString>("name");
    const QStringList files = QDir(QStringLiteral(":/icons")).entryList({QStringLiteral("*.svg")});
    QVERIFY(files.size() > 10);
    for (const QString &file : files)
        if (file != QStringLiteral("clipwright.svg"))
            QTest::newRow(qPrintable(file)) << file.chopped(4);
}

void tst_Icons::everyIconIsDrawnInItsTokenAtEverySize()
{
    QFETCH(QString, name);
    QVERIFY(QSvgRenderer(QStringLiteral(":/icons/%1.svg").arg(name)).isValid());
    Theme::instance().apply(ThemeChoice::Dark);
    for (const double ratio : {1.0, 1.5, 2.0}) {
        const QPixmap picture = icon(name, Token::Warn).pixmap(QSize(16, 16), ratio);
        QCOMPARE(picture.size(), QSize(16, 16) * ratio);
        const QColor ink = inkOf(picture);
        QVERIFY2(ink.alpha() > 180, qPrintable(QString::number(ink.alpha())));
        QVERIFY2(isNear(ink, Theme::instance().colour(Token::Warn)), qPrintable(ink.name()));
    }
}

void tst_Icons::anIconWithoutASizeIsNothing()
{
    QTest::failOnWarning(QRegularExpression(QStringLiteral(".*")));
    QVERIFY(icon(QStringLiteral("play")).pixmap(QSize(0, 16)).isNull());
    QVERIFY(icon(QStringLiteral("play")).pixmap(QSize(-4, -4)).isNull());
}

void tst_Icons::disabledIconIsOff()
{
    const QColor ink = inkOf(icon(QStringLiteral("play")).pixmap(QSize(16, 16), 2, QIcon::Disabled));
    QVERIFY(isNear(ink, Theme::instance().colour(Token::Off)));
}

void tst_Icons::iconFollowsTheTheme()
{
    const QIcon play = icon(QStringLiteral("play"));
    Theme::instance().apply(ThemeChoice::Dark);
    const QColor dark = inkOf(play.pixmap(QSize(16, 16)));
    Theme::instance().apply(ThemeChoice::Light);
    const QColor light = inkOf(play.pixmap(QSize(16, 16)));
    QVERIFY(dark.lightness() > 200);
    QVERIFY(light.lightness() < 60);
}

QTEST_MAIN(tst_Icons)
#include "tst_icons.moc"
