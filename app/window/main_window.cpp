// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#include "app/window/main_window.h"

#include "app/window/animation_button.h"
#include "app/window/command_palette.h"
#include "app/window/document_tabs.h"
#include "app/window/layouts.h"
#include "app/window/panels.h"
#include "app/window/settings.h"
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
#include <QClipboard>
#include <QCloseEvent>
#include <QComboBox>
#include <QDockWidget>
#include <QFileInfo>
#include <QMimeData>
#include <QSlider>
#include <QToolButton>
#include <QVBoxLayout>

namespace clipwright::app {

namespace {

constexpr QSize kFirstSize(1280, 800);
constexpr int kFilesOffered = 5; ///< on the empty start; the menu has all that are remembered

QStringList localFiles(const QMimeData &data)
{
    QStringList paths;
    for (const QUrl &url : data.urls())
        if (url.isLocalFile())
            paths.push_back(url.toLocalFile());
    return paths;
}

/** Whether the clipboard may hold something of ours: what exactly, pasting asks. */
bool hasCopied()
{
    const QMimeData *data = QApplication::clipboard()->mimeData();
    return data != nullptr && data->hasText() && data->text().startsWith(QStringLiteral("{\"clipwright"));
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
    m_palette = new CommandPalette(m_actions, this);
    connectFileActions();
    connectSaveActions();
    connectEditActions();
    connectPlaybackActions();
    connectViewActions();
    connectWindowActions();
    connectHelpActions();
    connect(&m_session, &views::Session::shownChanged, this, &MainWindow::showShown);
    for (const auto signal : {&views::Documents::listChanged, &views::Documents::activeChanged,
                              &views::Documents::historyChanged, &views::Documents::selectionChanged})
        connect(&m_session.documents(), signal, this, &MainWindow::showHistory);
    connect(&m_session.documents(), &views::Documents::activeChanged, this, [this] {
        if (m_session.documents().active() == DocumentId() && m_remembering == Remembering::Settings)
            m_viewport->offerRecentFiles(Settings::recentFiles().mid(0, kFilesOffered));
    });
    connect(QApplication::clipboard(), &QClipboard::dataChanged, this, &MainWindow::showPresent);
    qApp->installEventFilter(this);
    showShown();
    restore();
    m_viewport->setFocus(); // else the first tab would have the keys
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
    m_tabs = new DocumentTabs(m_session, centre);
    m_documentBars = new DocumentBars(m_session, centre);
    m_viewport = new views::ViewportView(m_session, centre);
    m_notice = new widgets::Notice(centre);
    column->addWidget(m_tabs);
    column->addWidget(m_documentBars);
    column->addWidget(m_viewport, 1);
    column->addWidget(m_notice);
    setCentralWidget(centre);
    m_teller = std::make_unique<Teller>(*m_notice, m_session.log());
    m_pictures = new DocumentPictures(m_session, this);
    m_files = new Files(m_session, *m_pictures, *m_teller, this);
    m_saves = new Saves(m_session, *m_files, *m_pictures, *m_teller, this);
    m_cooks = new Cooks(m_session, *m_files, *m_saves, *m_pictures, *m_teller, this);
    m_exports = new Exports(m_session, *m_teller, this);
    m_outside = new OutsideChanges(m_session, *m_saves, *m_pictures, *m_documentBars, *m_teller, this);
    m_journal = new JournalKeeper(m_session, *m_files, *m_documentBars, *m_teller, this);

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
    titleOfPanel(*this, "problems").addControl(copy);
    m_layouts = new Layouts(*this, m_panels, this);
}

Present MainWindow::present() const
{
    using enum Need;
    const views::Documents &documents = m_session.documents();
    const EditLog &log = documents.workspace().log();
    const DocumentId active = documents.active();
    const OpenFile *file = documents.activeFile();
    const bool hasClips = m_session.playback().hasClips();
    Present present;
    present.set(Document, file != nullptr);
    present.set(Modified, documents.isModified(active));
    present.set(AnyModified, !documents.unsaved().empty());
    present.set(Reloadable, m_files->canReload());
    present.set(CookedFile, file != nullptr && !rowOf(file->home.format).isSource);
    present.set(Artifact, !m_files->artifactOfActive().isEmpty());
    present.set(Source, m_cooks->canCook());
    present.set(Animations, m_animation->hasChoice());
    present.set(RecentFiles, m_remembering == Remembering::Settings && !Settings::recentFiles().isEmpty());
    present.set(Problems, m_problems->model().total() > 0);
    present.set(Undo, !log.undoes(active).empty());
    present.set(Redo, !log.redoes(active).empty());
    present.set(Selection, !documents.selection().isEmpty());
    present.set(Clipboard, file != nullptr && hasCopied());
    present.set(Clips, hasClips);
    present.set(ClipsOrTask, hasClips || m_files->opening().isRunning());
    present.set(SecondClip, m_session.mix().other().has_value());
    present.set(Picture, m_session.shown() != nullptr);
    present.set(SeveralDocuments, documents.shown().size() > 1);
    return present;
}

void MainWindow::showPresent()
{
    m_actions.enable(present());
}

void MainWindow::showShown()
{
    const bool hasClips = m_session.playback().hasClips();
    m_actions[ActionId::Loop]->setChecked(hasClips && m_session.playback().isLooping());
    showPresent();
    showTitle();
}

void MainWindow::showTitle()
{
    const views::Documents &documents = m_session.documents();
    const QString name = widgets::plainLine(documents.nameOf(documents.active()));
    setWindowTitle(
        name.isEmpty()
            ? tr("Clipwright")
            : tr("%1[*] – Clipwright").arg(QString(name).replace(QStringLiteral("[*]"), QStringLiteral("[*][*]"))));
    setWindowModified(documents.isModified(documents.active()));
}

void MainWindow::showProblems()
{
    QDockWidget &panel = *findChild<QDockWidget *>(QStringLiteral("problems"));
    panel.show();
    panel.raise();
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
    setAnimated(!Settings::hasReducedMotion());
    if (!Settings::currentLayout().isEmpty())
        m_layouts->setCurrent(Settings::currentLayout());
    Settings::restoreWindow(*this);
    m_viewport->offerRecentFiles(Settings::recentFiles().mid(0, kFilesOffered));
}

void MainWindow::closeEvent(QCloseEvent *event)
{
    const std::vector<DocumentId> modified = m_session.documents().unsaved();
    if (!modified.empty() && !m_isCloseDecided) {
        event->ignore();
        askToClose(modified, [this] {
            m_isCloseDecided = true;
            close();
        });
        return;
    }
    m_journal->end();
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
    m_files->openAll(Files::readable(localFiles(*event->mimeData())));
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
