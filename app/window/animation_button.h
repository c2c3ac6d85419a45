// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <QToolButton>

namespace clipwright::views {
class Session;
}
namespace clipwright::widgets {
class SearchPopup;
}

namespace clipwright::app {

/** The name of the shown animation of a `.lottie` with several, and the popup to choose another; hidden with fewer. */
class AnimationButton : public QToolButton {
    Q_OBJECT

public:
    AnimationButton(views::Session &session, QWidget *parent);

    /** A tool bar shows and hides its widgets by their actions. */
    void setBarAction(QAction *action);
    /** Opens the popup, at the bar where the button has no room on it; nothing where there is no choice. */
    void choose();
    bool hasChoice() const;

signals:
    /** `hero.lottie#walk`: what is to be opened. */
    void chosen(const QString &path);

private:
    void showAnimation();
    QStringList names() const;

    views::Session &m_session;
    widgets::SearchPopup *m_popup;
    QAction *m_barAction = nullptr;
};

} // namespace clipwright::app
