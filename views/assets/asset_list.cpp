// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#include "views/assets/asset_list.h"

#include "views/assets/asset_delegate.h"
#include "views/assets/asset_model.h"
#include "widgets/theme.h"

#include <QKeyEvent>
#include <QScrollBar>

#include <algorithm>

namespace clipwright::views {

namespace {

constexpr int kRestMs = 250;
constexpr int kMostPlayed = 6 * static_cast<int>(AssetPictures::kPlayRate); ///< frames: six seconds, then it rests

bool isOurs(const QKeyEvent &key)
{
    if (key.modifiers() == Qt::ControlModifier)
        return key.key() == Qt::Key_D;
    return key.modifiers() == Qt::NoModifier
           && (key.key() == Qt::Key_Delete || key.key() == Qt::Key_F2 || key.key() == Qt::Key_Home
               || key.key() == Qt::Key_End || key.key() == Qt::Key_Left || key.key() == Qt::Key_Right);
}

} // namespace

AssetList::AssetList(QWidget *parent) : QListView(parent), m_delegate(new AssetDelegate(this))
{
    setItemDelegate(m_delegate);
    setUniformItemSizes(true);
    setMovement(QListView::Static);
    setResizeMode(QListView::Adjust);
    setSelectionMode(QAbstractItemView::ExtendedSelection);
    setEditTriggers(QAbstractItemView::NoEditTriggers);
    setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setMouseTracking(true);
    m_soon.setSingleShot(true);
    m_soon.setInterval(0);
    m_rest.setSingleShot(true);
    m_rest.setInterval(kRestMs);
    m_clock.setInterval(static_cast<int>(1000 / AssetPictures::kPlayRate));
    connect(&m_soon, &QTimer::timeout, this, &AssetList::wantVisible);
    connect(&m_rest, &QTimer::timeout, this, &AssetList::startPlaying);
    connect(&m_clock, &QTimer::timeout, this, &AssetList::showNextFrame);
    connect(&m_pictures, &AssetPictures::frameMade, this, [this](const QString &path, const QImage &frame) {
        if (m_under.isValid() && m_under.data(AssetModel::PathRole).toString() == path)
            m_frames.push_back(frame);
    });
    connect(this, &QListView::activated, this,
            [this](const QModelIndex &index) { emit openWanted(index.data(AssetModel::PathRole).toString()); });
    connect(&widgets::Theme::instance(), &widgets::Theme::changed, viewport(), qOverload<>(&QWidget::update));
    setGrid(true);
}

void AssetList::setModel(QAbstractItemModel *model)
{
    QListView::setModel(model);
    const auto look = [this] { m_soon.start(); };
    connect(model, &QAbstractItemModel::modelReset, this, look);
    connect(model, &QAbstractItemModel::layoutChanged, this, look);
    connect(model, &QAbstractItemModel::rowsInserted, this, look);
    connect(model, &QAbstractItemModel::rowsRemoved, this, look);
}

/** Both in Qt's list mode: its icon mode keeps a tree of places for items that the user could move. */
void AssetList::setGrid(bool isGrid)
{
    stopPlaying();
    m_delegate->setGrid(isGrid);
    setFlow(isGrid ? QListView::LeftToRight : QListView::TopToBottom);
    setWrapping(isGrid);
    layOut();
    m_soon.start();
}

bool AssetList::isGrid() const
{
    return m_delegate->isGrid();
}

int AssetList::columns() const
{
    return isGrid() ? std::max(1, viewport()->width() / m_delegate->cell().width()) : 1;
}

/** The cells share the width. */
void AssetList::layOut()
{
    const QSize cell = m_delegate->cell();
    setGridSize(isGrid() ? QSize(std::max(cell.width(), (viewport()->width() - 1) / columns()), cell.height())
                         : QSize(std::max(1, viewport()->width()), cell.height()));
}

QSize AssetList::pixels() const
{
    return m_delegate->pictureSize() * devicePixelRatioF();
}

std::pair<int, int> AssetList::visibleRows() const
{
    if (!model() || !isVisible())
        return {0, 0};
    const int height = gridSize().height();
    const int top = std::max(0, verticalScrollBar()->value() / height - 1);
    const int bottom = (verticalScrollBar()->value() + viewport()->height()) / height + 2;
    const int rows = model()->rowCount();
    return {std::min(rows, top * columns()), std::min(rows, bottom * columns())};
}

/** From the first that can be seen on; the line above it last. */
void AssetList::wantVisible()
{
    QStringList paths;
    QStringList above;
    const auto [first, end] = visibleRows();
    for (int row = first; row < end; ++row) {
        const QModelIndex index = model()->index(row, 0);
        if (!index.data(AssetModel::LookedAtRole).toBool())
            (row < first + columns() && first > 0 ? above : paths)
                .push_back(index.data(AssetModel::PathRole).toString());
    }
    m_pictures.want(paths + above, pixels());
}

QStringList AssetList::picked() const
{
    QStringList paths;
    for (const QModelIndex &index : selectionModel()->selectedIndexes())
        paths.push_back(index.data(AssetModel::PathRole).toString());
    paths.sort();
    return paths;
}

bool AssetList::event(QEvent *event)
{
    // Of the window's these are for what is picked in the document, and for its playhead.
    if (event->type() == QEvent::ShortcutOverride && isOurs(static_cast<QKeyEvent &>(*event))) {
        event->accept();
        return true;
    }
    return QListView::event(event);
}

void AssetList::keyPressEvent(QKeyEvent *event)
{
    const bool isPlain = event->modifiers() == Qt::NoModifier;
    if (isPlain && event->key() == Qt::Key_F2)
        emit renameWanted();
    else if (isPlain && event->key() == Qt::Key_Delete)
        emit trashWanted();
    else if (event->modifiers() == Qt::ControlModifier && event->key() == Qt::Key_D)
        emit duplicateWanted();
    else
        QListView::keyPressEvent(event);
}

bool AssetList::viewportEvent(QEvent *event)
{
    if (event->type() == QEvent::MouseMove)
        rest(static_cast<QMouseEvent &>(*event).position().toPoint());
    else if (event->type() == QEvent::Leave)
        stopPlaying();
    return QListView::viewportEvent(event);
}

void AssetList::rest(const QPoint &pointer)
{
    const QModelIndex under = indexAt(pointer);
    if (under == QModelIndex(m_under))
        return;
    stopPlaying();
    m_under = under;
    if (m_plays && under.isValid())
        m_rest.start();
}

void AssetList::startPlaying()
{
    if (!m_under.isValid())
        return;
    const auto kind = rowOf(static_cast<FormatId>(m_under.data(AssetModel::KindRole).toInt())).kind;
    if (kind != AssetKind::Rig)
        return;
    m_left = kMostPlayed;
    m_pictures.play(m_under.data(AssetModel::PathRole).toString(), pixels());
    m_clock.start();
}

void AssetList::stopPlaying()
{
    m_rest.stop();
    m_clock.stop();
    m_pictures.stopPlaying();
    m_frames.clear();
    m_frame = 0;
    m_delegate->setPlaying({}, {});
    if (m_under.isValid())
        update(m_under);
    m_under = QPersistentModelIndex();
}

/** Waits for the next where it is not made yet; what is made is played round. */
void AssetList::showNextFrame()
{
    if (!m_under.isValid() || --m_left <= 0) {
        const QPersistentModelIndex under = m_under;
        stopPlaying();
        m_under = under; // and does not begin again before the pointer has been elsewhere
        return;
    }
    if (m_frames.empty())
        return;
    m_delegate->setPlaying(m_under.data(AssetModel::PathRole).toString(), m_frames[m_frame]);
    m_frame = (m_frame + 1) % m_frames.size();
    update(m_under);
}

void AssetList::resizeEvent(QResizeEvent *event)
{
    layOut();
    QListView::resizeEvent(event);
    m_soon.start();
}

void AssetList::scrollContentsBy(int dx, int dy)
{
    QListView::scrollContentsBy(dx, dy);
    m_soon.start();
}

void AssetList::showEvent(QShowEvent *event)
{
    QListView::showEvent(event);
    m_soon.start();
}

void AssetList::hideEvent(QHideEvent *event)
{
    QListView::hideEvent(event);
    stopPlaying();
    m_soon.start();
}

} // namespace clipwright::views
