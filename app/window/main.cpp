// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#include "app/window/command_line.h"
#include "app/window/desktop_theme.h"
#include "app/window/first_frame.h"
#include "app/window/main_window.h"
#include "app/window/screenshot.h"
#include "model/io/files/descriptor.h"
#include "model/journal/journal_folder.h"
#include "model/thumbnails/thumbnail_cache.h"
#include "views/assets/asset_pictures.h"
#include "widgets/theme.h"

#include <QApplication>
#include <QDir>
#include <QIcon>
#include <QLibraryInfo>
#include <QLocale>
#include <QTranslator>

#include <algorithm>
#include <array>
#include <cstdio>
#include <cstdlib>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>

namespace {

using namespace clipwright;

/** English first, for its plurals: a language that is not there falls back to it, text by text. */
void installTranslations(QCoreApplication &application)
{
    const auto install = [&](const QLocale &locale, const QString &name, const QString &folder) {
        auto *translator = new QTranslator(&application);
        if (translator->load(locale, name, QStringLiteral("_"), folder))
            QApplication::installTranslator(translator);
    };
    const QString ours = QStringLiteral(":/translations");
    install(QLocale(QLocale::English), QStringLiteral("clipwright"), ours);
    install(QLocale(), QStringLiteral("qtbase"), QLibraryInfo::path(QLibraryInfo::TranslationsPath));
    install(QLocale(), QStringLiteral("clipwright"), ours);
}

/** The exit code where there is nothing to show: help, version, a wrong call. */
std::optional<int> answer(const Result<app::CommandLine> &line)
{
    if (!line) {
        std::fprintf(stderr, "clipwright: error: %s\n", line.error().what.c_str());
        return 2;
    }
    if (line->asksHelp)
        std::fprintf(stdout, "%s", qPrintable(app::helpText()));
    else if (line->asksVersion)
        std::fprintf(stdout, "clipwright %s\n", qPrintable(QApplication::applicationVersion()));
    else
        return {};
    return 0;
}

/** Help and version are words for a terminal: they need no display. */
bool asksForWords(std::span<char *> words)
{
    constexpr std::array<std::string_view, 4> options{"-h", "--help", "-v", "--version"};
    return std::ranges::any_of(words, [&](std::string_view word) { return std::ranges::count(options, word) > 0; });
}

/** A picture of the window can be drawn where there is nothing to show it on. */
void drawOffScreenWithoutDisplay(std::span<char *> words)
{
    const auto isSet = [](const char *name) { return !qEnvironmentVariableIsEmpty(name); };
    if (isSet("DISPLAY") || isSet("WAYLAND_DISPLAY") || isSet("QT_QPA_PLATFORM"))
        return;
    if (std::ranges::any_of(words, [](std::string_view word) { return word.starts_with("--screenshot"); }))
        qputenv("QT_QPA_PLATFORM", "offscreen");
}

/** Qt ends the program as if it had crashed where it finds no display. */
void endWithoutDisplay(QtMsgType type, const QMessageLogContext &, const QString &text)
{
    if (type != QtFatalMsg) {
        std::fprintf(stderr, "%s\n", qPrintable(text));
        return;
    }
    std::fputs(
        "clipwright: error: there is no display to show a window on. clipwright-cli needs none, and --screenshot "
        "OUT.png draws the window where DISPLAY and WAYLAND_DISPLAY are not set.\n",
        stderr);
    std::_Exit(1);
}

/** Where the desktop keeps what programs know from one start to the next. */
std::string journalFolder()
{
    const QString set = qEnvironmentVariable("XDG_STATE_HOME");
    const QString home = QDir::isAbsolutePath(set) ? set : QDir::homePath() + QStringLiteral("/.local/state");
    return journalsIn(home.toStdString());
}

std::unique_ptr<QApplication> makeApplication(int &argc, char **argv)
{
    const QtMessageHandler usual = qInstallMessageHandler(endWithoutDisplay);
    auto application = std::make_unique<QApplication>(argc, argv);
    qInstallMessageHandler(usual);
    return application;
}

} // namespace

int main(int argc, char *argv[])
{
    keepStandardStreams();
    const std::span words(argv, static_cast<std::size_t>(argc));
    const bool hasWindow = !asksForWords(words);
    drawOffScreenWithoutDisplay(words);
    const std::unique_ptr<QCoreApplication> application =
        hasWindow ? makeApplication(argc, argv) : std::make_unique<QCoreApplication>(argc, argv);
    QApplication::setApplicationName(QStringLiteral("clipwright"));
    QApplication::setApplicationDisplayName(QStringLiteral("Clipwright"));
    QApplication::setOrganizationName(QStringLiteral("clipwright"));
    QApplication::setApplicationVersion(QStringLiteral(CLIPWRIGHT_VERSION));
    QApplication::setDesktopFileName(QStringLiteral("clipwright"));
    if (hasWindow)
        QApplication::setWindowIcon(QIcon(QStringLiteral(":/icons/clipwright.svg")));
    installTranslations(*application);

    const auto line = app::parseCommandLine(QApplication::arguments());
    if (const auto code = answer(line))
        return *code;
    if (hasWindow && line->screenshot.isEmpty())
        views::AssetPictures::setCacheFolder(thumbnailFolder());
    const bool isShot = !line->screenshot.isEmpty();
    app::MainWindow window(isShot ? app::Remembering::Nothing : app::Remembering::Settings);
    if (line->theme)
        window.chooseTheme(*line->theme);
    if (isShot) {
        new app::Screenshot(window, *line);
        return QApplication::exec();
    }
    const app::DesktopTheme desktop;
    window.show();
    window.journal().start(journalFolder());
    if (line->quitsAtFirstFrame)
        new app::FirstFrame(*window.windowHandle());
    if (!line->file.isEmpty()) {
        // What to do once the file is there is asked once, not with every later file.
        QObject::connect(
            &window.files(), &app::Files::opened, &window,
            [&window, line = *line] {
                if (line.frame)
                    window.session().seekTimeline(*line.frame);
                if (line.plays)
                    window.session().setPlaying(true);
            },
            Qt::SingleShotConnection);
        window.open(line->file);
    }
    return QApplication::exec();
}
