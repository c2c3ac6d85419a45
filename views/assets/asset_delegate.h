// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <QImage>
#include <QString>
#include <QStyledItemDelegate>

namespace clipwright::views {

/** Paints an asset as a picture above its name, or as a row with a small picture and two lines. */
class AssetDelegate : public QStyledItemDelegate {
    Q_OBJECT

public:
    using QStyledItemDelegate::QStyledItemDelegate;

    void setGrid(bool isGrid) { m_isGrid = isGrid; }
    bool isGrid() const { return m_isGrid; }
    /** Of all cells. */
    QSize cell() const;
    /** In logical pixels. */
    QSize pictureSize() const;
    /** What is shown of a path in the place of its picture; null: nothing. */
    void setPlaying(const QString &path, const QImage &frame);

    void paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const override;
    QSize sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const override;

private:
    QRect pictureRect(const QRect &cell) const;
    void paintPicture(QPainter &painter, const QRect &rect, const QModelIndex &index) const;
    static void paintBadges(QPainter &painter, const QRect &rect, const QModelIndex &index);
    static void paintText(QPainter &painter, const QRect &rect, const QStyleOptionViewItem &option,
                          const QModelIndex &index, bool isCentred);

    bool m_isGrid = true;
    QString m_played;
    QImage m_frame;
};

} // namespace clipwright::views
