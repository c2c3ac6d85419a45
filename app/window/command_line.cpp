// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#include "app/window/command_line.h"

#include "model/core/numbers.h"

#include <QCommandLineParser>

namespace clipwright::app {

namespace {

constexpr int kLeastSide = 64;
constexpr int kMostSide = 8192;

const QString kScreenshot = QStringLiteral("screenshot");
const QString kSize = QStringLiteral("size");
const QString kTheme = QStringLiteral("theme");
const QString kFrame = QStringLiteral("frame");
const QString kPlay = QStringLiteral("play");
const QString kFirstFrame = QStringLiteral("first-frame");
const QString kHelp = QStringLiteral("help");
const QString kVersion = QStringLiteral("version");

/** Fills the parser, which cannot be copied. */
void describe(QCommandLineParser &parser)
{
    const auto say = [](const char *text) { return QCoreApplication::translate("CommandLine", text); };
    parser.setApplicationDescription(say(QT_TRANSLATE_NOOP("CommandLine", "Opens FILE in the animation editor.")));
    parser.addPositionalArgument(QStringLiteral("FILE"),
                                 say(QT_TRANSLATE_NOOP("CommandLine", "A Lottie, .oanim or .oshape file.")),
                                 QStringLiteral("[FILE]"));
    parser.addOptions({
        {kScreenshot, say(QT_TRANSLATE_NOOP("CommandLine", "Saves a picture of the window and quits.")),
         QStringLiteral("OUT.png")},
        {kSize, say(QT_TRANSLATE_NOOP("CommandLine", "The window's size.")), QStringLiteral("WxH")},
        {kTheme, say(QT_TRANSLATE_NOOP("CommandLine", "system, dark or light.")), QStringLiteral("THEME")},
        {kFrame, say(QT_TRANSLATE_NOOP("CommandLine", "Parks the playhead on a frame.")), QStringLiteral("N")},
        {kPlay, say(QT_TRANSLATE_NOOP("CommandLine", "Plays at once."))},
        {{QStringLiteral("h"), kHelp}, say(QT_TRANSLATE_NOOP("CommandLine", "Prints this."))},
        {{QStringLiteral("v"), kVersion}, say(QT_TRANSLATE_NOOP("CommandLine", "Prints the version."))},
    });
    QCommandLineOption firstFrame(kFirstFrame);
    firstFrame.setFlags(QCommandLineOption::HiddenFromHelp);
    parser.addOption(firstFrame);
}

tl::unexpected<Error> wrong(const QString &what)
{
    return refuse("usage", what.toStdString());
}

Result<QSize> parseSize(const QString &text)
{
    const QStringList sides = text.split(u'x');
    bool isWidth = false;
    bool isHeight = false;
    const QSize size(sides.value(0).toInt(&isWidth), sides.value(1).toInt(&isHeight));
    const auto isSide = [](int side) { return side >= kLeastSide && side <= kMostSide; };
    if (sides.size() != 2 || !isWidth || !isHeight || !isSide(size.width()) || !isSide(size.height()))
        return wrong(QStringLiteral("--size wants WIDTHxHEIGHT, each from 64 to 8192, not '%1'").arg(text));
    return size;
}

Result<widgets::ThemeChoice> parseTheme(const QString &text)
{
    if (text == QStringLiteral("dark"))
        return widgets::ThemeChoice::Dark;
    if (text == QStringLiteral("light"))
        return widgets::ThemeChoice::Light;
    if (text == QStringLiteral("system"))
        return widgets::ThemeChoice::System;
    return wrong(QStringLiteral("--theme wants system, dark or light, not '%1'").arg(text));
}

} // namespace

Result<CommandLine> parseCommandLine(const QStringList &arguments)
{
    QCommandLineParser parser;
    describe(parser);
    if (!parser.parse(arguments))
        return wrong(parser.errorText());
    CommandLine line;
    line.asksHelp = parser.isSet(kHelp);
    line.asksVersion = parser.isSet(kVersion);
    line.plays = parser.isSet(kPlay);
    line.quitsAtFirstFrame = parser.isSet(kFirstFrame);
    line.screenshot = parser.value(kScreenshot);
    const QStringList files = parser.positionalArguments();
    if (files.size() > 1)
        return wrong(QStringLiteral("one FILE is opened at a time, not %1").arg(files.size()));
    line.file = files.value(0);
    if (parser.isSet(kSize)) {
        const auto size = parseSize(parser.value(kSize));
        if (!size)
            return tl::make_unexpected(size.error());
        line.size = *size;
    }
    if (parser.isSet(kTheme)) {
        const auto theme = parseTheme(parser.value(kTheme));
        if (!theme)
            return tl::make_unexpected(theme.error());
        line.theme = *theme;
    }
    if (parser.isSet(kFrame)) {
        const auto frame = parseNumber(parser.value(kFrame).toStdString());
        if (!frame)
            return wrong(QStringLiteral("--frame wants a number, not '%1'").arg(parser.value(kFrame)));
        line.frame = *frame;
    }
    return line;
}

QString helpText()
{
    QCommandLineParser parser;
    describe(parser);
    return parser.helpText();
}

} // namespace clipwright::app
