// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#pragma once

#include "model/session/playback.h"
#include "model/session/preview_mix.h"
#include "model/session/shown_rig.h"
#include "views/session/documents.h"
#include "views/session/event_log.h"

#include <QElapsedTimer>
#include <QObject>
#include <QTimer>

#include <memory>
#include <optional>

namespace clipwright::views {

/**
 * What all views of a window look at: its documents, the picture of the active one, what was wrong with the last file, the playhead
 * with a second clip beside it, and the picked layer. Owned by the window; UI thread only. It has the clock that moves a playing playhead, and none while it is parked.
 */
class Session : public QObject {
    Q_OBJECT

public:
    explicit Session(QObject *parent = nullptr);

    /**
     * Shows a file from its first clip on, and forgets a failure; the same file again where it was, its clips found by their
     * names. A playing playhead goes on playing.
     */
    void setShown(std::shared_ptr<const ShownRig> shown);
    /** A file that could not be opened: its issues are told beside those of the file that stays. */
    void setFailure(std::shared_ptr<const ShownRig> failure);

    void setClip(int clip);
    void setPlaying(bool isPlaying);
    void togglePlaying();
    void playFromStart();
    void stop();
    void seek(double frame);
    /** Parks on a frame of the timeline: in the clip that is shown where that has it, else in the first one that has. */
    void seekTimeline(double frame);
    void step(int frames);
    void toFirst();
    void toLast();
    void setLooping(bool loops);
    void setSpeed(double speed);
    void goFaster();
    void goSlower();

    /** The clip that is blended with the one that plays, or fades in next; -1: none. */
    void setOtherClip(int clip);
    void setBlendWeight(double weight);
    void setFadeSeconds(double seconds);
    /** The second clip fades in over `fadeSeconds`, and the two change places (PreviewMix). Plays. */
    void crossFade();

    /** A layer of the shown rig to be seen: views bring it into view. -1: none. */
    void pickLayer(int layer);
    /** A layer of the shown rig has its outline, and stays where it is seen. -1: none. */
    void outlineLayer(int layer);
    /** What is said about a layer should be seen. */
    void askForProblemsOf(int layer) { emit problemsWanted(layer); }

    /** What the clock does; tests let time pass with it. */
    void advance(double seconds);

    Documents &documents() { return m_documents; }
    const Documents &documents() const { return m_documents; }
    EventLog &log() { return m_log; }
    const EventLog &log() const { return m_log; }

    const ShownRig *shown() const { return m_shown.get(); }
    std::shared_ptr<const ShownRig> sharedShown() const { return m_shown; }
    const ShownRig *failure() const { return m_failure.get(); }
    const Playback &playback() const { return m_playback; }
    const PreviewMix &mix() const { return m_mix; }
    double fadeSeconds() const { return m_fadeSeconds; }
    ShownPose pose() const { return m_mix.pose(m_playback); }
    int pickedLayer() const { return m_pickedLayer; }

signals:
    void shownChanged();
    void problemsChanged();
    void clipChanged();
    void frameChanged();
    void playingChanged();
    void loopingChanged();
    void speedChanged();
    /** The second clip, its weight, or a fade. */
    void mixChanged();
    void fadeSecondsChanged();
    /** Also when the same one is picked again: it should be seen. */
    void layerPicked(int layer);
    void layerOutlined();
    void problemsWanted(int layer);

private:
    void resume(const Playback &playback, const PreviewMix &mix);

    struct Seen {
        std::size_t clip;
        double frame;
        bool isPlaying;
        bool isLooping;
        double speed;
        std::optional<std::size_t> other;
        double weight;
        std::shared_ptr<const RigPose> faded;
    };
    Seen seen() const;
    void announce(const Seen &before);
    template<class Act>
    void perform(const Act &act);
    template<class Act>
    void cut(const Act &act);
    bool wantsClock() const;
    void runClock();
    void tick();

    Documents m_documents;
    EventLog m_log;
    std::shared_ptr<const ShownRig> m_shown;
    std::shared_ptr<const ShownRig> m_failure;
    Playback m_playback;
    PreviewMix m_mix;
    double m_fadeSeconds = 0.25;
    int m_pickedLayer = -1;
    QTimer m_clock;
    QElapsedTimer m_sinceStart; ///< of the clock
    qint64 m_lastTick = 0;      ///< nanoseconds since then
};

} // namespace clipwright::views
