// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#include "model/items/rig_tree_model.h"

#include "model/commands/node_commands.h"
#include "model/rig/rig_properties.h"

#include <utility>

namespace clipwright {

namespace {

QString textOf(std::string_view text)
{
    return QString::fromUtf8(text.data(), static_cast<qsizetype>(text.size()));
}

std::string_view kindOf(const Node &node)
{
    return node.type == NodeType::Layer ? nameOf(static_cast<const Layer &>(node).kind) : nameOf(node.type);
}

} // namespace

RigTreeModel::RigTreeModel(EditLog &log, QObject *parent) : QAbstractItemModel(parent), m_log(log) {}

void RigTreeModel::setDocument(const Document *document)
{
    m_heard = {};
    m_document = document;
    if (document != nullptr)
        m_heard = document->observe([this](const ChangeEvent &event) { hear(event); });
    m_marks = nullptr;
    refill();
}

void RigTreeModel::setMarks(PreviewMarks *marks)
{
    m_marks = marks;
    if (rowCount() > 0)
        emit dataChanged(index(0, SoloColumn), index(rowCount() - 1, LockColumn));
}

const Composition *RigTreeModel::composition() const
{
    return m_document != nullptr && m_document->kind() == DocumentKind::Rig ? m_document->rig().find(m_composition)
                                                                            : nullptr;
}

const Node *RigTreeModel::node(const QModelIndex &index) const
{
    const Composition *in = composition();
    return in != nullptr && index.isValid() ? nodeOf(m_tree, *static_cast<const RigRow *>(index.internalPointer()), *in)
                                            : nullptr;
}

QModelIndex RigTreeModel::indexOf(NodeId node, int column) const
{
    return indexOf(m_tree.find(node), column);
}

QModelIndex RigTreeModel::indexOf(const RigRow *row, int column) const
{
    return row == nullptr ? QModelIndex() : createIndex(static_cast<int>(m_tree.indexOf(*row)), column, row);
}

NodeId RigTreeModel::nodeAt(const QModelIndex &index)
{
    return NodeId{index.data(NodeRole).toUInt()};
}

QModelIndex RigTreeModel::index(int row, int column, const QModelIndex &parent) const
{
    if (row < 0 || column < 0 || column >= ColumnCount || row >= rowCount(parent))
        return {};
    const auto &list =
        parent.isValid() ? static_cast<const RigRow *>(parent.internalPointer())->children : m_tree.layers();
    return createIndex(row, column, list[static_cast<std::size_t>(row)].get());
}

QModelIndex RigTreeModel::parent(const QModelIndex &index) const
{
    return index.isValid() ? indexOf(static_cast<const RigRow *>(index.internalPointer())->parent, 0) : QModelIndex();
}

int RigTreeModel::rowCount(const QModelIndex &parent) const
{
    if (!parent.isValid())
        return static_cast<int>(m_tree.layers().size());
    return parent.column() > 0
               ? 0
               : static_cast<int>(static_cast<const RigRow *>(parent.internalPointer())->children.size());
}

int RigTreeModel::columnCount(const QModelIndex &) const
{
    return ColumnCount;
}

QVariant RigTreeModel::data(const QModelIndex &index, int role) const
{
    if (!index.isValid())
        return {};
    const auto &row = *static_cast<const RigRow *>(index.internalPointer());
    if (role == NodeRole)
        return row.id.value;
    const Node *of = node(index);
    if (of == nullptr)
        return {};
    if (role == Qt::CheckStateRole) {
        const bool has = static_cast<bool>(flags(index) & Qt::ItemIsUserCheckable);
        return has ? QVariant(static_cast<int>(isMarked(*of, index.column()) ? Qt::Checked : Qt::Unchecked))
                   : QVariant();
    }
    if (index.column() == ParentColumn && role == Qt::DisplayRole)
        return nameColumn(*of, row, ParentNameRole);
    if (index.column() != NameColumn && (role == Qt::DisplayRole || role == Qt::EditRole))
        return {};
    return nameColumn(*of, row, role);
}

QVariant RigTreeModel::nameColumn(const Node &node, const RigRow &row, int role) const
{
    const auto *layer = node.type == NodeType::Layer ? static_cast<const Layer *>(&node) : nullptr;
    switch (role) {
    case Qt::DisplayRole:
    case Qt::EditRole: return textOf(node.name);
    case KindRole: return textOf(kindOf(node));
    case ParentRole: return layer != nullptr ? layer->parent.value : 0;
    case ParentNameRole: {
        const Layer *parent = layer != nullptr && layer->parent ? composition()->find(layer->parent) : nullptr;
        return parent != nullptr ? textOf(parent->name) : QString();
    }
    case HiddenRole: {
        bool isHidden = node.isHidden;
        for (const RigRow *above = row.parent; above != nullptr && !isHidden; above = above->parent) {
            const Node *outer = nodeOf(m_tree, *above, *composition());
            isHidden = outer != nullptr && outer->isHidden;
        }
        return isHidden;
    }
    default: return {};
    }
}

bool RigTreeModel::isMarked(const Node &node, int column) const
{
    switch (column) {
    case VisibleColumn: return !node.isHidden;
    case SoloColumn: return m_marks != nullptr && m_marks->solo.contains(node.id);
    case LockColumn: return m_marks != nullptr && m_marks->locked.contains(node.id);
    default: return false;
    }
}

bool RigTreeModel::perform(const char *id, const std::function<Result<void>(DocumentEdit &edit)> &command)
{
    if (m_document == nullptr)
        return false;
    const DocumentId document = m_document->id();
    const Result<TransactionId> done = m_log.perform({id, {}}, [&](TransactionEdit &edit) -> Result<void> {
        DocumentEdit *of = edit.edit(document);
        return of != nullptr ? command(*of) : refuse("document-unknown", "expected a document that is open");
    });
    if (!done)
        emit refused(done.error());
    return done.has_value();
}

bool RigTreeModel::setData(const QModelIndex &index, const QVariant &value, int role)
{
    const Node *of = node(index);
    if (of == nullptr)
        return false;
    const ObjectRef object{m_composition, of->id, {}};
    if (index.column() == NameColumn) {
        const std::string name = value.toString().toStdString();
        return role == Qt::EditRole
               && perform("rename", [&](DocumentEdit &edit) { return rename(edit, object, name); });
    }
    if (role != Qt::CheckStateRole || !(flags(index) & Qt::ItemIsUserCheckable))
        return false;
    const bool isChecked = value.toInt() == Qt::Checked;
    if (index.column() == VisibleColumn)
        return perform("set", [&](DocumentEdit &edit) { return edit.setField(object, Field::Hidden, !isChecked); });
    std::set<NodeId> &marked = index.column() == SoloColumn ? m_marks->solo : m_marks->locked;
    if (isChecked)
        marked.insert(of->id);
    else
        marked.erase(of->id);
    emit dataChanged(index, index, {Qt::CheckStateRole});
    emit marksChanged();
    return true;
}

Qt::ItemFlags RigTreeModel::flags(const QModelIndex &index) const
{
    if (!index.isValid())
        return composition() != nullptr ? Qt::ItemIsDropEnabled : Qt::NoItemFlags;
    Qt::ItemFlags flags = Qt::ItemIsSelectable | Qt::ItemIsEnabled | Qt::ItemIsDragEnabled | Qt::ItemIsDropEnabled;
    const bool isLayer = static_cast<const RigRow *>(index.internalPointer())->parent == nullptr;
    if (index.column() == NameColumn)
        flags |= Qt::ItemIsEditable;
    else if (index.column() == VisibleColumn
             || (m_marks != nullptr && (index.column() == LockColumn || (isLayer && index.column() == SoloColumn))))
        flags |= Qt::ItemIsUserCheckable;
    return flags;
}

} // namespace clipwright
