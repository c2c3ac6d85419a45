// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#include "model/commands/object_path.h"
#include "model/document/edit_log.h"
#include "model/document/rig_access.h"
#include "model/document/rig_dump.h"
#include "model/io/clipboard/clipboard_format.h"

#include <QtTest>

#include <random>

using namespace clipwright;
using namespace clipwright::testing;

namespace {

Result<Clipboard> read(const QByteArray &text)
{
    return readClipboard(std::make_shared<const std::string>(text.toStdString()));
}

QByteArray textOfLayers(const char *name)
{
    const Rig rig = fixture(name);
    std::vector<NodeId> layers;
    for (const auto &layer : rig.main().layers)
        layers.push_back(layer->id);
    return QByteArray::fromStdString(writeClipboard(*copyNodes(rig, rig.main().id, layers)));
}

QByteArray textOfKeys(const char *name)
{
    const Rig rig = fixture(name);
    std::vector<KeyRef> keys;
    for (const auto &track : rig.main().timeline.tracks()) {
        for (std::size_t i = 0; i < track->keys.size(); ++i)
            keys.push_back({rig.main().id, track->id, track->keys.id(i)});
    }
    return QByteArray::fromStdString(writeClipboard(*copyKeys(rig, keys)));
}

} // namespace

class tst_ClipboardFormat : public QObject {
    Q_OBJECT

private slots:
    void whatIsReadIsWrittenAgain();
    void refusals_data();
    void refusals();
    void brokenTextIsReadOrRefusedAndPasted();
};

void tst_ClipboardFormat::whatIsReadIsWrittenAgain()
{
    for (const char *name : {"walker", "precomps", "split_position", "odd_values"}) {
        const QByteArray layers = textOfLayers(name);
        const Result<Clipboard> nodes = read(layers);
        QVERIFY2(nodes, nodes ? "" : nodes.error().what.c_str());
        QCOMPARE(QByteArray::fromStdString(writeClipboard(*nodes)), layers);
    }
    const QByteArray keys = textOfKeys("walker");
    QCOMPARE(QByteArray::fromStdString(writeClipboard(*read(keys))), keys);
}

void tst_ClipboardFormat::refusals_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<std::string>("code");
    QTest::addColumn<std::string>("pointer");
    const auto row = [](const char *name, const QByteArray &text, const char *code, const char *pointer) {
        QTest::newRow(name) << text << std::string(code) << std::string(pointer);
    };
    const QByteArray head = R"({"clipwright":"clipboard","version":1,)";
    row("no JSON", "hello", "json-malformed", "");
    row("something else", R"({"v":"5.7.0","layers":[]})", "clipboard-other", "");
    row("a later version", R"({"clipwright":"clipboard","version":2,"keys":[]})", "clipboard-other", "");
    row("no keys", head + R"("keys":[]})", "clipboard-malformed", "/keys");
    row("a track without keys", head + R"("keys":[{"path":"","name":"","type":"layer","property":"x","keys":[]}]})",
        "clipboard-malformed", "/keys/0/keys");
    row("an odd type", head + R"("keys":[{"path":"","name":"","type":"lamp","property":"x","keys":[]}]})",
        "clipboard-malformed", "/keys/0/type");
    row("a key without a time",
        head + R"("keys":[{"path":"","name":"","type":"layer","property":"x","keys":[{"value":[1]}]}]})",
        "clipboard-malformed", "/keys/0");
    row("a node of nothing", head + R"("nodes":{"space":"lottie","list":"layers","trees":[{"node":{},"tracks":[]}]}})",
        "clipboard-malformed", "/nodes/trees/0");
    row("a short handle",
        head
            + R"("keys":[{"path":"","name":"","type":"layer","property":"x","keys":[{"at":0,"value":[1,2],"in":[1]}]}]})",
        "clipboard-malformed", "/keys/0/keys/0/in");
    row("an odd list", head + R"("nodes":{"space":"lottie","list":"things","trees":[]}})", "clipboard-malformed",
        "/nodes/list");
    row("no nodes", head + R"("nodes":{"space":"lottie","list":"items","trees":[]}})", "clipboard-malformed", "/nodes");
    QByteArray stranger = textOfLayers("walker");
    stranger.replace(R"("target":1,)", R"("target":99999,)");
    row("a track of nobody", stranger, "clipboard-malformed", "/nodes");
    QByteArray twice = textOfLayers("walker");
    twice.replace(R"({"id":2,"type":)", R"({"id":1,"type":)");
    row("an id twice", twice, "clipboard-malformed", "/nodes");
}

void tst_ClipboardFormat::refusals()
{
    QFETCH(QByteArray, text);
    QFETCH(std::string, code);
    QFETCH(std::string, pointer);
    const Result<Clipboard> clipboard = read(text);
    QVERIFY(!clipboard);
    QCOMPARE(clipboard.error().code, code);
    QCOMPARE(clipboard.error().where.pointer, pointer);
}

/** Cut and changed at random: refused, or whole enough to be pasted into a document and taken back. */
void tst_ClipboardFormat::brokenTextIsReadOrRefusedAndPasted()
{
    std::mt19937 random(7);
    const auto below = [&random](qsizetype end) {
        return static_cast<qsizetype>(random() % static_cast<unsigned>(end));
    };
    int pasted = 0;
    int refused = 0;
    for (const QByteArray &whole : {textOfLayers("walker"), textOfKeys("walker"), textOfLayers("split_position")}) {
        for (int i = 0; i < 400; ++i) {
            QByteArray text = whole;
            for (qsizetype n = 1 + below(2); n > 0; --n) {
                static const QByteArray kWords("0123456789-.\"[]{},:ntf");
                const qsizetype at = below(text.size());
                // A digit more often becomes another one.
                const bool isDigit = text[at] >= '0' && text[at] <= '9';
                text[at] = kWords[below(isDigit && below(4) > 0 ? 10 : kWords.size())];
            }
            if (below(10) == 0)
                text.truncate(below(text.size()));
            const Result<Clipboard> clipboard = read(text);
            if (!clipboard) {
                ++refused;
                continue;
            }
            DocumentSet documents;
            EditLog log(documents);
            const Document &document = documents.open(fixture("walker"));
            const std::string before = dumpOf(document.rig());
            const CompositionId in = document.rig().main().id;
            const Result<TransactionId> done = log.perform({"paste", {}}, [&](TransactionEdit &edit) -> Result<void> {
                DocumentEdit &on = *edit.edit(document.id());
                if (std::holds_alternative<std::vector<CopiedTrack>>(*clipboard))
                    return pasteKeys(on, in, {}, 3, *clipboard);
                const auto made = pasteNodes(on, in, {}, *clipboard);
                return made ? Result<void>() : tl::make_unexpected(made.error());
            });
            pasted += done && !done->isNull() ? 1 : 0;
            log.undo(document.id());
            QCOMPARE(dumpOf(document.rig()), before);
        }
    }
    QVERIFY2(pasted > 30 && refused > 100, qPrintable(QStringLiteral("%1 %2").arg(pasted).arg(refused)));
}

QTEST_APPLESS_MAIN(tst_ClipboardFormat)
#include "tst_clipboard_format.moc"
