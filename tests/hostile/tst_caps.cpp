// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#include "hostile/cap_rows.h"
#include "hostile/heap_watch.h"
#include "model/cook/cook.h"
#include "model/io/lottie/lottie_reader.h"
#include "model/io/oanim/oanim_format.h"

#include <QtTest>

#include <algorithm>
#include <ctime>

using namespace clipwright;
using namespace clipwright::hostile;

namespace {

/** What a refusal may take, whatever the file says (reliability R16). */
constexpr std::size_t kMostExtraBytes = std::size_t{32} << 20;
constexpr double kMostSeconds = 0.1; // of the processor's time, without sanitizers

/** Sanitizers make everything several times slower, and the limit is about what is shipped. */
bool isTimed()
{
#ifdef __SANITIZE_ADDRESS__
    return false;
#elif defined(__SANITIZE_THREAD__)
    return false;
#else
    return true;
#endif
}

} // namespace

/** Each cap at the cap, one over it, and a thousand times over it. */
class tst_Caps : public QObject {
    Q_OBJECT

private slots:
    void atTheCapFilesAreTaken_data() { addRows(); }
    void atTheCapFilesAreTaken();
    void oneMoreIsRefusedByName_data() { addRows(); }
    void oneMoreIsRefusedByName();
    void aThousandTimesAsMuchIsRefusedQuicklyAndInLittleMemory_data() { addRows(); }
    void aThousandTimesAsMuchIsRefusedQuicklyAndInLittleMemory();
    void aCookTakesWhatItTakesAndNoMore();
    void forgedCountsAllocateNothing_data();
    void forgedCountsAllocateNothing();
    void problemsAreListedUpToAThousand();

private:
    static void addRows()
    {
        QTest::addColumn<int>("index");
        int index = 0;
        for (const CapRow &row : capRows())
            QTest::newRow(row.name) << index++;
    }
    static const CapRow &row()
    {
        return capRows()[static_cast<std::size_t>(
            *static_cast<const int *>(QTest::qData("index", qMetaTypeId<int>())))];
    }
};

void tst_Caps::atTheCapFilesAreTaken()
{
    const CapRow &cap = row();
    QCOMPARE(cap.read(cap.input(cap.cap), cap.cap), std::string());
}

void tst_Caps::oneMoreIsRefusedByName()
{
    const CapRow &cap = row();
    QCOMPARE(cap.read(cap.input(cap.cap + 1), cap.cap), std::string(cap.code));
}

void tst_Caps::aThousandTimesAsMuchIsRefusedQuicklyAndInLittleMemory()
{
    const CapRow &cap = row();
    const auto input = cap.input(cap.cap * 1000);
    heap.forgetPeak();
    const std::size_t before = heap.live;
    const std::clock_t start = std::clock();
    const std::string code = cap.read(input, cap.cap);
    const double seconds = static_cast<double>(std::clock() - start) / CLOCKS_PER_SEC;
    QCOMPARE(code, std::string(cap.codeFarOver != nullptr ? cap.codeFarOver : cap.code));
    const std::size_t extra = heap.peak - before;
    QVERIFY2(extra <= kMostExtraBytes, qPrintable(QStringLiteral("%1 bytes").arg(extra)));
    QVERIFY2(!isTimed() || seconds <= kMostSeconds, qPrintable(QStringLiteral("%1 seconds").arg(seconds)));
}

/** How many numbers a cook computes while it looks for keys only the cook knows: it is asked first, then held to that. */
void tst_Caps::aCookTakesWhatItTakesAndNoMore()
{
    const std::string text =
        R"({"fr":30,"ip":0,"op":1000,"w":9,"h":9,"layers":[{"ty":4,"op":1000,"shapes":[{"ty":"el","s":{"k":[9,9]}},)"
        R"({"ty":"tm","s":{"k":[{"t":0,"s":[0]},{"t":1000,"s":[90]}]}},{"ty":"st","w":{"k":1}}]}]})";
    const LottieReading reading = readLottie(std::make_shared<const std::string>(text), "a.json");
    CookSettings settings;
    settings.limits.samplesAByte = 0;
    const std::size_t taken = cook(*reading.rig, settings).counts.samples;
    settings.limits.samples = taken;
    QVERIFY(!cook(*reading.rig, settings).isRefused());
    for (const std::size_t limit : {taken - 1, taken / 1000}) {
        settings.limits.samples = limit;
        const CookOutput output = cook(*reading.rig, settings);
        QVERIFY(output.isRefused());
        QVERIFY(std::ranges::any_of(output.issues, [](const Issue &issue) { return issue.code == "keys-too-many"; }));
    }
}

void tst_Caps::forgedCountsAllocateNothing_data()
{
    QTest::addColumn<QByteArray>("line");
    const QByteArray shape = "shape k 1\nkf 0\n";
    QTest::newRow("channel") << QByteArray("rot k 2147483647\nkf 0 1\n");
    QTest::newRow("shape") << QByteArray("shape k 2147483647\nkf 0\n");
    QTest::newRow("stops") << shape + "linear 0 0 1 1 2147483647\n";
    QTest::newRow("contour") << shape + "fill 1 1 1 1\ncontour 2147483647\n";
    QTest::newRow("hole") << shape + "fill 1 1 1 1\ncontour 3\nv 0 0\nv 1 0\nv 0 1\nhole 2147483647\n";
    QTest::newRow("mask") << shape + "fill 1 1 1 1\ncontour 3\nv 0 0\nv 1 0\nv 0 1\nmask 2147483647\n";
}

void tst_Caps::forgedCountsAllocateNothing()
{
    QFETCH(QByteArray, line);
    const std::string text = "fps 24\nduration 48\nlayer a parent -1\n" + line.toStdString();
    heap.forgetPeak();
    const std::size_t before = heap.live;
    QVERIFY(!readOanim(text));
    const std::size_t extra = heap.peak - before;
    QVERIFY2(extra < 256 * 1024, qPrintable(QString::number(extra)));
}

void tst_Caps::problemsAreListedUpToAThousand()
{
    std::string layers;
    for (int i = 0; i < 4000; ++i)
        layers += R"({"ty":5,"nm":")" + std::to_string(i) + R"("},7,)";
    const std::string text = R"({"fr":30,"ip":0,"op":60,"w":9,"h":9,"layers":[)" + layers + "{}]}";
    const LottieReading reading = readLottie(std::make_shared<const std::string>(text), "a.json");
    for (const Issues &issues : {reading.issues, reading.rig->gaps, cook(*reading.rig).issues}) {
        QCOMPARE(issues.size(), std::size_t{1001});
        QCOMPARE(issues.back().code, std::string("and-more"));
    }
}

QTEST_APPLESS_MAIN(tst_Caps)
#include "tst_caps.moc"
