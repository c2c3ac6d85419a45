// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#include "hostile/deep.h"
#include "model/document/edit_log.h"
#include "model/document/rig_dump.h"
#include "model/io/lottie/lottie_reader.h"
#include "model/io/lottie/writer/lottie_home_rule.h"
#include "model/io/lottie/writer/lottie_quick_edits.h"
#include "model/io/lottie/writer/lottie_same.h"
#include "model/io/lottie/writer/lottie_writer.h"
#include "model/io/script/random_commands.h"

#include <QtTest>

using namespace clipwright;
using namespace clipwright::testing;

namespace {

std::vector<std::vector<std::uint32_t>> keyIdsOf(const Rig &rig)
{
    std::vector<std::vector<std::uint32_t>> ids;
    for (const std::shared_ptr<const Track> &track : rig.main().timeline.tracks()) {
        ids.emplace_back();
        for (std::size_t i = 0; i < track->keys.size(); ++i)
            ids.back().push_back(track->keys.id(i).value);
    }
    return ids;
}

/** What a random command does, where it does something that a Lottie file can say. */
Patch randomEdit(const Rig &rig, RandomCommands &random)
{
    DocumentSet documents;
    EditLog log(documents);
    Document &document = documents.open(rig);
    document.setHomeRule(lottieHomeRule());
    const CommandRow &row = random.row();
    const CommandArguments arguments = random.argumentsFor(row, rig);
    const Result<TransactionId> made =
        log.perform({"x", {}}, [&](TransactionEdit &edit) { return run(row, *edit.edit(document.id()), arguments); });
    return made && !made->isNull() ? log.transactions().front().parts.front().forward : Patch();
}

Rig performed(Rig rig, const Patch &patch)
{
    for (const Primitive &primitive : patch)
        static_cast<void>(perform(rig, primitive));
    return rig;
}

} // namespace

class tst_LottieQuickEdits : public QObject {
    Q_OBJECT

private slots:
    void whatIsNotOfOneLayerIsLeftToOthers();
    void whatIsWrittenQuicklyIsWhatIsWrittenAsAWhole();
};

void tst_LottieQuickEdits::whatIsNotOfOneLayerIsLeftToOthers()
{
    const Rig rig = fixture("walker");
    QVERIFY(!LottieQuickEdits::mayWrite({}));
    QVERIFY(!LottieQuickEdits::mayWrite({RemoveAsset{0}}));
    QVERIFY(!LottieQuickEdits::of(Rig()));
    std::optional<LottieQuickEdits> quick = LottieQuickEdits::of(rig);
    QVERIFY(quick);
    Patch both;
    for (const std::shared_ptr<const Layer> &layer : rig.main().layers)
        both.push_back(
            SetField{{rig.main().id, {}, layer->properties.front().track}, Field::Base, std::vector<double>{1}});
    QVERIFY(LottieQuickEdits::mayWrite(both) && !quick->write(rig, rig, both));
    QCOMPARE(quick->text(), *rig.text);
}

void tst_LottieQuickEdits::whatIsWrittenQuicklyIsWhatIsWrittenAsAWhole()
{
    int written = 0;
    const unsigned walks = hostile::isDeep() ? 200 : 8;
    for (unsigned seed = 0; seed < walks; ++seed) {
        static const std::vector<const char *> kFixtures{"walker", "precomps", "split_position", "in_point"};
        Rig whole = fixture(kFixtures[seed % kFixtures.size()]);
        Rig quick = whole;
        std::optional<LottieQuickEdits> edits = LottieQuickEdits::of(whole);
        QVERIFY(edits);
        RandomCommands random(seed);
        for (int step = 0; step < 400; ++step) {
            const Patch patch = randomEdit(whole, random);
            if (!LottieQuickEdits::mayWrite(patch))
                continue;
            const Result<std::string> text = writeLottie(performed(whole, patch));
            // By the easings of its own table.
            const std::optional<Patch> own = throughText(patch, quick);
            QVERIFY(own);
            const auto done = edits->write(quick, performed(quick, *own), *own);
            if (!done)
                continue;
            QVERIFY(text);
            QCOMPARE(edits->text(), *text);
            whole = *readLottie(std::make_shared<const std::string>(*text), {}).rig;
            quick = done->rig;
            const Result<void> same = sameInLottie(quick, whole);
            QVERIFY2(same, same ? "" : same.error().what.c_str());
            QCOMPARE(keyIdsOf(quick), keyIdsOf(whole));
            ++written;
        }
    }
    QVERIFY2(written > 100, qPrintable(QString::number(written)));
}

QTEST_APPLESS_MAIN(tst_LottieQuickEdits)
#include "tst_lottie_quick_edits.moc"
