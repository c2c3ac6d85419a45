// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#include "app/window/animation_button.h"

#include "views/session/session.h"
#include "widgets/plain_line.h"
#include "widgets/search_popup.h"

#include <QAction>
#include <QLocale>

namespace clipwright::app {

namespace {

constexpr int kWidestName = 160; ///< logical pixels; the tip has the whole of it

} // namespace

AnimationButton::AnimationButton(views::Session &session, QWidget *parent)
    : QToolButton(parent),
      m_session(session),
      m_popup(new widgets::SearchPopup(tr("Animation"), this))
{
    setObjectName(QStringLiteral("animation"));
    setFocusPolicy(Qt::TabFocus);
    setAccessibleName(tr("Animation"));
    connect(this, &QToolButton::clicked, this, &AnimationButton::choose);
    connect(&session, &views::Session::shownChanged, this, &AnimationButton::showAnimation);
    connect(m_popup, &widgets::SearchPopup::chosen, this, [this](int place) {
        const ShownRig *shown = m_session.shown();
        // Another file may have come while the popup was open.
        if (const QString name = names().value(place); hasChoice() && !name.isEmpty())
            emit chosen(QString::fromStdString(shown->filePath()) + u'#' + name);
    });
}

void AnimationButton::setBarAction(QAction *action)
{
    m_barAction = action;
    showAnimation();
}

bool AnimationButton::hasChoice() const
{
    return m_session.shown() && m_session.shown()->file.animations.ids.size() > 1;
}

QStringList AnimationButton::names() const
{
    QStringList names;
    if (const ShownRig *shown = m_session.shown())
        for (const std::string &id : shown->file.animations.ids)
            names.push_back(QString::fromStdString(id));
    return names;
}

void AnimationButton::choose()
{
    if (!hasChoice())
        return;
    m_popup->setNames(names(), static_cast<int>(m_session.shown()->file.animations.shown));
    m_popup->openAt(isVisible() ? *this : *parentWidget());
}

void AnimationButton::showAnimation()
{
    m_popup->close();
    m_barAction->setVisible(hasChoice());
    if (!hasChoice())
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
