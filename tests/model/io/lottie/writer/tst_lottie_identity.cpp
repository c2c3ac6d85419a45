// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
// A file that was opened and is written again is what it was, byte for byte.
#include "model/document/primitive.h"
#include "model/io/files/files.h"
#include "model/io/lottie/lottie_reader.h"
#include "model/io/lottie/writer/lottie_same.h"
#include "model/io/lottie/writer/lottie_writer.h"
#include "text_diff.h"

#include <QtTest>

using namespace clipwright;

namespace {

void addFiles(const QString &folder)
{
    QDirIterator files(folder, {"*.json"}, QDir::Files, QDirIterator::Subdirectories);
    while (files.hasNext()) {
        const QString path = files.next();
        QTest::newRow(qPrintable(path.mid(folder.size()))) << path;
    }
}

} // namespace

class tst_LottieIdentity : public QObject {
    Q_OBJECT

private slots:
    void unchangedIsByteIdentical_data()
    {
        QTest::addColumn<QString>("path");
        addFiles(QStringLiteral(CLIPWRIGHT_TEST_DATA "/lottie"));
        addFiles(QStringLiteral(CLIPWRIGHT_TEST_DATA "/../../samples"));
        addFiles(QStringLiteral(CLIPWRIGHT_TEST_DATA "/../../../shared/corpus/lottie"));
    }

    void unchangedIsByteIdentical()
    {
        QFETCH(QString, path);
        const auto bytes = readFile(path.toStdString());
        QVERIFY(bytes.has_value());
        const LottieReading reading = readLottie(*bytes, path.toStdString());
        if (!reading.rig)
            return;
        const Result<std::string> written = writeLottie(*reading.rig);
        if (!written)
            QFAIL(written.error().what.c_str());
        if (*written != **bytes)
            QFAIL(testing::TextDiff(**bytes, *written).text().c_str());
    }

    /** One number of one key: nothing else differs, however the file is spelled. */
    void oneKeyEditIsOneValue_data() { unchangedIsByteIdentical_data(); }

    void oneKeyEditIsOneValue()
    {
        QFETCH(QString, path);
        const auto bytes = readFile(path.toStdString());
        const LottieReading reading = readLottie(*bytes, path.toStdString());
        if (!reading.rig)
            return;
        int edits = 0;
        for (const std::shared_ptr<const Composition> &composition : reading.rig->compositions) {
            for (const std::shared_ptr<const Track> &track : composition->timeline.tracks()) {
                const Keys &keys = track->keys;
                const bool isPlain = track->kind == Kind::Number || track->kind == Kind::Angle;
                if (edits == 5 || !isPlain || keys.isEmpty() || track->keySources.empty())
                    continue;
                const ByteSpan source = track->keySources[keys.size() / 2];
                const std::string text = bytes->get()->substr(source.begin, source.end - source.begin);
                if (text.find("\"s\"") == std::string::npos || track->source.isEmpty())
                    continue; // it has the value of the key before it
                if (bytes->get()->substr(track->source.begin, track->source.end - track->source.begin).find("\"e\"")
                    != std::string::npos)
                    continue; // old files say each value twice
                ++edits;
                Rig rig = *reading.rig;
                Keys one = keys.slice(keys.size() / 2, 1);
                one.setValue(0, std::vector<double>{keys.value(keys.size() / 2)[0] + 1.25});
                QVERIFY(perform(rig, SpliceKeys{composition->id, track->id, keys.size() / 2, 1, one,
                                                composition->timeline.easings}));
                const Result<std::string> written = writeLottie(rig);
                QVERIFY2(written, written ? "" : written.error().what.c_str());
                const testing::TextDiff diff(**bytes, *written);
                QVERIFY2((diff.was + diff.now).find_first_not_of("0123456789.-") == std::string::npos,
                         diff.text().c_str());
                QVERIFY(!diff.was.empty() || !diff.now.empty());
            }
        }
    }

    /** As a new document it says the same, whatever it is; and once more the same bytes. */
    void wholeFileSaysTheSame_data() { unchangedIsByteIdentical_data(); }

    void wholeFileSaysTheSame()
    {
        QFETCH(QString, path);
        const auto bytes = readFile(path.toStdString());
        LottieReading reading = readLottie(*bytes, path.toStdString());
        if (!reading.rig)
            return;
        bool isKnown = true;
        for (const std::shared_ptr<const Composition> &composition : reading.rig->compositions) {
            for (const std::shared_ptr<const Layer> &layer : composition->layers)
                isKnown = isKnown && layer->kind != LayerKind::Unsupported && !hasUnsupported(*layer);
        }
        reading.rig->text = nullptr;
        const Result<std::string> written = writeLottie(*reading.rig);
        if (!isKnown) { // what is kept unread is in the text alone
            QVERIFY(!written);
            QCOMPARE(written.error().code, std::string("lottie-not-said"));
            return;
        }
        if (!written)
            QFAIL(written.error().what.c_str());
        LottieReading again = readLottie(std::make_shared<const std::string>(*written), {});
        QVERIFY(again.rig.has_value());
        QVERIFY(sameInLottie(*reading.rig, *again.rig).has_value());
        again.rig->text = nullptr;
        const Result<std::string> second = writeLottie(*again.rig);
        QVERIFY(second.has_value());
        QVERIFY(*second == *written);
    }

private:
    static bool hasUnsupported(const Node &node)
    {
        return node.type == NodeType::Unsupported || std::ranges::any_of(node.items, hasUnsupported);
    }
};

QTEST_APPLESS_MAIN(tst_LottieIdentity)
#include "tst_lottie_identity.moc"
