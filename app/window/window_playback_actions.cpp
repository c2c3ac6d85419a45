// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
// What the actions of the Playback menu do.
#include "app/window/main_window.h"

namespace clipwright::app {

void MainWindow::connectPlaybackActions()
{
    using enum ActionId;
    views::Session &session = m_session;
    const auto onTrigger = [this](ActionId id, auto act) { connect(m_actions[id], &QAction::triggered, this, act); };
    onTrigger(Play, [&session] { session.togglePlaying(); });
    onTrigger(PlayFromStart, [&session] { session.playFromStart(); });
    onTrigger(Stop, [this] { m_files->opening().isRunning() ? m_files->opening().cancel() : m_session.stop(); });
    onTrigger(First, [&session] { session.toFirst(); });
    onTrigger(Last, [&session] { session.toLast(); });
    onTrigger(StepBack, [&session] { session.step(-1); });
    onTrigger(StepOn, [&session] { session.step(1); });
    onTrigger(StepBackTen, [&session] { session.step(-10); });
    onTrigger(StepOnTen, [&session] { session.step(10); });
    onTrigger(Loop, [&session](bool loops) { session.setLooping(loops); });
    onTrigger(Faster, [&session] { session.goFaster(); });
    onTrigger(Slower, [&session] { session.goSlower(); });
    onTrigger(NormalSpeed, [&session] { session.setSpeed(1); });
    onTrigger(CrossFade, [&session] { session.crossFade(); });
    connect(&session, &views::Session::mixChanged, this, &MainWindow::showPresent);
    connect(&session, &views::Session::problemsWanted, this, &MainWindow::showProblems);
    connect(&session, &views::Session::playingChanged, this,
            [this] { m_actions.showPlaying(m_session.playback().isPlaying()); });
    connect(&session, &views::Session::loopingChanged, this,
            [this] { m_actions[Loop]->setChecked(m_session.playback().isLooping()); });
}

} // namespace clipwright::app
