// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT

#include <QDirIterator>
#include <QFile>
#include <QRegularExpression>
#include <QtTest>

namespace {

/** Sentences among the literals of a source, their seams closed. */
QStringList sentencesOf(const QString &source)
{
    static const QRegularExpression comment(QStringLiteral("//[^\n]*|/\\*.*?\\*/"),
                                            QRegularExpression::DotMatchesEverythingOption);
    static const QRegularExpression literal(QStringLiteral("((?:\"(?:[^\"\\\\\n]|\\\\.)*\"\\s*)+)"));
    static const QRegularExpression seam(QStringLiteral("\"\\s*\"|^\"|\"\\s*$"));
    QStringList sentences;
    for (auto match = literal.globalMatch(QString(source).remove(comment)); match.hasNext();) {
        const QString text = match.next().captured().remove(seam);
        if (!text.isEmpty() && text.front().isUpper() && text.endsWith(u'.') && text.count(u' ') >= 2)
            sentences.append(text);
    }
    return sentences;
}

/** The first word that only somebody who knows the file format would understand; empty where there is none. */
QString wordOfTheFormat(const QString &sentence)
{
    static const QRegularExpression word(
        QStringLiteral("'[a-z]{1,4}'|\\b(?:objects?|arrays?|base64|convex|polygons?|vertex|"
                       "vertices|contours?|boolean|null|parse[drs]?|bytes?|pointers?|"
                       "topology|stride|float|NaN)\\b"));
    return word.match(sentence).captured();
}

} // namespace

/** What the Lottie reader and the cook say is for artists: the place in the file stands beside it. */
class tst_LottieWording : public QObject {
    Q_OBJECT

private slots:
    void wordsOfTheFormatAreSeen()
    {
        QCOMPARE(wordOfTheFormat("The frame rate 'fr' must be a number."), QString("'fr'"));
        QCOMPARE(wordOfTheFormat("A layer is not an object."), QString("object"));
        QCOMPARE(wordOfTheFormat("A mask has a dent; the layer is shown whole."), QString());
        QCOMPARE(sentencesOf("say(\"One two \"\n  \"three.\"); // \"Not this one.\""), QStringList{"One two three."});
    }

    void noSentenceSpeaksOfTheFileFormat()
    {
        int count = 0;
        for (const char *folder : {"/model/cook", "/model/io/lottie"}) {
            for (QDirIterator it(QStringLiteral(CLIPWRIGHT_SOURCE) + QLatin1String(folder), {"*.cpp", "*.h"});
                 it.hasNext();) {
                QFile file(it.next());
                // Of rigs of `.oanim` and `.oshape`, whose words their writers know.
                if (it.fileName().startsWith(QStringLiteral("world_"))
                    || it.fileName().startsWith(QStringLiteral("cook_world")))
                    continue;
                QVERIFY(file.open(QIODevice::ReadOnly));
                for (const QString &sentence : sentencesOf(QString::fromUtf8(file.readAll()))) {
                    ++count;
                    QVERIFY2(wordOfTheFormat(sentence).isEmpty(), qPrintable(it.fileName() + ": " + sentence));
                }
            }
        }
        QVERIFY(count > 100);
    }
};

QTEST_APPLESS_MAIN(tst_LottieWording)
#include "tst_lottie_wording.moc"
