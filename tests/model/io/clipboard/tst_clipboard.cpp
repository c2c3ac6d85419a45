// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#include "model/commands/clipboard.h"
#include "model/commands/key_commands.h"
#include "model/commands/object_path.h"
#include "model/cook/cook.h"
#include "model/cook/lift.h"
#include "model/document/edit_log.h"
#include "model/document/rig_access.h"
#include "model/document/rig_dump.h"
#include "model/io/clipboard/clipboard_format.h"
#include "model/rig/rig_properties.h"

#include <QtTest>

using namespace clipwright;
using namespace clipwright::testing;

namespace {

using Numbers = std::vector<double>;

/** A document to copy from and paste into; what is copied goes through its text on the way. */
class Page {
public:
    explicit Page(Rig rig) { m_id = m_documents.open(std::move(rig)).id(); }

    const Rig &rig() const { return m_documents.find(m_id)->rig(); }
    CompositionId in() const { return rig().main().id; }
    NodeId node(const char *path) const
    {
        const Result<ObjectPath> found = resolvePath(rig(), path);
        return found ? found->node : NodeId();
    }
    const Track &track(const char *path) const
    {
        static const Track kNone;
        const Result<ObjectPath> found = resolvePath(rig(), path);
        if (!found || !found->property)
            return kNone;
        const Node *owner = findNode(rig(), found->composition, found->node);
        const Track *track =
            rig().main().timeline.find(owner->track(found->property->property, found->property->component));
        return track ? *track : kNone;
    }
    std::vector<KeyRef> keys(const char *path) const
    {
        std::vector<KeyRef> all;
        for (std::size_t i = 0; i < track(path).keys.size(); ++i)
            all.push_back({in(), track(path).id, track(path).keys.id(i)});
        return all;
    }
    Result<Clipboard> copyKeysOf(const char *path) const { return throughText(copyKeys(rig(), keys(path))); }
    Result<Clipboard> copyNode(std::vector<NodeId> nodes) const { return throughText(copyNodes(rig(), in(), nodes)); }

    std::string paste(const Result<Clipboard> &clipboard, double time, std::vector<NodeId> into = {})
    {
        return run([&](DocumentEdit &edit) { return pasteKeys(edit, in(), into, time, *clipboard); });
    }
    std::string pasteInto(const Result<Clipboard> &clipboard, const NodePlace &place)
    {
        return run([&](DocumentEdit &edit) -> Result<void> {
            const auto made = pasteNodes(edit, in(), place, *clipboard);
            return made ? Result<void>() : tl::make_unexpected(made.error());
        });
    }

private:
    static Result<Clipboard> throughText(const Result<Clipboard> &clipboard)
    {
        if (!clipboard)
            return clipboard;
        return readClipboard(std::make_shared<const std::string>(writeClipboard(*clipboard)));
    }
    std::string run(const std::function<Result<void>(DocumentEdit &)> &edit)
    {
        const std::string before = dumpOf(rig());
        const Result<TransactionId> done =
            m_log.perform({"test", {}}, [&](TransactionEdit &e) { return edit(*e.edit(m_id)); });
        if (!done)
            return dumpOf(rig()) == before ? done.error().code : "a refusal left a trace";
        const std::string after = dumpOf(rig());
        if (!done->isNull() && (!m_log.undo(m_id) || dumpOf(rig()) != before))
            return "undo is not what was before";
        return done->isNull() || (m_log.redo(m_id) && dumpOf(rig()) == after) ? "" : "redo is not what was done";
    }

    DocumentSet m_documents;
    EditLog m_log{m_documents};
    DocumentId m_id;
};

/** The same file at another size and rate. */
Rig resized(const char *name, double width, double height, double rate)
{
    Rig rig = fixture(name);
    auto main = std::make_shared<Composition>(rig.main());
    main->width = width;
    main->height = height;
    main->timeline.rate.framesPerSecond = rate;
    rig.compositions[0] = main;
    return rig;
}

std::vector<double> timesOf(const Track &track)
{
    std::vector<double> all;
    for (std::size_t i = 0; i < track.keys.size(); ++i)
        all.push_back(track.keys.time(i));
    return all;
}

Numbers valueOf(const Track &track, std::size_t key)
{
    const std::span<const double> value = track.keys.value(key);
    return {value.begin(), value.end()};
}

} // namespace

class tst_Clipboard : public QObject {
    Q_OBJECT

private slots:
    void keysComeBackToTheBit();
    void keysGoWhereTheyArePut();
    void keysTakeThePlaceOfOthers();
    void keysChangeSizeRateAndSpace();
    void keysThatFitNowhere();
    void nodesComeBackToTheBit();
    void copiesHangFromCopies();
    void nodesChangeSpace();
    void whatHasNoFormThereIsRefused();
    void nodesOfTheWrongList();
};

void tst_Clipboard::keysComeBackToTheBit()
{
    for (const char *path : {"hip/position", "leg/shank/rotation", "ground/items[2]/size"}) {
        Page page(fixture("walker"));
        const Track before = page.track(path);
        QVERIFY(before.keys.size() > 1);
        const Result<Clipboard> copied = page.copyKeysOf(path);
        QVERIFY(copied);
        QCOMPARE(page.paste(copied, before.keys.time(0)), std::string());
        QVERIFY2(page.track(path).keys == before.keys, path);
    }
}

void tst_Clipboard::keysGoWhereTheyArePut()
{
    Page page(fixture("walker"));
    const Result<Clipboard> copied = page.copyKeysOf("hip/position");
    QVERIFY(copied);
    QCOMPARE(page.paste(copied, 5, {page.node("ground")}), std::string());
    QCOMPARE(timesOf(page.track("ground/position")), (Numbers{5, 35, 65}));
    QCOMPARE(valueOf(page.track("ground/position"), 1), (Numbers{80, 50}));
    QVERIFY(!page.track("ground/position").keys.spatialOut(0).empty());
}

void tst_Clipboard::keysTakeThePlaceOfOthers()
{
    Page page(fixture("walker"));
    const Result<Clipboard> copied = page.copyKeysOf("leg/shank/rotation");
    QCOMPARE(page.paste(copied, 30), std::string());
    QCOMPARE(timesOf(page.track("leg/shank/rotation")), (Numbers{0, 30, 60, 90}));
    QCOMPARE(valueOf(page.track("leg/shank/rotation"), 1), Numbers{-20});
}

void tst_Clipboard::keysChangeSizeRateAndSpace()
{
    Page from(fixture("walker")); // 200 by 100 at 30
    const Result<Clipboard> copied = from.copyKeysOf("hip/position");
    Page larger(resized("walker", 400, 200, 60));
    QCOMPARE(larger.paste(copied, 0, {larger.node("ground")}), std::string());
    QCOMPARE(timesOf(larger.track("ground/position")), (Numbers{0, 60, 120}));
    QCOMPARE(valueOf(larger.track("ground/position"), 0), (Numbers{40, 100}));
    // Into a world: units, y up, from its origin.
    CookOutput output = cook(fixture("walker"));
    QVERIFY(output.rig);
    Page world(lift(*output.rig));
    const NodeId top = world.rig().main().layers.front()->id;
    QCOMPARE(world.paste(copied, 0, {top}), std::string());
    const std::string path = pathOf(world.rig(), world.in(), top) + "/position";
    QCOMPARE(valueOf(world.track(path.c_str()), 0), (Numbers{-0.8, 0}));
    QCOMPARE(valueOf(world.track(path.c_str()), 1), (Numbers{-0.2, 0}));
    const std::span<const double> handle = world.track(path.c_str()).keys.spatialOut(0);
    QCOMPARE(Numbers(handle.begin(), handle.end()), (Numbers{0.1, 0.15}));
}

void tst_Clipboard::keysThatFitNowhere()
{
    Page from(fixture("walker"));
    const Result<Clipboard> copied = from.copyKeysOf("leg/shank/rotation");
    Page other(fixture("precomps"));
    QCOMPARE(other.paste(copied, 0), std::string("paste-nowhere"));
    QCOMPARE(from.paste(copied, 0, {from.node("ground/items[0]")}), std::string("paste-nowhere"));
    QCOMPARE(copyKeys(from.rig(), {}).error().code, std::string("nothing-to-copy"));
    const Result<Clipboard> nodes = from.copyNode({from.node("leg")});
    QCOMPARE(from.paste(nodes, 0), std::string("clipboard-kind"));
}

void tst_Clipboard::nodesComeBackToTheBit()
{
    Page page(fixture("walker"));
    const Result<Clipboard> copied = page.copyNode({page.node("ground")});
    QVERIFY(copied);
    QCOMPARE(page.pasteInto(copied, {{}, NodeList::Layers, 0}), std::string());
    const auto &layers = page.rig().main().layers;
    QCOMPARE(layers.size(), std::size_t(4));
    QCOMPARE(layers[0]->name, std::string("ground"));
    QVERIFY(layers[0]->id != layers[3]->id);
    QCOMPARE(layers[0]->items.size(), layers[3]->items.size());
    for (const char *path : {"items[0]/position", "items[2]/size", "items[0]/roundness", "opacity"}) {
        const Track copy = page.track((std::string("layers[0]/") + path).c_str());
        const Track first = page.track((std::string("layers[3]/") + path).c_str());
        QCOMPARE(copy.base, first.base);
        QCOMPARE(timesOf(copy), timesOf(first));
        for (std::size_t i = 0; i < copy.keys.size(); ++i)
            QCOMPARE(valueOf(copy, i), valueOf(first, i));
    }
}

void tst_Clipboard::copiesHangFromCopies()
{
    Page page(fixture("walker"));
    const Result<Clipboard> copied = page.copyNode({page.node("hip"), page.node("leg")});
    QCOMPARE(page.pasteInto(copied, {{}, NodeList::Layers, 3}), std::string());
    const auto &layers = page.rig().main().layers;
    QCOMPARE(layers[3]->name, std::string("leg"));
    QCOMPARE(layers[3]->parent, layers[4]->id);
    QCOMPARE(layers[0]->parent, layers[1]->id);
    // Alone, it hangs from the one there is.
    const Result<Clipboard> alone = page.copyNode({page.node("leg")});
    QCOMPARE(page.pasteInto(alone, {{}, NodeList::Layers, 0}), std::string());
    QVERIFY(!page.rig().main().layers[0]->parent || page.rig().main().find(page.rig().main().layers[0]->parent));
}

void tst_Clipboard::nodesChangeSpace()
{
    Page from(fixture("walker"));
    const Result<Clipboard> copied = from.copyNode({from.node("leg/shank")});
    QVERIFY(copied);
    CookOutput output = cook(fixture("walker"));
    Page world(lift(*output.rig));
    const NodeId top = world.rig().main().layers.back()->id;
    QCOMPARE(world.pasteInto(copied, {top, NodeList::Items, 0}), std::string());
    const Node &shank = world.rig().main().layers.back()->items[0];
    QCOMPARE(shank.items.size(), std::size_t(2));
    QCOMPARE(shank.items[0].type, NodeType::Fill); // what is painted first stands first
    const std::string path = pathOf(world.rig(), world.in(), shank.items[1].id) + "/path";
    const PathRef shape = world.track(path.c_str()).basePath;
    QVERIFY(shape);
    QCOMPARE(shape->contours[0].vertices[2].point, Vec2(0.1, -0.4));
    const std::string rotation = pathOf(world.rig(), world.in(), shank.id) + "/rotation";
    QCOMPARE(valueOf(world.track(rotation.c_str()), 0), Numbers{20});
}

void tst_Clipboard::whatHasNoFormThereIsRefused()
{
    Page from(fixture("precomps"));
    const Result<Clipboard> copied = from.copyNode({from.node("left")});
    QVERIFY(copied);
    QCOMPARE(from.pasteInto(copied, {{}, NodeList::Layers, 0}), std::string());
    CookOutput output = cook(fixture("walker"));
    Page world(lift(*output.rig));
    QCOMPARE(world.pasteInto(copied, {{}, NodeList::Layers, 0}), std::string("clipboard-space"));
    Page other(fixture("walker"));
    QCOMPARE(other.pasteInto(copied, {{}, NodeList::Layers, 0}), std::string("precomp-unknown"));
}

void tst_Clipboard::nodesOfTheWrongList()
{
    Page page(fixture("walker"));
    const Result<Clipboard> item = page.copyNode({page.node("leg/shank")});
    QCOMPARE(page.pasteInto(item, {{}, NodeList::Layers, 0}), std::string("clipboard-kind"));
    QCOMPARE(page.copyNode({page.node("leg"), page.node("leg/shank")}).error().code, std::string("wrong-list"));
    QCOMPARE(page.copyNode({}).error().code, std::string("nothing-to-copy"));
    QCOMPARE(page.copyNode({NodeId{999}}).error().code, std::string("node-unknown"));
}

QTEST_APPLESS_MAIN(tst_Clipboard)
#include "tst_clipboard.moc"
