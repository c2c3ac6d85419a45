// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#include "widgets/focus_ring.h"

#include "widgets/theme.h"

namespace clipwright::widgets {

void paintFocusRing(QPainter &painter, const QWidget &widget)
{
    const Theme &theme = Theme::instance();
    const int ring = theme.measure(Measure::FocusRing);
    painter.setRenderHint(QPainter::Antialiasing, false);
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(theme.colour(Token::Accent), ring, Qt::SolidLine, Qt::SquareCap, Qt::MiterJoin));
    painter.drawRect(widget.rect().adjusted(ring / 2, ring / 2, -ring / 2, -ring / 2));
}

} // namespace clipwright::widgets
