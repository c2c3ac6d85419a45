// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <QPainter>
#include <QWidget>

class QPaintEvent;

namespace clipwright::widgets {

/** The 2 px accent ring of a widget that has the keys, inside its edges. Widgets that paint themselves call it last. */
void paintFocusRing(QPainter &painter, const QWidget &widget);

/** The same around whatever has the keys in a window of Qt's own, as its colour dialog, whose controls cannot be ours. */
void ringFocusWithin(QWidget &window);

/** A control of Qt's whose style shows too little of its focus: with the ring. */
template<class Control>
class Ringed : public Control {
public:
    using Control::Control;

protected:
    void paintEvent(QPaintEvent *event) override
    {
        Control::paintEvent(event);
        if (!this->hasFocus())
            return;
        QPainter painter(this);
        paintFocusRing(painter, *this);
    }
};

} // namespace clipwright::widgets
