// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#pragma once

class QPainter;
class QWidget;

namespace clipwright::widgets {

/** The 2 px accent ring inside a widget that paints itself; call it last in its paint event while it has the focus. */
void paintFocusRing(QPainter &painter, const QWidget &widget);

} // namespace clipwright::widgets
