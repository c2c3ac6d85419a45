// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#include "app/window/actions.h"

#include "widgets/icons.h"

#include <QCoreApplication>

namespace clipwright::app {

namespace {

QString translated(const char *text)
{
    return QCoreApplication::translate("Actions", text);
}

void setTip(QAction &action, const QString &tip)
{
    const QString key = action.shortcut().toString(QKeySequence::NativeText);
    action.setToolTip(key.isEmpty() ? tip : QStringLiteral("%1 (%2)").arg(tip, key));
    action.setStatusTip(QString());
}

} // namespace

ActionSet::ActionSet(QObject *parent) : QObject(parent)
{
    for (const ActionRow &row : actionRows()) {
        auto *action = new QAction(widgets::icon(QLatin1String(row.icon)), translated(row.text), this);
        action->setObjectName(QLatin1String(row.name));
        action->setShortcuts(row.keys);
        action->setCheckable(row.isCheckable);
        action->setIconVisibleInMenu(!row.isCheckable); // there stands the check
        setTip(*action, translated(row.tip));
        m_actions[static_cast<std::size_t>(row.id)] = action;
    }
}

QString reasonWithout(Need need)
{
    static constexpr std::array<const char *, kNeedCount> reasons{
        "",
        QT_TRANSLATE_NOOP("Actions", "Nothing is open"),
        QT_TRANSLATE_NOOP("Actions", "Nothing is changed"),
        QT_TRANSLATE_NOOP("Actions", "Nothing is changed"),
        QT_TRANSLATE_NOOP("Actions", "Nothing is open"),
        QT_TRANSLATE_NOOP("Actions", "What is open is no cooked file"),
        QT_TRANSLATE_NOOP("Actions", "No cooked file was asked for"),
        QT_TRANSLATE_NOOP("Actions", "What is open is no source"),
        QT_TRANSLATE_NOOP("Actions", "The file holds one animation"),
        QT_TRANSLATE_NOOP("Actions", "No files are remembered"),
        QT_TRANSLATE_NOOP("Actions", "There are no problems"),
        QT_TRANSLATE_NOOP("Actions", "Nothing to take back"),
        QT_TRANSLATE_NOOP("Actions", "Nothing was taken back"),
        QT_TRANSLATE_NOOP("Actions", "Nothing is picked"),
        QT_TRANSLATE_NOOP("Actions", "Nothing was copied"),
        QT_TRANSLATE_NOOP("Actions", "Nothing moves"),
        QT_TRANSLATE_NOOP("Actions", "Nothing moves"),
        QT_TRANSLATE_NOOP("Actions", "No second clip is chosen"),
        QT_TRANSLATE_NOOP("Actions", "Nothing is shown"),
        QT_TRANSLATE_NOOP("Actions", "One document is open"),
    };
    const char *reason = reasons[static_cast<std::size_t>(need)];
    return *reason == 0 ? QString() : translated(reason);
}

void ActionSet::enable(const Present &present)
{
    for (const ActionRow &row : actionRows())
        (*this)[row.id]->setEnabled(present.has(row.needs));
}

void ActionSet::showHistory(const QString &undo, const QString &redo)
{
    const auto show = [this](ActionId id, const QString &text) {
        QAction *action = (*this)[id];
        action->setText(text);
        setTip(*action, QString(text).remove(u'&'));
    };
    const auto inMenu = [](const QString &step) { return QString(step).replace(u'&', QStringLiteral("&&")); };
    show(ActionId::Undo, undo.isEmpty() ? QCoreApplication::translate("Actions", "&Undo")
                                        : QCoreApplication::translate("Actions", "&Undo %1").arg(inMenu(undo)));
    show(ActionId::Redo, redo.isEmpty() ? QCoreApplication::translate("Actions", "&Redo")
                                        : QCoreApplication::translate("Actions", "&Redo %1").arg(inMenu(redo)));
}

void ActionSet::showPlaying(bool isPlaying)
{
    QAction &play = *(*this)[ActionId::Play];
    play.setIcon(widgets::icon(isPlaying ? QStringLiteral("pause") : QStringLiteral("play")));
    play.setText(isPlaying ? QCoreApplication::translate("Actions", "&Pause")
                           : QCoreApplication::translate("Actions", "&Play"));
    setTip(play, isPlaying ? QCoreApplication::translate("Actions", "Pause where the playhead is")
                           : QCoreApplication::translate("Actions", "Play the clip"));
}

} // namespace clipwright::app
