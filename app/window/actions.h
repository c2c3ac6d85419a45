// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <QAction>
#include <QKeySequence>
#include <QList>
#include <QObject>

#include <array>
#include <span>

namespace clipwright::app {

enum class ActionId {
    Open,
    OpenSample,
    Reload,
    Animation,
    ClearRecent,
    Cook,
    CopyProblems,
    Quit,
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
    ThemeSystem,
    ThemeDark,
    ThemeLight,
    Shortcuts,
    About
};
inline constexpr std::size_t kActionCount = 40;

/** One row an action: menus, tool bar, shortcuts and tooltips are read from here. */
struct ActionRow {
    ActionId id;
    const char *name; ///< stable, for settings and tests
    const char *text; ///< to be translated in the context Actions
    const char *icon;
    QList<QKeySequence> keys;
    const char *tip; ///< to be translated; the first shortcut is added to it
    bool isCheckable;
};

std::span<const ActionRow> actionRows();

/** The actions of one window, made from the table. They stand in the order of their ids. */
class ActionSet : public QObject {
public:
    explicit ActionSet(QObject *parent);

    QAction *operator[](ActionId id) const { return m_actions[static_cast<std::size_t>(id)]; }
    std::span<QAction *const> all() const { return m_actions; }
    /** Text, icon and tip of Play become those of Pause and back. */
    void showPlaying(bool isPlaying);

private:
    std::array<QAction *, kActionCount> m_actions{};
};

} // namespace clipwright::app
