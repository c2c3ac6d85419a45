// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#include "views/history/history_model.h"

#include "views/session/command_text.h"
#include "widgets/icons.h"
#include "widgets/plain_line.h"
#include "widgets/theme.h"

#include <algorithm>

namespace clipwright::views {

using widgets::Token;

namespace {

/** The sentence of a step, with the other documents that it touches. */
QString textOf(const Transaction &step, const Documents &documents)
{
    QStringList others;
    for (const DocumentPatch &part : step.parts) {
        if (part.document != documents.active())
            others.push_back(documents.nameOf(part.document));
    }
    const QString text = commandText(step.text);
    return others.isEmpty() ? text : HistoryModel::tr("%1 (also in %2)").arg(text, others.join(QStringLiteral(", ")));
}

TransactionId stateBefore(const Transaction &step, DocumentId document)
{
    const auto part = std::ranges::find(step.parts, document, &DocumentPatch::document);
    return part == step.parts.end() ? TransactionId() : part->before;
}

} // namespace

HistoryModel::HistoryModel(const Documents &documents, QObject *parent)
    : QAbstractListModel(parent),
      m_documents(documents)
{
    connect(&documents, &Documents::historyChanged, this, &HistoryModel::fill);
    fill();
}

void HistoryModel::fill()
{
    beginResetModel();
    m_rows.clear();
    m_current = m_saved = -1;
    if (m_documents.activeDocument() != nullptr) {
        const std::vector<const Transaction *> steps = m_documents.history();
        const std::optional<TransactionId> saved = m_documents.savedState(m_documents.active());
        const bool isFromStart = steps.empty() || stateBefore(*steps.front(), m_documents.active()) == TransactionId();
        m_rows.push_back({isFromStart ? tr("As it was opened") : tr("Older steps are not remembered"), false});
        const TransactionId first =
            steps.empty() ? m_documents.activeDocument()->state() : stateBefore(*steps.front(), m_documents.active());
        m_saved = saved == first ? 0 : -1;
        m_current = 0;
        for (const Transaction *step : steps) {
            m_rows.push_back({textOf(*step, m_documents), step->isUndone});
            if (saved == step->id)
                m_saved = static_cast<int>(m_rows.size()) - 1;
            if (!step->isUndone)
                m_current = static_cast<int>(m_rows.size()) - 1;
        }
    }
    endResetModel();
    emit filled();
}

int HistoryModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_rows.size());
}

QVariant HistoryModel::data(const QModelIndex &index, int role) const
{
    if (!index.isValid() || index.row() >= rowCount())
        return {};
    const Row &row = m_rows[static_cast<std::size_t>(index.row())];
    const bool isSaved = index.row() == m_saved;
    const QString text = widgets::plainLine(row.text);
    switch (role) {
    case Qt::DisplayRole: return isSaved ? tr("%1 – saved", "a step").arg(text) : text;
    case Qt::ToolTipRole: return widgets::toolTipText(text);
    case Qt::AccessibleTextRole:
        return index.row() == m_current ? tr("%1, the document as it is").arg(text)
               : row.isUndone           ? tr("%1, taken back").arg(text)
                                        : text;
    case Qt::ForegroundRole: return row.isUndone ? QVariant(widgets::Theme::instance().colour(Token::Off)) : QVariant();
    case Qt::DecorationRole:
        return isSaved ? widgets::icon(QStringLiteral("save"), Token::Ok)
               : index.row() == m_current
                   ? widgets::icon(QStringLiteral("step-on"), Token::Accent)
                   : widgets::icon(QStringLiteral("history"), row.isUndone ? Token::Off : Token::Dim);
    default: return {};
    }
}

} // namespace clipwright::views
