// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#include "model/io/oanim/fixtures.h"
#include "model/io/oanim/rig_maker.h"

#include <rapidcheck.h>

#include <clocale>

using namespace clipwright;

class tst_Fixpoint : public QObject {
    Q_OBJECT

private slots:
    void everyCutIsWholeOrAnErrorWithALine_data() { fixtures::addRows(); }
    void everyCutIsWholeOrAnErrorWithALine();
    void everyLineLeftOutIsReadOrAnError_data() { fixtures::addRows(); }
    void everyLineLeftOutIsReadOrAnError();
    void whatIsWrittenOnceStays_data() { fixtures::addRows(); }
    void whatIsWrittenOnceStays();
    void everyCommentSurvives_data() { fixtures::addRows(); }
    void everyCommentSurvives();
    void carriageReturnsAreWhiteSpace_data() { fixtures::addRows(); }
    void carriageReturnsAreWhiteSpace();
    void theLocaleDoesNotMatter_data();
    void theLocaleDoesNotMatter();
    void generatedRigsSurvive();
    void generatedTextsKeepTheirLines();
};

void tst_Fixpoint::everyCutIsWholeOrAnErrorWithALine()
{
    QFETCH(std::string, text);
    QFETCH(bool, isShape);
    if (text.size() > 16384)
        QSKIP("too long for a quadratic test");
    for (std::size_t size = 0; size < text.size(); ++size) {
        const std::string cut = text.substr(0, size);
        const Result<CookedRig> rig = fixtures::read(cut, isShape);
        const auto lines = std::count(cut.begin(), cut.end(), '\n') + (cut.empty() || cut.back() == '\n' ? 0 : 1);
        if (rig)
            QVERIFY(!rig->layers.empty());
        else
            QVERIFY(rig.error().where.line <= lines && (rig.error().where.line > 0 || lines == 0));
    }
}

void tst_Fixpoint::everyLineLeftOutIsReadOrAnError()
{
    QFETCH(std::string, text);
    QFETCH(bool, isShape);
    for (std::size_t begin = 0; begin < text.size();) {
        const std::size_t end = std::min(text.find('\n', begin), text.size() - 1);
        const Result<CookedRig> rig = fixtures::read(text.substr(0, begin) + text.substr(end + 1), isShape);
        QVERIFY(rig || !rig.error().code.empty());
        if (rig)
            QVERIFY(fixtures::read(fixtures::write(*rig), isShape)->sameContent(*rig) || !rig->morphs.empty());
        begin = end + 1;
    }
}

void tst_Fixpoint::whatIsWrittenOnceStays()
{
    QFETCH(std::string, text);
    QFETCH(bool, isShape);
    const Result<CookedRig> rig = fixtures::read(text, isShape);
    if (!rig)
        QFAIL(rig.error().what.c_str());
    const std::string once = fixtures::write(*rig);
    const Result<CookedRig> again = fixtures::read(once, isShape);
    if (!again)
        QFAIL((again.error().what + "\n" + once).c_str());
    QCOMPARE(fixtures::write(*again), once);
    CookedRig named = *rig; // a morph set without a name gets one when it is written
    for (CookedMorph &morph : named.morphs)
        morph.name = morph.name.empty() ? "target" : morph.name;
    QVERIFY(again->sameContent(named));
    QVERIFY(again->kept == rig->kept);
}

void tst_Fixpoint::everyCommentSurvives()
{
    QFETCH(std::string, text);
    QFETCH(bool, isShape);
    const std::string once = fixtures::write(fixtures::read(text, isShape).value());
    for (std::size_t at = text.find('#'); at != std::string::npos; at = text.find('#', text.find('\n', at))) {
        const std::string comment = text.substr(at, text.find_first_of("\r\n", at) - at);
        QVERIFY2(once.find(comment + '\n') != std::string::npos, comment.c_str());
    }
}

void tst_Fixpoint::carriageReturnsAreWhiteSpace()
{
    QFETCH(std::string, text);
    QFETCH(bool, isShape);
    std::string windows;
    for (const char c : text)
        windows += c == '\n' ? std::string("\r\n") : std::string(1, c);
    QCOMPARE(fixtures::write(fixtures::read(windows, isShape).value()),
             fixtures::write(fixtures::read(text, isShape).value()));
}

void tst_Fixpoint::theLocaleDoesNotMatter_data()
{
    QTest::addColumn<QByteArray>("locale");
    for (const char *locale : {"C", "de_DE.UTF-8", "fr_FR.UTF-8", "ar_EG.UTF-8", "hi_IN.UTF-8", "ja_JP.UTF-8"})
        QTest::newRow(locale) << QByteArray(locale);
}

void tst_Fixpoint::theLocaleDoesNotMatter()
{
    QFETCH(QByteArray, locale);
    const std::string text = fixtures::contentOf(QStringLiteral(CLIPWRIGHT_TEST_DATA "/oanim/odd_order.oanim"));
    const std::string expected = writeOanim(readOanim(text).value());
    if (!std::setlocale(LC_ALL, locale.constData()))
        QSKIP("this locale is not installed");
    const std::string written = writeOanim(readOanim(text).value());
    std::setlocale(LC_ALL, "C");
    QCOMPARE(written, expected);
}

void tst_Fixpoint::generatedRigsSurvive()
{
    QVERIFY(rc::check("what is written reads back the same", [](std::uint32_t seed) {
        fixtures::RigMaker maker(seed);
        const CookedRig rig = seed % 2 ? maker.moving() : maker.still();
        const std::string text = fixtures::write(rig);
        const Result<CookedRig> again = fixtures::read(text, rig.isStill);
        RC_ASSERT(again.has_value());
        RC_ASSERT(again->sameContent(rig));
        RC_ASSERT(fixtures::write(*again) == text);
    }));
}

void tst_Fixpoint::generatedTextsKeepTheirLines()
{
    QVERIFY(rc::check("comments and unknown lines stay and mean nothing", [](std::uint32_t seed) {
        fixtures::RigMaker maker(seed);
        const CookedRig rig = seed % 2 ? maker.moving() : maker.still();
        const Result<CookedRig> read = fixtures::read(maker.strewn(fixtures::write(rig)), rig.isStill);
        RC_ASSERT(read.has_value());
        RC_ASSERT(read->sameContent(rig));
        const std::string once = fixtures::write(*read);
        for (const std::string &marker : maker.markers())
            RC_ASSERT(once.find(marker) != std::string::npos);
        const Result<CookedRig> again = fixtures::read(once, rig.isStill);
        RC_ASSERT(again.has_value());
        RC_ASSERT(again->sameContent(rig));
        RC_ASSERT(again->kept == read->kept);
        RC_ASSERT(fixtures::write(*again) == once);
    }));
}

QTEST_APPLESS_MAIN(tst_Fixpoint)
#include "tst_fixpoint.moc"
