// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#include "fuzz/seeds.h"
#include "hostile/deep.h"
#include "hostile/heap_watch.h"
#include "model/cook/cook.h"
#include "model/eval/rig_runtime.h"
#include "model/io/lottie_file.h"
#include "model/io/oanim/oanim_format.h"
#include "model/io/rig_file.h"

#include <QtTest>

using namespace clipwright;
using namespace clipwright::hostile;

namespace {

/** `./dev test` lets so many allocations of a fixture fail, evenly spread, beside the first ones; `./dev deep` each. */
constexpr std::size_t kSampleCount = 150;

/** What becomes of a file up to the text that is written of it: empty, or the code of why there is none. */
struct Outcome {
    std::string text;
    std::string code;
};

template<class T>
Outcome refused(const Result<T> &result)
{
    return {{}, result.error().code};
}

Outcome playable(const CookedRig &rig)
{
    const auto runtime = RigRuntime::build(rig);
    if (!runtime)
        return refused(runtime);
    return {std::to_string((*runtime)->vertexCount()), {}};
}

Outcome readNative(const std::string &bytes, bool isStill)
{
    const Result<CookedRig> rig = isStill ? readOshape(bytes) : readOanim(bytes);
    return rig ? playable(*rig) : refused(rig);
}

Outcome readSource(const std::shared_ptr<const std::string> &bytes, const std::string &path)
{
    const LottieReading reading = readLottieFile(bytes, path);
    if (!reading.rig)
        return {{}, reading.issues.front().code};
    const CookOutput output = cook(*reading.rig);
    return output.rig ? playable(*output.rig) : Outcome{{}, output.issues.back().code};
}

} // namespace

/** Each allocation of a reading fails once: a named refusal, nothing lost, and the next reading is as ever. */
class tst_Allocations : public QObject {
    Q_OBJECT

private slots:
    void eachFailureIsARefusal_data();
    void eachFailureIsARefusal();
};

void tst_Allocations::eachFailureIsARefusal_data()
{
    QTest::addColumn<QString>("folder");
    QTest::addColumn<QString>("name");
    QTest::addColumn<QString>("target");
    const QString data = QStringLiteral(CLIPWRIGHT_TEST_DATA);
    QTest::newRow("oanim") << data + "/oanim"
                           << "strokes_masks.oanim"
                           << "oanim";
    QTest::newRow("oshape") << data + "/oshape"
                            << "morphs.oshape"
                            << "oshape";
    QTest::newRow("lottie") << data + "/lottie"
                            << "walker.json"
                            << "lottie";
    QTest::newRow("package") << data + "/lottie"
                             << "precomps.json"
                             << "package";
    QTest::newRow("tgs") << data + "/lottie"
                         << "gaps.json"
                         << "tgs";
}

void tst_Allocations::eachFailureIsARefusal()
{
    QFETCH(QString, folder);
    QFETCH(QString, name);
    QFETCH(QString, target);
    std::shared_ptr<const std::string> bytes;
    for (const fuzz::Seed &seed : fuzz::seedsBelow(folder.toStdString(), 1 << 20)) {
        if (seed.name == name.toStdString() && seed.target->name == target.toStdString())
            bytes = std::make_shared<const std::string>(seed.bytes);
    }
    QVERIFY(bytes);
    const bool isStill = target == QLatin1String("oshape");
    const bool isNative = isStill || target == QLatin1String("oanim");
    const std::string path = "nowhere/a.json";
    const auto read = [&] { return isNative ? readNative(*bytes, isStill) : readSource(bytes, path); };

    const Outcome whole = read(); // and tables that are made once
    const std::size_t before = heap.count;
    read();
    const std::size_t count = heap.count - before;
    QCOMPARE(whole.code, std::string());
    const std::size_t step = isDeep() ? 1 : count / kSampleCount + 1;
    std::size_t live = 0;
    for (std::size_t number = 1; number <= count; number += number < kSampleCount / 3 ? 1 : step) {
        Outcome outcome;
        bool hasFailed = false;
        {
            const FailingAllocation failing(number);
            outcome = read();
            hasFailed = failing.hasFailed();
        }
        QVERIFY(hasFailed);
        // A library or a sort may do without what it asked for: then all is as ever.
        if (outcome.code.empty())
            QCOMPARE(outcome.text, whole.text);
        else
            QCOMPARE(outcome.code, std::string("out-of-memory"));
        outcome = {};
        if (number > 1)
            QCOMPARE(heap.live.load(), live);
        live = heap.live;
    }
    QCOMPARE(read().text, whole.text);
}

QTEST_APPLESS_MAIN(tst_Allocations)
#include "tst_allocations.moc"
