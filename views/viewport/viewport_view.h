// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#pragma once

#include "views/viewport/background.h"
#include "views/viewport/gap_badges.h"
#include "views/viewport/pose_renderer.h"
#include "views/viewport/thumbnails.h"
#include "views/viewport/view_transform.h"

#include <QWidget>

#include <map>
#include <string>

class QToolButton;

namespace clipwright::widgets {
class EmptyState;
}

namespace clipwright::views {

class Session;

/**
 * The picture at the playhead, blitted: the raster draws it on another thread for the part and the size that are shown.
 * The middle button, Space or Shift with the left button pan; the wheel zooms about the pointer. Without a file it says
 * what would be here and offers to open one. What the cook refuses has a sign on the picture.
 */
class ViewportView : public QWidget {
    Q_OBJECT

public:
    explicit ViewportView(Session &session, QWidget *parent = nullptr);

    void frameAll();
    void zoomBy(double factor);
    void zoomToActualSize();
    /** Brings a layer into view; picked it has an outline. One that is not there does nothing. */
    void frameLayer(int layer);
    /** The window's recent files, as the start offers them; those that are missing cannot be chosen. */
    void offerRecentFiles(const QStringList &paths);

    void setBackground(const Background &background);
    const Background &background() const { return m_background; }
    void setLook(Look look);
    Look look() const { return m_look; }
    void setBadgesShown(bool areShown);
    /** The signs at the picture that is on the screen; none when they are not shown. */
    const std::vector<GapBadge> &badges() const { return m_badges; }

    const ViewTransform &transform() const { return m_transform; }
    /** The picture of what is asked for is on the screen: nothing is being drawn. */
    bool isUpToDate() const;
    QSize minimumSizeHint() const override { return {240, 180}; }
    QSize sizeHint() const override { return {720, 540}; }

signals:
    void openRequested();
    void sampleRequested();
    void newRequested();
    void recentRequested(const QString &path);
    void zoomChanged();
    /** A picture came to the screen. */
    void pictureShown();

protected:
    bool event(QEvent *event) override;
    void paintEvent(QPaintEvent *event) override;
    void showEvent(QShowEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;
    void mousePressEvent(QMouseEvent *event) override;
    void mouseMoveEvent(QMouseEvent *event) override;
    void mouseReleaseEvent(QMouseEvent *event) override;
    void wheelEvent(QWheelEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void keyReleaseEvent(QKeyEvent *event) override;
    void focusOutEvent(QFocusEvent *event) override;

private:
    void buildEmptyState();
    void askForThumbnails();
    void showShown();
    void requestPicture();
    void transformChanged();
    void describe();
    void endPan();
    void updateCursor();
    void paintCanvas(QPainter &painter) const;
    void paintPicture(QPainter &painter) const;
    void paintPicked(QPainter &painter) const;
    void updateBadges();
    const GapBadge *badgeAt(QPointF point) const;
    void pickBadgeAt(QPointF point);
    QRectF pictureBox() const;

    Session &m_session;
    PoseRenderer m_renderer;
    ViewTransform m_transform;
    Thumbnails m_thumbnails;
    std::map<QString, QToolButton *> m_links; ///< of files that are there
    widgets::EmptyState *m_empty = nullptr;
    QPointF m_panFrom;
    Qt::MouseButton m_panButton = Qt::NoButton; ///< NoButton: no pan
    Background m_background;
    std::vector<GapBadge> m_refused; ///< of the shown file, without places
    std::vector<GapBadge> m_badges;
    std::string m_shownPath;
    int m_wantedLayer = -1; ///< to be framed once its place is known
    Look m_look = Look::Crisp;
    bool m_areBadgesShown = true;
    bool m_isSpaceHeld = false;
    bool m_hasSpacePanned = false;
};

} // namespace clipwright::views
