// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <QString>
#include <QWidget>

#include <vector>

namespace clipwright::widgets {

/** A mark shown on a ruler. */
struct RulerMark {
    double frame = 0;
    QString name;
};

/**
 * Frames from left to right with numbers, the range that plays, marks, and the playhead: 2 px of accent under a label
 * with its frame. Dragging scrubs, snapping to whole frames unless Alt is held. It shows all frames there are and never
 * scrolls. Its keys are the window's (step, first, last); it only takes the focus to say where it is.
 */
class TimeRuler : public QWidget {
    Q_OBJECT

public:
    explicit TimeRuler(QWidget *parent = nullptr);

    /** The whole axis, 0..duration; the stretch that plays; nothing to show for duration <= 0. */
    void setAxis(double duration, double rangeStart, double rangeEnd);
    void setMarks(std::vector<RulerMark> marks);
    void setFrame(double frame);

    double frame() const { return m_frame; }
    double xOf(double frame) const;
    double frameAt(double x) const;

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override { return {160, sizeHint().height()}; }

signals:
    /** The user drags the playhead to a frame of the axis. */
    void scrubbed(double frame);

protected:
    void paintEvent(QPaintEvent *event) override;
    void mousePressEvent(QMouseEvent *event) override;
    void mouseMoveEvent(QMouseEvent *event) override;

private:
    void paintTicks(QPainter &painter) const;
    void paintMarks(QPainter &painter) const;
    void paintPlayhead(QPainter &painter) const;
    double labelStep() const;
    QRectF playheadLabel() const;

    double m_duration = 0;
    double m_rangeStart = 0;
    double m_rangeEnd = 0;
    double m_frame = 0;
    std::vector<RulerMark> m_marks;
};

/** A frame as it is written beside a playhead: whole, or with two places when it is between two frames. */
QString frameText(double frame);

} // namespace clipwright::widgets
