// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#pragma once

#include "views/viewport/pose_renderer.h"
#include "views/viewport/view_transform.h"
#include "widgets/focus_ring.h"

#include <QWidget>

namespace clipwright::widgets {
class EmptyState;
}

namespace clipwright::views {

class Session;

/**
 * The picture at the playhead, blitted: the raster draws it on another thread for the part and the size that are shown.
 * The middle button, Space or Shift with the left button pan; the wheel zooms about the pointer. Without a file it says
 * what would be here and offers to open one.
 */
class ViewportView : public QWidget {
    Q_OBJECT

public:
    explicit ViewportView(Session &session, QWidget *parent = nullptr);

    void frameAll();
    void zoomBy(double factor);
    void zoomToActualSize();

    const ViewTransform &transform() const { return m_transform; }
    /** The picture of what is asked for is on the screen: nothing is being drawn. */
    bool isUpToDate() const;
    QSize minimumSizeHint() const override { return {240, 180}; }
    QSize sizeHint() const override { return {720, 540}; }

signals:
    void openRequested();
    void sampleRequested();
    void zoomChanged();
    /** A picture came to the screen. */
    void pictureShown();

protected:
    bool event(QEvent *event) override;
    void paintEvent(QPaintEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;
    void mousePressEvent(QMouseEvent *event) override;
    void mouseMoveEvent(QMouseEvent *event) override;
    void mouseReleaseEvent(QMouseEvent *event) override;
    void wheelEvent(QWheelEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void keyReleaseEvent(QKeyEvent *event) override;
    void focusInEvent(QFocusEvent *event) override;
    void focusOutEvent(QFocusEvent *event) override;

private:
    void buildEmptyState();
    void showShown();
    void requestPicture();
    void transformChanged();
    void describe();
    void endPan();
    void updateCursor();
    void paintCanvas(QPainter &painter) const;
    void paintPicture(QPainter &painter) const;

    Session &m_session;
    PoseRenderer m_renderer;
    ViewTransform m_transform;
    widgets::EmptyState *m_empty = nullptr;
    QPointF m_panFrom;
    Qt::MouseButton m_panButton = Qt::NoButton; ///< NoButton: no pan
    widgets::FocusRing m_ring;
    bool m_isSpaceHeld = false;
    bool m_hasSpacePanned = false;
};

} // namespace clipwright::views
