// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#include "app/window/shortcuts_dialog.h"

#include "widgets/focus_ring.h"

#include <QCoreApplication>
#include <QDialogButtonBox>
#include <QHeaderView>
#include <QLineEdit>
#include <QMenu>
#include <QMenuBar>
#include <QTreeWidget>
#include <QVBoxLayout>

#include <array>

namespace clipwright::app {

namespace {

constexpr QSize kSize(660, 560); // the longest row in German is whole

struct Gesture {
    const char *deed;
    const char *gesture;
};

constexpr std::array kGestures{
    Gesture{QT_TRANSLATE_NOOP("Gestures", "Zoom about the pointer"),
            QT_TRANSLATE_NOOP("Gestures", "Wheel over the picture")},
    Gesture{QT_TRANSLATE_NOOP("Gestures", "Move the picture"),
            QT_TRANSLATE_NOOP("Gestures", "Drag with the middle button, or with Space or Shift held")},
    Gesture{QT_TRANSLATE_NOOP("Gestures", "Find what is refused of a layer"),
            QT_TRANSLATE_NOOP("Gestures", "Click on its sign in the picture")},
    Gesture{QT_TRANSLATE_NOOP("Gestures", "Frame the layer of a problem"),
            QT_TRANSLATE_NOOP("Gestures", "Click on it in the list, or Enter")},
    Gesture{QT_TRANSLATE_NOOP("Gestures", "Scrub"), QT_TRANSLATE_NOOP("Gestures", "Drag in the ruler")},
    Gesture{QT_TRANSLATE_NOOP("Gestures", "Stop between two frames"),
            QT_TRANSLATE_NOOP("Gestures", "Hold Alt while dragging in the ruler")},
    Gesture{QT_TRANSLATE_NOOP("Gestures", "Open a file"),
            QT_TRANSLATE_NOOP("Gestures", "Drop it anywhere on the window")},
};

QString plainText(const QAction &action)
{
    return action.text().remove(u'&');
}

QString keysOf(const QAction &action)
{
    QStringList keys;
    for (const QKeySequence &key : action.shortcuts())
        keys.push_back(key.toString(QKeySequence::NativeText));
    return keys.join(QStringLiteral(",  "));
}

} // namespace

ShortcutsDialog::ShortcutsDialog(const QMenuBar &menus, QWidget *parent)
    : QDialog(parent),
      m_list(new QTreeWidget(this))
{
    setObjectName(QStringLiteral("shortcuts"));
    setWindowTitle(tr("Keys and mouse"));
    setAttribute(Qt::WA_DeleteOnClose);
    auto *filter = new widgets::Ringed<QLineEdit>(this);
    filter->setPlaceholderText(tr("Filter"));
    filter->setAccessibleName(tr("Filter the keys by words"));
    filter->setClearButtonEnabled(true);
    m_list->setAccessibleName(windowTitle());
    m_list->setHeaderLabels({tr("What it does"), tr("Keys or mouse")});
    m_list->setRootIsDecorated(false);
    m_list->setItemsExpandable(false);
    m_list->setIndentation(0);
    m_list->setAllColumnsShowFocus(true);
    m_list->setUniformRowHeights(true);
    m_list->setTextElideMode(Qt::ElideNone);
    m_list->header()->setSectionResizeMode(0, QHeaderView::ResizeToContents);
    auto *buttons = new QDialogButtonBox(QDialogButtonBox::Close, this);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    connect(filter, &QLineEdit::textChanged, this, &ShortcutsDialog::filterBy);

    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(8, 8, 8, 8);
    column->setSpacing(8);
    column->addWidget(filter);
    column->addWidget(m_list, 1);
    column->addWidget(buttons);
    list(menus);
    resize(kSize);
    filter->setFocus();
}

void ShortcutsDialog::list(const QMenuBar &menus)
{
    for (const QAction *entry : menus.actions()) {
        if (!entry->menu())
            continue;
        QTreeWidgetItem *group = addGroup(plainText(*entry));
        addKeysOf(*entry->menu(), *group);
        if (group->childCount() == 0)
            delete group;
    }
    addGestures();
    m_list->expandAll();
}

/** Of a menu and those in it. */
void ShortcutsDialog::addKeysOf(const QMenu &menu, QTreeWidgetItem &group)
{
    for (const QAction *action : menu.actions()) {
        if (action->menu())
            addKeysOf(*action->menu(), group);
        else if (!action->shortcuts().isEmpty())
            new QTreeWidgetItem(&group, {plainText(*action), keysOf(*action)});
    }
}

void ShortcutsDialog::addGestures()
{
    QTreeWidgetItem *group = addGroup(tr("Mouse"));
    for (const Gesture &row : kGestures)
        new QTreeWidgetItem(group, {QCoreApplication::translate("Gestures", row.deed),
                                    QCoreApplication::translate("Gestures", row.gesture)});
}

QTreeWidgetItem *ShortcutsDialog::addGroup(const QString &title)
{
    auto *group = new QTreeWidgetItem(m_list, {title});
    QFont font = m_list->font();
    font.setBold(true);
    group->setFont(0, font);
    group->setFlags(Qt::ItemIsEnabled);
    return group;
}

void ShortcutsDialog::filterBy(const QString &text)
{
    const QString wanted = text.trimmed();
    for (int i = 0; i < m_list->topLevelItemCount(); ++i) {
        QTreeWidgetItem *group = m_list->topLevelItem(i);
        int shown = 0;
        for (int row = 0; row < group->childCount(); ++row) {
            QTreeWidgetItem *item = group->child(row);
            const bool isFound = item->text(0).contains(wanted, Qt::CaseInsensitive)
                                 || item->text(1).contains(wanted, Qt::CaseInsensitive);
            item->setHidden(!isFound);
            shown += isFound ? 1 : 0;
        }
        group->setHidden(shown == 0);
    }
}

} // namespace clipwright::app
