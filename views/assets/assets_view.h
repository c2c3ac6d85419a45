// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#pragma once

#include "views/assets/asset_acts.h"
#include "views/assets/asset_model.h"

#include <QHash>
#include <QWidget>

class QComboBox;
class QLabel;
class QLineEdit;
class QMenu;
class QToolButton;

namespace clipwright::widgets {
class EmptyState;
}

namespace clipwright::views {

class AssetFilter;
class AssetList;
class FolderScans;
class Session;

/**
 * The assets of the active document's project, or of a folder that was chosen: found, opened, renamed, duplicated, put into the
 * trash. Without a project: those of the file's own folder.
 */
class AssetsView : public QWidget {
    Q_OBJECT

public:
    explicit AssetsView(Session &session, QWidget *parent = nullptr);

    /** With all that is below it, as a project has. */
    void showFolder(const QString &folder);
    QString folder() const { return m_model->folder(); }
    const AssetModel &model() const { return *m_model; }
    AssetList &list() { return *m_list; }
    bool isScanning() const;
    void setGrid(bool isGrid);
    /** Nothing plays under the pointer. */
    void setReducedMotion(bool isReduced);

    void renamePicked();
    void duplicatePicked();
    void trashPicked();

    QSize sizeHint() const override { return {270, 320}; }

signals:
    void openWanted(const QString &path);
    /** Something was done to files, or could not be. */
    void told(bool isDone, const QString &text);

protected:
    void showEvent(QShowEvent *event) override;

private:
    void buildControls();
    void followActive();
    void take(const ProjectScan &scan);
    void listKinds();
    void showState();
    void fillMenu(QMenu &menu);
    void askForFolder();
    void tell(const ActDone &done);
    /** Says so where one of them is open: what is edited is not moved away below it. */
    bool areFree(const QStringList &paths);

    Session &m_session;
    FolderScans *m_scans;
    AssetModel *m_model;
    AssetFilter *m_filter;
    AssetList *m_list;
    QWidget *m_controls;
    QLineEdit *m_text = nullptr;
    QComboBox *m_kinds = nullptr;
    QComboBox *m_orders = nullptr;
    QToolButton *m_look = nullptr;
    QLabel *m_found; ///< said in the place of a list that holds none
    widgets::EmptyState *m_empty;
    bool m_isChosen = false; ///< the folder, by the user
    QString m_wanted;        ///< the path to be picked when it is there
};

} // namespace clipwright::views
