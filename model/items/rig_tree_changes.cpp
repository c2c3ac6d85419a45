// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
// What a document tells, as an item model tells it.
#include "model/items/rig_tree_model.h"

namespace clipwright {

void RigTreeModel::hear(const ChangeEvent &event)
{
    const bool isAfter = event.phase == ChangePhase::After;
    if (const auto *field = std::get_if<FieldChanged>(&event.change))
        hearField(*field);
    else if (const auto *added = std::get_if<NodeAdded>(&event.change))
        hearNode(*added, event.phase);
    else if (const auto *removed = std::get_if<NodeRemoved>(&event.change))
        hearNode(*removed, event.phase);
    else if (const auto *moved = std::get_if<NodeMoved>(&event.change))
        hearNode(*moved, event.phase);
    else if (std::holds_alternative<ValueReplaced>(event.change) && isAfter)
        refill();
    else if (isAfter && m_document->kind() == DocumentKind::Rig && m_document->rig().main().id != m_composition)
        refill(); // another composition is the first one
}

void RigTreeModel::hearNode(const NodeAdded &change, ChangePhase phase)
{
    if (change.composition != m_composition)
        return;
    if (phase == ChangePhase::Before) {
        const int row = static_cast<int>(m_tree.rowOf(change.place));
        beginInsertRows(indexOf(m_tree.ownerOf(change.place), 0), row, row);
    } else {
        m_tree.insert(change.place, *composition(), change.node);
        endInsertRows();
    }
}

void RigTreeModel::hearNode(const NodeRemoved &change, ChangePhase phase)
{
    if (change.composition != m_composition)
        return;
    if (phase == ChangePhase::Before) {
        const int row = static_cast<int>(m_tree.rowOf(change.place));
        beginRemoveRows(indexOf(m_tree.ownerOf(change.place), 0), row, row);
    } else {
        m_tree.remove(change.node);
        endRemoveRows();
    }
}

/** Places count without the node itself, Qt's rows with it; a mask that becomes the item below it stays in its row. */
void RigTreeModel::hearNode(const NodeMoved &change, ChangePhase phase)
{
    if (change.composition != m_composition)
        return;
    if (phase == ChangePhase::Before) {
        const RigRow *owner = m_tree.ownerOf(change.to);
        const bool isSameOwner = change.from.owner == change.to.owner;
        const int from = static_cast<int>(m_tree.rowOf(change.from));
        int to = static_cast<int>(m_tree.rowOf(change.to));
        if (isSameOwner && change.from.list == NodeList::Masks && change.to.list == NodeList::Items)
            --to; // one mask fewer stands before it
        if (isSameOwner && to == from)
            return;
        const QModelIndex below = indexOf(m_tree.ownerOf(change.from), 0);
        m_isMovingRows = beginMoveRows(below, from, from, indexOf(owner, 0), isSameOwner && to > from ? to + 1 : to);
        return;
    }
    m_tree.move(change.node, change.to);
    if (m_isMovingRows)
        endMoveRows();
    m_isMovingRows = false;
    const QModelIndex moved = indexOf(change.node);
    emit dataChanged(moved, moved.siblingAtColumn(ColumnCount - 1));
}

void RigTreeModel::hearField(const FieldChanged &change)
{
    const RigRow *row = m_tree.find(change.object.node);
    if (row == nullptr || change.object.composition != m_composition || change.object.track)
        return;
    const QModelIndex changed = indexOf(row, 0);
    emit dataChanged(changed, changed.siblingAtColumn(ColumnCount - 1));
    // Layers say what they hang from by its name.
    if (change.field == Field::Name && row->parent == nullptr)
        emit dataChanged(index(0, NameColumn), index(rowCount() - 1, ParentColumn), {Qt::DisplayRole, ParentNameRole});
}

void RigTreeModel::refill()
{
    beginResetModel();
    m_tree.clear();
    m_composition = {};
    if (m_document != nullptr && m_document->kind() == DocumentKind::Rig) {
        m_composition = m_document->rig().main().id;
        m_tree.fill(m_document->rig().main());
    }
    endResetModel();
}

} // namespace clipwright
