// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#include "app/window/actions.h"
#include "app/window/panels.h"
#include "model/io/formats.h"
#include "model/io/lottie/lottie_gaps.h"
#include "model/io/oanim/reasons.h"
#include "sentences_of_the_report.h"
#include "views/session/issue_text.h"

#include <QCoreApplication>
#include <QFile>
#include <QTranslator>
#include <QtTest>

using namespace clipwright;

class tst_Translations : public QObject {
    Q_OBJECT

private slots:
    void noTextIsUnfinished();
    void everyTableRowIsGerman();
    void germanTakesItsPlural();
    void sentencesOfTheModelAreGerman();
    void whatReadersExpectIsGerman();
    void everyWholeSentenceInTheSourcesIsGerman();
};

void tst_Translations::noTextIsUnfinished()
{
    for (const char *language : {"de", "en"}) {
        QFile file(QStringLiteral(CLIPWRIGHT_SOURCE "/translations/clipwright_%1.ts").arg(QLatin1String(language)));
        QVERIFY(file.open(QIODevice::ReadOnly));
        const QByteArray text = file.readAll();
        QVERIFY2(!text.contains("type=\"unfinished\"") && !text.contains("<translation></translation>"), language);
    }
}

void tst_Translations::everyTableRowIsGerman()
{
    QTranslator german;
    QVERIFY(german.load(QStringLiteral(":/translations/clipwright_de.qm")));
    for (const app::ActionRow &row : app::actionRows()) {
        QVERIFY2(!german.translate("Actions", row.text).isEmpty(), row.text);
        QVERIFY2(!german.translate("Actions", row.tip).isEmpty(), row.tip);
    }
    for (const app::PanelRow &row : app::panelRows())
        QVERIFY2(!german.translate("Panels", row.title).isEmpty(), row.title);
    for (const FormatRow &row : formats())
        QVERIFY2(!german.translate("Formats", std::string(row.label).c_str()).isEmpty(), row.name.data());
}

void tst_Translations::germanTakesItsPlural()
{
    QTranslator german;
    QVERIFY(german.load(QStringLiteral(":/translations/clipwright_de.qm")));
    const auto problems = [&](int n) {
        return german.translate("clipwright::app::MainWindow", "%n problem", nullptr, n);
    };
    QCOMPARE(problems(1), QStringLiteral("%n Problem"));
    QCOMPARE(problems(3), QStringLiteral("%n Probleme"));
}

void tst_Translations::sentencesOfTheModelAreGerman()
{
    QTranslator german;
    QVERIFY(german.load(QStringLiteral(":/translations/clipwright_de.qm")));
    QCoreApplication::installTranslator(&german);
    // As the reader says them, so that a sentence that is changed there is missed here.
    for (const LottieGap &gap :
         {gaps::kTimeStretch, gaps::kTimeRemap,        gaps::kLayer3d,        gaps::kTrackMatte,
          gaps::kSkew,        gaps::kExpression,       gaps::kBlendMode,      gaps::kMaskMany,
          gaps::kRepeater,    gaps::kLayerUnsupported, gaps::kEffects,        gaps::kLinkMissing,
          gaps::kLinkCycle,   gaps::kPrecompMissing,   gaps::kPrecompCycle,   gaps::kParentMissing,
          gaps::kParentCycle, gaps::kImageMissing,     gaps::kImageBadBase64, gaps::kSolidColour,
          gaps::kMaskMode,    gaps::kMaskExpanded,     gaps::kItemUnknown,    gaps::kTrimSequential,
          gaps::kDashOrder,   gaps::kDashOffsetPlace,  gaps::kZigZag,         gaps::kMergePaths}) {
        for (const std::string_view sentence : {gap.what, gap.advice}) {
            const std::string english(sentence);
            QVERIFY2(views::translatedSentence(english) != QString::fromStdString(english), english.c_str());
        }
    }
    for (const char *sentence :
         {"A mask has a dent between two of its keys; there its outer outline cuts.",
          "A line has more than 512 dashes; it is shown solid.", "The picture 'head.png' is not a PNG.",
          "the texture 'a.png' is shown as its tint: there is no file 'b/a.png'",
          "the texture 'a.png': expected a whole PNG picture: what is there is broken, cut off or something else",
          "A moving fill folds over itself. A game that cuts it into triangles once, at its first key, paints beside "
          "it, most at frame 12."})
        QVERIFY2(views::translatedSentence(sentence) != QString::fromUtf8(sentence), sentence);
    for (const char *sentence :
         {"A gradient-fill stands outside a group.", "A shape holds two of the type mask.",
          "The position of the group has its components apart.", "The anchor of the layer is used.",
          "This cannot be written: two clips are named 'a'.", "This cannot be written: a hole has too few points.",
          "layer 3 'arm', shape 0: a hole needs 3 points", "layer 3 'arm': the parent must be an earlier layer or -1",
          "clip 'walk': a clip's name is its own", "the rate must be over 0"})
        QVERIFY2(views::translatedSentence(sentence) != QString::fromUtf8(sentence), sentence);
    QCOMPARE(views::translatedSentence("layer 3 'arm', shape 0: a hole needs 3 points"),
             QStringLiteral("Ebene 3 „arm“, Form 0: ein Loch braucht 3 Punkte"));
    // Words that vary stand in the translation, known ones in German.
    QCOMPARE(views::translatedSentence("A video placeholder layer is not drawn."),
             QStringLiteral("Eine Ebene der Art „Video-Platzhalter“ wird nicht gezeichnet."));
    QCOMPARE(views::translatedSentence("A 99 (unknown) layer is not drawn."),
             QStringLiteral("Eine Ebene der Art „99 (unknown)“ wird nicht gezeichnet."));
    QCOMPARE(views::translatedSentence("The layer has effects (Blur 2, 'Tint'); they are not shown."),
             QStringLiteral("Die Ebene hat Effekte (Blur 2, 'Tint'); sie werden nicht gezeigt."));
    QCOMPARE(views::translatedSentence("This is 'walk'; the file also holds: 'run', 'jump'."),
             QStringLiteral("Das ist „walk“; die Datei enthält außerdem: 'run', 'jump'."));
    QCOMPARE(views::translatedSentence("A shape item of the unknown kind 'zz' is left out."),
             QStringLiteral("Ein Formelement der unbekannten Art „zz“ wird weggelassen."));
    QCoreApplication::removeTranslator(&german);
}

void tst_Translations::whatReadersExpectIsGerman()
{
    QTranslator german;
    QVERIFY(german.load(QStringLiteral(":/translations/clipwright_de.qm")));
    QCoreApplication::installTranslator(&german);
    const auto said = [](const std::string &sentence) { return views::translatedSentence(sentence); };
    for (const oanim::ReasonRow &row : oanim::reasons()) {
        // Grammar alone is the same in all languages.
        const std::string expected(row.expected);
        const bool isGrammar = expected.front() == '`' && expected.find('`', 1) == expected.size() - 1;
        QVERIFY2(isGrammar || said(expected) != QString::fromStdString(expected), expected.c_str());
        const QString whole = said("expected " + expected + " (3 more `v` to come); found `fill 1, found 2`");
        QVERIFY2(whole.startsWith(QStringLiteral("erwartet: ")), qPrintable(whole));
        QVERIFY2(whole.endsWith(QStringLiteral(" (noch 3 `v` ausstehend); gefunden: `fill 1, found 2`")),
                 qPrintable(whole));
    }
    QCOMPARE(said("The file is not JSON: expected ',' or '}', found 'x'."),
             QStringLiteral("Die Datei ist kein JSON: erwartet: „,“ oder „}“; gefunden: 'x'."));
    QCOMPARE(said("The file is not JSON: expected a value, found the end of the text."),
             QStringLiteral("Die Datei ist kein JSON: erwartet: ein Wert; gefunden: das Ende des Textes."));
    QCOMPARE(said("cannot read '/a: b': it is a folder"),
             QStringLiteral("„/a: b“ lässt sich nicht lesen: das ist ein Ordner"));
    QCOMPARE(said("cannot write 'x': making a temporary file in '.': Permission denied"),
             QStringLiteral("„x“ lässt sich nicht schreiben: beim Anlegen einer vorläufigen Datei in „.“: keine "
                            "Berechtigung"));
    QCOMPARE(said("the texture 'a.png' is shown as its tint: there is no file 'b/a.png'"),
             QStringLiteral("Die Textur „a.png“ wird als ihr Farbton gezeigt: Es gibt keine Datei „b/a.png“."));
    for (const char *unknown : {"a sentence that nobody knows", "strange: things: said", "%1 of %2: %3"})
        QCOMPARE(said(unknown), QString::fromUtf8(unknown));
    QCoreApplication::removeTranslator(&german);
}

/** Literals of the reader and the cook that are sentences of their own; those put together are listed above. */
void tst_Translations::everyWholeSentenceInTheSourcesIsGerman()
{
    QTranslator german;
    QVERIFY(german.load(QStringLiteral(":/translations/clipwright_de.qm")));
    QCoreApplication::installTranslator(&german);
    int count = 0;
    for (const auto &[file, sentence] : testing::sentencesOfTheReport()) {
        ++count;
        QVERIFY2(!sentence.isEmpty(), qPrintable(file));
        const std::string english = QString(sentence).replace(QStringLiteral("{}"), QStringLiteral("x")).toStdString();
        QVERIFY2(views::translatedSentence(english) != QString::fromStdString(english), english.c_str());
    }
    QVERIFY(count > 100);
    QCoreApplication::removeTranslator(&german);
}

QTEST_GUILESS_MAIN(tst_Translations)
#include "tst_translations.moc"
