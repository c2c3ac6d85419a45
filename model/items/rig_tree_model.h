// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#pragma once

#include "model/document/edit_log.h"
#include "model/items/rig_tree.h"
#include "model/session/preview_marks.h"

#include <QAbstractItemModel>

namespace clipwright {

/**
 * The layers of a document's main composition, their masks and items, row for row: rows come, go and move as the document tells it,
 * and what is edited here are commands of the log. A document of another kind, or none, has no rows. The log, the document and the
 * marks outlive what is set here.
 */
class RigTreeModel : public QAbstractItemModel {
    Q_OBJECT

public:
    enum Column { NameColumn, ParentColumn, VisibleColumn, SoloColumn, LockColumn, ColumnCount };
    enum Role {
        NodeRole = Qt::UserRole, ///< the id, as a number
        KindRole,   ///< "layer", "path" … as nameOf(NodeType) says; of a layer what kind: "solid", "null" …
        ParentRole, ///< the id of the layer that a layer hangs from; 0: none
        ParentNameRole,
        HiddenRole, ///< it, or what it stands in, is hidden
    };

    explicit RigTreeModel(EditLog &log, QObject *parent = nullptr);

    /** Null: none. */
    void setDocument(const Document *document);
    const Document *document() const { return m_document; }
    /** Solo and lock, which are no part of the document; null: none can be set. */
    void setMarks(PreviewMarks *marks);
    /** The moment at which a layer that gets another parent stays where it is seen; in the timeline's unit. */
    void setTime(double time) { m_time = time; }

    QModelIndex indexOf(NodeId node, int column = NameColumn) const;
    static NodeId nodeAt(const QModelIndex &index);

    QModelIndex index(int row, int column, const QModelIndex &parent = {}) const override;
    QModelIndex parent(const QModelIndex &index) const override;
    int rowCount(const QModelIndex &parent = {}) const override;
    int columnCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role = Qt::DisplayRole) const override;
    /** A name by EditRole, a mark of the other columns by CheckStateRole. False where it is refused, which `refused` tells. */
    bool setData(const QModelIndex &index, const QVariant &value, int role = Qt::EditRole) override;
    Qt::ItemFlags flags(const QModelIndex &index) const override;

    QStringList mimeTypes() const override;
    QMimeData *mimeData(const QModelIndexList &indexes) const override;
    Qt::DropActions supportedDropActions() const override { return Qt::MoveAction; }
    bool canDropMimeData(const QMimeData *data, Qt::DropAction action, int row, int column,
                         const QModelIndex &parent) const override;
    /**
     * Rows go between others of a list, items into another owner, and layers that are dropped on a layer hang from it. One
     * transaction. Always false: what moved is told by the document, and the view has nothing to take out.
     */
    bool dropMimeData(const QMimeData *data, Qt::DropAction action, int row, int column,
                      const QModelIndex &parent) override;

signals:
    void refused(const clipwright::Error &error);
    void marksChanged();

private:
    const Composition *composition() const;
    const Node *node(const QModelIndex &index) const;
    QModelIndex indexOf(const RigRow *row, int column) const;
    QVariant nameColumn(const Node &node, const RigRow &row, int role) const;
    bool isMarked(const Node &node, int column) const;
    bool perform(const char *id, const std::function<Result<void>(DocumentEdit &edit)> &command);

    void hear(const ChangeEvent &event);
    void hearNode(const NodeAdded &change, ChangePhase phase);
    void hearNode(const NodeRemoved &change, ChangePhase phase);
    void hearNode(const NodeMoved &change, ChangePhase phase);
    void hearField(const FieldChanged &change);
    void refill();

    EditLog &m_log;
    const Document *m_document = nullptr;
    PreviewMarks *m_marks = nullptr;
    CompositionId m_composition; ///< whose rows the tree has
    RigTree m_tree;
    Subscription m_heard;
    double m_time = 0;
    bool m_isMovingRows = false; ///< between the two tellings of a move that changes rows
};

} // namespace clipwright
