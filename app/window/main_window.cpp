// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#include "app/window/main_window.h"

#include "app/window/animation_button.h"
#include "app/window/panels.h"
#include "app/window/settings.h"
#include "model/io/cooked_path.h"
#include "views/preview/preview_view.h"
#include "views/preview/scrub_bar.h"
#include "views/problems/problem_model.h"
#include "views/problems/problems_view.h"
#include "views/viewport/viewport_view.h"
#include "widgets/icons.h"
#include "widgets/notice.h"
#include "widgets/panel_title.h"
#include "widgets/plain_line.h"

#include <QAbstractButton>
#include <QAbstractSpinBox>
#include <QApplication>
#include <QCloseEvent>
#include <QComboBox>
#include <QDockWidget>
#include <QFileDialog>
#include <QFileInfo>
#include <QMenu>
#include <QMimeData>
#include <QSlider>
#include <QToolButton>
#include <QVBoxLayout>

namespace clipwright::app {

namespace {

constexpr QSize kFirstSize(1280, 800);
constexpr int kPanelWidth = 300;
constexpr int kFilesOffered = 5; ///< on the empty start; the menu has all that are remembered

QStringList localFiles(const QMimeData &data)
{
    QStringList paths;
    for (const QUrl &url : data.urls())
        if (url.isLocalFile())
            paths.push_back(url.toLocalFile());
    return paths;
}

/** Keys that a control needs itself although they are shortcuts. */
bool ownsKey(QObject &control, const QKeyEvent &event)
{
    if (event.modifiers() & ~Qt::KeypadModifier)
        return false;
    switch (event.key()) {
    case Qt::Key_Space: return qobject_cast<QAbstractButton *>(&control) || qobject_cast<QComboBox *>(&control);
    case Qt::Key_Left:
    case Qt::Key_Right:
    case Qt::Key_Home:
    case Qt::Key_End: return qobject_cast<QSlider *>(&control) || qobject_cast<QComboBox *>(&control);
    default: return false;
    }
}

/** Keys that a field for numbers takes for its text although none can stand there: they are shortcuts all the same. */
bool isNoNumber(QObject &control, const QKeyEvent &event)
{
    if (!qobject_cast<QAbstractSpinBox *>(&control) || event.modifiers() & ~Qt::ShiftModifier)
        return false;
    const QString text = event.text();
    return text.size() == 1 && (text.front().isLetter() || QStringLiteral(" []").contains(text));
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
    connectHelpActions();
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
    findChild<views::PreviewView *>()->setCrossFadeAction(m_actions[ActionId::CrossFade]);
    auto *copy = new QToolButton(this);
    copy->setDefaultAction(m_actions[ActionId::CopyProblems]);
    copy->setToolButtonStyle(Qt::ToolButtonIconOnly);
    copy->setAccessibleName(tr("Copy problems"));
    auto *title = static_cast<widgets::PanelTitle *>(m_panels.back()->titleBarWidget());
    title->addControl(copy);
    resizeDocks(m_panels, QList<int>(m_panels.size(), kPanelWidth), Qt::Horizontal);
    resizeDocks(m_panels, {300, 320}, Qt::Vertical);
}

void MainWindow::connectFileActions()
{
    using enum ActionId;
    connect(m_actions[Open], &QAction::triggered, this, &MainWindow::askForFile);
    connect(m_actions[OpenSample], &QAction::triggered, m_files, &Files::openSample);
    connect(m_actions[Reload], &QAction::triggered, m_files, &Files::reload);
    connect(m_actions[Animation], &QAction::triggered, m_animation, &AnimationButton::choose);
    connect(m_animation, &AnimationButton::chosen, this, &MainWindow::open);
    connect(m_actions[Cook], &QAction::triggered, m_files, &Files::cook);
    connect(m_actions[CopyProblems], &QAction::triggered, m_problems, &views::ProblemsView::copy);
    connect(m_actions[Quit], &QAction::triggered, this, &QWidget::close);
    connect(m_viewport, &views::ViewportView::openRequested, this, &MainWindow::askForFile);
    connect(m_viewport, &views::ViewportView::sampleRequested, m_files, &Files::openSample);
    connect(m_viewport, &views::ViewportView::recentRequested, this, &MainWindow::open);
    connect(m_actions[ClearRecent], &QAction::triggered, this, &MainWindow::clearRecentFiles);
    connect(m_files, &Files::problemsWanted, this, &MainWindow::showProblems);
    for (const auto signal : {&OpenTask::started, &OpenTask::cancelled})
        connect(&m_files->opening(), signal, this, &MainWindow::showShown);
    connect(&m_files->opening(), &OpenTask::finished, this, &MainWindow::showShown);
    connect(m_files, &Files::opened, this, [this] {
        // The file, not one animation of it: it can be chosen again.
        if (m_remembering == Remembering::Settings)
            Settings::addRecentFile(QString::fromStdString(m_session.shown()->filePath()));
    });
}

void MainWindow::connectPlaybackActions()
{
    using enum ActionId;
    views::Session &session = m_session;
    const auto onTrigger = [this](ActionId id, auto act) { connect(m_actions[id], &QAction::triggered, this, act); };
    onTrigger(Play, [&session] { session.togglePlaying(); });
    onTrigger(PlayFromStart, [&session] { session.playFromStart(); });
    onTrigger(Stop, [this] { m_files->opening().isRunning() ? m_files->opening().cancel() : m_session.stop(); });
    onTrigger(First, [&session] { session.toFirst(); });
    onTrigger(Last, [&session] { session.toLast(); });
    onTrigger(StepBack, [&session] { session.step(-1); });
    onTrigger(StepOn, [&session] { session.step(1); });
    onTrigger(StepBackTen, [&session] { session.step(-10); });
    onTrigger(StepOnTen, [&session] { session.step(10); });
    onTrigger(Loop, [&session](bool loops) { session.setLooping(loops); });
    onTrigger(Faster, [&session] { session.goFaster(); });
    onTrigger(Slower, [&session] { session.goSlower(); });
    onTrigger(NormalSpeed, [&session] { session.setSpeed(1); });
    onTrigger(CrossFade, [&session] { session.crossFade(); });
    connect(&session, &views::Session::mixChanged, this, &MainWindow::showMix);
    connect(&session, &views::Session::problemsWanted, this, &MainWindow::showProblems);
    connect(&session, &views::Session::playingChanged, this,
            [this] { m_actions.showPlaying(m_session.playback().isPlaying()); });
    connect(&session, &views::Session::loopingChanged, this,
            [this] { m_actions[Loop]->setChecked(m_session.playback().isLooping()); });
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
        const QFileInfo file(path);
        // An ampersand in a file's name is no mnemonic.
        const QString name = widgets::plainLine(file.fileName()).replace(u'&', QStringLiteral("&&"));
        QAction *action = m_recent->addAction(name, this, [this, path] { open(path); });
        action->setEnabled(file.exists());
        const QString shownPath = widgets::plainLine(path);
        action->setToolTip(widgets::toolTipText(file.exists() ? shownPath : tr("%1 is gone").arg(shownPath)));
    }
    if (m_recent->isEmpty())
        m_recent->addAction(tr("No recent files"))->setEnabled(false);
    m_recent->addSeparator();
    m_recent->addAction(m_actions[ActionId::ClearRecent]);
    m_actions[ActionId::ClearRecent]->setEnabled(!Settings::recentFiles().isEmpty());
}

void MainWindow::clearRecentFiles()
{
    Settings::clearRecentFiles();
    m_viewport->offerRecentFiles({});
}

/** There is a crossfade where there is a second clip. */
void MainWindow::showMix()
{
    m_actions[ActionId::CrossFade]->setEnabled(m_session.mix().other().has_value());
}

void MainWindow::showShown()
{
    using enum ActionId;
    const bool hasClips = m_session.playback().hasClips();
    for (const ActionId id : {Play, PlayFromStart, Stop, First, StepBack, StepOn, Last, StepBackTen, StepOnTen, Loop,
                              Faster, Slower, NormalSpeed})
        m_actions[id]->setEnabled(hasClips);
    // What stands still can be looked at all the same.
    for (const ActionId id : {FrameAll, ZoomIn, ZoomOut, ActualSize})
        m_actions[id]->setEnabled(m_session.shown() != nullptr);
    // Escape also cancels what is being opened.
    m_actions[Stop]->setEnabled(hasClips || m_files->opening().isRunning());
    m_actions[Cook]->setEnabled(m_files->canCook());
    m_actions[Reload]->setEnabled(m_files->canReload());
    m_actions[Animation]->setEnabled(m_animation->hasChoice());
    showMix();
    m_actions[Loop]->setChecked(hasClips && m_session.playback().isLooping());
    const ShownRig *shown = m_session.shown();
    const QString name = shown ? widgets::plainLine(QString::fromStdString(nameOfSource(shown->file.path))) : QString();
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
    chooseTheme(remembers ? Settings::theme() : widgets::ThemeChoice::System);
    chooseBackground(views::Background::fromText(remembers ? Settings::background() : QString()));
    showGameLook(remembers && Settings::hasGameLook());
    showGaps(!remembers || Settings::areGapsShown());
    if (!remembers)
        return;
    Settings::restoreWindow(*this);
    m_viewport->offerRecentFiles(Settings::recentFiles().mid(0, kFilesOffered));
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

/** Space belongs to the button or list that has the keys, arrows to the slider, and to the playhead everywhere else. */
bool MainWindow::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() == QEvent::ShortcutOverride) {
        const auto &key = static_cast<QKeyEvent &>(*event);
        const bool isOwned = ownsKey(*watched, key);
        if (isOwned || isNoNumber(*watched, key)) {
            event->setAccepted(isOwned);
            return true;
        }
    }
    return QMainWindow::eventFilter(watched, event);
}

} // namespace clipwright::app
