// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#include "fuzz/play_rig.h"
#include "hostile/deep.h"
#include "hostile/heap_watch.h"
#include "hostile/named_cases.h"
#include "model/cook/cook.h"
#include "model/io/lottie/lottie_reader.h"
#include "model/io/oanim/oanim_format.h"

#include <QFile>
#include <QtTest>

#include <ctime>
#include <optional>

using namespace clipwright;
using namespace clipwright::hostile;

namespace {

/** Of the processor's time, for a file of at most a mebibyte: reading and cooking; then building it and painting it once. */
constexpr double kMostSeconds = 2;
constexpr double kMostPaintSeconds = 4; // of both looks of one moment
constexpr std::size_t kMebibyte = std::size_t{1} << 20;

struct Cost {
    double seconds = 0;
    std::size_t bytes = 0;
};

template<class Work>
Cost costOf(Work work)
{
    heap.forgetPeak();
    const std::size_t before = heap.live;
    const std::clock_t start = std::clock();
    work();
    return {static_cast<double>(std::clock() - start) / CLOCKS_PER_SEC, heap.peak - before};
}

bool isTimed()
{
#if defined(__SANITIZE_ADDRESS__) || defined(__SANITIZE_THREAD__)
    return false;
#else
    return true;
#endif
}

} // namespace

/** The work and the memory that a file may ask for, whatever is in it (reliability, section 3). */
class tst_Heavy : public QObject {
    Q_OBJECT

private slots:
    void noFileTakesMoreThanItMay_data();
    void noFileTakesMoreThanItMay();
};

void tst_Heavy::noFileTakesMoreThanItMay_data()
{
    QTest::addColumn<QString>("target");
    QTest::addColumn<QByteArray>("text");
    QFile file(QStringLiteral(CLIPWRIGHT_SOURCE "/tests/hostile/named/heavy.txt"));
    QVERIFY(file.open(QIODevice::ReadOnly));
    for (const QByteArray &line : file.readAll().split('\n')) {
        const QList<QByteArray> parts = line.split('|');
        if (line.startsWith('#') || parts.size() != 3)
            continue;
        QTest::newRow(parts[0].trimmed().constData())
            << QString::fromUtf8(parts[1].trimmed())
            << QByteArray::fromStdString(unfolded(parts[2].trimmed().toStdString()));
    }
}

void tst_Heavy::noFileTakesMoreThanItMay()
{
    if (!isTimed() && !isDeep())
        QSKIP("minutes under sanitizers: ./dev deep does it");
    QFETCH(QString, target);
    QFETCH(QByteArray, text);
    const auto bytes = std::make_shared<const std::string>(text.toStdString());
    QVERIFY2(bytes->size() <= kMebibyte, qPrintable(QString::number(bytes->size())));
    std::optional<CookedRig> rig;
    const Cost cooking = costOf([&] {
        if (target == QLatin1String("oanim"))
            rig = readOanim(*bytes).value();
        else if (target == QLatin1String("oshape"))
            rig = readOshape(*bytes).value();
        else if (const LottieReading reading = readLottie(bytes, "a.json"); reading.rig)
            rig = std::move(cook(*reading.rig).rig);
    });
    QVERIFY(rig);
    const Cost playing = costOf([&] { fuzz::playRig(*rig, nullptr, 1); });
    const QString costs = QStringLiteral("%1 KiB: read and cooked in %2 s and %3 MiB, painted in %4 s and %5 MiB")
                              .arg(bytes->size() / 1024)
                              .arg(cooking.seconds)
                              .arg(cooking.bytes / kMebibyte)
                              .arg(playing.seconds)
                              .arg(playing.bytes / kMebibyte);
    qInfo("%s", qPrintable(costs));
    QVERIFY2(cooking.bytes <= 512 * kMebibyte, qPrintable(costs));
    QVERIFY2(playing.bytes <= 1024 * kMebibyte, qPrintable(costs));
    QVERIFY2(!isTimed() || cooking.seconds <= kMostSeconds, qPrintable(costs));
    QVERIFY2(!isTimed() || playing.seconds <= kMostPaintSeconds, qPrintable(costs));
}

QTEST_APPLESS_MAIN(tst_Heavy)
#include "tst_heavy.moc"
