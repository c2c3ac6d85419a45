// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#include "widgets/focus_ring.h"

#include "widgets/theme.h"

#include <QFocusEvent>
#include <QPainter>
#include <QWidget>

namespace clipwright::widgets {

void FocusRing::focusIn(const QFocusEvent &event)
{
    m_hasFocus = true;
    switch (event.reason()) {
    case Qt::TabFocusReason:
    case Qt::BacktabFocusReason:
    case Qt::ShortcutFocusReason: m_isByKeyboard = true; break;
    case Qt::MouseFocusReason:
    case Qt::OtherFocusReason: m_isByKeyboard = false; break;
    default: break;
    }
}

void FocusRing::paint(QPainter &painter, const QWidget &widget) const
{
    const Theme &theme = Theme::instance();
    const int ring = theme.measure(Measure::FocusRing);
    painter.setRenderHint(QPainter::Antialiasing, false);
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(theme.colour(Token::Accent), ring, Qt::SolidLine, Qt::SquareCap, Qt::MiterJoin));
    painter.drawRect(widget.rect().adjusted(ring / 2, ring / 2, -ring / 2, -ring / 2));
}

} // namespace clipwright::widgets
