// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#include "views/viewport/background.h"

#include "widgets/theme.h"

#include <QBrush>
#include <QPainter>
#include <QPixmap>

#include <cmath>

namespace clipwright::views {

using widgets::Theme;
using widgets::Token;

namespace {

constexpr int kCheckerCell = 8;
constexpr int kMiddleGrey = 119; ///< the grey that reads as half as light as white: CIE L* 50

QBrush checkerboard()
{
    const Theme &theme = Theme::instance();
    QPixmap cells(2 * kCheckerCell, 2 * kCheckerCell);
    cells.fill(theme.colour(Token::Surface1));
    QPainter painter(&cells);
    painter.fillRect(0, 0, kCheckerCell, kCheckerCell, theme.colour(Token::Surface2));
    painter.fillRect(kCheckerCell, kCheckerCell, kCheckerCell, kCheckerCell, theme.colour(Token::Surface2));
    return QBrush(cells);
}

QColor colourOf(const Background &background)
{
    switch (background.kind) {
    case BackgroundKind::White: return Qt::white;
    case BackgroundKind::Black: return Qt::black;
    case BackgroundKind::Grey: return {kMiddleGrey, kMiddleGrey, kMiddleGrey};
    case BackgroundKind::Custom: return background.custom;
    case BackgroundKind::Checker:
    case BackgroundKind::Theme: break;
    }
    return Theme::instance().colour(Token::Surface0);
}

} // namespace

QString Background::text() const
{
    return kind == BackgroundKind::Custom ? custom.name() : QLatin1String(kBackgroundNames[std::size_t(kind)]);
}

Background Background::fromText(const QString &text)
{
    Background background;
    for (std::size_t i = 0; i < kBackgroundNames.size(); ++i)
        if (text == QLatin1String(kBackgroundNames[i]))
            background.kind = static_cast<BackgroundKind>(i);
    if (const QColor colour(text); text.startsWith(u'#') && colour.isValid())
        background = {BackgroundKind::Custom, QColor(colour.rgb())};
    return background;
}

void paintBackground(QPainter &painter, const Background &background, const QRect &area, const QRectF &picture)
{
    painter.fillRect(area, colourOf(background));
    if (background.kind != BackgroundKind::Checker)
        return;
    painter.setBrushOrigin(std::floor(picture.left()), std::floor(picture.top()));
    painter.fillRect(picture.toAlignedRect().intersected(area), checkerboard());
    painter.setBrushOrigin(0, 0);
}

} // namespace clipwright::views
