// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#include "model/cook/cook.h"
#include "model/cook/rig_builder.h"

#include <QTest>

#include <atomic>
#include <thread>

using namespace clipwright;

namespace {

constexpr int kLayers = 24;

/** Layers that are work enough for threads to be started, with masks, precomps' clips, and something to tell of most. */
RigBuilder manyLayers()
{
    RigBuilder builder;
    for (int i = 0; i < kLayers; ++i) {
        Layer &layer = builder.addLayer("layer" + std::to_string(i));
        Node group = builder.node(NodeType::Group);
        builder.animate(group, GroupProperty::Rotation, {{0, {0}}, {60, {300.0 + i}}});
        builder.animate(group, GroupProperty::Scale, {{0, {100, 80}}, {30, {40, 120.0 + i}}, {60, {100, 100}}});
        group.items = {builder.ellipse({30, 0}, {40, 20}), builder.ellipse({40, 0}, {40, 30}),
                       builder.fill(1, 0, 0, 50.0 + i % 3), builder.stroke(2.0 + i % 4)};
        Node mask = builder.node(NodeType::Mask);
        builder.setPath(mask, polygonPath({{-50, -50}, {50, -50}, {60, 40}, {-40, 50.0 + i}}));
        builder.set(mask, MaskProperty::Mode, {1});
        layer.masks = {mask};
        layer.items = {group};
        builder.animate(layer, LayerProperty::Position, {{0, {100, 100}}, {60, {10.0 * (i % 7), 50}}});
    }
    return builder;
}

CookSettings settingsWith(std::size_t threads, const CookLimits &limits = {})
{
    CookSettings settings;
    settings.limits = limits;
    settings.threads = threads;
    return settings;
}

bool areAlike(const CookOutput &a, const CookOutput &b)
{
    return a.rig.has_value() == b.rig.has_value() && (!a.rig || a.rig->sameContent(*b.rig)) && a.issues == b.issues
           && a.error == b.error && a.counts.writtenKeys == b.counts.writtenKeys && a.counts.samples == b.counts.samples
           && a.textures.size() == b.textures.size();
}

} // namespace

class tst_CookThreads : public QObject {
    Q_OBJECT

private slots:
    void whatIsSpentNeitherMoreNorLessIsAllowed_data()
    {
        QTest::addColumn<int>("share"); // of the whole, in percent
        for (const int share : {1, 50, 99, 101})
            QTest::addRow("%d percent", share) << share;
    }

    void whatIsSpentNeitherMoreNorLessIsAllowed()
    {
        QFETCH(const int, share);
        const Rig rig = manyLayers().build();
        const CookOutput whole = cook(rig);
        CookLimits samples;
        samples.samplesAByte = 0;
        samples.samples = whole.counts.samples * static_cast<std::size_t>(share) / 100;
        CookLimits keys;
        keys.keys = whole.counts.writtenKeys * static_cast<std::size_t>(share) / 100;
        CookLimits comparisons;
        comparisons.comparisons = static_cast<std::size_t>(share) * 100;
        CookLimits vertices;
        vertices.vertices = static_cast<std::size_t>(share) * 50;
        for (const CookLimits &limits : {samples, keys, comparisons, vertices}) {
            const CookOutput alone = cook(rig, settingsWith(1, limits));
            QVERIFY(areAlike(cook(rig, settingsWith(3, limits)), alone));
        }
        QCOMPARE(cook(rig, settingsWith(3, samples)).isRefused(), share < 100);
    }

    void aCancelEndsAllThreads()
    {
        const Rig rig = manyLayers().build();
        std::atomic<int> asked = 0;
        std::atomic<int> inside = 0;
        bool isAlone = true;
        const CookOutput output = cook(rig, settingsWith(4), [&] {
            isAlone = isAlone && ++inside == 1;
            std::this_thread::yield();
            --inside;
            return ++asked > 5;
        });
        QVERIFY(isAlone);
        QVERIFY(!output.rig);
        QCOMPARE(codesOf(output).last(), QStringLiteral("cancelled"));
        QVERIFY2(asked < 20, qPrintable(QString::number(asked)));
    }

    void progressComesToTheAskingThreadAndNeverGoesBack()
    {
        const Rig rig = manyLayers().build();
        const std::thread::id asking = std::this_thread::get_id();
        std::vector<std::size_t> told;
        cook(rig, settingsWith(4), {}, nullptr, [&](std::size_t layers, std::size_t of) {
            QCOMPARE(std::this_thread::get_id(), asking);
            QCOMPARE(of, std::size_t{kLayers});
            told.push_back(layers);
        });
        QVERIFY(std::ranges::is_sorted(told));
        QCOMPARE(told.back(), std::size_t{kLayers});
    }

    void aCacheIsFilledAndUsedAsByOneThread()
    {
        const Rig rig = manyLayers().build();
        CookCache cache;
        const CookOutput first = cook(rig, settingsWith(4), {}, &cache);
        QVERIFY(areAlike(first, cook(rig)));
        const CookOutput again = cook(rig, settingsWith(4), {}, &cache);
        QVERIFY(again.rig->sameContent(*first.rig));
        QVERIFY(again.counts.samples * 10 < first.counts.samples);
    }

    void everyNumberOfThreadsGivesTheSame()
    {
        const Rig rig = manyLayers().build();
        const CookOutput alone = cook(rig);
        QVERIFY(!alone.isRefused());
        QVERIFY(alone.counts.samples > 300'000); // else no threads are started, and nothing is shown here
        for (std::size_t threads = 2; threads <= 16; ++threads)
            QVERIFY2(areAlike(cook(rig, settingsWith(threads)), alone), qPrintable(QString::number(threads)));
    }
};

QTEST_APPLESS_MAIN(tst_CookThreads)
#include "tst_cook_threads.moc"
