// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#include "fuzz/play_rig.h"
#include "fuzz/seeds.h"
#include "hostile/deep.h"
#include "hostile/mutants.h"

#include <QtTest>

using namespace clipwright;
using namespace clipwright::hostile;

namespace {

/** Larger fixtures are not cut: it would take hours (reliability R2). */
constexpr std::size_t kMostBytes = std::size_t{16} * 1024;
constexpr std::size_t kMostFileBytes = std::size_t{256} * 1024; // which may hold many texts, or pack well
/** `./dev test` looks at one mutant of so many, each fixture beginning at another. */
constexpr std::size_t kSampleStep = 100;

const std::vector<fuzz::Seed> &fixtures()
{
    static const std::vector<fuzz::Seed> all = [] {
        std::vector<fuzz::Seed> seeds;
        for (const char *folder :
             {"tests/data", "tests/golden/cook", "samples", "resources/samples", "tests/fuzz/corpus/script",
              "tests/fuzz/corpus/clipboard", "tests/fuzz/corpus/record", "tests/fuzz/corpus/oclip",
              "tests/fuzz/corpus/ocurve", "tests/fuzz/corpus/ostage"}) {
            for (fuzz::Seed &seed : fuzz::seedsBelow(std::string(CLIPWRIGHT_SOURCE "/") + folder, kMostFileBytes)) {
                if (seed.bytes.size() <= kMostBytes)
                    seeds.push_back(std::move(seed));
            }
        }
        return seeds;
    }();
    return all;
}

} // namespace

/** Every small fixture of ours, cut and broken byte by byte: each is a whole document, or none and a reason. */
class tst_Mutants : public QObject {
    Q_OBJECT

private slots:
    void theFixturesThemselvesKeepEveryPromise();
    void eachMutantKeepsEveryPromise_data();
    void eachMutantKeepsEveryPromise();

private:
    static void run(const fuzz::FuzzTarget &target, const std::string &bytes, const QString &what);
};

void tst_Mutants::run(const fuzz::FuzzTarget &target, const std::string &bytes, const QString &what)
{
    try {
        target.run(bytes);
    } catch (const fuzz::BrokenPromise &broken) {
        QFAIL(qPrintable(what + QLatin1String(": ") + QLatin1String(broken.what())));
    }
}

void tst_Mutants::theFixturesThemselvesKeepEveryPromise()
{
    QVERIFY(fixtures().size() > 100);
    for (const fuzz::Seed &seed : fixtures())
        run(*seed.target, seed.bytes, QString::fromStdString(seed.name));
}

void tst_Mutants::eachMutantKeepsEveryPromise_data()
{
    QTest::addColumn<int>("target");
    for (int i = 0; i < static_cast<int>(fuzz::fuzzTargets().size()); ++i)
        QTest::addRow("%s", std::string(fuzz::fuzzTargets()[static_cast<std::size_t>(i)].name).c_str()) << i;
}

void tst_Mutants::eachMutantKeepsEveryPromise()
{
    QFETCH(int, target);
    const fuzz::FuzzTarget &row = fuzz::fuzzTargets()[static_cast<std::size_t>(target)];
    const std::size_t step = isDeep() ? 1 : kSampleStep;
    std::size_t first = 0;
    std::size_t count = 0;
    for (const fuzz::Seed &seed : fixtures()) {
        if (seed.target != &row)
            continue;
        const Mutants mutants(seed.bytes);
        first = (first + 7) % step;
        for (std::size_t i = first; i < mutants.count(); i += step, ++count) {
            run(row, mutants.at(i), QStringLiteral("%1, mutant %2").arg(QString::fromStdString(seed.name)).arg(i));
            if (QTest::currentTestFailed())
                return;
        }
    }
    qInfo("%zu mutants of %s", count, std::string(row.name).c_str());
    QVERIFY(count > 50);
}

QTEST_APPLESS_MAIN(tst_Mutants)
#include "tst_mutants.moc"
