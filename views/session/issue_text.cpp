// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#include "views/session/issue_text.h"

#include <QCoreApplication>
#include <QRegularExpression>
#include <QStringList>

namespace clipwright::views {

namespace {

/** A hostile file's sentence can be a megabyte: no table knows it. */
constexpr qsizetype kLongestKnown = 400;

/** The model's sentences and advice, said again for the translators' tools: the model translates nothing. */
[[maybe_unused]] constexpr const char *kSentences[]{
    QT_TRANSLATE_NOOP("Issues", "The layer's time is stretched; it is shown at its normal speed."),
    QT_TRANSLATE_NOOP(
        "Issues",
        "Set the stretch to %1 % and scale the keys instead, or pre-compose and render the timing into keys."),
    QT_TRANSLATE_NOOP("Issues", "The layer's time is remapped; it is shown at its normal speed."),
    QT_TRANSLATE_NOOP("Issues", "Remove the time remapping and move the keys inside the composition."),
    QT_TRANSLATE_NOOP("Issues", "The layer is three-dimensional; it is shown flat, turned about the z axis only."),
    QT_TRANSLATE_NOOP("Issues", "Switch off the layer's %1D switch."),
    QT_TRANSLATE_NOOP("Issues", "The layer is cut out by a track matte; it is shown whole."),
    QT_TRANSLATE_NOOP("Issues", "Draw the cut-out shape itself, or use one convex mask."),
    QT_TRANSLATE_NOOP("Issues", "The layer has layer styles; they are not shown."),
    QT_TRANSLATE_NOOP("Issues", "Remove the layer styles, or draw their result as shapes."),
    QT_TRANSLATE_NOOP("Issues", "Remove the effects, or draw their result as shapes."),
    QT_TRANSLATE_NOOP("Issues", "The layer turns along its path by itself; it is shown without that."),
    QT_TRANSLATE_NOOP("Issues", "Switch auto-orient off and give the rotation keys."),
    QT_TRANSLATE_NOOP("Issues", "A transform is skewed; it is shown without the skew."),
    QT_TRANSLATE_NOOP("Issues", "Set the skew to %1 and move the path's points instead."),
    QT_TRANSLATE_NOOP("Issues", "A property is driven by an expression; its own value or keys are shown."),
    QT_TRANSLATE_NOOP("Issues", "Convert the expression to keyframes (Animation > Keyframe Assistant), or delete it."),
    QT_TRANSLATE_NOOP("Issues",
                      "A property follows the layer '%1', which is not there; its own value or keys are shown."),
    QT_TRANSLATE_NOOP("Issues", "Correct the name in the expression, or delete the expression."),
    QT_TRANSLATE_NOOP("Issues", "A blend mode is shown as normal."),
    QT_TRANSLATE_NOOP("Issues", "Set the blend mode to normal."),
    QT_TRANSLATE_NOOP("Issues", "The composition '%1' that the layer shows is not in the file; nothing is drawn."),
    QT_TRANSLATE_NOOP("Issues", "Export again with the composition included, or delete the layer."),
    QT_TRANSLATE_NOOP("Issues", "The image '%1' that the layer shows is not in the file."),
    QT_TRANSLATE_NOOP("Issues", "Export again with the image included, or delete the layer."),
    QT_TRANSLATE_NOOP("Issues", "The layer has several masks; it is shown whole."),
    QT_TRANSLATE_NOOP(
        "Issues", "The layer has a mask that does not just add (subtract, intersect, inverted …); it is shown whole."),
    QT_TRANSLATE_NOOP("Issues", "Use one mask in mode Add, not inverted, or draw the cut-out shape itself."),
    QT_TRANSLATE_NOOP("Issues", "Use one convex mask in mode Add, or draw the cut-out shape itself."),
    QT_TRANSLATE_NOOP("Issues", "The layer's mask is expanded; the layer is shown whole."),
    QT_TRANSLATE_NOOP("Issues", "Set the mask expansion to %1 and move the mask's points."),
    QT_TRANSLATE_NOOP("Issues", "A shape item of the unknown kind '%1' is left out."),
    QT_TRANSLATE_NOOP("Issues", "Delete the item, or replace it by paths, fills and strokes."),
    QT_TRANSLATE_NOOP("Issues", "A repeater is left out; only the original is shown."),
    QT_TRANSLATE_NOOP("Issues", "Copy the shapes by hand."),
    QT_TRANSLATE_NOOP("Issues", "Zig-zag is left out; the plain path is shown."),
    QT_TRANSLATE_NOOP("Issues", "Offset path is left out; the plain path is shown."),
    QT_TRANSLATE_NOOP("Issues", "Twist is left out; the plain path is shown."),
    QT_TRANSLATE_NOOP("Issues", "Convert the shape to a Bézier path."),
    QT_TRANSLATE_NOOP("Issues", "Merge paths cuts paths out of each other; they are shown unmerged."),
    QT_TRANSLATE_NOOP("Issues", "Unite or cut the paths in the drawing program, or set the mode to Merge."),
    QT_TRANSLATE_NOOP("Issues", "Trim paths cuts all paths as one line; each is cut alone."),
    QT_TRANSLATE_NOOP("Issues", "Set Trim Multiple Shapes to Simultaneously."),
    QT_TRANSLATE_NOOP(
        "Issues",
        "Overlapping contours of a translucent fill become regions of their own and darken where they overlap."),
    QT_TRANSLATE_NOOP("Issues", "Merge the paths into one outline."),
    QT_TRANSLATE_NOOP("Issues", "No layer paints anything that can be cooked."),
    QT_TRANSLATE_NOOP("Issues",
                      "The keys of a path differ in their number of points, so there is nothing between them to show."),
    QT_TRANSLATE_NOOP("Issues", "Give every key of the path the same points, or make it two paths."),
    QT_TRANSLATE_NOOP("Issues", "Choose another parent, or none."),
};

} // namespace

QString translatedSentence(const std::string &sentence)
{
    const QString text = QString::fromStdString(sentence);
    if (text.size() > kLongestKnown)
        return text;
    // An apostrophe inside a word opens no quote.
    static const QRegularExpression changing(QStringLiteral("(?:(?<=^')|(?<=\\s'))[^']*(?=')|-?\\d+(?:\\.\\d+)?"));
    QString pattern;
    QStringList parts;
    qsizetype from = 0;
    for (auto it = changing.globalMatch(text); it.hasNext();) {
        const QRegularExpressionMatch match = it.next();
        parts.push_back(match.captured());
        pattern += QStringView(text).mid(from, match.capturedStart() - from);
        pattern += u'%' + QString::number(parts.size());
        from = match.capturedEnd();
    }
    pattern += QStringView(text).mid(from);
    const QByteArray key = pattern.toUtf8();
    const QString known = QCoreApplication::translate("Issues", key.constData());
    if (known == pattern)
        return text;
    QString out;
    static const QRegularExpression place(QStringLiteral("%(\\d)"));
    from = 0;
    for (auto it = place.globalMatch(known); it.hasNext();) {
        const QRegularExpressionMatch match = it.next();
        out += QStringView(known).mid(from, match.capturedStart() - from);
        out += parts.value(match.captured(1).toInt() - 1);
        from = match.capturedEnd();
    }
    out += QStringView(known).mid(from);
    return out;
}

QString issueText(const Issue &issue)
{
    return translatedSentence(issue.what);
}

QString issueAdvice(const Issue &issue)
{
    return translatedSentence(issue.advice);
}

} // namespace clipwright::views
