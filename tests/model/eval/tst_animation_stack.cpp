// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT

#include "counting_allocator.h"
#include "one_number.h"

#include <QtTest>

#include <cmath>
#include <limits>

using namespace clipwright;
using namespace clipwright::test;

class tst_AnimationStack : public QObject {
    Q_OBJECT

private slots:
    void theLaterStartWins();
    void stoppingLeavesTheValues();
    void onceResetPutsBackAtOnce();
    void onceHoldLeavesItsLastValue();
    void finishedIsToldOnceWithWhoAsked();
    void aRelativeRowAddsToWhatThereWas();
    void restartingNeverAddsUp();
    void restartEveryFrameStaysAtTheFirst();
    void pausingHolds();
    void wordsSwitchAtOnce();
    void numbersAreHeldToTheirLimits();
    void statusAnswersWhatIsAsked();
    void rowsOfOtherWidthsMeetNumberByNumber();
    void aRelativeRowMayGoBelowItsLimitButNotTheSum();
    void oddSecondsCountAsNone();
    void aTickAllocatesNothing();
};

void tst_AnimationStack::theLaterStartWins()
{
    OneNumber one;
    one.play("low", still(1));
    one.play("high", still(2));
    QVERIFY(isNear(one.after(0.1), 2));
    one.play("low", still(1));
    QVERIFY(isNear(one.after(0.1), 1));
    one.stack.stop(1, "low");
    QVERIFY(isNear(one.after(0.1), 2));
}

void tst_AnimationStack::stoppingLeavesTheValues()
{
    OneNumber one;
    one.play("a", running(0, 1));
    one.after(1);
    one.stack.stop(1, "");
    QVERIFY(isNear(one.after(1), 1));
    QVERIFY(!one.stack.isOn(1, "a"));
}

void tst_AnimationStack::onceResetPutsBackAtOnce()
{
    OneNumber one(3);
    one.play("a", running(10, 10, "once-reset", 0.9));
    QVERIFY(isNear(one.after(0.5), 15));
    QVERIFY(isNear(one.after(0.5), 3));
    QCOMPARE(one.finished.size(), std::size_t(1));
}

void tst_AnimationStack::onceHoldLeavesItsLastValue()
{
    OneNumber one(0);
    one.play("a", running(0, 10, "once-hold", 0.9));
    QVERIFY(isNear(one.after(5), 9));
    QVERIFY(!one.stack.isOn(1, "a"));
    QVERIFY(isNear(one.after(5), 9));
}

void tst_AnimationStack::finishedIsToldOnceWithWhoAsked()
{
    OneNumber one;
    const auto sampler = running(0, 10, "once-hold", 0.9);
    one.play("a", sampler, {.by = "door"});
    one.play("a", sampler, {.by = "hero"});
    one.play("a", sampler, {.by = "door"});
    one.after(0.95);
    QCOMPARE(one.finished.size(), std::size_t(0));
    one.after(0.1);
    QCOMPARE(one.finished.size(), std::size_t(1));
    QCOMPARE(one.finished.front().name, std::string("a"));
    QCOMPARE(one.finished.front().object, StackObject(1));
    QCOMPARE(one.finished.front().askers, (std::vector<std::string>{"door", "hero"}));
    QVERIFY(!one.stack.status(1, "a").isPlaying);
    one.after(1);
    QCOMPARE(one.finished.size(), std::size_t(0));
}

void tst_AnimationStack::aRelativeRowAddsToWhatThereWas()
{
    OneNumber one(100);
    one.play("bob", running(0, 1, "loop", 9.9, R"(,"relative":true)"));
    QVERIFY(isNear(one.after(2), 102));
}

void tst_AnimationStack::restartingNeverAddsUp()
{
    OneNumber one(100);
    const auto sampler = running(0, 1, "loop", 9.9, R"(,"relative":true)");
    one.play("bob", sampler);
    one.after(2);
    one.play("bob", sampler, {.restart = true});
    QVERIFY(isNear(one.after(1), 101));
    one.play("bob", sampler, {.blend = 1, .restart = true});
    QVERIFY(isNear(one.after(0), 101));
    QVERIFY(isNear(one.after(0.5), (101 + 100.5) / 2));
}

void tst_AnimationStack::restartEveryFrameStaysAtTheFirst()
{
    OneNumber one;
    const auto sampler = running(0, 1);
    for (int i = 0; i < 10; ++i) {
        one.play("a", sampler, {.restart = true});
        QVERIFY(isNear(one.after(0.1), 0.1));
    }
}

void tst_AnimationStack::pausingHolds()
{
    OneNumber one;
    one.play("a", running(0, 1));
    one.after(1);
    one.stack.pause(1, "a");
    QVERIFY(isNear(one.after(3), 1));
    QVERIFY(!one.stack.status(1, "a").isPlaying);
    QVERIFY(isNear(one.stack.status(1, "a").progress, 0.1));
    one.play("a", running(0, 1));
    QVERIFY(isNear(one.after(1), 2));
}

void tst_AnimationStack::wordsSwitchAtOnce()
{
    const auto words = samplerOf(clipText(
        R"("rate":10,"playback":"ping-pong")",
        R"({"property":"s.t","kind":"text","hold":"step","keys":[{"at":0,"value":"a"},{"at":0.1,"value":"b"},{"at":0.2,"value":"c"}]})"));
    AnimationStack stack;
    const StackProperty text = stack.addProperty({Kind::Text, {}, "at rest"}, 0, 0);
    std::vector<StackFinish> finished;
    stack.play(1, {"words", words, {{&words->clipSlots().front(), text, 0}}}, {.blend = 5});
    stack.advance(0, finished);
    QCOMPARE(stack.text(text), std::string("a"));
    std::string seen;
    for (int i = 0; i < 5; ++i) {
        stack.advance(0.1, finished);
        seen += stack.text(text);
    }
    // On the way back each holds the key that the playhead passed last: 2 1 0.
    QCOMPARE(seen, std::string("bcbab"));
    stack.stop(1, "words", 5);
    stack.advance(0.1, finished);
    QCOMPARE(stack.text(text), std::string("at rest"));
}

void tst_AnimationStack::numbersAreHeldToTheirLimits()
{
    const auto back = samplerOf(clipText(
        R"("rate":10,"playback":"loop")",
        R"({"property":"a.b","kind":"number","keys":[{"at":0,"value":0,"easing":"back-in"},{"at":1,"value":1}]})"));
    OneNumber free;
    free.play("back", back);
    QVERIFY(free.after(0.4) < -0.09);
    OneNumber held(0, 0, 1);
    held.play("back", back);
    QCOMPARE(held.after(0.4), 0.0);
}

void tst_AnimationStack::statusAnswersWhatIsAsked()
{
    OneNumber one;
    QCOMPARE(one.stack.status(1, "a").length, 0.0);
    one.play("a", running(0, 1));
    QVERIFY(one.stack.status(1, "a").isPlaying); // right after play, in the same pulse
    one.play("b", running(0, 1, "once-hold", 0.9));
    one.after(0.25);
    QVERIFY(isNear(one.stack.status(1, "").length, 1));
    QVERIFY(isNear(one.stack.status(1, "b").timeLeft, 0.75));
    QVERIFY(isNear(one.stack.status(1, "b").progress, 0.25));
    one.stack.pause(1, "b");
    QVERIFY(isNear(one.stack.status(1, "").length, 10)); // started last among those that run
    one.stack.pause(1, "a");
    QVERIFY(isNear(one.stack.status(1, "").length, 1)); // started last at all
    QVERIFY(!one.stack.status(2, "").isPlaying);
    one.play("a", running(0, 1));
    one.stack.stop(1, "a", 1);
    QVERIFY(!one.stack.status(1, "a").isPlaying);
}

void tst_AnimationStack::rowsOfOtherWidthsMeetNumberByNumber()
{
    const auto whole =
        samplerOf(clipText(R"("rate":10,"playback":"loop")",
                           R"({"property":"a.b","kind":"vector","keys":[{"at":0,"value":[10,10,10]}]})"));
    const auto x =
        samplerOf(clipText(R"("rate":10,"playback":"loop")",
                           R"({"property":"a.b","kind":"vector","component":0,"keys":[{"at":0,"value":2}]})"));
    AnimationStack stack;
    const StackProperty vector = stack.addProperty({Kind::Vector3, {0, 0, 0}, {}}, -kFree, kFree);
    std::vector<StackFinish> finished;
    stack.play(1, {"x", x, {{&x->clipSlots().front(), vector, 0}}}, {});
    stack.advance(0, finished);
    stack.play(1, {"whole", whole, {{&whole->clipSlots().front(), vector, 0}}}, {.blend = 1});
    for (int i = 0; i < 2; ++i)
        stack.advance(0.25, finished);
    // x from what is live, y and z from what was held.
    QVERIFY(isNear(stack.numbers(vector)[0], 6));
    QVERIFY(isNear(stack.numbers(vector)[1], 5));
    stack.advance(1, finished);
    stack.stop(1, "whole", 1);
    stack.advance(0.5, finished);
    QVERIFY(isNear(stack.numbers(vector)[0], 6));
    QVERIFY(isNear(stack.numbers(vector)[2], 5));
    stack.advance(0.5, finished);
    QVERIFY(isNear(stack.numbers(vector)[2], 0));
}

void tst_AnimationStack::aRelativeRowMayGoBelowItsLimitButNotTheSum()
{
    OneNumber one(10);
    one.play("a", running(-4, 0, "loop", 9.9, R"(,"relative":true,"min":0)"));
    QVERIFY(isNear(one.after(0.1), 6));
    OneNumber low(1);
    low.play("a", running(-4, 0, "loop", 9.9, R"(,"relative":true,"min":0)"));
    QVERIFY(isNear(low.after(0.1), 0));
}

void tst_AnimationStack::oddSecondsCountAsNone()
{
    OneNumber one;
    one.play("a", running(1, 1), {.blend = std::nan(""), .blendOut = -1});
    QVERIFY(isNear(one.after(std::nan("")), 1));
    QVERIFY(isNear(one.after(-5), 1));
    QVERIFY(isNear(one.after(kFree), 1));
    one.stack.stop(1, "a", std::nan(""));
    QVERIFY(!one.stack.isOn(1, "a"));
}

void tst_AnimationStack::aTickAllocatesNothing()
{
    AnimationStack stack;
    const auto low = running(0, 1);
    const auto high = still(5);
    for (StackObject object = 0; object < 20; ++object) {
        const StackProperty property = stack.addProperty({Kind::Number, {0}, {}}, -kFree, kFree);
        stack.play(object, {"low", low, {{&low->clipSlots().front(), property, 0}}}, {});
        stack.play(object, {"high", high, {{&high->clipSlots().front(), property, 0}}}, {.blend = 3});
    }
    std::vector<StackFinish> finished;
    stack.advance(0.1, finished);
    const std::size_t before = fixtures::allocationCount.load();
    for (int i = 0; i < 100; ++i)
        stack.advance(0.016, finished);
    QCOMPARE(fixtures::allocationCount.load() - before, std::size_t(0));
}

QTEST_APPLESS_MAIN(tst_AnimationStack)
#include "tst_animation_stack.moc"
