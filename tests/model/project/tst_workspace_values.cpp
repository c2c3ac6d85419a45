// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
// Clips and stages as documents: edited, saved, made, brought back.
#include "model/commands/entity_commands.h"
#include "model/commands/key_commands.h"
#include "model/commands/stage_commands.h"
#include "model/io/files/files.h"
#include "model/io/oclip/oclip_format.h"
#include "model/io/patch/value_text.h"
#include "model/journal/recovery.h"
#include "model/journal/replay.h"
#include "model/project/asset_library.h"

#include <QDir>
#include <QFile>
#include <QTemporaryDir>
#include <QtTest>

using namespace clipwright;

namespace {

const char kClip[] = R"({"kind":"orblit.clip","formatVersion":1,"name":"glow","duration":2,"rate":30,"channels":[
 {"target":"lamp","property":"light.power","kind":"number","keys":[{"at":0,"value":1},{"at":1,"value":2}]}]})";

const char kStage[] = R"({"kind":"clipwright.stage","formatVersion":1,"name":"room","entities":[
 {"id":"lamp", "components":{"transform":{}}}]})";

class Desk {
public:
    std::string path(const char *name) const { return m_dir.filePath(QString::fromUtf8(name)).toStdString(); }
    void write(const char *name, const QByteArray &bytes) const
    {
        QVERIFY(writeFileAtomic(path(name), bytes.toStdString()));
    }
    QByteArray read(const char *name) const
    {
        const auto bytes = readFile(path(name));
        return bytes ? QByteArray::fromStdString(**bytes) : QByteArray();
    }
    /** What a save would write. */
    QByteArray saying(DocumentId id) const
    {
        return QByteArray::fromStdString(*writeHome(work.file(id)->home, work.document(id)->value()));
    }
    DocumentId open(const char *name) { return work.open(path(name)).value_or(DocumentId()); }

    Workspace work;

private:
    QTemporaryDir m_dir;
};

std::string codeOf(const Result<Saved> &saved)
{
    return saved ? std::string() : saved.error().code;
}

} // namespace

class tst_WorkspaceValues : public QObject {
    Q_OBJECT

private slots:
    void clipsAndStagesAreDocuments();
    void whatIsMadeHereIsUnsavedUntilItIsSaved();
    void anAnimationFromATextureIsOneStep();
    void whatWasLeftOutStaysInABackup();
    void clipsAndStagesComeBackAfterACrash();
};

void tst_WorkspaceValues::clipsAndStagesAreDocuments()
{
    Desk desk;
    desk.write("glow.oclip", kClip);
    desk.write("room.ostage", kStage);
    const DocumentId clip = desk.open("glow.oclip");
    const DocumentId stage = desk.open("room.ostage");
    QVERIFY(clip && stage);
    // Untouched, they are their own bytes, however they were spelled.
    QCOMPARE(desk.saying(clip), QByteArray(kClip));
    QCOMPARE(desk.saying(stage), QByteArray(kStage));
    const Result<TransactionId> done =
        desk.work.log().perform({"both", {}}, [&](TransactionEdit &edit) -> Result<void> {
            DocumentEdit &on = *edit.edit(clip);
            Result<void> set = on.setField({{}, {}, on.clip().channels[0]->track}, Field::Maximum, std::optional(8.0));
            return set ? addComponent(*edit.edit(stage), NodeId{1}, ComponentType::Light) : set;
        });
    QVERIFY2(done, done ? "" : done.error().what.c_str());
    QCOMPARE(desk.work.unsaved(), (std::vector{clip, stage}));
    QVERIFY(desk.work.save(clip) && desk.work.save(stage));
    QVERIFY(desk.read("glow.oclip").contains("\"max\": 8"));
    QVERIFY(desk.read("room.ostage").contains("\"light\""));
    QVERIFY(desk.work.unsaved().empty());
    // One step of both, back to the first bytes.
    QVERIFY(desk.work.log().undo(stage));
    QVERIFY(desk.work.save(clip) && desk.work.save(stage));
    QVERIFY(!desk.read("glow.oclip").contains("max"));
    QCOMPARE(desk.work.document(clip)->clip().channels.size(), std::size_t(1));
    // What others write is a step of undo too.
    desk.write("glow.oclip", QByteArray(kClip).replace("\"glow\"", "\"gleam\""));
    QVERIFY(desk.work.takeTheirs(clip));
    QCOMPARE(desk.work.document(clip)->clip().name, std::string("gleam"));
    QVERIFY(desk.work.log().undo(clip));
    QCOMPARE(desk.work.document(clip)->clip().name, std::string("glow"));
    // Live values for whoever shows them.
    AssetLibrary library(desk.work);
    QCOMPARE(library.current(desk.path("glow.oclip")).clip->name, std::string("glow"));
    QVERIFY(library.current(desk.path("room.ostage")).isLive);
    QCOMPARE(library.current(desk.path("room.ostage")).stage->entities.size(), std::size_t(1));
    desk.write("other.oclip", kClip);
    QVERIFY(!library.current(desk.path("other.oclip")).isLive && library.current(desk.path("other.oclip")).clip);
}

void tst_WorkspaceValues::whatIsMadeHereIsUnsavedUntilItIsSaved()
{
    Desk desk;
    Clip clip;
    clip.name = "new";
    const Result<DocumentId> made = desk.work.create(desk.path("new.oclip"), clip);
    QVERIFY2(made, made ? "" : made.error().what.c_str());
    QCOMPARE(desk.work.unsaved(), std::vector{*made});
    QVERIFY(!QFile::exists(QString::fromStdString(desk.path("new.oclip"))));
    QCOMPARE(desk.work.create(desk.path("new.oclip"), clip).error().code, std::string("file-exists"));
    desk.write("hero.oanim", "rig");
    QCOMPARE(desk.work.create(desk.path("hero.oanim"), Rig()).error().code, std::string("file-exists"));
    QCOMPARE(desk.work.create(desk.path("x.ostage"), clip).error().code, std::string("format-not-written"));
    desk.write("new.oclip", "others were quicker");
    QCOMPARE(codeOf(desk.work.save(*made)), std::string("file-exists"));
    QCOMPARE(desk.read("new.oclip"), QByteArray("others were quicker"));
    QVERIFY(desk.work.save(*made, {.overwritesOthers = true}));
    QVERIFY(desk.work.unsaved().empty());
    QVERIFY(readOclip(std::make_shared<const std::string>(desk.read("new.oclip").toStdString())));
    const Result<DocumentId> stage = desk.work.create(desk.path("new.ostage"), Stage());
    QVERIFY(stage && desk.work.save(*stage) && !desk.read("new.ostage").isEmpty());
}

void tst_WorkspaceValues::anAnimationFromATextureIsOneStep()
{
    Desk desk;
    desk.write("room.ostage", kStage);
    const DocumentId stage = desk.open("room.ostage");
    const DocumentId clip = desk.work.create(desk.path("slime.oclip"), Clip()).value_or(DocumentId());
    const QByteArray before = desk.saying(stage);
    const QByteArray empty = desk.saying(clip);
    const SheetSpec spec{"slime.png", "slime.oclip", {4, 2}, 12, {2, 1}};
    const Result<TransactionId> done =
        desk.work.log().perform({"texture-animation", {"slime"}}, [&](TransactionEdit &edit) -> Result<void> {
            const Result<NodeId> made = addTextureAnimation(*edit.edit(stage), *edit.edit(clip), spec);
            return made ? Result<void>() : tl::make_unexpected(made.error());
        });
    QVERIFY2(done, done ? "" : done.error().what.c_str());
    const Clip &now = desk.work.document(clip)->clip();
    QCOMPARE(now.trackOf(*now.channels[0]).keys.size(), std::size_t(8));
    QVERIFY(now.playback == PlaybackMode::Loop && now.timeline.rate.framesPerSecond == 12);
    const Entity *sprite = desk.work.document(stage)->stage().find("slime");
    QVERIFY(sprite && sprite->components.find(ComponentType::Motion)->clips == std::vector<std::string>{"slime.oclip"});
    QVERIFY(desk.work.save(stage) && desk.work.save(clip));
    QCOMPARE(desk.work.log().transactions().size(), std::size_t(1));
    QVERIFY(desk.work.log().undo(stage));
    QCOMPARE(desk.saying(stage), before);
    QCOMPARE(QByteArray::fromStdString(writeOclip(desk.work.document(clip)->clip())), empty);
    QVERIFY(desk.work.log().redo(clip));
    const Result<TransactionId> again = desk.work.log().perform({"x", {}}, [&](TransactionEdit &edit) -> Result<void> {
        const Result<NodeId> made = addTextureAnimation(*edit.edit(stage), *edit.edit(clip), spec);
        return made ? Result<void>() : tl::make_unexpected(made.error());
    });
    QCOMPARE(again ? std::string() : again.error().code, std::string("clip-not-empty"));
}

void tst_WorkspaceValues::whatWasLeftOutStaysInABackup()
{
    Desk desk;
    const QByteArray odd = QByteArray(kClip).replace("]}]}", "]},{\"target\":\"x\",\"kind\":\"number\"}]}");
    desk.write("odd.oclip", odd);
    const DocumentId clip = desk.open("odd.oclip");
    QVERIFY(!desk.work.file(clip)->issues.empty());
    const auto rename = [&](const char *name) {
        return desk.work.log().perform({"rename", {}}, [&](TransactionEdit &edit) {
            return edit.edit(clip)->setField({}, Field::ClipName, std::string(name));
        });
    };
    QVERIFY(rename("first"));
    const Result<Saved> saved = desk.work.save(clip);
    QVERIFY(saved);
    QCOMPARE(saved->backup, desk.path("odd.oclip~"));
    QCOMPARE(desk.read("odd.oclip~"), odd);
    // Later saves leave it there.
    QVERIFY(rename("second") && desk.work.save(clip)->backup.empty());
    QCOMPARE(desk.read("odd.oclip~"), odd);
    QVERIFY(desk.read("odd.oclip").contains("second"));
}

void tst_WorkspaceValues::clipsAndStagesComeBackAfterACrash()
{
    Desk desk;
    QTemporaryDir parent;
    desk.write("glow.oclip", kClip);
    desk.write("room.ostage", kStage);
    desk.work.setJournal(*JournalWriter::start(*JournalFolder::make(parent.path().toStdString()), "1.0"),
                         [] { return JournalWriter::Time(); });
    const DocumentId clip = desk.open("glow.oclip");
    const DocumentId stage = desk.open("room.ostage");
    const DocumentId made = desk.work.create(desk.path("new.oclip"), Clip()).value_or(DocumentId());
    QVERIFY(made);
    for (int i = 0; i < 3; ++i) {
        QVERIFY(desk.work.log().perform({"edit", {}}, [&](TransactionEdit &edit) -> Result<void> {
            DocumentEdit &on = *edit.edit(clip);
            const TrackId track = on.clip().channels[0]->track;
            Result<void> set =
                setInterpolation(on, std::vector{KeyRef{{}, track, on.clip().timeline.find(track)->keys.id(0)}},
                                 i == 1 ? Easing::hold() : Easing::linear());
            if (set)
                set = edit.edit(made)->setField({}, Field::ClipName, "n" + std::to_string(i));
            const Result<NodeId> added = addEntity(*edit.edit(stage), {"e", {}, NodeId{1}, {}, {}});
            return set && added ? Result<void>() : refuse("no", "no");
        }));
    }
    QVERIFY(desk.work.log().undo(stage));
    const auto compare = [&](const JournalFolder &from) {
        const Result<Journal> journal = readJournal(*from.readJournalBytes(), "j");
        QVERIFY(journal && journal->issues.empty());
        DocumentSet documents;
        EditLog log(documents);
        const Result<Replayed> replayed = replayJournal(
            *journal, assessRecovery(*journal, "1.0"),
            [&](const DocumentOpened &opened) { return readBaseBytes(from, opened); },
            [](const std::string &file, std::shared_ptr<const std::string> bytes) -> Result<DocumentValue> {
                HomeReading reading = readHome({file, {}, *formatOfPath(file), std::move(bytes)});
                return reading.value ? Result<DocumentValue>(std::move(*reading.value))
                                     : refuse("unreadable", "expected a document");
            },
            documents, log);
        QVERIFY2(replayed && replayed->issues.empty(), replayed ? "" : replayed.error().what.c_str());
        for (const DocumentId id : {clip, stage, made}) {
            QVERIFY(documents.find(id));
            QCOMPARE(valueText(documents.find(id)->value()), valueText(desk.work.document(id)->value()));
            QCOMPARE(documents.find(id)->state(), desk.work.document(id)->state());
        }
        QVERIFY(log.redo(clip));
        QVERIFY(log.undo(stage) && log.undo(stage) && log.undo(stage) && !log.undo(stage));
    };
    QVERIFY(desk.work.syncJournal());
    // A copy, whose lock nobody holds.
    const std::string path = desk.work.journal()->folder().path();
    const std::string left = path + "-left";
    QVERIFY(QDir().mkpath(QString::fromStdString(left)));
    for (const QString &name : QDir(QString::fromStdString(path)).entryList(QDir::Files | QDir::Hidden))
        QFile::copy(QString::fromStdString(path) + '/' + name, QString::fromStdString(left) + '/' + name);
    compare(*JournalFolder::open(left));
}

QTEST_APPLESS_MAIN(tst_WorkspaceValues)
#include "tst_workspace_values.moc"
