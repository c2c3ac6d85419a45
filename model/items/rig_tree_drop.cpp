// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
// Rows that are dragged to another place.
#include "model/commands/parent_commands.h"
#include "model/document/rig_access.h"
#include "model/items/rig_tree_model.h"

#include <QDataStream>
#include <QIODevice>
#include <QMimeData>

#include <algorithm>

namespace clipwright {

namespace {

const QString kMimeType = QStringLiteral("application/x-clipwright-rows");

struct DraggedRows {
    quint32 document = 0;
    QVector<quint32> nodes;
};

/** Of this program alone, but a drag may come from anywhere. */
DraggedRows draggedRows(const QMimeData *data)
{
    DraggedRows rows;
    if (data == nullptr || !data->hasFormat(kMimeType))
        return rows;
    QDataStream stream(data->data(kMimeType));
    stream >> rows.document >> rows.nodes;
    return stream.status() == QDataStream::Ok ? rows : DraggedRows();
}

bool takesItems(const Node &owner, const Node &item)
{
    switch (owner.type) {
    case NodeType::Layer:
        return static_cast<const Layer &>(owner).kind == LayerKind::Shape && item.type != NodeType::Dash;
    case NodeType::Group: return item.type != NodeType::Dash;
    case NodeType::Stroke:
    case NodeType::GradientStroke: return item.type == NodeType::Dash;
    default: return false;
    }
}

/** In front of what stands at `to` by now, one behind the other. */
Result<void> moveNodes(DocumentEdit &edit, CompositionId composition, const std::vector<NodeId> &nodes, NodePlace to)
{
    for (const NodeId node : nodes) {
        const std::optional<NodePlace> from = placeOf(*edit.rig().find(composition), node);
        if (!from)
            return refuse("node-unknown", "expected rows that are there");
        const bool isBefore = from->owner == to.owner && from->list == to.list && from->index < to.index;
        NodePlace without = to;
        without.index -= isBefore ? 1 : 0;
        if (Result<void> moved = edit.moveNode(composition, node, without); !moved)
            return moved;
        to.index = without.index + 1;
    }
    return {};
}

} // namespace

QStringList RigTreeModel::mimeTypes() const
{
    return {kMimeType};
}

/** In the order of the rows, without those that come along with another. */
QMimeData *RigTreeModel::mimeData(const QModelIndexList &indexes) const
{
    QList<QModelIndex> picked;
    for (const QModelIndex &index : indexes) {
        const QModelIndex row = index.siblingAtColumn(NameColumn);
        if (row.isValid() && !picked.contains(row))
            picked.push_back(row);
    }
    const auto comesAlong = [&picked](const QModelIndex &row) {
        for (QModelIndex above = row.parent(); above.isValid(); above = above.parent()) {
            if (picked.contains(above))
                return true;
        }
        return false;
    };
    QList<QModelIndex> rows;
    std::ranges::copy_if(picked, std::back_inserter(rows), [&](const QModelIndex &row) { return !comesAlong(row); });
    std::ranges::stable_sort(rows, {}, &QModelIndex::row);
    if (rows.isEmpty() || m_document == nullptr)
        return nullptr;
    QVector<quint32> nodes;
    for (const QModelIndex &row : std::as_const(rows))
        nodes.push_back(nodeAt(row).value);
    QByteArray bytes;
    QDataStream stream(&bytes, QIODevice::WriteOnly);
    stream << quint32{m_document->id().value} << nodes;
    auto *data = new QMimeData;
    data->setData(kMimeType, bytes);
    return data;
}

bool RigTreeModel::canDropMimeData(const QMimeData *data, Qt::DropAction action, int row, int,
                                   const QModelIndex &parent) const
{
    const DraggedRows dragged = draggedRows(data);
    if (m_document == nullptr || action != Qt::MoveAction || dragged.nodes.isEmpty()
        || dragged.document != m_document->id().value)
        return false;
    const Node *owner = node(parent);
    return std::ranges::all_of(dragged.nodes, [&](quint32 id) {
        const RigRow *moved = m_tree.find(NodeId{id});
        const Node *of = moved != nullptr ? nodeOf(m_tree, *moved, *composition()) : nullptr;
        if (of == nullptr)
            return false;
        for (auto *above = static_cast<const RigRow *>(parent.internalPointer()); above != nullptr;
             above = above->parent) {
            if (above == moved)
                return false;
        }
        if (of->type == NodeType::Layer) // between layers, on nothing, or on another layer
            return owner == nullptr || (owner->type == NodeType::Layer && row < 0);
        if (of->type == NodeType::Mask)
            return owner != nullptr && owner->type == NodeType::Layer;
        return owner != nullptr && takesItems(*owner, *of);
    });
}

bool RigTreeModel::dropMimeData(const QMimeData *data, Qt::DropAction action, int row, int column,
                                const QModelIndex &parent)
{
    if (!canDropMimeData(data, action, row, column, parent))
        return false;
    std::vector<NodeId> nodes;
    for (const quint32 id : draggedRows(data).nodes)
        nodes.push_back(NodeId{id});
    const CompositionId in = m_composition;
    const QModelIndex below = parent.siblingAtColumn(NameColumn);
    const NodeId owner = parent.isValid() ? nodeAt(parent) : NodeId();
    const bool areLayers = m_tree.find(nodes.front())->parent == nullptr;
    if (areLayers && row < 0) {
        perform("reparent", [&](DocumentEdit &edit) -> Result<void> {
            for (const NodeId layer : nodes) {
                if (Result<void> hung = reparent(edit, in, layer, owner, KeepPose{m_time}); !hung)
                    return hung;
            }
            return {};
        });
        return false;
    }
    const bool areMasks =
        !areLayers && m_tree.indexOf(*m_tree.find(nodes.front())) < m_tree.find(nodes.front())->parent->maskCount;
    const std::size_t masks = parent.isValid() ? m_tree.find(owner)->maskCount : 0;
    const std::size_t at = row < 0 ? static_cast<std::size_t>(rowCount(below)) : static_cast<std::size_t>(row);
    NodePlace to{owner, areLayers ? NodeList::Layers : areMasks ? NodeList::Masks : NodeList::Items, 0};
    to.index = areLayers ? at : areMasks ? std::min(at, masks) : at - std::min(at, masks);
    perform("moveNode", [&](DocumentEdit &edit) { return moveNodes(edit, in, nodes, to); });
    return false;
}

} // namespace clipwright
