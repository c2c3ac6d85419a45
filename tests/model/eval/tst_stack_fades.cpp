// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT

#include "one_number.h"

#include <QtTest>

#include <cmath>

using namespace clipwright;
using namespace clipwright::test;

class tst_StackFades : public QObject {
    Q_OBJECT

private slots:
    void aBlendMixesFromWhatWasHeld();
    void aBlendMixesFromWhatIsLive();
    void aThirdStartDoesNotJump();
    void playedAgainWhileItLeadsKeepsItsBlend();
    void winningBackBlendsAgain();
    void fadingOutGoesBackToTheStart();
    void fadingOutGoesBackToWhatIsLive();
    void turningRoundDoesNotJump();
    void onceResetFadesBack();
    void whatRanOutStartsOverFromWhatTheFadeHadReached();
    void aPausedOneFadesOut();
    void whatEndsWhileItFadesOutFadesOn();
    void restartingOverSomethingLiveDoesNotJump();
    void wordsComeBackAtOnceWhenItTurnsRound();
    void anotherObjectsFadeChangesNothing();
    void whatEndsBelowLeavesItsLastValue();
};

void tst_StackFades::aBlendMixesFromWhatWasHeld()
{
    OneNumber one(10);
    one.play("still", still(20), {.blend = 1});
    QVERIFY(isNear(one.after(0.25), 12.5));
    QVERIFY(isNear(one.after(0.5), 17.5));
    QVERIFY(isNear(one.after(0.5), 20));
}

void tst_StackFades::aBlendMixesFromWhatIsLive()
{
    OneNumber one;
    one.play("walk", running(0, 1));
    one.after(1);
    one.play("run", still(100), {.blend = 1});
    // The walk goes on below: 1.5 by then.
    QVERIFY(isNear(one.after(0.5), (1.5 + 100) / 2));
}

void tst_StackFades::aThirdStartDoesNotJump()
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

void tst_StackFades::playedAgainWhileItLeadsKeepsItsBlend()
{
    OneNumber one;
    one.play("a", still(10), {.blend = 1});
    for (int i = 0; i < 4; ++i) {
        one.play("a", still(10), {.blend = 1});
        QVERIFY(isNear(one.after(0.25), 2.5 * (i + 1)));
    }
}

void tst_StackFades::winningBackBlendsAgain()
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

void tst_StackFades::fadingOutGoesBackToTheStart()
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

void tst_StackFades::fadingOutGoesBackToWhatIsLive()
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

void tst_StackFades::turningRoundDoesNotJump()
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

void tst_StackFades::onceResetFadesBack()
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

void tst_StackFades::whatRanOutStartsOverFromWhatTheFadeHadReached()
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

void tst_StackFades::aPausedOneFadesOut()
{
    OneNumber one(0);
    one.play("a", running(0, 1));
    one.after(2);
    one.stack.pause(1, "a");
    one.stack.stop(1, "a", 1);
    QVERIFY(isNear(one.after(0.5), 1));
    QVERIFY(isNear(one.after(0.5), 0));
}

void tst_StackFades::whatEndsWhileItFadesOutFadesOn()
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

void tst_StackFades::restartingOverSomethingLiveDoesNotJump()
{
    OneNumber one(0);
    one.play("low", still(100));
    one.play("high", still(10));
    QVERIFY(isNear(one.after(0.1), 10));
    one.play("high", still(10), {.blend = 0.5, .restart = true});
    QVERIFY(isNear(one.after(0), 10));
}

void tst_StackFades::wordsComeBackAtOnceWhenItTurnsRound()
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

void tst_StackFades::anotherObjectsFadeChangesNothing()
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

void tst_StackFades::whatEndsBelowLeavesItsLastValue()
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

QTEST_APPLESS_MAIN(tst_StackFades)
#include "tst_stack_fades.moc"
