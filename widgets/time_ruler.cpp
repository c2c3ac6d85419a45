// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#include "widgets/time_ruler.h"

#include "widgets/focus_ring.h"
#include "widgets/theme.h"

#include <QLocale>
#include <QMouseEvent>
#include <QPainter>
#include <QPainterPath>

#include <algorithm>
#include <cmath>

namespace clipwright::widgets {

namespace {

constexpr int kSide = 24; ///< room for half a label at either end
constexpr int kLabelHeight = 18;
constexpr int kAxisHeight = 24;
constexpr int kRangeHeight = 4;
constexpr double kLabelRoom = 56; ///< pixels from one number to the next, or more where they are long
constexpr double kLabelGap = 16;  ///< pixels between two numbers
constexpr double kTickRoom = 6;
constexpr int kWidestName = 96; ///< of a mark, in pixels
constexpr int kNameBesideMark = 8;
constexpr int kNameGap = 6;
constexpr double kBesidePlayhead = 4; ///< pixels between its line and a number

} // namespace

QString frameText(double frame)
{
    const double whole = std::round(frame);
    const bool isWhole = std::abs(frame - whole) < 0.005;
    return QLocale().toString(isWhole ? whole : frame, 'f', isWhole ? 0 : 2);
}

TimeRuler::TimeRuler(QWidget *parent) : QWidget(parent)
{
    setFocusPolicy(Qt::StrongFocus);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    setAccessibleName(tr("Time ruler"));
    connect(&Theme::instance(), &Theme::changed, this, qOverload<>(&QWidget::update));
}

void TimeRuler::setAxis(double duration, double rangeStart, double rangeEnd)
{
    if (duration == m_duration && rangeStart == m_rangeStart && rangeEnd == m_rangeEnd)
        return;
    m_duration = duration;
    m_rangeStart = rangeStart;
    m_rangeEnd = rangeEnd;
    update();
}

void TimeRuler::setMarks(std::vector<RulerMark> marks)
{
    m_marks = std::move(marks);
    std::ranges::stable_sort(m_marks, {}, &RulerMark::frame);
    update();
}

void TimeRuler::setFrame(double frame)
{
    if (frame == m_frame)
        return;
    m_frame = frame;
    setAccessibleDescription(tr("Frame %1").arg(frameText(frame)));
    update();
}

double TimeRuler::xOf(double frame) const
{
    const double room = std::max(1, width() - 2 * kSide);
    return kSide + (m_duration > 0 ? frame / m_duration * room : 0);
}

double TimeRuler::frameAt(double x) const
{
    const double room = std::max(1, width() - 2 * kSide);
    return std::clamp((x - kSide) / room, 0.0, 1.0) * m_duration;
}

QSize TimeRuler::sizeHint() const
{
    return {480, kLabelHeight + kAxisHeight + kRangeHeight + 4};
}

/** The step of 1, 2, 5, 10, 20 … frames that leaves room for a number. */
double TimeRuler::labelStep() const
{
    const double pixelsPerFrame = std::max(1e-9, (xOf(m_duration) - xOf(0)) / m_duration);
    const double longest = QFontMetricsF(Theme::instance().smallFont()).horizontalAdvance(frameText(m_duration));
    const double wanted = std::max(1.0, std::max(kLabelRoom, longest + kLabelGap) / pixelsPerFrame);
    const double decade = std::pow(10, std::floor(std::log10(wanted)));
    for (const double factor : {1.0, 2.0, 5.0})
        if (decade * factor >= wanted)
            return decade * factor;
    return decade * 10;
}

void TimeRuler::paintTicks(QPainter &painter) const
{
    const Theme &theme = Theme::instance();
    const double step = labelStep();
    const double perFrame = (xOf(m_duration) - xOf(0)) / m_duration;
    const double minor = perFrame * step / 10 >= kTickRoom && step >= 10 ? step / 10
                         : perFrame * step / 5 >= kTickRoom && step >= 5 ? step / 5
                         : perFrame >= kTickRoom && step < 5             ? 1
                                                                         : step / 2;
    const double bottom = kLabelHeight + kAxisHeight;
    painter.setFont(theme.smallFont());
    for (double frame = 0; frame <= m_duration; frame += minor) {
        const bool isMajor = std::abs(std::remainder(frame, step)) < minor / 4;
        const double x = std::round(xOf(frame)) + 0.5;
        painter.setPen(isMajor ? theme.colour(Token::Dim) : theme.colour(Token::Line));
        painter.drawLine(QPointF(x, bottom - (isMajor ? 9 : 5)), QPointF(x, bottom - 1));
        // Where the playhead stands its flag has the number, and its line would cross this one.
        if (!isMajor)
            continue;
        const QString text = frameText(frame);
        const double halfText = painter.fontMetrics().horizontalAdvance(text) / 2.0;
        // The last number may be longer than the side is wide.
        const double middle = std::min(x, width() - 2 - halfText);
        if (std::abs(xOf(m_frame) - middle) > halfText + kBesidePlayhead)
            painter.drawText(QRectF(middle - halfText - 1, kLabelHeight - 3, 2 * halfText + 2, 16), Qt::AlignCenter,
                             text);
    }
}

void TimeRuler::paintMarks(QPainter &painter) const
{
    const Theme &theme = Theme::instance();
    painter.setFont(theme.smallFont());
    double lastX = -1;
    double freeX = 0; // where the last name ends
    for (const RulerMark &mark : m_marks) {
        const double x = std::round(xOf(mark.frame)) + 0.5;
        // Thousands would be painted over each other.
        if (x == lastX)
            continue;
        lastX = x;
        QPainterPath flag;
        flag.moveTo(x, 3);
        flag.lineTo(x + 5, 6.5);
        flag.lineTo(x, 10);
        painter.fillPath(flag, theme.colour(Token::Key));
        painter.setPen(theme.colour(Token::Key));
        painter.drawLine(QPointF(x, 3), QPointF(x, kLabelHeight + kAxisHeight));
        if (x + kNameBesideMark < freeX)
            continue;
        const QString name = painter.fontMetrics().elidedText(mark.name, Qt::ElideRight, kWidestName);
        painter.drawText(QPointF(x + kNameBesideMark, 11), name);
        freeX = x + kNameBesideMark + painter.fontMetrics().horizontalAdvance(name) + kNameGap;
    }
}

QRectF TimeRuler::playheadLabel() const
{
    const QFontMetricsF metrics(Theme::instance().smallFont());
    const double room = std::max(24.0, metrics.horizontalAdvance(frameText(m_frame)) + 12);
    const double left = std::clamp(xOf(m_frame) - room / 2, 1.0, std::max(1.0, width() - room - 1));
    return {left, 1, room, kLabelHeight - 2.0};
}

void TimeRuler::paintPlayhead(QPainter &painter) const
{
    const Theme &theme = Theme::instance();
    const int thickness = theme.measure(Measure::Playhead);
    const double x = std::round(xOf(m_frame)) - thickness / 2.0;
    painter.fillRect(QRectF(x, kLabelHeight - 2, thickness, height() - kLabelHeight + 2), theme.colour(Token::Accent));
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(Qt::NoPen);
    painter.setBrush(theme.colour(Token::Accent));
    painter.drawRoundedRect(playheadLabel(), theme.measure(Measure::Radius), theme.measure(Measure::Radius));
    painter.setFont(theme.smallFont());
    painter.setPen(theme.colour(Token::Surface0));
    painter.drawText(playheadLabel(), Qt::AlignCenter, frameText(m_frame));
}

void TimeRuler::paintEvent(QPaintEvent *)
{
    const Theme &theme = Theme::instance();
    QPainter painter(this);
    painter.fillRect(rect(), theme.colour(Token::Surface1));
    if (m_duration > 0) {
        const double bottom = kLabelHeight + kAxisHeight;
        painter.fillRect(QRectF(0, bottom, width(), height() - bottom), theme.colour(Token::Surface0));
        const QRectF range(xOf(m_rangeStart), kLabelHeight, xOf(m_rangeEnd) - xOf(m_rangeStart), kAxisHeight);
        painter.fillRect(range, theme.colour(Token::Surface3));
        painter.fillRect(QRectF(range.left(), bottom, range.width(), kRangeHeight), theme.mixed(Token::Accent, 60));
        paintTicks(painter);
        paintMarks(painter);
        paintPlayhead(painter);
    }
    painter.setRenderHint(QPainter::Antialiasing, false);
    painter.fillRect(QRect(0, 0, width(), 1), theme.colour(Token::Line));
    if (hasFocus())
        paintFocusRing(painter, *this);
}

void TimeRuler::mousePressEvent(QMouseEvent *event)
{
    if (event->button() == Qt::LeftButton && m_duration > 0)
        mouseMoveEvent(event);
    else
        event->ignore();
}

void TimeRuler::mouseMoveEvent(QMouseEvent *event)
{
    if (m_duration <= 0)
        return;
    const double frame = frameAt(event->position().x());
    const bool isFree = event->modifiers() & Qt::AltModifier;
    emit scrubbed(isFree ? frame : std::min(std::round(frame), m_duration));
}

} // namespace clipwright::widgets
