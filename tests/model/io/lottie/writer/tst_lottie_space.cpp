// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
// What a game plays, made a Lottie file and cooked again, looks as it did.
#include "model/io/lottie/writer/lottie_space.h"

#include "model/cook/cook.h"
#include "model/cook/lift.h"
#include "model/eval/rig_pose.h"
#include "model/io/lottie/lottie_reader.h"
#include "model/io/lottie/writer/lottie_writer.h"
#include "model/io/oanim/fixtures.h"

#include <QtTest>

using namespace clipwright;

namespace {

/** What is seen of a moment: a line a region, numbers to a thousandth. */
QStringList seen(const CookedRig &cooked, double frame)
{
    QStringList lines;
    const auto runtime = RigRuntime::build(cooked);
    if (!runtime)
        return {"not to be built: " + QString::fromStdString(runtime.error().what)};
    RigPose pose;
    RegionList list;
    reservePose(**runtime, pose);
    reserveRegions(**runtime, list);
    samplePose(**runtime, frame, pose);
    composeRegions(**runtime, pose, list);
    const auto number = [](double value) { return QString::number(std::round(value * 500) / 500 + 0.0); };
    for (const ComposedRegion &region : list.regions) {
        QString line = region.isStroke ? "line" : "fill";
        double alpha = region.colour[3];
        if (region.paint == PaintKind::Solid) {
            for (const double part : region.colour)
                line += ' ' + number(part);
        } else {
            alpha = 0;
            for (std::uint32_t i = 0; i < region.stopCount; ++i) {
                const GradientStop &stop = list.stops[region.firstStop + i];
                alpha = std::max(alpha, stop.colour[3]);
                line += " at " + number(stop.at);
                for (const double part : stop.colour)
                    line += ' ' + number(part);
            }
            for (const Vec2 place : {region.start, region.end, region.focal})
                line += " to " + number(place.x) + ' ' + number(place.y);
        }
        if (alpha < 1e-3)
            continue;
        if (region.isStroke)
            line += " width " + number(region.width) + ' ' + number(region.limit);
        for (std::uint32_t i = 0; i < region.outerCount; ++i) {
            const Vec2 point = list.points[region.firstPoint + i];
            line += " (" + number(point.x) + ' ' + number(point.y) + ')';
        }
        line += " holes " + QString::number(region.holeCount);
        lines << line;
    }
    return lines;
}

} // namespace

class tst_LottieSpace : public QObject {
    Q_OBJECT

private slots:
    void looksTheSame_data() { fixtures::addRows(); }
    void looksTheSame()
    {
        QFETCH(std::string, text);
        QFETCH(bool, isShape);
        const Result<CookedRig> cooked = fixtures::read(text, isShape);
        QVERIFY(cooked);
        const LottieSpaceRig made = toLottieSpace(lift(*cooked));
        const Result<std::string> written = writeLottie(made.rig);
        QVERIFY2(written, written ? "" : written.error().what.c_str());
        const LottieReading again = readLottie(std::make_shared<const std::string>(*written), {});
        QVERIFY(again.rig);
        QVERIFY(again.issues.empty() && again.rig->gaps.empty());
        // What cannot be said is told.
        const auto isLoss = [](const Issue &issue) { return issue.code != "lottie-kept"; };
        if (std::ranges::any_of(made.issues, isLoss))
            return;
        const CookOutput output = cook(*again.rig);
        QVERIFY(output.rig);
        for (const double share : {0.0, 0.3, 0.5, 0.9}) {
            const double frame = cooked->duration * share;
            QCOMPARE(seen(*output.rig, frame), seen(*cooked, frame));
        }
    }

    void whatIsLostIsTold()
    {
        const std::string text =
            "version 3\nfps 10\nduration 10\nlayer a parent -1\n  opacity k 2\n    kf 0 0\n    kf 5 1\n"
            "layer b parent 0\n  opacity k 2\n    kf 0 0\n    kf 5 1\n  shape k 1\n    kf 0\n"
            "      fill 1 1 1 1\n      texture face 0 0 1 1\n      contour 3\n      v 0 0\n      v 1 0\n"
            "      v 0 1\n  shape k 1\n    kf 0\n      fill 1 1 1 1\n      stroke 1 butt miter 4 open\n"
            "      contour 2\n      v 0 0\n      v 1 0\n      mask 3\n      v 0 0\n      v 1 0\n      v 0 1\n"
            "  shape k 1\n    kf 0\n      fill 1 1 1 1\n      stroke 2 butt miter 4 open\n"
            "      contour 2\n      v 0 0\n      v 2 0\n      mask 3\n      v 0 0\n      v 1 0\n      v 0 1\n";
        const Result<CookedRig> cooked = fixtures::read(text, false);
        QVERIFY2(cooked, cooked ? "" : cooked.error().what.c_str());
        QStringList codes;
        for (const Issue &issue : toLottieSpace(lift(*cooked)).issues)
            codes << QString::fromStdString(issue.code);
        codes.sort();
        QCOMPARE(codes, QStringList({"lottie-mask", "lottie-opacity", "lottie-texture"}));
    }
};

QTEST_APPLESS_MAIN(tst_LottieSpace)
#include "tst_lottie_space.moc"
