// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#include "views/assets/asset_filter.h"

#include "views/assets/asset_model.h"

#include <algorithm>

namespace clipwright::views {

namespace {

const AssetRow &rowAt(const QAbstractItemModel &model, int row)
{
    return static_cast<const AssetModel &>(model).rows()[static_cast<std::size_t>(row)];
}

std::string_view nameIn(std::string_view path)
{
    return path.substr(path.find_last_of('/') + 1);
}

} // namespace

AssetFilter::AssetFilter(QObject *parent) : QSortFilterProxyModel(parent)
{
    // Pictures come and go without a row moving for it.
    setDynamicSortFilter(false);
    connect(this, &QAbstractProxyModel::sourceModelChanged, this, [this] {
        if (sourceModel())
            connect(sourceModel(), &QAbstractItemModel::modelReset, this, [this] { sort(0); });
        sort(0);
    });
}

void AssetFilter::setText(const QString &text)
{
    m_words = text.split(u' ', Qt::SkipEmptyParts);
    invalidateFilter();
    sort(0);
}

void AssetFilter::setKind(int kind)
{
    m_kind = kind;
    invalidateFilter();
    sort(0);
}

void AssetFilter::setOrder(AssetOrder order)
{
    m_order = order;
    invalidate();
    sort(0);
}

bool AssetFilter::filterAcceptsRow(int row, const QModelIndex &) const
{
    const AssetRow &asset = rowAt(*sourceModel(), row);
    if (m_kind >= 0 && m_kind != static_cast<int>(asset.format))
        return false;
    if (m_words.isEmpty())
        return true;
    const QString text = QString::fromStdString(asset.path) + u' ' + formatText(asset.format);
    return std::ranges::all_of(m_words, [&](const QString &word) { return text.contains(word, Qt::CaseInsensitive); });
}

bool AssetFilter::lessThan(const QModelIndex &left, const QModelIndex &right) const
{
    const AssetRow &a = rowAt(*sourceModel(), left.row());
    const AssetRow &b = rowAt(*sourceModel(), right.row());
    if (m_order == AssetOrder::Kind && a.format != b.format)
        return a.format < b.format;
    if (m_order == AssetOrder::Date && a.modifiedNs != b.modifiedNs)
        return a.modifiedNs > b.modifiedNs;
    const std::string_view nameA = nameIn(a.path);
    const std::string_view nameB = nameIn(b.path);
    const int order =
        QString::compare(QUtf8StringView(nameA.data(), qsizetype(nameA.size())).toString(),
                         QUtf8StringView(nameB.data(), qsizetype(nameB.size())).toString(), Qt::CaseInsensitive);
    return order != 0 ? order < 0 : a.path < b.path;
}

} // namespace clipwright::views
