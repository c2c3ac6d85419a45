// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#include "model/io/oanim/fixtures.h"
#include "model/io/oanim/reasons.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QSet>

using namespace clipwright;

class tst_ParseCases : public QObject {
    Q_OBJECT

private slots:
    void refusesWithLineAndReason_data() { addCases({"refuse"}); }
    void refusesWithLineAndReason();
    void refusesShapes_data() { addCases({"shapeRefuse"}); }
    void refusesShapes();
    void everyReasonHasACase();
    void readsAnimations_data() { addCases({"accept"}); }
    void readsAnimations();
    void readsShapes_data() { addCases({"shapeAccept"}); }
    void readsShapes();

private:
    static QJsonArray cases();
    static void addCases(const QStringList &kinds);
};

QJsonArray tst_ParseCases::cases()
{
    QJsonArray all;
    for (const char *name : {"parse_error_cases", "more_parse_cases"}) {
        const std::string text =
            fixtures::contentOf(QStringLiteral(CLIPWRIGHT_TEST_DATA "/oanim/%1.json").arg(QLatin1String(name)));
        const QJsonArray some =
            QJsonDocument::fromJson(QByteArray::fromStdString(text)).object()[QStringLiteral("cases")].toArray();
        if (some.isEmpty())
            qFatal("no cases in %s", name);
        for (const QJsonValue &one : some)
            all.append(one);
    }
    return all;
}

void tst_ParseCases::addCases(const QStringList &kinds)
{
    QTest::addColumn<QJsonObject>("given");
    for (const QJsonValue &value : cases()) {
        const QJsonObject given = value.toObject();
        if (kinds.contains(given[QStringLiteral("kind")].toString()))
            QTest::newRow(qPrintable(given[QStringLiteral("id")].toString())) << given;
    }
}

void tst_ParseCases::refusesWithLineAndReason()
{
    QFETCH(QJsonObject, given);
    const Result<CookedRig> rig = readOanim(given[QStringLiteral("text")].toString().toStdString(), "a.oanim");
    QVERIFY(!rig);
    QCOMPARE(QString::fromStdString(rig.error().code), given[QStringLiteral("reason")].toString());
    QCOMPARE(rig.error().where.line, given[QStringLiteral("line")].toInt());
    QCOMPARE(rig.error().where.file, std::string("a.oanim"));
    QVERIFY(rig.error().what.starts_with("expected "));
    QVERIFY(rig.error().what.find("; found ") != std::string::npos);
}

void tst_ParseCases::refusesShapes()
{
    QFETCH(QJsonObject, given);
    const Result<CookedRig> rig = readOshape(given[QStringLiteral("text")].toString().toStdString());
    QVERIFY(!rig);
    QVERIFY(!rig.error().code.empty());
    if (given.contains(QStringLiteral("reason"))) {
        QCOMPARE(QString::fromStdString(rig.error().code), given[QStringLiteral("reason")].toString());
        QCOMPARE(rig.error().where.line, given[QStringLiteral("line")].toInt());
    }
}

void tst_ParseCases::everyReasonHasACase()
{
    QSet<QString> told;
    for (const QJsonValue &value : cases())
        told.insert(value.toObject()[QStringLiteral("reason")].toString());
    for (const oanim::ReasonRow &row : oanim::reasons())
        QVERIFY2(told.contains(QString::fromUtf8(row.code.data(), static_cast<qsizetype>(row.code.size()))),
                 row.code.data());
}

void tst_ParseCases::readsAnimations()
{
    QFETCH(QJsonObject, given);
    const Result<CookedRig> rig = readOanim(given[QStringLiteral("text")].toString().toStdString());
    if (!rig)
        QFAIL(rig.error().what.c_str());
    const QJsonObject expected = given[QStringLiteral("expect")].toObject();
    QCOMPARE(rig->rate.framesPerSecond, expected[QStringLiteral("fps")].toDouble());
    QCOMPARE(rig->duration, expected[QStringLiteral("duration")].toDouble());
    QJsonArray clips;
    for (const TimeRange &clip : rig->playableClips())
        clips.append(QJsonArray{QString::fromStdString(clip.name), clip.start, clip.end, clip.loops});
    QCOMPARE(clips, expected[QStringLiteral("clips")].toArray());
    QJsonArray layers;
    for (const CookedLayer &layer : rig->layers) {
        QJsonArray keys;
        for (const CookedKeys &channel : layer.channels)
            keys.append(static_cast<int>(channel.frames.size()));
        int shapeKeys = 0;
        int vertices = 0;
        for (const CookedShape &shape : layer.shapes) {
            shapeKeys += static_cast<int>(shape.frames.size());
            vertices += static_cast<int>(shape.layout.pointCount());
        }
        layers.append(QJsonObject{{QStringLiteral("name"), QString::fromStdString(layer.name)},
                                  {QStringLiteral("parent"), layer.parent},
                                  {QStringLiteral("keys"), keys},
                                  {QStringLiteral("shapes"), static_cast<int>(layer.shapes.size())},
                                  {QStringLiteral("shapeKeys"), shapeKeys},
                                  {QStringLiteral("vertices"), vertices}});
    }
    QCOMPARE(layers, expected[QStringLiteral("layers")].toArray());
}

void tst_ParseCases::readsShapes()
{
    QFETCH(QJsonObject, given);
    const Result<CookedRig> rig = readOshape(given[QStringLiteral("text")].toString().toStdString());
    if (!rig)
        QFAIL(rig.error().what.c_str());
    const QJsonObject expected = given[QStringLiteral("expect")].toObject();
    const std::vector<CookedShape> &shapes = rig->layers.front().shapes;
    QCOMPARE(static_cast<int>(shapes.size()), expected[QStringLiteral("regions")].toInt());
    QJsonArray vertices, holes, masks, strokes, textures, morphs;
    for (const CookedShape &shape : shapes) {
        const RegionLayout &layout = shape.layout;
        vertices.append(static_cast<int>(layout.outerCount));
        QJsonArray counts;
        for (const std::uint32_t count : layout.holeCounts)
            counts.append(static_cast<int>(count));
        holes.append(counts);
        masks.append(static_cast<int>(layout.maskCount));
        strokes.append(layout.isStroke);
        textures.append(QString::fromStdString(layout.texture));
    }
    for (const CookedMorph &morph : rig->morphs)
        morphs.append(QJsonArray{QString::fromStdString(morph.name), static_cast<int>(morph.shapes.size())});
    QCOMPARE(vertices, expected[QStringLiteral("vertices")].toArray());
    QCOMPARE(holes, expected[QStringLiteral("holes")].toArray());
    QCOMPARE(masks, expected[QStringLiteral("masks")].toArray());
    QCOMPARE(strokes, expected[QStringLiteral("strokes")].toArray());
    QCOMPARE(textures, expected[QStringLiteral("textures")].toArray());
    QCOMPARE(morphs, expected[QStringLiteral("morphs")].toArray());
}

QTEST_APPLESS_MAIN(tst_ParseCases)
#include "tst_parse_cases.moc"
