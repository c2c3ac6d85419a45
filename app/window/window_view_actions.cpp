// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
// What the actions of the View menu do.
#include "app/window/main_window.h"
#include "app/window/settings.h"
#include "views/viewport/viewport_view.h"
#include "widgets/focus_ring.h"

#include <QActionGroup>
#include <QColorDialog>

namespace clipwright::app {

using views::Background;
using views::BackgroundKind;
using widgets::ThemeChoice;

namespace {

ActionId actionOf(BackgroundKind kind)
{
    return static_cast<ActionId>(static_cast<int>(ActionId::BackgroundChecker) + static_cast<int>(kind));
}

} // namespace

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
    onTrigger(GameLook, [this](bool isGame) { showGameLook(isGame); });
    onTrigger(ShowGaps, [this](bool areShown) { showGaps(areShown); });
    auto *themes = new QActionGroup(this);
    const auto offerTheme = [&](ActionId id, ThemeChoice choice) {
        themes->addAction(m_actions[id]);
        onTrigger(id, [this, choice] { chooseTheme(choice); });
    };
    offerTheme(ThemeSystem, ThemeChoice::System);
    offerTheme(ThemeDark, ThemeChoice::Dark);
    offerTheme(ThemeLight, ThemeChoice::Light);
    connectBackgrounds();
}

void MainWindow::connectBackgrounds()
{
    auto *group = new QActionGroup(this);
    for (std::size_t i = 0; i < views::kBackgroundNames.size(); ++i) {
        const auto kind = static_cast<BackgroundKind>(i);
        QAction *action = m_actions[actionOf(kind)];
        group->addAction(action);
        connect(action, &QAction::triggered, this, [this, kind] {
            const Background first = m_viewport->background();
            Background wanted = first;
            wanted.kind = kind;
            chooseBackground(wanted);
            if (kind == BackgroundKind::Custom)
                askForBackground(first);
        });
    }
}

/** The colours are seen behind the picture while one is chosen; Cancel takes `first` back. */
void MainWindow::askForBackground(const Background &first)
{
    auto *dialog = new QColorDialog(first.custom, this);
    dialog->setObjectName(QStringLiteral("backgroundColour"));
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setWindowTitle(tr("Colour behind the picture"));
    dialog->setOption(QColorDialog::DontUseNativeDialog);
    widgets::ringFocusWithin(*dialog);
    connect(dialog, &QColorDialog::currentColorChanged, this, [this](const QColor &colour) {
        m_viewport->setBackground({BackgroundKind::Custom, colour});
    });
    connect(dialog, &QColorDialog::accepted, this, [this] { chooseBackground(m_viewport->background()); });
    connect(dialog, &QColorDialog::rejected, this, [this, first] { chooseBackground(first); });
    dialog->open();
}

void MainWindow::chooseBackground(const Background &background)
{
    m_viewport->setBackground(background);
    m_actions[actionOf(background.kind)]->setChecked(true);
    if (m_remembering == Remembering::Settings)
        Settings::setBackground(background.text());
}

void MainWindow::showGameLook(bool isGame)
{
    m_viewport->setLook(isGame ? views::Look::Game : views::Look::Crisp);
    m_actions[ActionId::GameLook]->setChecked(isGame);
    if (m_remembering == Remembering::Settings)
        Settings::setGameLook(isGame);
}

void MainWindow::showGaps(bool areShown)
{
    m_viewport->setBadgesShown(areShown);
    m_actions[ActionId::ShowGaps]->setChecked(areShown);
    if (m_remembering == Remembering::Settings)
        Settings::setGapsShown(areShown);
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

} // namespace clipwright::app
