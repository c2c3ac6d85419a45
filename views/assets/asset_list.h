// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#pragma once

#include "views/assets/asset_pictures.h"

#include <QListView>
#include <QPersistentModelIndex>
#include <QStringList>
#include <QTimer>

#include <vector>

namespace clipwright::views {

class AssetDelegate;

/**
 * Assets as a grid or as a list. Asks for the pictures of the rows that can be seen and lack one, and plays the rig that the
 * pointer rests on. Its model gives what AssetModel's roles say.
 */
class AssetList : public QListView {
    Q_OBJECT

public:
    explicit AssetList(QWidget *parent);

    void setGrid(bool isGrid);
    bool isGrid() const;
    /** Whether a rig plays under the pointer. */
    void setPlays(bool does) { m_plays = does; }
    AssetPictures &pictures() { return m_pictures; }
    /** The rows that can be seen, and a line more above and below. */
    std::pair<int, int> visibleRows() const;
    void setModel(QAbstractItemModel *model) override;
    /** Whole paths of what is picked. */
    QStringList picked() const;

signals:
    void openWanted(const QString &path);
    void renameWanted();
    void duplicateWanted();
    void trashWanted();

protected:
    bool event(QEvent *event) override;
    bool viewportEvent(QEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;
    void scrollContentsBy(int dx, int dy) override;
    void showEvent(QShowEvent *event) override;
    void hideEvent(QHideEvent *event) override;

private:
    int columns() const;
    QSize pixels() const;
    void layOut();
    void wantVisible();
    void rest(const QPoint &pointer);
    void startPlaying();
    void stopPlaying();
    void showNextFrame();

    AssetDelegate *m_delegate;
    AssetPictures m_pictures;
    QTimer m_soon;  ///< looks for what can be seen, once after whatever moved
    QTimer m_rest;  ///< until the pointer has rested
    QTimer m_clock; ///< of what plays
    QPersistentModelIndex m_under;
    std::vector<QImage> m_frames;
    std::size_t m_frame = 0;
    int m_left = 0; ///< frames until it stops playing
    bool m_plays = true;
};

} // namespace clipwright::views
