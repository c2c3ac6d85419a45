// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <QDBusVariant>
#include <QObject>

namespace clipwright::app {

/**
 * Whether the desktop is dark or light, while the program runs: asks the settings portal (org.freedesktop.appearance,
 * color-scheme), hears its changes and tells the theme. Without a portal nothing happens. UI thread.
 */
class DesktopTheme : public QObject {
    Q_OBJECT

public:
    explicit DesktopTheme(QObject *parent = nullptr);

public slots:
    /** The portal's signal SettingChanged. */
    void settingChanged(const QString &group, const QString &key, const QDBusVariant &value);

private:
    void ask();
};

} // namespace clipwright::app
