// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#include "views/viewport/background.h"

#include "widgets/theme.h"

#include <QPainter>
#include <QPixmap>
#include <QPixmapCache>
#include <QRegion>

#include <cmath>

namespace clipwright::views {

using widgets::Theme;
using widgets::Token;

namespace {

constexpr int kCheckerCell = 8;
constexpr int kMiddleGrey = 119; ///< the grey that reads as half as light as white: CIE L* 50

/** Many cells a tile, made once for each theme: small tiles cost the painter more than their pixels. */
QPixmap checkerboard()
{
    constexpr int kCellsATile = 32;
    const QColor light = Theme::instance().colour(Token::Surface1);
    const QColor dark = Theme::instance().colour(Token::Surface2);
    const QString key = QStringLiteral("clipwright-checker") + light.name() + dark.name();
    QPixmap tile;
    if (QPixmapCache::find(key, &tile))
        return tile;
    tile = QPixmap(kCellsATile * kCheckerCell, kCellsATile * kCheckerCell);
    tile.fill(light);
    QPainter painter(&tile);
    for (int y = 0; y < kCellsATile; ++y) {
        for (int x = y % 2; x < kCellsATile; x += 2)
            painter.fillRect(x * kCheckerCell, y * kCheckerCell, kCheckerCell, kCheckerCell, dark);
    }
    painter.end();
    QPixmapCache::insert(key, tile);
    return tile;
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
    const QRect cells =
        background.kind == BackgroundKind::Checker ? picture.toAlignedRect().intersected(area) : QRect();
    for (const QRect &around : QRegion(area).subtracted(cells))
        painter.fillRect(around, colourOf(background));
    if (cells.isEmpty())
        return;
    // The picture's corner may be farther away than an int reaches.
    const auto within = [](double from, int at) { return std::fmod(at - std::floor(from), 2 * kCheckerCell); };
    const QPointF offset(within(picture.left(), cells.left()), within(picture.top(), cells.top()));
    painter.drawTiledPixmap(QRectF(cells), checkerboard(), offset);
}

} // namespace clipwright::views
