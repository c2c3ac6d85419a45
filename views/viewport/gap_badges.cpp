// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#include "views/viewport/gap_badges.h"

#include "views/session/issue_text.h"
#include "widgets/theme.h"

#include <QCoreApplication>
#include <QPainter>

#include <algorithm>
#include <map>

namespace clipwright::views {

using widgets::Theme;
using widgets::Token;

namespace {

constexpr double kRadius = 9;
constexpr double kRing = 2;
constexpr int kMostLines = 5;
constexpr int kMostShown = 500; ///< more signs than this hide the picture

QString lineBreak()
{
    return QStringLiteral("\n");
}

std::map<int, GapBadge> refusalsByLayer(const ShownRig &shown)
{
    std::map<int, GapBadge> badges;
    for (std::size_t i = 0; i < shown.issueLayers.size(); ++i) {
        const Issue &issue = shown.file.issues[i];
        const int layer = shown.issueLayers[i];
        if (issue.fate != Fate::Refused || layer < 0)
            continue;
        GapBadge &badge = badges[layer];
        badge.layer = layer;
        badge.count += static_cast<int>(issue.count);
        if (badge.lines++ < kMostLines)
            badge.tip += lineBreak() + issueText(issue);
    }
    for (auto &[layer, badge] : badges) {
        const auto name = shown.layerName(layer);
        const QString head = QCoreApplication::translate("GapBadges", "Layer “%1”")
                                 .arg(QString::fromUtf8(name.data(), static_cast<qsizetype>(name.size())));
        badge.tip.prepend(head);
        if (badge.lines > kMostLines)
            badge.tip += lineBreak()
                         + QCoreApplication::translate("GapBadges", "and %n more", nullptr, badge.lines - kMostLines);
    }
    return badges;
}

} // namespace

QString GapBadge::text() const
{
    return count == 1 ? QStringLiteral("!") : count > 99 ? QStringLiteral("99+") : QString::number(count);
}

bool GapBadge::contains(QPointF point) const
{
    const QPointF away = point - centre;
    return QPointF::dotProduct(away, away) <= kRadius * kRadius;
}

std::vector<GapBadge> placeBadges(const ShownRig &shown, const std::vector<LayerPlace> &places, const Affine &view)
{
    std::vector<GapBadge> badges;
    for (auto &[layer, badge] : refusalsByLayer(shown)) {
        if (static_cast<std::size_t>(layer) >= places.size() || badges.size() >= kMostShown)
            continue;
        const LayerPlace &place = places[static_cast<std::size_t>(layer)];
        // The box's upper right corner: the world's y goes up.
        const Vec2 at = view.map(place.draws ? place.maximum : place.minimum);
        badge.centre = {at.x, at.y};
        const auto isTaken = [&](QPointF centre) {
            return std::any_of(badges.begin(), badges.end(), [&](const GapBadge &other) {
                const QPointF away = other.centre - centre;
                return QPointF::dotProduct(away, away) < 4 * kRadius * kRadius;
            });
        };
        while (isTaken(badge.centre))
            badge.centre.rx() += 2 * kRadius + 1;
        badges.push_back(std::move(badge));
    }
    return badges;
}

void paintBadges(QPainter &painter, const std::vector<GapBadge> &badges, int picked)
{
    const Theme &theme = Theme::instance();
    painter.setRenderHint(QPainter::Antialiasing);
    QFont font = theme.smallFont();
    font.setWeight(QFont::Bold);
    painter.setFont(font);
    for (const GapBadge &badge : badges) {
        const QColor edge = theme.colour(badge.layer == picked ? Token::Accent : Token::Surface0);
        painter.setPen(QPen(edge, kRing));
        painter.setBrush(theme.colour(Token::Bad));
        painter.drawEllipse(badge.centre, kRadius - kRing / 2, kRadius - kRing / 2);
        painter.setPen(theme.colour(Token::Surface0));
        painter.drawText(QRectF(badge.centre - QPointF(kRadius, kRadius), QSizeF(2 * kRadius, 2 * kRadius)),
                         Qt::AlignCenter, badge.text());
    }
    painter.setRenderHint(QPainter::Antialiasing, false);
}

} // namespace clipwright::views
