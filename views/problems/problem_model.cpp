// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#include "views/problems/problem_model.h"

#include "model/io/cooked_path.h"
#include "views/session/issue_text.h"
#include "views/session/session.h"
#include "widgets/icons.h"
#include "widgets/plain_line.h"

#include <QCoreApplication>
#include <QRegularExpression>

#include <algorithm>
#include <array>
#include <numeric>
#include <utility>

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

constexpr std::array<const char *, kProblemGroupCount> kGroupTitles{
    QT_TRANSLATE_NOOP("ProblemGroup", "Not opened"), QT_TRANSLATE_NOOP("ProblemGroup", "The file"),
    QT_TRANSLATE_NOOP("ProblemGroup", "Refused"),    QT_TRANSLATE_NOOP("ProblemGroup", "Approximated"),
    QT_TRANSLATE_NOOP("ProblemGroup", "Dropped"),    QT_TRANSLATE_NOOP("ProblemGroup", "Kept")};

ProblemGroup groupOf(Fate fate)
{
    switch (fate) {
    case Fate::Refused: return ProblemGroup::Refused;
    case Fate::Approximated: return ProblemGroup::Approximated;
    case Fate::Dropped: return ProblemGroup::Dropped;
    case Fate::Kept: return ProblemGroup::Kept;
    case Fate::None: break;
    }
    return ProblemGroup::File;
}

const SeverityRow &rowOf(Severity severity)
{
    return kSeverities[static_cast<std::size_t>(severity)];
}

/** How many problems a row stands for: one, or as many as its "and 9000 more" says. */
int problemsOf(const Issue &issue)
{
    static const QRegularExpression number(QStringLiteral("\\d+"));
    if (issue.code != "and-more")
        return 1;
    return std::max(1, number.match(QString::fromStdString(issue.what)).captured().toInt());
}

/** Sentences of readers begin as they stand within others ("there is no file …"). */
QString asSentence(QString text)
{
    if (!text.isEmpty())
        text[0] = text[0].toUpper();
    return text;
}

} // namespace

ProblemModel::ProblemModel(Session &session, QObject *parent) : QAbstractListModel(parent), m_session(session)
{
    connect(&session, &Session::problemsChanged, this, &ProblemModel::reload);
    reload();
}

void ProblemModel::addFile(const ShownRig &file, bool isShown)
{
    for (std::size_t i = 0; i < file.file.issues.size(); ++i) {
        Row row{file.file.issues[i], isShown ? groupOf(file.file.issues[i].fate) : ProblemGroup::NotOpened, -1};
        // "and 9000 more" belongs to what it stands behind.
        if (row.issue.code == "and-more" && i > 0)
            row.group = m_rows.back().group;
        if (row.issue.where.file.empty())
            row.issue.where.file = file.file.path;
        if (isShown && i < file.issueLayers.size())
            row.layer = file.issueLayers[i];
        m_counts[static_cast<std::size_t>(row.group)] += problemsOf(row.issue);
        m_rows.push_back(std::move(row));
    }
}

void ProblemModel::reload()
{
    beginResetModel();
    m_rows.clear();
    m_counts.fill(0);
    if (m_session.failure())
        addFile(*m_session.failure(), false);
    if (m_session.shown())
        addFile(*m_session.shown(), true);
    std::stable_sort(m_rows.begin(), m_rows.end(), [](const Row &a, const Row &b) {
        return std::pair(a.group, a.issue.severity) < std::pair(b.group, b.issue.severity);
    });
    endResetModel();
}

int ProblemModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_rows.size());
}

/** Severity, what became of it, layer and place: "Error, refused · layer “Body”", and below it "hero.json#/layers/2". */
QString ProblemModel::whereText(const Issue &issue) const
{
    QString text = QCoreApplication::translate("Severity", rowOf(issue.severity).word);
    if (const char *fate = kFates[static_cast<std::size_t>(issue.fate)])
        text = tr("%1, %2", "severity, what became of it").arg(text, QCoreApplication::translate("Fate", fate));
    if (issue.count > 1)
        text += QStringLiteral("  ·  ") + tr("%n time(s)", nullptr, static_cast<int>(issue.count));
    if (!issue.layer.empty())
        text += QStringLiteral("  ·  ") + tr("layer “%1”").arg(widgets::plainLine(QString::fromStdString(issue.layer)));
    Place place = issue.where;
    place.file = nameOfSource(place.file);
    // The place is long where there is more to say than the severity: it has a line of its own.
    const bool isShort = issue.count <= 1 && issue.layer.empty();
    return text + (isShort ? QStringLiteral("  ·  ") : QStringLiteral("\n"))
           + widgets::plainLine(QString::fromStdString(place.text()));
}

QVariant ProblemModel::data(const QModelIndex &index, int role) const
{
    if (!index.isValid() || index.row() >= rowCount())
        return {};
    const Row &row = m_rows[static_cast<std::size_t>(index.row())];
    const Issue &issue = row.issue;
    const QString what = asSentence(widgets::plainLine(issueText(issue)));
    const QString advice = widgets::plainLine(issueAdvice(issue));
    switch (role) {
    case Qt::DisplayRole: return what;
    case Qt::DecorationRole:
        return widgets::icon(QLatin1String(rowOf(issue.severity).icon), rowOf(issue.severity).token);
    case Qt::ToolTipRole: return advice.isEmpty() ? QVariant() : QVariant(widgets::toolTipText(advice));
    case Qt::AccessibleTextRole: return QStringList{whereText(issue), what, advice}.join(QStringLiteral(". "));
    case WhereRole: return whereText(issue);
    case AdviceRole: return advice;
    case SeverityTokenRole: return static_cast<int>(rowOf(issue.severity).token);
    case GroupRole: return static_cast<int>(row.group);
    case GroupTitleRole: return tr("%1 (%2)", "group, how many").arg(titleOf(row.group)).arg(count(row.group));
    case LayerRole: return row.layer;
    default: return {};
    }
}

QString ProblemModel::textOf(int row) const
{
    const Issue &issue = m_rows[static_cast<std::size_t>(row)].issue;
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
    return static_cast<int>(
        std::count_if(m_rows.begin(), m_rows.end(), [&](const Row &row) { return row.issue.severity == severity; }));
}

int ProblemModel::count(ProblemGroup group) const
{
    return m_counts[static_cast<std::size_t>(group)];
}

int ProblemModel::total() const
{
    return std::accumulate(m_counts.begin(), m_counts.end(), 0);
}

QString ProblemModel::titleOf(ProblemGroup group)
{
    return QCoreApplication::translate("ProblemGroup", kGroupTitles[static_cast<std::size_t>(group)]);
}

} // namespace clipwright::views
