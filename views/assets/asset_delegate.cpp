// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#include "views/assets/asset_delegate.h"

#include "views/assets/asset_model.h"
#include "widgets/icons.h"
#include "widgets/theme.h"

#include <QDateTime>
#include <QLocale>
#include <QPainter>

namespace clipwright::views {

using widgets::Theme;
using widgets::Token;

namespace {

constexpr QSize kGridPicture(112, 84);
constexpr QSize kRowPicture(40, 30);
constexpr int kPadding = 6;
constexpr int kLine = 16;
constexpr int kBadge = 16;

/** What stands where a picture would: by what the file holds. */
QString iconOf(const QModelIndex &index)
{
    switch (rowOf(static_cast<FormatId>(index.data(AssetModel::KindRole).toInt())).kind) {
    case AssetKind::Clip: return QStringLiteral("clips");
    case AssetKind::Curve: return QStringLiteral("crossfade");
    case AssetKind::Stage: return QStringLiteral("layout");
    case AssetKind::Rig: break;
    }
    return QStringLiteral("sample");
}

} // namespace

QSize AssetDelegate::cell() const
{
    if (m_isGrid)
        return {kGridPicture.width() + 2 * kPadding, kGridPicture.height() + 2 * kLine + 3 * kPadding};
    return {0, kRowPicture.height() + 2 * kPadding};
}

QSize AssetDelegate::pictureSize() const
{
    return m_isGrid ? kGridPicture : kRowPicture;
}

void AssetDelegate::setPlaying(const QString &path, const QImage &frame)
{
    m_played = path;
    m_frame = frame;
}

QSize AssetDelegate::sizeHint(const QStyleOptionViewItem &, const QModelIndex &) const
{
    return cell();
}

QRect AssetDelegate::pictureRect(const QRect &cell) const
{
    const QPoint corner = cell.topLeft() + QPoint(kPadding, kPadding);
    return m_isGrid ? QRect(QPoint(cell.center().x() - kGridPicture.width() / 2, corner.y()), kGridPicture)
                    : QRect(corner, kRowPicture);
}

void AssetDelegate::paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const
{
    const Theme &theme = Theme::instance();
    const bool isSelected = option.state & QStyle::State_Selected;
    painter->save();
    painter->setRenderHint(QPainter::Antialiasing);
    painter->setPen(Qt::NoPen);
    if (isSelected)
        painter->setBrush(theme.mixed(Token::Accent, 30));
    else if (option.state & QStyle::State_MouseOver)
        painter->setBrush(theme.colour(Token::Surface2));
    painter->drawRoundedRect(option.rect.adjusted(1, 1, -1, -1), 4, 4);
    if (option.state & QStyle::State_HasFocus) {
        painter->setPen(QPen(theme.colour(Token::Accent), 2));
        painter->setBrush(Qt::NoBrush);
        painter->drawRoundedRect(option.rect.adjusted(1, 1, -1, -1), 4, 4);
    }
    const QRect picture = pictureRect(option.rect);
    paintPicture(*painter, picture, index);
    if (m_isGrid) {
        paintBadges(*painter, picture, index);
        const int top = picture.bottom() + kPadding;
        paintText(*painter, QRect(option.rect.left() + kPadding, top, option.rect.width() - 2 * kPadding, 2 * kLine),
                  option, index, true);
    } else {
        const int left = picture.right() + kPadding + 2;
        const int right = option.rect.right() - kPadding - 2 * kBadge;
        paintText(*painter, QRect(left, option.rect.top() + kPadding - 1, right - left, 2 * kLine), option, index,
                  false);
        paintBadges(*painter, option.rect.adjusted(0, kPadding, -kPadding, 0), index);
    }
    painter->restore();
}

void AssetDelegate::paintPicture(QPainter &painter, const QRect &rect, const QModelIndex &index) const
{
    const Theme &theme = Theme::instance();
    painter.setPen(Qt::NoPen);
    // A grey between black and white lines: what is drawn in either is seen.
    painter.setBrush(theme.colour(Token::Surface3));
    painter.drawRoundedRect(rect, 3, 3);
    const bool isPlayed = !m_frame.isNull() && index.data(AssetModel::PathRole).toString() == m_played;
    const QImage image = isPlayed ? m_frame : index.data(AssetModel::PictureRole).value<QImage>();
    if (!image.isNull()) {
        painter.setRenderHint(QPainter::SmoothPixmapTransform);
        const QSize size = image.size().scaled(rect.size(), Qt::KeepAspectRatio);
        painter.drawImage(QRect(rect.center() - QPoint(size.width() / 2 - 1, size.height() / 2 - 1), size), image);
        return;
    }
    const int side = rect.height() / 2;
    const QRect middle(rect.center() - QPoint(side / 2, side / 2), QSize(side, side));
    widgets::icon(iconOf(index), Token::Off).paint(&painter, middle);
}

/** At the right end, the worst first. */
void AssetDelegate::paintBadges(QPainter &painter, const QRect &rect, const QModelIndex &index)
{
    QRect badge(rect.right() - kBadge, rect.top() + 2, kBadge, kBadge);
    const auto paintOne = [&](const char *name, Token token) {
        painter.setPen(Qt::NoPen);
        painter.setBrush(Theme::instance().colour(Token::Surface1));
        painter.drawRoundedRect(badge.adjusted(-1, -1, 1, 1), 4, 4);
        widgets::icon(QLatin1String(name), token).paint(&painter, badge.adjusted(1, 1, -1, -1));
        badge.translate(-kBadge - 4, 0);
    };
    if (!index.data(AssetModel::ProblemRole).toString().isEmpty())
        paintOne("error", Token::Bad);
    if (index.data(AssetModel::DriftRole).toBool())
        paintOne("cook", Token::Warn);
}

/** The name, and below it the kind; a row has room for the folder, what was cooked, and the date. */
void AssetDelegate::paintText(QPainter &painter, const QRect &rect, const QStyleOptionViewItem &option,
                              const QModelIndex &index, bool isCentred)
{
    const Theme &theme = Theme::instance();
    const Qt::Alignment side = isCentred ? Qt::AlignHCenter : Qt::AlignLeft;
    QStringList below{index.data(AssetModel::KindTextRole).toString()};
    if (!isCentred) {
        below.push_back(QLocale().toString(index.data(AssetModel::DateRole).toDateTime(), QLocale::ShortFormat));
        if (const QString where = index.data(AssetModel::WhereRole).toString(); !where.isEmpty())
            below.push_back(where);
    }
    painter.setFont(option.font);
    painter.setPen(theme.colour(Token::Text));
    const QRect first(rect.topLeft(), QSize(rect.width(), kLine));
    painter.drawText(first, side | Qt::AlignVCenter,
                     QFontMetrics(option.font).elidedText(index.data().toString(), Qt::ElideMiddle, rect.width()));
    const QFont small = theme.smallFont();
    painter.setFont(small);
    painter.setPen(theme.colour(option.state & QStyle::State_Selected ? Token::Text : Token::Dim));
    painter.drawText(first.translated(0, kLine), side | Qt::AlignVCenter,
                     QFontMetrics(small).elidedText(below.join(QStringLiteral("  ·  ")), Qt::ElideRight, rect.width()));
}

} // namespace clipwright::views
