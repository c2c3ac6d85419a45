// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#include "widgets/empty_state.h"

#include "widgets/icons.h"
#include "widgets/plain_line.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QPainter>
#include <QPushButton>
#include <QToolButton>
#include <QVBoxLayout>

namespace clipwright::widgets {

namespace {

constexpr int kIconSize = 32;
constexpr int kTextWidth = 360;

/** Keeps the icon in step with theme and pixel ratio, which a pixmap in a label would not. */
class IconArea : public QWidget {
public:
    IconArea(const QString &name, QWidget *parent) : QWidget(parent), m_icon(icon(name, Token::Dim))
    {
        setFixedSize(kIconSize, kIconSize);
    }

protected:
    void paintEvent(QPaintEvent *) override
    {
        QPainter painter(this);
        m_icon.paint(&painter, rect());
    }

private:
    QIcon m_icon;
};

} // namespace

EmptyState::EmptyState(const QString &iconName, const QString &title, const QString &text, QWidget *parent)
    : QWidget(parent),
      m_text(new QLabel(text, this)),
      m_buttons(new QHBoxLayout),
      m_links(new QVBoxLayout)
{
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(16, 16, 16, 16);
    column->setSpacing(8);
    column->addStretch(1);
    if (!iconName.isEmpty())
        column->addWidget(new IconArea(iconName, this), 0, Qt::AlignHCenter);
    if (!title.isEmpty()) {
        auto *head = new QLabel(title, this);
        QFont font = head->font();
        font.setWeight(QFont::DemiBold);
        head->setFont(font);
        head->setAlignment(Qt::AlignCenter);
        column->addWidget(head);
    }
    m_text->setObjectName(QStringLiteral("dim"));
    m_text->setWordWrap(true);
    m_text->setAlignment(Qt::AlignHCenter | Qt::AlignTop);
    m_text->setMaximumWidth(kTextWidth);
    auto *bodyRow = new QHBoxLayout;
    bodyRow->addStretch(1);
    bodyRow->addWidget(m_text, 100);
    bodyRow->addStretch(1);
    column->addLayout(bodyRow);
    m_buttons->setSpacing(8);
    m_buttons->setContentsMargins(0, 8, 0, 0);
    m_buttons->setAlignment(Qt::AlignHCenter);
    column->addLayout(m_buttons);
    m_links->setSpacing(0);
    m_links->setContentsMargins(0, 8, 0, 0);
    m_links->setAlignment(Qt::AlignHCenter);
    column->addLayout(m_links);
    column->addStretch(1);
    parent->installEventFilter(this);
    setGeometry(parent->rect());
}

void EmptyState::setText(const QString &text)
{
    m_text->setText(text);
}

QPushButton *EmptyState::addButton(const QString &text, const QString &iconName)
{
    const bool isFirst = m_buttons->count() == 0;
    auto *button = new QPushButton(icon(iconName, isFirst ? Token::Surface0 : Token::Text), text, this);
    button->setIconSize(kIconBesideText);
    button->setProperty("primary", isFirst);
    button->setFocusPolicy(Qt::TabFocus);
    button->setAccessibleName(text);
    m_buttons->addWidget(button);
    return button;
}

void EmptyState::setLinksTitle(const QString &title)
{
    auto *head = new QLabel(title, this);
    head->setObjectName(QStringLiteral("dim"));
    m_links->addWidget(head, 0, Qt::AlignHCenter);
}

QToolButton *EmptyState::addLink(const QString &text, const QString &tip)
{
    auto *link = new QToolButton(this);
    link->setObjectName(QStringLiteral("link"));
    const QString shown = link->fontMetrics().elidedText(text, Qt::ElideMiddle, kTextWidth - 24);
    link->setText(QString(shown).replace(u'&', QStringLiteral("&&")));
    link->setToolTip(toolTipText(tip));
    link->setAccessibleName(text);
    link->setFocusPolicy(Qt::TabFocus);
    m_links->addWidget(link, 0, Qt::AlignHCenter);
    return link;
}

void EmptyState::clearLinks()
{
    while (QLayoutItem *old = m_links->takeAt(0)) {
        // A link may be the sender of the very call that leads here.
        old->widget()->hide();
        old->widget()->deleteLater();
        delete old;
    }
}

bool EmptyState::eventFilter(QObject *watched, QEvent *event)
{
    if (watched == parent() && event->type() == QEvent::Resize)
        setGeometry(parentWidget()->rect());
    return QWidget::eventFilter(watched, event);
}

} // namespace clipwright::widgets
