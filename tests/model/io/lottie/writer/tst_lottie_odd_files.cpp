// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
// Whatever a file holds: it is written as it was, edits are written or refused, and the proof of that can fail.
#include "hostile/deep.h"
#include "lottie_edits.h"
#include "model/document/edit_log.h"
#include "model/document/rig_dump.h"
#include "model/io/json/json_document.h"
#include "model/io/lottie/lottie_reader.h"
#include "model/io/lottie/writer/lottie_home_rule.h"
#include "model/io/lottie/writer/lottie_same.h"
#include "model/io/lottie/writer/lottie_writer.h"
#include "text_diff.h"

#include <QtTest>

#include <random>

using namespace clipwright;
using namespace clipwright::testing;

namespace {

/** Texts with some values changed for others, which most readers would not expect there. */
class OddTexts {
public:
    explicit OddTexts(const std::string &text) : m_text(text)
    {
        const Result<JsonDocument> json = JsonDocument::parse(std::make_shared<const std::string>(text));
        collect(json->root());
    }

    std::string made(unsigned seed) const
    {
        static const std::vector<std::string> others{"null", "true", "-3",   "1e300", "\"x\"", "[]",  "{}",
                                                     "[1]",  "[[]]", "0.25", "\"4\"", "[{}]",  "260", "[5,6,7,8]"};
        std::mt19937 random(seed);
        const auto [begin, end] = m_spans[random() % m_spans.size()];
        const auto [from, to] = m_spans[random() % m_spans.size()];
        const std::string other = random() % 3 == 0 ? m_text.substr(from, to - from) : others[random() % others.size()];
        std::string text(m_text, 0, begin);
        text.append(other).append(m_text, end, std::string::npos);
        return text;
    }

private:
    void collect(JsonValue value)
    {
        for (JsonValue item = value.first(); item.isValid(); item = item.next()) {
            m_spans.emplace_back(item.begin(), item.end());
            collect(item);
        }
    }

    std::string m_text;
    std::vector<std::pair<std::uint32_t, std::uint32_t>> m_spans;
};

using Fault = std::function<void(Composition &, Layer &, Node &)>;

} // namespace

class tst_LottieOddFiles : public QObject {
    Q_OBJECT

private slots:
    void oddFilesStayOrAreRefused_data();
    void oddFilesStayOrAreRefused();
    void plantedFaultIsSeen_data();
    void plantedFaultIsSeen();
};

void tst_LottieOddFiles::oddFilesStayOrAreRefused_data()
{
    QTest::addColumn<QString>("name");
    for (const char *name :
         {"gaps", "in_point", "odd_values", "old_keys", "precomps", "slots_and_images", "split_position", "walker"})
        QTest::newRow(name) << QString(name);
}

void tst_LottieOddFiles::oddFilesStayOrAreRefused()
{
    QFETCH(QString, name);
    const OddTexts texts(*fixture(qPrintable(name)).text);
    int written = 0;
    int refused = 0;
    for (unsigned seed = 0; seed < (hostile::isDeep() ? 2000U : 60U); ++seed) {
        const LottieReading reading = readLottie(std::make_shared<const std::string>(texts.made(seed)), {});
        if (!reading.rig)
            continue;
        const Result<std::string> same = writeLottie(*reading.rig);
        QVERIFY(same);
        if (*same != *reading.rig->text)
            QFAIL(TextDiff(*reading.rig->text, *same).text().c_str());
        DocumentSet documents;
        EditLog log(documents);
        Document &document = documents.open(*reading.rig);
        document.setHomeRule(lottieHomeRule());
        LottieEdits edits(seed);
        for (int step = 0; step < 12; ++step) {
            const auto done = log.perform({"edit", {}}, [&](TransactionEdit &edit) -> Result<void> {
                edits.step(*edit.edit(document.id()));
                return {};
            });
            if (!done || done->isNull())
                continue;
            const Result<std::string> text = writeLottie(document.rig());
            ++(text ? written : refused);
            if (text)
                continue;
            QCOMPARE(text.error().code, std::string("lottie-not-said"));
            if (qEnvironmentVariableIsSet("CLIPWRIGHT_TELL"))
                qInfo() << seed << step << text.error().what.c_str();
            log.undo(document.id());
        }
    }
    QVERIFY2(refused * 100 <= written, qPrintable(QString("%1 of %2").arg(refused).arg(written)));
}

void tst_LottieOddFiles::plantedFaultIsSeen_data()
{
    QTest::addColumn<Fault>("fault");
    const auto row = [](const char *name, const Fault &fault) { QTest::newRow(name) << fault; };
    row("name", [](Composition &, Layer &, Node &item) { item.name.push_back('x'); });
    row("hidden", [](Composition &, Layer &, Node &item) { item.isHidden = !item.isHidden; });
    row("window", [](Composition &, Layer &layer, Node &) { layer.windowStart += 1; });
    row("start time", [](Composition &, Layer &layer, Node &) { layer.startTime += 1; });
    row("parent", [](Composition &, Layer &layer, Node &) { layer.parent = NodeId(); });
    row("matte", [](Composition &, Layer &layer, Node &) { layer.isMatteSource = true; });
    row("kind", [](Composition &, Layer &layer, Node &) { layer.kind = LayerKind::Null; });
    row("item gone", [](Composition &, Layer &layer, Node &) { layer.items.pop_back(); });
    row("length", [](Composition &main, Layer &, Node &) { main.timeline.length += 1; });
    row("range", [](Composition &main, Layer &, Node &) { main.timeline.ranges.front().loops = false; });
    row("mark", [](Composition &main, Layer &, Node &) { main.timeline.marks.front().name.clear(); });
    row("value",
        [](Composition &main, Layer &layer, Node &) { main.timeline.edit(layer.track(4))->base.front() = 99.5; });
    row("property gone", [](Composition &main, Layer &, Node &item) {
        const TrackId rotation = item.track(3);
        main.timeline.edit(rotation)->keys = Keys();
    });
    row("key's time",
        [](Composition &main, Layer &, Node &item) { main.timeline.edit(item.track(3))->keys.shiftTimes(1); });
    row("key's easing", [](Composition &main, Layer &, Node &item) {
        main.timeline.edit(item.track(3))->keys.setEasing(1, EasingTable::kHold);
    });
    row("key's value", [](Composition &main, Layer &, Node &item) {
        main.timeline.edit(item.track(3))->keys.setValue(1, std::vector<double>{7});
    });
    row("in parts", [](Composition &, Layer &layer, Node &) {
        for (PropertySlot &slot : layer.properties)
            slot.component = slot.property == 0 ? 0 : slot.component;
    });
    row("link", [](Composition &main, Layer &layer, Node &) {
        layer.properties.front().link = {main.layers.back()->id, 0};
    });
}

/** What the writer proves its texts with tells rigs apart that differ in one thing. */
void tst_LottieOddFiles::plantedFaultIsSeen()
{
    QFETCH(Fault, fault);
    const Rig rig = fixture("walker");
    Rig other = fixture("walker");
    QVERIFY(sameInLottie(rig, other));
    auto main = std::make_shared<Composition>(other.main());
    auto layer = std::make_shared<Layer>(*main->layers.front());
    fault(*main, *layer, layer->items.front());
    main->layers.front() = layer;
    other.compositions.front() = main;
    const Result<void> same = sameInLottie(rig, other);
    QVERIFY(!same);
    QCOMPARE(same.error().code, std::string("lottie-not-said"));
    QVERIFY(!sameInLottie(other, rig));
}

QTEST_APPLESS_MAIN(tst_LottieOddFiles)
#include "tst_lottie_odd_files.moc"
