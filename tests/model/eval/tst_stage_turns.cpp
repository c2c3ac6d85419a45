// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#include "made_clips.h"
#include "model/core/turn.h"
#include "model/eval/stage_player.h"
#include "model/stage/stages.h"

#include <QtTest>

#include <algorithm>
#include <cmath>

using namespace clipwright;
using namespace clipwright::test;
using namespace clipwright::fixtures;

/** However a turn is spelled, it is one property of those who move it. */
class tst_StageTurns : public QObject {
    Q_OBJECT

private slots:
    void theLaterStartWinsHoweverItIsSpelled();
    void theyFadeIntoOneAnother_data();
    void theyFadeIntoOneAnother();
    void oneAngleFadesTheShorterWay();
    void degreesAloneFadeAsNumbers();
    void fadingOutGoesBackToTheOtherSpelling();
    void aRelativeRowAddsToWhatTheOtherSpellingSaid();
    void aThirdStartOnAnotherSpellingDoesNotJump();
    void rotationsFadeAsTheirTrackSays();
};

namespace {

std::string channel(const std::string &property, const std::string &kind, const std::string &value,
                    const std::string &more = {})
{
    return R"({"property":"transform.)" + property + R"(","kind":")" + kind + '"' + more
           + R"(,"keys":[{"at":0,"value":)" + value + "}]}";
}

std::string turn(double degrees)
{
    const double half = degrees * std::atan(1.0) / 90;
    return channel("rotation", "rotation",
                   "[0,0," + std::to_string(std::sin(half)) + ',' + std::to_string(std::cos(half)) + ']');
}

std::string euler(double z, const std::string &order = "xyz")
{
    return channel("euler", "euler", "[0,0," + std::to_string(z) + ']', R"(,"order":")" + order + '"');
}

std::string angle(double z)
{
    return channel("rotation", "angle", std::to_string(z));
}

/** One entity, and a clip for whatever name is its channel. */
struct Turned {
    StagePlayer player;
    StageTree::Index entity;
    StageStep step;

    explicit Turned(const Component &transform = at(0, 0))
        : player(std::make_shared<const StageLayout>(treeOf(StageMaker().add("a", {}, {transform}))),
                 [this](const std::string &name) -> Result<std::shared_ptr<const ClipSampler>> {
                     return samplerOf(clipText(R"("playback":"loop")", m_channels[std::stoul(name)]));
                 }),
          entity(player.tree().find("a").value())
    {}

    void play(const std::string &clip, const PlayOptions &options = {})
    {
        const Result<Issues> played = player.play(entity, nameOf(clip), options);
        QVERIFY2(played && played->empty(), "it does not play");
    }
    void stop(const std::string &clip, double blend) { player.stop(entity, nameOf(clip), blend); }
    void advance(double seconds) { player.advance(seconds, step); }
    std::span<const double> numbers(const char *property) const
    {
        return player.pose().numbers(player.pose().layout().slot(entity, property).value());
    }
    /** Degrees about z, by the rotation, within ±180; that the two spellings say the same is seen to. */
    double z() const
    {
        const Quat rotation = quatOf(numbers("transform.rotation"));
        const double degrees = 90 / std::atan(1.0) * std::atan2(rotation.z, rotation.w);
        const double within = std::remainder(degrees, 360);
        const double spelled = std::remainder(numbers("transform.euler")[2] - within, 360);
        return std::abs(spelled) < 1e-4 ? within : 1e9;
    }

private:
    std::string nameOf(const std::string &channel)
    {
        const auto known = std::ranges::find(m_channels, channel);
        if (known == m_channels.end())
            m_channels.push_back(channel);
        return std::to_string(std::ranges::find(m_channels, channel) - m_channels.begin());
    }

    std::vector<std::string> m_channels;
};

bool isAbout(double got, double expected)
{
    const bool isNear = std::abs(got - expected) < 1e-3;
    if (!isNear)
        qWarning("got %.9g, expected %.9g", got, expected);
    return isNear;
}

} // namespace

void tst_StageTurns::theLaterStartWinsHoweverItIsSpelled()
{
    Turned one;
    one.play(turn(30));
    one.play(euler(70));
    one.advance(0.1);
    QVERIFY(isAbout(one.z(), 70));
    one.play(turn(30));
    one.advance(0.1);
    QVERIFY(isAbout(one.z(), 30));
    one.play(euler(50, "zyx"));
    one.advance(0.1);
    QVERIFY(isAbout(one.z(), 50));
    one.stop(euler(50, "zyx"), 0);
    one.advance(0.1);
    QVERIFY(isAbout(one.z(), 30));
}

void tst_StageTurns::theyFadeIntoOneAnother_data()
{
    QTest::addColumn<QString>("low");
    QTest::addColumn<QString>("high");
    const auto row = [](const char *name, const std::string &low, const std::string &high) {
        QTest::newRow(name) << QString::fromStdString(low) << QString::fromStdString(high);
    };
    // 170 and -150: halfway is 190 by the shorter way, and a half of nlerp is a half of slerp.
    row("rotation over degrees", euler(170), turn(-150));
    row("degrees over rotation", turn(170), euler(-150));
    row("degrees over degrees of another order", euler(170, "zyx"), euler(-150));
    row("degrees of another order over degrees", euler(170), euler(-150, "yxz"));
    row("degrees of another order over rotation", turn(170), euler(-150, "yxz"));
    row("one angle over rotation", turn(170), angle(-150));
    row("rotation over one angle", angle(170), turn(-150));
    row("rotation over rotation", turn(170), turn(-150));
}

void tst_StageTurns::theyFadeIntoOneAnother()
{
    QFETCH(QString, low);
    QFETCH(QString, high);
    Turned live;
    live.play(low.toStdString());
    live.advance(0.1);
    live.play(high.toStdString(), {.blend = 1});
    live.advance(0.5);
    QVERIFY(isAbout(live.z(), -170));
    live.advance(0.5);
    QVERIFY(isAbout(live.z(), -150));

    // And from what the other one left.
    Turned left;
    left.play(low.toStdString());
    left.advance(0.1);
    left.stop(low.toStdString(), 0);
    left.play(high.toStdString(), {.blend = 1});
    left.advance(0.5);
    QVERIFY(isAbout(left.z(), -170));
}

void tst_StageTurns::oneAngleFadesTheShorterWay()
{
    Turned one;
    one.play(turn(-90));
    one.play(angle(300), {.blend = 1});
    one.advance(0.5);
    QVERIFY(isAbout(one.z(), -75));
}

void tst_StageTurns::degreesAloneFadeAsNumbers()
{
    Turned one;
    one.play(euler(350));
    one.advance(0);
    one.play(channel("euler", "euler", "[0,0,10]"), {.blend = 1});
    one.advance(0.25);
    // Back over 340 degrees, as any number.
    QVERIFY(isAbout(one.numbers("transform.euler")[2], 265));
}

void tst_StageTurns::fadingOutGoesBackToTheOtherSpelling()
{
    Turned one;
    one.play(turn(40));
    one.advance(0);
    one.play(euler(80));
    one.advance(0);
    one.stop(euler(80), 1);
    one.advance(0.5);
    QVERIFY(isAbout(one.z(), 60));
    one.stop(turn(40), 0);
    one.advance(0.25);                  // what was live below it leaves its last value
    QVERIFY(isAbout(one.z(), 49.9232)); // along the chord
}

void tst_StageTurns::aRelativeRowAddsToWhatTheOtherSpellingSaid()
{
    Turned one;
    one.play(turn(40));
    one.advance(0);
    one.stop(turn(40), 0);
    one.play(channel("euler", "euler", "[0,0,15]", R"(,"relative":true)"));
    one.advance(0.1);
    QVERIFY(isAbout(one.z(), 55));
}

void tst_StageTurns::aThirdStartOnAnotherSpellingDoesNotJump()
{
    Turned one;
    one.play(turn(0));
    one.advance(0);
    one.play(euler(80), {.blend = 1});
    one.advance(0.5);
    const double mixed = one.z();
    QVERIFY(isAbout(mixed, 40));
    one.play(turn(120), {.blend = 1});
    one.advance(1e-7);
    QVERIFY(isAbout(one.z(), mixed));
    one.advance(2);
    QVERIFY(isAbout(one.z(), 120));
}

void tst_StageTurns::rotationsFadeAsTheirTrackSays()
{
    // A quarter of the way over 120 degrees: 30 at even speed, less along the chord.
    Turned even;
    even.play(channel("rotation", "rotation", "[0,0,0.8660254037844386,0.5]", R"(,"mix":"slerp")"), {.blend = 1});
    even.advance(0.25);
    QVERIFY(isAbout(even.z(), 30));
    Turned chord;
    chord.play(channel("rotation", "rotation", "[0,0,0.8660254037844386,0.5]"), {.blend = 1});
    chord.advance(0.25);
    QVERIFY(isAbout(chord.z(), 27.7958));
}

QTEST_APPLESS_MAIN(tst_StageTurns)
#include "tst_stage_turns.moc"
