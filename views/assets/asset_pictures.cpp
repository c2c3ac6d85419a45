// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#include "views/assets/asset_pictures.h"

#include "model/io/files/files.h"
#include "model/io/files/sha1.h"
#include "model/thumbnails/thumbnail.h"

#include <QThread>

#include <algorithm>

namespace clipwright::views {

namespace {

std::shared_ptr<ThumbnailCache> &sharedCache()
{
    static auto cache = std::make_shared<ThumbnailCache>(std::string());
    return cache;
}

QImage imageOf(const Picture &picture)
{
    return QImage(picture.rgba.data(), picture.width, picture.height, picture.width * 4,
                  QImage::Format_RGBA8888_Premultiplied)
        .convertToFormat(QImage::Format_ARGB32_Premultiplied);
}

struct Made {
    QImage picture;
    QString problem;
};

/** From the cache, or drawn; on a thread of the pool. */
Made makePicture(const std::string &path, QSize pixels, ThumbnailCache &cache, const CancelCheck &isCancelled)
{
    if (!cache.folder().empty()) {
        if (const auto bytes = readFile(path)) {
            if (const auto kept = cache.find(sha1Hex(**bytes), pixels.width(), pixels.height()))
                return {imageOf(*kept), {}};
        }
    }
    ThumbnailOptions options;
    options.isCancelled = isCancelled;
    const auto thumbnail = openThumbnail(path, options);
    if (!thumbnail) {
        const std::string &code = thumbnail.error().code;
        const bool isNone = code == "thumbnail-none" || code == "stage-not-flat" || code == "thumbnail-cancelled";
        return {{}, isNone ? QString() : QString::fromStdString(thumbnail.error().what)};
    }
    const Picture picture = (*thumbnail)->draw((*thumbnail)->still(), pixels.width(), pixels.height());
    // One that cannot be kept is drawn again another time.
    (void)cache.put((*thumbnail)->contentHash(), picture);
    return {imageOf(picture), {}};
}

} // namespace

AssetPictures::AssetPictures(QObject *parent) : QObject(parent)
{
    m_pool.setMaxThreadCount(std::clamp(QThread::idealThreadCount() - 1, 1, 4));
    m_pool.setThreadPriority(QThread::LowPriority);
}

AssetPictures::~AssetPictures()
{
    want({}, {});
    stopPlaying();
    m_pool.waitForDone();
}

void AssetPictures::setCacheFolder(const std::string &folder)
{
    sharedCache() = std::make_shared<ThumbnailCache>(folder);
}

void AssetPictures::want(const QStringList &paths, QSize pixels)
{
    if (pixels != m_pixels || paths.isEmpty()) {
        for (const Running &running : m_running)
            *running.isCancelled = true;
    }
    m_pixels = pixels;
    m_wanted.clear();
    for (const QString &path : paths) {
        const auto running = m_running.find({path, {}});
        if (running == m_running.end() || *running->isCancelled)
            m_wanted.push_back(path);
    }
    for (const Running &running : m_running) {
        if (!paths.contains(running.path))
            *running.isCancelled = true;
    }
    startNext();
}

void AssetPictures::startNext()
{
    while (!m_wanted.isEmpty() && static_cast<int>(m_running.size()) < m_pool.maxThreadCount()) {
        // One that is being cancelled is begun again when it has ended.
        const auto next = std::ranges::find_if(m_wanted, [&](const QString &path) {
            return !m_running.contains({path, {}});
        });
        if (next == m_wanted.end())
            return;
        const QString path = *next;
        m_wanted.erase(next);
        ++m_begun;
        auto isCancelled = std::make_shared<std::atomic<bool>>(false);
        m_running.insert({path, isCancelled});
        m_pool.start([this, path, isCancelled, pixels = m_pixels, cache = sharedCache()] {
            const Made made = makePicture(path.toStdString(), pixels, *cache, [&] { return isCancelled->load(); });
            QMetaObject::invokeMethod(
                this, [this, path, isCancelled, made] { end(path, isCancelled, made.picture, made.problem); },
                Qt::QueuedConnection);
        });
    }
}

void AssetPictures::end(const QString &path, const Flag &isCancelled, const QImage &picture, const QString &problem)
{
    m_running.erase({path, {}});
    if (!*isCancelled)
        emit made(path, picture, problem);
    startNext();
}

void AssetPictures::play(const QString &path, QSize pixels)
{
    stopPlaying();
    auto isCancelled = std::make_shared<std::atomic<bool>>(false);
    m_isPlayCancelled = isCancelled;
    const auto draw = [this, path, pixels, isCancelled] {
        ThumbnailOptions options;
        options.isCancelled = [isCancelled] { return isCancelled->load(); };
        const auto thumbnail = openThumbnail(path.toStdString(), options);
        if (!thumbnail)
            return;
        const double length = (*thumbnail)->length();
        const int count = std::min(kMostFrames, static_cast<int>(length * kPlayRate));
        for (int frame = 0; frame < count && !*isCancelled; ++frame) {
            const QImage image = imageOf((*thumbnail)->draw(frame / kPlayRate, pixels.width(), pixels.height()));
            QMetaObject::invokeMethod(
                this,
                [this, path, isCancelled, image] {
                    if (!*isCancelled)
                        emit frameMade(path, image);
                },
                Qt::QueuedConnection);
        }
    };
    m_pool.start(draw, 1); // before the still ones that wait
}

void AssetPictures::stopPlaying()
{
    if (m_isPlayCancelled)
        *m_isPlayCancelled = true;
    m_isPlayCancelled.reset();
}

} // namespace clipwright::views
