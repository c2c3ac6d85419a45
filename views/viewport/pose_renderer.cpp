// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#include "views/viewport/pose_renderer.h"

#include "model/core/thread_team.h"
#include "model/eval/rig_pose.h"
#include "model/raster/frame_rasterizer.h"
#include "model/raster/game_look.h"

#include <QPromise>

#include <algorithm>
#include <chrono>
#include <cmath>
#include <utility>

namespace clipwright::views {

namespace {

/** No display is larger; a wrong size must not become gigabytes. */
constexpr int kMostPixelsAcross = 16384;

double steadyMilliseconds()
{
    const auto now = std::chrono::steady_clock::now().time_since_epoch();
    return std::chrono::duration<double, std::milli>(now).count();
}

} // namespace

/** The buffers of the drawing thread. One job at a time, so that it needs no lock. */
struct PoseRenderer::Worker {
    std::shared_ptr<const RigRuntime> rig;
    std::shared_ptr<const TextureSet> textureSet; ///< keeps `textures`
    std::vector<const Texture *> textures;
    RigPose pose;
    RigPose scratch;
    RegionList regions;
    FrameRasterizer crisp{ThreadTeam::usualSize()};
    GameLook gameLook;
    Picture gamePicture;
    QImage image; ///< of the last picture
    Look imageLook = Look::Crisp;

    PosePicture draw(const PoseRequest &request, int scale)
    {
        if (rig != request.rig || textureSet != request.textures) {
            rig = request.rig;
            textureSet = request.textures;
            textures = textureSet ? textureSet->inOrderOf(rig->textures()) : std::vector<const Texture *>();
            reservePose(*rig, pose);
            reservePose(*rig, scratch);
            reserveRegions(*rig, regions);
            crisp.forget();
        }
        sampleShownPose(*rig, request.pose, pose, scratch);
        composeRegions(*rig, pose, regions);
        drawImage(request, scale);
        PosePicture drawn{image, {}, scale, 0};
        placeLayers(pose, regions, drawn.places);
        if (request.leftOut)
            request.leftOut->addPlaces(request.pose.frame, drawn.places);
        return drawn;
    }

    void drawImage(const PoseRequest &request, int scale)
    {
        const double pixelRatio = request.pixelRatio / scale;
        const auto across = [&](int logical) {
            return std::clamp(static_cast<int>(std::ceil(logical * pixelRatio)), 1, kMostPixelsAcross);
        };
        const int width = across(request.size.width());
        const int height = across(request.size.height());
        const Affine view = Affine{pixelRatio, 0, 0, pixelRatio, 0, 0} * request.view;
        const bool isGame = request.look == Look::Game;
        const Picture &picture =
            isGame ? drawnByGame(view, width, height) : crisp.draw(regions, view, width, height, textures);
        const bool isOther = isGame || imageLook != request.look || image.size() != QSize(width, height);
        imageLook = request.look;
        if (isOther || crisp.changedPixels() > 0) {
            const QImage bytes(picture.rgba.data(), width, height, width * 4, QImage::Format_RGBA8888_Premultiplied);
            // The painter's own format, made here so that the UI thread only copies.
            image = bytes.convertToFormat(QImage::Format_ARGB32_Premultiplied);
        }
        image.setDevicePixelRatio(pixelRatio);
    }

    const Picture &drawnByGame(const Affine &view, int width, int height)
    {
        if (gamePicture.width != width || gamePicture.height != height)
            gamePicture = Picture(width, height);
        else
            std::fill(gamePicture.rgba.begin(), gamePicture.rgba.end(), std::uint8_t(0));
        gameLook.draw(regions, view, gamePicture, textures);
        return gamePicture;
    }
};

PoseRenderer::PoseRenderer(QObject *parent) : PoseRenderer(steadyMilliseconds, parent) {}

PoseRenderer::PoseRenderer(Clock clock, QObject *parent)
    : QObject(parent),
      m_worker(std::make_shared<Worker>()),
      m_clock(std::move(clock))
{
    m_pool.setMaxThreadCount(1);
    m_rest.setSingleShot(true);
    m_rest.setInterval(kRestMilliseconds);
    connect(&m_rest, &QTimer::timeout, this, &PoseRenderer::refine);
    connect(&m_watcher, &QFutureWatcher<PosePicture>::finished, this, &PoseRenderer::finish);
}

PoseRenderer::~PoseRenderer()
{
    m_pool.waitForDone();
}

void PoseRenderer::request(PoseRequest request)
{
    if (!request.rig || request.size.isEmpty())
        return;
    if (m_running) {
        if (request == *m_running && !m_isRunningForgotten)
            m_next.reset();
        else
            m_next = std::move(request);
    } else if (request != m_shown) {
        // The first after a rest is at full size: most often nothing follows.
        start(std::move(request), m_rest.isActive() ? m_pace.scale() : 1);
    } else {
        return;
    }
    m_rest.start();
}

/** Draws again, at full size, what is shown at half of it. */
void PoseRenderer::refine()
{
    if (!m_running && !isRefined() && m_shown.rig)
        start(m_shown, 1);
}

void PoseRenderer::clear()
{
    m_next.reset();
    m_isRunningForgotten = m_running.has_value();
    m_shown = {};
    m_picture = {};
}

void PoseRenderer::start(PoseRequest request, int scale)
{
    m_running = request;
    auto promise = std::make_shared<QPromise<PosePicture>>();
    m_watcher.setFuture(promise->future());
    m_pool.start([promise, worker = m_worker, request = std::move(request), scale, clock = m_clock] {
        promise->start();
        const double before = clock();
        PosePicture drawn = worker->draw(request, scale);
        drawn.milliseconds = clock() - before;
        promise->addResult(std::move(drawn));
        promise->finish();
    });
}

void PoseRenderer::finish()
{
    PoseRequest done = *std::exchange(m_running, std::nullopt);
    const PosePicture picture = m_watcher.result();
    m_pace.add(picture.milliseconds, picture.scale);
    if (!std::exchange(m_isRunningForgotten, false)) {
        m_shown = std::move(done);
        m_picture = picture;
        emit rendered();
    }
    if (m_next && !m_running) {
        PoseRequest next = *std::exchange(m_next, std::nullopt);
        if (next != m_shown)
            start(std::move(next), m_pace.scale());
    }
    // Nothing has followed while it was drawn.
    if (!m_rest.isActive())
        refine();
}

} // namespace clipwright::views
