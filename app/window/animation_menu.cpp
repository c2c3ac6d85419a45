// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#include "app/window/animation_menu.h"

#include "views/session/session.h"
#include "widgets/plain_line.h"

#include <QLocale>

namespace clipwright::app {

namespace {

constexpr int kWidestEntry = 400; ///< logical pixels
constexpr int kWidestName = 160;  ///< logical pixels; the tip has the whole of it

bool hasSeveral(const views::Session &session)
{
    return session.shown() && session.shown()->file.animations.ids.size() > 1;
}

} // namespace

AnimationMenu::AnimationMenu(views::Session &session, QWidget *parent)
    : QMenu(tr("&Animation"), parent),
      m_session(session)
{
    setObjectName(QStringLiteral("animations"));
    setToolTipsVisible(true);
    connect(&session, &views::Session::shownChanged, this, &AnimationMenu::showAnimations);
    showAnimations();
}

void AnimationMenu::showAnimations()
{
    clear();
    menuAction()->setEnabled(hasSeveral(m_session));
    if (!hasSeveral(m_session))
        return;
    const LottieAnimations &animations = m_session.shown()->file.animations;
    const QString file = QString::fromStdString(m_session.shown()->filePath());
    delete m_group;
    m_group = new QActionGroup(this);
    for (std::size_t i = 0; i < animations.ids.size(); ++i) {
        const QString id = QString::fromStdString(animations.ids[i]);
        // An ampersand in a name is no mnemonic.
        const QString shown = fontMetrics().elidedText(widgets::plainLine(id), Qt::ElideMiddle, kWidestEntry);
        QAction *action = addAction(QString(shown).replace(u'&', QStringLiteral("&&")), this,
                                    [this, path = file + u'#' + id] { emit chosen(path); });
        action->setToolTip(widgets::toolTipText(widgets::plainLine(id)));
        action->setCheckable(true);
        action->setChecked(i == animations.shown);
        m_group->addAction(action);
    }
}

AnimationButton::AnimationButton(views::Session &session, AnimationMenu &menu, QWidget *parent)
    : QToolButton(parent),
      m_session(session)
{
    setObjectName(QStringLiteral("animation"));
    setPopupMode(QToolButton::InstantPopup);
    setFocusPolicy(Qt::TabFocus);
    setMenu(&menu);
    setAccessibleName(tr("Animation"));
    connect(&session, &views::Session::shownChanged, this, &AnimationButton::showAnimation);
}

void AnimationButton::setBarAction(QAction *action)
{
    m_barAction = action;
    showAnimation();
}

void AnimationButton::showAnimation()
{
    m_barAction->setVisible(hasSeveral(m_session));
    if (!hasSeveral(m_session))
        return;
    const LottieAnimations &animations = m_session.shown()->file.animations;
    const QString name = widgets::plainLine(QString::fromStdString(animations.ids[animations.shown]));
    setText(fontMetrics().elidedText(name, Qt::ElideRight, kWidestName).replace(u'&', QStringLiteral("&&"))
            + QStringLiteral(" ▾"));
    setAccessibleName(tr("Animation: %1").arg(name));
    setToolTip(widgets::toolTipText(tr("Animation %1 of %2 in the file: %3")
                                        .arg(locale().toString(static_cast<qulonglong>(animations.shown + 1)),
                                             locale().toString(static_cast<qulonglong>(animations.ids.size())), name)));
}

} // namespace clipwright::app
