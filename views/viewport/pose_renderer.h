// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#pragma once

#include "model/core/affine.h"
#include "model/eval/rig_runtime.h"
#include "model/raster/texture_set.h"
#include "model/session/layer_places.h"
#include "model/session/left_out_layers.h"
#include "model/session/preview_mix.h"

#include <QFutureWatcher>
#include <QImage>
#include <QObject>
#include <QSize>
#include <QThreadPool>

#include <memory>
#include <optional>
#include <vector>

namespace clipwright::views {

/** The exact picture, or the triangles that the game draws. */
enum class Look { Crisp, Game };

/** A snapshot to draw: all that a picture depends on. */
struct PoseRequest {
    std::shared_ptr<const RigRuntime> rig;
    ShownPose pose;
    Affine view; ///< world to logical pixels
    QSize size;  ///< logical
    double pixelRatio = 1;
    Look look = Look::Crisp;
    std::shared_ptr<const TextureSet> textures = nullptr;   ///< of the rig; null: none
    std::shared_ptr<const LeftOutLayers> leftOut = nullptr; ///< of the rig; null: none

    bool operator==(const PoseRequest &) const = default;
};

/** What came of it: the picture, and where the layers are at its moment, the cooked ones and then those left out. */
struct PosePicture {
    QImage image;
    std::vector<LayerPlace> places;
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
    const QImage &image() const { return m_picture.image; }
    const std::vector<LayerPlace> &places() const { return m_picture.places; }
    const PoseRequest &shown() const { return m_shown; } ///< what `image` shows; no rig before the first

signals:
    void rendered();

private:
    struct Worker;
    void start(PoseRequest request);
    void finish();

    QThreadPool m_pool;
    std::shared_ptr<Worker> m_worker;
    QFutureWatcher<PosePicture> m_watcher;
    std::optional<PoseRequest> m_running;
    std::optional<PoseRequest> m_next;
    bool m_isRunningForgotten = false; ///< cleared while it was drawn
    PoseRequest m_shown;
    PosePicture m_picture;
};

} // namespace clipwright::views
