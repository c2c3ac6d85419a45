// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#include "test_rigs.h"

#include "model/raster/raster.h"
#include "views/viewport/pose_renderer.h"

#include <QtTest>

#include <atomic>

using namespace clipwright;
using namespace clipwright::views;

namespace {

constexpr QSize kSize{120, 81};

} // namespace

class tst_PoseRenderer : public QObject {
    Q_OBJECT

private slots:
    void initTestCase()
    {
        QVERIFY(m_folder.isValid());
        m_rig = openedTestRig(m_folder, QStringLiteral("slide.oanim"), slideText());
        QVERIFY(m_rig->isShowable());
    }

    void picturesInTimeAreNeverHalved()
    {
        PoseRenderer renderer([] { return 0.0; });
        for (int frame = 0; frame < 12; ++frame)
            draw(renderer, frame);
        QCOMPARE(renderer.image().size(), kSize);
        QVERIFY(renderer.isRefined());
    }

    void slowPicturesAreHalvedWhileTheyFollowEachOtherAndRefinedAtRest()
    {
        std::atomic<int> calls = 0;
        PoseRenderer renderer([&calls] { return 30.0 * ++calls; }); // each takes 30 milliseconds
        QVector<QSize> sizes;
        QVector<double> ratios;
        connect(&renderer, &PoseRenderer::rendered, this, [&] {
            sizes.append(renderer.image().size());
            ratios.append(renderer.image().devicePixelRatio());
        });
        const QSize halfSize(60, 41);
        for (int frame = 0; frame < 12 && !sizes.contains(halfSize); ++frame) {
            request(renderer, frame);
            request(renderer, frame + 0.5); // what comes while one is drawn: it moves
            QTRY_VERIFY(!renderer.isBusy());
        }
        QCOMPARE(sizes.first(), kSize);
        QVERIFY(sizes.contains(halfSize));
        QCOMPARE(ratios.at(sizes.indexOf(halfSize)), 0.5); // it is shown as large as before
        QTRY_VERIFY(renderer.isRefined() && !renderer.isBusy());
        QCOMPARE(renderer.image().size(), kSize);
        // Byte for byte what is drawn at once at full size.
        PoseRenderer other;
        other.request(renderer.shown());
        QTRY_VERIFY(!other.isBusy());
        QCOMPARE(renderer.image(), other.image());
    }

private:
    void request(PoseRenderer &renderer, double frame) const
    {
        PoseRequest request;
        request.rig = m_rig->runtime;
        request.pose.frame = frame;
        request.view = fitView({-2, -1}, {4, 1}, kSize.width(), kSize.height(), 0);
        request.size = kSize;
        renderer.request(std::move(request));
    }

    void draw(PoseRenderer &renderer, double frame) const
    {
        request(renderer, frame);
        QTRY_VERIFY(!renderer.isBusy());
    }

    QTemporaryDir m_folder;
    std::shared_ptr<const ShownRig> m_rig;
};

QTEST_MAIN(tst_PoseRenderer)
#include "tst_pose_renderer.moc"
