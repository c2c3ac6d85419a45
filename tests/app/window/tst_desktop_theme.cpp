// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#include "app/window/desktop_theme.h"

#include "widgets/theme.h"

#include <QDBusConnection>
#include <QDBusVariant>
#include <QtTest>

using namespace clipwright;
using widgets::Theme;
using widgets::ThemeChoice;

/** The settings portal as a desktop has it: says dark when asked, and that it has changed. */
class Portal : public QObject {
    Q_OBJECT
    Q_CLASSINFO("D-Bus Interface", "org.freedesktop.portal.Settings")

public slots:
    QDBusVariant Read(const QString &, const QString &) // as the interface spells it
    {
        return QDBusVariant(QVariant::fromValue(QDBusVariant(1u)));
    }

signals:
    void SettingChanged(const QString &group, const QString &key, const QDBusVariant &value);
};

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
    void aPortalOnTheBusIsAskedAndHeard();
};

void tst_DesktopTheme::aPortalOnTheBusIsAskedAndHeard()
{
    QDBusConnection bus = QDBusConnection::connectToBus(QDBusConnection::SessionBus, QStringLiteral("portal"));
    if (!bus.isConnected() || !bus.registerService(QStringLiteral("org.freedesktop.portal.Desktop")))
        QSKIP("needs a session bus without a portal: dbus-run-session");
    Portal portal;
    QVERIFY(bus.registerObject(QStringLiteral("/org/freedesktop/portal/desktop"), &portal,
                               QDBusConnection::ExportAllSlots | QDBusConnection::ExportAllSignals));
    Theme::instance().apply(ThemeChoice::System);
    say("color-scheme", 2u);
    const app::DesktopTheme desktop;
    QTRY_VERIFY(Theme::instance().isDark());
    emit portal.SettingChanged(QStringLiteral("org.freedesktop.appearance"), QStringLiteral("color-scheme"),
                               QDBusVariant(2u));
    QTRY_VERIFY(!Theme::instance().isDark());
}

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
