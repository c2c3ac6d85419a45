// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#include "app/window/command_palette.h"

#include "widgets/focus_ring.h"
#include "widgets/icons.h"
#include "widgets/plain_line.h"
#include "widgets/theme.h"

#include <QApplication>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QListView>
#include <QPainter>
#include <QStandardItemModel>
#include <QStyledItemDelegate>
#include <QVBoxLayout>

#include <algorithm>
#include <vector>

namespace clipwright::app {

using widgets::Theme;
using widgets::Token;

namespace {

constexpr int kWidth = 520; ///< logical pixels
constexpr int kRows = 12;
constexpr int kMargin = 8;
constexpr int kKeysRole = Qt::UserRole + 1;
constexpr int kReasonRole = Qt::UserRole + 2;
constexpr int kEntryRole = Qt::UserRole + 3;

/** At the right edge of a row the keys, or why it does nothing. */
class RowDelegate : public QStyledItemDelegate {
public:
    using QStyledItemDelegate::QStyledItemDelegate;

    void paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const override
    {
        QStyledItemDelegate::paint(painter, option, index);
        const QString reason = index.data(kReasonRole).toString();
        const QString said = reason.isEmpty() ? index.data(kKeysRole).toString() : reason;
        painter->save();
        painter->setFont(Theme::instance().smallFont());
        painter->setPen(Theme::instance().colour(reason.isEmpty() ? Token::Dim : Token::Off));
        painter->drawText(option.rect.adjusted(0, 0, -kMargin, 0), Qt::AlignRight | Qt::AlignVCenter, said);
        painter->restore();
    }
};

/** How well one word stands in the text: at the start of a word, within one, or only its letters in order. */
int scoreOf(const QString &text, const QString &word)
{
    const qsizetype at = text.indexOf(word, 0, Qt::CaseInsensitive);
    if (at >= 0)
        return at == 0 || !text[at - 1].isLetterOrNumber() ? 100 : 50;
    qsizetype from = 0;
    for (const QChar letter : word) {
        from = text.indexOf(letter, from, Qt::CaseInsensitive);
        if (from < 0)
            return 0;
        ++from;
    }
    return 10;
}

} // namespace

int matchScore(const QString &text, const QStringList &words)
{
    int sum = 1;
    for (const QString &word : words) {
        const int score = scoreOf(text, word);
        if (score == 0)
            return 0;
        sum += score;
    }
    return sum;
}

CommandPalette::CommandPalette(const ActionSet &actions, QWidget *parent)
    : QFrame(parent, Qt::Popup),
      m_actions(actions),
      m_rows(new QStandardItemModel(this)),
      m_filter(new widgets::Ringed<QLineEdit>(this)),
      m_list(new QListView(this)),
      m_none(new QLabel(tr("Nothing has these words"), this))
{
    setObjectName(QStringLiteral("searchPopup"));
    setAccessibleName(tr("Find an action"));
    m_filter->setPlaceholderText(tr("What do you want to do?"));
    m_filter->setAccessibleName(tr("Find an action by words"));
    m_filter->setClearButtonEnabled(true);
    m_list->setModel(m_rows);
    m_list->setItemDelegate(new RowDelegate(m_list));
    m_list->setAccessibleName(tr("Actions that were found"));
    m_list->setUniformItemSizes(true);
    m_list->setIconSize(widgets::kIconBesideText);
    m_list->setEditTriggers(QAbstractItemView::NoEditTriggers);
    m_list->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_none->setObjectName(QStringLiteral("dim"));
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(kMargin, kMargin, kMargin, kMargin);
    column->setSpacing(4);
    column->addWidget(m_filter);
    column->addWidget(m_none);
    column->addWidget(m_list, 1);
    m_filter->installEventFilter(this);
    m_list->installEventFilter(this);
    connect(m_filter, &QLineEdit::textChanged, this, &CommandPalette::filterBy);
    connect(m_list, &QListView::clicked, this, [this](const QModelIndex &index) { run(index.row()); });
}

void CommandPalette::gather(const QList<QAction *> &others)
{
    m_entries.clear();
    const auto add = [this](QAction *action, const QString &reason) {
        QString text = action->text().remove(u'&');
        if (text.endsWith(u'…'))
            text.chop(1);
        m_entries.push_back({action, widgets::plainLine(text), action->shortcut().toString(QKeySequence::NativeText),
                             action->isEnabled() ? QString() : reason});
    };
    for (const ActionRow &row : actionRows())
        if (row.id != ActionId::Palette)
            add(m_actions[row.id], reasonWithout(row.needs));
    for (QAction *action : others)
        add(action, QString());
}

void CommandPalette::open(const QList<QAction *> &others)
{
    gather(others);
    m_filter->clear();
    filterBy({});
    ensurePolished();
    const QWidget &window = *parentWidget()->window();
    const int rowHeight = std::max(m_list->sizeHintForRow(0), Theme::instance().measure(widgets::Measure::Row));
    const QSize size = QSize(kWidth, m_filter->sizeHint().height() + kRows * rowHeight + 3 * kMargin)
                           .boundedTo(window.size() - QSize(2 * kMargin, 2 * kMargin));
    setGeometry(QRect(window.mapToGlobal(QPoint((window.width() - size.width()) / 2, window.height() / 10)), size));
    m_filter->setFocus();
    show();
}

void CommandPalette::filterBy(const QString &text)
{
    const QStringList words = text.split(u' ', Qt::SkipEmptyParts);
    struct Found {
        int score;
        qsizetype entry;
    };
    std::vector<Found> found;
    for (qsizetype i = 0; i < m_entries.size(); ++i) {
        if (const int score = matchScore(m_entries[i].text, words); score > 0)
            found.push_back({score + (m_entries[i].reason.isEmpty() && m_entries[i].action->isEnabled() ? 5 : 0), i});
    }
    if (!words.isEmpty())
        std::ranges::stable_sort(found, std::ranges::greater(), &Found::score);
    m_rows->clear();
    for (const Found &each : found) {
        const Entry &entry = m_entries[each.entry];
        const bool isOff = !entry.action->isEnabled();
        auto *item = new QStandardItem(entry.action->icon(), entry.text);
        item->setData(entry.keys, kKeysRole);
        item->setData(entry.reason, kReasonRole);
        item->setData(each.entry, kEntryRole);
        item->setData(isOff && !entry.reason.isEmpty() ? QStringLiteral("%1, %2").arg(entry.text, entry.reason)
                                                       : QStringLiteral("%1 %2").arg(entry.text, entry.keys),
                      Qt::AccessibleTextRole);
        if (isOff)
            item->setForeground(Theme::instance().colour(Token::Off));
        m_rows->appendRow(item);
    }
    m_none->setVisible(found.empty());
    m_list->setCurrentIndex(m_rows->index(0, 0));
}

int CommandPalette::found() const
{
    return m_rows->rowCount();
}

QString CommandPalette::textOf(int row) const
{
    const QStandardItem *item = m_rows->item(row);
    return item == nullptr ? QString() : item->data(Qt::AccessibleTextRole).toString();
}

void CommandPalette::run(int row)
{
    const QStandardItem *item = m_rows->item(row);
    if (item == nullptr)
        return;
    QAction *action = m_entries[item->data(kEntryRole).value<qsizetype>()].action;
    if (!action->isEnabled())
        return; // its row says why
    close();
    action->trigger();
}

/** Up and down move in the list while the words are typed. */
bool CommandPalette::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() != QEvent::KeyPress)
        return QFrame::eventFilter(watched, event);
    auto &key = static_cast<QKeyEvent &>(*event);
    switch (key.key()) {
    case Qt::Key_Return:
    case Qt::Key_Enter: run(m_list->currentIndex().row()); return true;
    case Qt::Key_Up:
    case Qt::Key_Down:
    case Qt::Key_PageUp:
    case Qt::Key_PageDown:
        if (watched != m_filter)
            return QFrame::eventFilter(watched, event);
        QApplication::sendEvent(m_list, &key);
        return true;
    default: return QFrame::eventFilter(watched, event);
    }
}

void CommandPalette::keyPressEvent(QKeyEvent *event)
{
    if (event->key() == Qt::Key_Escape)
        close();
    else
        QFrame::keyPressEvent(event);
}

} // namespace clipwright::app
