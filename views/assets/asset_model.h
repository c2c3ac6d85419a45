// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#pragma once

#include "model/project/asset_rows.h"

#include <QAbstractListModel>
#include <QCache>
#include <QHash>
#include <QImage>
#include <QSize>

#include <vector>

namespace clipwright::views {

/**
 * The assets of a folder with their pictures. What a row shows is worked out when it is asked for, so that ten thousand cost what
 * the visible ones do. Pictures are kept within a bound of bytes.
 */
class AssetModel : public QAbstractListModel {
    Q_OBJECT

public:
    enum Role {
        PathRole = Qt::UserRole, ///< whole
        PictureRole,             ///< QImage; null: not made yet, or none
        KindRole,                ///< FormatId as a number
        KindTextRole,            ///< "Lottie"
        DateRole,                ///< QDateTime of the file
        ProblemRole,             ///< a sentence; empty: none
        DriftRole,               ///< bool
        LookedAtRole,            ///< whether it has a picture, or is known to have none
        WhereRole,               ///< the folder within the project, and what was cooked
    };

    using QAbstractListModel::QAbstractListModel;

    /** `folder` is what the rows' paths count from. Pictures of files that are the same stay. */
    void setRows(const QString &folder, std::vector<AssetRow> rows);
    const std::vector<AssetRow> &rows() const { return m_rows; }
    QString folder() const { return m_folder; }
    QString pathOf(int row) const;
    /** -1: none. */
    int rowOfPath(const QString &path) const { return m_places.value(path, -1); }

    /** Null: it shows none. Forgotten when the file changes. */
    void setPicture(const QString &path, const QImage &picture);
    void setProblem(const QString &path, const QString &problem);
    void forgetPictures();

    int rowCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role) const override;

private:
    void changed(const QString &path);

    QString m_folder;
    std::vector<AssetRow> m_rows;
    QHash<QString, int> m_places;
    mutable QCache<QString, QImage> m_pictures; ///< finding one makes it young
    QHash<QString, QString> m_problems;
};

/** "Lottie (source)": a format in the user's language. */
QString formatText(FormatId format);

} // namespace clipwright::views
