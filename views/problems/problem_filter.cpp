// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#include "views/problems/problem_filter.h"

#include "views/problems/problem_model.h"

namespace clipwright::views {

void ProblemFilter::setGroup(int group)
{
    m_group = group;
    invalidateFilter();
}

void ProblemFilter::setText(const QString &text)
{
    m_text = text.trimmed();
    invalidateFilter();
}

bool ProblemFilter::filterAcceptsRow(int row, const QModelIndex &parent) const
{
    const QModelIndex index = sourceModel()->index(row, 0, parent);
    if (m_group >= 0 && index.data(ProblemModel::GroupRole).toInt() != m_group)
        return false;
    return m_text.isEmpty() || index.data(Qt::AccessibleTextRole).toString().contains(m_text, Qt::CaseInsensitive);
}

} // namespace clipwright::views
