// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#pragma once

#include "model/session/playback.h"
#include "model/session/shown_rig.h"

#include <QElapsedTimer>
#include <QObject>
#include <QTimer>

#include <memory>

namespace clipwright::views {

/**
 * What all views of a window look at: the shown file, what was wrong with the last one, and the playhead. Owned by the
 * window; UI thread only. It has the clock that moves a playing playhead, and none while it is parked.
 */
class Session : public QObject {
    Q_OBJECT

public:
    explicit Session(QObject *parent = nullptr);

    /** Shows a file from its first clip on, and forgets a failure. A playing playhead goes on playing. */
    void setShown(std::shared_ptr<const ShownRig> shown);
    /** A file that could not be opened: its issues are told beside those of the file that stays. */
    void setFailure(std::shared_ptr<const ShownRig> failure);

    void setClip(int clip);
    void setPlaying(bool isPlaying);
    void togglePlaying();
    void playFromStart();
    void stop();
    void seek(double frame);
    void step(int frames);
    void toFirst();
    void toLast();
    void setLooping(bool loops);
    /** What the clock does; tests let time pass with it. */
    void advance(double seconds);

    const ShownRig *shown() const { return m_shown.get(); }
    std::shared_ptr<const ShownRig> sharedShown() const { return m_shown; }
    const ShownRig *failure() const { return m_failure.get(); }
    const Playback &playback() const { return m_playback; }

signals:
    void shownChanged();
    void problemsChanged();
    void clipChanged();
    void frameChanged();
    void playingChanged();
    void loopingChanged();

private:
    struct Seen {
        std::size_t clip;
        double frame;
        bool isPlaying;
        bool isLooping;
    };
    Seen seen() const;
    void announce(const Seen &before);
    template<class Act>
    void perform(const Act &act);
    void tick();

    std::shared_ptr<const ShownRig> m_shown;
    std::shared_ptr<const ShownRig> m_failure;
    Playback m_playback;
    QTimer m_clock;
    QElapsedTimer m_sinceTick;
};

} // namespace clipwright::views
