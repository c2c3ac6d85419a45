// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <QImage>
#include <QObject>
#include <QSize>
#include <QString>
#include <QThreadPool>

#include <atomic>
#include <memory>

namespace clipwright::views {

/**
 * Small pictures of files for choosing among them, made on a thread of its own, one after the other in the order in which they are
 * asked for. A file that cannot be shown has none.
 */
class Thumbnails : public QObject {
    Q_OBJECT

public:
    explicit Thumbnails(QObject *parent = nullptr);
    /** Forgets what was asked for, and waits for the one being made. */
    ~Thumbnails() override;

    /** `size` in logical pixels. A path of a resource (`:/…`) is one too. */
    void ask(const QString &path, QSize size, double pixelRatio);
    void forget();

signals:
    void made(const QString &path, const QImage &picture);

private:
    QThreadPool m_pool;
    std::shared_ptr<std::atomic<bool>> m_isForgotten;
};

/** A moment of the first clip in which things have begun to move; null where the file cannot be shown. */
QImage thumbnailOf(const QString &path, QSize pixels, const std::atomic<bool> &isForgotten);

} // namespace clipwright::views
