// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#include "model/io/zip_maker.h"

#include "command_run.h"
#include "work_folder.h"

#include <QJsonArray>
#include <QTest>

#include <memory>

#include <sys/stat.h>

using namespace clipwright;

namespace {

const char kMoving[] = R"({"v":"5.7.0","fr":30,"ip":0,"op":60,"w":200,"h":100,"layers":[{"ty":4,"nm":"part","ind":1,
"ip":0,"op":60,"st":0,"ks":{"p":{"a":1,"k":[{"t":0,"s":[0,0],"i":{"x":0.5,"y":1},"o":{"x":0.5,"y":0}},{"t":60,"s":[40,-20]}]}},
"shapes":[{"ty":"rc","p":{"a":0,"k":[0,0]},"s":{"a":0,"k":[40,20]},"r":{"a":0,"k":0}},
{"ty":"fl","c":{"a":0,"k":[1,0,0,1]},"o":{"a":0,"k":100}}]}]})";

const char kText[] = R"({"v":"5.7.0","fr":30,"ip":0,"op":60,"w":200,"h":100,"layers":[
{"ty":5,"nm":"caption","ind":1,"ip":0,"op":60,"st":0,"ks":{}}]})";

const char kPictured[] = R"({"v":"5.7.0","fr":30,"ip":0,"op":60,"w":200,"h":100,"assets":[ASSET],"layers":[
{"ty":2,"nm":"img","refId":"i","ip":0,"op":60,"st":0,"ks":{"p":{"a":1,"k":[{"t":0,"s":[0,0],"i":{"x":0.5,"y":1},"o":{"x":0.5,"y":0}},{"t":60,"s":[40,20]}]}}},
{"ty":2,"nm":"img","refId":"i","ip":0,"op":60,"st":0,"ks":{"p":{"a":0,"k":[9,9]}}}]})";

const char kBeside[] = R"({"id":"i","u":"images/","p":"arm.png","e":0,"w":4,"h":4})";

/** Two layers that show one picture. */
QByteArray pictured(const QByteArray &asset)
{
    return QByteArray(kPictured).replace("ASSET", asset);
}

} // namespace

/** Where the cook writes, and where it does not: pictures, packages, refusals. */
class tst_CookOutputs : public QObject {
    Q_OBJECT

private slots:
    void init() { m_folder = std::make_unique<WorkFolder>(); }

    void picturesStandBesideTheRig()
    {
        QVERIFY(m_folder->makeFolder("images") && m_folder->makeFolder("out"));
        const QByteArray png = pngOf(Qt::blue);
        write("images/arm.png", png);
        write("hero.json", pictured(kBeside));
        const CommandRun dry = runCommand({"cook", "--json", "--dry-run", path("hero.json"), path("out/hero.oanim")});
        QCOMPARE(dry.status, 0);
        QCOMPARE(dry.json()["outputs"].toArray(), (QJsonArray{path("out/hero.oanim"), path("out/arm.png")}));
        QVERIFY(m_folder->names("out").isEmpty());

        const CommandRun run = runCommand({"cook", "--json", path("hero.json"), path("out/hero.oanim")});
        QCOMPARE(run.status, 0);
        QCOMPARE(run.json()["outputs"].toArray(), dry.json()["outputs"].toArray());
        QCOMPARE(read("out/arm.png"), png);
        QVERIFY(runCommand({"validate", path("out/hero.oanim")}).err.isEmpty()); // no texture is missing
    }

    void anEmbeddedPictureIsNamedAfterItsAsset()
    {
        const QByteArray png = pngOf(Qt::green);
        const QByteArray data = "data:image/png;base64," + png.toBase64();
        const QByteArray asset = QByteArray(R"({"id":"i","u":"","e":1,"w":4,"h":4,"p":"DATA"})").replace("DATA", data);
        write("hero.json", pictured(asset));
        const CommandRun run = runCommand({"cook", "--json", path("hero.json")});
        QCOMPARE(run.json()["outputs"].toArray(), (QJsonArray{path("hero.oanim"), path("i.png")}));
        QCOMPARE(read("i.png"), png);
    }

    void aMissingPictureRefusesAndWritesNothing()
    {
        write("hero.json", pictured(kBeside));
        const CommandRun run = runCommand({"cook", "--json", path("hero.json")});
        QCOMPARE(run.status, 1);
        const QJsonObject issue = run.json()["issues"][0].toObject();
        QCOMPARE(issue["class"].toString(), QStringLiteral("refused"));
        QCOMPARE(issue["count"].toInt(), 2); // both layers: one issue
        QVERIFY(runCommand({"cook", path("hero.json")}).err.contains("(and 1 more like it)"));
        QCOMPARE(names(), QStringList{"hero.json"});
    }

    void everyAnimationOfAPackageIsCooked()
    {
        package({{"a/walk.json", kMoving}, {"a/up?down.json", kMoving}, {"a/up_down.json", kMoving}});
        const CommandRun run = runCommand({"cook", "--json", path("hero.lottie")});
        QCOMPARE(run.status, 0);
        QCOMPARE(run.lines(), 1);
        QCOMPARE(names(), (QStringList{"hero.lottie", "hero.lottie.orkmeta", "hero.up_down-2.oanim",
                                       "hero.up_down.oanim", "hero.walk.oanim"}));
        QCOMPARE(run.json()["outputs"].toArray().size(), 3);
        const QJsonObject first = run.json()["animations"][0].toObject();
        QCOMPARE(first["animation"].toString(), QStringLiteral("walk"));
        QCOMPARE(first["output"].toString(), path("hero.walk.oanim"));
        QCOMPARE(first["duration"].toDouble(), 60.0);
        QVERIFY(first["keys"]["written"].toInt() > 0);
    }

    void onGivenOutEachAnimationIsNamedAfterIt()
    {
        package({{"a/walk.json", kMoving}, {"a/run.json", kMoving}});
        QCOMPARE(runCommand({"cook", path("hero.lottie"), path("x.oanim")}).status, 0);
        QCOMPARE(names(), (QStringList{"hero.lottie", "x.run.oanim", "x.walk.oanim"}));
    }

    void oneAnimationIsCookedByItsAddress()
    {
        package({{"a/walk.json", kMoving}, {"a/bad.json", kText}});
        const CommandRun run = runCommand({"cook", "--json", path("hero.lottie#walk")});
        QCOMPARE(run.status, 0);
        QCOMPARE(run.json()["outputs"].toArray(), QJsonArray{path("hero.walk.oanim")});
        QCOMPARE(runCommand({"cook", path("hero.lottie#gone")}).status, 1);
    }

    void oneRefusedAnimationKeepsAllFromBeingWritten()
    {
        package({{"a/walk.json", kMoving}, {"a/bad.json", kText}});
        const CommandRun run = runCommand({"cook", path("hero.lottie")});
        QCOMPARE(run.status, 1);
        QVERIFY2(run.err.contains("hero.lottie#bad#/layers/0"), run.err.constData());
        QCOMPARE(names(), QStringList{"hero.lottie"});
    }

    void picturesOfOneNameMustBeOne()
    {
        const QByteArray red = pictured(QByteArray(kBeside).replace("images", "red"));
        const QByteArray blue = pictured(QByteArray(kBeside).replace("images", "blue"));
        package({{"a/one.json", red.toStdString()},
                 {"a/two.json", blue.toStdString()},
                 {"red/arm.png", pngOf(Qt::red).toStdString()},
                 {"blue/arm.png", pngOf(Qt::blue).toStdString()}});
        const CommandRun run = runCommand({"cook", "--json", path("hero.lottie")});
        QCOMPARE(run.status, 1);
        QCOMPARE(run.json()["issues"][0]["code"].toString(), QStringLiteral("image-name-shared"));
        QCOMPARE(names(), QStringList{"hero.lottie"});
    }

    void everyVerbTakesAnAddress()
    {
        package({{"a/walk.json", kMoving}, {"a/run.json", kMoving}});
        const QString address = path("hero.lottie#run");
        write("steps.json", R"([{"dt":0.1}])");
        const QString png = path("p.png");
        for (const QStringList &words :
             {QStringList{"info", address}, QStringList{"validate", address}, QStringList{"pose", address},
              QStringList{"play", address, "--steps", path("steps.json")}, QStringList{"render", address, png},
              QStringList{"sheet", address, png}, QStringList{"convert", address, path("c.oanim")}}) {
            const CommandRun run = runCommand(words);
            QVERIFY2(run.status == 0 && run.err.isEmpty(),
                     qPrintable(words.join(' ') + run.err)); // no other-animations
        }
    }

    void aFolderThatIsNotThereIsToldAndNothingIsLeft()
    {
        write("hero.json", kMoving);
        QCOMPARE(runCommand({"cook", path("hero.json"), path("no/hero.oanim")}).status, 1);
        QCOMPARE(runCommand({"convert", path("hero.json"), path("no/hero.oanim")}).status, 1);
        QCOMPARE(names(), QStringList{"hero.json"});
    }

    void aFolderAsOutGetsTheFiles()
    {
        QVERIFY(m_folder->makeFolder("out") && m_folder->makeFolder("images"));
        write("images/arm.png", pngOf(Qt::blue));
        write("hero.json", pictured(kBeside));
        package({{"a/walk.json", kMoving}, {"a/run.json", kMoving}});
        QCOMPARE(runCommand({"cook", path("hero.json"), path("out")}).status, 0);
        QCOMPARE(m_folder->names("out"), (QStringList{"arm.png", "hero.oanim"}));
        QCOMPARE(runCommand({"cook", path("hero.lottie"), path("out/")}).status, 0);
        QCOMPARE(runCommand({"cook", path("hero.lottie#run"), path("")}).status, 0);
        QCOMPARE(m_folder->names("out"), (QStringList{"arm.png", "hero.oanim", "hero.run.oanim", "hero.walk.oanim"}));
        QVERIFY(QFile::exists(path("hero.run.oanim")));
    }

    void anOutThatIsNoNameIsRefused()
    {
        write("hero.json", kMoving);
        QCOMPARE(runCommand({"cook", path("hero.json"), ""}).status, 2);
        const CommandRun gone = runCommand({"cook", path("hero.json"), path("gone/")});
        QCOMPARE(gone.status, 1);
        QVERIFY2(gone.err.contains("gone/hero.oanim"), gone.err.constData());
        QCOMPARE(names(), QStringList{"hero.json"});
    }

    void aNameThatLooksLikeAnAddressIsTakenAsItIs()
    {
        write("hero.json", kMoving);
        QCOMPARE(runCommand({"cook", path("hero.json"), path("a.lottie#b.oanim")}).status, 0);
        QCOMPARE(runCommand({"cook", path("hero.json"), path("hero-1.2")}).status, 0);
        QCOMPARE(names(), (QStringList{"a.lottie#b.oanim", "hero-1.2.oanim", "hero.json"}));
    }

    void nothingIsWrittenBesideADevice()
    {
        write("hero.json", kMoving);
        QCOMPARE(::mkfifo(path("pipe").toUtf8().constData(), 0600), 0);
        const CommandRun run = runCommand({"cook", path("hero.json"), path("pipe")});
        QCOMPARE(run.status, 1);
        QVERIFY2(run.err.contains("pipe: error: expected a file or a folder"), run.err.constData());
        QCOMPARE(names(), (QStringList{"hero.json", "pipe"}));
    }

    void aSourceThatIsNoFileIsNamedAsWhatItIs()
    {
        QCOMPARE(::mkfifo(path("pipe.json").toUtf8().constData(), 0600), 0);
        const CommandRun run = runCommand({"cook", path("pipe.json"), "--dry-run"});
        QCOMPARE(run.status, 1);
        QVERIFY2(run.err.contains("it is not an ordinary file"), run.err.constData());
    }

    void malformedClipsAreACallGoneWrong()
    {
        write("hero.json", kMoving);
        for (const char *clips : {"walk", "walk:0", "walk:a:b", "walk:0:30:twice", "walk:0:30,"}) {
            const CommandRun run = runCommand({"cook", path("hero.json"), "--clips", clips});
            QVERIFY2(run.status == 2 && run.err.startsWith("error: --clips: "), run.err.constData());
        }
        // Clips that are well said but not in this file are the input's fault.
        QCOMPARE(runCommand({"cook", path("hero.json"), "--clips", "walk:90:99"}).status, 1);
        QCOMPARE(names(), QStringList{"hero.json"});
    }

private:
    QString path(const char *name) const { return m_folder->path(QString::fromUtf8(name)); }
    void write(const char *name, const QByteArray &bytes) const { QVERIFY(m_folder->write(name, bytes)); }
    QByteArray read(const char *name) const { return m_folder->read(name); }
    QStringList names() const { return m_folder->names(); }

    void package(const zipmaker::Entries &entries) const
    {
        write("hero.lottie", QByteArray::fromStdString(zipmaker::zip(entries)));
    }

    std::unique_ptr<WorkFolder> m_folder;
};

QTEST_GUILESS_MAIN(tst_CookOutputs)
#include "tst_cook_outputs.moc"
