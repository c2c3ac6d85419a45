// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#include "views/preview/scrub_bar.h"

#include "views/session/session.h"
#include "widgets/plain_line.h"
#include "widgets/time_ruler.h"

#include <QVBoxLayout>

#include <cmath>

namespace clipwright::views {

ScrubBar::ScrubBar(Session &session, QWidget *parent)
    : QWidget(parent),
      m_session(session),
      m_ruler(new widgets::TimeRuler(this))
{
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->addWidget(m_ruler);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    m_ruler->setToolTip(tr("Drag to scrub; hold Alt to stop between frames"));
    connect(m_ruler, &widgets::TimeRuler::scrubbed, &m_session, &Session::seek);
    connect(&m_session, &Session::shownChanged, this, &ScrubBar::showShown);
    connect(&m_session, &Session::clipChanged, this, &ScrubBar::showClip);
    connect(&m_session, &Session::frameChanged, this, &ScrubBar::showFrame);
    connect(&m_session, &Session::playingChanged, this, &ScrubBar::showFrame);
    showShown();
}

void ScrubBar::showShown()
{
    std::vector<widgets::RulerMark> marks;
    if (const ShownRig *shown = m_session.shown(); shown && shown->isShowable())
        for (const TimeMark &mark : shown->runtime->marks())
            marks.push_back({mark.time, widgets::plainLine(QString::fromStdString(mark.name))});
    m_ruler->setMarks(std::move(marks));
    showClip();
    showFrame();
}

void ScrubBar::showClip()
{
    const Playback &playback = m_session.playback();
    m_ruler->setAxis(playback.duration(), playback.firstFrame(), playback.lastFrame());
}

void ScrubBar::showFrame()
{
    const Playback &playback = m_session.playback();
    // Between two frames a label that flickers through places says nothing: while it plays, the frame that has begun.
    m_ruler->setFrame(playback.isPlaying() ? std::floor(playback.frame()) : playback.frame());
}

} // namespace clipwright::views
