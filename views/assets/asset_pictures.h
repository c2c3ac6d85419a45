// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#pragma once

#include "model/thumbnails/thumbnail_cache.h"

#include <QImage>
#include <QObject>
#include <QSize>
#include <QStringList>
#include <QThreadPool>

#include <atomic>
#include <memory>
#include <set>

namespace clipwright::views {

/**
 * Makes the pictures of asset files on threads of low priority, in the order in which they are wanted: what
 * is not wanted any more
 * is not begun, and cancelled where it has been. UI thread only.
 */
class AssetPictures : public QObject {
    Q_OBJECT

public:
    static constexpr double kPlayRate = 12; ///< frames a second of what plays
    static constexpr int kMostFrames = 48;  ///< four seconds

    explicit AssetPictures(QObject *parent = nullptr);
    ~AssetPictures() override;

    /** Pictures stay in this folder from one start to the next; empty, as at first: nowhere. */
    static void setCacheFolder(const std::string &folder);

    /** Only these from now on, the first one first. */
    void want(const QStringList &paths, QSize pixels);
    /** The frames of a rig's first clip, one signal each, until `stopPlaying`. */
    void play(const QString &path, QSize pixels);
    void stopPlaying();

    /** How many were begun since the start: what tests count. */
    int begun() const { return m_begun; }
    bool isIdle() const { return m_running.empty() && m_wanted.isEmpty(); }

signals:
    /** Null: it has none. `problem`: why, as the model says it; empty for what never shows anything. */
    void made(const QString &path, const QImage &picture, const QString &problem);
    void frameMade(const QString &path, const QImage &picture);

private:
    using Flag = std::shared_ptr<std::atomic<bool>>;
    struct Running {
        QString path;
        Flag isCancelled;
        bool operator<(const Running &other) const { return path < other.path; }
    };

    void startNext();
    void end(const QString &path, const Flag &isCancelled, const QImage &picture, const QString &problem);

    QThreadPool m_pool;
    QStringList m_wanted;
    QSize m_pixels;
    std::set<Running> m_running;
    Flag m_isPlayCancelled;
    int m_begun = 0;
};

} // namespace clipwright::views
