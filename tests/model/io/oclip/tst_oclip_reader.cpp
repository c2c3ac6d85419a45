// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT

#include "model/io/oclip/oclip_format.h"

#include <QtTest>

using namespace clipwright;

class tst_OclipReader : public QObject {
    Q_OBJECT

private slots:
    void theWholeIsStrict_data();
    void theWholeIsStrict();
    void aPartThatDoesNotReadIsLeftOutWithItsPlace_data();
    void aPartThatDoesNotReadIsLeftOutWithItsPlace();
    void keysComeSorted();
    void everyKindReads();
    void holdsAndEasingsReadAsTheirRows();
    void channelMembersRead();
    void aComponentIsAChannelOfItsOwn();
    void theRootsOwnPropertiesBelongToTimelineAssets();
    void numbersOverRangeLeaveTheirKeyOut();
    void whatDoesNotReadIsToldAndKnownToBeLost_data();
    void whatDoesNotReadIsToldAndKnownToBeLost();
    void problemsAreCapped();
    void durationsAreFoundWhereNoneIsTold();
};

namespace {

Result<OclipReading> readText(const std::string &text)
{
    return readOclip(std::make_shared<const std::string>(text), "a.oclip");
}

std::string withChannels(const std::string &channels, const std::string &members = {})
{
    return "{\"kind\":\"orblit.clip\",\"formatVersion\":1" + members + ",\"channels\":[\n" + channels + "\n]}";
}

/** The one channel of a text that must read without an issue. */
struct OneTrack {
    Clip clip;
    const Track *track = nullptr;

    explicit OneTrack(const std::string &text)
    {
        Result<OclipReading> reading = readText(text);
        if (!reading || !reading->issues.empty() || reading->clip.channels.size() != 1)
            return;
        clip = std::move(reading->clip);
        track = &clip.trackOf(*clip.channels.front());
    }
    const Easing &easing(std::size_t key) const { return clip.timeline.easings[track->keys.easing(key)]; }
};

} // namespace

void tst_OclipReader::theWholeIsStrict_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("code");
    QTest::addColumn<int>("line");
    QTest::newRow("empty") << ""
                           << "json-malformed" << 1;
    QTest::newRow("no object") << "\n[]"
                               << "not-an-object" << 2;
    QTest::newRow("no kind") << "{}"
                             << "wrong-kind" << 1;
    QTest::newRow("another kind") << "{\n\"kind\":\"orblit.blend\"}"
                                  << "wrong-kind" << 2;
    QTest::newRow("kind is no text") << "{\"kind\":1}"
                                     << "wrong-kind" << 1;
    QTest::newRow("newer") << "{\"kind\":\"orblit.clip\",\n\n\"formatVersion\":2}"
                           << "newer" << 3;
    QTest::newRow("far newer") << "{\"kind\":\"orblit.clip\",\"formatVersion\":99999999999999999999}"
                               << "newer" << 1;
    QTest::newRow("behind the end") << "{\"kind\":\"orblit.clip\"} x"
                                    << "json-malformed" << 1;
}

void tst_OclipReader::theWholeIsStrict()
{
    QFETCH(QString, text);
    QFETCH(QString, code);
    QFETCH(int, line);
    const Result<OclipReading> reading = readText(text.toStdString());
    QVERIFY(!reading);
    QCOMPARE(QString::fromStdString(reading.error().code), code);
    QCOMPARE(reading.error().where.file, std::string("a.oclip"));
    QCOMPARE(reading.error().where.line, line);
}

void tst_OclipReader::aPartThatDoesNotReadIsLeftOutWithItsPlace_data()
{
    QTest::addColumn<QString>("channels");
    QTest::addColumn<QString>("code");
    QTest::addColumn<int>("line");
    QTest::addColumn<int>("count");
    const QString good = R"({"property":"a.b","kind":"number","keys":[{"at":0,"value":1}]})";
    QTest::newRow("no property") << R"({"kind":"number"})"
                                 << "channel-no-property" << 2 << 1;
    QTest::newRow("unknown kind") << good + ",\n" + R"({"property":"a.c","kind":"shape"})"
                                  << "channel-unknown-kind" << 3 << 1;
    QTest::newRow("a path") << R"({"property":"a.c","kind":"path"})"
                            << "channel-unknown-kind" << 2 << 1;
    QTest::newRow("no component") << R"({"property":"power","kind":"number"})"
                                  << "channel-no-component" << 2 << 1;
    QTest::newRow("not of a bone") << R"({"bone":"b","property":"scale","kind":"number"})"
                                   << "channel-not-a-bone-property" << 2 << 1;
    QTest::newRow("no keys") << R"({"property":"a.b","kind":"number","keys":[]})"
                             << "channel-no-keys" << 2 << 1;
    QTest::newRow("twice") << good + ",\n\n" + good << "channel-duplicate" << 4 << 1;
    QTest::newRow("keys")
        << "{\"property\":\"a.b\",\"kind\":\"number\",\"keys\":[{\"at\":0,\"value\":1},\n{\"at\":1},\n{\"value\":2}]}"
        << "keys-dropped" << 3 << 2;
}

void tst_OclipReader::aPartThatDoesNotReadIsLeftOutWithItsPlace()
{
    QFETCH(QString, channels);
    QFETCH(QString, code);
    QFETCH(int, line);
    QFETCH(int, count);
    const Result<OclipReading> reading = readText(withChannels(channels.toStdString()));
    QVERIFY(reading);
    QVERIFY(reading->clip.leftOut);
    QCOMPARE(reading->issues.size(), std::size_t(1));
    const Issue &issue = reading->issues.front();
    QCOMPARE(QString::fromStdString(issue.code), code);
    QCOMPARE(issue.severity, Severity::Warning);
    QCOMPARE(issue.where.line, line);
    QCOMPARE(int(issue.count), count);
    QVERIFY(!issue.what.empty());
}

void tst_OclipReader::keysComeSorted()
{
    const OneTrack one(withChannels(
        R"({"property":"a.b","kind":"number","keys":[{"at":2,"value":1},{"at":-1,"value":2},{"at":2,"value":3},{"at":0,"value":4}]})"));
    QVERIFY(one.track);
    std::vector<double> values;
    for (std::size_t i = 0; i < one.track->keys.size(); ++i)
        values.push_back(one.track->keys.value(i).front());
    QCOMPARE(values, (std::vector<double>{2, 4, 1, 3}));
}

void tst_OclipReader::everyKindReads()
{
    const auto read = [](const std::string &kind, const std::string &value) {
        return OneTrack(
            withChannels(R"({"property":"a.b","kind":")" + kind + R"(","keys":[{"at":0,"value":)" + value + "}]}"));
    };
    const auto numbers = [&read](const std::string &kind, const std::string &value) {
        const OneTrack one = read(kind, value);
        return one.track ? std::vector<double>(one.track->keys.value(0).begin(), one.track->keys.value(0).end())
                         : std::vector<double>();
    };
    QCOMPARE(numbers("number", "2.5"), (std::vector<double>{2.5}));
    QCOMPARE(numbers("angle", "720"), (std::vector<double>{720}));
    QCOMPARE(numbers("flag", "true"), (std::vector<double>{1}));
    QCOMPARE(numbers("vec2", "[1,2]"), (std::vector<double>{1, 2}));
    QCOMPARE(numbers("vector", "[1,2,3]"), (std::vector<double>{1, 2, 3}));
    QCOMPARE(numbers("euler", "[10,20,30]"), (std::vector<double>{10, 20, 30}));
    QCOMPARE(numbers("colour", "[0,0.5,1,1]"), (std::vector<double>{0, 0.5, 1, 1}));
    QCOMPARE(numbers("rotation", "[0,0,3,4]"), (std::vector<double>{0, 0, 3 * (1.0 / 5), 4 * (1.0 / 5)}));
    QCOMPARE(numbers("weights", "[0.25,0.75]"), (std::vector<double>{0.25, 0.75}));
    for (const char *kind : {"text", "choice", "asset"}) {
        const OneTrack one = read(kind, "\"word\"");
        QVERIFY(one.track);
        QCOMPARE(one.track->keys.text(0), std::string("word"));
    }
    for (const auto &[kind, value] : std::vector<std::pair<const char *, const char *>>{{"number", "true"},
                                                                                        {"flag", "1"},
                                                                                        {"vec2", "[1]"},
                                                                                        {"vector", "3"},
                                                                                        {"colour", "[1,1,1]"},
                                                                                        {"text", "1"},
                                                                                        {"weights", "[]"},
                                                                                        {"rotation", "[0,0,0,0]"}})
        QVERIFY2(read(kind, value).track == nullptr, kind);
}

void tst_OclipReader::holdsAndEasingsReadAsTheirRows()
{
    const OneTrack one(withChannels(R"({"property":"a.b","kind":"number","hold":"step","keys":[
        {"at":0,"value":1},{"at":1,"value":1,"hold":"linear"},{"at":2,"value":1,"hold":"smooth"},{"at":3,"value":1,"hold":"curve","in":2,"out":-1},
        {"at":4,"value":1,"hold":"shaped","shape":"back"},{"at":5,"value":1,"hold":"shaped"},{"at":6,"value":1,"easing":"cubic-out"},
        {"at":7,"value":1,"hold":"smooth","easing":{"cubic":[0.1,0.2,0.3,0.4]}},{"at":8,"value":1,"easing":{"curve":"soft.ocurve"}},
        {"at":9,"value":1,"easing":{"name":"elastic-out","period":0.5}},{"at":10,"value":1,"hold":"linear","easing":"wobble"},
        {"at":11,"value":1,"easing":"ease-in"},{"at":12,"value":1,"easing":"step"}]})"));
    QVERIFY(one.track);
    const std::vector<Interpolation> rows{Interpolation::Hold,       Interpolation::Linear, Interpolation::Smooth,
                                          Interpolation::Hermite,    Interpolation::Shaped, Interpolation::Shaped,
                                          Interpolation::CubicOut,   Interpolation::Cubic,  Interpolation::Drawn,
                                          Interpolation::ElasticOut, Interpolation::Linear, Interpolation::QuadIn,
                                          Interpolation::Hold};
    QCOMPARE(one.track->keys.size(), rows.size());
    for (std::size_t i = 0; i < rows.size(); ++i)
        QCOMPARE(one.easing(i).row, rows[i]);
    QCOMPARE(one.track->keys.tangentIn(3).front(), 2.0);
    QCOMPARE(one.track->keys.tangentOut(3).front(), -1.0);
    QCOMPARE(one.easing(4).parameters, std::vector<double>{5});
    QCOMPARE(one.easing(5).parameters, std::vector<double>{-1});
    QCOMPARE(one.easing(8).curve, std::string("soft.ocurve"));
    QCOMPARE(one.easing(9).parameters.at(1), 0.5);
}

void tst_OclipReader::channelMembersRead()
{
    const OneTrack one(withChannels(
        R"({"target":"t","property":"transform.rotation","kind":"rotation","mix":"slerp","names":"Arm/Hand",
        "relative":true,"before":"cycle","after":"offset","period":2,"linkedEnds":true,"min":-1,"max":1,"keys":[{"at":0,"value":[0,0,0,1]}]})"));
    QVERIFY(one.track);
    const ClipChannel &channel = *one.clip.channels.front();
    QCOMPARE(channel.names, std::string("Arm/Hand"));
    QCOMPARE(channel.minimum, std::optional(-1.0));
    QCOMPARE(channel.maximum, std::optional(1.0));
    QCOMPARE(one.track->mix, MixRule::Slerp);
    QVERIFY(one.track->relative && one.track->linkedEnds);
    QCOMPARE(one.track->before, Extrapolation::Cycle);
    QCOMPARE(one.track->after, Extrapolation::Offset);
    QCOMPARE(one.track->period, 2.0);
    const OneTrack plain(withChannels(R"({"property":"a.b","kind":"rotation","keys":[{"at":0,"value":[0,0,0,1]}]})"));
    QVERIFY(plain.track);
    QCOMPARE(plain.track->mix, MixRule::Nlerp);
}

void tst_OclipReader::aComponentIsAChannelOfItsOwn()
{
    const Result<OclipReading> reading =
        readText(withChannels(R"({"property":"t.position","kind":"vector","component":1,"keys":[{"at":0,"value":5}]},
                        {"property":"t.position","kind":"vector","component":0,"keys":[{"at":0,"value":6}]},
                        {"property":"t.scale","kind":"vector","component":3,"keys":[{"at":0,"value":[1,2,3]}]})"));
    QVERIFY(reading);
    QCOMPARE(reading->issues.size(), std::size_t(1)); // the last
    QCOMPARE(reading->clip.channels.size(), std::size_t(3));
    QCOMPARE(reading->clip.trackOf(*reading->clip.channels[0]).stride(), 1);
    QCOMPARE(reading->clip.channels[0]->address.component, 1);
    QCOMPARE(reading->clip.channels[2]->address.component, -1); // there is no fourth number
}

void tst_OclipReader::theRootsOwnPropertiesBelongToTimelineAssets()
{
    const std::string channel = R"({"property":"background","kind":"colour","keys":[{"at":0,"value":[0,0,0,1]}]})";
    QCOMPARE(readText(withChannels(channel))->issues.size(), std::size_t(1));
    QCOMPARE(readText(withChannels(channel, R"(,"playback":"loop")"))->issues.size(), std::size_t(0));
}

void tst_OclipReader::numbersOverRangeLeaveTheirKeyOut()
{
    const Result<OclipReading> reading = readText(withChannels(
        R"({"property":"a.b","kind":"number","keys":[{"at":0,"value":1e999},{"at":-1e999,"value":1},{"at":1,"value":2}]})"));
    QVERIFY(reading);
    QCOMPARE(reading->issues.size(), std::size_t(1));
    QCOMPARE(reading->issues.front().count, 2U);
    QCOMPARE(reading->clip.trackOf(*reading->clip.channels.front()).keys.size(), std::size_t(1));
}

void tst_OclipReader::whatDoesNotReadIsToldAndKnownToBeLost_data()
{
    QTest::addColumn<QString>("old");
    QTest::addColumn<QString>("odd");
    QTest::newRow("nothing") << ""
                             << "";
    QTest::newRow("at the end") << "\"whenDone\":\"loop\""
                                << "\"whenDone\":\"sideways\"";
    QTest::newRow("playback") << "\"whenDone\":\"loop\""
                              << "\"playback\":\"twice\"";
    QTest::newRow("version") << "\"formatVersion\":1"
                             << "\"formatVersion\":0";
    QTest::newRow("duration below nought") << "\"duration\":1"
                                           << "\"duration\":-1";
    QTest::newRow("duration") << "\"duration\":1"
                              << "\"duration\":\"1\"";
    QTest::newRow("a channel that is none") << "\"channels\":["
                                            << "\"channels\":[7,";
    QTest::newRow("hold of a key") << "\"hold\":\"linear\""
                                   << "\"hold\":\"bouncy\"";
    QTest::newRow("slope") << "\"in\":1"
                           << "\"in\":[1]";
    QTest::newRow("before") << "\"before\":\"cycle\""
                            << "\"before\":\"never\"";
    QTest::newRow("limit") << "\"min\":0"
                           << "\"min\":\"0\"";
    QTest::newRow("name") << "\"whenDone\":\"loop\""
                          << "\"name\":7";
    QTest::newRow("rate") << "\"whenDone\":\"loop\""
                          << "\"rate\":0";
    QTest::newRow("a list of channels that is none") << "\"whenDone\":\"loop\""
                                                     << "\"marks\":{}";
    QTest::newRow("root motion") << "\"whenDone\":\"loop\""
                                 << "\"rootMotion\":[]";
    QTest::newRow("up") << "\"whenDone\":\"loop\""
                        << "\"rootMotion\":{\"up\":[0,0,0]}";
    QTest::newRow("turns") << "\"whenDone\":\"loop\""
                           << "\"rootMotion\":{\"turns\":1}";
    QTest::newRow("bone") << "\"property\""
                          << "\"bone\":null,\"property\"";
    QTest::newRow("target") << "\"property\""
                            << "\"target\":4,\"property\"";
    QTest::newRow("mix") << "\"property\""
                         << "\"mix\":\"both\",\"property\"";
    QTest::newRow("relative") << "\"property\""
                              << "\"relative\":\"yes\",\"property\"";
    QTest::newRow("component") << "\"property\""
                               << "\"component\":0.5,\"property\"";
    QTest::newRow("shape of a key") << "\"in\":1"
                                    << "\"shape\":\"round\"";
    QTest::newRow("handles of a key") << "\"in\":1"
                                      << "\"handles\":[\"free\",\"stiff\"]";
    QTest::newRow("weights of a key") << "\"in\":1"
                                      << "\"weights\":[1,-1]";
    QTest::newRow("a key that is none") << "\"keys\":["
                                        << "\"keys\":[[],";
    QTest::newRow("a member twice") << "\"duration\":1"
                                    << "\"duration\":2,\"duration\":1";
}

void tst_OclipReader::whatDoesNotReadIsToldAndKnownToBeLost()
{
    QFETCH(QString, old);
    QFETCH(QString, odd);
    QString text = QStringLiteral(
        "{\"kind\":\"orblit.clip\",\"formatVersion\":1,\"whenDone\":\"loop\",\"duration\":1,\"channels\":[{"
        "\"property\":\"a.b\","
        "\"kind\":\"number\",\"before\":\"cycle\",\"min\":0,\"keys\":[{\"at\":0,\"value\":1,\"hold\":\"linear\",\"in\":"
        "1}]}]}");
    QVERIFY(text.contains(old));
    if (!old.isEmpty())
        text.replace(text.indexOf(old), old.size(), odd);
    const Result<OclipReading> reading = readText(text.toStdString());
    QVERIFY(reading);
    QCOMPARE(reading->clip.leftOut, !old.isEmpty());
    QCOMPARE(reading->issues.size(), std::size_t(old.isEmpty() ? 0 : 1));
    for (const Issue &issue : reading->issues) {
        const auto at = static_cast<qsizetype>(issue.where.column) - 1;
        QVERIFY2(at >= text.indexOf(odd) && at < text.indexOf(odd) + odd.size(), issue.what.c_str());
        QCOMPARE(issue.code, std::string(odd.count("\"duration\"") == 2 ? "member-repeated" : "value-malformed"));
    }
}

void tst_OclipReader::problemsAreCapped()
{
    std::string channels;
    for (int i = 0; i < 5000; ++i)
        channels += "{\"kind\":\"number\"},\n";
    channels += "{\"kind\":\"number\"}";
    const Result<OclipReading> reading = readText(withChannels(channels));
    QVERIFY(reading);
    QCOMPARE(reading->issues.size(), std::size_t(1001));
    QCOMPARE(reading->issues[999].where.line, 1001);
}

void tst_OclipReader::durationsAreFoundWhereNoneIsTold()
{
    const std::string keys = R"({"property":"a.b","kind":"number","keys":[{"at":0,"value":1},{"at":2.5,"value":1}]})";
    QCOMPARE(readText(withChannels(keys))->clip.timeline.length, 2.5);
    QCOMPARE(readText(withChannels(keys, R"(,"marks":[{"at":4,"name":"m"}])"))->clip.timeline.length, 4.0);
    QCOMPARE(readText(withChannels(keys, R"(,"duration":1)"))->clip.timeline.length, 1.0);
    QCOMPARE(readText(withChannels(keys, R"(,"duration":-1)"))->clip.timeline.length, 2.5);
    QCOMPARE(readText(withChannels(keys, R"(,"rate":0)"))->clip.timeline.rate.framesPerSecond, 30.0);
    QCOMPARE(readText(withChannels(keys, R"(,"playback":"loop")"))->clip.timeline.rate.framesPerSecond, 10.0);
}

QTEST_APPLESS_MAIN(tst_OclipReader)
#include "tst_oclip_reader.moc"
