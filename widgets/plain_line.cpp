// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#include "widgets/plain_line.h"

#include <QTextDocument>

#include <algorithm>

namespace clipwright::widgets {

namespace {

constexpr char16_t kControlPictures = 0x2400;
constexpr char16_t kPictureOfDelete = 0x2421;
constexpr char16_t kZeroWidthSpace = 0x200b;
constexpr int kLongWord = 24; ///< letters; longer ones are cut every so many

/** What ends a line or changes the direction of writing (Unicode 15, Bidi_Control and line separators). */
bool isSteering(char16_t c)
{
    return (c >= 0x80 && c <= 0x9f) || c == 0x61c || c == 0x200e || c == 0x200f || (c >= 0x2028 && c <= 0x202e)
           || (c >= 0x2066 && c <= 0x2069);
}

} // namespace

QString plainLine(const QString &text)
{
    QString line = text;
    std::transform(text.begin(), text.end(), line.begin(), [](QChar letter) {
        const char16_t c = letter.unicode();
        if (c < 0x20)
            return QChar(static_cast<char16_t>(kControlPictures + c));
        if (c == 0x7f)
            return QChar(kPictureOfDelete);
        return isSteering(c) ? QChar(QChar::ReplacementCharacter) : letter;
    });
    return line;
}

QString toolTipText(const QString &text)
{
    if (!Qt::mightBeRichText(text))
        return text;
    return QStringLiteral("<span style=\"white-space: pre-wrap\">%1</span>").arg(text.toHtmlEscaped());
}

QString breakable(const QString &text)
{
    QString out;
    int letters = 0;
    for (const QChar letter : text) {
        letters = letter.isSpace() ? 0 : letters + 1;
        // Never between the halves of one letter.
        if (letters > kLongWord && !letter.isLowSurrogate() && !letter.isMark()) {
            out += QChar(kZeroWidthSpace);
            letters = 1;
        }
        out += letter;
        // Behind a folder is where a path breaks best.
        if (letter == u'/') {
            out += QChar(kZeroWidthSpace);
            letters = 0;
        }
    }
    return out;
}

} // namespace clipwright::widgets
