// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#include "widgets/search_popup.h"

#include "widgets/focus_ring.h"
#include "widgets/icons.h"
#include "widgets/plain_line.h"
#include "widgets/theme.h"

#include <QAbstractListModel>
#include <QApplication>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QListView>
#include <QPixmap>
#include <QScreen>
#include <QVBoxLayout>

#include <algorithm>

namespace clipwright::widgets {

namespace {

constexpr int kNarrowest = 280; ///< logical pixels, as the other measures here
constexpr int kWidest = 480;
constexpr int kBesideName = 72; ///< the mark, the scroll bar and the margins
constexpr int kMostRows = 14;
constexpr int kMargin = 8;

/** Names that hold each word of the filter, in any case. */
class WordFilter : public QSortFilterProxyModel {
public:
    using QSortFilterProxyModel::QSortFilterProxyModel;

    void setWords(const QStringList &words)
    {
        m_words = words;
        invalidateFilter();
    }

protected:
    bool filterAcceptsRow(int row, const QModelIndex &parent) const override
    {
        const QString name = sourceModel()->index(row, 0, parent).data().toString();
        return std::ranges::all_of(m_words,
                                   [&name](const QString &word) { return name.contains(word, Qt::CaseInsensitive); });
    }

private:
    QStringList m_words;
};

QIcon noIcon()
{
    QPixmap nothing(kIconBesideText);
    nothing.fill(Qt::transparent);
    return nothing;
}

} // namespace

/** The names, the current one with a mark and the word for it. */
class SearchModel : public QAbstractListModel {
public:
    using QAbstractListModel::QAbstractListModel;

    void setNames(const QStringList &names, int current)
    {
        beginResetModel();
        m_names = names;
        m_current = current;
        endResetModel();
    }
    int current() const { return m_current; }
    const QStringList &names() const { return m_names; }
    int rowCount(const QModelIndex &parent = {}) const override
    {
        return parent.isValid() ? 0 : static_cast<int>(m_names.size());
    }
    QVariant data(const QModelIndex &index, int role) const override
    {
        const bool isCurrent = index.row() == m_current;
        switch (role) {
        case Qt::DisplayRole: return plainLine(m_names[index.row()]);
        case Qt::ToolTipRole: return toolTipText(plainLine(m_names[index.row()]));
        case Qt::DecorationRole: return isCurrent ? icon(QStringLiteral("ok"), Token::Accent) : m_noIcon;
        case Qt::AccessibleTextRole:
            return isCurrent ? SearchPopup::tr("%1, shown now").arg(plainLine(m_names[index.row()]))
                             : plainLine(m_names[index.row()]);
        default: return {};
        }
    }

private:
    QStringList m_names;
    int m_current = -1;
    QIcon m_noIcon = noIcon();
};

SearchPopup::SearchPopup(const QString &title, QWidget *parent)
    : QFrame(parent, Qt::Popup),
      m_names(new SearchModel(this)),
      m_found(new WordFilter(this)),
      m_filter(new Ringed<QLineEdit>(this)),
      m_list(new QListView(this)),
      m_count(new QLabel(this))
{
    setObjectName(QStringLiteral("searchPopup"));
    setAccessibleName(title);
    // The button that opened it would open it again.
    setAttribute(Qt::WA_NoMouseReplay);
    m_found->setSourceModel(m_names);
    m_filter->setPlaceholderText(tr("Filter"));
    m_filter->setAccessibleName(tr("%1: filter by words").arg(title));
    m_filter->setClearButtonEnabled(true);
    m_list->setModel(m_found);
    m_list->setAccessibleName(title);
    m_list->setUniformItemSizes(true);
    m_list->setTextElideMode(Qt::ElideMiddle);
    m_list->setIconSize(kIconBesideText);
    m_list->setEditTriggers(QAbstractItemView::NoEditTriggers);
    m_list->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_list->setMouseTracking(true);
    m_count->setObjectName(QStringLiteral("dim"));

    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(kMargin, kMargin, kMargin, 4);
    column->setSpacing(4);
    column->addWidget(m_filter);
    column->addWidget(m_list, 1);
    column->addWidget(m_count);

    m_filter->installEventFilter(this);
    m_list->installEventFilter(this);
    connect(m_filter, &QLineEdit::textChanged, this, &SearchPopup::filterBy);
    connect(m_filter, &QLineEdit::returnPressed, this, [this] { choose(m_list->currentIndex()); });
    connect(m_list, &QListView::clicked, this, &SearchPopup::choose);
}

void SearchPopup::setNames(const QStringList &names, int current)
{
    m_names->setNames(names, current);
    filterBy(m_filter->text());
}

void SearchPopup::openAt(const QWidget &anchor)
{
    m_filter->clear();
    filterBy({});
    const QModelIndex shown = m_found->mapFromSource(m_names->index(m_names->current(), 0));
    if (shown.isValid())
        m_list->setCurrentIndex(shown);
    ensurePolished();
    const QRect screen = anchor.screen()->availableGeometry();
    QRect place(anchor.mapToGlobal(QPoint(0, anchor.height())), wantedSize().boundedTo(screen.size()));
    if (place.bottom() > screen.bottom())
        place.moveBottom(std::max(screen.top() + place.height(), anchor.mapToGlobal(QPoint()).y()) - 1);
    place.moveLeft(std::clamp(place.left(), screen.left(), screen.right() + 1 - place.width()));
    setGeometry(place);
    m_filter->setFocus();
    show();
    if (shown.isValid())
        m_list->scrollTo(shown, QAbstractItemView::PositionAtCenter);
}

/** As wide as the longest name: measured is what has most letters, so that ten thousand cost nothing. */
QSize SearchPopup::wantedSize() const
{
    const QStringList &names = m_names->names();
    const auto longest = std::ranges::max_element(names, {}, &QString::size);
    const int text = longest == names.end() ? 0 : m_list->fontMetrics().horizontalAdvance(plainLine(*longest));
    const int rows = std::clamp(static_cast<int>(names.size()), 3, kMostRows);
    const int rowHeight = std::max(m_list->sizeHintForRow(0), Theme::instance().measure(Measure::Row));
    const int around = m_filter->sizeHint().height() + m_count->sizeHint().height() + kMargin + 4 + 2 * 4 + 6;
    return {std::clamp(text + kBesideName, kNarrowest, kWidest), rows * rowHeight + around};
}

void SearchPopup::filterBy(const QString &text)
{
    static_cast<WordFilter *>(m_found)->setWords(text.split(u' ', Qt::SkipEmptyParts));
    const int found = m_found->rowCount();
    const int all = m_names->rowCount();
    const auto said = [this](int count) { return locale().toString(count); };
    m_count->setText(found == 0     ? tr("None has these words")
                     : found == all ? said(all)
                                    : tr("%1 of %2", "found, all").arg(said(found), said(all)));
    m_count->setAccessibleName(m_count->text());
    if (!m_list->currentIndex().isValid())
        pickFirst();
}

void SearchPopup::pickFirst()
{
    m_list->setCurrentIndex(m_found->index(0, 0));
}

void SearchPopup::choose(const QModelIndex &index)
{
    if (!index.isValid())
        return;
    const int place = m_found->mapToSource(index).row();
    close();
    emit chosen(place);
}

bool SearchPopup::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() != QEvent::KeyPress)
        return QFrame::eventFilter(watched, event);
    auto &key = static_cast<QKeyEvent &>(*event);
    const bool isTaken = watched == m_filter ? keyInFilter(key) : watched == m_list && keyInList(key);
    return isTaken || QFrame::eventFilter(watched, event);
}

bool SearchPopup::keyInFilter(QKeyEvent &key)
{
    if (key.key() != Qt::Key_Down && key.key() != Qt::Key_PageDown)
        return false;
    m_list->setFocus();
    QApplication::sendEvent(m_list, &key);
    return true;
}

bool SearchPopup::keyInList(QKeyEvent &key)
{
    const bool isFirst = m_list->currentIndex().row() <= 0;
    if (key.key() == Qt::Key_Up && isFirst) {
        m_filter->setFocus();
        return true;
    }
    if (key.key() == Qt::Key_Return || key.key() == Qt::Key_Enter) {
        choose(m_list->currentIndex());
        return true;
    }
    const bool isText = !key.text().isEmpty() && (key.text().front().isPrint() || key.key() == Qt::Key_Backspace);
    if (!isText || key.modifiers() & (Qt::ControlModifier | Qt::AltModifier))
        return false;
    m_filter->setFocus();
    QApplication::sendEvent(m_filter, &key);
    return true;
}

void SearchPopup::keyPressEvent(QKeyEvent *event)
{
    if (event->key() == Qt::Key_Escape)
        close();
    else
        QFrame::keyPressEvent(event);
}

} // namespace clipwright::widgets
