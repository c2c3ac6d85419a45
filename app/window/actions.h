// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <QAction>
#include <QKeySequence>
#include <QList>
#include <QObject>
#include <QString>

#include <array>
#include <span>

namespace clipwright::app {

enum class ActionId {
    NewLottie,
    NewOanim,
    Open,
    OpenSample,
    Save,
    SaveAs,
    SaveAll,
    Revert,
    Reload,
    KeepAsSource,
    Detach,
    Animation,
    ClearRecent,
    Cook,
    Export,
    CopyProblems,
    Close,
    Quit,
    Undo,
    Redo,
    Cut,
    Copy,
    Paste,
    Duplicate,
    Delete,
    Palette,
    Settings,
    Play,
    PlayFromStart,
    Stop,
    First,
    StepBack,
    StepOn,
    Last,
    StepBackTen,
    StepOnTen,
    Loop,
    Faster,
    Slower,
    NormalSpeed,
    CrossFade,
    FrameAll,
    ZoomIn,
    ZoomOut,
    ActualSize,
    GameLook,
    ShowGaps,
    BackgroundChecker,
    BackgroundWhite,
    BackgroundBlack,
    BackgroundGrey,
    BackgroundTheme,
    BackgroundCustom,
    FullScreen,
    NextDocument,
    PreviousDocument,
    SaveLayout,
    ResetLayout,
    ThemeSystem,
    ThemeDark,
    ThemeLight,
    Shortcuts,
    About
};
inline constexpr std::size_t kActionCount = 63;

/** What has to be there for an action to do anything. */
enum class Need {
    Nothing,
    Document,
    Modified,
    AnyModified,
    Reloadable,
    CookedFile,
    Artifact,
    Source,
    Animations,
    RecentFiles,
    Problems,
    Undo,
    Redo,
    Selection,
    Clipboard,
    Clips,
    ClipsOrTask, ///< or something is being opened
    SecondClip,
    Picture,
    SeveralDocuments
};
inline constexpr std::size_t kNeedCount = 20;

/** One row an action: menus, tool bar, shortcuts and tooltips are read from here. */
struct ActionRow {
    ActionId id;
    const char *name; ///< stable, for settings and tests
    const char *text; ///< to be translated in the context Actions
    const char *icon;
    QList<QKeySequence> keys;
    const char *tip; ///< to be translated; the first shortcut is added to it
    bool isCheckable;
    Need needs = Need::Nothing;
};

std::span<const ActionRow> actionRows();

/** What is there now, by Need. */
struct Present {
    std::array<bool, kNeedCount> isThere{};

    Present() { isThere[0] = true; }
    void set(Need need, bool is) { isThere[static_cast<std::size_t>(need)] = is; }
    bool has(Need need) const { return isThere[static_cast<std::size_t>(need)]; }
};
/** Why an action that needs it does nothing now: "Nothing is open". */
QString reasonWithout(Need need);

/** The actions of one window, made from the table. They stand in the order of their ids. */
class ActionSet : public QObject {
public:
    explicit ActionSet(QObject *parent);

    QAction *operator[](ActionId id) const { return m_actions[static_cast<std::size_t>(id)]; }
    std::span<QAction *const> all() const { return m_actions; }
    /** Each is enabled where what it needs is there. */
    void enable(const Present &present);
    /** Undo and Redo say what they would do; empty: nothing. */
    void showHistory(const QString &undo, const QString &redo);
    /** Text, icon and tip of Play become those of Pause and back. */
    void showPlaying(bool isPlaying);

private:
    std::array<QAction *, kActionCount> m_actions{};
};

} // namespace clipwright::app
