// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
// The menus and bars of the main window; what their actions do stands in window_…_actions.cpp.
#include "app/window/animation_button.h"
#include "app/window/export_status.h"
#include "app/window/main_window.h"
#include "app/window/panels.h"
#include "app/window/task_status.h"
#include "views/preview/speed_button.h"
#include "views/preview/time_readout.h"
#include "views/problems/problem_model.h"
#include "views/problems/problems_view.h"
#include "views/viewport/viewport_view.h"
#include "widgets/icons.h"
#include "widgets/panel_title.h"

#include <QDockWidget>
#include <QLabel>
#include <QMenu>
#include <QMenuBar>
#include <QStatusBar>
#include <QToolBar>
#include <QToolButton>

#include <optional>

namespace clipwright::app {

using widgets::Token;

namespace {

/** Adds the actions of the list; none is a separator. */
void fill(QMenu &menu, const ActionSet &actions, std::initializer_list<std::optional<ActionId>> ids)
{
    for (const auto &id : ids) {
        if (id)
            menu.addAction(actions[*id]);
        else
            menu.addSeparator();
    }
}

/** The backgrounds as a menu of the tool bar. */
QToolButton *backgroundButton(QToolBar &bar, const ActionSet &actions)
{
    auto *button = new QToolButton(&bar);
    button->setIcon(widgets::icon(QStringLiteral("background")));
    button->setText(MainWindow::tr("Background"));
    button->setToolTip(MainWindow::tr("What lies behind the picture"));
    button->setAccessibleName(button->text());
    button->setPopupMode(QToolButton::InstantPopup);
    button->setFocusPolicy(Qt::TabFocus);
    auto *menu = new QMenu(button);
    using enum ActionId;
    fill(*menu, actions,
         {BackgroundChecker, BackgroundWhite, BackgroundBlack, BackgroundGrey, BackgroundTheme, BackgroundCustom});
    button->setMenu(menu);
    return button;
}

constexpr std::nullopt_t kSeparator = std::nullopt;

} // namespace

void MainWindow::buildMenus()
{
    using enum ActionId;
    QMenu *file = menuBar()->addMenu(tr("&File"));
    fill(*file->addMenu(tr("&New")), m_actions, {NewLottie, NewOanim});
    fill(*file, m_actions, {Open});
    m_recent = file->addMenu(tr("Open &recent"));
    m_recent->setObjectName(QStringLiteral("recent"));
    m_recent->setToolTipsVisible(true);
    connect(m_recent, &QMenu::aboutToShow, this, &MainWindow::fillRecentFiles);
    fill(*file, m_actions,
         {OpenSample, kSeparator, Save, SaveAs, SaveAll, Revert, Reload, kSeparator, KeepAsSource, Detach, Animation,
          kSeparator, Cook, Export, CopyProblems, kSeparator, Close, Quit});

    fill(*menuBar()->addMenu(tr("&Edit")), m_actions,
         {Undo, Redo, kSeparator, Cut, Copy, Paste, Duplicate, Delete, kSeparator, Palette, Settings});

    QMenu *playback = menuBar()->addMenu(tr("&Playback"));
    fill(*playback, m_actions,
         {Play, PlayFromStart, Stop, kSeparator, First, StepBackTen, StepBack, StepOn, StepOnTen, Last, kSeparator,
          Loop, kSeparator, Faster, Slower, NormalSpeed, kSeparator, CrossFade});

    QMenu *view = menuBar()->addMenu(tr("&View"));
    fill(*view, m_actions, {FrameAll, ZoomIn, ZoomOut, ActualSize, kSeparator});
    for (QDockWidget *panel : m_panels)
        view->addAction(panel->toggleViewAction());
    m_layoutMenu = view->addMenu(tr("La&yout"));
    m_layoutMenu->setToolTipsVisible(true);
    fill(*view, m_actions, {kSeparator, GameLook, ShowGaps});
    QMenu *background = view->addMenu(tr("&Background"));
    fill(*background, m_actions,
         {BackgroundChecker, BackgroundWhite, BackgroundBlack, BackgroundGrey, BackgroundTheme, BackgroundCustom});
    fill(*view, m_actions, {kSeparator, NextDocument, PreviousDocument, FullScreen});
    fill(*view->addMenu(tr("&Theme")), m_actions, {ThemeSystem, ThemeDark, ThemeLight});
    fill(*menuBar()->addMenu(tr("&Help")), m_actions, {Shortcuts, kSeparator, About});
    menuBar()->setAccessibleName(tr("Menu bar"));
    // Every action works while its menu is closed, and with the menu bar hidden.
    for (QAction *action : m_actions.all())
        addAction(action);
}

void MainWindow::buildToolBar()
{
    using enum ActionId;
    QToolBar *bar = addToolBar(tr("Tool bar"));
    bar->setObjectName(QStringLiteral("toolBar"));
    bar->setMovable(false);
    bar->setContextMenuPolicy(Qt::PreventContextMenu);
    bar->setIconSize({16, 16});
    const auto add = [&](std::initializer_list<ActionId> ids) {
        for (const ActionId id : ids) {
            bar->addAction(m_actions[id]);
            // A tool tip is not a name: a reader of the screen wants the text without its mnemonic.
            bar->widgetForAction(m_actions[id])->setAccessibleName(m_actions[id]->text().remove(u'&'));
        }
    };
    add({Open, Save, Cook});
    auto *cook = static_cast<QToolButton *>(bar->widgetForAction(m_actions[Cook]));
    cook->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    // A tool bar gives all its buttons one icon size: the gap to the text has to be in the text.
    m_actions[Cook]->setIconText(u' ' + m_actions[Cook]->text().remove(u'&'));
    bar->addSeparator();
    add({Undo, Redo});
    bar->addSeparator();
    add({First, StepBack, Play, StepOn, Last, Loop});
    auto *speed = new views::SpeedButton(m_session, bar);
    const auto keyOf = [this](ActionId id) { return m_actions[id]->shortcut().toString(QKeySequence::NativeText); };
    speed->setToolTip(
        tr("Speed of playing: %1 faster, %2 slower, %3 normal").arg(keyOf(Faster), keyOf(Slower), keyOf(NormalSpeed)));
    bar->addWidget(speed);
    bar->addSeparator();
    auto *readout = new views::TimeReadout(m_session, bar);
    bar->addWidget(readout);
    auto *space = new QWidget(bar);
    space->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Preferred);
    bar->addWidget(space);
    m_animation = new AnimationButton(m_session, bar);
    m_animation->setBarAction(bar->addWidget(m_animation));
    add({GameLook});
    bar->addWidget(backgroundButton(*bar, m_actions));
    add({ZoomOut, ZoomIn, FrameAll});
    // What a narrow window has no room for; Qt's own icon is black on any theme.
    auto *more = bar->findChild<QToolButton *>(QStringLiteral("qt_toolbar_ext_button"));
    more->setIcon(widgets::icon(QStringLiteral("more")));
    more->setToolTip(tr("More tools"));
    more->setAccessibleName(more->toolTip());
}

void MainWindow::buildStatusBar()
{
    QStatusBar *bar = statusBar();
    bar->setSizeGripEnabled(false);
    m_problemCount = new QToolButton(bar);
    m_problemCount->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    m_problemCount->setIconSize(widgets::kIconBesideText);
    m_problemCount->setToolTip(tr("Show what reading and cooking had to say"));
    bar->addWidget(m_problemCount);
    connect(m_problemCount, &QToolButton::clicked, this, &MainWindow::showProblems);
    connect(m_problems, &views::ProblemsView::countChanged, this, &MainWindow::showProblemCount);
    showProblemCount(m_problems->model().total());

    bar->addPermanentWidget(new ExportStatus(m_exports->task(), bar));
    bar->addPermanentWidget(new TaskStatus(m_files->opening(), *m_pictures, bar));
    m_zoom = new QLabel(bar);
    m_zoom->setToolTip(tr("Zoom: at 100 % a pixel of the source is a pixel here"));
    m_zoom->setAlignment(Qt::AlignRight | Qt::AlignVCenter);
    m_zoom->setMinimumWidth(m_zoom->fontMetrics().horizontalAdvance(tr("Zoom %1 %").arg(6400)) + 16);
    m_zoom->setContentsMargins(0, 0, 8, 0);
    bar->addPermanentWidget(m_zoom);
    const auto showZoom = [this] {
        const double percent = m_viewport->transform().zoom() * 100;
        m_zoom->setText(m_session.shown() != nullptr
                            ? tr("Zoom %1 %").arg(locale().toString(percent, 'f', percent < 10 ? 1 : 0))
                            : QString());
    };
    connect(m_viewport, &views::ViewportView::zoomChanged, this, showZoom);
    showZoom();
}

void MainWindow::showProblemCount(int count)
{
    const bool hasErrors = m_problems->model().count(Severity::Error) > 0;
    const bool hasWarnings = m_problems->model().count(Severity::Warning) > 0;
    const QString text = count == 0 ? tr("No problems") : tr("%n problem", nullptr, count);
    m_problemCount->setText(text);
    m_problemCount->setAccessibleName(text);
    m_problemCount->setIcon(hasErrors     ? widgets::icon(QStringLiteral("error"), Token::Bad)
                            : hasWarnings ? widgets::icon(QStringLiteral("warning"), Token::Warn)
                            : count > 0   ? widgets::icon(QStringLiteral("info"), Token::Dim)
                                          : widgets::icon(QStringLiteral("ok"), Token::Ok));
    titleOfPanel(*this, "problems").setBadge(count == 0 ? QString() : QString::number(count));
    showPresent();
}

} // namespace clipwright::app
