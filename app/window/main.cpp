// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#include "app/window/command_line.h"
#include "app/window/desktop_theme.h"
#include "app/window/first_frame.h"
#include "app/window/main_window.h"
#include "app/window/screenshot.h"
#include "widgets/theme.h"

#include <QApplication>
#include <QIcon>
#include <QLibraryInfo>
#include <QLocale>
#include <QTranslator>

#include <algorithm>
#include <array>
#include <cstdio>
#include <memory>
#include <optional>
#include <span>
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

} // namespace

int main(int argc, char *argv[])
{
    const bool hasWindow = !asksForWords({argv, static_cast<std::size_t>(argc)});
    const std::unique_ptr<QCoreApplication> application =
        hasWindow ? std::make_unique<QApplication>(argc, argv) : std::make_unique<QCoreApplication>(argc, argv);
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
