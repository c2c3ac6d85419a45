// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#include "hostile/deep.h"
#include "random_value_edits.h"
#include "undo_law.h"
#include "value_fixtures.h"

#include "model/document/edit_log.h"

#include <QtTest>

#include <map>

using namespace clipwright;
using namespace clipwright::testing;

namespace {

Primitive set(TrackId track, Field field, FieldValue value)
{
    return SetField{{{}, {}, track}, field, std::move(value)};
}

InsertChannel copyOfFirst(const Clip &clip, std::uint32_t id, const char *target)
{
    auto channel = std::make_shared<ClipChannel>(*clip.channels.front());
    auto track = std::make_shared<Track>(clip.trackOf(*channel));
    channel->track = track->id = TrackId{id};
    channel->address.target = target;
    return {1, channel, track, clip.timeline.easings};
}

ChannelAddress lampPower()
{
    return {"lamp", {}, "light.power", -1};
}

} // namespace

class tst_PerformClip : public QObject {
    Q_OBJECT

private slots:
    void everyFieldIsSetAndTakenBack();
    void channelsComeGoAndMove();
    void whatDoesNotFitIsRefused_data();
    void whatDoesNotFitIsRefused();
    void randomWalksComeBack_data();
    void randomWalksComeBack();
    void aWrongInverseIsCaught();
};

void tst_PerformClip::everyFieldIsSetAndTakenBack()
{
    const std::map<Field, FieldValue> values{
        {Field::Rate, 24.0},
        {Field::Start, 1.0},
        {Field::Length, 5.0},
        {Field::Ranges, std::vector<TimeRange>{{"a", 0, 1, true}}},
        {Field::Marks, std::vector<TimeMark>{{1, "hit", "2", {{0, "\"x\":1"}}}}},
        {Field::Before, std::uint8_t{2}},
        {Field::After, std::uint8_t{4}},
        {Field::Period, 3.0},
        {Field::Group, GroupId{2}},
        {Field::Relative, true},
        {Field::LinkedEnds, true},
        {Field::Mix, std::uint8_t{3}},
        {Field::ClipName, std::string("other")},
        {Field::WhenDone, std::uint8_t{3}},
        {Field::Playback, std::uint8_t{4}},
        {Field::RootMotion, std::optional<RootMotion>()},
        {Field::Address, ChannelAddress{"moon", {}, "light.power", -1}},
        {Field::AddressNames, std::string("Moon")},
        {Field::EulerOrder, std::uint8_t{5}},
        {Field::Minimum, std::optional(-1.0)},
        {Field::Maximum, std::optional(4.0)},
    };
    const Clip clip = richClip();
    for (const FieldRow &row : fields()) {
        const bool isOfChannel = row.owner == FieldOwner::Channel || row.owner == FieldOwner::Track;
        if (!isOfChannel && row.owner != FieldOwner::Clip && row.owner != FieldOwner::Timeline)
            continue;
        if (row.id == Field::Base || row.id == Field::BaseText || row.id == Field::BasePath)
            continue; // refused, below
        const TrackId track = row.id == Field::Mix ? clip.channels[1]->track : clip.channels[0]->track;
        const Primitive primitive = set(isOfChannel ? track : TrackId(), row.id, values.at(row.id));
        DocumentValue value = clip;
        QVERIFY2(perform(value, primitive), std::string(row.key).c_str());
        QVERIFY2(dumpOf(value) != dumpOf(clip), std::string(row.key).c_str());
        const std::string broken = brokenLaw(clip, primitive);
        QVERIFY2(broken.empty(), (std::string(row.key) + ": " + broken).c_str());
        QVERIFY2(throughText({primitive}, clip), std::string(row.key).c_str());
        DocumentValue again = clip;
        QVERIFY(perform(again, throughText({primitive}, clip)->front()));
        QCOMPARE(dumpOf(again), dumpOf(value));
    }
}

void tst_PerformClip::channelsComeGoAndMove()
{
    const Clip clip = richClip();
    QCOMPARE(clip.channels.size(), std::size_t(6));
    DocumentValue value = clip;
    QVERIFY(perform(value, copyOfFirst(clip, 77, "moon")));
    const Clip &now = std::get<Clip>(value);
    QCOMPARE(now.channels[1]->address.target, std::string("moon"));
    QCOMPARE(now.trackOf(*now.channels[1]).keys.size(), clip.trackOf(*clip.channels[0]).keys.size());
    QCOMPARE(brokenLaw(clip, copyOfFirst(clip, 77, "moon")), std::string());
    for (const Primitive &primitive :
         {Primitive(RemoveChannel{clip.channels[2]->track}), Primitive(MoveChannel{clip.channels[0]->track, 5}),
          Primitive(MoveChannel{clip.channels[4]->track, 0}),
          Primitive(ReplaceValue{std::make_shared<DocumentValue>(sampleClip("walk"))}),
          Primitive(SpliceKeys{{}, clip.channels[0]->track, 1, 2, Keys(Storage::Numbers, 1), clip.timeline.easings})})
        QCOMPARE(brokenLaw(clip, primitive), std::string());
    // The log counts what a channel weighs.
    QVERIFY(byteSize(copyOfFirst(clip, 77, "moon")) > byteSize(RemoveChannel{TrackId{1}}) + 100);
}

void tst_PerformClip::whatDoesNotFitIsRefused_data()
{
    QTest::addColumn<Primitive>("primitive");
    QTest::addColumn<QByteArray>("code");
    const Clip clip = richClip();
    const auto row = [](const char *name, Primitive primitive, const char *code) {
        QTest::newRow(name) << std::move(primitive) << QByteArray(code);
    };
    const TrackId first = clip.channels[0]->track;
    row("what a rig has", RemoveComposition{CompositionId{1}}, "document-kind");
    row("what a stage has", RemoveEntity{NodeId{1}}, "document-kind");
    row("a channel that is not there", RemoveChannel{TrackId{99}}, "channel-unknown");
    row("its field", set(TrackId{99}, Field::Minimum, std::optional(1.0)), "channel-unknown");
    row("its place", MoveChannel{TrackId{99}, 0}, "channel-unknown");
    row("a place that is not there", MoveChannel{first, 6}, "place-unknown");
    row("keys of a composition", SpliceKeys{CompositionId{1}, first, 0, 1}, "track-unknown");
    row("keys of no track", SpliceKeys{{}, TrackId{99}, 0, 0}, "track-unknown");
    row("a taken id", copyOfFirst(clip, first.value, "moon"), "id-taken");
    row("a taken address", copyOfFirst(clip, 77, "lamp"), "channel-duplicate");
    InsertChannel apart = copyOfFirst(clip, 77, "moon");
    apart.track = std::make_shared<Track>(*clip.timeline.find(first));
    row("a channel of another track", apart, "channel-unknown");
    InsertChannel far = copyOfFirst(clip, 77, "moon");
    far.index = 9;
    row("far behind", far, "place-unknown");
    InsertChannel other = copyOfFirst(clip, 77, "moon");
    auto wrong = std::make_shared<ClipChannel>(*other.channel);
    wrong->kind = Kind::Colour;
    other.channel = wrong;
    row("another kind", other, "keys-other-kind");
    row("to a taken address", set(clip.channels[1]->track, Field::Address, lampPower()), "channel-duplicate");
    row("to no property", set(first, Field::Address, ChannelAddress{"lamp", {}, "", -1}), "address-malformed");
    row("to one number", set(first, Field::Address, ChannelAddress{"lamp", {}, "transform.position", 1}),
        "address-malformed");
    row("a clip's field of a channel", set(first, Field::WhenDone, std::uint8_t{1}), "field-not-here");
    row("a channel's field of a clip", set({}, Field::Minimum, std::optional(1.0)), "field-not-here");
    row("a choice that there is not", set({}, Field::WhenDone, std::uint8_t{9}), "field-kind");
    row("an infinite limit", set(first, Field::Minimum, std::optional(std::numeric_limits<double>::infinity())),
        "number-not-finite");
    row("a value without keys", set(first, Field::Base, std::vector<double>{2}), "field-not-here");
    row("a rule of mixing for a number", set(first, Field::Mix, std::uint8_t{1}), "field-not-here");
    row("a backward rate", set({}, Field::Rate, -1.0), "rate-not-positive");
    row("a stage in its place", ReplaceValue{std::make_shared<DocumentValue>(richStage())}, "value-other-space");
}

void tst_PerformClip::whatDoesNotFitIsRefused()
{
    QFETCH(const Primitive, primitive);
    QFETCH(const QByteArray, code);
    DocumentValue value = richClip();
    const Result<Primitive> done = perform(value, primitive);
    QVERIFY(!done);
    QCOMPARE(QByteArray::fromStdString(done.error().code), code);
    QCOMPARE(brokenLaw(richClip(), primitive), std::string());
}

void tst_PerformClip::randomWalksComeBack_data()
{
    QTest::addColumn<bool>("isClip");
    QTest::newRow("clips") << true;
    QTest::newRow("stages") << false;
}

/** Each state comes back by undo and redo, and the same edits through their text lead to the same values. */
void tst_PerformClip::randomWalksComeBack()
{
    QFETCH(const bool, isClip);
    const unsigned walks = hostile::isDeep() ? 500 : 30;
    std::vector<int> counts(std::variant_size_v<Primitive>);
    for (unsigned seed = 0; seed < walks; ++seed) {
        DocumentSet documents;
        EditLog log(documents);
        const DocumentId id = (isClip ? documents.open(richClip()) : documents.open(richStage())).id();
        const Document &document = *documents.find(id);
        DocumentValue replayed = document.value();
        RandomValueEdits edits(seed);
        std::map<TransactionId, std::string> known{{TransactionId(), dumpOf(document.value())}};
        for (int step = 0; step < 100; ++step) {
            const std::size_t act = edits.below(8);
            if (act == 0) {
                log.undo(id);
            } else if (act == 1) {
                log.redo(id);
            } else {
                const DocumentValue before = document.value();
                const Result<TransactionId> made = log.perform({"walk", {}}, [&](TransactionEdit &edit) {
                    return edit.edit(id)->perform(edits.next(*edit.edit(id)));
                });
                if (made && !made->isNull()) {
                    const Primitive &done = log.find(*made)->parts.front().forward.front();
                    ++counts[done.index()];
                    known[*made] = dumpOf(document.value());
                    if (!std::holds_alternative<ReplaceValue>(done)) {
                        DocumentValue again = before;
                        const std::optional<Patch> read = throughText({done}, before);
                        QVERIFY(read && perform(again, read->front()));
                        QCOMPARE(dumpOf(again), known[*made]);
                    }
                }
            }
            QCOMPARE(dumpOf(document.value()), known.at(document.state()));
        }
        while (log.undo(id)) {
        }
        QCOMPARE(dumpOf(document.value()), known.at(TransactionId()));
        QVERIFY(!document.isModified());
    }
    for (std::size_t i = 0; i < counts.size(); ++i) {
        const std::string_view name = primitiveNames()[i];
        const bool isOfClip = name.find("Channel") != std::string_view::npos || name == "keys";
        const bool isOfStage = name.find("Entity") != std::string_view::npos || name == "setComponent";
        const bool isWanted = name == "set" || name == "replace" || (isClip ? isOfClip : isOfStage);
        QVERIFY2((counts[i] > 0) == isWanted, std::string(name).c_str());
    }
}

void tst_PerformClip::aWrongInverseIsCaught()
{
    const Clip clip = richClip();
    const Perform forgetsPlace = [](DocumentValue &value, const Primitive &primitive) {
        Result<Primitive> back = perform(value, primitive);
        if (auto *insert = back ? std::get_if<InsertChannel>(&*back) : nullptr)
            insert->index = 0;
        return back;
    };
    QCOMPARE(brokenLaw(clip, RemoveChannel{clip.channels[2]->track}, forgetsPlace),
             std::string("the inverse did not take it back"));
}

QTEST_APPLESS_MAIN(tst_PerformClip)
#include "tst_perform_clip.moc"
