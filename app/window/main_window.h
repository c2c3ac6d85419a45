// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#pragma once

#include "app/window/actions.h"
#include "app/window/cooks.h"
#include "app/window/exports.h"
#include "app/window/files.h"
#include "app/window/journal_keeper.h"
#include "app/window/outside_changes.h"
#include "app/window/saves.h"
#include "views/session/session.h"
#include "widgets/theme.h"

#include <QMainWindow>

#include <functional>
#include <memory>
#include <vector>

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
class CommandPalette;
class DocumentTabs;
class Layouts;

/** Whether a window keeps layout, theme and recent files in the user's settings; a screenshot must not. */
enum class Remembering { Settings, Nothing };

/**
 * The editor's window: menus and tool bar from the action table, panels from the panel table around the viewport, tabs of documents
 * above it, the scrub bar below, one notice, the status bar. Owns the session that all views look at. What the actions do stands in
 * files of their own, a family each.
 */
class MainWindow : public QMainWindow {
    Q_OBJECT

public:
    explicit MainWindow(Remembering remembering = Remembering::Settings);
    ~MainWindow() override;

    /** Opens a file as File → Open does. */
    void open(const QString &path);
    /** Closes a document, asking first where it has changes. */
    void close(DocumentId document);
    using QMainWindow::close;
    void chooseTheme(widgets::ThemeChoice choice);
    void chooseBackground(const views::Background &background);

    views::Session &session() { return m_session; }
    views::Documents &documents() { return m_session.documents(); }
    Files &files() { return *m_files; }
    Saves &saves() { return *m_saves; }
    Cooks &cooks() { return *m_cooks; }
    DocumentPictures &pictures() { return *m_pictures; }
    DocumentBars &bars() { return *m_documentBars; }
    JournalKeeper &journal() { return *m_journal; }
    Layouts &layouts() { return *m_layouts; }
    CommandPalette &palette() { return *m_palette; }
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
    void connectSaveActions();
    void connectEditActions();
    void connectPlaybackActions();
    void connectViewActions();
    void connectWindowActions();
    void connectBackgrounds();
    void connectHelpActions();
    /** Asks once for all that are closed, and goes on with `close` unless the user thinks better of it. */
    void askToClose(const std::vector<DocumentId> &modified, const std::function<void()> &close);
    void askForFile();
    void askForNew(NewKind kind);
    void askForName(DocumentId document);
    void askForBackground(const views::Background &first);
    void fillRecentFiles();
    void clearRecentFiles();
    void undo();
    void showHistory();
    void copySelection();
    void deleteSelection(const char *command);
    void duplicateSelection();
    void paste();
    void tellRefused(const Error &error);
    void compare(DocumentId document);
    void showSettings();
    void showPalette();
    void askForLayoutName();
    void fillLayouts();
    void showGaps(bool areShown);
    void showGameLook(bool isGame);
    Present present() const;
    /** Which actions have what they need. */
    void showPresent();
    void showShown();
    void showTitle();
    void showProblemCount(int count);
    void showProblems();
    void showShortcuts();
    void showAbout();
    void restore();

    Remembering m_remembering;
    views::Session m_session;
    ActionSet m_actions;
    widgets::Notice *m_notice = nullptr;
    std::unique_ptr<Teller> m_teller;
    DocumentPictures *m_pictures = nullptr;
    Files *m_files = nullptr;
    Saves *m_saves = nullptr;
    Cooks *m_cooks = nullptr;
    Exports *m_exports = nullptr;
    DocumentTabs *m_tabs = nullptr;
    DocumentBars *m_documentBars = nullptr;
    OutsideChanges *m_outside = nullptr;
    JournalKeeper *m_journal = nullptr;
    Layouts *m_layouts = nullptr;
    CommandPalette *m_palette = nullptr;
    bool m_isCloseDecided = false; ///< the user said what is to become of unsaved changes
    views::ViewportView *m_viewport = nullptr;
    views::ProblemsView *m_problems = nullptr;
    QToolButton *m_problemCount = nullptr;
    QLabel *m_zoom = nullptr;
    QMenu *m_recent = nullptr;
    QMenu *m_layoutMenu = nullptr;
    AnimationButton *m_animation = nullptr;
    QList<QDockWidget *> m_panels;
};

} // namespace clipwright::app
