// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#include "views/preview/clip_progress.h"

#include "widgets/theme.h"

#include <QLocale>
#include <QPainter>

#include <algorithm>
#include <cmath>

namespace clipwright::views {

using widgets::Theme;
using widgets::Token;

namespace {

constexpr int kTextHeight = 18;
constexpr int kBarHeight = 6;
constexpr int kGap = 8;

} // namespace

ClipProgress::ClipProgress(QWidget *parent) : QWidget(parent)
{
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    connect(&Theme::instance(), &Theme::changed, this, qOverload<>(&QWidget::update));
}

void ClipProgress::setState(const ClipProgressState &state)
{
    if (state == m_state)
        return;
    m_state = state;
    setAccessibleName(tr("Clip %1").arg(m_state.name));
    setAccessibleDescription(text());
    update();
}

QString ClipProgress::text() const
{
    const QLocale locale;
    QString text = tr("%1 %  ·  %2 / %3 s", "weight, time, length")
                       .arg(locale.toString(std::round(m_state.weight * 100), 'f', 0),
                            locale.toString(m_state.seconds, 'f', 2), locale.toString(m_state.length, 'f', 2));
    if (!m_state.status.isEmpty())
        text += QStringLiteral("  ·  ") + m_state.status;
    return text;
}

void ClipProgress::paintEvent(QPaintEvent *)
{
    const Theme &theme = Theme::instance();
    QPainter painter(this);
    painter.setFont(theme.smallFont());
    const QString right = text();
    const int rightWidth = painter.fontMetrics().horizontalAdvance(right);
    painter.setPen(theme.colour(Token::Dim));
    painter.drawText(QRect(0, 0, width(), kTextHeight), Qt::AlignRight | Qt::AlignVCenter, right);
    painter.setPen(theme.colour(Token::Text));
    const int leftWidth = std::max(0, width() - rightWidth - kGap);
    painter.drawText(QRect(0, 0, leftWidth, kTextHeight), Qt::AlignLeft | Qt::AlignVCenter,
                     painter.fontMetrics().elidedText(m_state.name, Qt::ElideRight, leftWidth));

    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(Qt::NoPen);
    const QRectF groove(0, kTextHeight + 2, width(), kBarHeight);
    painter.setBrush(theme.colour(Token::Surface3));
    painter.drawRoundedRect(groove, kBarHeight / 2.0, kBarHeight / 2.0);
    const double share = m_state.length > 0 ? std::clamp(m_state.seconds / m_state.length, 0.0, 1.0) : 0;
    QRectF done = groove;
    done.setWidth(std::max<double>(kBarHeight, share * groove.width()));
    // A clip that is not seen still runs: its bar is grey, so that nobody takes it for a part of the picture.
    painter.setBrush(m_state.weight > 0 ? theme.colour(Token::Accent) : theme.colour(Token::Off));
    painter.drawRoundedRect(done, kBarHeight / 2.0, kBarHeight / 2.0);
}

} // namespace clipwright::views
