// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#include "views/session/session.h"

#include <algorithm>
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
    const ShownPose pose = m_mix.pose(m_playback);
    return {m_playback.clip(),  m_playback.frame(), m_playback.isPlaying(), m_playback.isLooping(),
            m_playback.speed(), m_mix.other(),      m_mix.weight(),         pose.faded};
}

/** A fade runs on when the incoming clip has come to rest before it is over; a parked playhead holds it. */
bool Session::wantsClock() const
{
    return m_playback.isPlaying() || (m_mix.isFading() && m_playback.hasEnded());
}

void Session::runClock()
{
    if (wantsClock() == m_clock.isActive())
        return;
    if (m_clock.isActive()) {
        m_clock.stop();
    } else {
        m_sinceStart.start();
        m_lastTick = 0;
        m_clock.start();
    }
}

void Session::announce(const Seen &before)
{
    const Seen now = seen();
    runClock();
    if (now.isPlaying != before.isPlaying)
        emit playingChanged();
    if (now.clip != before.clip)
        emit clipChanged();
    if (now.isLooping != before.isLooping)
        emit loopingChanged();
    if (now.speed != before.speed)
        emit speedChanged();
    if (now.other != before.other || now.weight != before.weight || now.faded != before.faded)
        emit mixChanged();
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

/** The same for what leaves a fade behind. */
template<class Act>
void Session::cut(const Act &act)
{
    perform([this, &act](Playback &playback) {
        m_mix.dropFade();
        act(playback);
    });
}

void Session::setShown(std::shared_ptr<const ShownRig> shown)
{
    const Seen before = seen();
    const Playback playback = m_playback;
    const PreviewMix mix = m_mix;
    const bool isSame = m_shown && shown && m_shown->file.path == shown->file.path;
    m_shown = std::move(shown);
    m_failure.reset();
    m_pickedLayer = -1;
    m_playback.setLoopOverride({});
    m_mix.setRig(m_shown ? m_shown->runtime : nullptr);
    if (m_shown && m_shown->isShowable()) {
        const RigRuntime &rig = *m_shown->runtime;
        m_playback.setTimeline(rig.rate(), rig.duration(), {rig.clips().begin(), rig.clips().end()});
    } else {
        m_playback.setTimeline({}, 0, {});
    }
    if (isSame)
        resume(playback, mix);
    if (before.isPlaying)
        m_playback.play();
    emit shownChanged();
    emit problemsChanged();
    announce(before);
}

void Session::resume(const Playback &playback, const PreviewMix &mix)
{
    m_playback.resume(playback);
    if (!mix.other())
        return;
    const std::vector<TimeRange> &clips = m_playback.clips();
    const auto other = std::ranges::find(clips, playback.clips()[*mix.other()].name, &TimeRange::name);
    if (other == clips.end())
        return;
    m_mix.setOther(static_cast<std::size_t>(other - clips.begin()));
    m_mix.setWeight(mix.weight());
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
    cut([clip](Playback &playback) { playback.setClip(static_cast<std::size_t>(clip)); });
}

void Session::setPlaying(bool isPlaying)
{
    if (!isPlaying)
        perform([](Playback &playback) { playback.pause(); });
    else if (m_playback.isAtEnd())
        cut([](Playback &playback) { playback.play(); });
    else
        perform([](Playback &playback) { playback.play(); });
}

void Session::togglePlaying()
{
    setPlaying(!m_playback.isPlaying());
}

void Session::playFromStart()
{
    cut([](Playback &playback) {
        playback.toFirst();
        playback.play();
    });
}

void Session::stop()
{
    cut([](Playback &playback) { playback.stop(); });
}

void Session::seek(double frame)
{
    cut([frame](Playback &playback) { playback.seek(frame); });
}

void Session::seekTimeline(double frame)
{
    const auto holds = [frame](const TimeRange &clip) { return frame >= clip.start && frame <= clip.end; };
    const std::vector<TimeRange> &clips = m_playback.clips();
    const auto holder = std::ranges::find_if(clips, holds);
    if (holder != clips.end() && !holds(clips[m_playback.clip()]))
        setClip(static_cast<int>(holder - clips.begin()));
    seek(frame);
}

void Session::step(int frames)
{
    cut([frames](Playback &playback) { playback.step(frames); });
}

void Session::toFirst()
{
    cut([](Playback &playback) { playback.toFirst(); });
}

void Session::toLast()
{
    cut([](Playback &playback) { playback.toLast(); });
}

void Session::setLooping(bool loops)
{
    perform([loops](Playback &playback) { playback.setLoopOverride(loops); });
}

void Session::setSpeed(double speed)
{
    perform([speed](Playback &playback) { playback.setSpeed(speed); });
}

void Session::goFaster()
{
    perform([](Playback &playback) { playback.goFaster(); });
}

void Session::goSlower()
{
    perform([](Playback &playback) { playback.goSlower(); });
}

void Session::setOtherClip(int clip)
{
    perform([this, clip](Playback &) {
        m_mix.setOther(clip < 0 ? std::nullopt : std::optional(static_cast<std::size_t>(clip)));
    });
}

void Session::setBlendWeight(double weight)
{
    perform([this, weight](Playback &) { m_mix.setWeight(weight); });
}

void Session::setFadeSeconds(double seconds)
{
    if (!(seconds >= 0) || seconds == m_fadeSeconds)
        return;
    m_fadeSeconds = seconds;
    emit fadeSecondsChanged();
}

void Session::crossFade()
{
    perform([this](Playback &playback) { m_mix.crossFade(playback, m_fadeSeconds); });
}

void Session::pickLayer(int layer)
{
    m_pickedLayer = layer;
    emit layerPicked(layer);
}

void Session::outlineLayer(int layer)
{
    if (layer == m_pickedLayer)
        return;
    m_pickedLayer = layer;
    emit layerOutlined();
}

void Session::advance(double seconds)
{
    perform([this, seconds](Playback &playback) {
        if (wantsClock())
            m_mix.advance(playback, seconds * playback.speed());
        playback.advance(seconds);
    });
}

/** What the slots of a tick take belongs to the next one: else a busy window would play slower than the game. */
void Session::tick()
{
    const qint64 now = m_sinceStart.nsecsElapsed();
    const qint64 since = now - std::exchange(m_lastTick, now);
    advance(static_cast<double>(since) * 1e-9);
}

} // namespace clipwright::views
