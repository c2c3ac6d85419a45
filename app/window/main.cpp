// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#include "app/window/command_line.h"
#include "app/window/main_window.h"
#include "app/window/screenshot.h"
#include "widgets/theme.h"

#include <QApplication>
#include <QIcon>
#include <QLibraryInfo>
#include <QLocale>
#include <QTranslator>

#include <cstdio>
#include <optional>

namespace {

using namespace clipwright;

/** English first, for its plurals: a language that is not there falls back to it, text by text. */
void installTranslations(QApplication &application)
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

} // namespace

int main(int argc, char *argv[])
{
    QApplication application(argc, argv);
    QApplication::setApplicationName(QStringLiteral("clipwright"));
    QApplication::setApplicationDisplayName(QStringLiteral("Clipwright"));
    QApplication::setOrganizationName(QStringLiteral("clipwright"));
    QApplication::setApplicationVersion(QStringLiteral(CLIPWRIGHT_VERSION));
    QApplication::setDesktopFileName(QStringLiteral("clipwright"));
    QApplication::setWindowIcon(QIcon(QStringLiteral(":/icons/clipwright.svg")));
    installTranslations(application);

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
    window.show();
    if (!line->file.isEmpty()) {
        // What to do once the file is there is asked once, not with every later file.
        QObject::connect(
            &window.files(), &app::Files::opened, &window,
            [&window, line = *line] {
                if (line.frame)
                    window.session().seek(*line.frame);
                if (line.plays)
                    window.session().setPlaying(true);
            },
            Qt::SingleShotConnection);
        window.open(line->file);
    }
    return QApplication::exec();
}
