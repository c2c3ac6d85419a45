// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <QColor>
#include <QFont>
#include <QObject>
#include <QString>

#include <array>

class QPalette;

namespace clipwright::widgets {

/** The names of look.md: every colour that is painted is asked for by one of these. */
enum class Token {
    Surface0,
    Surface1,
    Surface2,
    Surface3,
    Line,
    Text,
    Dim,
    Off,
    Accent,
    Key,
    KeyPicked,
    KeyedHere,
    UnkeyedChange,
    X,
    Y,
    Z,
    W,
    Ok,
    Warn,
    Bad
};
inline constexpr std::size_t kTokenCount = 20;

enum class Measure { Text, SmallText, Row, HeadRow, Field, Padding, Grid, Radius, FocusRing, Playhead, Icon };

enum class ThemeChoice { System, Dark, Light };

/**
 * The one theme of the process: tokens of `:/themes/tokens.json`, turned into palette, style sheet and font of the
 * application. Widgets ask it while they paint and repaint on `changed`. UI thread only.
 */
class Theme : public QObject {
    Q_OBJECT

public:
    static Theme &instance();

    /** Restyles the application. System follows the desktop, as far as `setSystemDark` or the first palette told. */
    void apply(ThemeChoice choice);
    /** The desktop is dark or light now: restyles the application if it follows it. */
    void setSystemDark(bool isDark);

    ThemeChoice choice() const { return m_choice; }
    bool isDark() const { return m_isDark; }
    QColor colour(Token token) const { return m_colours[m_isDark ? 0 : 1][static_cast<std::size_t>(token)]; }
    /** `over` percent of the token, the rest surface 1. */
    QColor mixed(Token token, int over) const;
    int measure(Measure measure) const { return m_measures[static_cast<std::size_t>(measure)]; }
    /** The system's font at the size of rulers and badges. */
    QFont smallFont() const;
    /** The word of tokens.json; tests and messages. */
    static const char *nameOf(Token token);

signals:
    void changed();

private:
    Theme();
    void load();
    QPalette palette() const;
    QString styleSheet() const;

    std::array<std::array<QColor, kTokenCount>, 2> m_colours; ///< dark, light
    std::array<int, 11> m_measures{};
    QString m_sheet;
    ThemeChoice m_choice = ThemeChoice::System;
    bool m_isDark = true;
    bool m_systemIsDark = false;
};

} // namespace clipwright::widgets
