// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#include "widgets/theme.h"

#include <QApplication>
#include <QRegularExpression>
#include <QtTest>

#include <cmath>

using namespace clipwright::widgets;

namespace {

double luminance(const QColor &colour)
{
    // WCAG 2.1, relative luminance.
    const auto linear = [](double c) { return c <= 0.03928 ? c / 12.92 : std::pow((c + 0.055) / 1.055, 2.4); };
    return 0.2126 * linear(colour.redF()) + 0.7152 * linear(colour.greenF()) + 0.0722 * linear(colour.blueF());
}

double contrast(const QColor &a, const QColor &b)
{
    const double la = luminance(a);
    const double lb = luminance(b);
    return (std::max(la, lb) + 0.05) / (std::min(la, lb) + 0.05);
}

} // namespace

class tst_Theme : public QObject {
    Q_OBJECT

private slots:
    void systemChoiceFollowsTheDesktop();
    void everyTokenHasAColour_data();
    void everyTokenHasAColour();
    void everyMeasureIsThere();
    void textIsReadable_data();
    void textIsReadable();
    void systemFollowsThePaletteAtStart();
    void styleSheetKeepsNoPlaceholder();
    void switchingTellsAndRestyles();
};

void tst_Theme::everyTokenHasAColour_data()
{
    QTest::addColumn<int>("choice");
    QTest::newRow("dark") << int(ThemeChoice::Dark);
    QTest::newRow("light") << int(ThemeChoice::Light);
}

void tst_Theme::everyTokenHasAColour()
{
    QFETCH(int, choice);
    Theme &theme = Theme::instance();
    theme.apply(static_cast<ThemeChoice>(choice));
    for (std::size_t token = 0; token < kTokenCount; ++token)
        QVERIFY2(theme.colour(static_cast<Token>(token)).isValid(), Theme::nameOf(static_cast<Token>(token)));
}

void tst_Theme::everyMeasureIsThere()
{
    for (int measure = 0; measure <= int(Measure::Icon); ++measure)
        QVERIFY(Theme::instance().measure(static_cast<Measure>(measure)) > 0);
    QCOMPARE(Theme::instance().measure(Measure::Row), 22);
}

void tst_Theme::textIsReadable_data()
{
    everyTokenHasAColour_data();
}

void tst_Theme::textIsReadable()
{
    QFETCH(int, choice);
    Theme &theme = Theme::instance();
    theme.apply(static_cast<ThemeChoice>(choice));
    const QColor panel = theme.colour(Token::Surface1);
    QVERIFY(contrast(theme.colour(Token::Text), panel) >= 7);
    QVERIFY(contrast(theme.colour(Token::Dim), panel) >= 4.5);
    QVERIFY(contrast(theme.colour(Token::Off), panel) >= 3);
    QVERIFY(contrast(theme.colour(Token::Surface0), theme.colour(Token::Accent)) >= 4.5);
}

void tst_Theme::systemFollowsThePaletteAtStart()
{
    Theme &theme = Theme::instance();
    theme.apply(ThemeChoice::System);
    const bool before = theme.isDark();
    theme.apply(before ? ThemeChoice::Light : ThemeChoice::Dark);
    theme.apply(ThemeChoice::System);
    QCOMPARE(theme.isDark(), before);
}

void tst_Theme::styleSheetKeepsNoPlaceholder()
{
    Theme::instance().apply(ThemeChoice::Dark);
    QString sheet = qApp->styleSheet();
    sheet.remove(QRegularExpression(QStringLiteral("/\\*.*?\\*/")));
    QVERIFY(!sheet.isEmpty());
    QVERIFY2(!sheet.contains(u'@') && !sheet.contains(u'%'), qPrintable(sheet));
    QVERIFY(sheet.contains(QStringLiteral("height: 22px")));
    QVERIFY(sheet.contains(Theme::instance().colour(Token::Accent).name()));
}

void tst_Theme::switchingTellsAndRestyles()
{
    Theme &theme = Theme::instance();
    theme.apply(ThemeChoice::Dark);
    QSignalSpy changed(&theme, &Theme::changed);
    theme.apply(ThemeChoice::Light);
    QCOMPARE(changed.count(), 1);
    QCOMPARE(QApplication::palette().color(QPalette::Window), theme.colour(Token::Surface1));
    QVERIFY(!theme.isDark());
}

void tst_Theme::systemChoiceFollowsTheDesktop()
{
    Theme &theme = Theme::instance();
    theme.apply(ThemeChoice::System);
    QSignalSpy changed(&theme, &Theme::changed);
    theme.setSystemDark(!theme.isDark());
    QCOMPARE(changed.count(), 1);
    const bool isDark = theme.isDark();
    theme.setSystemDark(isDark);
    QCOMPARE(changed.count(), 1);
    theme.apply(isDark ? ThemeChoice::Dark : ThemeChoice::Light);
    theme.setSystemDark(!isDark);
    QCOMPARE(theme.isDark(), isDark);
    theme.apply(ThemeChoice::System);
    QCOMPARE(theme.isDark(), !isDark);
}

QTEST_MAIN(tst_Theme)
#include "tst_theme.moc"
