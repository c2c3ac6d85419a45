// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#include "widgets/focus_ring.h"

#include "widgets/theme.h"

#include <QApplication>
#include <QEvent>

namespace clipwright::widgets {

namespace {

/** Lies over the control that has the keys and lets everything through. */
class FocusOverlay : public QWidget {
public:
    explicit FocusOverlay(QWidget &window) : QWidget(&window)
    {
        setAttribute(Qt::WA_TransparentForMouseEvents);
        setFocusPolicy(Qt::NoFocus);
        hide();
        connect(qApp, &QApplication::focusChanged, this, [this] { follow(); });
        window.installEventFilter(this);
    }

protected:
    bool eventFilter(QObject *watched, QEvent *event) override
    {
        if (event->type() == QEvent::Resize || event->type() == QEvent::LayoutRequest)
            follow();
        return QWidget::eventFilter(watched, event);
    }

    void paintEvent(QPaintEvent *) override
    {
        QPainter painter(this);
        paintFocusRing(painter, *this);
    }

private:
    void follow()
    {
        const QWidget *control = QApplication::focusWidget();
        const bool isInside = control && control != parentWidget() && parentWidget()->isAncestorOf(control);
        setVisible(isInside);
        if (!isInside)
            return;
        setGeometry(QRect(control->mapTo(parentWidget(), QPoint()), control->size()));
        raise();
    }
};

} // namespace

void paintFocusRing(QPainter &painter, const QWidget &widget)
{
    const Theme &theme = Theme::instance();
    const int ring = theme.measure(Measure::FocusRing);
    painter.setRenderHint(QPainter::Antialiasing, false);
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(theme.colour(Token::Accent), ring, Qt::SolidLine, Qt::SquareCap, Qt::MiterJoin));
    painter.drawRect(widget.rect().adjusted(ring / 2, ring / 2, -ring / 2, -ring / 2));
}

void ringFocusWithin(QWidget &window)
{
    new FocusOverlay(window); // the window's own
}

} // namespace clipwright::widgets
