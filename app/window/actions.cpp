// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#include "app/window/actions.h"

#include "widgets/icons.h"

#include <QCoreApplication>

namespace clipwright::app {

namespace {

QString translated(const char *text)
{
    return QCoreApplication::translate("Actions", text);
}

void setTip(QAction &action, const QString &tip)
{
    const QString key = action.shortcut().toString(QKeySequence::NativeText);
    action.setToolTip(key.isEmpty() ? tip : QStringLiteral("%1 (%2)").arg(tip, key));
    action.setStatusTip(QString());
}

} // namespace

// clang-format off
std::span<const ActionRow> actionRows()
{
    using enum ActionId;
    using Keys = QList<QKeySequence>;
    // Shift with the comma's or full stop's key gives another character on most keyboards: both are listed.
    static const std::array<ActionRow, kActionCount> rows{{
        {Open, "open", QT_TRANSLATE_NOOP("Actions", "&Open…"), "open", Keys{Qt::CTRL | Qt::Key_O},
         QT_TRANSLATE_NOOP("Actions", "Open a Lottie, .oanim or .oshape file"), false},
        {OpenSample, "openSample", QT_TRANSLATE_NOOP("Actions", "Open the &sample"), "sample", Keys{},
         QT_TRANSLATE_NOOP("Actions", "Open a small Lottie source to try things with"), false},
        {Reload, "reload", QT_TRANSLATE_NOOP("Actions", "Re&load"), "reload", Keys{Qt::Key_F5, Qt::CTRL | Qt::Key_R},
         QT_TRANSLATE_NOOP("Actions", "Read the file again, as it is now; clip, frame and view stay"), false},
        {Animation, "animation", QT_TRANSLATE_NOOP("Actions", "A&nimation…"), "clips", Keys{Qt::CTRL | Qt::SHIFT | Qt::Key_O},
         QT_TRANSLATE_NOOP("Actions", "Choose one of the animations of a package"), false},
        {ClearRecent, "clearRecent", QT_TRANSLATE_NOOP("Actions", "C&lear the list"), "close", Keys{Qt::CTRL | Qt::SHIFT | Qt::Key_Delete},
         QT_TRANSLATE_NOOP("Actions", "Forget the files that were opened; the files stay"), false},
        {Cook, "cook", QT_TRANSLATE_NOOP("Actions", "&Cook"), "cook", Keys{Qt::CTRL | Qt::Key_B},
         QT_TRANSLATE_NOOP("Actions", "Cook the source: write the .oanim or .oshape that the game plays beside it"), false},
        {CopyProblems, "copyProblems", QT_TRANSLATE_NOOP("Actions", "Copy &problems"), "copy", Keys{Qt::CTRL | Qt::SHIFT | Qt::Key_C},
         QT_TRANSLATE_NOOP("Actions", "Copy the picked problems, or all, as text"), false},
        {Quit, "quit", QT_TRANSLATE_NOOP("Actions", "&Quit"), "quit", Keys{Qt::CTRL | Qt::Key_Q},
         QT_TRANSLATE_NOOP("Actions", "Close the window and quit"), false},

        {Play, "play", QT_TRANSLATE_NOOP("Actions", "&Play"), "play", Keys{Qt::Key_Space},
         QT_TRANSLATE_NOOP("Actions", "Play the clip"), false},
        {PlayFromStart, "playFromStart", QT_TRANSLATE_NOOP("Actions", "Play from the &start"), "play-start", Keys{Qt::SHIFT | Qt::Key_Space},
         QT_TRANSLATE_NOOP("Actions", "Play the clip from its start"), false},
        {Stop, "stop", QT_TRANSLATE_NOOP("Actions", "S&top"), "stop", Keys{Qt::Key_Escape},
         QT_TRANSLATE_NOOP("Actions", "Stop, and return to where playing began; while a file is opened, cancel that"), false},
        {First, "first", QT_TRANSLATE_NOOP("Actions", "&First frame"), "first", Keys{Qt::Key_Home},
         QT_TRANSLATE_NOOP("Actions", "Go to the first frame of the clip"), false},
        {StepBack, "stepBack", QT_TRANSLATE_NOOP("Actions", "Step &back"), "step-back", Keys{Qt::Key_Left, Qt::Key_Comma},
         QT_TRANSLATE_NOOP("Actions", "Go one frame back"), false},
        {StepOn, "stepOn", QT_TRANSLATE_NOOP("Actions", "Step o&n"), "step-on", Keys{Qt::Key_Right, Qt::Key_Period},
         QT_TRANSLATE_NOOP("Actions", "Go one frame on"), false},
        {Last, "last", QT_TRANSLATE_NOOP("Actions", "&Last frame"), "last", Keys{Qt::Key_End},
         QT_TRANSLATE_NOOP("Actions", "Go to the last frame of the clip"), false},
        {StepBackTen, "stepBackTen", QT_TRANSLATE_NOOP("Actions", "Ten frames bac&k"), "step-back",
         Keys{Qt::SHIFT | Qt::Key_Left, Qt::SHIFT | Qt::Key_Comma, Qt::SHIFT | Qt::Key_Less, Qt::SHIFT | Qt::Key_Semicolon},
         QT_TRANSLATE_NOOP("Actions", "Go ten frames back"), false},
        {StepOnTen, "stepOnTen", QT_TRANSLATE_NOOP("Actions", "Ten fra&mes on"), "step-on",
         Keys{Qt::SHIFT | Qt::Key_Right, Qt::SHIFT | Qt::Key_Period, Qt::SHIFT | Qt::Key_Greater, Qt::SHIFT | Qt::Key_Colon},
         QT_TRANSLATE_NOOP("Actions", "Go ten frames on"), false},
        {Loop, "loop", QT_TRANSLATE_NOOP("Actions", "L&oop"), "loop", Keys{Qt::CTRL | Qt::Key_L},
         QT_TRANSLATE_NOOP("Actions", "Start the clip again at its end, whatever it says itself"), true},

        {Faster, "faster", QT_TRANSLATE_NOOP("Actions", "Fast&er"), "faster", Keys{Qt::Key_BracketRight, Qt::CTRL | Qt::Key_Up},
         QT_TRANSLATE_NOOP("Actions", "Play at the next higher speed"), false},
        {Slower, "slower", QT_TRANSLATE_NOOP("Actions", "Slo&wer"), "slower", Keys{Qt::Key_BracketLeft, Qt::CTRL | Qt::Key_Down},
         QT_TRANSLATE_NOOP("Actions", "Play at the next lower speed"), false},
        {NormalSpeed, "normalSpeed", QT_TRANSLATE_NOOP("Actions", "No&rmal speed"), "speed", Keys{Qt::Key_Backspace},
         QT_TRANSLATE_NOOP("Actions", "Play as fast as the game does"), false},
        {CrossFade, "crossFade", QT_TRANSLATE_NOOP("Actions", "&Crossfade"), "crossfade", Keys{Qt::Key_T},
         QT_TRANSLATE_NOOP("Actions", "Fade over to the second clip, as the game does; again fades back"), false},

        {FrameAll, "frameAll", QT_TRANSLATE_NOOP("Actions", "&Frame all"), "frame-all", Keys{Qt::Key_F, Qt::SHIFT | Qt::Key_F, Qt::Key_A},
         QT_TRANSLATE_NOOP("Actions", "Show the whole picture"), false},
        {ZoomIn, "zoomIn", QT_TRANSLATE_NOOP("Actions", "Zoom &in"), "zoom-in", Keys{Qt::CTRL | Qt::Key_Plus, Qt::CTRL | Qt::Key_Equal},
         QT_TRANSLATE_NOOP("Actions", "Zoom in about the middle"), false},
        {ZoomOut, "zoomOut", QT_TRANSLATE_NOOP("Actions", "Zoom &out"), "zoom-out", Keys{Qt::CTRL | Qt::Key_Minus},
         QT_TRANSLATE_NOOP("Actions", "Zoom out about the middle"), false},
        {ActualSize, "actualSize", QT_TRANSLATE_NOOP("Actions", "&Actual size"), "actual-size", Keys{Qt::CTRL | Qt::Key_1},
         QT_TRANSLATE_NOOP("Actions", "Show one pixel of the source as one pixel"), false},
        {GameLook, "gameLook", QT_TRANSLATE_NOOP("Actions", "&Game look"), "game-look", Keys{Qt::Key_G},
         QT_TRANSLATE_NOOP("Actions", "Show the triangles with soft rims that the game draws, not the exact picture"), true},
        {ShowGaps, "showGaps", QT_TRANSLATE_NOOP("Actions", "&Signs of what is refused"), "gaps", Keys{Qt::CTRL | Qt::Key_G},
         QT_TRANSLATE_NOOP("Actions", "Mark the layers of which the cook refuses something"), true},
        {BackgroundChecker, "backgroundChecker", QT_TRANSLATE_NOOP("Actions", "&Checkerboard"), "background", Keys{Qt::ALT | Qt::Key_1},
         QT_TRANSLATE_NOOP("Actions", "Show where the picture is transparent"), true},
        {BackgroundWhite, "backgroundWhite", QT_TRANSLATE_NOOP("Actions", "&White"), "background", Keys{Qt::ALT | Qt::Key_2},
         QT_TRANSLATE_NOOP("Actions", "White behind the picture"), true},
        {BackgroundBlack, "backgroundBlack", QT_TRANSLATE_NOOP("Actions", "&Black"), "background", Keys{Qt::ALT | Qt::Key_3},
         QT_TRANSLATE_NOOP("Actions", "Black behind the picture"), true},
        {BackgroundGrey, "backgroundGrey", QT_TRANSLATE_NOOP("Actions", "&Grey"), "background", Keys{Qt::ALT | Qt::Key_4},
         QT_TRANSLATE_NOOP("Actions", "Middle grey behind the picture"), true},
        {BackgroundTheme, "backgroundTheme", QT_TRANSLATE_NOOP("Actions", "&Plain"), "background", Keys{Qt::ALT | Qt::Key_5},
         QT_TRANSLATE_NOOP("Actions", "The colour of the window behind the picture"), true},
        {BackgroundCustom, "backgroundCustom", QT_TRANSLATE_NOOP("Actions", "C&olour…"), "background", Keys{Qt::ALT | Qt::Key_6},
         QT_TRANSLATE_NOOP("Actions", "Choose a colour to stand behind the picture"), true},
        {FullScreen, "fullScreen", QT_TRANSLATE_NOOP("Actions", "F&ull screen"), "full-screen", Keys{Qt::Key_F11},
         QT_TRANSLATE_NOOP("Actions", "Fill the screen with the window"), true},
        {ThemeSystem, "themeSystem", QT_TRANSLATE_NOOP("Actions", "&System"), "theme", Keys{},
         QT_TRANSLATE_NOOP("Actions", "Light or dark as the desktop is"), true},
        {ThemeDark, "themeDark", QT_TRANSLATE_NOOP("Actions", "&Dark"), "dark", Keys{},
         QT_TRANSLATE_NOOP("Actions", "Always dark"), true},
        {ThemeLight, "themeLight", QT_TRANSLATE_NOOP("Actions", "&Light"), "light", Keys{},
         QT_TRANSLATE_NOOP("Actions", "Always light"), true},
        {Shortcuts, "shortcuts", QT_TRANSLATE_NOOP("Actions", "&Keys and mouse"), "keyboard", Keys{Qt::Key_F1},
         QT_TRANSLATE_NOOP("Actions", "List what keys and mouse do"), false},
        {About, "about", QT_TRANSLATE_NOOP("Actions", "&About Clipwright"), "info", Keys{},
         QT_TRANSLATE_NOOP("Actions", "Which version this is, and whose"), false},
    }};
    return rows;
}
// clang-format on

ActionSet::ActionSet(QObject *parent) : QObject(parent)
{
    for (const ActionRow &row : actionRows()) {
        auto *action = new QAction(widgets::icon(QLatin1String(row.icon)), translated(row.text), this);
        action->setObjectName(QLatin1String(row.name));
        action->setShortcuts(row.keys);
        action->setCheckable(row.isCheckable);
        action->setIconVisibleInMenu(!row.isCheckable); // there stands the check
        setTip(*action, translated(row.tip));
        m_actions[static_cast<std::size_t>(row.id)] = action;
    }
}

void ActionSet::showPlaying(bool isPlaying)
{
    QAction &play = *(*this)[ActionId::Play];
    play.setIcon(widgets::icon(isPlaying ? QStringLiteral("pause") : QStringLiteral("play")));
    play.setText(isPlaying ? QCoreApplication::translate("Actions", "&Pause")
                           : QCoreApplication::translate("Actions", "&Play"));
    setTip(play, isPlaying ? QCoreApplication::translate("Actions", "Pause where the playhead is")
                           : QCoreApplication::translate("Actions", "Play the clip"));
}

} // namespace clipwright::app
