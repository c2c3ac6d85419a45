// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#include "model/io/oclip/oclip_format.h"
#include "model/io/stage_file.h"
#include "model/stage/paint_order.h"

#include <QDir>
#include <QTest>

#include <algorithm>
#include <cmath>

using namespace clipwright;

/** What we show people plays, and shows what it says it shows. */
class tst_StageSamples : public QObject {
    Q_OBJECT

private slots:
    void everyStageOpensAndPlaysWithoutAWord_data();
    void everyStageOpensAndPlaysWithoutAWord();
    void theLampFlickers();
    void instancesPlayOnTheirOwn();
    void theSlimeShowsEachFrameOfItsSheet();
    void theWeaponPassesBehindItsCharacter();
    void thePuppetWalksAndItsFeetAreHeard();
    void anObjectThatIsItsOwnRootIsCarried();
    void theStageAtRestIsUntouched();
    void playedAgainACharacterBlendsOver();
    void whatReachesNothingIsSkippedAndTold();
    void whoHearsOfAnEnd();
    void aPropertyIsKeyedOnce();
    void anInstanceStartsWhatItsStageStarts();
};

namespace {

struct Played {
    StageFileReading file;
    std::shared_ptr<Issues> issues = std::make_shared<Issues>();
    std::unique_ptr<StagePlayer> player;
    StageStep step;

    explicit Played(const std::string &name, bool starts = true)
        : file(openStageFile(CLIPWRIGHT_SOURCE "/samples/stages/" + name))
    {
        *issues = file.issues;
        player = std::make_unique<StagePlayer>(file.layout, clipsFrom(file.project, issues));
        if (starts) {
            const Issues started = player->startAutoplay();
            issues->insert(issues->end(), started.begin(), started.end());
        }
        player->advance(0, step);
    }
    StageTree::Index at(const std::string &path) const { return player->tree().find(path).value(); }
    Value value(const std::string &path, const std::string &property) const
    {
        return player->pose().value(player->pose().layout().slot(at(path), property).value());
    }
    double number(const std::string &path, const std::string &property) const
    {
        return value(path, property).numbers.front();
    }
    /** Where something stands in the order of painting, from the back. */
    std::ptrdiff_t depth(const std::string &path) const
    {
        PaintOrder order(player->pose().layout());
        const auto sorted = order.sort(player->pose());
        return std::ranges::find(sorted, at(path)) - sorted.begin();
    }
};

} // namespace

void tst_StageSamples::everyStageOpensAndPlaysWithoutAWord_data()
{
    QTest::addColumn<QString>("name");
    const QStringList names = QDir(CLIPWRIGHT_SOURCE "/samples/stages").entryList({"*.ostage"}, QDir::Files);
    QVERIFY(names.size() >= 6);
    for (const QString &name : names)
        QTest::newRow(qPrintable(name)) << name;
}

void tst_StageSamples::everyStageOpensAndPlaysWithoutAWord()
{
    QFETCH(QString, name);
    Played played(name.toStdString());
    for (int i = 0; i < 100; ++i)
        played.player->advance(0.05, played.step);
    for (const Issue &issue : *played.issues)
        QFAIL(issue.what.c_str());
}

void tst_StageSamples::theLampFlickers()
{
    Played lamp("lamp.ostage");
    QCOMPARE(lamp.number("bulb", "light.power"), 60.0);
    lamp.player->advance(1.55, lamp.step);
    QCOMPARE(lamp.number("bulb", "light.power"), 0.0);
    QCOMPARE(lamp.step.marks.size(), std::size_t(1));
    QCOMPARE(lamp.step.marks.front().mark->name, std::string("fizz"));
    lamp.player->advance(0.1, lamp.step);
    QCOMPARE(lamp.number("bulb", "light.power"), 60.0);
}

void tst_StageSamples::instancesPlayOnTheirOwn()
{
    Played street("street.ostage");
    QCOMPARE(street.number("lamp1/bulb", "light.power"), 60.0);
    street.player->stop(street.at("lamp2"), {}, 0);
    street.player->advance(1.55, street.step);
    QCOMPARE(street.number("lamp1/bulb", "light.power"), 0.0);
    QCOMPARE(street.number("lamp2/bulb", "light.power"), 60.0);
    QCOMPARE(street.number("lamp3/bulb", "light.power"), 0.0);
}

void tst_StageSamples::theSlimeShowsEachFrameOfItsSheet()
{
    Played slime("slime.ostage");
    for (int frame = 0; frame < 16; ++frame) {
        QCOMPARE(slime.number("body", "sprite.frame"), double(frame % 8));
        slime.player->advance(0.1, slime.step);
    }
}

void tst_StageSamples::theWeaponPassesBehindItsCharacter()
{
    Played swing("swing.ostage");
    QVERIFY(swing.depth("weapon") > swing.depth("hero"));
    swing.player->advance(0.3, swing.step);
    QVERIFY(swing.depth("weapon") < swing.depth("hero"));
    swing.player->advance(0.3, swing.step);
    QVERIFY(swing.depth("weapon") > swing.depth("hero"));
    swing.player->advance(5, swing.step);
    QCOMPARE(swing.step.finished.size(), std::size_t(1));
    QCOMPARE(swing.value("weapon", "transform.euler").numbers.back(), -35.0);
}

void tst_StageSamples::thePuppetWalksAndItsFeetAreHeard()
{
    Played puppet("puppet.ostage");
    std::size_t steps = 0;
    for (int i = 0; i < 64; ++i) {
        puppet.player->advance(1.0 / 32, puppet.step);
        steps += puppet.step.marks.size();
    }
    QVERIFY(steps == 4 || steps == 5);
    // 1.2 m a second, from -1.5, and the hips stay above their own puppet.
    QVERIFY(std::abs(puppet.number("puppet", "transform.position") - 0.9) < 1e-9);
    QVERIFY(std::abs(puppet.number("hips", "transform.position")) < 1e-9);
}

void tst_StageSamples::anObjectThatIsItsOwnRootIsCarried()
{
    const auto clip = std::make_shared<Clip>();
    clip->timeline.length = 1;
    clip->whenDone = WhenDone::Loop;
    clip->rootMotion = RootMotion();
    Track track;
    track.kind = Kind::Vector3;
    track.keys = Keys(Storage::Numbers, 3);
    for (const auto &[time, value] : std::vector<std::pair<double, std::vector<double>>>{
             {0, {0, 0.25, 0}}, {0.5, {1, 0.75, 0}}, {1, {2, 0.25, 0}}}) {
        Key key;
        key.time = time;
        key.value = value;
        track.keys.append(key);
    }
    auto channel = std::make_shared<ClipChannel>();
    channel->address.property = "transform.position";
    channel->kind = Kind::Vector3;
    channel->track = clip->timeline.add(std::move(track));
    clip->channels.push_back(channel);
    const auto sampler = std::make_shared<const ClipSampler>(clip);
    const StageFileReading file = openStageFile(CLIPWRIGHT_SOURCE "/samples/stages/cube.ostage");
    StagePlayer player(file.layout, [&](const std::string &) { return sampler; });
    const StageTree::Index cube = player.tree().find("cube").value();
    QVERIFY(player.play(cube, "walk.oclip", {}));
    StageStep step;
    const StageSlot slot = player.pose().layout().slot(cube, "transform.position").value();
    player.advance(0.5, step);
    // Across the ground it is carried; the bob stays in the pose and is seen all the same.
    QCOMPARE(player.pose().numbers(slot)[0], 1.0);
    QCOMPARE(player.pose().numbers(slot)[1], 0.75);
    for (int i = 0; i < 6; ++i)
        player.advance(0.25, step);
    QCOMPARE(player.pose().numbers(slot)[0], 4.0);
    QCOMPARE(player.pose().numbers(slot)[1], 0.25);
}

void tst_StageSamples::theStageAtRestIsUntouched()
{
    const std::shared_ptr<const StageLayout> layout =
        openStageFile(CLIPWRIGHT_SOURCE "/samples/stages/cube.ostage").layout;
    const std::vector<double> rest(layout->numbers().begin(), layout->numbers().end());
    StagePlayer player(layout, clipsFrom(CLIPWRIGHT_SOURCE "/samples/stages"));
    QVERIFY(player.startAutoplay().empty());
    StageStep step;
    player.advance(0.3, step);
    QVERIFY(!std::ranges::equal(player.pose().numbers(), rest));
    QVERIFY(std::ranges::equal(layout->numbers(), rest));
}

void tst_StageSamples::playedAgainACharacterBlendsOver()
{
    Played cube("cube.ostage", false);
    const StageTree::Index index = cube.at("cube");
    QVERIFY(cube.player->play(index, "bounce.oclip", {.blend = 1}));
    cube.player->advance(0.5, cube.step);
    // Half of the way from 0.25 at rest to 1.5 at the top.
    QVERIFY(std::abs(cube.value("cube", "transform.position").numbers[1] - 0.875) < 1e-9);
    QVERIFY(cube.player->status(index, "bounce.oclip").isPlaying);
    QVERIFY(!cube.player->play(index, "../secret.oclip", {}));
    QVERIFY(!cube.player->play(index, "none.oclip", {}));
}

void tst_StageSamples::whatReachesNothingIsSkippedAndTold()
{
    Played cube("cube.ostage", false);
    const Result<Issues> told = cube.player->play(cube.at("cube"), "lamp.oclip", {});
    QVERIFY(told);
    QCOMPARE(told->size(), std::size_t(3));
    for (const Issue &issue : *told)
        QCOMPARE(issue.code, std::string("target-missing"));
}

void tst_StageSamples::whoHearsOfAnEnd()
{
    Played swing("swing.ostage", false);
    QVERIFY(swing.player->play(swing.at("hero"), "swing.oclip", {.by = "blade"}));
    swing.player->advance(2, swing.step);
    QCOMPARE(swing.step.finished.size(), std::size_t(1));
    QCOMPARE(swing.step.finished.front().heardBy, (std::vector<std::string>{"hero", "", "blade"}));
    swing.player->advance(2, swing.step);
    QVERIFY(swing.step.finished.empty());
}

namespace {

/** A clip of these channels, as a loader gives it for any name. */
ClipLoader always(const std::string &channels)
{
    const std::string text = R"({"kind":"orblit.clip","playback":"loop","channels":[)" + channels + "]}";
    const auto clip = std::make_shared<const Clip>(readOclip(std::make_shared<const std::string>(text))->clip);
    return [sampler = std::make_shared<const ClipSampler>(clip)](const std::string &) { return sampler; };
}

std::size_t skippedRows(const std::string &channels)
{
    StagePlayer player(openStageFile(CLIPWRIGHT_SOURCE "/samples/stages/swing.ostage").layout, always(channels));
    return player.play(player.tree().find("weapon").value(), "any.oclip", {})->size();
}

} // namespace

void tst_StageSamples::aPropertyIsKeyedOnce()
{
    const std::string keys = R"("keys":[{"at":0,"value":)";
    const std::string whole = R"({"property":"transform.position","kind":"vector",)" + keys + "[0,0,0]}]}";
    const std::string x = R"({"property":"transform.position","kind":"vector","component":0,)" + keys + "1}]}";
    const std::string y = R"({"property":"transform.position","kind":"vector","component":1,)" + keys + "1}]}";
    const std::string turn = R"({"property":"transform.rotation","kind":"rotation",)" + keys + "[0,0,0,1]}]}";
    const std::string degrees = R"({"property":"transform.euler","kind":"euler",)" + keys + "[0,0,9]}]}";
    QCOMPARE(skippedRows(x + ',' + y), std::size_t(0));
    QCOMPARE(skippedRows(whole + ',' + y), std::size_t(1));
    QCOMPARE(skippedRows(turn), std::size_t(0));
    QCOMPARE(skippedRows(turn + ',' + degrees), std::size_t(1));
}

void tst_StageSamples::anInstanceStartsWhatItsStageStarts()
{
    auto street = std::make_shared<Stage>();
    auto lamp = std::make_shared<Entity>();
    lamp->node = NodeId{1};
    lamp->id = "lamp";
    lamp->instance = "lamp.ostage";
    street->entities.push_back(lamp);
    const auto placed = openStageFile(CLIPWRIGHT_SOURCE "/samples/stages/lamp.ostage").stage;
    const auto tree = StageTree::build(street, "street.ostage", [&](const std::string &) { return placed; });
    StagePlayer player(std::make_shared<const StageLayout>(tree), clipsFrom(CLIPWRIGHT_SOURCE "/samples/stages"));
    QVERIFY(player.startAutoplay().empty());
    StageStep step;
    player.advance(1.55, step);
    const StageTree::Index bulb = tree->find("lamp/bulb").value();
    QCOMPARE(player.pose().numbers(player.pose().layout().slot(bulb, "light.power").value())[0], 0.0);
}

QTEST_APPLESS_MAIN(tst_StageSamples)
#include "tst_stage_samples.moc"
