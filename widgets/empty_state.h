// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <QImage>
#include <QSize>
#include <QWidget>

class QGridLayout;
class QHBoxLayout;
class QLabel;
class QPushButton;
class QToolButton;

namespace clipwright::widgets {

/** What a view shows while it has nothing: what would be here, and the first step. Covers its parent, whatever its size. */
class EmptyState : public QWidget {
    Q_OBJECT

public:
    /** `icon` may be empty, as may `title`. */
    EmptyState(const QString &icon, const QString &title, const QString &text, QWidget *parent);

    void setText(const QString &text);

    /** A button below the text; the first is the one to take. */
    QPushButton *addButton(const QString &text, const QString &icon);

    /** Things to choose from, as cards with pictures below the buttons, as many in a row as there is room for. */
    void setLinksTitle(const QString &title);
    QToolButton *addLink(const QString &text, const QString &tip);
    void clearLinks();
    /** Of the picture on a card, in logical pixels. */
    static QSize pictureSize();
    static void setPicture(QToolButton &link, const QImage &picture);

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;

private:
    void placeLinks();

    QLabel *m_text;
    QHBoxLayout *m_buttons;
    QLabel *m_linksTitle;
    QGridLayout *m_links;
};

} // namespace clipwright::widgets
