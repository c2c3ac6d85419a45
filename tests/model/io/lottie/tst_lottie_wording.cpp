// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT

#include "sentences_of_the_report.h"

#include <QRegularExpression>
#include <QtTest>

using namespace clipwright::testing;

namespace {

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
        for (const auto &[file, sentence] : sentencesOfTheReport()) {
            ++count;
            QVERIFY2(!sentence.isEmpty(), qPrintable(file));
            QVERIFY2(wordOfTheFormat(sentence).isEmpty(), qPrintable(file + ": " + sentence));
        }
        QVERIFY(count > 100);
    }
};

QTEST_APPLESS_MAIN(tst_LottieWording)
#include "tst_lottie_wording.moc"
