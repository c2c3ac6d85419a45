// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#include "views/assets/asset_model.h"

#include "views/session/issue_text.h"
#include "widgets/icons.h"
#include "widgets/plain_line.h"

#include <QCoreApplication>
#include <QDateTime>
#include <QFileInfo>

#include <algorithm>
#include <utility>

namespace clipwright::views {

namespace {

constexpr qsizetype kMostPictureBytes = qsizetype(128) << 20;

QString nameIn(const std::string &path)
{
    return QFileInfo(QString::fromStdString(path)).fileName();
}

} // namespace

QString formatText(FormatId format)
{
    const std::string label(clipwright::rowOf(format).label);
    return QCoreApplication::translate("Formats", label.c_str());
}

void AssetModel::setRows(const QString &folder, std::vector<AssetRow> rows)
{
    beginResetModel();
    if (folder != m_folder) {
        m_pictures.clear();
        m_problems.clear();
    } else {
        for (const AssetRow &row : rows) {
            const QString path = folder + u'/' + QString::fromStdString(row.path);
            const int known = rowOfPath(path);
            if (known >= 0 && m_rows[static_cast<std::size_t>(known)].modifiedNs != row.modifiedNs) {
                m_pictures.remove(path);
                m_problems.remove(path);
            }
        }
    }
    m_pictures.setMaxCost(kMostPictureBytes);
    m_folder = folder;
    m_rows = std::move(rows);
    m_places.clear();
    m_places.reserve(static_cast<qsizetype>(m_rows.size()));
    for (int row = 0; row < rowCount(); ++row)
        m_places.insert(pathOf(row), row);
    endResetModel();
}

QString AssetModel::pathOf(int row) const
{
    return m_folder + u'/' + QString::fromStdString(m_rows[static_cast<std::size_t>(row)].path);
}

void AssetModel::setPicture(const QString &path, const QImage &picture)
{
    m_pictures.insert(path, new QImage(picture), std::max<qsizetype>(1, picture.sizeInBytes()));
    changed(path);
}

void AssetModel::setProblem(const QString &path, const QString &problem)
{
    if (!problem.isEmpty())
        m_problems.insert(path, problem);
    changed(path);
}

void AssetModel::forgetPictures()
{
    m_pictures.clear();
}

void AssetModel::changed(const QString &path)
{
    if (const int row = rowOfPath(path); row >= 0)
        emit dataChanged(index(row), index(row));
}

int AssetModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_rows.size());
}

QVariant AssetModel::data(const QModelIndex &index, int role) const
{
    if (!index.isValid() || index.row() >= rowCount())
        return {};
    const AssetRow &row = m_rows[static_cast<std::size_t>(index.row())];
    const QString path = pathOf(index.row());
    switch (role) {
    case Qt::DisplayRole: return widgets::plainLine(nameIn(row.path));
    case PathRole: return path;
    case PictureRole: {
        const QImage *picture = m_pictures.object(path);
        return picture ? *picture : QImage();
    }
    case KindRole: return static_cast<int>(row.format);
    case KindTextRole: return formatText(row.format);
    case DateRole: return QDateTime::fromMSecsSinceEpoch(row.modifiedNs / 1'000'000);
    case ProblemRole:
        return widgets::plainLine(row.problem.empty() ? m_problems.value(path) : translatedSentence(row.problem));
    case LookedAtRole: return m_pictures.contains(path);
    case DriftRole: return row.hasDrifted;
    case WhereRole: {
        QStringList parts;
        if (const qsizetype slash = QString::fromStdString(row.path).lastIndexOf(u'/'); slash > 0)
            parts.push_back(QString::fromStdString(row.path).left(slash));
        for (const std::string &sibling : row.siblings)
            parts.push_back(QStringLiteral("→ ") + nameIn(sibling));
        return widgets::plainLine(parts.join(QStringLiteral("  ·  ")));
    }
    case Qt::ToolTipRole:
    case Qt::AccessibleTextRole: {
        QStringList lines{widgets::plainLine(QString::fromStdString(row.path)), formatText(row.format)};
        for (const std::string &sibling : row.siblings)
            lines.push_back(tr("Cooked: %1").arg(widgets::plainLine(nameIn(sibling))));
        if (row.hasDrifted)
            lines.push_back(tr("What was cooked from it is not what a cook would make now."));
        if (const QString problem = data(index, ProblemRole).toString(); !problem.isEmpty())
            lines.push_back(problem);
        const QString text = lines.join(role == Qt::ToolTipRole ? QStringLiteral("\n") : QStringLiteral(". "));
        return role == Qt::ToolTipRole ? widgets::toolTipText(text) : text;
    }
    default: return {};
    }
}

} // namespace clipwright::views
