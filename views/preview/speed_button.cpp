// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#include "views/preview/speed_button.h"

#include "views/session/session.h"

#include <QActionGroup>
#include <QLocale>
#include <QMenu>

#include <algorithm>

namespace clipwright::views {

QString speedText(double speed)
{
    return SpeedButton::tr("%1×", "speed").arg(QLocale().toString(speed, 'g', 3));
}

SpeedButton::SpeedButton(Session &session, QWidget *parent) : QToolButton(parent), m_session(session)
{
    setObjectName(QStringLiteral("speed"));
    setPopupMode(QToolButton::InstantPopup);
    setFocusPolicy(Qt::TabFocus);
    setToolTip(tr("Speed of playing"));
    auto *menu = new QMenu(this);
    auto *group = new QActionGroup(this);
    int widest = 0;
    for (const double speed : kSpeeds) {
        QAction *action = menu->addAction(speedText(speed), this, [this, speed] { m_session.setSpeed(speed); });
        action->setCheckable(true);
        group->addAction(action);
        m_speeds.push_back(action);
        widest = std::max(widest, fontMetrics().horizontalAdvance(speedText(speed)));
    }
    setMenu(menu);
    // Wide enough for each, so that nothing beside it moves.
    setMinimumWidth(widest + 40);
    connect(&m_session, &Session::speedChanged, this, &SpeedButton::showSpeed);
    showSpeed();
}

void SpeedButton::showSpeed()
{
    const double speed = m_session.playback().speed();
    setText(speedText(speed) + QStringLiteral(" ▾"));
    setAccessibleName(tr("Speed of playing: %1").arg(speedText(speed)));
    for (std::size_t i = 0; i < kSpeeds.size(); ++i)
        m_speeds[static_cast<qsizetype>(i)]->setChecked(kSpeeds[i] == speed);
}

} // namespace clipwright::views
