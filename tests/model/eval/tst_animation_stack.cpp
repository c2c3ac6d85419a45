// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT

#include "counting_allocator.h"
#include "made_clips.h"
#include "model/eval/animation_stack.h"

#include <QtTest>

#include <cmath>
#include <limits>

using namespace clipwright;
using namespace clipwright::test;

class tst_AnimationStack : public QObject {
    Q_OBJECT

private slots:
    void theLaterStartWins();
    void aBlendMixesFromWhatWasHeld();
    void aBlendMixesFromWhatIsLive();
    void aThirdStartDoesNotJump();
    void playedAgainWhileItLeadsKeepsItsBlend();
    void winningBackBlendsAgain();
    void stoppingLeavesTheValues();
    void fadingOutGoesBackToTheStart();
    void fadingOutGoesBackToWhatIsLive();
    void turningRoundDoesNotJump();
    void onceResetPutsBackAtOnce();
    void onceResetFadesBack();
    void whatRanOutStartsOverFromWhatTheFadeHadReached();
    void onceHoldLeavesItsLastValue();
    void finishedIsToldOnceWithWhoAsked();
    void aRelativeRowAddsToWhatThereWas();
    void restartingNeverAddsUp();
    void restartEveryFrameStaysAtTheFirst();
    void pausingHolds();
    void aPausedOneFadesOut();
    void wordsSwitchAtOnce();
    void numbersAreHeldToTheirLimits();
    void statusAnswersWhatIsAsked();
    void whatEndsWhileItFadesOutFadesOn();
    void restartingOverSomethingLiveDoesNotJump();
    void wordsComeBackAtOnceWhenItTurnsRound();
    void rowsOfOtherWidthsMeetNumberByNumber();
    void anotherObjectsFadeChangesNothing();
    void aRelativeRowMayGoBelowItsLimitButNotTheSum();
    void whatEndsBelowLeavesItsLastValue();
    void oddSecondsCountAsNone();
    void aTickAllocatesNothing();
};

namespace {

constexpr double kFree = std::numeric_limits<double>::infinity();

/** Runs at `perSecond` from `from` on, for ever (10 seconds a pass). */
std::shared_ptr<const ClipSampler> running(double from, double perSecond, const std::string &playback = "loop",
                                           double seconds = 9.9, const std::string &more = {})
{
    const std::string last = std::to_string(from + perSecond * seconds);
    return samplerOf(clipText(R"("rate":10,"playback":")" + playback + '"',
                              R"({"property":"a.b","kind":"number","hold":"linear")" + more
                                  + R"(,"keys":[{"at":0,"value":)" + std::to_string(from) + R"(},{"at":)"
                                  + std::to_string(seconds) + R"(,"value":)" + last + "}]}"));
}

std::shared_ptr<const ClipSampler> still(double value, const std::string &playback = "loop")
{
    return running(value, 0, playback);
}

/** One object with one number, which is 0. */
struct OneNumber {
    AnimationStack stack;
    StackProperty property;
    std::vector<StackFinish> finished;

    explicit OneNumber(double value = 0, double minimum = -kFree, double maximum = kFree)
        : property(stack.addProperty({Kind::Number, {value}, {}}, minimum, maximum))
    {}

    void play(const std::string &name, const std::shared_ptr<const ClipSampler> &sampler,
              const PlayOptions &options = {})
    {
        stack.play(1, {name, sampler, {{&sampler->clipSlots().front(), property, 0}}}, options);
    }
    double after(double seconds)
    {
        finished.clear();
        stack.advance(seconds, finished);
        return stack.numbers(property).front();
    }
};

bool isNear(double got, double expected)
{
    const bool near = std::abs(got - expected) < 1e-9;
    if (!near)
        qWarning("got %.12g, expected %.12g", got, expected);
    return near;
}

} // namespace

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

void tst_AnimationStack::aBlendMixesFromWhatWasHeld()
{
    OneNumber one(10);
    one.play("still", still(20), {.blend = 1});
    QVERIFY(isNear(one.after(0.25), 12.5));
    QVERIFY(isNear(one.after(0.5), 17.5));
    QVERIFY(isNear(one.after(0.5), 20));
}

void tst_AnimationStack::aBlendMixesFromWhatIsLive()
{
    OneNumber one;
    one.play("walk", running(0, 1));
    one.after(1);
    one.play("run", still(100), {.blend = 1});
    // The walk goes on below: 1.5 by then.
    QVERIFY(isNear(one.after(0.5), (1.5 + 100) / 2));
}

void tst_AnimationStack::aThirdStartDoesNotJump()
{
    OneNumber one;
    one.play("a", still(0));
    one.play("b", still(10), {.blend = 1});
    const double mixed = one.after(0.5);
    QVERIFY(isNear(mixed, 5));
    one.play("c", still(50), {.blend = 1});
    QVERIFY(isNear(one.after(0), mixed));
    // b goes on to 7.5, and c has a quarter of the way from there.
    QVERIFY(isNear(one.after(0.25), 7.5 + (50 - 7.5) / 4));
}

void tst_AnimationStack::playedAgainWhileItLeadsKeepsItsBlend()
{
    OneNumber one;
    one.play("a", still(10), {.blend = 1});
    for (int i = 0; i < 4; ++i) {
        one.play("a", still(10), {.blend = 1});
        QVERIFY(isNear(one.after(0.25), 2.5 * (i + 1)));
    }
}

void tst_AnimationStack::winningBackBlendsAgain()
{
    OneNumber one;
    one.play("a", still(0));
    one.play("b", still(10));
    QVERIFY(isNear(one.after(0.1), 10));
    one.play("a", still(0), {.blend = 2});
    QVERIFY(isNear(one.after(0.5), 7.5));
    // And while the other has only begun to come in.
    OneNumber two;
    two.play("a", still(0));
    two.after(0.1);
    two.play("b", still(10), {.blend = 1});
    const double mixed = two.after(0.5);
    two.play("a", still(0), {.blend = 1});
    QVERIFY(isNear(two.after(0), mixed));
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

void tst_AnimationStack::fadingOutGoesBackToTheStart()
{
    OneNumber one(4);
    one.play("a", still(12));
    one.after(0.1);
    one.stack.stop(1, "a", 1);
    QVERIFY(isNear(one.after(0.25), 10));
    QVERIFY(isNear(one.after(0.5), 6));
    QVERIFY(isNear(one.after(0.5), 4));
    QVERIFY(!one.stack.isOn(1, "a"));
}

void tst_AnimationStack::fadingOutGoesBackToWhatIsLive()
{
    OneNumber one;
    one.play("walk", running(0, 1));
    one.play("wave", still(10));
    one.after(1);
    one.stack.stop(1, "wave", 1);
    QVERIFY(isNear(one.after(0.5), (1.5 + 10) / 2));
    QVERIFY(isNear(one.after(0.5), 2));
    QVERIFY(isNear(one.after(0.5), 2.5));
}

void tst_AnimationStack::turningRoundDoesNotJump()
{
    OneNumber one(0);
    one.play("a", still(10));
    one.after(0.1);
    one.stack.stop(1, "a", 1);
    const double faded = one.after(0.4);
    QVERIFY(isNear(faded, 6));
    one.play("a", still(10), {.blend = 2});
    QVERIFY(isNear(one.after(0), faded));
    QVERIFY(isNear(one.after(0.4), 8));
    QVERIFY(isNear(one.after(0.4), 10));
    QVERIFY(one.stack.status(1, "a").isPlaying);
}

void tst_AnimationStack::onceResetPutsBackAtOnce()
{
    OneNumber one(3);
    one.play("a", running(10, 10, "once-reset", 0.9));
    QVERIFY(isNear(one.after(0.5), 15));
    QVERIFY(isNear(one.after(0.5), 3));
    QCOMPARE(one.finished.size(), std::size_t(1));
}

void tst_AnimationStack::onceResetFadesBack()
{
    OneNumber one(0);
    one.play("a", running(0, 10, "once-reset", 0.9), {.blendOut = 1});
    QVERIFY(isNear(one.after(1), 9));
    QCOMPARE(one.finished.size(), std::size_t(1)); // when the frames run out, not when the fade ends
    QVERIFY(one.stack.status(1, "a").isPlaying);   // it still shows
    QVERIFY(isNear(one.stack.status(1, "a").timeLeft, 1));
    QVERIFY(isNear(one.after(0.5), 4.5));
    QCOMPARE(one.finished.size(), std::size_t(0));
    QVERIFY(isNear(one.after(0.5), 0));
    QCOMPARE(one.finished.size(), std::size_t(0));
    QVERIFY(!one.stack.isOn(1, "a"));
}

void tst_AnimationStack::whatRanOutStartsOverFromWhatTheFadeHadReached()
{
    OneNumber one(0);
    const auto sampler = running(0, 10, "once-reset", 0.9);
    one.play("a", sampler, {.blendOut = 1});
    one.after(1);
    const double faded = one.after(0.5);
    QVERIFY(isNear(faded, 4.5));
    one.play("a", sampler, {.blend = 1, .blendOut = 1});
    QVERIFY(isNear(one.after(0), faded));
    QVERIFY(isNear(one.after(0.5), (faded + 5) / 2));
    QVERIFY(isNear(one.stack.status(1, "a").progress, 0.5));
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

void tst_AnimationStack::aPausedOneFadesOut()
{
    OneNumber one(0);
    one.play("a", running(0, 1));
    one.after(2);
    one.stack.pause(1, "a");
    one.stack.stop(1, "a", 1);
    QVERIFY(isNear(one.after(0.5), 1));
    QVERIFY(isNear(one.after(0.5), 0));
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

void tst_AnimationStack::whatEndsWhileItFadesOutFadesOn()
{
    OneNumber one(0);
    one.play("a", running(10, 0, "once-hold", 0.9));
    one.after(0.9);
    one.stack.stop(1, "a", 1);
    QVERIFY(isNear(one.after(0.5), 5)); // its frames ran out on the way
    QCOMPARE(one.finished.size(), std::size_t(1));
    QVERIFY(!one.stack.status(1, "a").isPlaying);
    QVERIFY(isNear(one.after(0.25), 2.5));
    QVERIFY(isNear(one.after(0.25), 0));
    QVERIFY(!one.stack.isOn(1, "a"));
    // One that fades back by itself still runs, until it is stopped.
    OneNumber reset(0);
    reset.play("a", running(10, 0, "once-reset", 0.9), {.blendOut = 1});
    reset.after(1);
    QVERIFY(reset.stack.status(1, "a").isPlaying);
    reset.stack.stop(1, "a", 1);
    QVERIFY(!reset.stack.status(1, "a").isPlaying);
}

void tst_AnimationStack::restartingOverSomethingLiveDoesNotJump()
{
    OneNumber one(0);
    one.play("low", still(100));
    one.play("high", still(10));
    QVERIFY(isNear(one.after(0.1), 10));
    one.play("high", still(10), {.blend = 0.5, .restart = true});
    QVERIFY(isNear(one.after(0), 10));
}

void tst_AnimationStack::wordsComeBackAtOnceWhenItTurnsRound()
{
    const auto word =
        samplerOf(clipText(R"("rate":10,"playback":"loop")",
                           R"({"property":"s.t","kind":"text","hold":"step","keys":[{"at":0,"value":"a"}]})"));
    AnimationStack stack;
    const StackProperty text = stack.addProperty({Kind::Text, {}, "at rest"}, 0, 0);
    std::vector<StackFinish> finished;
    const StackAnimation animation{"a", word, {{&word->clipSlots().front(), text, 0}}};
    stack.play(1, animation, {});
    stack.advance(0.1, finished);
    stack.stop(1, "a", 1);
    stack.advance(0.5, finished);
    QCOMPARE(stack.text(text), std::string("at rest"));
    stack.play(1, animation, {});
    stack.advance(0.01, finished);
    QCOMPARE(stack.text(text), std::string("a"));
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

void tst_AnimationStack::anotherObjectsFadeChangesNothing()
{
    OneNumber one(0);
    const auto other = running(0, 7);
    const StackProperty far = one.stack.addProperty({Kind::Number, {0}, {}}, -kFree, kFree);
    one.stack.play(2, {"far", other, {{&other->clipSlots().front(), far, 0}}}, {.blend = 100});
    one.play("a", running(0, 1));
    one.play("b", running(10, 3));
    one.after(1);
    one.play("a", running(0, 1), {.blend = 1});
    // b goes on to 14.5 by then, a to 1.5.
    QVERIFY(isNear(one.after(0.5), (14.5 + 1.5) / 2));
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

void tst_AnimationStack::whatEndsBelowLeavesItsLastValue()
{
    // Stopped below one that fades in: the values stay, and nothing jumps.
    OneNumber one(0);
    one.play("low", still(100), {.blend = 0.5});
    one.after(0.2);
    one.play("high", still(50), {.blend = 1});
    const double before = one.after(0.2);
    one.stack.stop(1, "low");
    QVERIFY(std::abs(one.after(1e-6) - before) < 1e-3);
    // Faded out below it: it goes on from where that ended.
    OneNumber two(0);
    two.play("low", still(100));
    two.after(0.1);
    two.play("high", still(50), {.blend = 1});
    two.after(0.1);
    two.stack.stop(1, "low", 0.3);
    two.after(0.3 - 1e-7);
    const double last = two.after(1e-8);
    QVERIFY(std::abs(two.after(1e-6) - last) < 1e-3);
    QVERIFY(!two.stack.isOn(1, "low"));
    QVERIFY(std::abs(two.after(1e-6) - last) < 1e-3);
    // And under one that fades out.
    OneNumber three(0);
    three.play("low", still(100));
    three.after(0.1);
    three.play("high", still(50));
    three.after(0.1);
    three.stack.stop(1, "high", 1);
    const double half = three.after(0.5);
    three.stack.stop(1, "low");
    QVERIFY(std::abs(three.after(1e-6) - half) < 1e-3);
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
