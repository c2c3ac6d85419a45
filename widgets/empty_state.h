// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <QWidget>

class QHBoxLayout;
class QLabel;
class QPushButton;
class QToolButton;
class QVBoxLayout;

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

    /** A list of things to choose from, below the buttons. */
    void setLinksTitle(const QString &title);
    QToolButton *addLink(const QString &text, const QString &tip);
    void clearLinks();

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    QLabel *m_text;
    QHBoxLayout *m_buttons;
    QVBoxLayout *m_links;
};

} // namespace clipwright::widgets
