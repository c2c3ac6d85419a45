// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#include "app/window/desktop_theme.h"

#include "widgets/theme.h"

#include <QDBusConnection>
#include <QDBusMessage>
#include <QDBusPendingCallWatcher>
#include <QDBusPendingReply>

namespace clipwright::app {

namespace {

const QString kService = QStringLiteral("org.freedesktop.portal.Desktop");
const QString kPath = QStringLiteral("/org/freedesktop/portal/desktop");
const QString kInterface = QStringLiteral("org.freedesktop.portal.Settings");
const QString kGroup = QStringLiteral("org.freedesktop.appearance");
const QString kKey = QStringLiteral("color-scheme");

constexpr uint kPrefersDark = 1;
constexpr uint kPrefersLight = 2; ///< 0 is "no preference": the theme stays as it is

} // namespace

DesktopTheme::DesktopTheme(QObject *parent) : QObject(parent)
{
    QDBusConnection bus = QDBusConnection::sessionBus();
    if (!bus.isConnected())
        return;
    bus.connect(kService, kPath, kInterface, QStringLiteral("SettingChanged"), this,
                SLOT(settingChanged(QString, QString, QDBusVariant)));
    ask();
}

void DesktopTheme::ask()
{
    QDBusMessage question = QDBusMessage::createMethodCall(kService, kPath, kInterface, QStringLiteral("Read"));
    question << kGroup << kKey;
    auto *answer = new QDBusPendingCallWatcher(QDBusConnection::sessionBus().asyncCall(question), this);
    connect(answer, &QDBusPendingCallWatcher::finished, this, [this, answer] {
        answer->deleteLater();
        const QDBusPendingReply<QDBusVariant> reply = *answer;
        if (reply.isValid())
            settingChanged(kGroup, kKey, reply.value());
    });
}

void DesktopTheme::settingChanged(const QString &group, const QString &key, const QDBusVariant &value)
{
    if (group != kGroup || key != kKey)
        return;
    QVariant scheme = value.variant();
    // `Read` wraps its answer in one variant more than the signal does.
    if (scheme.canConvert<QDBusVariant>())
        scheme = scheme.value<QDBusVariant>().variant();
    const uint wanted = scheme.toUInt();
    if (wanted == kPrefersDark || wanted == kPrefersLight)
        widgets::Theme::instance().setSystemDark(wanted == kPrefersDark);
}

} // namespace clipwright::app
