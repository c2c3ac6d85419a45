// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#include "views/viewport/thumbnails.h"

#include "model/eval/rig_pose.h"
#include "model/raster/frame_rasterizer.h"
#include "model/session/shown_rig.h"
#include "views/viewport/view_transform.h"

#include <QFile>
#include <QThread>

#include <algorithm>
#include <optional>
#include <string>
#include <vector>

namespace clipwright::views {

namespace {

constexpr double kPartOfTheClip = 0.25;
constexpr double kMargin = 0.94; ///< of the picture that the drawing fills

/** A resource has no path that the model could read. */
std::optional<LottieSource> resourceOf(const QString &path)
{
    QFile file(path);
    if (!path.startsWith(u':') || !file.open(QIODevice::ReadOnly))
        return std::nullopt;
    LottieSource source;
    source.file = path.toStdString();
    source.bytes = std::make_shared<const std::string>(file.readAll().toStdString());
    return source;
}

} // namespace

QImage thumbnailOf(const QString &path, QSize pixels, const std::atomic<bool> &isForgotten)
{
    const std::optional<LottieSource> resource = resourceOf(path);
    OpenOptions options;
    options.isCancelled = [&isForgotten] { return isForgotten.load(); };
    options.threads = 1;
    options.source = resource ? &*resource : nullptr;
    const ShownRig shown = openShownRig(path.toStdString(), options);
    if (!shown.isShowable() || isForgotten)
        return {};
    const RigRuntime &rig = *shown.runtime;
    RigPose pose;
    RegionList regions;
    reservePose(rig, pose);
    reserveRegions(rig, regions);
    double frame = 0;
    if (!rig.clips().empty()) {
        const TimeRange &clip = rig.clips().front();
        frame = clip.start + (clip.end - clip.start) * kPartOfTheClip;
    }
    samplePose(rig, frame, pose);
    composeRegions(rig, pose, regions);
    const Extent &extent = shown.extent;
    const Vec2 size = extent.maximum - extent.minimum;
    if (!(size.x > 0) || !(size.y > 0))
        return {};
    const double scale = kMargin * std::min(pixels.width() / size.x, pixels.height() / size.y);
    const Vec2 middle = (extent.minimum + extent.maximum) / 2.0;
    const Affine view{
        scale, 0, 0, -scale, pixels.width() / 2.0 - scale * middle.x, pixels.height() / 2.0 + scale * middle.y};
    FrameRasterizer rasterizer(1);
    const std::vector<const Texture *> textures =
        shown.file.textures ? shown.file.textures->inOrderOf(rig.textures()) : std::vector<const Texture *>();
    const Picture &picture = rasterizer.draw(regions, view, pixels.width(), pixels.height(), textures);
    return QImage(picture.rgba.data(), pixels.width(), pixels.height(), pixels.width() * 4,
                  QImage::Format_RGBA8888_Premultiplied)
        .convertToFormat(QImage::Format_ARGB32_Premultiplied);
}

Thumbnails::Thumbnails(QObject *parent) : QObject(parent), m_isForgotten(std::make_shared<std::atomic<bool>>(false))
{
    m_pool.setMaxThreadCount(1);
    m_pool.setThreadPriority(QThread::LowPriority);
}

Thumbnails::~Thumbnails()
{
    forget();
    m_pool.waitForDone();
}

void Thumbnails::forget()
{
    *m_isForgotten = true;
    m_isForgotten = std::make_shared<std::atomic<bool>>(false);
    m_pool.clear();
}

void Thumbnails::ask(const QString &path, QSize size, double pixelRatio)
{
    m_pool.start([this, path, size, pixelRatio, isForgotten = m_isForgotten] {
        QImage picture = thumbnailOf(path, size * pixelRatio, *isForgotten);
        if (picture.isNull() || *isForgotten)
            return;
        picture.setDevicePixelRatio(pixelRatio);
        QMetaObject::invokeMethod(
            this,
            [this, path, picture, isForgotten] {
                if (!*isForgotten)
                    emit made(path, picture);
            },
            Qt::QueuedConnection);
    });
}

} // namespace clipwright::views
