// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT

#include "lottie_texts.h"

#include "model/rig/rig_properties.h"

#include <QtTest>

using namespace clipwright;
using namespace clipwright::lottietexts;

class tst_LottieProperties : public QObject {
    Q_OBJECT

private slots:
    void wrongTypesAreSaidAndDefaulted_data();
    void wrongTypesAreSaidAndDefaulted();
    void missingPropertiesHaveTheirDefaults();
    void staticValuesReadInEverySpelling_data();
    void staticValuesReadInEverySpelling();
    void keysDecideWhatMovesNotTheFlag();
    void keysWithoutATimeAreLeftOut();
    void missingStartValuesComeFromTheKeyBefore();
    void keysAreSortedAndEqualTimesStay();
    void easingsRead_data();
    void easingsRead();
    void holdsReadAsFlagOrNumber();
    void easingsADimensionCountOnlyWhenTheyDiffer();
    void easingsADimensionReadAsSeveralSets();
    void spatialHandlesStandAtTheirOwnKeys();
    void spatialHandlesOfZeroAreNone();
    void spatialHandlesOnTheStraightWayAreNone_data();
    void spatialHandlesOnTheStraightWayAreNone();
    void splitPositionsAreComponentTracks();
    void rotationMayBeCalledRz();
    void aColoursFourthNumberIsNotLookedAt();
    void byteColoursCountInOldFilesOnly_data();
    void byteColoursCountInOldFilesOnly();

private:
    /** The track of a property of a null whose transform has `member`. */
    const Track *read(const std::string &member, std::uint8_t property, int component = -1)
    {
        m_reading = lottietexts::read(document(moving(member)));
        return trackOf(main(), *main().layers.front(), property, component);
    }
    const Track *readItem(const std::string &item, std::uint8_t property, const std::string &extra = {})
    {
        m_reading = lottietexts::read(document(shapeLayer(item), extra));
        return trackOf(main(), main().layers.front()->items.front(), property);
    }
    const Composition &main() const { return m_reading.rig->main(); }
    static std::vector<double> valuesOf(const Track *track)
    {
        std::vector<double> values;
        for (std::size_t i = 0; i < track->keys.size(); ++i)
            values.insert(values.end(), track->keys.value(i).begin(), track->keys.value(i).end());
        return values;
    }
    static std::vector<double> timesOf(const Track *track)
    {
        std::vector<double> times;
        for (std::size_t i = 0; i < track->keys.size(); ++i)
            times.push_back(track->keys.time(i));
        return times;
    }
    const Easing &easingOf(const Track *track, std::size_t key) const
    {
        return main().timeline.easings[track->keys.easing(key)];
    }

    LottieReading m_reading;
};

using Numbers = std::vector<double>;

void tst_LottieProperties::wrongTypesAreSaidAndDefaulted_data()
{
    QTest::addColumn<QByteArray>("value");
    QTest::newRow("text") << QByteArray("\"s\":{\"k\":\"50\"}");
    QTest::newRow("object") << QByteArray("\"s\":{\"k\":{}}");
    QTest::newRow("no k") << QByteArray("\"s\":{\"a\":0}");
    QTest::newRow("flag") << QByteArray("\"s\":true");
    QTest::newRow("null") << QByteArray("\"s\":{\"k\":null}");
    QTest::newRow("empty list") << QByteArray("\"s\":{\"k\":[]}");
    QTest::newRow("list of lists") << QByteArray("\"s\":{\"k\":[[5,5]]}");
    QTest::newRow("list of texts") << QByteArray("\"s\":{\"k\":[\"5\",\"6\"]}");
    QTest::newRow("key with a wrong value") << QByteArray("\"s\":{\"k\":[{\"t\":0,\"s\":\"x\"}]}");
}

void tst_LottieProperties::wrongTypesAreSaidAndDefaulted()
{
    QFETCH(QByteArray, value);
    const Track *scale = read(value.toStdString(), LayerProperty::Scale);
    QCOMPARE(scale->base, (Numbers{100, 100}));
    if (scale->isAnimated())
        QCOMPARE(valuesOf(scale), (Numbers{100, 100}));
    QCOMPARE(codesOf(m_reading.issues), std::string("value-malformed"));
    QCOMPARE(m_reading.issues.front().where.pointer, std::string("/layers/0/ks/s"));
    QCOMPARE(m_reading.issues.front().layer, std::string("part"));
    QCOMPARE(m_reading.issues.front().node, main().layers.front()->id);
}

void tst_LottieProperties::missingPropertiesHaveTheirDefaults()
{
    QCOMPARE(read("", LayerProperty::Position)->base, (Numbers{0, 0}));
    QCOMPARE(read("", LayerProperty::Scale)->base, (Numbers{100, 100}));
    QCOMPARE(read("", LayerProperty::Opacity)->base, (Numbers{100}));
    QCOMPARE(main().layers.front()->properties.size(), std::size_t(5));
    QVERIFY(m_reading.issues.empty());
}

void tst_LottieProperties::staticValuesReadInEverySpelling_data()
{
    QTest::addColumn<QByteArray>("member");
    QTest::addColumn<int>("property");
    QTest::addColumn<QList<double>>("value");
    QTest::newRow("number") << QByteArray("\"r\":{\"a\":0,\"k\":45}") << int(LayerProperty::Rotation)
                            << QList<double>{45};
    QTest::newRow("list of one") << QByteArray("\"r\":{\"k\":[45]}") << int(LayerProperty::Rotation)
                                 << QList<double>{45};
    QTest::newRow("bare number") << QByteArray("\"r\":45") << int(LayerProperty::Rotation) << QList<double>{45};
    QTest::newRow("bare list") << QByteArray("\"p\":[4,5]") << int(LayerProperty::Position) << QList<double>{4, 5};
    QTest::newRow("three numbers") << QByteArray("\"p\":{\"k\":[4,5,6]}") << int(LayerProperty::Position)
                                   << QList<double>{4, 5};
    QTest::newRow("one for both") << QByteArray("\"s\":{\"k\":[50]}") << int(LayerProperty::Scale)
                                  << QList<double>{50, 50};
    QTest::newRow("number for both") << QByteArray("\"s\":{\"k\":50}") << int(LayerProperty::Scale)
                                     << QList<double>{50, 50};
    QTest::newRow("flag says keys") << QByteArray("\"o\":{\"a\":1,\"k\":30}") << int(LayerProperty::Opacity)
                                    << QList<double>{30};
}

void tst_LottieProperties::staticValuesReadInEverySpelling()
{
    QFETCH(QByteArray, member);
    QFETCH(int, property);
    QFETCH(QList<double>, value);
    const Track *track = read(member.toStdString(), static_cast<std::uint8_t>(property));
    QCOMPARE(QList<double>(track->base.begin(), track->base.end()), value);
    QVERIFY(!track->isAnimated());
    QVERIFY(m_reading.issues.empty());
}

void tst_LottieProperties::keysDecideWhatMovesNotTheFlag()
{
    const Track *track = read(R"("o":{"a":0,"k":[{"t":-2.5,"s":[10]},{"t":7.25,"s":20}]})", LayerProperty::Opacity);
    QCOMPARE(timesOf(track), (Numbers{-2.5, 7.25}));
    QCOMPARE(valuesOf(track), (Numbers{10, 20}));
}

void tst_LottieProperties::keysWithoutATimeAreLeftOut()
{
    const Track *track =
        read(R"("o":{"k":[{"t":0,"s":[10]},{"s":[15]},5,{"t":"9","s":[1]},{"t":9,"s":[20]}]})", LayerProperty::Opacity);
    QCOMPARE(valuesOf(track), (Numbers{10, 20}));
    QCOMPARE(codesOf(m_reading.issues), std::string("key-malformed,key-malformed,key-malformed"));
    QCOMPARE(track->keySources.size(), std::size_t(2));
}

void tst_LottieProperties::missingStartValuesComeFromTheKeyBefore()
{
    const Track *old = read(R"("p":{"k":[{"t":0,"s":[1,2],"e":[3,4]},{"t":10,"s":[5,6],"e":[7,8]},{"t":60}]})",
                            LayerProperty::Position);
    QCOMPARE(valuesOf(old), (Numbers{1, 2, 5, 6, 7, 8})); // a start value beats the end value before it
    const Track *bare = read(R"("r":{"k":[{"t":0,"s":[1]},{"t":10}]})", LayerProperty::Rotation);
    QCOMPARE(valuesOf(bare), (Numbers{1, 1}));
    QVERIFY(m_reading.issues.empty());
    const Track *none = read(R"("o":{"k":[{"t":0},{"t":10,"s":[5]}]})", LayerProperty::Opacity);
    QCOMPARE(valuesOf(none), (Numbers{100, 5}));
    QCOMPARE(codesOf(m_reading.issues), std::string("key-malformed"));
}

void tst_LottieProperties::keysAreSortedAndEqualTimesStay()
{
    const Track *track = read(R"("r":{"k":[{"t":20,"s":[4]},{"t":10,"s":[2]},{"t":10,"s":[3]},{"t":0,"s":[1]}]})",
                              LayerProperty::Rotation);
    QCOMPARE(timesOf(track), (Numbers{0, 10, 10, 20}));
    QCOMPARE(valuesOf(track), (Numbers{1, 2, 3, 4}));
}

void tst_LottieProperties::easingsRead_data()
{
    QTest::addColumn<QByteArray>("handles");
    QTest::addColumn<QList<double>>("parameters");
    const auto row = [](const char *name, const char *handles, const QList<double> &parameters) {
        QTest::newRow(name) << QByteArray(handles) << parameters;
    };
    row("none", R"("s":[0])", {});
    row("numbers", R"("o":{"x":0.2,"y":0},"i":{"x":0.6,"y":1.5})", {0.2, 0, 0.6, 1.5});
    row("lists", R"("o":{"x":[0.2],"y":[0]},"i":{"x":[0.6],"y":[1]})", {0.2, 0, 0.6, 1});
    row("mixed", R"("o":{"x":0.2,"y":[0]},"i":{"x":[0.6],"y":1})", {0.2, 0, 0.6, 1});
    row("diagonal", R"("o":{"x":0.167,"y":0.167},"i":{"x":0.833,"y":0.833})", {});
    row("out only", R"("o":{"x":0.5,"y":0})", {0.5, 0, 2.0 / 3, 2.0 / 3});
    row("in only", R"("i":{"x":0.5,"y":1})", {1.0 / 3, 1.0 / 3, 0.5, 1});
    row("wrong types", R"("o":{"x":"a","y":null},"i":7)", {});
    row("extra components", R"("o":{"x":[0.2,0.9],"y":[0,0]},"i":{"x":[0.6],"y":[1]})", {0.2, 0, 0.6, 1});
}

void tst_LottieProperties::easingsRead()
{
    QFETCH(QByteArray, handles);
    QFETCH(QList<double>, parameters);
    const Track *track = read(R"("r":{"k":[{"t":0,"s":[0],)" + handles.toStdString() + R"(},{"t":9,"s":[5]}]})",
                              LayerProperty::Rotation);
    const Easing &easing = easingOf(track, 0);
    QCOMPARE(easing.row, parameters.isEmpty() ? Interpolation::Linear : Interpolation::Cubic);
    QCOMPARE(QList<double>(easing.parameters.begin(), easing.parameters.end()), parameters);
    QCOMPARE(easing.components, 1);
}

void tst_LottieProperties::holdsReadAsFlagOrNumber()
{
    const Track *track =
        read(R"("r":{"k":[{"t":0,"s":[0],"h":1},{"t":9,"s":[5],"h":true},{"t":10,"s":[6],"h":0},{"t":11,"s":[7]}]})",
             LayerProperty::Rotation);
    QCOMPARE(easingOf(track, 0).row, Interpolation::Hold);
    QCOMPARE(easingOf(track, 1).row, Interpolation::Hold);
    QCOMPARE(easingOf(track, 2).row, Interpolation::Linear);
}

void tst_LottieProperties::easingsADimensionCountOnlyWhenTheyDiffer()
{
    const Track *track = read(
        R"("s":{"k":[{"t":0,"s":[0,0,0],"o":{"x":[0.2,0.2,0.9],"y":[0,0,0]},"i":{"x":[0.6,0.6,0.1],"y":[1,1,1]}},{"t":9,"s":[5,5]}]})",
        LayerProperty::Scale);
    QCOMPARE(easingOf(track, 0), Easing::cubic(0.2, 0, 0.6, 1)); // the third dimension is none of ours
}

void tst_LottieProperties::easingsADimensionReadAsSeveralSets()
{
    const Track *track =
        read(R"("s":{"k":[{"t":0,"s":[0,0],"o":{"x":[0.2,0.5],"y":[0,0]},"i":{"x":[0.6],"y":1}},{"t":9,"s":[5,5]}]})",
             LayerProperty::Scale);
    QCOMPARE(easingOf(track, 0).components, 2);
    QCOMPARE(easingOf(track, 0).parameters, (Numbers{0.2, 0, 0.6, 1, 0.5, 0, 0.6, 1}));
}

void tst_LottieProperties::spatialHandlesStandAtTheirOwnKeys()
{
    const Track *track = read(
        R"("p":{"k":[{"t":0,"s":[0,0,0],"to":[10,0,0],"ti":[0,-20,0],"o":{"x":[0.2,0.5],"y":[0,0]},"i":{"x":[0.6,0.5],"y":[1,1]}},
                                         {"t":30,"s":[50,50,0]}]})",
        LayerProperty::Position);
    const Keys &keys = track->keys;
    QCOMPARE(Numbers(keys.spatialOut(0).begin(), keys.spatialOut(0).end()), (Numbers{10, 0}));
    QVERIFY(keys.spatialIn(0).empty()
            || Numbers(keys.spatialIn(0).begin(), keys.spatialIn(0).end()) == (Numbers{0, 0}));
    QCOMPARE(Numbers(keys.spatialIn(1).begin(), keys.spatialIn(1).end()), (Numbers{0, -20}));
    QCOMPARE(easingOf(track, 0), Easing::cubic(0.2, 0, 0.6, 1)); // one fraction runs along the path
}

void tst_LottieProperties::spatialHandlesOnTheStraightWayAreNone_data()
{
    QTest::addColumn<QByteArray>("keys");
    QTest::addColumn<bool>("isSpatial");
    const auto keys = [](const char *out, const char *in, const char *end) {
        return QByteArray(R"([{"t":0,"s":[0,0],"to":)") + out + R"(,"ti":)" + in + R"(},{"t":9,"s":)" + end + "}]";
    };
    QTest::newRow("along") << keys("[2,4]", "[-1,-2]", "[10,20]") << false;
    QTest::newRow("to and fro") << keys("[-2,-4]", "[9,18]", "[10,20]") << false;
    QTest::newRow("beside it at one end") << keys("[2,4]", "[-1,-2.1]", "[10,20]") << true;
    QTest::newRow("away and back") << keys("[2,4]", "[2,4]", "[0,0]") << true;
}

void tst_LottieProperties::spatialHandlesOnTheStraightWayAreNone()
{
    QFETCH(QByteArray, keys);
    QFETCH(bool, isSpatial);
    const Track *track = read(R"("p":{"k":)" + keys.toStdString() + "}", LayerProperty::Position);
    QCOMPARE(!track->keys.spatialOut(0).empty(), isSpatial);
    QCOMPARE(!track->keys.spatialIn(1).empty(), isSpatial);
}

void tst_LottieProperties::spatialHandlesOfZeroAreNone()
{
    const Track *track = read(
        R"("p":{"k":[{"t":0,"s":[0,0],"to":[0,0],"ti":[0,0],"o":{"x":[0.2,0.5],"y":[0,0]},"i":{"x":0.6,"y":1}},{"t":9,"s":[5,5],"to":5,"ti":[1]}]})",
        LayerProperty::Position);
    QVERIFY(track->keys.spatialOut(0).empty() && track->keys.spatialIn(1).empty());
    QCOMPARE(easingOf(track, 0).components, 2);
}

void tst_LottieProperties::splitPositionsAreComponentTracks()
{
    const Track *x =
        read(R"("p":{"s":true,"x":{"a":0,"k":5},"y":{"a":1,"k":[{"t":0,"s":[1]},{"t":9,"s":[2]}]},"z":{"k":3}})",
             LayerProperty::Position, 0);
    QVERIFY(x);
    const Layer &layer = *main().layers.front();
    QVERIFY(layer.track(LayerProperty::Position).isNull());
    QCOMPARE(x->base, (Numbers{5}));
    const Track *y = trackOf(main(), layer, LayerProperty::Position, 1);
    QCOMPARE(y->component, std::int8_t(1));
    QCOMPARE(valuesOf(y), (Numbers{1, 2}));
    QVERIFY(!y->source.isEmpty());
}

void tst_LottieProperties::rotationMayBeCalledRz()
{
    QCOMPARE(read(R"("rz":{"k":30})", LayerProperty::Rotation)->base, (Numbers{30}));
}

void tst_LottieProperties::aColoursFourthNumberIsNotLookedAt()
{
    QCOMPARE(readItem(R"({"ty":"fl","c":{"k":[0.1,0.2,0.3]}})", FillProperty::Colour)->base,
             (Numbers{0.1, 0.2, 0.3, 1}));
    QCOMPARE(readItem(R"({"ty":"fl","c":{"k":[0.1,0.2,0.3,0.4]}})", FillProperty::Colour)->base,
             (Numbers{0.1, 0.2, 0.3, 1}));
    const Track *keyed =
        readItem(R"({"ty":"st","c":{"k":[{"t":0,"s":[1,0,0]},{"t":9,"s":[0,1,0,0]}]}})", StrokeProperty::Colour);
    QCOMPARE(valuesOf(keyed), (Numbers{1, 0, 0, 1, 0, 1, 0, 1}));
}

void tst_LottieProperties::byteColoursCountInOldFilesOnly_data()
{
    QTest::addColumn<QByteArray>("version");
    QTest::addColumn<QByteArray>("colour");
    QTest::addColumn<QList<double>>("value");
    QTest::newRow("old") << QByteArray("4.1.8") << QByteArray("[255,51,0,1]") << QList<double>{1, 0.2, 0, 1};
    QTest::newRow("old, alpha too") << QByteArray("3.9") << QByteArray("[255,51,0,255]") << QList<double>{1, 0.2, 0, 1};
    QTest::newRow("old, fractions") << QByteArray("4.1.8") << QByteArray("[1,0.2,0,1]") << QList<double>{1, 0.2, 0, 1};
    QTest::newRow("new") << QByteArray("4.1.9") << QByteArray("[255,51,0,1]") << QList<double>{255, 51, 0, 1};
    QTest::newRow("newer") << QByteArray("4.10.0") << QByteArray("[255,51,0,1]") << QList<double>{255, 51, 0, 1};
    QTest::newRow("odd") << QByteArray("x") << QByteArray("[255,51,0,1]") << QList<double>{1, 0.2, 0, 1};
}

void tst_LottieProperties::byteColoursCountInOldFilesOnly()
{
    QFETCH(QByteArray, version);
    QFETCH(QByteArray, colour);
    QFETCH(QList<double>, value);
    const auto text = [&](const std::string &k) {
        return R"({"v":")" + version.toStdString() + R"(","fr":30,"op":60,"w":9,"h":9,"layers":[)"
               + shapeLayer(R"({"ty":"fl","c":{"k":)" + k + "}}") + "]}";
    };
    for (const bool isKeyed : {false, true}) {
        const std::string said = colour.toStdString();
        m_reading = lottietexts::read(text(isKeyed ? R"([{"t":0,"s":)" + said + R"(},{"t":9,"s":[0,0,0,1]}])" : said));
        const Track *track = trackOf(main(), main().layers.front()->items.front(), FillProperty::Colour);
        const Numbers read = isKeyed ? valuesOf(track) : track->base;
        QCOMPARE(QList<double>(read.begin(), read.begin() + 4), value);
    }
}

QTEST_APPLESS_MAIN(tst_LottieProperties)
#include "tst_lottie_properties.moc"
