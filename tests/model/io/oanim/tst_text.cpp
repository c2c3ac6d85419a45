// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#include "model/io/oanim/fixtures.h"
#include "model/io/oanim/line_scanner.h"
#include "model/io/oanim/reasons.h"

using namespace clipwright;

class tst_Text : public QObject {
    Q_OBJECT

private slots:
    void oshapeRefusesWhatOnlyOanimHolds();
    void errorsQuoteNoControlCharacters();
    void errorsPointAtTheWord();
    void numbersFollowStreams_data();
    void numbersFollowStreams();
    void countsAreReadUpToAPoint_data();
    void countsAreReadUpToAPoint();
    void linesAreCountedLikeStreams();
    void forgedCountsDoNotAllocate();
    void foreignLinesBecomeComments();
    void namesAreWrittenAsOneWord();
    void malformedMarksAreKept();
    void theDocumentTellsEveryReason();
    void theWholeWindowIsLeftOutOfOanimOnly();
    void theLayoutIsCanonical();
};

namespace {

constexpr const char *kHeader = "version 1\nfps 30\nduration 60\n";

bool contains(const std::string &text, std::string_view part)
{
    return text.find(part) != std::string::npos;
}

} // namespace

void tst_Text::oshapeRefusesWhatOnlyOanimHolds()
{
    CookedRig rig = readOshape("fill 1 1 1 1\ncontour 3\nv 0 0\nv 1 0\nv 0 1\n").value();
    CookedRig changed = rig;
    changed.layers.push_back(changed.layers.front());
    QCOMPARE(writeOshape(changed).error().code, std::string("needs-oanim"));
    QVERIFY(contains(writeOshape(changed).error().what, "2 layers"));
    changed = rig;
    changed.layers[0].channel(CookedChannel::Rotation) = {{0}, {Easing::linear()}, {1}};
    QVERIFY(!writeOshape(changed));
    changed = rig;
    changed.layers[0].shapes[0].layout.paint = PaintKind::Linear;
    QVERIFY(contains(writeOshape(changed).error().what, "gradient"));
    changed = rig;
    changed.layers[0].shapes[0].frames.push_back(1);
    QVERIFY(contains(writeOshape(changed).error().what, "moves"));
    changed = rig;
    changed.layers[0].shapes.clear();
    QVERIFY(!writeOshape(changed));
    changed = rig;
    changed.morphs.emplace_back();
    QVERIFY(!writeOshape(changed));
}

void tst_Text::errorsQuoteNoControlCharacters()
{
    const std::string statement = "fps \x1b[31m" + std::string(100, 'x');
    const Result<CookedRig> rig = readOanim(statement);
    QVERIFY(!rig);
    QVERIFY(!contains(rig.error().what, "\x1b"));
    QVERIFY(contains(rig.error().what, "…`"));
    QVERIFY(contains(readOanim("fps 1\n").error().what, "found the end of the text"));
}

void tst_Text::errorsPointAtTheWord()
{
    const Result<CookedRig> rig = readOanim(std::string(kHeader) + "layer a parent -1\nrot k 1\n  kf 0 x\n", "a.oanim");
    QCOMPARE(rig.error().where.text(), std::string("a.oanim:6:8"));
}

void tst_Text::numbersFollowStreams_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<bool>("isRead");
    QTest::addColumn<double>("value");
    for (const char *bad :
         {"", "x", ".", "-", "+", "--1", "+-1", "1e", "1e+", "nan", "inf", "-inf", "1e39", "-1e400", "e5"})
        QTest::addRow("'%s'", bad) << QByteArray(bad) << false << 0.0;
    QTest::newRow("plus") << QByteArray("+5") << true << 5.0;
    QTest::newRow("point") << QByteArray("5.") << true << 5.0;
    QTest::newRow("bare point") << QByteArray("-.5") << true << -0.5;
    QTest::newRow("exponent") << QByteArray("00012E-1") << true << 1.2;
    QTest::newRow("too small") << QByteArray("-1e-60") << true << 0.0;
    QTest::newRow("far too small") << QByteArray("1e-400") << true << 0.0;
    QTest::newRow("largest float") << QByteArray("3.4028235e38") << true << 3.4028235e38;
    QTest::newRow("double") << QByteArray("0.1") << true << 0.1;
}

void tst_Text::numbersFollowStreams()
{
    QFETCH(QByteArray, text);
    QFETCH(bool, isRead);
    QFETCH(double, value);
    oanim::Words words({text.constData(), static_cast<std::size_t>(text.size())});
    double read = 0;
    QCOMPARE(words.number(read), isRead);
    QCOMPARE(read, value);
    QVERIFY(!std::signbit(read) || read < 0);
    QVERIFY(!isRead || words.hasEnded());
}

void tst_Text::countsAreReadUpToAPoint_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<int>("value");
    for (const char *bad : {"", "x", ".5", "+-1", "1x", "1,5", "0x10", "2147483648"})
        QTest::addRow("'%s'", bad) << QByteArray(bad) << -999;
    QTest::newRow("point") << QByteArray("2.7") << 2;
    QTest::newRow("plus") << QByteArray("+3") << 3;
    QTest::newRow("minus") << QByteArray("-1") << -1;
}

void tst_Text::countsAreReadUpToAPoint()
{
    QFETCH(QByteArray, text);
    QFETCH(int, value);
    oanim::Words words({text.constData(), static_cast<std::size_t>(text.size())});
    int read = 0;
    const bool isRead = words.count(read);
    QCOMPARE(isRead ? read : -999, value);
}

void tst_Text::linesAreCountedLikeStreams()
{
    for (const auto &[text, lines] : std::initializer_list<std::pair<const char *, int>>{
             {"", 0}, {"\n", 1}, {"a", 1}, {"a\n", 1}, {"a\n\n", 2}, {"a\n\nb", 3}}) {
        oanim::LineScanner scanner(text);
        while (scanner.next())
            ;
        QCOMPARE(scanner.number(), lines);
    }
}

void tst_Text::forgedCountsDoNotAllocate()
{
    const std::string layer = std::string(kHeader) + "layer a parent -1\n";
    std::string text = layer;
    for (int i = 0; i < 1000; ++i)
        text += "rot k 2000000000\n";
    QVERIFY(!readOanim(text));
    text = layer + "shape k 2000000000\nkf 0\nlinear 0 0 1 1 2000000000\n";
    QCOMPARE(readOanim(text).error().code, std::string("stops-missing"));
}

void tst_Text::foreignLinesBecomeComments()
{
    CookedRig rig = readOanim(std::string(kHeader)
                              + "layer a parent -1\n  shape k 1\n    kf 0\n"
                                "      fill 1 1 1 1\n      contour 3\n      v 0 0\n      v 1 0\n      v 0 1\n")
                        .value();
    rig.kept = {{{KeptAt::kHeader, KeptAt::Fps}, "fps 99 # of an .oshape\nunknown\nmark 3 m"},
                {{0, 5, 0, 3}, "unknown too"}};
    const std::string text = writeOanim(rig);
    QVERIFY(contains(text, "# fps 99 # of an .oshape\nunknown\n# mark 3 m\nfps 30\n"));
    QVERIFY(contains(text, "      # unknown too\n      v 0 0\n"));
    QVERIFY(readOanim(text)->sameContent(rig));
}

void tst_Text::namesAreWrittenAsOneWord()
{
    CookedRig rig = readOanim(std::string(kHeader) + "layer a parent -1\n").value();
    rig.layers[0].name = " two #words\n";
    rig.clips.push_back({"", 0, 1, true});
    rig.marks.push_back({0, "m", "a #b\nc"});
    rig.marks.push_back({1, "m", "a \rb"});
    const Result<CookedRig> again = readOanim(writeOanim(rig));
    QCOMPARE(again->layers[0].name, std::string("two__words"));
    QCOMPARE(again->clips[0].name, std::string("_"));
    QCOMPARE(again->marks[0].payload, std::string("a  b c"));
    QCOMPARE(again->marks[1].payload, std::string("a \rb")); // white space like any other, in a line that goes on
}

void tst_Text::malformedMarksAreKept()
{
    const std::string text = fixtures::contentOf(QStringLiteral(CLIPWRIGHT_TEST_DATA "/oanim/marks.oanim"));
    const CookedRig rig = readOanim(text).value();
    QCOMPARE(rig.marks.size(), std::size_t{5});
    QVERIFY((rig.marks[1] == TimeMark{12.5, "footstep", "{\"side\": \"left\", \"volume\": 0.5}"}));
    QCOMPARE(rig.marks[2].payload, std::string("two  words"));
    QVERIFY(contains(writeOanim(rig), "mark 3x a      # nor is this a frame\nlayer b parent 0\n"));
}

void tst_Text::theDocumentTellsEveryReason()
{
    const std::string document = fixtures::contentOf(QStringLiteral(CLIPWRIGHT_SOURCE "/docs/formats/oanim.md"));
    for (const oanim::ReasonRow &row : oanim::reasons())
        QVERIFY2(contains(document, std::string("| `").append(row.code).append("` |")), row.code.data());
}

void tst_Text::theWholeWindowIsLeftOutOfOanimOnly()
{
    const std::string region = "fill 1 1 1 1\ntexture a.png 0 0 1 1\ncontour 3\nv 0 0\nv 1 0\nv 0 1\n";
    const std::string still = writeOshape(readOshape(region).value()).value();
    QVERIFY(contains(still, "texture a.png 0 0 1 1 0 0 1 1\n"));
    const std::string moving =
        writeOanim(readOanim(std::string(kHeader) + "layer a parent -1\nshape k 1\nkf 0\n" + region).value());
    QVERIFY(contains(moving, "texture a.png 0 0 1 1\n"));
}

void tst_Text::theLayoutIsCanonical()
{
    const std::string text =
        "# head\nversion 2\nfps 23.976\nduration 60\nclip a 0 30 loop\nclip b 30 60 once\nmark 3 m {}\n"
        "layer root parent -1\n  pos k 2\n    kf 0 0.1 -1e-7 hold\n    kf 30 1 2 ease 0.1 0 0.5 1\n"
        "  # shape\n  shape k 1\n    kf 0\n      radial 0 0 1 0 2\n      focal 0.5 0\n"
        "      stop 0 1 1 1 1\n      stop 1 0 0 0 1\n      stroke 0.25 round bevel 4 closed\n"
        "      contour 2\n      v 0 0\n      # second\n      v 1 1\n      mask 3\n      v 0 0\n"
        "      v 2 0\n      v 0 2\nlayer leaf parent 0\n# end\n";
    const Result<CookedRig> rig = readOanim(text);
    if (!rig)
        QFAIL(rig.error().what.c_str());
    QCOMPARE(writeOanim(*rig), text);
}

QTEST_APPLESS_MAIN(tst_Text)
#include "tst_text.moc"
