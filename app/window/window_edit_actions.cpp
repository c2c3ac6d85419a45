// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
// What the actions of the Edit menu do.
#include "app/window/command_palette.h"
#include "app/window/main_window.h"
#include "app/window/settings_dialog.h"
#include "model/commands/clipboard.h"
#include "model/commands/key_commands.h"
#include "model/commands/node_commands.h"
#include "model/document/rig_access.h"
#include "model/io/clipboard/clipboard_format.h"
#include "views/session/command_text.h"
#include "widgets/notice.h"

#include <QApplication>
#include <QClipboard>
#include <QDockWidget>
#include <QMenu>

#include <algorithm>

namespace clipwright::app {

using widgets::NoticeKind;

namespace {

/** What undo or redo would do, and whether that reaches into other documents. */
QString textOf(const std::vector<const Transaction *> &steps)
{
    return steps.empty() ? QString() : views::commandText(steps.front()->text);
}

/** The moment of the playhead on the timeline of a document's main composition. */
double timeAt(const Rig &rig, double frame)
{
    return rig.main().timeline.start + frame;
}

} // namespace

void MainWindow::connectEditActions()
{
    using enum ActionId;
    const auto onTrigger = [this](ActionId id, auto act) { connect(m_actions[id], &QAction::triggered, this, act); };
    onTrigger(Undo, [this] { undo(); });
    onTrigger(Redo, [this] { m_session.documents().redo(); });
    onTrigger(Copy, [this] { copySelection(); });
    onTrigger(Cut, [this] {
        copySelection();
        deleteSelection("cut");
    });
    onTrigger(Paste, [this] { paste(); });
    onTrigger(Duplicate, [this] { duplicateSelection(); });
    onTrigger(Delete, [this] { deleteSelection(nullptr); });
    onTrigger(Palette, [this] { showPalette(); });
    onTrigger(Settings, [this] { showSettings(); });
    connect(&m_session.documents(), &views::Documents::refused, this, &MainWindow::tellRefused);
    showHistory();
}

/** A step that others on other documents came after takes those back too: that is said before it is done. */
void MainWindow::undo()
{
    views::Documents &documents = m_session.documents();
    const std::vector<const Transaction *> steps = documents.workspace().log().undoes(documents.active());
    QStringList others;
    for (const Transaction *step : steps) {
        if (step->touches(documents.active()))
            continue;
        QStringList names;
        for (const DocumentPatch &part : step->parts)
            names.push_back(documents.nameOf(part.document));
        others.push_back(
            tr("%1 in %2", "a step").arg(views::commandText(step->text), names.join(QStringLiteral(", "))));
    }
    if (others.isEmpty()) {
        documents.undo();
        return;
    }
    m_teller->tell(NoticeKind::Warning,
                   tr("This also takes back what came after it: %1.").arg(others.join(QStringLiteral("; "))),
                   {{tr("Undo all of it"), [this] { m_session.documents().undo(); }}});
}

void MainWindow::showHistory()
{
    const views::Documents &documents = m_session.documents();
    const EditLog &log = documents.workspace().log();
    std::vector<const Transaction *> undone = log.undoes(documents.active());
    std::ranges::reverse(undone); // the step itself is the oldest of what goes
    m_actions.showHistory(textOf(undone), textOf(log.redoes(documents.active())));
    showPresent();
    showTitle();
}

void MainWindow::tellRefused(const Error &error)
{
    m_teller->tell(NoticeKind::Error, tr("Nothing was changed: %1").arg(reasonOf(error.what)));
}

void MainWindow::copySelection()
{
    const views::Documents &documents = m_session.documents();
    const Selection &selection = documents.selection();
    const Document *document = documents.activeDocument();
    if (document == nullptr || selection.isEmpty())
        return;
    const std::optional<PickedNodes> nodes = pickedNodes(selection);
    const Result<Clipboard> copied = !selection.keys.empty() ? copyKeys(document->rig(), selection.keys)
                                     : nodes ? copyNodes(document->rig(), nodes->composition, nodes->nodes)
                                             : refuse("nothing-to-copy", "expected layers or items of one composition");
    if (copied)
        QApplication::clipboard()->setText(QString::fromStdString(writeClipboard(*copied)));
    else
        tellRefused(copied.error());
}

void MainWindow::deleteSelection(const char *command)
{
    views::Documents &documents = m_session.documents();
    const Selection selection = documents.selection();
    if (selection.isEmpty())
        return;
    const bool areKeys = !selection.keys.empty();
    const std::optional<PickedNodes> nodes = pickedNodes(selection);
    if (!areKeys && !nodes)
        return;
    const std::string id = command != nullptr ? command : areKeys ? "deleteKeys" : "removeNode";
    const double time = timeAt(documents.activeDocument()->rig(), m_session.playback().frame());
    const Result<TransactionId> done =
        documents.workspace().log().perform({id, {}}, [&](TransactionEdit &edit) -> Result<void> {
            DocumentEdit &document = *edit.edit(selection.document);
            return areKeys ? deleteKeys(document, selection.keys)
                           : removeNodes(document, nodes->composition, nodes->nodes, time);
        });
    if (!done)
        tellRefused(done.error());
}

void MainWindow::duplicateSelection()
{
    views::Documents &documents = m_session.documents();
    const Selection selection = documents.selection();
    const std::optional<PickedNodes> nodes = pickedNodes(selection);
    if (selection.keys.empty() && !nodes)
        return;
    Selection copies{selection.document, {}, {}};
    const Result<TransactionId> done = documents.workspace().log().perform(
        {selection.keys.empty() ? "duplicateNode" : "duplicateKeys", {}}, [&](TransactionEdit &edit) -> Result<void> {
            DocumentEdit &document = *edit.edit(selection.document);
            if (!selection.keys.empty())
                return duplicateKeys(document, selection.keys, 1);
            const Result<std::vector<NodeId>> made = duplicateNodes(document, nodes->composition, nodes->nodes);
            if (!made)
                return tl::make_unexpected(made.error());
            for (const NodeId node : *made)
                copies.objects.push_back({nodes->composition, node, {}});
            return {};
        });
    if (!done)
        tellRefused(done.error());
    else if (!copies.objects.empty())
        documents.select(copies);
}

/** Layers go before the picked one, or on top; items behind the picked one in its list; keys to the playhead. */
void MainWindow::paste()
{
    views::Documents &documents = m_session.documents();
    const Document *document = documents.activeDocument();
    const auto text = std::make_shared<const std::string>(QApplication::clipboard()->text().toStdString());
    const Result<Clipboard> clipboard = readClipboard(text);
    if (document == nullptr)
        return;
    if (!clipboard) {
        tellRefused(clipboard.error());
        return;
    }
    const std::optional<PickedNodes> nodes = pickedNodes(documents.selection());
    const CompositionId composition = nodes ? nodes->composition : document->rig().main().id;
    const std::optional<NodePlace> picked =
        nodes ? placeOf(*document->rig().find(composition), nodes->nodes.front()) : std::nullopt;
    const double time = timeAt(document->rig(), m_session.playback().frame());
    const std::vector<NodeId> into = nodes ? nodes->nodes : std::vector<NodeId>();
    Selection pasted{documents.active(), {}, {}};
    const Result<TransactionId> done =
        documents.workspace().log().perform({"paste", {}}, [&](TransactionEdit &edit) -> Result<void> {
            DocumentEdit &target = *edit.edit(documents.active());
            if (!std::holds_alternative<CopiedNodes>(*clipboard))
                return pasteKeys(target, composition, into, time, *clipboard);
            const Result<std::vector<NodeId>> made =
                pasteNodes(target, composition, picked.value_or(NodePlace{}), *clipboard);
            if (!made)
                return tl::make_unexpected(made.error());
            for (const NodeId node : *made)
                pasted.objects.push_back({composition, node, {}});
            return {};
        });
    if (!done)
        tellRefused(done.error());
    else if (!pasted.objects.empty())
        documents.select(pasted);
}

void MainWindow::showPalette()
{
    QList<QAction *> others;
    for (QDockWidget *panel : m_panels)
        others.push_back(panel->toggleViewAction());
    for (QAction *layout : m_layoutMenu->actions())
        if (!layout->isSeparator() && layout->menu() == nullptr && layout->objectName() == QStringLiteral("layout"))
            others.push_back(layout);
    m_palette->open(others);
}

void MainWindow::showSettings()
{
    auto *dialog = findChild<SettingsDialog *>();
    if (dialog == nullptr)
        dialog = new SettingsDialog(*this, this);
    dialog->show();
    dialog->raise();
    dialog->activateWindow();
}

} // namespace clipwright::app
