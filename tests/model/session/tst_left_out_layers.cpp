// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#include "model/session/left_out_layers.h"
#include "model/session/shown_rig.h"

#include <QFile>
#include <QTemporaryDir>
#include <QtTest>

#include <cmath>

using namespace clipwright;

class tst_LeftOutLayers : public QObject {
    Q_OBJECT

    QTemporaryDir m_folder;
    ShownRig opened(const QByteArray &layers, const QByteArray &assets = {});

private slots:
    void standsWhereItsParentsAndCompositionsPutIt();
    void parentsInACircleAreCutOff();
    void issueCountsOnFromTheCookedLayers();
};

namespace {

/** A layer that paints: without one there is nothing to show. */
const QByteArray kDot = R"({"ty":1,"ind":90,"nm":"dot","ip":0,"op":30,"st":0,"sw":10,"sh":10,"sc":"#ff0000","ks":{}})";

QByteArray words(int index, int parent, const QByteArray &position)
{
    return R"({"ty":5,"ind":)" + QByteArray::number(index) + R"(,"parent":)" + QByteArray::number(parent)
           + R"(,"nm":"words","ip":0,"op":30,"st":0,"ks":{"p":{"a":0,"k":)" + position + R"(}},"t":{"d":{"k":[]}}})";
}

bool isNear(Vec2 a, Vec2 b)
{
    return std::abs(a.x - b.x) < 1e-9 && std::abs(a.y - b.y) < 1e-9;
}

/** Where the only layer that was left out is. */
Vec2 placeAt(const ShownRig &shown, double frame)
{
    std::vector<LayerPlace> places;
    shown.leftOut->addPlaces(frame, places);
    return places.size() == 1 && !places[0].draws ? places[0].minimum : Vec2(99, 99);
}

} // namespace

ShownRig tst_LeftOutLayers::opened(const QByteArray &layers, const QByteArray &assets)
{
    QFile file(m_folder.filePath(QStringLiteral("rig.json")));
    const QByteArray text = R"({"v":"5.7.0","fr":30,"ip":0,"op":30,"w":200,"h":100,"assets":[)" + assets
                            + R"(],"layers":[)" + layers + "]}";
    if (!file.open(QIODevice::WriteOnly) || file.write(text) != text.size())
        qFatal("the temporary folder cannot be written");
    file.close();
    return openShownRig(file.fileName().toStdString());
}

void tst_LeftOutLayers::standsWhereItsParentsAndCompositionsPutIt()
{
    const QByteArray null = R"({"ty":3,"ind":2,"nm":"arm","ip":0,"op":30,"st":0,"ks":{"r":{"a":0,"k":90},"p":{"a":1,
        "k":[{"t":0,"s":[0,0],"o":{"x":[0],"y":[0]},"i":{"x":[1],"y":[1]}},{"t":10,"s":[10,0]}]}}})";
    const QByteArray inner = R"({"id":"in","layers":[)" + words(1, 2, "[5,0]") + "," + null + "]}";
    const QByteArray outer = R"({"ty":0,"ind":1,"nm":"shower","refId":"in","w":200,"h":100,"ip":0,"op":30,"st":10,
        "ks":{"p":{"a":0,"k":[100,50]},"a":{"a":0,"k":[0,0]},"s":{"a":0,"k":[200,200]}}})";
    const ShownRig shown = opened(outer + "," + kDot, inner);
    QVERIFY(shown.isShowable());
    QVERIFY(shown.leftOut);
    // The inside is 10 frames late: the arm is at 5 0 and turned, the words at 5 5 there; twice that from the middle.
    QVERIFY(isNear(placeAt(shown, 15), {0.1, -0.1}));
    QVERIFY(isNear(placeAt(shown, 20), {0.2, -0.1}));
}

void tst_LeftOutLayers::parentsInACircleAreCutOff()
{
    const ShownRig shown = opened(words(1, 1, "[150,50]") + "," + kDot);
    QVERIFY(shown.isShowable());
    QVERIFY(shown.leftOut);
    const Vec2 at = placeAt(shown, 0);
    QVERIFY(std::isfinite(at.x) && at.x < 99);
}

void tst_LeftOutLayers::issueCountsOnFromTheCookedLayers()
{
    const ShownRig shown = opened(words(1, 0, "[200,0]") + "," + kDot);
    QVERIFY(shown.isShowable());
    const int cooked = static_cast<int>(shown.file.cooked->layers.size());
    QVERIFY(std::ranges::count(shown.issueLayers, cooked) > 0);
    QCOMPARE(shown.layerName(cooked), std::string_view("words"));
    QVERIFY(isNear(placeAt(shown, 0), {1, 0.5}));
}

QTEST_APPLESS_MAIN(tst_LeftOutLayers)
#include "tst_left_out_layers.moc"
