// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#include "app/window/desktop_theme.h"

#include "widgets/theme.h"

#include <QtTest>

using namespace clipwright;
using widgets::Theme;
using widgets::ThemeChoice;

class tst_DesktopTheme : public QObject {
    Q_OBJECT

    app::DesktopTheme m_desktop;

    void say(const char *key, const QVariant &value)
    {
        m_desktop.settingChanged(QStringLiteral("org.freedesktop.appearance"), QLatin1String(key), QDBusVariant(value));
    }

private slots:
    void otherSettingsAndNoPreferenceChangeNothing();
    void darkAndLightAreFollowed();
    void theAnswersOwnWrappingIsUndone();
    void anOwnChoiceStays();
};

void tst_DesktopTheme::otherSettingsAndNoPreferenceChangeNothing()
{
    Theme::instance().apply(ThemeChoice::System);
    say("color-scheme", 1u);
    QSignalSpy changed(&Theme::instance(), &Theme::changed);
    say("color-scheme", 0u);
    say("color-scheme", QStringLiteral("light"));
    say("accent-color", 2u);
    m_desktop.settingChanged(QStringLiteral("org.example"), QStringLiteral("color-scheme"), QDBusVariant(2u));
    QCOMPARE(changed.count(), 0);
    QVERIFY(Theme::instance().isDark());
}

void tst_DesktopTheme::darkAndLightAreFollowed()
{
    Theme::instance().apply(ThemeChoice::System);
    say("color-scheme", 2u);
    QVERIFY(!Theme::instance().isDark());
    say("color-scheme", 1u);
    QVERIFY(Theme::instance().isDark());
}

void tst_DesktopTheme::theAnswersOwnWrappingIsUndone()
{
    Theme::instance().apply(ThemeChoice::System);
    say("color-scheme", 1u);
    say("color-scheme", QVariant::fromValue(QDBusVariant(2u)));
    QVERIFY(!Theme::instance().isDark());
}

void tst_DesktopTheme::anOwnChoiceStays()
{
    Theme::instance().apply(ThemeChoice::Dark);
    say("color-scheme", 2u);
    QVERIFY(Theme::instance().isDark());
}

QTEST_MAIN(tst_DesktopTheme)
#include "tst_desktop_theme.moc"
