// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#include "views/problems/problem_model.h"

#include "views/session/session.h"
#include "widgets/icons.h"

#include <QCoreApplication>
#include <QFileInfo>

#include <algorithm>
#include <array>

namespace clipwright::views {

using widgets::Token;

namespace {

struct SeverityRow {
    const char *word;
    const char *icon;
    Token token;
};

constexpr std::array<SeverityRow, 3> kSeverities{{
    {QT_TRANSLATE_NOOP("Severity", "Error"), "error", Token::Bad},
    {QT_TRANSLATE_NOOP("Severity", "Warning"), "warning", Token::Warn},
    {QT_TRANSLATE_NOOP("Severity", "Note"), "info", Token::Dim},
}};

constexpr std::array<const char *, 5> kFates{nullptr, QT_TRANSLATE_NOOP("Fate", "refused"),
                                             QT_TRANSLATE_NOOP("Fate", "approximated"),
                                             QT_TRANSLATE_NOOP("Fate", "dropped"), QT_TRANSLATE_NOOP("Fate", "kept")};

const SeverityRow &rowOf(Severity severity)
{
    return kSeverities[static_cast<std::size_t>(severity)];
}

} // namespace

ProblemModel::ProblemModel(Session &session, QObject *parent) : QAbstractListModel(parent), m_session(session)
{
    connect(&session, &Session::problemsChanged, this, &ProblemModel::reload);
    reload();
}

void ProblemModel::reload()
{
    beginResetModel();
    m_issues.clear();
    for (const ShownRig *file : {m_session.failure(), m_session.shown()}) {
        if (!file)
            continue;
        const auto first = static_cast<std::ptrdiff_t>(m_issues.size());
        for (Issue issue : file->file.issues) {
            if (issue.where.file.empty())
                issue.where.file = file->file.path;
            m_issues.push_back(std::move(issue));
        }
        std::stable_sort(m_issues.begin() + first, m_issues.end(),
                         [](const Issue &a, const Issue &b) { return a.severity < b.severity; });
    }
    endResetModel();
}

int ProblemModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_issues.size());
}

/** Severity, what became of it, layer and place: "Error, refused · layer “Body” · hero.json#/layers/2". */
QString ProblemModel::whereText(const Issue &issue) const
{
    QString text = QCoreApplication::translate("Severity", rowOf(issue.severity).word);
    if (const char *fate = kFates[static_cast<std::size_t>(issue.fate)])
        text = tr("%1, %2", "severity, what became of it").arg(text, QCoreApplication::translate("Fate", fate));
    if (!issue.layer.empty())
        text += QStringLiteral("  ·  ") + tr("layer “%1”").arg(QString::fromStdString(issue.layer));
    Place place = issue.where;
    place.file = QFileInfo(QString::fromStdString(place.file)).fileName().toStdString();
    return text + QStringLiteral("  ·  ") + QString::fromStdString(place.text());
}

QVariant ProblemModel::data(const QModelIndex &index, int role) const
{
    if (!index.isValid() || index.row() >= rowCount())
        return {};
    const Issue &issue = m_issues[static_cast<std::size_t>(index.row())];
    const QString what = QString::fromStdString(issue.what);
    const QString advice = QString::fromStdString(issue.advice);
    switch (role) {
    case Qt::DisplayRole: return what;
    case Qt::DecorationRole:
        return widgets::icon(QLatin1String(rowOf(issue.severity).icon), rowOf(issue.severity).token);
    case Qt::ToolTipRole: return advice.isEmpty() ? QVariant() : QVariant(advice.toHtmlEscaped());
    case Qt::AccessibleTextRole: return QStringList{whereText(issue), what, advice}.join(QStringLiteral(". "));
    case WhereRole: return whereText(issue);
    case AdviceRole: return advice;
    case SeverityTokenRole: return static_cast<int>(rowOf(issue.severity).token);
    default: return {};
    }
}

QString ProblemModel::textOf(int row) const
{
    const Issue &issue = m_issues[static_cast<std::size_t>(row)];
    const std::string_view severity = nameOf(issue.severity);
    QString text = QStringLiteral("%1: %2: %3")
                       .arg(QString::fromStdString(issue.where.text()),
                            QString::fromUtf8(severity.data(), static_cast<qsizetype>(severity.size())),
                            QString::fromStdString(issue.what));
    if (!issue.layer.empty())
        text += QStringLiteral(" [%1]").arg(QString::fromStdString(issue.layer));
    if (!issue.advice.empty())
        text += QStringLiteral("\n    ") + QString::fromStdString(issue.advice);
    return text;
}

int ProblemModel::count(Severity severity) const
{
    return static_cast<int>(std::count_if(m_issues.begin(), m_issues.end(),
                                          [&](const Issue &issue) { return issue.severity == severity; }));
}

} // namespace clipwright::views
