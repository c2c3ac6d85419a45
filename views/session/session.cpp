// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#include "views/session/session.h"

#include <utility>

namespace clipwright::views {

namespace {

constexpr int kTickMilliseconds = 16;

} // namespace

Session::Session(QObject *parent) : QObject(parent)
{
    m_clock.setTimerType(Qt::PreciseTimer);
    m_clock.setInterval(kTickMilliseconds);
    connect(&m_clock, &QTimer::timeout, this, &Session::tick);
}

Session::Seen Session::seen() const
{
    return {m_playback.clip(), m_playback.frame(), m_playback.isPlaying(), m_playback.isLooping()};
}

void Session::announce(const Seen &before)
{
    const Seen now = seen();
    if (now.isPlaying != before.isPlaying) {
        if (now.isPlaying) {
            m_sinceTick.start();
            m_clock.start();
        } else {
            m_clock.stop();
        }
        emit playingChanged();
    }
    if (now.clip != before.clip)
        emit clipChanged();
    if (now.isLooping != before.isLooping)
        emit loopingChanged();
    if (now.frame != before.frame)
        emit frameChanged();
}

/** Every change of the playhead goes through here, so that each signal is sent once, after all of it is done. */
template<class Act>
void Session::perform(const Act &act)
{
    const Seen before = seen();
    act(m_playback);
    announce(before);
}

void Session::setShown(std::shared_ptr<const ShownRig> shown)
{
    const Seen before = seen();
    m_shown = std::move(shown);
    m_failure.reset();
    m_playback.setLoopOverride({});
    if (m_shown && m_shown->isShowable()) {
        const RigRuntime &rig = *m_shown->runtime;
        m_playback.setTimeline(rig.rate(), rig.duration(), {rig.clips().begin(), rig.clips().end()});
    } else {
        m_playback.setTimeline({}, 0, {});
    }
    if (before.isPlaying)
        m_playback.play();
    emit shownChanged();
    emit problemsChanged();
    announce(before);
}

void Session::setFailure(std::shared_ptr<const ShownRig> failure)
{
    m_failure = std::move(failure);
    emit problemsChanged();
}

void Session::setClip(int clip)
{
    if (clip < 0)
        return;
    perform([clip](Playback &playback) { playback.setClip(static_cast<std::size_t>(clip)); });
}

void Session::setPlaying(bool isPlaying)
{
    perform([isPlaying](Playback &playback) { isPlaying ? playback.play() : playback.pause(); });
}

void Session::togglePlaying()
{
    perform([](Playback &playback) { playback.toggle(); });
}

void Session::playFromStart()
{
    perform([](Playback &playback) {
        playback.toFirst();
        playback.play();
    });
}

void Session::stop()
{
    perform([](Playback &playback) { playback.stop(); });
}

void Session::seek(double frame)
{
    perform([frame](Playback &playback) { playback.seek(frame); });
}

void Session::step(int frames)
{
    perform([frames](Playback &playback) { playback.step(frames); });
}

void Session::toFirst()
{
    perform([](Playback &playback) { playback.toFirst(); });
}

void Session::toLast()
{
    perform([](Playback &playback) { playback.toLast(); });
}

void Session::setLooping(bool loops)
{
    perform([loops](Playback &playback) { playback.setLoopOverride(loops); });
}

void Session::advance(double seconds)
{
    perform([seconds](Playback &playback) { playback.advance(seconds); });
}

void Session::tick()
{
    advance(static_cast<double>(m_sinceTick.nsecsElapsed()) * 1e-9);
    m_sinceTick.start();
}

} // namespace clipwright::views
