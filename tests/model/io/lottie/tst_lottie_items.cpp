// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT

#include "lottie_texts.h"

#include "model/rig/rig_properties.h"

#include <QtTest>

using namespace clipwright;
using namespace clipwright::lottietexts;

using Numbers = std::vector<double>;

class tst_LottieItems : public QObject {
    Q_OBJECT

private slots:
    void pathsReadInEverySpelling_data();
    void pathsReadInEverySpelling();
    void oddPathsAreSaid_data();
    void oddPathsAreSaid();
    void pathsCloseAsTheItemSaysInOldFiles();
    void pathKeysRead();
    void choicesRead();
    void starsAndPolygonsRead();
    void trimsRead();
    void trimsAsOneLineAreGaps();
    void modifiersRead();
    void slotsGiveTheirValue();

private:
    const Track *readItem(const std::string &item, std::uint8_t property, const std::string &extra = {})
    {
        m_reading = lottietexts::read(document(shapeLayer(item), extra));
        return trackOf(main(), main().layers.front()->items.front(), property);
    }
    const Composition &main() const { return m_reading.rig->main(); }

    LottieReading m_reading;
};

void tst_LottieItems::pathsReadInEverySpelling_data()
{
    QTest::addColumn<QByteArray>("ks");
    const QByteArray path(R"({"i":[[0,0],[-1,-2]],"o":[[1,2],[0,0]],"v":[[0,0],[10,20]],"c":true})");
    QTest::newRow("object") << "{\"a\":0,\"k\":" + path + "}";
    QTest::newRow("in a list") << "{\"a\":0,\"k\":[" + path + "]}";
    QTest::newRow("flag says keys") << "{\"a\":1,\"k\":" + path + "}";
    QTest::newRow("bare") << path;
}

void tst_LottieItems::pathsReadInEverySpelling()
{
    QFETCH(QByteArray, ks);
    const Track *track = readItem(R"({"ty":"sh","ks":)" + ks.toStdString() + "}", PathProperty::Shape);
    QVERIFY(m_reading.issues.empty());
    QVERIFY(!track->isAnimated());
    QCOMPARE(track->basePath->contours.size(), std::size_t(1));
    const Contour &contour = track->basePath->contours.front();
    QVERIFY(contour.closed);
    QCOMPARE(contour.vertices.size(), std::size_t(2));
    QCOMPARE(contour.vertices[0], (PathVertex{{0, 0}, {0, 0}, {1, 2}}));
    QCOMPARE(contour.vertices[1], (PathVertex{{10, 20}, {-1, -2}, {0, 0}}));
}

void tst_LottieItems::oddPathsAreSaid_data()
{
    QTest::addColumn<QByteArray>("value");
    QTest::addColumn<QByteArray>("codes");
    QTest::addColumn<int>("vertexCount");
    const QByteArray odd("path-malformed");
    QTest::newRow("empty") << QByteArray(R"({"i":[],"o":[],"v":[],"c":false})") << QByteArray() << 0;
    QTest::newRow("no points") << QByteArray("{}") << odd << 0;
    QTest::newRow("number") << QByteArray("7") << QByteArray("value-malformed") << 0;
    QTest::newRow("handles missing") << QByteArray(R"({"v":[[1,2],[3,4]]})") << odd << 2;
    QTest::newRow("one in-handle short") << QByteArray(R"({"v":[[1,2],[3,4]],"i":[[0,0]],"o":[[0,0],[0,0]]})") << odd
                                         << 2;
    QTest::newRow("one out-handle over") << QByteArray(R"({"v":[[1,2]],"i":[[0,0]],"o":[[0,0],[0,0]]})") << odd << 1;
    QTest::newRow("point without y") << QByteArray(R"({"v":[[1],[3,4]],"i":[[0,0],[0,0]],"o":[[0,0],[0,0]]})") << odd
                                     << 2;
    QTest::newRow("point as text") << QByteArray(R"({"v":["x",[3,4]],"i":[[0,0],[0,0]],"o":[[0,0],[0,0]]})") << odd
                                   << 2;
    QTest::newRow("points no list") << QByteArray(R"({"v":{"a":[1,2]},"i":[],"o":[]})") << odd << 0;
}

void tst_LottieItems::oddPathsAreSaid()
{
    QFETCH(QByteArray, value);
    QFETCH(QByteArray, codes);
    QFETCH(int, vertexCount);
    const Track *track = readItem(R"({"ty":"sh","ks":{"k":)" + value.toStdString() + "}}", PathProperty::Shape);
    QCOMPARE(QByteArray::fromStdString(codesOf(m_reading.issues)), codes);
    QVERIFY(track->basePath);
    std::size_t count = 0;
    for (const Contour &contour : track->basePath->contours)
        count += contour.vertices.size();
    QCOMPARE(count, static_cast<std::size_t>(vertexCount));
}

void tst_LottieItems::pathsCloseAsTheItemSaysInOldFiles()
{
    const std::string open = R"({"i":[[0,0]],"o":[[0,0]],"v":[[1,1]]})";
    const auto isClosed = [&](const std::string &item) {
        return readItem(item, PathProperty::Shape)->basePath->contours.front().closed;
    };
    QVERIFY(!isClosed(R"({"ty":"sh","ks":{"k":)" + open + "}}"));
    QVERIFY(isClosed(R"({"ty":"sh","closed":true,"ks":{"k":)" + open + "}}"));
    QVERIFY(!isClosed(R"({"ty":"sh","closed":true,"ks":{"k":{"i":[[0,0]],"o":[[0,0]],"v":[[1,1]],"c":false}}})"));
    const Track *keyed =
        readItem(R"({"ty":"sh","closed":true,"ks":{"k":[{"t":0,"s":[)" + open + "]}]}}", PathProperty::Shape);
    QVERIFY(keyed->keys.path(0)->contours.front().closed);
}

void tst_LottieItems::pathKeysRead()
{
    const std::string first = R"([{"i":[[0,0]],"o":[[0,0]],"v":[[1,1]],"c":true}])";
    const std::string second = R"({"i":[[0,0]],"o":[[0,0]],"v":[[5,5]],"c":true})";
    const Track *track = readItem(R"({"ty":"sh","ks":{"k":[{"t":0,"s":)" + first + R"(,"e":)" + second
                                      + R"(,"o":{"x":0.2,"y":0},"i":{"x":0.6,"y":1}},{"t":30},{"t":40,"s":7}]}})",
                                  PathProperty::Shape);
    QCOMPARE(track->keys.size(), std::size_t(3));
    QCOMPARE(track->keys.time(1), 30.0);
    const auto x = [&](std::size_t key) { return track->keys.path(key)->contours.front().vertices.front().point.x; };
    QCOMPARE(x(0), 1.0);
    QCOMPARE(x(1), 5.0);
    QCOMPARE(x(2), 5.0); // what is no path stands still
    QCOMPARE(codesOf(m_reading.issues), std::string("value-malformed"));
    QCOMPARE(main().timeline.easings[track->keys.easing(0)], Easing::cubic(0.2, 0, 0.6, 1));
}

void tst_LottieItems::choicesRead()
{
    QCOMPARE(readItem(R"({"ty":"fl","r":2})", FillProperty::Rule)->base, (Numbers{1}));
    QCOMPARE(readItem(R"({"ty":"fl","r":1})", FillProperty::Rule)->base, (Numbers{0}));
    QCOMPARE(readItem(R"({"ty":"el","d":3})", EllipseProperty::Direction)->base, (Numbers{1}));
    QCOMPARE(readItem(R"({"ty":"rc","d":1})", RectangleProperty::Direction)->base, (Numbers{0}));
    const std::string stroke = R"({"ty":"st","lc":3,"lj":1,"ml":7,"w":{"k":2.5}})";
    QCOMPARE(readItem(stroke, StrokeProperty::Cap)->base, (Numbers{2}));
    QCOMPARE(readItem(stroke, StrokeProperty::Join)->base, (Numbers{0}));
    QCOMPARE(readItem(stroke, StrokeProperty::MiterLimit)->base, (Numbers{7}));
    QCOMPARE(readItem(stroke, StrokeProperty::Width)->base, (Numbers{2.5}));
    QCOMPARE(readItem(R"({"ty":"st"})", StrokeProperty::Cap)->base, (Numbers{1}));
    QCOMPARE(readItem(R"({"ty":"st","lj":9})", StrokeProperty::Join)->base, (Numbers{0}));
    QCOMPARE(readItem(R"({"ty":"st","lj":0})", StrokeProperty::Join)->base, (Numbers{1}));
    QCOMPARE(readItem(R"({"ty":"st"})", StrokeProperty::MiterLimit)->base, (Numbers{4}));
    QCOMPARE(readItem(R"({"ty":"st","ml":4,"ml2":{"k":6}})", StrokeProperty::MiterLimit)->base, (Numbers{6}));
}

void tst_LottieItems::starsAndPolygonsRead()
{
    const std::string star = R"({"ty":"sr","sy":1,"d":3,"pt":{"k":6},"p":{"k":[3,4]},"r":{"k":15},"or":{"k":40},)"
                             R"("ir":{"k":[{"t":0,"s":[10]},{"t":9,"s":[20]}]},"os":{"k":5},"is":{"k":7}})";
    QCOMPARE(readItem(star, StarProperty::Type)->base, (Numbers{0}));
    QCOMPARE(main().layers.front()->items.front().type, NodeType::Star);
    QCOMPARE(codesOf(m_reading.rig->gaps), std::string());
    const auto base = [&](std::uint8_t property) { return readItem(star, property)->base; };
    QCOMPARE(base(StarProperty::Position), (Numbers{3, 4}));
    QCOMPARE(base(StarProperty::Points), (Numbers{6}));
    QCOMPARE(base(StarProperty::Rotation), (Numbers{15}));
    QCOMPARE(base(StarProperty::OuterRadius), (Numbers{40}));
    QCOMPARE(base(StarProperty::OuterRoundness), (Numbers{5}));
    QCOMPARE(base(StarProperty::InnerRoundness), (Numbers{7}));
    QCOMPARE(base(StarProperty::Direction), (Numbers{1}));
    const Track *inner = readItem(star, StarProperty::InnerRadius);
    QCOMPARE(inner->keys.size(), std::size_t(2));
    QCOMPARE(inner->keys.value(1).front(), 20.0);
    QCOMPARE(readItem(R"({"ty":"sr","sy":2})", StarProperty::Type)->base, (Numbers{1}));
    QCOMPARE(readItem(R"({"ty":"sr"})", StarProperty::Points)->base, (Numbers{5}));
}

void tst_LottieItems::trimsRead()
{
    const std::string trim = R"({"ty":"tm","m":1,"s":{"k":25},"e":{"k":[{"t":0,"s":[30]},{"t":9,"s":[90]}]},)"
                             R"("o":{"k":-90}})";
    QCOMPARE(readItem(trim, TrimProperty::Start)->base, (Numbers{25}));
    QCOMPARE(readItem(trim, TrimProperty::End)->keys.size(), std::size_t(2));
    QCOMPARE(readItem(trim, TrimProperty::Offset)->base, (Numbers{-90}));
    QCOMPARE(readItem(trim, TrimProperty::Mode)->base, (Numbers{0}));
    QCOMPARE(codesOf(m_reading.rig->gaps), std::string());
    QCOMPARE(main().layers.front()->items.front().type, NodeType::Trim);
    QCOMPARE(readItem(R"({"ty":"tm"})", TrimProperty::End)->base, (Numbers{100}));
}

void tst_LottieItems::trimsAsOneLineAreGaps()
{
    QCOMPARE(readItem(R"({"ty":"tm","m":2})", TrimProperty::Mode)->base, (Numbers{1}));
    QCOMPARE(codesOf(m_reading.rig->gaps), std::string("trim-sequential"));
    QCOMPARE(m_reading.rig->gaps.front().where.pointer, std::string("/layers/0/shapes/0/m"));
}

void tst_LottieItems::modifiersRead()
{
    QCOMPARE(readItem(R"({"ty":"rd","r":{"k":8}})", RoundCornersProperty::Radius)->base, (Numbers{8}));
    QCOMPARE(readItem(R"({"ty":"pb","a":{"k":-30}})", PuckerBloatProperty::Amount)->base, (Numbers{-30}));
    QCOMPARE(readItem(R"({"ty":"mm","mm":4})", MergePathsProperty::Mode)->base, (Numbers{3}));
    QCOMPARE(readItem(R"({"ty":"mm"})", MergePathsProperty::Mode)->base, (Numbers{0}));
    QCOMPARE(codesOf(m_reading.rig->gaps), std::string());
}

void tst_LottieItems::slotsGiveTheirValue()
{
    const std::string slots_ = R"("slots":{"main":{"p":{"a":0,"k":[0.5,0.25,0,1]}}},)";
    QCOMPARE(readItem(R"({"ty":"fl","c":{"sid":"main"}})", FillProperty::Colour, slots_)->base,
             (Numbers{0.5, 0.25, 0, 1}));
    QCOMPARE(readItem(R"({"ty":"fl","c":{"sid":"main","k":[1,1,1,1]}})", FillProperty::Colour, slots_)->base,
             (Numbers{0.5, 0.25, 0, 1}));
    QCOMPARE(readItem(R"({"ty":"fl","c":{"sid":"gone"}})", FillProperty::Colour, slots_)->base, (Numbers{0, 0, 0, 1}));
}

QTEST_APPLESS_MAIN(tst_LottieItems)
#include "tst_lottie_items.moc"
