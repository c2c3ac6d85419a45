// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT

#include "lottie_texts.h"

#include "model/rig/rig_properties.h"

#include <QtTest>

using namespace clipwright;
using namespace clipwright::lottietexts;

using Numbers = std::vector<double>;

class tst_LottieStyles : public QObject {
    Q_OBJECT

private slots:
    void badStopsAreSaidAndHeldWithin_data();
    void badStopsAreSaidAndHeldWithin();
    void aFloodOfStopsIsRefused();
    void aListThatEndsWithinAColourHasNoAlphas();
    void keysOfDifferentLengthsFillUp();
    void gradientFillsRead();
    void gradientStrokesRead();
    void stopsMoveAsOneList();
    void byteColoursOfStopsLeaveTheirPlaces();
    void dashOdditiesAreGaps_data();
    void dashOdditiesAreGaps();
    void dashesAreItemsOfTheirStroke();

private:
    const Track *readItem(const std::string &item, std::uint8_t property, const std::string &extra = {})
    {
        m_reading = lottietexts::read(document(shapeLayer(item), extra));
        return trackOf(main(), this->item(), property);
    }
    const Composition &main() const { return m_reading.rig->main(); }
    const Node &item() const { return main().layers.front()->items.front(); }

    LottieReading m_reading;
};

void tst_LottieStyles::badStopsAreSaidAndHeldWithin_data()
{
    QTest::addColumn<QByteArray>("gradient");
    QTest::addColumn<double>("count");
    QTest::addColumn<QByteArray>("codes");
    QTest::newRow("none") << QByteArray("{}") << 0.0 << QByteArray("value-malformed");
    QTest::newRow("empty list") << QByteArray(R"({"p":0,"k":{"k":[]}})") << 0.0 << QByteArray("value-malformed");
    QTest::newRow("more than there are") << QByteArray(R"({"p":9,"k":{"k":[0,1,0,0,1,0,0,1]}})") << 2.0
                                         << QByteArray("gradient-malformed");
    QTest::newRow("negative") << QByteArray(R"({"p":-1,"k":{"k":[0,1,0,0,1,0,0,1]}})") << 2.0
                              << QByteArray("gradient-malformed");
    QTest::newRow("no count") << QByteArray(R"({"k":{"k":[0,1,0,0,1,0,0,1]}})") << 2.0 << QByteArray();
    QTest::newRow("bare list") << QByteArray(R"({"p":1,"k":[0,1,0,0]})") << 1.0 << QByteArray();
}

void tst_LottieStyles::badStopsAreSaidAndHeldWithin()
{
    QFETCH(QByteArray, gradient);
    QFETCH(double, count);
    QFETCH(QByteArray, codes);
    const std::string text = R"({"ty":"gf","g":)" + gradient.toStdString() + "}";
    QCOMPARE(readItem(text, GradientFillProperty::StopCount)->base, (Numbers{count}));
    QCOMPARE(QByteArray::fromStdString(codesOf(m_reading.issues)), codes);
    const Track *stops = trackOf(main(), item(), GradientFillProperty::Stops);
    QVERIFY(static_cast<double>(stops->base.size()) >= 4 * count);
}

void tst_LottieStyles::aFloodOfStopsIsRefused()
{
    std::string first = "0";
    for (int i = 1; i < 4000; ++i)
        first += ",0";
    std::string keys = R"({"t":0,"s":[)" + first + "]}";
    for (int i = 1; i < 2501; ++i)
        keys += R"(,{"t":1})";
    m_reading = lottietexts::read(document(shapeLayer(R"({"ty":"gf","g":{"p":2,"k":{"k":[)" + keys + "]}}}")));
    QVERIFY(!m_reading.rig);
    QCOMPARE(m_reading.issues.front().code, std::string("too-many-stops"));
}

void tst_LottieStyles::aListThatEndsWithinAColourHasNoAlphas()
{
    const Track *still =
        readItem(R"({"ty":"gf","g":{"p":3,"k":{"k":[0,1,0,0,1,0,0,1,0.5,0.5]}}})", GradientFillProperty::Stops);
    QCOMPARE(codesOf(m_reading.issues), std::string("gradient-malformed"));
    QCOMPARE(still->base, (Numbers{0, 1, 0, 0, 1, 0, 0, 1}));
    const Track *moving =
        readItem(R"({"ty":"gf","g":{"p":2,"k":{"k":[{"t":0,"s":[0,1,0,0,0.7]},{"t":9,"s":[1,0,0,0,0.2]}]}}})",
                 GradientFillProperty::Stops);
    QCOMPARE(codesOf(m_reading.issues), std::string("gradient-malformed"));
    QCOMPARE(moving->stride(), 4);
}

void tst_LottieStyles::keysOfDifferentLengthsFillUp()
{
    const Track *stops = readItem(
        R"({"ty":"gf","g":{"p":1,"k":{"k":[{"t":0,"s":[0,1,1,1]},{"t":5,"s":[0.5,0.5]},{"t":9,"s":[1,0,0,0,7,7]}]}}})",
        GradientFillProperty::Stops);
    QCOMPARE(codesOf(m_reading.issues), std::string("gradient-malformed,gradient-malformed"));
    QCOMPARE(stops->stride(), 4);
    const auto last = stops->keys.value(2);
    QCOMPARE(Numbers(last.begin(), last.end()), (Numbers{1, 0, 0, 0}));
}

void tst_LottieStyles::gradientFillsRead()
{
    const std::string fill = R"({"ty":"gf","t":2,"r":2,"o":{"k":40},"s":{"k":[1,2]},"e":{"k":[3,4]},"h":{"k":20},)"
                             R"("a":{"k":-45},"g":{"p":2,"k":{"k":[0,1,0,0,1,0,0,1,0.5,0.25]}}})";
    const auto base = [&](std::uint8_t property) { return readItem(fill, property)->base; };
    QCOMPARE(base(GradientFillProperty::Type), (Numbers{1}));
    QCOMPARE(item().type, NodeType::GradientFill);
    QCOMPARE(codesOf(m_reading.rig->gaps), std::string());
    QCOMPARE(base(GradientFillProperty::Start), (Numbers{1, 2}));
    QCOMPARE(base(GradientFillProperty::End), (Numbers{3, 4}));
    QCOMPARE(base(GradientFillProperty::Opacity), (Numbers{40}));
    QCOMPARE(base(GradientFillProperty::Rule), (Numbers{1}));
    QCOMPARE(base(GradientFillProperty::HighlightLength), (Numbers{20}));
    QCOMPARE(base(GradientFillProperty::HighlightAngle), (Numbers{-45}));
    QCOMPARE(base(GradientFillProperty::StopCount), (Numbers{2}));
    QCOMPARE(base(GradientFillProperty::Stops), (Numbers{0, 1, 0, 0, 1, 0, 0, 1, 0.5, 0.25}));
    QCOMPARE(readItem(R"({"ty":"gf","t":1,"g":{"p":1,"k":{"k":[0,0,0,0]}}})", GradientFillProperty::Type)->base,
             (Numbers{0}));
}

void tst_LottieStyles::gradientStrokesRead()
{
    const std::string stroke = R"({"ty":"gs","t":1,"w":{"k":6},"lc":1,"lj":3,"ml":9,"o":{"k":50},"e":{"k":[8,0]},)"
                               R"("g":{"p":1,"k":{"k":[0,1,0,0]}},"d":[{"n":"d","v":{"k":4}}]})";
    const auto base = [&](std::uint8_t property) { return readItem(stroke, property)->base; };
    QCOMPARE(base(GradientStrokeProperty::Width), (Numbers{6}));
    QCOMPARE(item().type, NodeType::GradientStroke);
    QCOMPARE(item().items.size(), std::size_t(1));
    QCOMPARE(base(GradientStrokeProperty::Cap), (Numbers{0}));
    QCOMPARE(base(GradientStrokeProperty::Join), (Numbers{2}));
    QCOMPARE(base(GradientStrokeProperty::MiterLimit), (Numbers{9}));
    QCOMPARE(base(GradientStrokeProperty::Opacity), (Numbers{50}));
    QCOMPARE(base(GradientStrokeProperty::End), (Numbers{8, 0}));
    QCOMPARE(base(GradientStrokeProperty::Stops), (Numbers{0, 1, 0, 0}));
    QCOMPARE(codesOf(m_reading.rig->gaps), std::string());
}

void tst_LottieStyles::stopsMoveAsOneList()
{
    const Track *stops = readItem(R"({"ty":"gf","g":{"p":1,"k":{"a":1,"k":[{"t":0,"s":[0,1,0,0],)"
                                  R"("o":{"x":[0.2],"y":[0]},"i":{"x":[0.6],"y":[1]}},{"t":9,"s":[1,0,1,0]}]}}})",
                                  GradientFillProperty::Stops);
    QCOMPARE(stops->keys.size(), std::size_t(2));
    QCOMPARE(stops->stride(), 4);
    QCOMPARE(stops->keys.value(1)[2], 1.0);
    QCOMPARE(main().timeline.easings[stops->keys.easing(0)], Easing::cubic(0.2, 0, 0.6, 1));
    QVERIFY(m_reading.issues.empty());
}

void tst_LottieStyles::byteColoursOfStopsLeaveTheirPlaces()
{
    const std::string item = R"({"ty":"gf","g":{"p":2,"k":{"k":[0,255,51,0,1,0,0,255,0,1,1,0.5]}}})";
    const auto stopsOf = [&](const std::string &version) {
        m_reading = lottietexts::read(R"({"v":")" + version + R"(","fr":30,"op":60,"w":9,"h":9,"layers":[)"
                                      + shapeLayer(item) + "]}");
        return trackOf(main(), this->item(), GradientFillProperty::Stops)->base;
    };
    QCOMPARE(stopsOf("4.0.0"), (Numbers{0, 1, 0.2, 0, 1, 0, 0, 1, 0, 1, 1, 0.5}));
    QCOMPARE(stopsOf("5.0.0"), (Numbers{0, 255, 51, 0, 1, 0, 0, 255, 0, 1, 1, 0.5}));
}

void tst_LottieStyles::dashOdditiesAreGaps_data()
{
    QTest::addColumn<QByteArray>("dashes");
    QTest::addColumn<QByteArray>("codes");
    const auto row = [](const char *name, const char *dashes, const char *codes) {
        QTest::newRow(name) << QByteArray(dashes) << QByteArray(codes);
    };
    row("dash and gap", R"([{"n":"d"},{"n":"g"}])", "");
    row("with an offset", R"([{"n":"d"},{"n":"g"},{"n":"o"}])", "");
    row("three and an offset", R"([{"n":"d"},{"n":"g"},{"n":"d"},{"n":"o"}])", "");
    row("gap first", R"([{"n":"g"},{"n":"d"}])", "dash-order");
    row("two dashes", R"([{"n":"d"},{"n":"d"},{"n":"d"}])", "dash-order");
    row("offset first", R"([{"n":"o"},{"n":"d"},{"n":"g"}])", "dash-offset-place");
    row("two offsets", R"([{"n":"d"},{"n":"o"},{"n":"o"}])", "dash-offset-place");
}

void tst_LottieStyles::dashOdditiesAreGaps()
{
    QFETCH(QByteArray, dashes);
    QFETCH(QByteArray, codes);
    readItem(R"({"ty":"st","d":)" + dashes.toStdString() + "}", StrokeProperty::Width);
    QCOMPARE(QByteArray::fromStdString(codesOf(m_reading.rig->gaps)), codes);
    QVERIFY(m_reading.issues.empty());
}

void tst_LottieStyles::dashesAreItemsOfTheirStroke()
{
    readItem(R"({"ty":"st","d":[{"n":"d","nm":"line","v":{"k":4}},{"n":"x"},{"n":"g","v":{"k":2}},)"
             R"({"n":"o","v":{"k":[{"t":0,"s":[0]},{"t":9,"s":[12]}]}}]})",
             StrokeProperty::Width);
    QCOMPARE(codesOf(m_reading.issues), std::string("dash-malformed"));
    const std::vector<Node> &dashes = item().items;
    QCOMPARE(dashes.size(), std::size_t(3));
    for (std::size_t i = 0; i < dashes.size(); ++i) {
        QCOMPARE(dashes[i].type, NodeType::Dash);
        QCOMPARE(trackOf(main(), dashes[i], DashProperty::Role)->base, (Numbers{static_cast<double>(i)}));
    }
    QCOMPARE(dashes[0].name, std::string("line"));
    QCOMPARE(dashes[1].pointer, std::string("/layers/0/shapes/0/d/2"));
    QCOMPARE(trackOf(main(), dashes[0], DashProperty::Length)->base, (Numbers{4}));
    QCOMPARE(trackOf(main(), dashes[2], DashProperty::Length)->keys.size(), std::size_t(2));
}

QTEST_APPLESS_MAIN(tst_LottieStyles)
#include "tst_lottie_styles.moc"
