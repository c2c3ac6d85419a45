// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#include "model/commands/property_commands.h"
#include "model/io/oanim/oanim_format.h"
#include "model/project/asset_library.h"
#include "model/rig/rig_properties.h"

#include <QFile>
#include <QTemporaryDir>
#include <QtTest>

using namespace clipwright;

namespace {

const char kLottie[] = R"({"v":"5.7.0","fr":30,"ip":0,"op":60,"w":200,"h":100,"layers":[{"ty":4,"nm":"part","ind":1,
"ip":0,"op":60,"st":0,"ks":{"r":{"a":0,"k":0},"p":{"a":0,"k":[100,50]},"o":{"a":1,"k":[{"t":0,"s":[100]},{"t":60,"s":[50]}]}},
"shapes":[{"ty":"rc","p":{"a":0,"k":[0,0]},"s":{"a":0,"k":[40,20]},"r":{"a":0,"k":0}},
{"ty":"fl","c":{"a":0,"k":[1,0,0,1]},"o":{"a":0,"k":100}}]}]})";

class Desk {
public:
    Desk() { write("part.json", kLottie); }

    std::string path(const char *name) const { return m_dir.filePath(QString::fromUtf8(name)).toStdString(); }
    /** As `cook` does it: the files and the record of them. */
    bool cook(const char *name) const
    {
        const tl::expected<SourceCook, Issues> cooked = cookSource(path(name));
        return cooked && cooked->outputs.write()
               && recordCook(path(name), cooked->sourceHash, cooked->outputs.all(), {});
    }
    void write(const char *name, const QByteArray &bytes) const
    {
        QFile file(m_dir.filePath(QString::fromUtf8(name)));
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(bytes);
    }
    QByteArray read(const char *name) const
    {
        QFile file(m_dir.filePath(QString::fromUtf8(name)));
        return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
    }
    bool turn(DocumentId id, double degrees)
    {
        return work.log()
            .perform({"turn", {}},
                     [&](TransactionEdit &edit) {
                         DocumentEdit &on = *edit.edit(id);
                         return setProperty(
                             on, {on.rig().main().id, on.rig().main().layers[0]->id, LayerProperty::Rotation, -1},
                             std::vector{degrees});
                     })
            .has_value();
    }

    Workspace work;
    AssetLibrary library{work};

private:
    QTemporaryDir m_dir;
};

QByteArray textOf(const AssetValue &value)
{
    return value.cooked ? QByteArray::fromStdString(writeOanim(*value.cooked)) : QByteArray();
}

} // namespace

class tst_AssetLibrary : public QObject {
    Q_OBJECT

private slots:
    void fromItsFileUntilItIsOpened();
    void liveFollowsEditsAndUndo();
    void aSiblingIsTheLiveCookOfItsSource();
    void filesThatChangeAreReadAgain();
    void whatCannotBeReadIsTold();
    void dependantsAreToldAfterWhatTheyShow();
    void cyclesAreRefused();
    void memoryIsBounded();
};

void tst_AssetLibrary::fromItsFileUntilItIsOpened()
{
    Desk desk;
    const AssetValue file = desk.library.current(desk.path("part.json"));
    QVERIFY(file.rig && file.cooked && !file.isLive && file.revision > 0);
    QCOMPARE(desk.library.current(desk.path("part.json")).revision, file.revision);
    QCOMPARE(desk.library.current(desk.path("part.json")).cooked, file.cooked);
    QVERIFY(desk.work.open(desk.path("part.json")));
    const AssetValue live = desk.library.current(desk.path("part.json"));
    QVERIFY(live.isLive && live.revision > file.revision);
    QCOMPARE(textOf(live), textOf(file));
}

void tst_AssetLibrary::liveFollowsEditsAndUndo()
{
    Desk desk;
    const DocumentId id = *desk.work.open(desk.path("part.json"));
    std::vector<std::string> told;
    const AssetValue before = desk.library.current(desk.path("part.json"));
    const Subscription heard = desk.library.observe([&](const AssetChanged &change) { told.push_back(change.path); });
    QVERIFY(desk.turn(id, 45));
    QCOMPARE(told, std::vector{desk.path("part.json")});
    const AssetValue after = desk.library.current(desk.path("part.json"));
    QVERIFY(after.revision > before.revision && textOf(after) != textOf(before));
    QVERIFY(textOf(before) == textOf(before)); // a value that was given stays what it was
    QVERIFY(desk.work.log().undo(id));
    QCOMPARE(textOf(desk.library.current(desk.path("part.json"))), textOf(before));
    QCOMPARE(told.size(), std::size_t(2));
}

void tst_AssetLibrary::aSiblingIsTheLiveCookOfItsSource()
{
    Desk desk;
    QVERIFY(desk.cook("part.json"));
    const AssetValue onDisk = desk.library.current(desk.path("part.oanim"));
    QVERIFY(onDisk.cooked && !onDisk.isLive);
    const DocumentId id = *desk.work.open(desk.path("part.json"));
    const AssetValue opened = desk.library.current(desk.path("part.oanim"));
    QVERIFY(opened.isLive);
    QCOMPARE(textOf(opened), textOf(onDisk));
    std::vector<std::string> told;
    const Subscription heard = desk.library.observe([&](const AssetChanged &change) { told.push_back(change.path); });
    QVERIFY(desk.turn(id, 45));
    QCOMPARE(told, (std::vector{desk.path("part.json"), desk.path("part.oanim")}));
    const AssetValue edited = desk.library.current(desk.path("part.oanim"));
    QVERIFY(textOf(edited) != textOf(onDisk));
    // Saved, the file says what was shown.
    QVERIFY(desk.work.save(id));
    QCOMPARE(desk.read("part.oanim"), textOf(edited));
}

void tst_AssetLibrary::filesThatChangeAreReadAgain()
{
    Desk desk;
    const AssetValue before = desk.library.current(desk.path("part.json"));
    QByteArray other(kLottie);
    other.replace("[40,20]", "[40,90]");
    desk.write("part.json", other);
    const AssetValue after = desk.library.current(desk.path("part.json"));
    QVERIFY(after.revision > before.revision && textOf(after) != textOf(before));
}

void tst_AssetLibrary::whatCannotBeReadIsTold()
{
    Desk desk;
    desk.write("broken.oanim", "fps 30\nduration\n");
    for (const char *name : {"broken.oanim", "none.json", "odd.png"}) {
        const AssetValue value = desk.library.current(desk.path(name));
        QVERIFY(!value.cooked && hasErrors(value.issues));
    }
}

void tst_AssetLibrary::dependantsAreToldAfterWhatTheyShow()
{
    Desk desk;
    const DocumentId id = *desk.work.open(desk.path("part.json"));
    desk.library.refreshOpenDocuments();
    QVERIFY(desk.library.addUse("stage", desk.path("part.json")));
    QVERIFY(desk.library.addUse("game", "stage"));
    QVERIFY(desk.library.addUse("other", "thing"));
    std::vector<std::string> told;
    const Subscription heard = desk.library.observe([&](const AssetChanged &change) { told.push_back(change.path); });
    QVERIFY(desk.turn(id, 45));
    QCOMPARE(told, (std::vector<std::string>{desk.path("part.json"), "stage", "game"}));
    desk.library.removeUse("game", "stage");
    told.clear();
    QVERIFY(desk.turn(id, 46));
    QCOMPARE(told, (std::vector<std::string>{desk.path("part.json"), "stage"}));
}

void tst_AssetLibrary::cyclesAreRefused()
{
    Desk desk;
    QVERIFY(desk.library.addUse("a", "b"));
    QVERIFY(desk.library.addUse("b", "c"));
    QCOMPARE(desk.library.addUse("c", "a").error().code, std::string("asset-cycle"));
    QCOMPARE(desk.library.addUse("a", "a").error().code, std::string("asset-cycle"));
    QVERIFY(desk.library.dependants("a").empty());
    QCOMPARE(desk.library.dependants("c"), (std::vector<std::string>{"b", "a"}));
}

void tst_AssetLibrary::memoryIsBounded()
{
    Desk desk;
    AssetLibrary small(desk.work, 20000);
    for (int i = 0; i < 40; ++i) {
        const QByteArray name = "p" + QByteArray::number(i) + ".json";
        desk.write(name.constData(), kLottie);
        QVERIFY(small.current(desk.path(name.constData())).cooked);
        QVERIFY(small.bytes() <= 20000);
    }
    QVERIFY(small.bytes() > 0);
    const std::uint64_t last = small.current(desk.path("p39.json")).revision;
    QCOMPARE(small.current(desk.path("p39.json")).revision, last); // asked for just now
    QVERIFY(small.current(desk.path("p0.json")).revision > last);  // long ago
}

QTEST_APPLESS_MAIN(tst_AssetLibrary)
#include "tst_asset_library.moc"
