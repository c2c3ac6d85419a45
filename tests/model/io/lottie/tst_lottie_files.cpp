// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT

#include "lottie_texts.h"

#include "model/io/files/files.h"

#include <QtTest>

using namespace clipwright;
using namespace clipwright::lottietexts;

namespace {

QStringList jsonFilesOf(const QString &folder)
{
    QStringList paths;
    const QFileInfoList files = QDir(folder).entryInfoList({"*.json"}, QDir::Files, QDir::Name);
    for (const QFileInfo &file : files)
        paths << file.filePath();
    return paths;
}

void addRows(const QStringList &paths)
{
    QTest::addColumn<QString>("path");
    for (const QString &path : paths)
        QTest::newRow(qPrintable(QFileInfo(path).baseName())) << path;
}

std::string textOf(const QString &path)
{
    const auto bytes = readFile(path.toStdString());
    return bytes ? **bytes : std::string();
}

/** All that a rig promises: links lead somewhere, tracks are there and as long as they say, texts are found by their bytes. */
class RigChecker {
public:
    explicit RigChecker(const Rig &rig) : m_rig(rig) {}

    QString firstFault()
    {
        for (const auto &composition : m_rig.compositions) {
            for (const auto &layer : composition->layers) {
                checkNode(*composition, *layer);
                for (const Node &mask : layer->masks)
                    checkNode(*composition, mask);
                check(layer->parent.isNull() || composition->find(layer->parent), "parent", *layer);
                check(layer->kind != LayerKind::Precomp || m_rig.find(layer->composition), "composition", *layer);
            }
        }
        return m_fault;
    }

private:
    void checkNode(const Composition &composition, const Node &node)
    {
        check(!node.id.isNull() && node.id > m_last, "id", node);
        m_last = node.id;
        check(node.source.begin < node.source.end && node.source.end <= m_rig.text->size(), "bytes", node);
        check(node.source.isEmpty() || (*m_rig.text)[node.source.begin] == '{', "brace", node);
        for (const PropertySlot &slot : node.properties) {
            const Track *track = composition.timeline.find(slot.track);
            check(track && track->target == node.id && track->property == slot.property, "track", node);
            if (!track)
                continue;
            check(track->keys.size() == track->keySources.size(), "key bytes", node);
            const bool isPath = rowOf(track->kind).storage == Storage::Paths;
            check(isPath ? track->basePath != nullptr : static_cast<int>(track->base.size()) == track->stride(), "base",
                  node);
            for (std::size_t i = 1; i < track->keys.size(); ++i)
                check(track->keys.time(i - 1) <= track->keys.time(i), "order", node);
        }
        for (const PropertySlot &slot : node.properties)
            check(slot.link.layer.isNull() || composition.find(slot.link.layer), "link", node);
        for (const Node &item : node.items)
            checkNode(composition, item);
    }
    void check(bool holds, const char *what, const Node &node)
    {
        if (!holds && m_fault.isEmpty())
            m_fault = QString("%1 of %2").arg(what, QString::fromStdString(node.pointer));
    }

    const Rig &m_rig;
    NodeId m_last;
    QString m_fault;
};

} // namespace

class tst_LottieFiles : public QObject {
    Q_OBJECT

private slots:
    void everyCutOfAFixtureIsRefused_data() { addRows(jsonFilesOf(CLIPWRIGHT_TEST_DATA "/lottie")); }
    void everyCutOfAFixtureIsRefused();
    void everyChangedByteOfAFixtureReadsOrIsRefused_data() { addRows(jsonFilesOf(CLIPWRIGHT_TEST_DATA "/lottie")); }
    void everyChangedByteOfAFixtureReadsOrIsRefused();
    void oddValuesOpenAndAreSaid();
    void theGapsFixtureHasEveryGap();
    void fixturesReadSoundly_data() { addRows(jsonFilesOf(CLIPWRIGHT_TEST_DATA "/lottie")); }
    void fixturesReadSoundly();
    void theSameBytesGiveTheSameIds();
    void theCorpusOpensOrIsRefusedByName_data();
    void theCorpusOpensOrIsRefusedByName();
};

void tst_LottieFiles::everyCutOfAFixtureIsRefused()
{
    QFETCH(QString, path);
    const std::string text = textOf(path);
    const std::size_t end = text.find_last_of('}');
    for (std::size_t size = 0; size <= end; ++size) {
        const LottieReading reading = read(text.substr(0, size));
        QVERIFY2(!reading.rig, qPrintable(QString::number(size)));
        QCOMPARE(codesOf(reading.issues), std::string("not-json"));
        QVERIFY(reading.issues.front().where.line > 0);
    }
}

void tst_LottieFiles::everyChangedByteOfAFixtureReadsOrIsRefused()
{
    QFETCH(QString, path);
    const std::string text = textOf(path);
    constexpr char changes[] = {'0', '-', '"', '[', '}', ' '};
    for (std::size_t i = 0; i < text.size(); ++i) {
        std::string changed = text;
        changed[i] = changes[i % std::size(changes)];
        const LottieReading reading = read(std::move(changed));
        QVERIFY(reading.rig || hasErrors(reading.issues));
        if (reading.rig)
            QCOMPARE(RigChecker(*reading.rig).firstFault(), QString());
    }
}

void tst_LottieFiles::oddValuesOpenAndAreSaid()
{
    const LottieReading reading = read(textOf(CLIPWRIGHT_TEST_DATA "/lottie/odd_values.json"));
    QVERIFY(reading.rig);
    for (const char *code : {"value-malformed", "key-malformed", "path-malformed", "item-malformed", "layer-malformed",
                             "marker-malformed", "marker-outside"})
        QVERIFY2(countOf(reading.issues, code) > 0, code);
    QCOMPARE(codesOf(reading.rig->gaps), std::string("item-unknown,parent-cycle"));
}

void tst_LottieFiles::theGapsFixtureHasEveryGap()
{
    const LottieReading reading = read(textOf(CLIPWRIGHT_TEST_DATA "/lottie/gaps.json"));
    QVERIFY(reading.rig);
    for (const char *code : {"layer-unsupported", "item-unsupported", "item-unknown", "merge-mode", "track-matte",
                             "effects", "mask-mode", "blend-mode", "layer-3d", "time-stretch", "auto-orient", "skew",
                             "expression", "parent-missing", "precomp-missing", "time-remap"})
        QVERIFY2(countOf(reading.rig->gaps, code) > 0, code);
    QVERIFY(reading.issues.empty());
    QVERIFY(reading.rig->main().layers[1]->isMatteSource);
}

void tst_LottieFiles::fixturesReadSoundly()
{
    QFETCH(QString, path);
    const LottieReading reading = read(textOf(path));
    QVERIFY(reading.rig);
    QCOMPARE(RigChecker(*reading.rig).firstFault(), QString());
    if (!path.contains("odd_values"))
        QCOMPARE(codesOf(reading.issues), std::string());
    if (!path.contains("odd_values") && !path.contains("gaps"))
        QCOMPARE(codesOf(reading.rig->gaps), std::string());
}

void tst_LottieFiles::theSameBytesGiveTheSameIds()
{
    const std::string text = textOf(CLIPWRIGHT_TEST_DATA "/lottie/precomps.json");
    const LottieReading first = read(text);
    const LottieReading second = read(text);
    QCOMPARE(first.rig->compositions.size(), second.rig->compositions.size());
    for (std::size_t i = 0; i < first.rig->compositions.size(); ++i) {
        const Composition &a = *first.rig->compositions[i];
        const Composition &b = *second.rig->compositions[i];
        QCOMPARE(a.id, b.id);
        for (std::size_t layer = 0; layer < a.layers.size(); ++layer)
            QCOMPARE(a.layers[layer]->id, b.layers[layer]->id);
    }
}

void tst_LottieFiles::theCorpusOpensOrIsRefusedByName_data()
{
    const QStringList paths = jsonFilesOf(CLIPWRIGHT_SOURCE "/../shared/corpus/lottie");
    addRows(paths.isEmpty() ? QStringList{QString()} : paths);
}

void tst_LottieFiles::theCorpusOpensOrIsRefusedByName()
{
    QFETCH(QString, path);
    if (path.isEmpty())
        QSKIP("the corpus is not there");
    const LottieReading reading = read(textOf(path));
    if (!reading.rig) {
        QVERIFY(hasErrors(reading.issues));
        QVERIFY(!reading.issues.front().code.empty() && !reading.issues.front().what.empty());
        return;
    }
    QCOMPARE(RigChecker(*reading.rig).firstFault(), QString());
    for (const Issue &gap : reading.rig->gaps)
        QVERIFY(!gap.code.empty() && !gap.what.empty());
}

QTEST_APPLESS_MAIN(tst_LottieFiles)
#include "tst_lottie_files.moc"
