// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#include "widgets/icons.h"

#include <QFile>
#include <QIconEngine>
#include <QPainter>
#include <QPixmapCache>
#include <QSvgRenderer>

#include <algorithm>
#include <cmath>

namespace clipwright::widgets {

namespace {

class TokenIconEngine : public QIconEngine {
public:
    TokenIconEngine(const QString &name, Token token) : m_name(name), m_token(token) {}

    void paint(QPainter *painter, const QRect &rect, QIcon::Mode mode, QIcon::State state) override
    {
        const double ratio = painter->device()->devicePixelRatio();
        const QSize size(static_cast<int>(std::ceil(rect.width() * ratio)),
                         static_cast<int>(std::ceil(rect.height() * ratio)));
        QPixmap picture = pixmap(size, mode, state);
        picture.setDevicePixelRatio(ratio);
        painter->drawPixmap(rect.topLeft(), picture);
    }

    QPixmap pixmap(const QSize &size, QIcon::Mode mode, QIcon::State) override
    {
        if (size.isEmpty()) // a button that a layout has squeezed to nothing
            return {};
        const QString colour = Theme::instance().colour(mode == QIcon::Disabled ? Token::Off : m_token).name();
        const QString key = QStringLiteral("%1/%2/%3x%4").arg(m_name, colour).arg(size.width()).arg(size.height());
        QPixmap picture;
        if (QPixmapCache::find(key, &picture))
            return picture;
        picture = QPixmap(size);
        picture.fill(Qt::transparent);
        QFile file(QStringLiteral(":/icons/%1.svg").arg(m_name));
        if (file.open(QIODevice::ReadOnly)) {
            QSvgRenderer renderer(file.readAll().replace("currentColor", colour.toLatin1()));
            QPainter painter(&picture);
            const int side = std::min(size.width(), size.height());
            renderer.render(&painter, QRectF(0, (size.height() - side) / 2, side, side));
        }
        QPixmapCache::insert(key, picture);
        return picture;
    }

    QPixmap scaledPixmap(const QSize &size, QIcon::Mode mode, QIcon::State state, qreal) override
    {
        return pixmap(size, mode, state);
    }

    QSize actualSize(const QSize &size, QIcon::Mode, QIcon::State) override { return size; }
    bool isNull() override { return !QFile::exists(QStringLiteral(":/icons/%1.svg").arg(m_name)); }
    QIconEngine *clone() const override { return new TokenIconEngine(*this); }

private:
    QString m_name;
    Token m_token;
};

} // namespace

QIcon icon(const QString &name, Token token)
{
    return QIcon(new TokenIconEngine(name, token));
}

} // namespace clipwright::widgets
