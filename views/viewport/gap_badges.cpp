// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#include "views/viewport/gap_badges.h"

#include "views/session/issue_text.h"
#include "widgets/plain_line.h"
#include "widgets/theme.h"

#include <QCoreApplication>
#include <QFontMetricsF>
#include <QPainter>

#include <algorithm>
#include <cmath>
#include <map>
#include <optional>

namespace clipwright::views {

using widgets::Theme;
using widgets::Token;

namespace {

constexpr double kRadius = 9;
constexpr double kRing = 2;
constexpr double kBesideText = 5;          ///< the ring and room before it
constexpr double kFarthest = 16 * kRadius; ///< that a sign stands beside its layer
constexpr int kMostLines = 5;
constexpr int kMostShown = 500; ///< more signs than this hide the picture

bool isRefusalOf(const ShownRig &shown, std::size_t issue)
{
    return shown.file.issues[issue].fate == Fate::Refused && shown.issueLayers[issue] >= 0;
}

QFont fontOfBadges()
{
    QFont font = Theme::instance().smallFont();
    font.setWeight(QFont::Bold);
    return font;
}

/** The first place at or right of the sign's own where it hides none of those that are there; none that is still near it. */
std::optional<double> freeX(const GapBadge &badge, const std::vector<GapBadge> &placed)
{
    std::vector<const GapBadge *> inItsRow;
    for (const GapBadge &other : placed) {
        if (std::abs(other.centre.y() - badge.centre.y()) < 2 * kRadius)
            inItsRow.push_back(&other);
    }
    std::ranges::sort(inItsRow, {}, [](const GapBadge *other) { return other->centre.x(); });
    double x = badge.centre.x();
    for (const GapBadge *other : inItsRow) {
        if (std::abs(other->centre.x() - x) < other->halfWidth + badge.halfWidth)
            x = other->centre.x() + other->halfWidth + badge.halfWidth + 1;
    }
    return x - badge.centre.x() > kFarthest ? std::nullopt : std::optional(x);
}

} // namespace

QString GapBadge::text() const
{
    return count == 1 ? QStringLiteral("!") : count > 99 ? QStringLiteral("99+") : QString::number(count);
}

QRectF GapBadge::box() const
{
    return {centre.x() - halfWidth, centre.y() - kRadius, 2 * halfWidth, 2 * kRadius};
}

std::vector<GapBadge> badgesOf(const ShownRig &shown)
{
    std::map<int, int> counts;
    for (std::size_t i = 0; i < shown.issueLayers.size(); ++i)
        if (isRefusalOf(shown, i))
            counts[shown.issueLayers[i]] += static_cast<int>(shown.file.issues[i].count);
    std::vector<GapBadge> badges;
    badges.reserve(counts.size());
    for (const auto &[layer, count] : counts)
        badges.push_back({layer, count, {}, 0});
    return badges;
}

std::vector<GapBadge> placeBadges(const std::vector<GapBadge> &badges, const std::vector<LayerPlace> &places,
                                  const Affine &view)
{
    const QFontMetricsF metrics(fontOfBadges());
    std::vector<GapBadge> placed;
    for (GapBadge badge : badges) {
        if (static_cast<std::size_t>(badge.layer) >= places.size() || placed.size() >= kMostShown)
            continue;
        const LayerPlace &place = places[static_cast<std::size_t>(badge.layer)];
        // The box's upper right corner: the world's y goes up.
        const Vec2 at = view.map(place.draws ? place.maximum : place.minimum);
        badge.centre = {at.x, at.y};
        badge.halfWidth = std::max(kRadius, metrics.horizontalAdvance(badge.text()) / 2 + kBesideText);
        // In a crowd some are left out: the report has them all.
        if (const std::optional<double> x = freeX(badge, placed)) {
            badge.centre.setX(*x);
            placed.push_back(badge);
        }
    }
    return placed;
}

QString tipOfBadge(const ShownRig &shown, int layer)
{
    const auto name = shown.layerName(layer);
    QStringList lines{
        QCoreApplication::translate("GapBadges", "Layer “%1”")
            .arg(widgets::plainLine(QString::fromUtf8(name.data(), static_cast<qsizetype>(name.size()))))};
    int more = 0;
    for (std::size_t i = 0; i < shown.issueLayers.size(); ++i) {
        if (!isRefusalOf(shown, i) || shown.issueLayers[i] != layer)
            continue;
        if (lines.size() <= kMostLines)
            lines.push_back(widgets::plainLine(issueText(shown.file.issues[i])));
        else
            ++more;
    }
    if (more > 0)
        lines.push_back(QCoreApplication::translate("GapBadges", "and %n more", nullptr, more));
    return lines.join(u'\n');
}

void paintBadges(QPainter &painter, const std::vector<GapBadge> &badges, int picked)
{
    const Theme &theme = Theme::instance();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setFont(fontOfBadges());
    for (const GapBadge &badge : badges) {
        const QColor edge = theme.colour(badge.layer == picked ? Token::Accent : Token::Surface0);
        painter.setPen(QPen(edge, kRing));
        painter.setBrush(theme.colour(Token::Bad));
        const double inset = kRing / 2;
        painter.drawRoundedRect(badge.box().adjusted(inset, inset, -inset, -inset), kRadius - inset, kRadius - inset);
        painter.setPen(theme.colour(Token::Surface0));
        painter.drawText(badge.box(), Qt::AlignCenter, badge.text());
    }
    painter.setRenderHint(QPainter::Antialiasing, false);
}

} // namespace clipwright::views
