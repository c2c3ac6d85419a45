// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#include "model/commands/key_commands.h"
#include "model/commands/node_commands.h"
#include "model/commands/object_path.h"
#include "model/commands/property_commands.h"
#include "model/io/files/files.h"
#include "model/journal/recovery.h"
#include "model/journal/replay.h"
#include "model/project/workspace.h"
#include "model/rig/rig_properties.h"

#include <QDir>
#include <QFile>
#include <QTemporaryDir>
#include <QtTest>

#include <atomic>
#include <cerrno>
#include <semaphore>

using namespace clipwright;

namespace {

const char kOanim[] = "version 1\nfps 30\nduration 60\nlayer root parent -1\n  rot k 2\n    kf 0 90\n    kf 30 0\n"
                      "layer body parent 0\n  shape k 1\n    kf 0\n      fill 1 0 0 1\n      contour 4\n"
                      "      v -1 -1\n      v 1 -1\n      v 1 1\n      v -1 1\n";

const char kLottie[] = R"({"v":"5.7.0","fr":30,"ip":0,"op":60,"w":200,"h":100,"layers":[{"ty":4,"nm":"part","ind":1,
 "ip":0, "op":60,"st":0,"odd":[1,2],"ks":{"r":{"a":0,"k":0},"p":{"a":0,"k":[100,50]},"o":{"a":1,"k":[{"t":0,"s":[100]},{"t":60,"s":[50]}]}},
 "shapes":[{"ty":"rc","p":{"a":0,"k":[0,0]},"s":{"a":0,"k":[40,20]},"r":{"a":0,"k":0}},
 {"ty":"fl","c":{"a":0,"k":[1,0,0,1]},"o":{"a":0,"k":100}}]}]})";

/** A sync takes until it may go on. */
struct SlowDisk : FileCalls {
    std::atomic<bool> isSlow = false;
    std::atomic<bool> isFailing = false;
    std::atomic<bool> isGivenUp = false;
    std::counting_semaphore<1000> goOn{0};

    int fsync(int file) override
    {
        if (isSlow && !goOn.try_acquire_for(std::chrono::seconds(20)))
            isGivenUp = true;
        if (!isFailing)
            return FileCalls::fsync(file);
        errno = EIO;
        return -1;
    }
};

/** A folder with files and a workspace over it. */
class Desk {
public:
    Desk()
    {
        write("hero.oanim", kOanim);
        write("part.json", kLottie);
    }

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
    QStringList names() const { return QDir(m_dir.path()).entryList(QDir::Files | QDir::Hidden, QDir::Name); }

    /** What a save would write. */
    QByteArray saying(DocumentId id) const
    {
        return QByteArray::fromStdString(*writeHome(work.file(id)->home, work.document(id)->value()));
    }
    /** Of the first layer. */
    std::string nameOf(DocumentId id) const { return work.document(id)->rig().main().layers[0]->name; }
    DocumentId open(const char *name) { return work.open(path(name)).value_or(DocumentId()); }

    /** Turns the first layer of each document. */
    std::string turn(const std::vector<DocumentId> &documents, double degrees)
    {
        const Result<TransactionId> done = work.log().perform({"turn", {}}, [&](TransactionEdit &edit) -> Result<void> {
            for (const DocumentId id : documents) {
                DocumentEdit &on = *edit.edit(id);
                const PropertyRef rotation{on.rig().main().id, on.rig().main().layers[0]->id, LayerProperty::Rotation,
                                           -1};
                const bool isAnimated = on.rig()
                                            .main()
                                            .timeline.find(on.rig().main().layers[0]->track(LayerProperty::Rotation))
                                            ->isAnimated();
                Result<void> turned = isAnimated ? setPropertyAt(on, rotation, std::vector{degrees}, 0)
                                                 : setProperty(on, rotation, std::vector{degrees});
                if (!turned)
                    return turned;
            }
            return {};
        });
        return done ? std::string() : done.error().code;
    }

    Workspace work;

private:
    QTemporaryDir m_dir;
};

std::string codeOf(const Result<Saved> &saved)
{
    return saved ? std::string() : saved.error().code;
}

} // namespace

class tst_Workspace : public QObject {
    Q_OBJECT

private slots:
    void aFileIsOpenOnce();
    void whatCannotBeOpenedSaysWhy();
    void savedUnchangedNothingIsWritten();
    void anEditIsSavedAndTakenBack();
    void whatOthersWroteIsNotOverwrittenUnasked();
    void oneThatIsNotOpenTakesPart();
    void closedOnesStayWhileTheirHistoryDoes();
    void siblingsAreCookedAgain();
    void aRefusedCookLeavesTheSiblingAndTheSave();
    void theSourceIsOpenedInPlaceOfItsSibling();
    void whatAnOanimCannotSayNeedsASource();
    void keptAsASource();
    void whatOthersWroteIsOneStepOfUndo();
    void anArtifactIsImportedAgain();
    void whatStandsStillIsCookedToAnotherFile();
    void aDiskThatIsSlowHoldsNobodyUp();
    void aCrashLosesNothing();
};

void tst_Workspace::aFileIsOpenOnce()
{
    Desk desk;
    const DocumentId first = desk.open("hero.oanim");
    QVERIFY(first);
    QCOMPARE(desk.open("hero.oanim"), first);
    QCOMPARE(desk.work.documentOf(desk.path("hero.oanim")), std::optional(first));
    QVERIFY(desk.open("part.json") != first);
    QVERIFY(desk.work.unsaved().empty());
}

void tst_Workspace::whatCannotBeOpenedSaysWhy()
{
    Desk desk;
    desk.write("broken.oanim", "fps 30\nduration\n");
    QCOMPARE(desk.work.open(desk.path("none.oanim")).error().code, std::string("file-missing"));
    const Result<DocumentId> broken = desk.work.open(desk.path("broken.oanim"));
    QVERIFY(!broken);
    QCOMPARE(broken.error().where.line, 2);
    QCOMPARE(desk.work.open(desk.path("part.png")).error().code, std::string("format-unknown"));
    QVERIFY(desk.work.documents().empty());
}

void tst_Workspace::savedUnchangedNothingIsWritten()
{
    Desk desk;
    for (const char *name : {"part.json", "hero.oanim"}) {
        const QByteArray before = desk.read(name);
        const DocumentId id = desk.open(name);
        QVERIFY(desk.turn({id}, 10).empty());
        QVERIFY(desk.work.log().undo(id));
        const Result<Saved> saved = desk.work.save(id);
        QVERIFY(saved);
        QCOMPARE(desk.read(name), before);
        if (QByteArray(name) == "part.json")
            QVERIFY(!saved->isWritten);
    }
}

void tst_Workspace::anEditIsSavedAndTakenBack()
{
    Desk desk;
    const QByteArray before = desk.read("part.json");
    const DocumentId id = desk.open("part.json");
    QVERIFY(desk.turn({id}, 45).empty());
    QCOMPARE(desk.work.unsaved(), std::vector{id});
    const Result<Saved> saved = desk.work.save(id);
    QVERIFY2(saved, saved ? "" : saved.error().what.c_str());
    QVERIFY(saved->isWritten && desk.work.unsaved().empty());
    QByteArray expected = before;
    expected.replace(R"("r":{"a":0,"k":0},"p")", R"("r":{"a":0,"k":45},"p")");
    QCOMPARE(desk.read("part.json"), expected);
    QCOMPARE(desk.read("part.json~"), before); // the one before stays
    QVERIFY(desk.work.log().undo(id));
    QCOMPARE(desk.work.unsaved(), std::vector{id});
    QVERIFY(desk.work.save(id));
    QCOMPARE(desk.read("part.json"), before);
    QVERIFY(desk.work.log().redo(id));
    QVERIFY(desk.work.save(id));
    QCOMPARE(desk.read("part.json"), expected);
    QCOMPARE(desk.names(), (QStringList{"hero.oanim", "part.json", "part.json~"}));
}

void tst_Workspace::whatOthersWroteIsNotOverwrittenUnasked()
{
    Desk desk;
    const DocumentId id = desk.open("part.json");
    QVERIFY(desk.turn({id}, 45).empty());
    const QByteArray theirs = QByteArray(kLottie) + "\n";
    desk.write("part.json", theirs);
    QCOMPARE(codeOf(desk.work.save(id)), std::string("file-changed"));
    QCOMPARE(desk.read("part.json"), theirs);
    QCOMPARE(desk.work.unsaved(), std::vector{id});
    QFile::remove(QString::fromStdString(desk.path("part.json")));
    QCOMPARE(codeOf(desk.work.save(id)), std::string("file-vanished"));
    QVERIFY(desk.work.save(id, {.overwritesOthers = true}));
    QVERIFY(desk.read("part.json").contains(R"("k":45)"));
    QVERIFY(desk.work.unsaved().empty());
}

void tst_Workspace::oneThatIsNotOpenTakesPart()
{
    Desk desk;
    const DocumentId shown = desk.open("hero.oanim");
    const DocumentId other = desk.work.takePart(desk.path("part.json")).value_or(DocumentId());
    QVERIFY(other && !desk.work.file(other)->isShown && desk.work.file(shown)->isShown);
    QVERIFY(desk.turn({shown, other}, 30).empty());
    QCOMPARE(desk.work.unsaved(), (std::vector{shown, other}));
    QVERIFY(desk.turn({other}, 31).empty());
    // Undo of the shown one names what goes along.
    QCOMPARE(desk.work.log().undoes(shown).size(), std::size_t(2));
    QVERIFY(desk.work.log().undo(shown));
    QVERIFY(desk.work.unsaved().empty());
    QVERIFY(desk.work.log().redo(shown));
    QVERIFY(desk.work.save(shown) && desk.work.save(other));
    QVERIFY(desk.read("part.json").contains(R"("k":30)"));
    // Opened later, it is the same document.
    QCOMPARE(desk.open("part.json"), other);
    QVERIFY(desk.work.file(other)->isShown);
}

void tst_Workspace::closedOnesStayWhileTheirHistoryDoes()
{
    Desk desk;
    const DocumentId a = desk.open("hero.oanim");
    const DocumentId b = desk.open("part.json");
    QVERIFY(desk.turn({a}, 30).empty());
    desk.work.close(a);
    desk.work.close(b);
    QVERIFY(desk.work.document(a) && !desk.work.file(a)->isShown);
    QVERIFY(!desk.work.document(b));
    QCOMPARE(desk.open("hero.oanim"), a);
    QVERIFY(desk.work.log().undo(a));
}

void tst_Workspace::siblingsAreCookedAgain()
{
    Desk desk;
    QVERIFY(desk.cook("part.json"));
    const QByteArray before = desk.read("part.oanim");
    QVERIFY(!before.isEmpty());
    const DocumentId id = desk.open("part.json");
    QVERIFY(desk.turn({id}, 45).empty());
    const Result<Saved> saved = desk.work.save(id);
    QVERIFY(saved);
    QCOMPARE(saved->cooked.outcome, RecookOutcome::Cooked);
    QVERIFY(desk.read("part.oanim") != before);
    // By other hands it is theirs.
    desk.write("part.oanim", "fps 1\nduration 1\n");
    QVERIFY(desk.turn({id}, 50).empty());
    const Result<Saved> again = desk.work.save(id);
    QVERIFY(again && again->isWritten);
    QCOMPARE(again->cooked.outcome, RecookOutcome::Kept);
    QCOMPARE(desk.read("part.oanim"), QByteArray("fps 1\nduration 1\n"));
}

void tst_Workspace::aRefusedCookLeavesTheSiblingAndTheSave()
{
    Desk desk;
    QVERIFY(desk.cook("part.json"));
    const QByteArray before = desk.read("part.oanim");
    // A caption, which no game can show: the source opens, and is edited and saved.
    QByteArray captioned(kLottie);
    captioned.replace(R"("layers":[)", R"("layers":[{"ty":5,"nm":"caption","ind":2,"ip":0,"op":60,"st":0,"ks":{}},)");
    desk.write("part.json", captioned);
    const DocumentId id = desk.open("part.json");
    QVERIFY(desk.work.log().perform({"rename", {}}, [&](TransactionEdit &edit) {
        DocumentEdit &on = *edit.edit(id);
        return rename(on, {on.rig().main().id, on.rig().main().layers[1]->id, {}}, "renamed");
    }));
    const Result<Saved> saved = desk.work.save(id);
    QVERIFY2(saved, saved ? "" : saved.error().what.c_str());
    QVERIFY(desk.read("part.json").contains("\"renamed\"") && desk.read("part.json").contains("\"caption\""));
    QCOMPARE(saved->cooked.outcome, RecookOutcome::Refused);
    QCOMPARE(desk.read("part.oanim"), before);
    QVERIFY(desk.work.unsaved().empty());
}

void tst_Workspace::theSourceIsOpenedInPlaceOfItsSibling()
{
    Desk desk;
    QVERIFY(desk.cook("part.json"));
    const DocumentId source = desk.open("part.oanim");
    QCOMPARE(desk.work.file(source)->home.path, desk.path("part.json"));
    const Result<DocumentId> itself = desk.work.open(desk.path("part.oanim"), OpenAs::Itself);
    QVERIFY(itself && *itself != source);
    QCOMPARE(desk.work.file(*itself)->home.path, desk.path("part.oanim"));
}

void tst_Workspace::whatAnOanimCannotSayNeedsASource()
{
    Desk desk;
    const QByteArray before = desk.read("hero.oanim");
    const DocumentId id = desk.open("hero.oanim");
    const Result<TransactionId> done = desk.work.log().perform({"add", {}}, [&](TransactionEdit &edit) -> Result<void> {
        DocumentEdit &on = *edit.edit(id);
        const NodeId layer = on.rig().main().layers[1]->id;
        const auto made = addItem(on, on.rig().main().id, {layer, NodeList::Items, 0}, NodeType::Ellipse, "eye");
        return made ? Result<void>() : tl::make_unexpected(made.error());
    });
    const std::string code = done ? codeOf(desk.work.save(id)) : done.error().code;
    QCOMPARE(code, std::string("needs-source"));
    QCOMPARE(desk.read("hero.oanim"), before);
}

void tst_Workspace::keptAsASource()
{
    Desk desk;
    const DocumentId id = desk.open("hero.oanim");
    QVERIFY(desk.turn({id}, 30).empty());
    const Result<Workspace::KeptAsSource> kept = desk.work.keepAsSource(id);
    QVERIFY2(kept, kept ? "" : kept.error().what.c_str());
    QCOMPARE(kept->path, desk.path("hero.json"));
    QVERIFY(desk.work.file(kept->document)->isShown && !desk.work.file(id)->isShown);
    QVERIFY(desk.work.unsaved().empty());
    QVERIFY(desk.read("hero.json").startsWith("{"));
    QCOMPARE(QString::fromStdString(sourceOfArtifact(desk.path("hero.oanim"))), QString::fromStdString(kept->path));
    // The sibling is what the source cooks to, and follows it.
    const QByteArray cooked = desk.read("hero.oanim");
    QVERIFY(cooked.contains("rot"));
    QVERIFY(desk.turn({kept->document}, -50).empty());
    const Result<Saved> saved = desk.work.save(kept->document);
    QVERIFY(saved && saved->isWritten);
    QCOMPARE(saved->cooked.outcome, RecookOutcome::Cooked);
    QVERIFY(desk.read("hero.oanim") != cooked);
    QCOMPARE(desk.work.keepAsSource(kept->document).error().code, std::string("already-source"));
    Desk taken;
    taken.write("hero.json", "{}");
    QCOMPARE(taken.work.keepAsSource(taken.open("hero.oanim")).error().code, std::string("file-exists"));
}

void tst_Workspace::whatOthersWroteIsOneStepOfUndo()
{
    Desk desk;
    const DocumentId id = desk.open("part.json");
    QVERIFY(desk.turn({id}, 45).empty());
    QByteArray theirs(kLottie);
    theirs.replace("\"part\"", "\"theirs\"");
    desk.write("part.json", theirs);
    const QByteArray ours = desk.saying(id);
    const Result<TransactionId> taken = desk.work.takeTheirs(id);
    QVERIFY(taken && *taken);
    QCOMPARE(desk.nameOf(id), std::string("theirs"));
    QVERIFY(desk.work.unsaved().empty());
    QCOMPARE(desk.work.log().undoes(id).front()->text, (CommandText{"reload", {"part.json"}}));
    QVERIFY(desk.work.save(id) && !desk.work.save(id)->isWritten);
    // Undone it is what it was, to the byte, and what it was is not what the file says.
    QVERIFY(desk.work.log().undo(id));
    QCOMPARE(desk.saying(id), ours);
    QCOMPARE(desk.work.unsaved(), std::vector{id});
    QVERIFY(desk.work.log().undo(id)); // and what was done before
    QCOMPARE(desk.saying(id), QByteArray(kLottie));
    QVERIFY(desk.work.log().redo(id) && desk.work.log().redo(id));
    QVERIFY(desk.work.unsaved().empty());
    QCOMPARE(desk.saying(id), theirs);
    QVERIFY(desk.work.takeTheirs(id)->isNull()); // there is nothing new
    QVERIFY(desk.turn({id}, 20).empty());
    QVERIFY(*desk.work.takeTheirs(id)); // but edits that are given up
    QVERIFY(desk.work.unsaved().empty());
    // What cannot be read changes nothing; nor does what comes in the middle of a drag.
    desk.write("part.json", "{");
    const TransactionId state = desk.work.document(id)->state();
    QVERIFY(!desk.work.takeTheirs(id));
    desk.write("part.json", kLottie);
    {
        std::optional<Gesture> drag = Gesture::begin(desk.work.log());
        QCOMPARE(desk.work.takeTheirs(id).error().code, std::string("gesture-running"));
    }
    QCOMPARE(desk.work.document(id)->state(), state);
    QVERIFY(*desk.work.takeTheirs(id));
    QCOMPARE(desk.nameOf(id), std::string("part"));
    // The other choice: what is here is saved over it.
    Desk other;
    const DocumentId mine = other.open("part.json");
    QVERIFY(other.turn({mine}, 45).empty());
    other.write("part.json", theirs);
    QVERIFY(other.work.log().undo(mine) && other.work.unsaved().empty());
    other.work.keepOurs(mine, readStampedFile(other.path("part.json"))->stamp);
    QCOMPARE(other.work.unsaved(), std::vector{mine});
    QVERIFY(other.work.save(mine));
    QVERIFY(other.read("part.json").contains("\"part\""));
}

void tst_Workspace::anArtifactIsImportedAgain()
{
    Desk desk;
    QVERIFY(desk.cook("part.json"));
    const DocumentId id = desk.work.open(desk.path("part.oanim"), OpenAs::Itself).value_or(DocumentId());
    QVERIFY(desk.work.reimport(id)->isNull()); // nothing has drifted
    const QByteArray cooked = desk.read("part.oanim");
    QByteArray other(kLottie);
    other.replace("\"part\"", "\"other\"");
    desk.write("part.json", other);
    const Result<TransactionId> done = desk.work.reimport(id);
    QVERIFY2(done && *done, done ? "" : done.error().what.c_str());
    const QByteArray again = desk.read("part.oanim");
    QVERIFY(again != cooked && again.contains("other"));
    QCOMPARE(desk.saying(id), again);
    QCOMPARE(desk.work.log().undoes(id).front()->text, (CommandText{"reimport", {"part.oanim"}}));
    QVERIFY(desk.work.unsaved().empty());
    QVERIFY(desk.work.log().undo(id));
    QCOMPARE(desk.saying(id), cooked);
    QCOMPARE(desk.work.unsaved(), std::vector{id});
    QVERIFY(desk.work.log().redo(id));
    QVERIFY(desk.work.unsaved().empty());
    // A source that cannot be cooked, and what has no source.
    desk.write("part.json", "{");
    const Result<TransactionId> broken = desk.work.reimport(id);
    QVERIFY(!broken && !broken.error().what.empty());
    QCOMPARE(desk.saying(id), again);
    QCOMPARE(desk.work.reimport(desk.open("hero.oanim")).error().code, std::string("no-source"));
}

void tst_Workspace::aDiskThatIsSlowHoldsNobodyUp()
{
    SlowDisk disk;
    QTemporaryDir journals;
    JournalWriter::Time now{};
    Desk desk;
    const DocumentId id = desk.open("part.json");
    desk.work.setJournal(*JournalWriter::start(*JournalFolder::make(journals.path().toStdString(), disk), "1.0"),
                         [&now] { return now; });
    QVERIFY(desk.work.syncJournal());
    QVERIFY(desk.turn({id}, 30).empty());
    now += JournalWriter::kSyncAfter;
    disk.isSlow = true;
    QVERIFY(desk.work.tendJournal());
    QVERIFY(desk.turn({id}, 40).empty());
    QVERIFY(desk.work.tendJournal());
    const std::size_t before = desk.work.journal()->syncedBytes();
    disk.isSlow = false;
    disk.goOn.release(100);
    QVERIFY(!disk.isGivenUp);
    QVERIFY(desk.work.syncJournal());
    QVERIFY(desk.work.journal()->syncedBytes() > before);
    const std::string path = desk.work.journal()->folder().journalPath();
    QCOMPARE(desk.work.journal()->syncedBytes(), (*readFile(path))->size());
    QCOMPARE(readJournal(*readFile(path))->records.size(), std::size_t(3));
    // A disk that fails is told by a later call, and tried again.
    QVERIFY(desk.turn({id}, 50).empty());
    now += JournalWriter::kSyncAfter;
    disk.isFailing = true;
    QVERIFY(desk.work.tendJournal());
    QVERIFY(!desk.work.syncJournal());
    disk.isFailing = false;
    QVERIFY(desk.work.syncJournal());
    QCOMPARE(desk.work.journal()->syncedBytes(), (*readFile(path))->size());
    QCOMPARE(readJournal(*readFile(path))->records.size(), std::size_t(4));
    // One that is on its way is waited for.
    QVERIFY(desk.turn({id}, 60).empty());
    now += JournalWriter::kSyncAfter;
    QVERIFY(desk.work.tendJournal());
}

void tst_Workspace::whatStandsStillIsCookedToAnotherFile()
{
    Desk desk;
    desk.write("still.oanim",
               "version 1\nfps 30\nduration 60\nlayer body parent -1\n  shape k 1\n    kf 0\n"
               "      fill 1 0 0 1\n      contour 4\n      v -1 -1\n      v 1 -1\n      v 1 1\n      v -1 1\n");
    const QByteArray before = desk.read("still.oanim");
    const Result<Workspace::KeptAsSource> kept = desk.work.keepAsSource(desk.open("still.oanim"));
    QVERIFY(kept && kept->issues.size() == 1);
    QCOMPARE(kept->issues.front().code, std::string("artifact-left"));
    QVERIFY(kept->issues.front().advice.find("still.oshape") != std::string::npos);
    QCOMPARE(desk.read("still.oanim"), before);
}

void tst_Workspace::aCrashLosesNothing()
{
    QTemporaryDir journals;
    const std::string parent = journals.path().toStdString();
    JournalWriter::Time now{};
    Desk desk;
    const DocumentId a = desk.open("hero.oanim");
    desk.work.setJournal(*JournalWriter::start(*JournalFolder::make(parent), "1.0"), [&now] { return now; });
    const DocumentId b = desk.open("part.json");
    QVERIFY(desk.turn({a, b}, 30).empty());
    QVERIFY(desk.work.save(b));
    QByteArray theirs(kLottie);
    theirs.replace("\"part\"", "\"theirs\"");
    desk.write("part.json", theirs);
    QVERIFY(*desk.work.takeTheirs(b));
    QVERIFY(desk.turn({b}, 40).empty() && desk.turn({a}, 50).empty());
    QVERIFY(desk.work.log().undo(a) && desk.work.log().undo(b));
    QVERIFY(desk.work.unsaved() == std::vector{a});
    now += JournalWriter::kSyncAfter;
    QVERIFY(desk.work.journal()->isSyncDue(now));
    QVERIFY(desk.work.journal()->sync());
    const std::string path = desk.work.journal()->folder().path();
    QVERIFY(leftJournals(parent).empty()); // it runs
    // What a program finds that starts after this one was killed: a copy, whose lock nobody holds.
    const std::string left = path + "-left";
    QVERIFY(QDir().mkpath(QString::fromStdString(left)));
    for (const QString &name : QDir(QString::fromStdString(path)).entryList(QDir::Files | QDir::Hidden))
        QFile::copy(QString::fromStdString(path) + '/' + name, QString::fromStdString(left) + '/' + name);
    QCOMPARE(leftJournals(parent), std::vector{left});
    const Result<JournalFolder> folder = JournalFolder::open(left);
    QVERIFY(folder);
    const Result<Journal> journal = readJournal(*folder->readJournalBytes(), left);
    QVERIFY(journal && journal->issues.empty());
    const Recovery recovery = assessRecovery(*journal, "1.0");
    QCOMPARE(recovery.kind, RecoveryKind::Replays);
    DocumentSet documents;
    EditLog log(documents);
    const Result<Replayed> replayed = replayJournal(
        *journal, recovery, [&](const DocumentOpened &opened) { return readBaseBytes(*folder, opened); },
        [](const std::string &file, std::shared_ptr<const std::string> bytes) -> Result<DocumentValue> {
            DocumentHome home{file, {}, *formatOfPath(file), std::move(bytes)};
            HomeReading reading = readHome(std::move(home));
            return reading.value ? Result<DocumentValue>(std::move(*reading.value))
                                 : refuse("unreadable", "expected a document");
        },
        documents, log);
    QVERIFY2(replayed && replayed->issues.empty(), replayed ? "" : replayed.error().what.c_str());
    for (const DocumentId id : {a, b}) {
        QCOMPARE(documents.find(id)->state(), desk.work.document(id)->state());
        QCOMPARE(documents.find(id)->isModified(), desk.work.document(id)->isModified());
        const DocumentHome &home = desk.work.file(id)->home;
        QCOMPARE(*writeHome(home, documents.find(id)->value()), *writeHome(home, desk.work.document(id)->value()));
    }
    QCOMPARE(log.redoes(a).size(), std::size_t(1));
    QVERIFY(log.undo(b) && documents.find(b)->isModified());
    QCOMPARE(documents.find(b)->rig().main().layers[0]->name, std::string("part"));
}

QTEST_APPLESS_MAIN(tst_Workspace)
#include "tst_workspace.moc"
