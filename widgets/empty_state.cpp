// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#include "widgets/empty_state.h"

#include "widgets/icons.h"
#include "widgets/plain_line.h"

#include <QEvent>
#include <QGridLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QPainter>
#include <QPixmap>
#include <QPushButton>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>
#include <vector>

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
      m_linksTitle(new QLabel(this)),
      m_links(new QGridLayout)
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
    m_linksTitle->setObjectName(QStringLiteral("dim"));
    m_linksTitle->setAlignment(Qt::AlignCenter);
    m_linksTitle->setContentsMargins(0, 12, 0, 0);
    m_linksTitle->hide();
    column->addWidget(m_linksTitle);
    m_links->setSpacing(8);
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
    m_linksTitle->setText(title);
    m_linksTitle->setVisible(!title.isEmpty());
}

QSize EmptyState::pictureSize()
{
    return {120, 90};
}

QToolButton *EmptyState::addLink(const QString &text, const QString &tip)
{
    auto *link = new QToolButton(this);
    link->setObjectName(QStringLiteral("link"));
    link->setToolButtonStyle(Qt::ToolButtonTextUnderIcon);
    link->setIconSize(pictureSize());
    QPixmap nothing(pictureSize());
    nothing.fill(Qt::transparent);
    link->setIcon(nothing);
    const QString shown = link->fontMetrics().elidedText(text, Qt::ElideMiddle, pictureSize().width());
    link->setText(QString(shown).replace(u'&', QStringLiteral("&&")));
    link->setToolTip(toolTipText(tip));
    link->setAccessibleName(text);
    link->setFocusPolicy(Qt::TabFocus);
    m_links->addWidget(link, 0, m_links->count());
    placeLinks();
    return link;
}

void EmptyState::setPicture(QToolButton &link, const QImage &picture)
{
    link.setIcon(QPixmap::fromImage(picture));
}

void EmptyState::clearLinks()
{
    setLinksTitle({});
    while (QLayoutItem *old = m_links->takeAt(0)) {
        // A link may be the sender of the very call that leads here.
        old->widget()->hide();
        old->widget()->deleteLater();
        delete old;
    }
}

void EmptyState::placeLinks()
{
    constexpr int kMostInARow = 5;
    const int wide = pictureSize().width() + 32;
    const int columns = std::clamp((width() - 32) / wide, 1, kMostInARow);
    std::vector<QLayoutItem *> items;
    while (QLayoutItem *item = m_links->takeAt(0))
        items.push_back(item);
    for (std::size_t i = 0; i < items.size(); ++i) {
        const int place = static_cast<int>(i);
        m_links->addItem(items[i], place / columns, place % columns);
    }
}

void EmptyState::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    placeLinks();
}

bool EmptyState::eventFilter(QObject *watched, QEvent *event)
{
    if (watched == parent() && event->type() == QEvent::Resize)
        setGeometry(parentWidget()->rect());
    return QWidget::eventFilter(watched, event);
}

} // namespace clipwright::widgets
