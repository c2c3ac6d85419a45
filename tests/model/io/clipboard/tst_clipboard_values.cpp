// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
// What is copied from clips and stages: through its text and into documents.
#include "model/commands/clip_path.h"
#include "model/commands/stage_path.h"
#include "model/document/edit_log.h"
#include "model/document/rig_dump.h"
#include "model/document/value_fixtures.h"
#include "model/io/clipboard/clipboard_format.h"

#include <QtTest>

using namespace clipwright;
using namespace clipwright::testing;

namespace {

using Numbers = std::vector<double>;

std::vector<KeyRef> keysOf(const Clip &clip, std::initializer_list<const char *> paths)
{
    std::vector<KeyRef> keys;
    for (const char *path : paths) {
        const TrackId track = resolvePath(clip, path)->channel;
        const Keys &all = clip.timeline.find(track)->keys;
        for (std::size_t i = 0; i < all.size(); ++i)
            keys.push_back({{}, track, all.id(i)});
    }
    return keys;
}

Clipboard throughText(const Clipboard &clipboard)
{
    const std::string text = writeClipboard(clipboard);
    Result<Clipboard> read = readClipboard(std::make_shared<const std::string>(text));
    return read && writeClipboard(*read) == text ? std::move(*read) : Clipboard();
}

/** A value after a command, which undo takes back; the code of a refusal. */
struct Pasted {
    DocumentValue value;
    std::string refusal;

    Pasted(DocumentValue first, const std::function<Result<void>(DocumentEdit &)> &command) : value(std::move(first))
    {
        DocumentSet documents;
        EditLog log(documents);
        const Document &document = documents.open(value);
        const std::string before = dumpOf(value);
        const Result<TransactionId> done =
            log.perform({"paste", {}}, [&](TransactionEdit &edit) { return command(*edit.edit(document.id())); });
        value = document.value();
        refusal = done ? std::string() : done.error().code;
        log.undo(document.id());
        if (dumpOf(document.value()) != before)
            refusal = "it is not taken back";
    }
};

Pasted keysInto(const Clip &clip, const Clipboard &clipboard, double time, std::vector<TrackId> into = {})
{
    return {clip, [&](DocumentEdit &edit) { return pasteKeys(edit, into, time, clipboard); }};
}

} // namespace

class tst_ClipboardValues : public QObject {
    Q_OBJECT

private slots:
    void keysGoIntoTheSameChannels();
    void channelsAreMadeWhereThereAreNone();
    void keysGoIntoTheChannelsGiven();
    void entitiesGoBelowAnother();
    void otherThingsAreRefused();
    void malformedTextsAreRefused_data();
    void malformedTextsAreRefused();
};

void tst_ClipboardValues::keysGoIntoTheSameChannels()
{
    const Clip clip = richClip();
    const auto keys = keysOf(clip, {"lamp/light.power", "sign/text.text"});
    const Clipboard clipboard = throughText(*copyKeys(clip, std::span(keys).subspan(1)));
    QCOMPARE(std::get<std::vector<CopiedChannel>>(clipboard).size(), std::size_t(2));
    const Pasted pasted = keysInto(clip, clipboard, 5);
    QCOMPARE(pasted.refusal, std::string());
    const Clip &now = std::get<Clip>(pasted.value);
    const Keys &power = now.timeline.find(resolvePath(now, "lamp/light.power")->channel)->keys;
    QCOMPARE(power.size(), std::size_t(7));
    QCOMPARE(power.time(4), 5.5); // the first of all is the text's
    QCOMPARE(now.timeline.easings[power.easing(5)].row, Interpolation::Hermite);
    QCOMPARE(power.tangentIn(5)[0], 1.0);
}

void tst_ClipboardValues::channelsAreMadeWhereThereAreNone()
{
    const Clip clip = richClip();
    const auto keys = keysOf(clip, {"lamp/transform.rotation", "hero/weapon/transform.position.y"});
    const Pasted pasted = keysInto(Clip(), throughText(*copyKeys(clip, keys)), 1);
    QCOMPARE(pasted.refusal, std::string());
    const Clip &now = std::get<Clip>(pasted.value);
    QCOMPARE(now.channels.size(), std::size_t(2));
    QCOMPARE(now.trackOf(*now.channels[0]).mix, MixRule::Slerp);
    QCOMPARE(now.channels[1]->address.component, 1);
    QCOMPARE(now.trackOf(*now.channels[1]).keys.time(1), 2.0);
}

void tst_ClipboardValues::keysGoIntoTheChannelsGiven()
{
    const Clip clip = richClip();
    const auto keys = keysOf(clip, {"lamp/light.power"});
    const Clipboard clipboard = *copyKeys(clip, keys);
    Clip two = richClip();
    const TrackId text = resolvePath(two, "sign/text.text")->channel;
    QCOMPARE(keysInto(two, clipboard, 0, {text}).refusal, std::string("clipboard-kind"));
    QCOMPARE(keysInto(two, clipboard, 0, {TrackId{99}}).refusal, std::string("channel-unknown"));
    const auto both = keysOf(clip, {"lamp/light.power", "sign/text.text"});
    QCOMPARE(keysInto(two, *copyKeys(clip, both), 0, {resolvePath(two, "lamp/light.power")->channel}).refusal,
             std::string("paste-nowhere"));
    QCOMPARE(keysInto(two, clipboard, 3, {resolvePath(two, "lamp/light.power")->channel}).refusal, std::string());
}

void tst_ClipboardValues::entitiesGoBelowAnother()
{
    const Stage stage = richStage();
    const std::vector<NodeId> picked{stage.find("weapon")->node, stage.find("gem")->node, stage.find("sign")->node};
    const Clipboard clipboard = throughText(*copyEntities(stage, picked));
    QCOMPARE(std::get<CopiedEntities>(clipboard).entities.size(), std::size_t(3));
    const Pasted pasted(stage, [&](DocumentEdit &edit) -> Result<void> {
        const auto made = pasteEntities(edit, stage.find("lamp")->node, clipboard);
        if (made && made->size() != 2)
            return refuse("roots", "expected two on top");
        return made ? Result<void>() : tl::make_unexpected(made.error());
    });
    QCOMPARE(pasted.refusal, std::string());
    const Stage &now = std::get<Stage>(pasted.value);
    QCOMPARE(now.find("weapon2")->parent, std::string("lamp"));
    QCOMPARE(now.find("gem2")->parent, std::string("weapon2"));
    QCOMPARE(now.find("gem2")->kept, stage.find("gem")->kept);
    QCOMPARE(now.find("sign2")->components, stage.find("sign")->components);
    QCOMPARE(now.entities[1]->id, std::string("weapon2")); // behind the lamp
}

void tst_ClipboardValues::otherThingsAreRefused()
{
    const Clip clip = richClip();
    const Stage stage = richStage();
    const Clipboard keys = *copyKeys(clip, keysOf(clip, {"lamp/light.power"}));
    const Clipboard entities = *copyEntities(stage, std::vector{NodeId{1}});
    QCOMPARE(keysInto(clip, entities, 0).refusal, std::string("clipboard-kind"));
    const Pasted pasted(stage, [&](DocumentEdit &edit) -> Result<void> {
        const auto made = pasteEntities(edit, {}, keys);
        return made ? Result<void>() : tl::make_unexpected(made.error());
    });
    QCOMPARE(pasted.refusal, std::string("clipboard-kind"));
    QCOMPARE(copyKeys(clip, std::vector<KeyRef>()).error().code, std::string("nothing-to-copy"));
    QCOMPARE(copyEntities(stage, std::vector<NodeId>()).error().code, std::string("nothing-to-copy"));
    QCOMPARE(copyEntities(stage, std::vector{NodeId{99}}).error().code, std::string("entity-unknown"));
    const Pasted rig(fixture("walker"),
                     [&](DocumentEdit &edit) { return pasteKeys(edit, edit.rig().main().id, {}, 0, keys); });
    QCOMPARE(rig.refusal, std::string("clipboard-kind"));
}

void tst_ClipboardValues::malformedTextsAreRefused_data()
{
    QTest::addColumn<QByteArray>("what");
    QTest::newRow("no channels") << QByteArray(R"("channels":[])");
    QTest::newRow("no channel") << QByteArray(R"("channels":[{}])");
    QTest::newRow("no entities") << QByteArray(R"("entities":[])");
    QTest::newRow("a number") << QByteArray(R"("entities":[3])");
    const QByteArray plain = R"("name":"","components":{"known":[],"kept":[]},"instance":"","overrides":[],"kept":[])";
    QTest::newRow("a parent that comes later")
        << QByteArray(R"("entities":[{"node":1,"id":"a","parent":"b",)" + plain + "}]");
    QTest::newRow("an id twice") << QByteArray(R"("entities":[{"node":1,"id":"a","parent":"",)" + plain
                                               + R"(},{"node":2,"id":"a","parent":"",)" + plain + "}]");
    QTest::newRow("an id with a slash") << QByteArray(R"("entities":[{"node":1,"id":"a/b","parent":"",)" + plain
                                                      + "}]");
}

void tst_ClipboardValues::malformedTextsAreRefused()
{
    QFETCH(const QByteArray, what);
    const QByteArray text = R"({"clipwright":"clipboard","version":1,)" + what + "}";
    const Result<Clipboard> read = readClipboard(std::make_shared<const std::string>(text.toStdString()));
    QVERIFY(!read);
    QCOMPARE(read.error().code, std::string("clipboard-malformed"));
    QVERIFY(!read.error().where.pointer.empty());
}

QTEST_APPLESS_MAIN(tst_ClipboardValues)
#include "tst_clipboard_values.moc"
