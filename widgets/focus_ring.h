// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#pragma once

class QFocusEvent;
class QPainter;
class QWidget;

namespace clipwright::widgets {

/**
 * The 2 px accent ring of a widget that paints itself. It stands while the widget has the keys by way of the keyboard: a
 * click shows where the keys go by itself. Going to another window and back leaves it as it was.
 */
class FocusRing {
public:
    void focusIn(const QFocusEvent &event);
    void focusOut() { m_hasFocus = false; }
    bool isShown() const { return m_hasFocus && m_isByKeyboard; }
    /** Inside the widget; call it last in its paint event. */
    void paint(QPainter &painter, const QWidget &widget) const;

private:
    bool m_hasFocus = false;
    bool m_isByKeyboard = false;
};

} // namespace clipwright::widgets
