// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#include "views/outliner/outliner_tree.h"

#include "views/outliner/outliner_model.h"
#include "widgets/icons.h"

#include <QContextMenuEvent>
#include <QHeaderView>
#include <QMenu>
#include <QMouseEvent>

namespace clipwright::views {

namespace {

constexpr int kMarkWidth = 26;
constexpr int kParentWidth = 56;
constexpr int kIndent = 14;

} // namespace

OutlinerTree::OutlinerTree(OutlinerModel &model, QWidget *parent) : QTreeView(parent), m_model(model)
{
    setModel(&model);
    setAccessibleName(tr("Outliner"));
    setUniformRowHeights(true);
    setSelectionMode(ExtendedSelection);
    setEditTriggers(EditKeyPressed | DoubleClicked);
    setExpandsOnDoubleClick(false);
    setIconSize(widgets::kIconBesideText);
    setIndentation(kIndent);
    setTextElideMode(Qt::ElideRight);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setDragEnabled(true);
    setAcceptDrops(true);
    setDropIndicatorShown(true);
    setDragDropMode(InternalMove);
    setDefaultDropAction(Qt::MoveAction);
    setHeaderHidden(true);
    header()->setStretchLastSection(false);
    header()->setMinimumSectionSize(kMarkWidth);
    header()->setSectionResizeMode(QHeaderView::Fixed);
    header()->setSectionResizeMode(RigTreeModel::NameColumn, QHeaderView::Stretch);
    setColumnWidth(RigTreeModel::ParentColumn, kParentWidth);
    setColumnWidth(RigTreeModel::VisibleColumn, kMarkWidth);
    // Until the picture heeds them.
    for (const int column : {RigTreeModel::SoloColumn, RigTreeModel::LockColumn})
        setColumnHidden(column, true);
}

bool OutlinerTree::toggleAt(const QMouseEvent &event)
{
    const QModelIndex index = indexAt(event.position().toPoint());
    if (event.button() != Qt::LeftButton || index.column() < RigTreeModel::VisibleColumn)
        return false;
    m_model.toggle(index);
    return true;
}

void OutlinerTree::mousePressEvent(QMouseEvent *event)
{
    if (!toggleAt(*event))
        QTreeView::mousePressEvent(event);
}

void OutlinerTree::mouseDoubleClickEvent(QMouseEvent *event)
{
    if (!toggleAt(*event))
        QTreeView::mouseDoubleClickEvent(event);
}

void OutlinerTree::contextMenuEvent(QContextMenuEvent *event)
{
    const QModelIndex row = event->reason() == QContextMenuEvent::Mouse ? indexAt(event->pos()) : currentIndex();
    if (!row.isValid())
        return;
    auto *menu = new QMenu(this);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    menu->addAction(tr("&Rename"), this, [this, row = QPersistentModelIndex(row.siblingAtColumn(0))] { edit(row); });
    const auto offer = [&](const QString &text, int column) {
        const QPersistentModelIndex index = row.siblingAtColumn(column);
        if (!(m_model.mapToSource(index).flags() & Qt::ItemIsUserCheckable))
            return;
        QAction *action = menu->addAction(text, this, [this, index] { m_model.toggle(index); });
        action->setCheckable(true);
        action->setChecked(m_model.isMarked(index));
    };
    offer(tr("&Shown"), RigTreeModel::VisibleColumn);
    menu->popup(event->globalPos());
}

} // namespace clipwright::views
