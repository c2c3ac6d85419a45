// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <QActionGroup>
#include <QMenu>
#include <QToolButton>

namespace clipwright::views {
class Session;
}

namespace clipwright::app {

/** The animations of the shown `.lottie`, the shown one checked; not to be had where a file holds but one. */
class AnimationMenu : public QMenu {
    Q_OBJECT

public:
    AnimationMenu(views::Session &session, QWidget *parent);

signals:
    /** `hero.lottie#walk`: what is to be opened. */
    void chosen(const QString &path);

private:
    void showAnimations();

    views::Session &m_session;
    QActionGroup *m_group = nullptr;
};

/** The name of the shown animation, with the menu; hidden with it. */
class AnimationButton : public QToolButton {
    Q_OBJECT

public:
    AnimationButton(views::Session &session, AnimationMenu &menu, QWidget *parent);
    /** A tool bar shows and hides its widgets by their actions. */
    void setBarAction(QAction *action);

private:
    void showAnimation();

    views::Session &m_session;
    QAction *m_barAction = nullptr;
};

} // namespace clipwright::app
