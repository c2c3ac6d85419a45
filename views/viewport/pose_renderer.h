// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#pragma once

#include "model/core/affine.h"
#include "model/eval/rig_runtime.h"
#include "model/raster/texture_set.h"
#include "model/session/layer_places.h"
#include "model/session/left_out_layers.h"
#include "model/session/picture_pace.h"
#include "model/session/preview_mix.h"

#include <QFutureWatcher>
#include <QImage>
#include <QObject>
#include <QSize>
#include <QThreadPool>
#include <QTimer>

#include <functional>
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
    int scale = 1; ///< pixels of the screen across one of the image
    double milliseconds = 0;
};

/**
 * Draws poses on a thread of its own: at most one job at a time, and of the requests that come meanwhile only the latest,
 * so that a slow picture drops frames rather than lagging behind. Asking for what is shown or being drawn does nothing.
 * While requests follow each other pictures may be drawn at half size (PicturePace); the last of them is drawn again at full
 * size when no other has come for kRestMilliseconds.
 */
class PoseRenderer : public QObject {
    Q_OBJECT

public:
    static constexpr int kRestMilliseconds = 150;
    /** Milliseconds since some moment, from any thread. */
    using Clock = std::function<double()>;

    explicit PoseRenderer(QObject *parent = nullptr);
    /** A test plants slow pictures by its clock. */
    explicit PoseRenderer(Clock clock, QObject *parent = nullptr);
    /** Waits for the picture being drawn. */
    ~PoseRenderer() override;

    void request(PoseRequest request);
    /** Forgets the picture and what was asked for. */
    void clear();

    bool isBusy() const { return m_running.has_value(); }
    /** What is shown is drawn at full size. */
    bool isRefined() const { return m_picture.scale == 1; }
    const QImage &image() const { return m_picture.image; }
    const std::vector<LayerPlace> &places() const { return m_picture.places; }
    const PoseRequest &shown() const { return m_shown; } ///< what `image` shows; no rig before the first

signals:
    void rendered();

private:
    struct Worker;
    void start(PoseRequest request, int scale);
    void finish();
    void refine();

    QThreadPool m_pool;
    std::shared_ptr<Worker> m_worker;
    QFutureWatcher<PosePicture> m_watcher;
    std::optional<PoseRequest> m_running;
    std::optional<PoseRequest> m_next;
    bool m_isRunningForgotten = false; ///< cleared while it was drawn
    PoseRequest m_shown;
    PosePicture m_picture;
    PicturePace m_pace;
    Clock m_clock;
    QTimer m_rest; ///< runs while requests follow each other
};

} // namespace clipwright::views
