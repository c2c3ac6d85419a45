// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#pragma once

#include "model/session/shown_rig.h"

#include <QAbstractListModel>

#include <array>
#include <vector>

namespace clipwright::views {

class Session;

/** What a problem stands under. The order is the list's. */
enum class ProblemGroup { NotOpened, File, Refused, Approximated, Dropped, Kept };
inline constexpr int kProblemGroupCount = 6;

/**
 * What was wrong with the last file that could not be opened, then with the one that is shown: grouped by what became of
 * it, in a group the worst first.
 */
class ProblemModel : public QAbstractListModel {
    Q_OBJECT

public:
    enum Role { WhereRole = Qt::UserRole, AdviceRole, SeverityTokenRole, GroupRole, GroupTitleRole, LayerRole };

    explicit ProblemModel(Session &session, QObject *parent = nullptr);

    int rowCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role) const override;

    /** As the command line says it: `FILE:LINE:COL: severity: what`, the advice indented below. */
    QString textOf(int row) const;
    int count(Severity severity) const;
    int count(ProblemGroup group) const;
    /** Of all, those that a full list only counts ("and 9000 more") included. */
    int total() const;
    /** "Refused", translated. */
    static QString titleOf(ProblemGroup group);

private:
    struct Row {
        Issue issue;
        ProblemGroup group = ProblemGroup::File;
        int layer = -1; ///< of the shown rig
    };
    void reload();
    void addFile(const ShownRig &file, bool isShown);
    QString whereText(const Issue &issue) const;

    Session &m_session;
    std::vector<Row> m_rows;
    std::array<int, kProblemGroupCount> m_counts{};
};

} // namespace clipwright::views
