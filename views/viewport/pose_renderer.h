// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#pragma once

#include "model/core/affine.h"
#include "model/eval/rig_runtime.h"

#include <QFutureWatcher>
#include <QImage>
#include <QObject>
#include <QSize>
#include <QThreadPool>

#include <memory>
#include <optional>

namespace clipwright::views {

/** A snapshot to draw: all that a picture depends on. */
struct PoseRequest {
    std::shared_ptr<const RigRuntime> rig;
    double frame = 0;
    Affine view; ///< world to logical pixels
    QSize size;  ///< logical
    double pixelRatio = 1;

    bool operator==(const PoseRequest &) const = default;
};

/**
 * Draws poses on a thread of its own: at most one job at a time, and of the requests that come meanwhile only the latest,
 * so that a slow picture drops frames rather than lagging behind. Asking for what is shown or being drawn does nothing.
 */
class PoseRenderer : public QObject {
    Q_OBJECT

public:
    explicit PoseRenderer(QObject *parent = nullptr);
    /** Waits for the picture being drawn. */
    ~PoseRenderer() override;

    void request(PoseRequest request);
    /** Forgets the picture and what was asked for. */
    void clear();

    bool isBusy() const { return m_running.has_value(); }
    const QImage &image() const { return m_image; }
    const PoseRequest &shown() const { return m_shown; } ///< what `image` shows; no rig before the first

signals:
    void rendered();

private:
    struct Worker;
    void start(PoseRequest request);
    void finish();

    QThreadPool m_pool;
    std::shared_ptr<Worker> m_worker;
    QFutureWatcher<QImage> m_watcher;
    std::optional<PoseRequest> m_running;
    std::optional<PoseRequest> m_next;
    bool m_isRunningForgotten = false; ///< cleared while it was drawn
    PoseRequest m_shown;
    QImage m_image;
};

} // namespace clipwright::views
