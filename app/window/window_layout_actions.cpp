// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
// What the actions do that go from document to document and move the panels.
#include "app/window/layouts.h"
#include "app/window/main_window.h"
#include "app/window/settings.h"
#include "widgets/focus_ring.h"
#include "widgets/icons.h"
#include "widgets/plain_line.h"

#include <QCoreApplication>
#include <QInputDialog>
#include <QLineEdit>
#include <QMenu>

namespace clipwright::app {

void MainWindow::connectWindowActions()
{
    using enum ActionId;
    const auto onTrigger = [this](ActionId id, auto act) { connect(m_actions[id], &QAction::triggered, this, act); };
    onTrigger(NextDocument, [this] { m_session.documents().activateNext(1); });
    onTrigger(PreviousDocument, [this] { m_session.documents().activateNext(-1); });
    onTrigger(SaveLayout, [this] { askForLayoutName(); });
    onTrigger(ResetLayout, [this] { m_layouts->reset(); });
    connect(m_layouts, &Layouts::changed, this, &MainWindow::fillLayouts);
    fillLayouts();
}

/** Those that ship, those of the user, and what can be done with them. */
void MainWindow::fillLayouts()
{
    m_layoutMenu->clear();
    const auto offer = [this](const QString &text, const QString &tip, const QString &id) {
        QAction *action = m_layoutMenu->addAction(text, this, [this, id] { m_layouts->apply(id); });
        action->setObjectName(QStringLiteral("layout"));
        action->setToolTip(tip);
        action->setCheckable(true);
        action->setChecked(m_layouts->current() == id);
        action->setIcon(widgets::icon(QStringLiteral("layout")));
        action->setIconVisibleInMenu(false);
    };
    for (const LayoutRow &row : layoutRows())
        offer(QCoreApplication::translate("Layouts", row.title), QCoreApplication::translate("Layouts", row.tip),
              QLatin1String(row.id));
    const QStringList saved = m_remembering == Remembering::Settings ? Layouts::saved() : QStringList();
    if (!saved.isEmpty())
        m_layoutMenu->addSeparator();
    for (const QString &name : saved)
        offer(widgets::plainLine(name).replace(u'&', QStringLiteral("&&")), tr("A layout that you saved"), name);
    m_layoutMenu->addSeparator();
    m_layoutMenu->addAction(m_actions[ActionId::SaveLayout]);
    m_layoutMenu->addAction(m_actions[ActionId::ResetLayout]);
    if (saved.contains(m_layouts->current()))
        m_layoutMenu->addAction(tr("&Delete layout %1").arg(widgets::plainLine(m_layouts->current())), this,
                                [this] { m_layouts->remove(m_layouts->current()); });
    if (m_remembering == Remembering::Settings)
        Settings::setCurrentLayout(m_layouts->current());
}

void MainWindow::askForLayoutName()
{
    auto *dialog = new QInputDialog(this);
    dialog->setObjectName(QStringLiteral("layoutName"));
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setWindowTitle(tr("Save layout"));
    dialog->setLabelText(tr("Name of the layout:"));
    dialog->setOkButtonText(tr("Save"));
    if (Layouts::saved().contains(m_layouts->current()))
        dialog->setTextValue(m_layouts->current());
    widgets::ringFocusWithin(*dialog);
    if (auto *name = dialog->findChild<QLineEdit *>())
        name->setAccessibleName(tr("Name of the layout"));
    connect(dialog, &QInputDialog::textValueSelected, this,
            [this](const QString &name) { m_layouts->save(name.trimmed()); });
    dialog->open();
}

} // namespace clipwright::app
