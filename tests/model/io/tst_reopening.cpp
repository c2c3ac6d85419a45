// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#include "model/io/rig_file.h"

#include <QDir>
#include <QFile>
#include <QRegularExpression>
#include <QTemporaryDir>
#include <QtTest>

using namespace clipwright;

namespace {

QByteArray sample(const QString &name)
{
    QFile file(QStringLiteral(CLIPWRIGHT_SOURCE "/samples/") + name);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

/** Where the numbers of a JSON text stand that are values of a list: coordinates, colours, easings. */
std::vector<std::pair<qsizetype, qsizetype>> numbersOf(const QByteArray &text)
{
    static const QRegularExpression number(QStringLiteral("(?<=[\\[,])\\s*(-?\\d+(\\.\\d+)?)(?=[\\],])"));
    std::vector<std::pair<qsizetype, qsizetype>> places;
    for (auto it = number.globalMatch(QString::fromLatin1(text)); it.hasNext();) {
        const auto match = it.next();
        places.emplace_back(match.capturedStart(1), match.capturedLength(1));
    }
    return places;
}

std::string wordsOf(const Issues &issues)
{
    std::string words;
    for (const Issue &issue : issues)
        words.append(issue.where.text()).append(issue.layer).append(issue.what).append(1, '\n');
    return words;
}

} // namespace

/** A source that is opened again with the memory of the first time. */
class tst_Reopening : public QObject {
    Q_OBJECT

    QTemporaryDir m_folder;

    std::string put(const QByteArray &text)
    {
        QFile file(m_folder.filePath("a.json"));
        if (!file.open(QIODevice::WriteOnly) || file.write(text) != text.size())
            return {};
        return file.fileName().toStdString();
    }

private slots:
    void anEditedFileIsCookedAsIfForTheFirstTime_data()
    {
        QTest::addColumn<QString>("name");
        QTest::newRow("pip") << "pip.json";
        QTest::newRow("logo") << "logo.json";
    }
    void anEditedFileIsCookedAsIfForTheFirstTime()
    {
        QFETCH(QString, name);
        const QByteArray text = sample(name);
        const auto numbers = numbersOf(text);
        QVERIFY(numbers.size() > 100);
        constexpr std::size_t kEdits = 24;
        CookMemory memory;
        for (std::size_t i = 0; i < kEdits; ++i) {
            const auto [at, length] = numbers[i * numbers.size() / kEdits];
            const std::string path = put(QByteArray(text).replace(at, length, "0.4375"));
            const RigFile again = openRigFile(path, {.memory = &memory});
            const RigFile alone = openRigFile(path);
            QCOMPARE(again.isReadable(), alone.isReadable());
            if (!alone.isReadable())
                continue;
            QCOMPARE(writeCooked(*again.cooked).text, writeCooked(*alone.cooked).text);
            QCOMPARE(wordsOf(again.issues), wordsOf(alone.issues));
            QCOMPARE(again.counts.writtenKeys, alone.counts.writtenKeys);
            QCOMPARE(again.cookError, alone.cookError);
        }
    }

    void onlyWhatChangedIsCookedAgain()
    {
        const QByteArray text = sample("pip.json");
        CookMemory memory;
        const RigFile first = openRigFile(put(text), {.memory = &memory});
        QVERIFY(first.counts.samples > 0);
        QCOMPARE(openRigFile(put(text), {.memory = &memory}).counts.samples, std::size_t(0));
        // One number at a time, a little larger and longer: all behind it moves in the text. Of some thirty layers one or two
        // take nearly all the work; a number of any other costs next to nothing.
        const auto numbers = numbersOf(text);
        int cheap = 0;
        for (qsizetype tenth = 1; tenth < 10; ++tenth) {
            const auto [at, length] = numbers[numbers.size() * tenth / 10];
            const QByteArray larger = QByteArray::number(text.mid(at, length).toDouble() * 1.001 + 0.001, 'g', 12);
            CookMemory ours = memory;
            const RigFile second = openRigFile(put(QByteArray(text).replace(at, length, larger)), {.memory = &ours});
            QVERIFY(second.isReadable() && second.counts.samples < first.counts.samples * 11 / 10);
            cheap += second.counts.samples * 4 < first.counts.samples ? 1 : 0;
        }
        QVERIFY2(cheap >= 6, qPrintable(QString("%1 of 9").arg(cheap)));
    }

    void aRefusedSourceIsRememberedToo()
    {
        CookMemory memory;
        const std::string path = put(sample("logo.json").replace("\"shapes\"", "\"ef\":[{\"ty\":29}],\"shapes\""));
        const RigFile first = openRigFile(path, {.memory = &memory});
        QVERIFY(first.isRefused && first.isReadable());
        const RigFile second = openRigFile(path, {.memory = &memory});
        QVERIFY(second.isRefused);
        QCOMPARE(wordsOf(second.issues), wordsOf(first.issues));
        QVERIFY2(second.counts.samples * 4 < first.counts.samples,
                 qPrintable(QString("%1 of %2").arg(second.counts.samples).arg(first.counts.samples)));
    }

    void aCancelledOpeningSpoilsNothing()
    {
        CookMemory memory;
        const std::string path = put(sample("pip.json"));
        const RigFile first = openRigFile(path, {.memory = &memory});
        int asked = 0;
        openRigFile(put(sample("rusty.json")), {.isCancelled = [&] { return ++asked > 0; }, .memory = &memory});
        const RigFile second = openRigFile(put(sample("pip.json")), {.memory = &memory});
        QCOMPARE(writeCooked(*second.cooked).text, writeCooked(*first.cooked).text);
    }

    void progressRisesToOne()
    {
        std::vector<double> fractions;
        openRigFile(CLIPWRIGHT_SOURCE "/samples/pip.json",
                    {.progress = [&](double fraction) { fractions.push_back(fraction); }});
        QVERIFY(fractions.size() > 5);
        QVERIFY(std::is_sorted(fractions.begin(), fractions.end()));
        QVERIFY(fractions.front() > 0);
        QCOMPARE(fractions.back(), 1.0);
    }
};

QTEST_APPLESS_MAIN(tst_Reopening)
#include "tst_reopening.moc"
