// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <QColor>
#include <QString>

#include <array>

class QPainter;
class QRect;
class QRectF;

namespace clipwright::views {

enum class BackgroundKind { Checker, White, Black, Grey, Theme, Custom };
/** Stable words, in the order of the kinds: settings name them. */
inline constexpr std::array kBackgroundNames{"checker", "white", "black", "grey", "theme", "custom"};

/** What lies behind the picture: a checkerboard where the picture is, or one colour all over. */
struct Background {
    BackgroundKind kind = BackgroundKind::Checker;
    QColor custom{0x40, 0x80, 0xc0}; ///< of the kind Custom; opaque

    /** "checker", "white" …, or "#rrggbb" for a colour of one's own. */
    QString text() const;
    /** What `text` wrote; anything else is the checkerboard. */
    static Background fromText(const QString &text);

    bool operator==(const Background &) const = default;
};

/** Fills `area`; `picture` is where the picture's own box is, in the same coordinates. */
void paintBackground(QPainter &painter, const Background &background, const QRect &area, const QRectF &picture);

} // namespace clipwright::views
