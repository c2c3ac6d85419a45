// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
// Whatever edits the home rule lets pass: the file says them, and undone it is the file that it was.
#include "hostile/deep.h"
#include "lottie_edits.h"
#include "model/document/edit_log.h"
#include "model/document/random_edits.h"
#include "model/document/rig_dump.h"
#include "model/io/files/files.h"
#include "model/io/lottie/lottie_reader.h"
#include "model/io/lottie/writer/lottie_home_rule.h"
#include "model/io/lottie/writer/lottie_same.h"
#include "model/io/lottie/writer/lottie_writer.h"
#include "model/io/patch/patch_format.h"
#include "text_diff.h"

#include <QtTest>

using namespace clipwright;
using namespace clipwright::testing;

namespace {

std::string wordsOf(const Patch &patch)
{
    JsonWriter json;
    writePatch(json, patch);
    return json.text();
}

} // namespace

class tst_LottieWalks : public QObject {
    Q_OBJECT

private slots:
    void whatMayBeEditedIsWritten_data();
    void whatMayBeEditedIsWritten();
    void mostEditsPassAndSomeAreRefused();

private:
    void walk(const Rig &rig, unsigned seed, int steps);

    int m_walks = 0;
    int m_edits = 0;
    int m_refusals = 0;
};

void tst_LottieWalks::whatMayBeEditedIsWritten_data()
{
    QTest::addColumn<QString>("path");
    for (const QString &folder :
         {QStringLiteral(CLIPWRIGHT_SOURCE "/tests/data/lottie"), QStringLiteral(CLIPWRIGHT_SOURCE "/samples"),
          QStringLiteral(CLIPWRIGHT_SOURCE "/../shared/corpus/lottie")}) {
        for (const QFileInfo &file : QDir(folder).entryInfoList({"*.json"}, QDir::Files, QDir::Name)) {
            if (file.size() < (hostile::isDeep() ? 120'000 : 60'000))
                QTest::newRow(qPrintable(file.baseName())) << file.filePath();
        }
    }
}

void tst_LottieWalks::whatMayBeEditedIsWritten()
{
    QFETCH(QString, path);
    const auto bytes = readFile(path.toStdString());
    const LottieReading reading = readLottie(*bytes, path.toStdString());
    if (!reading.rig)
        return;
    const bool isOurs = path.contains("tests/data");
    const unsigned walks = isOurs ? (hostile::isDeep() ? 80 : 20) : (hostile::isDeep() ? 3 : 1);
    for (unsigned seed = 0; seed < walks && !QTest::currentTestFailed(); ++seed)
        walk(*reading.rig, seed + static_cast<unsigned>(bytes->get()->size()), 50);
}

void tst_LottieWalks::walk(const Rig &rig, unsigned seed, int steps)
{
    DocumentSet documents;
    EditLog log(documents);
    Document &document = documents.open(rig);
    document.setHomeRule(lottieHomeRule());
    LottieEdits edits(seed);
    RandomEdits wild(seed);
    std::string known = *rig.text;
    ++m_walks;
    for (int step = 0; step < steps; ++step) {
        const auto done = log.perform({"walk", {}}, [&](TransactionEdit &edit) -> Result<void> {
            DocumentEdit &on = *edit.edit(document.id());
            m_refusals += (edits.below(4) == 0 ? wild.step(on) : edits.step(on)) ? 0 : 1;
            return {};
        });
        QVERIFY(done);
        if (done->isNull())
            continue;
        ++m_edits;
        const std::string words = wordsOf(log.find(*done)->parts.front().forward);
        const Result<std::string> written = writeLottie(document.rig());
        if (!written)
            QFAIL(QByteArray::fromStdString("step " + std::to_string(step) + " " + written.error().what + " after "
                                            + words.substr(0, 1500) + "\n" + known.substr(0, 4000)));
        known = *written;
        if (step % 10 != 0)
            continue;
        const LottieReading again = readLottie(std::make_shared<const std::string>(known), {});
        QVERIFY(again.rig && sameInLottie(document.rig(), *again.rig));
        QVERIFY(*writeLottie(*again.rig) == known);
    }
    while (log.undo(document.id())) {
    }
    const Result<std::string> undone = writeLottie(document.rig());
    QVERIFY(undone);
    if (*undone != *rig.text)
        QFAIL(TextDiff(*rig.text, *undone).text().c_str());
}

void tst_LottieWalks::mostEditsPassAndSomeAreRefused()
{
    if (m_walks < 200)
        QSKIP("only some of the walks ran");
    QVERIFY2(m_edits > 200 * 25, qPrintable(QString::number(m_edits)));
    QVERIFY2(m_refusals > 100, qPrintable(QString::number(m_refusals)));
}

QTEST_APPLESS_MAIN(tst_LottieWalks)
#include "tst_lottie_walks.moc"
