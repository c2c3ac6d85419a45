// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#include "views/assets/assets_view.h"

#include "model/io/files/project_folder.h"
#include "views/assets/asset_filter.h"
#include "views/assets/asset_list.h"
#include "views/assets/folder_scans.h"
#include "views/session/issue_text.h"
#include "views/session/session.h"
#include "widgets/empty_state.h"
#include "widgets/focus_ring.h"
#include "widgets/icons.h"
#include "widgets/plain_line.h"

#include <QAbstractItemView>
#include <QComboBox>
#include <QFileInfo>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QPushButton>
#include <QScrollBar>
#include <QSignalBlocker>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>
#include <map>

namespace clipwright::views {

AssetsView::AssetsView(Session &session, QWidget *parent)
    : QWidget(parent),
      m_session(session),
      m_scans(new FolderScans(this)),
      m_model(new AssetModel(this)),
      m_filter(new AssetFilter(this)),
      m_list(new AssetList(this)),
      m_controls(new QWidget(this)),
      m_found(new QLabel(tr("None has these words, or is of this kind."), this)),
      m_empty(new widgets::EmptyState(
          {}, {}, tr("The rigs, clips and stages beside the open file, or of a folder, are shown here as pictures."),
          this))
{
    m_filter->setSourceModel(m_model);
    m_list->setModel(m_filter);
    m_list->setAccessibleName(tr("Assets"));
    m_list->setContextMenuPolicy(Qt::CustomContextMenu);
    m_found->setAlignment(Qt::AlignCenter);
    m_found->setWordWrap(true);
    m_found->setObjectName(QStringLiteral("dim"));
    buildControls();
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addWidget(m_controls);
    column->addWidget(m_list, 1);
    column->addWidget(m_found, 1);
    QPushButton *choose = m_empty->addButton(tr("Open a folder…"), QStringLiteral("open"));
    connect(choose, &QPushButton::clicked, this, &AssetsView::askForFolder);

    connect(m_scans, &FolderScans::scanned, this, &AssetsView::take);
    connect(&m_session.documents(), &Documents::activeChanged, this, &AssetsView::followActive);
    connect(&m_list->pictures(), &AssetPictures::made, this,
            [this](const QString &path, const QImage &picture, const QString &problem) {
                m_model->setPicture(path, picture);
                m_model->setProblem(path, problem.isEmpty() ? QString() : translatedSentence(problem.toStdString()));
            });
    connect(m_list, &AssetList::openWanted, this, &AssetsView::openWanted);
    connect(m_list, &AssetList::renameWanted, this, &AssetsView::renamePicked);
    connect(m_list, &AssetList::duplicateWanted, this, &AssetsView::duplicatePicked);
    connect(m_list, &AssetList::trashWanted, this, &AssetsView::trashPicked);
    connect(m_list, &QWidget::customContextMenuRequested, this, [this](const QPoint &at) {
        QMenu menu(this);
        fillMenu(menu);
        menu.exec(m_list->viewport()->mapToGlobal(at));
    });
    showState();
}

/** Nothing is looked at for a view that is not. */
void AssetsView::showEvent(QShowEvent *event)
{
    QWidget::showEvent(event);
    followActive();
}

void AssetsView::buildControls()
{
    m_text = new widgets::Ringed<QLineEdit>(m_controls);
    m_text->setPlaceholderText(tr("Search"));
    m_text->setAccessibleName(tr("Search the assets by words"));
    m_text->setToolTip(tr("Show the assets whose path or kind holds these words"));
    m_text->setClearButtonEnabled(true);
    m_kinds = new widgets::Ringed<QComboBox>(m_controls);
    m_kinds->setAccessibleName(tr("Which kind"));
    m_kinds->setToolTip(tr("Show the assets of one kind only"));
    m_kinds->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    m_kinds->setMinimumContentsLength(4);
    m_orders = new widgets::Ringed<QComboBox>(m_controls);
    m_orders->setAccessibleName(tr("Order of the assets"));
    m_orders->setToolTip(tr("What the assets are sorted by"));
    for (const QString &text : {tr("Name"), tr("Kind"), tr("Date")})
        m_orders->addItem(text);
    m_look = new widgets::Ringed<QToolButton>(m_controls);
    m_look->setCheckable(true);
    m_look->setIcon(widgets::icon(QStringLiteral("log")));
    m_look->setAccessibleName(tr("As a list"));
    m_look->setToolTip(tr("Show the assets as a list instead of a grid"));
    m_look->setFocusPolicy(Qt::TabFocus);
    for (QComboBox *box : {m_kinds, m_orders})
        box->view()->setAccessibleName(box->accessibleName());
    auto *rows = new QVBoxLayout(m_controls);
    rows->setContentsMargins(8, 4, 8, 4);
    rows->setSpacing(4);
    auto *first = new QHBoxLayout;
    first->addWidget(m_text, 1);
    first->addWidget(m_look);
    auto *second = new QHBoxLayout;
    second->addWidget(m_kinds, 1);
    second->addWidget(m_orders);
    for (QHBoxLayout *row : {first, second}) {
        row->setSpacing(4);
        rows->addLayout(row);
    }
    connect(m_text, &QLineEdit::textChanged, this, [this](const QString &text) {
        m_filter->setText(text);
        showState();
    });
    connect(m_kinds, &QComboBox::currentIndexChanged, this, [this](int) {
        m_filter->setKind(m_kinds->currentData().toInt());
        showState();
    });
    connect(m_orders, &QComboBox::currentIndexChanged, this,
            [this](int place) { m_filter->setOrder(static_cast<AssetOrder>(place)); });
    connect(m_look, &QToolButton::toggled, this, [this](bool isList) { setGrid(!isList); });
}

/** The folder stays when the last document is closed. */
void AssetsView::followActive()
{
    const OpenFile *file = m_session.documents().activeFile();
    if (!isVisible() || file == nullptr || file->home.path.empty())
        return;
    const QString folder = QFileInfo(QString::fromStdString(projectFolderOf(file->home.path))).absoluteFilePath();
    // One that was chosen and holds the file stays, too.
    const QString path = QFileInfo(QString::fromStdString(file->home.path)).absoluteFilePath();
    if (!m_scans->folder().isEmpty() && path.startsWith(m_scans->folder() + u'/') && m_isChosen)
        return;
    m_isChosen = false;
    const std::string name(kProjectFileName);
    m_scans->setFolder(folder, QFileInfo::exists(folder + u'/' + QString::fromStdString(name)));
}

void AssetsView::showFolder(const QString &folder)
{
    m_isChosen = true;
    m_scans->setFolder(QFileInfo(folder).absoluteFilePath(), true);
}

bool AssetsView::isScanning() const
{
    return m_scans->isScanning();
}

void AssetsView::take(const ProjectScan &scan)
{
    std::vector<AssetRow> rows = assetRows(scan);
    if (m_scans->folder() != m_model->folder() || rows != m_model->rows()) {
        const QStringList picked = m_wanted.isEmpty() ? m_list->picked() : QStringList{m_wanted};
        const int scrolled = m_list->verticalScrollBar()->value();
        m_model->setRows(m_scans->folder(), std::move(rows));
        listKinds();
        for (const QString &path : picked) {
            const QModelIndex index = m_filter->mapFromSource(m_model->index(std::max(0, m_model->rowOfPath(path))));
            if (m_model->rowOfPath(path) < 0 || !index.isValid())
                continue;
            m_list->selectionModel()->select(index, QItemSelectionModel::Select);
            m_list->selectionModel()->setCurrentIndex(index, QItemSelectionModel::NoUpdate);
            m_wanted.clear();
        }
        m_list->verticalScrollBar()->setValue(scrolled);
    }
    showState();
}

/** All, then the kinds that there are, each with its count. */
void AssetsView::listKinds()
{
    std::map<FormatId, int> counts;
    for (const AssetRow &row : m_model->rows())
        ++counts[row.format];
    const QSignalBlocker quiet(m_kinds);
    const QVariant chosen = m_kinds->currentData();
    m_kinds->clear();
    m_kinds->addItem(tr("All (%1)").arg(m_model->rowCount()), -1);
    for (const auto &[format, count] : counts)
        m_kinds->addItem(QStringLiteral("%1 (%2)").arg(formatText(format)).arg(count), static_cast<int>(format));
    m_kinds->setCurrentIndex(std::max(0, m_kinds->findData(chosen)));
    m_filter->setKind(m_kinds->currentData().toInt());
}

void AssetsView::showState()
{
    const bool hasAny = m_model->rowCount() > 0;
    const bool hasFound = m_filter->rowCount() > 0;
    m_controls->setVisible(hasAny);
    m_list->setVisible(hasFound);
    m_found->setVisible(hasAny && !hasFound);
    m_empty->setVisible(!hasAny);
    if (!hasAny && !m_scans->folder().isEmpty() && !m_scans->isScanning())
        m_empty->setText(
            tr("There are no assets in %1.").arg(widgets::breakable(widgets::plainLine(m_scans->folder()))));
}

void AssetsView::setGrid(bool isGrid)
{
    const QSignalBlocker quiet(m_look);
    m_look->setChecked(!isGrid);
    m_model->forgetPictures(); // of another size
    m_list->setGrid(isGrid);
}

void AssetsView::setReducedMotion(bool isReduced)
{
    m_list->setPlays(!isReduced);
}

} // namespace clipwright::views
