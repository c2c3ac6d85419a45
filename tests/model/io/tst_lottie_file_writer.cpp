// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
// Packages and stickers keep what was not edited.
#include "model/io/archive/zip_archive.h"
#include "model/io/files/files.h"
#include "model/io/lottie_file.h"
#include "model/io/lottie_file_writer.h"
#include "zip_maker.h"

#include "model/document/primitive.h"

#include <QtTest>

using namespace clipwright;
using namespace clipwright::zipmaker;

namespace {

std::string named(const std::string &name)
{
    return R"({"v":"5.7.0","fr":30,"ip":0,"op":60,"w":9,"h":9,"layers":[{"ty":3,"nm":")" + name + R"("}]})";
}

std::shared_ptr<const std::string> shared(std::string bytes)
{
    return std::make_shared<const std::string>(std::move(bytes));
}

Rig readOf(const std::shared_ptr<const std::string> &bytes, const std::string &animation = {})
{
    return readLottieFile(bytes, "f", animation).rig.value_or(Rig());
}

void rename(Rig &rig, const std::string &name)
{
    const Layer &layer = *rig.main().layers.front();
    QVERIFY(perform(rig, SetField{{rig.main().id, layer.id, {}}, Field::Name, name}));
}

} // namespace

class tst_LottieFileWriter : public QObject {
    Q_OBJECT

private slots:
    void unchangedFilesStay()
    {
        const QDir corpus(QStringLiteral(CLIPWRIGHT_SOURCE "/../shared/corpus"));
        QDirIterator files(corpus.path(), {"*.lottie", "*.tgs"}, QDir::Files, QDirIterator::Subdirectories);
        while (files.hasNext()) {
            const auto bytes = readFile(files.next().toStdString());
            const LottieReading reading = readLottieFile(*bytes, "f");
            if (!reading.rig)
                continue;
            const Result<std::string> written = writeLottieFile(*bytes, {}, *reading.rig);
            QVERIFY(written && *written == **bytes);
        }
    }

    void packageKeepsItsOtherMembers()
    {
        const Entries entries{{"manifest.json", R"({"animations":[{"id":"one"},{"id":"two"}]})"},
                              {"animations/one.json", named("first")},
                              {"images/", ""},
                              {"images/face.png", std::string("\x89PNG not really", 15)},
                              {"animations/two.json", named("second")},
                              {"notes.txt", "keep me"}};
        const auto bytes = shared(zip(entries));
        Rig rig = readOf(bytes, "two");
        QVERIFY(*writeLottieFile(bytes, "two", rig) == *bytes);
        rename(rig, "other");
        const Result<std::string> written = writeLottieFile(bytes, "two", rig);
        QVERIFY(written.has_value());
        QVERIFY(*written == *writeLottieFile(bytes, "two", rig));
        const Result<ZipArchive> before = ZipArchive::open(bytes);
        const Result<ZipArchive> after = ZipArchive::open(shared(*written));
        QVERIFY(after.has_value());
        QVERIFY(std::ranges::equal(before->names(), after->names()));
        for (const std::string &name : after->names()) {
            const std::string wanted = name == "animations/two.json" ? named("other") : **before->read(name);
            QVERIFY2(**after->read(name) == wanted, name.c_str());
            // The packed bytes too.
            if (name != "animations/two.json")
                QVERIFY2(written->find(deflated(wanted, -15)) != std::string::npos, name.c_str());
        }
        QCOMPARE(readOf(shared(*written), "two").main().layers.front()->name, std::string("other"));
        QCOMPARE(readOf(shared(*written)).main().layers.front()->name, std::string("first"));
    }

    void stickerIsPackedAgain()
    {
        const auto bytes = shared(gzip(named("sticker")));
        Rig rig = readOf(bytes);
        QVERIFY(*writeLottieFile(bytes, {}, rig) == *bytes);
        rename(rig, "other");
        const Result<std::string> written = writeLottieFile(bytes, {}, rig);
        QVERIFY(written.has_value());
        QCOMPARE(readOf(shared(*written)).main().layers.front()->name, std::string("other"));
        QVERIFY(*written == *writeLottieFile(bytes, {}, rig));
    }

    void unknownAnimationIsRefused()
    {
        const auto bytes = shared(zip({{"animations/one.json", named("first")}}));
        Rig rig = readOf(bytes);
        rename(rig, "other");
        const Result<std::string> written = writeLottieFile(bytes, "gone", rig);
        QVERIFY(!written);
        QCOMPARE(written.error().code, std::string("zip-entry-missing"));
    }
};

QTEST_APPLESS_MAIN(tst_LottieFileWriter)
#include "tst_lottie_file_writer.moc"
