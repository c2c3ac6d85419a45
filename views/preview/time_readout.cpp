// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#include "views/preview/time_readout.h"

#include "views/session/session.h"
#include "widgets/time_ruler.h"

#include <QLocale>

#include <cmath>

namespace clipwright::views {

TimeReadout::TimeReadout(Session &session, QWidget *parent) : QLabel(parent), m_session(session)
{
    setObjectName(QStringLiteral("readout"));
    setTextFormat(Qt::PlainText);
    setToolTip(tr("The playhead on the timeline, and its frames a second"));
    connect(&m_session, &Session::shownChanged, this, &TimeReadout::showShown);
    connect(&m_session, &Session::frameChanged, this, &TimeReadout::showFrame);
    connect(&m_session, &Session::playingChanged, this, &TimeReadout::showFrame);
    showShown();
}

QString TimeReadout::textAt(double frame) const
{
    const Playback &playback = m_session.playback();
    const double rate = playback.rate().framesPerSecond;
    const bool isWhole = std::abs(rate - std::round(rate)) < 0.0005;
    return tr("Frame %1 / %2  ·  %3 s  ·  %4 fps")
        .arg(widgets::frameText(frame), widgets::frameText(playback.duration()),
             QLocale().toString(playback.rate().seconds(frame), 'f', 2),
             QLocale().toString(rate, 'f', isWhole ? 0 : 3));
}

void TimeReadout::showShown()
{
    ensurePolished();
    const double widest = std::floor(m_session.playback().duration()) + 0.88;
    setMinimumWidth(m_session.playback().hasClips() ? fontMetrics().horizontalAdvance(textAt(widest)) + 16 : 0);
    showFrame();
}

void TimeReadout::showFrame()
{
    const Playback &playback = m_session.playback();
    setText(playback.hasClips() ? textAt(playback.isPlaying() ? std::floor(playback.frame()) : playback.frame())
                                : QString());
}

} // namespace clipwright::views
