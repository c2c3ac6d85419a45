// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#include "one_number.h"

#include <QtTest>

#include <algorithm>
#include <cmath>
#include <random>

using namespace clipwright;
using namespace clipwright::test;

/** What a stack shows depends on the time alone, not on the steps in which it passed. */
class tst_StackSteps : public QObject {
    Q_OBJECT

private slots:
    void aFadeOutBeginsAtTheVeryEnd();
    void aFadeInStopsWhereItsAnimationEnds();
    void whatFadedOutBeforeItsEndNeverFinishes();
    void whatEndedGivesWayToWhatIsLiveBelow();
    void aReleasedClipFadesFromItsEnd();
    void manySmallStepsEqualOneLongStep_data();
    void manySmallStepsEqualOneLongStep();
};

void tst_StackSteps::aFadeOutBeginsAtTheVeryEnd()
{
    OneNumber one;
    one.play("a", running(9, 0, "once-reset", 0.9), {.blendOut = 1});
    // Its second is over a quarter of a second before the step is.
    QVERIFY(isNear(one.after(1.25), 9 * 0.75));
    QCOMPARE(one.finished.size(), std::size_t(1));
    QVERIFY(isNear(one.stack.status(1, "a").timeLeft, 0.75));
    one.play("a", still(1), {.blendOut = 1, .restart = true});
    QVERIFY(isNear(one.after(100), 0));
    QVERIFY(!one.stack.isOn(1, "a"));
}

void tst_StackSteps::aFadeInStopsWhereItsAnimationEnds()
{
    OneNumber one;
    one.play("a", running(8, 0, "once-hold", 0.9), {.blend = 2});
    QVERIFY(isNear(one.after(1.5), 4));
}

void tst_StackSteps::whatFadedOutBeforeItsEndNeverFinishes()
{
    OneNumber one;
    one.play("a", running(8, 0, "once-hold", 0.9));
    one.after(0);
    one.stack.stop(1, "a", 0.5);
    QVERIFY(isNear(one.after(3), 0));
    QVERIFY(one.finished.empty());
}

void tst_StackSteps::whatEndedGivesWayToWhatIsLiveBelow()
{
    OneNumber one;
    one.play("low", running(0, 1));
    one.play("high", running(100, 0, "once-hold", 0.9));
    QVERIFY(isNear(one.after(0.5), 100));
    QVERIFY(isNear(one.after(1), 1.5));
    QCOMPARE(one.finished.size(), std::size_t(1));
}

void tst_StackSteps::aReleasedClipFadesFromItsEnd()
{
    const auto sampler =
        samplerOf(clipText(R"("duration":1,"whenDone":"release")",
                           R"({"property":"a.b","kind":"number","keys":[{"at":0,"value":4},{"at":1,"value":4}]})",
                           R"({"at":1,"name":"end"})"));
    OneNumber one;
    one.play("a", sampler, {.blendOut = 2});
    QVERIFY(isNear(one.after(1.5), 3));
    std::size_t marks = 0;
    one.stack.visitSteps([&](const StackStep &step) { marks += step.step->marks.size(); });
    QCOMPARE(marks, std::size_t(1));
}

namespace {

/** A number and a rotation, moved by clips of every way to end. */
struct Both {
    AnimationStack stack;
    StackProperty number = stack.addProperty({Kind::Number, {5}, {}}, -kFree, kFree);
    StackProperty turn = stack.addTurn({Kind::Rotation, {0, 0, 0, 1}, {}}, EulerOrder::XYZ);
    StackProperty degrees = stack.addTurn({Kind::Euler, {0, 0, 0}, {}}, EulerOrder::XYZ, turn);
    std::vector<StackFinish> finished;
    std::vector<std::string> ended;

    void advance(double seconds, int steps)
    {
        for (int i = 0; i < steps; ++i) {
            finished.clear();
            stack.advance(seconds / steps, finished);
            for (const StackFinish &finish : finished)
                ended.push_back(finish.name);
        }
    }
};

std::vector<std::shared_ptr<const ClipSampler>> allEnds()
{
    std::vector<std::shared_ptr<const ClipSampler>> all;
    double value = 1;
    for (const char *end :
         {R"("rate":7,"playback":"loop")", R"("rate":7,"playback":"once-hold")", R"("rate":9,"playback":"once-reset")",
          R"("rate":8,"playback":"ping-pong")", R"("duration":0.77,"whenDone":"release")",
          R"("duration":0.93,"whenDone":"hold")", R"("duration":0.61,"whenDone":"bounce")"}) {
        const std::string from = std::to_string(value);
        const std::string to = std::to_string(value + 3);
        // Half of them turn in degrees, half as rotations: both are one property.
        const bool isEuler = all.size() % 2 == 0;
        const std::string turn =
            isEuler ? R"({"property":"a.e","kind":"euler","hold":"linear","keys":[{"at":0,"value":[0,)" + from
                          + R"(,0]},{"at":0.7,"value":[10,50,40]}]})"
                    : R"({"property":"a.r","kind":"rotation","hold":"linear","keys":[{"at":0,"value":[0,0,0.1,1]},)"
                      R"({"at":0.7,"value":[0.3,0,0,1]}]})";
        all.push_back(
            samplerOf(clipText(end, R"({"property":"a.b","kind":"number","hold":"linear","keys":[{"at":0,"value":)"
                                        + from + R"(},{"at":0.7,"value":)" + to + "}]}," + turn)));
        value += 10;
    }
    return all;
}

void act(std::mt19937 &random, Both &one, Both &many, const std::vector<std::shared_ptr<const ClipSampler>> &clips)
{
    const auto which = random() % clips.size();
    const auto &sampler = clips[which];
    const std::string name = std::to_string(which);
    const double blend = random() % 3 == 0 ? 0 : 0.11 + 0.000613 * static_cast<double>(random() % 997);
    const double blendOut = random() % 3 == 0 ? 0 : 0.07 + 0.000717 * static_cast<double>(random() % 997);
    const bool restarts = random() % 4 == 0;
    const bool stops = random() % 4 == 0;
    const bool pauses = random() % 12 == 0;
    for (Both *both : {&one, &many}) {
        const StackProperty turn = which % 2 == 0 ? both->degrees : both->turn;
        if (pauses)
            both->stack.pause(1, name);
        else if (stops)
            both->stack.stop(1, name, blend);
        else
            both->stack.play(
                1, {name, sampler, {{&sampler->clipSlots()[0], both->number, 0}, {&sampler->clipSlots()[1], turn, 0}}},
                {.blend = blend, .blendOut = blendOut, .restart = restarts});
    }
}

double furthestApart(const Both &one, const Both &many)
{
    double apart = 0;
    for (const StackProperty property : {one.number, one.turn}) {
        const auto left = one.stack.numbers(property);
        const auto right = many.stack.numbers(property);
        for (std::size_t i = 0; i < left.size(); ++i)
            apart = std::max(apart, std::abs(left[i] - right[i]) / std::max(1.0, std::abs(left[i])));
    }
    return apart;
}

} // namespace

void tst_StackSteps::manySmallStepsEqualOneLongStep_data()
{
    QTest::addColumn<unsigned>("seed");
    for (unsigned seed = 1; seed <= 300; ++seed)
        QTest::addRow("seed %u", seed) << seed;
}

void tst_StackSteps::manySmallStepsEqualOneLongStep()
{
    QFETCH(unsigned, seed);
    static const auto kClips = allEnds();
    std::mt19937 random(seed);
    Both one;
    Both many;
    for (int event = 0; event < 12; ++event) {
        act(random, one, many, kClips);
        const double seconds = 0.0137 + 0.00193 * static_cast<double>(random() % 499);
        one.advance(seconds, 1);
        many.advance(seconds, 23 + static_cast<int>(random() % 41));
        const double apart = furthestApart(one, many);
        QVERIFY2(apart < 1e-12, qPrintable(QString("event %1: %2 apart").arg(event).arg(apart)));
        std::ranges::sort(one.ended);
        std::ranges::sort(many.ended);
        QCOMPARE(one.ended, many.ended);
        for (std::size_t which = 0; which < kClips.size(); ++which) {
            const StackStatus left = one.stack.status(1, std::to_string(which));
            const StackStatus right = many.stack.status(1, std::to_string(which));
            QCOMPARE(left.isPlaying, right.isPlaying);
            QVERIFY(std::abs(left.progress - right.progress) < 1e-12);
            QVERIFY(std::abs(left.timeLeft - right.timeLeft) < 1e-12);
        }
    }
}

QTEST_APPLESS_MAIN(tst_StackSteps)
#include "tst_stack_steps.moc"
