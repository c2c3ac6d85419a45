// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#include "app/window/main_window.h"

#include "app/window/panels.h"
#include "app/window/settings.h"
#include "views/preview/scrub_bar.h"
#include "views/problems/problem_model.h"
#include "views/problems/problems_view.h"
#include "views/viewport/viewport_view.h"
#include "widgets/icons.h"
#include "widgets/notice.h"
#include "widgets/panel_title.h"

#include <QAbstractButton>
#include <QActionGroup>
#include <QApplication>
#include <QCloseEvent>
#include <QDockWidget>
#include <QFileDialog>
#include <QFileInfo>
#include <QMenu>
#include <QMimeData>
#include <QToolButton>
#include <QVBoxLayout>

namespace clipwright::app {

using widgets::ThemeChoice;

namespace {

constexpr QSize kFirstSize(1280, 800);
constexpr int kPanelWidth = 300;

QStringList localFiles(const QMimeData &data)
{
    QStringList paths;
    for (const QUrl &url : data.urls())
        if (url.isLocalFile())
            paths.push_back(url.toLocalFile());
    return paths;
}

} // namespace

MainWindow::MainWindow(Remembering remembering) : m_remembering(remembering), m_actions(this)
{
    setAcceptDrops(true);
    setAnimated(false);
    setDockNestingEnabled(true);
    resize(kFirstSize);
    buildCentre();
    buildPanels();
    buildMenus();
    buildToolBar();
    buildStatusBar();
    connectFileActions();
    connectPlaybackActions();
    connectViewActions();
    connect(&m_session, &views::Session::shownChanged, this, &MainWindow::showShown);
    qApp->installEventFilter(this);
    showShown();
    restore();
}

MainWindow::~MainWindow()
{
    // The views refer to the session, which as a member would go before its window's children.
    delete takeCentralWidget();
    qDeleteAll(findChildren<QDockWidget *>(Qt::FindDirectChildrenOnly));
}

void MainWindow::buildCentre()
{
    auto *centre = new QWidget(this);
    auto *column = new QVBoxLayout(centre);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    m_viewport = new views::ViewportView(m_session, centre);
    m_notice = new widgets::Notice(centre);
    column->addWidget(m_viewport, 1);
    column->addWidget(m_notice);
    setCentralWidget(centre);
    m_files = new Files(m_session, *m_notice, this);

    // Below everything, at the window's full width: where the timeline will be.
    auto *timeline = new QDockWidget(this);
    timeline->setObjectName(QStringLiteral("scrub"));
    timeline->setFeatures(QDockWidget::NoDockWidgetFeatures);
    timeline->setTitleBarWidget(new QWidget(timeline));
    timeline->setWidget(new views::ScrubBar(m_session, timeline));
    for (const Qt::Corner corner : {Qt::BottomLeftCorner, Qt::BottomRightCorner})
        setCorner(corner, Qt::BottomDockWidgetArea);
    addDockWidget(Qt::BottomDockWidgetArea, timeline);
}

void MainWindow::buildPanels()
{
    for (const PanelRow &row : panelRows())
        m_panels.push_back(addPanel(*this, row, m_session));
    m_problems = findChild<views::ProblemsView *>();
    auto *copy = new QToolButton(this);
    copy->setDefaultAction(m_actions[ActionId::CopyProblems]);
    copy->setToolButtonStyle(Qt::ToolButtonIconOnly);
    copy->setAccessibleName(tr("Copy problems"));
    auto *title = static_cast<widgets::PanelTitle *>(m_panels.back()->titleBarWidget());
    title->addControl(copy);
    resizeDocks(m_panels, QList<int>(m_panels.size(), kPanelWidth), Qt::Horizontal);
    resizeDocks(m_panels, {220, 400}, Qt::Vertical);
}

void MainWindow::connectFileActions()
{
    using enum ActionId;
    connect(m_actions[Open], &QAction::triggered, this, &MainWindow::askForFile);
    connect(m_actions[OpenSample], &QAction::triggered, m_files, &Files::openSample);
    connect(m_actions[Cook], &QAction::triggered, m_files, &Files::cook);
    connect(m_actions[CopyProblems], &QAction::triggered, m_problems, &views::ProblemsView::copy);
    connect(m_actions[Quit], &QAction::triggered, this, &QWidget::close);
    connect(m_viewport, &views::ViewportView::openRequested, this, &MainWindow::askForFile);
    connect(m_viewport, &views::ViewportView::sampleRequested, m_files, &Files::openSample);
    connect(m_files, &Files::problemsWanted, this, &MainWindow::showProblems);
    connect(m_files, &Files::opened, this, [this](const QString &path) {
        if (m_remembering == Remembering::Settings)
            Settings::addRecentFile(path);
    });
}

void MainWindow::connectPlaybackActions()
{
    using enum ActionId;
    views::Session &session = m_session;
    const auto onTrigger = [this](ActionId id, auto act) { connect(m_actions[id], &QAction::triggered, this, act); };
    onTrigger(Play, [&session] { session.togglePlaying(); });
    onTrigger(PlayFromStart, [&session] { session.playFromStart(); });
    onTrigger(Stop, [&session] { session.stop(); });
    onTrigger(First, [&session] { session.toFirst(); });
    onTrigger(Last, [&session] { session.toLast(); });
    onTrigger(StepBack, [&session] { session.step(-1); });
    onTrigger(StepOn, [&session] { session.step(1); });
    onTrigger(StepBackTen, [&session] { session.step(-10); });
    onTrigger(StepOnTen, [&session] { session.step(10); });
    onTrigger(Loop, [&session](bool loops) { session.setLooping(loops); });
    connect(&session, &views::Session::playingChanged, this,
            [this] { m_actions.showPlaying(m_session.playback().isPlaying()); });
    connect(&session, &views::Session::loopingChanged, this,
            [this] { m_actions[Loop]->setChecked(m_session.playback().isLooping()); });
}

void MainWindow::connectViewActions()
{
    using enum ActionId;
    constexpr double kZoomStep = 1.25;
    const auto onTrigger = [this](ActionId id, auto act) { connect(m_actions[id], &QAction::triggered, this, act); };
    onTrigger(FrameAll, [this] { m_viewport->frameAll(); });
    onTrigger(ZoomIn, [this] { m_viewport->zoomBy(kZoomStep); });
    onTrigger(ZoomOut, [this] { m_viewport->zoomBy(1 / kZoomStep); });
    onTrigger(ActualSize, [this] { m_viewport->zoomToActualSize(); });
    onTrigger(FullScreen, [this](bool isFull) { isFull ? showFullScreen() : showNormal(); });
    auto *group = new QActionGroup(this);
    const auto offerTheme = [&](ActionId id, ThemeChoice choice) {
        group->addAction(m_actions[id]);
        onTrigger(id, [this, choice] { chooseTheme(choice); });
    };
    offerTheme(ThemeSystem, ThemeChoice::System);
    offerTheme(ThemeDark, ThemeChoice::Dark);
    offerTheme(ThemeLight, ThemeChoice::Light);
}

void MainWindow::chooseTheme(ThemeChoice choice)
{
    widgets::Theme::instance().apply(choice);
    const ActionId id = choice == ThemeChoice::Dark    ? ActionId::ThemeDark
                        : choice == ThemeChoice::Light ? ActionId::ThemeLight
                                                       : ActionId::ThemeSystem;
    m_actions[id]->setChecked(true);
    if (m_remembering == Remembering::Settings)
        Settings::setTheme(choice);
}

void MainWindow::open(const QString &path)
{
    m_files->open(QFileInfo(path).absoluteFilePath());
}

void MainWindow::askForFile()
{
    const ShownRig *shown = m_session.shown();
    const QString folder = shown ? QFileInfo(QString::fromStdString(shown->file.path)).path() : QString();
    const QString path = QFileDialog::getOpenFileName(this, tr("Open a file"), folder, Files::nameFilters());
    if (!path.isEmpty())
        open(path);
}

void MainWindow::fillRecentFiles()
{
    m_recent->clear();
    for (const QString &path : Settings::recentFiles()) {
        // An ampersand in a file's name is no mnemonic.
        QString text = QFileInfo(path).fileName();
        QAction *action =
            m_recent->addAction(text.replace(u'&', QStringLiteral("&&")), this, [this, path] { open(path); });
        action->setToolTip(path);
    }
    if (m_recent->isEmpty())
        m_recent->addAction(tr("No recent files"))->setEnabled(false);
}

void MainWindow::showShown()
{
    using enum ActionId;
    const bool hasClips = m_session.playback().hasClips();
    for (const ActionId id : {Play, PlayFromStart, Stop, First, StepBack, StepOn, Last, StepBackTen, StepOnTen, Loop,
                              FrameAll, ZoomIn, ZoomOut, ActualSize})
        m_actions[id]->setEnabled(hasClips);
    m_actions[Cook]->setEnabled(m_files->canCook());
    m_actions[Loop]->setChecked(hasClips && m_session.playback().isLooping());
    const ShownRig *shown = m_session.shown();
    const QString name = shown ? QFileInfo(QString::fromStdString(shown->file.path)).fileName() : QString();
    setWindowTitle(name.isEmpty() ? tr("Clipwright") : tr("%1 – Clipwright").arg(name));
}

void MainWindow::showProblems()
{
    for (QDockWidget *panel : m_panels)
        if (panel->widget() == m_problems) {
            panel->show();
            panel->raise();
        }
}

void MainWindow::restore()
{
    const bool remembers = m_remembering == Remembering::Settings;
    chooseTheme(remembers ? Settings::theme() : ThemeChoice::System);
    if (remembers)
        Settings::restoreWindow(*this);
}

void MainWindow::closeEvent(QCloseEvent *event)
{
    if (m_remembering == Remembering::Settings)
        Settings::saveWindow(*this);
    event->accept();
}

void MainWindow::dragEnterEvent(QDragEnterEvent *event)
{
    if (!Files::readable(localFiles(*event->mimeData())).isEmpty())
        event->acceptProposedAction();
}

void MainWindow::dropEvent(QDropEvent *event)
{
    m_files->openFirst(Files::readable(localFiles(*event->mimeData())));
    event->acceptProposedAction();
}

/** Space belongs to the button that has the keys, and plays everywhere else. */
bool MainWindow::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() == QEvent::ShortcutOverride && static_cast<QKeyEvent *>(event)->key() == Qt::Key_Space
        && qobject_cast<QAbstractButton *>(watched)) {
        event->accept();
        return true;
    }
    return QMainWindow::eventFilter(watched, event);
}

} // namespace clipwright::app
