// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#include "views/outliner/outliner_view.h"

#include "model/items/rig_tree_model.h"
#include "views/outliner/outliner_model.h"
#include "views/outliner/outliner_tree.h"
#include "views/session/session.h"
#include "widgets/empty_state.h"
#include "widgets/focus_ring.h"
#include "widgets/icons.h"

#include <QItemSelectionModel>
#include <QLineEdit>
#include <QVBoxLayout>

#include <algorithm>

namespace clipwright::views {

OutlinerView::OutlinerView(Session &session, QWidget *parent)
    : QWidget(parent),
      m_session(session),
      m_rows(new RigTreeModel(session.documents().workspace().log(), this)),
      m_model(new OutlinerModel(*m_rows, this)),
      m_filter(new widgets::Ringed<QLineEdit>(this)),
      m_tree(new OutlinerTree(*m_model, this)),
      m_empty(new widgets::EmptyState(QString(), QString(),
                                      tr("The layers of the document that is open are listed here."), this))
{
    m_filter->setPlaceholderText(tr("Filter by name or kind"));
    m_filter->setAccessibleName(tr("Filter the outliner"));
    m_filter->setClearButtonEnabled(true);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(4, 4, 4, 0);
    column->setSpacing(4);
    column->addWidget(m_filter);
    column->addWidget(m_tree);
    Documents &documents = session.documents();
    connect(m_filter, &QLineEdit::textChanged, this, &OutlinerView::find);
    connect(m_rows, &RigTreeModel::refused, &documents, &Documents::tellRefused);
    connect(m_rows, &RigTreeModel::marksChanged, &documents, &Documents::tellMarks);
    connect(m_rows, &QAbstractItemModel::modelReset, this, &OutlinerView::showSelection);
    connect(&documents, &Documents::activeChanged, this, &OutlinerView::follow);
    connect(&documents, &Documents::listChanged, this, &OutlinerView::follow);
    connect(&documents, &Documents::selectionChanged, this, &OutlinerView::showSelection);
    connect(m_tree->selectionModel(), &QItemSelectionModel::selectionChanged, this, &OutlinerView::pick);
    connect(&session, &Session::frameChanged, this, &OutlinerView::followTime);
    connect(&session, &Session::shownChanged, this, &OutlinerView::outlinePicked);
    connect(&session, &Session::layerPicked, this, &OutlinerView::pickLayer);
    follow();
}

void OutlinerView::follow()
{
    const Document *document = m_session.documents().activeDocument();
    if (document != m_rows->document() || document == nullptr) {
        m_rows->setDocument(document);
        m_rows->setMarks(document != nullptr ? &m_session.documents().marks(document->id()) : nullptr);
    }
    m_empty->setVisible(document == nullptr);
    followTime();
    showSelection();
}

void OutlinerView::followTime()
{
    const Document *document = m_session.documents().activeDocument();
    if (document != nullptr && document->kind() == DocumentKind::Rig)
        m_rows->setTime(document->rig().main().timeline.start + m_session.playback().frame());
}

/** Rows that the filter leaves out stay picked. */
void OutlinerView::showSelection()
{
    if (m_session.documents().activeDocument() != m_rows->document())
        return; // follow() comes
    QItemSelection wanted;
    QModelIndex last;
    for (const ObjectRef &object : m_session.documents().selection().objects) {
        const QModelIndex row = m_model->mapFromSource(m_rows->indexOf(object.node));
        if (!row.isValid())
            continue;
        last = row;
        if (!wanted.contains(row))
            wanted.select(row, row.siblingAtColumn(RigTreeModel::ColumnCount - 1));
    }
    QItemSelectionModel &picked = *m_tree->selectionModel();
    const auto isAs = [&] {
        const QModelIndexList rows = picked.selectedRows();
        const QModelIndexList all = wanted.indexes();
        return std::ranges::all_of(rows, [&](const QModelIndex &row) { return wanted.contains(row); })
               && rows.size() * RigTreeModel::ColumnCount == all.size();
    };
    if (!isAs()) {
        picked.select(wanted, QItemSelectionModel::ClearAndSelect);
        if (last.isValid()) {
            picked.setCurrentIndex(last, QItemSelectionModel::NoUpdate);
            m_tree->scrollTo(last);
        }
    }
    outlinePicked();
}

void OutlinerView::pick()
{
    Documents &documents = m_session.documents();
    const Document *document = m_rows->document();
    if (document == nullptr || document != documents.activeDocument() || document->kind() != DocumentKind::Rig)
        return;
    const Selection &before = documents.selection();
    Selection selection{document->id(), {}, {}};
    const auto isInTree = [&](const ObjectRef &object) {
        return m_model->mapFromSource(m_rows->indexOf(object.node)).isValid();
    };
    const QModelIndexList rows = m_tree->selectionModel()->selectedRows();
    const auto isRow = [&](NodeId node) {
        return std::ranges::any_of(rows, [&](const QModelIndex &row) { return RigTreeModel::nodeAt(row) == node; });
    };
    for (const ObjectRef &object : before.objects) { // what was picked first stays first
        if (isRow(object.node) || (!isInTree(object) && !m_filter->text().isEmpty()))
            selection.objects.push_back(object);
    }
    for (const QModelIndex &row : rows) {
        const ObjectRef object{document->rig().main().id, RigTreeModel::nodeAt(row), {}};
        if (!selection.holds(object))
            selection.objects.push_back(object);
    }
    if (selection.objects == before.objects)
        return;
    documents.select(selection.objects.empty() ? Selection() : std::move(selection));
}

/** The layer of what was picked last has its outline in the picture. */
void OutlinerView::outlinePicked()
{
    const ShownRig *shown = m_session.shown();
    const Selection &selection = m_session.documents().selection();
    if (shown == nullptr || !shown->file.cooked || selection.objects.empty())
        return;
    QModelIndex row = m_rows->indexOf(selection.objects.back().node);
    while (row.parent().isValid())
        row = row.parent();
    const auto &layers = shown->file.cooked->layers;
    const auto layer = std::ranges::find(layers, RigTreeModel::nodeAt(row), &CookedLayer::source);
    m_session.outlineLayer(layer == layers.end() ? -1 : static_cast<int>(layer - layers.begin()));
}

/** Of a problem, or of a sign on the picture. */
void OutlinerView::pickLayer(int layer)
{
    const ShownRig *shown = m_session.shown();
    const Document *document = m_rows->document();
    if (layer < 0 || document == nullptr || document->kind() != DocumentKind::Rig || shown == nullptr
        || !shown->file.cooked || static_cast<std::size_t>(layer) >= shown->file.cooked->layers.size())
        return;
    const ObjectRef object{
        document->rig().main().id, shown->file.cooked->layers[static_cast<std::size_t>(layer)].source, {}};
    if (m_rows->indexOf(object.node).isValid() && !m_session.documents().selection().holds(object))
        m_session.documents().select({document->id(), {object}, {}});
}

void OutlinerView::find(const QString &words)
{
    const Selection picked = m_session.documents().selection(); // rows that go take theirs along
    m_model->setWords(words);
    m_session.documents().select(picked);
    if (words.trimmed().isEmpty())
        m_tree->collapseAll();
    else
        m_tree->expandAll();
    showSelection();
}

} // namespace clipwright::views
