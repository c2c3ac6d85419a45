// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#pragma once

#include "app/window/actions.h"
#include "app/window/files.h"
#include "views/session/session.h"
#include "widgets/theme.h"

#include <QMainWindow>

class QLabel;
class QToolButton;

namespace clipwright::widgets {
class Notice;
}
namespace clipwright::views {
class ProblemsView;
class PreviewView;
class ViewportView;
struct Background;
} // namespace clipwright::views

namespace clipwright::app {

class AnimationButton;

/** Whether a window keeps layout, theme and recent files in the user's settings; a screenshot must not. */
enum class Remembering { Settings, Nothing };

/**
 * The editor's window: menus and tool bar from the action table, panels from the panel table around the viewport, the
 * scrub bar below it, one notice, the status bar. Owns the session that all views look at.
 */
class MainWindow : public QMainWindow {
    Q_OBJECT

public:
    explicit MainWindow(Remembering remembering = Remembering::Settings);
    ~MainWindow() override;

    /** Opens a file as File → Open does. */
    void open(const QString &path);
    void chooseTheme(widgets::ThemeChoice choice);
    void chooseBackground(const views::Background &background);

    views::Session &session() { return m_session; }
    Files &files() { return *m_files; }
    const ActionSet &actions() const { return m_actions; }
    views::ViewportView &viewport() { return *m_viewport; }
    views::ProblemsView &problems() { return *m_problems; }
    widgets::Notice &notice() { return *m_notice; }

protected:
    void closeEvent(QCloseEvent *event) override;
    void dragEnterEvent(QDragEnterEvent *event) override;
    void dropEvent(QDropEvent *event) override;
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void buildCentre();
    void buildPanels();
    void buildMenus();
    void buildToolBar();
    void buildStatusBar();
    void connectFileActions();
    void connectPlaybackActions();
    void connectViewActions();
    void connectBackgrounds();
    void connectHelpActions();
    void askForFile();
    void askForBackground(const views::Background &first);
    void fillRecentFiles();
    void clearRecentFiles();
    void showGaps(bool areShown);
    void showGameLook(bool isGame);
    void showMix();
    void showShown();
    void showProblemCount(int count);
    void showProblems();
    void showShortcuts();
    void showAbout();
    void restore();

    Remembering m_remembering;
    views::Session m_session;
    ActionSet m_actions;
    Files *m_files = nullptr;
    widgets::Notice *m_notice = nullptr;
    views::ViewportView *m_viewport = nullptr;
    views::ProblemsView *m_problems = nullptr;
    QToolButton *m_problemCount = nullptr;
    QLabel *m_zoom = nullptr;
    QMenu *m_recent = nullptr;
    AnimationButton *m_animation = nullptr;
    QList<QDockWidget *> m_panels;
};

} // namespace clipwright::app
