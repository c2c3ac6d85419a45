// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT

#include "counting_allocator.h"
#include "made_clips.h"

#include <QtTest>

#include <cmath>

using namespace clipwright;
using namespace clipwright::test;

class tst_ClipSampler : public QObject {
    Q_OBJECT

private slots:
    void theFirstOfTwoKeysAtTheStartWinsThere();
    void aCutInTheMiddleShowsTheLaterKey();
    void numbersKeepToTheChannelsLimits();
    void coloursKeepToTheirChannels();
    void aFlagTurnsHalfwayButInATimelineAsset();
    void namedEasingsBendAsFarAsTheyAreSaidTo_data();
    void namedEasingsBendAsFarAsTheyAreSaidTo();
    void rotationBlendsLikeAnyNumber();
    void wordsHold();
    void samplingAgainGivesTheSame();
    void samplingAllocatesNothing();
};

namespace {

Value at(const std::string &channel, double seconds, const std::string &members = {})
{
    const auto sampler = samplerOf(clipText(members, channel));
    ClipPose pose = sampler->emptyPose();
    sampler->sample({seconds, false, true}, pose);
    return sampler->valueOf(sampler->clipSlots().front(), pose);
}

double numberAt(const std::string &channel, double seconds, const std::string &members = {})
{
    return at(channel, seconds, members).numbers.front();
}

} // namespace

void tst_ClipSampler::theFirstOfTwoKeysAtTheStartWinsThere()
{
    const std::string channel =
        R"({"property":"a.b","kind":"number","hold":"linear","keys":[{"at":0,"value":1},{"at":0,"value":9},{"at":1,"value":19}]})";
    QCOMPARE(numberAt(channel, -1), 1.0);
    QCOMPARE(numberAt(channel, 0), 1.0);
    QCOMPARE(numberAt(channel, 0.5), 14.0);
}

void tst_ClipSampler::aCutInTheMiddleShowsTheLaterKey()
{
    const std::string channel =
        R"({"property":"a.b","kind":"number","hold":"linear","keys":[{"at":0,"value":0},{"at":1,"value":1},{"at":1,"value":5},{"at":2,"value":7}]})";
    QCOMPARE(numberAt(channel, 1), 5.0);
    QCOMPARE(numberAt(channel, std::nextafter(1, 0)), 1.0);
}

void tst_ClipSampler::numbersKeepToTheChannelsLimits()
{
    const std::string keys = R"("keys":[{"at":0,"value":0,"easing":"back-in"},{"at":1,"value":1}]})";
    QVERIFY(numberAt(R"({"property":"a.b","kind":"number",)" + keys, 0.4) < -0.09); // about 10 % against the way
    QCOMPARE(numberAt(R"({"property":"a.b","kind":"number","min":0,)" + keys, 0.4), 0.0);
    QCOMPARE(numberAt(R"({"property":"a.b","kind":"number","max":0.5,)" + keys, 1), 0.5);
}

void tst_ClipSampler::coloursKeepToTheirChannels()
{
    const Value value = at(
        R"({"property":"a.b","kind":"colour","keys":[{"at":0,"value":[0,1,0.5,1],"easing":"back-in"},{"at":1,"value":[1,0,0.5,1]}]})",
        0.4);
    QCOMPARE(value.numbers, (std::vector<double>{0, 1, 0.5, 1}));
}

void tst_ClipSampler::aFlagTurnsHalfwayButInATimelineAsset()
{
    const std::string channel =
        R"({"property":"a.b","kind":"flag","hold":"linear","keys":[{"at":0,"value":false},{"at":1,"value":true}]})";
    QCOMPARE(numberAt(channel, 0.4), 0.0);
    QCOMPARE(numberAt(channel, 0.5), 1.0);
    QCOMPARE(numberAt(channel, 0.9, R"("playback":"loop")"), 0.0);
    QCOMPARE(numberAt(channel, 1, R"("playback":"loop")"), 1.0);
}

void tst_ClipSampler::namedEasingsBendAsFarAsTheyAreSaidTo_data()
{
    QTest::addColumn<QString>("easing");
    QTest::addColumn<double>("half");
    QTest::addColumn<double>("within");
    for (const auto &[name, half, within] :
         std::vector<std::tuple<const char *, double, double>>{{"linear", 0.5, 0},
                                                               {"step", 0, 0},
                                                               {"sine-in", 0.29, 0.005},
                                                               {"ease-in", 0.25, 0},
                                                               {"cubic-in", 0.125, 0},
                                                               {"quart-in", 0.06, 0.005},
                                                               {"quint-in", 0.03, 0.005},
                                                               {"expo-in", 0.03, 0.005},
                                                               {"circ-in", 0.13, 0.005},
                                                               {"ease-out", 0.75, 0},
                                                               {"cubic-out", 0.875, 0},
                                                               {"ease-in-out", 0.5, 0},
                                                               {"back-in-out", 0.5, 0},
                                                               {"elastic-in-out", 0.5, 0},
                                                               {"bounce-in-out", 0.5, 0}})
        QTest::newRow(name) << QString(name) << half << within;
}

void tst_ClipSampler::namedEasingsBendAsFarAsTheyAreSaidTo()
{
    QFETCH(QString, easing);
    QFETCH(double, half);
    QFETCH(double, within);
    const double got = numberAt(R"({"property":"a.b","kind":"number","keys":[{"at":0,"value":0,"easing":")"
                                    + easing.toStdString() + R"("},{"at":1,"value":1}]})",
                                0.5, R"("playback":"loop")");
    QVERIFY2(std::abs(got - half) <= within, qPrintable(QString::number(got)));
}

void tst_ClipSampler::rotationBlendsLikeAnyNumber()
{
    // From 350 to 10 goes backwards over 340°.
    QCOMPARE(
        numberAt(
            R"({"property":"a.b","kind":"angle","hold":"linear","keys":[{"at":0,"value":350},{"at":1,"value":10}]})",
            0.5),
        180.0);
    QCOMPARE(
        numberAt(
            R"({"property":"a.b","kind":"angle","hold":"linear","keys":[{"at":0,"value":0},{"at":1,"value":360}]})",
            0.25),
        90.0);
}

void tst_ClipSampler::wordsHold()
{
    const std::string channel =
        R"({"property":"a.b","kind":"text","hold":"linear","keys":[{"at":0,"value":"a"},{"at":1,"value":"b"}]})";
    QCOMPARE(at(channel, 0.99).text, std::string("a"));
    QCOMPARE(at(channel, 1).text, std::string("b"));
}

void tst_ClipSampler::samplingAgainGivesTheSame()
{
    const auto sampler = samplerOf(clipText(
        {},
        R"({"property":"a.b","kind":"vector","keys":[{"at":0,"value":[1,2,3]},{"at":0.7,"value":[-1,0,5]},{"at":2,"value":[4,4,4]}]})"));
    ClipPose pose = sampler->emptyPose();
    sampler->sample({1.3, false, true}, pose);
    const std::vector<double> first = pose.numbers;
    for (const double time : {0.1, 1.9, 0.7})
        sampler->sample({time, false, true}, pose);
    sampler->sample({1.3, false, true}, pose);
    QCOMPARE(pose.numbers, first);
}

void tst_ClipSampler::samplingAllocatesNothing()
{
    const auto sampler = samplerOf(
        clipText({}, R"({"property":"a.b","kind":"vector","keys":[{"at":0,"value":[1,2,3]},{"at":2,"value":[4,4,4]}]},
               {"property":"a.c","kind":"rotation","hold":"curve","keys":[{"at":0,"value":[0,0,0,1]},{"at":2,"value":[0,1,0,0]}]},
               {"property":"a.d","kind":"text","hold":"step","keys":[{"at":0,"value":"a word that is too long to stand inside of a string"}]})"));
    ClipPose pose = sampler->emptyPose();
    const std::size_t before = fixtures::allocationCount;
    for (double time = -1; time < 3; time += 0.01)
        sampler->sample({time, false, true}, pose);
    QCOMPARE(fixtures::allocationCount - before, std::size_t(0));
}

QTEST_APPLESS_MAIN(tst_ClipSampler)
#include "tst_clip_sampler.moc"
