// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT

#include "lottie_texts.h"

#include "model/rig/rig_properties.h"

#include <QtTest>

using namespace clipwright;
using namespace clipwright::lottietexts;

namespace {

const char kTriangle[] = R"({"k":{"v":[[0,0],[9,0],[9,9]],"i":[[0,0],[0,0],[0,0]],"o":[[0,0],[0,0],[0,0]]}})";

LottieReading readMasks(const std::string &masks, const std::string &extra = {})
{
    return read(document(shapeLayer({}, extra + R"("masksProperties":[)" + masks + "],")));
}

std::string mask(const std::string &members)
{
    return std::string(R"({"pt":)") + kTriangle + "," + members + "}";
}

} // namespace

class tst_LottieMasks : public QObject {
    Q_OBJECT

private slots:
    void masksThatDoMoreThanAddAreGaps_data();
    void masksThatDoMoreThanAddAreGaps();
    void masksAreNodesOfTheirLayer();
    void hasMaskSaysNothing();
    void everyModeReads();
    void whatIsNoMaskIsLeftOut();
};

void tst_LottieMasks::masksThatDoMoreThanAddAreGaps_data()
{
    QTest::addColumn<QByteArray>("masks");
    QTest::addColumn<QByteArray>("codes");
    const auto row = [](const char *name, const std::string &masks, const char *codes) {
        QTest::newRow(name) << QByteArray::fromStdString(masks) << QByteArray(codes);
    };
    const std::string add = mask(R"("mode":"a")");
    const std::string none = mask(R"("mode":"n","inv":true,"x":{"k":5})");
    row("add", add, "");
    row("no mode", mask(R"("inv":false)"), "");
    row("none", none, "");
    row("add among none", none + "," + add + "," + none, "");
    row("expansion of 0", mask(R"("mode":"a","x":{"k":0})"), "");
    row("two", add + "," + add, "mask-many");
    row("subtract", mask(R"("mode":"s")"), "mask-mode");
    row("inverted", mask(R"("mode":"a","inv":true)"), "mask-mode");
    row("expanded", mask(R"("mode":"a","x":{"k":3})"), "mask-expanded");
    row("moving expansion", mask(R"("mode":"a","x":{"k":[{"t":0,"s":[0]},{"t":9,"s":[4]}]})"), "mask-expanded");
    std::string open = add;
    open.insert(open.find(R"("v")"), R"("c":false,)");
    row("open", open, "mask-open");
    row("expanded among none", mask(R"("mode":"a","x":{"k":3})") + "," + none, "mask-expanded");
}

void tst_LottieMasks::masksThatDoMoreThanAddAreGaps()
{
    QFETCH(QByteArray, masks);
    QFETCH(QByteArray, codes);
    const LottieReading reading = readMasks(masks.toStdString());
    QCOMPARE(QByteArray::fromStdString(codesOf(reading.rig->gaps)), codes);
    if (!codes.isEmpty())
        QCOMPARE(reading.rig->gaps.front().where.pointer, std::string("/layers/0/masksProperties"));
    QVERIFY(reading.issues.empty());
}

void tst_LottieMasks::masksAreNodesOfTheirLayer()
{
    const LottieReading reading = readMasks(
        mask(R"("nm":"hole","mode":"f","inv":true,"o":{"k":30},"x":{"k":[{"t":0,"s":[1]},{"t":9,"s":[4]}]})"));
    const Layer &layer = *reading.rig->main().layers.front();
    QCOMPARE(layer.masks.size(), std::size_t(1));
    const Node &node = layer.masks.front();
    QCOMPARE(node.type, NodeType::Mask);
    QCOMPARE(node.name, std::string("hole"));
    QCOMPARE(node.pointer, std::string("/layers/0/masksProperties/0"));
    const auto track = [&](std::uint8_t property) { return trackOf(reading.rig->main(), node, property); };
    QCOMPARE(track(MaskProperty::Shape)->basePath->contours.front().vertices.size(), std::size_t(3));
    QVERIFY(track(MaskProperty::Shape)->basePath->contours.front().closed);
    QCOMPARE(track(MaskProperty::Opacity)->base, std::vector<double>{30});
    QCOMPARE(track(MaskProperty::Expansion)->keys.size(), std::size_t(2));
    QCOMPARE(track(MaskProperty::Mode)->base, std::vector<double>{6});
    QCOMPARE(track(MaskProperty::Inverted)->base, std::vector<double>{1});
}

void tst_LottieMasks::hasMaskSaysNothing()
{
    for (const char *flag : {"", "\"hasMask\":false,", "\"hasMask\":true,"})
        QCOMPARE(readMasks(mask(R"("mode":"a")"), flag).rig->main().layers.front()->masks.size(), std::size_t(1));
}

void tst_LottieMasks::everyModeReads()
{
    const std::string modes = "nasildf";
    for (std::size_t i = 0; i < modes.size(); ++i) {
        const LottieReading reading = readMasks(mask(std::string(R"("mode":")") + modes[i] + '"'));
        const Node &node = reading.rig->main().layers.front()->masks.front();
        QCOMPARE(trackOf(reading.rig->main(), node, MaskProperty::Mode)->base.front(), static_cast<double>(i));
    }
}

void tst_LottieMasks::whatIsNoMaskIsLeftOut()
{
    const LottieReading reading = readMasks("7," + mask(R"("mode":"a")") + ",null");
    QCOMPARE(reading.rig->main().layers.front()->masks.size(), std::size_t(1));
    QCOMPARE(codesOf(reading.issues), std::string("mask-malformed,mask-malformed"));
}

QTEST_APPLESS_MAIN(tst_LottieMasks)
#include "tst_lottie_masks.moc"
