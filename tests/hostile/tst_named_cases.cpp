// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#include "hostile/named_cases.h"
#include "model/cook/cook.h"
#include "model/io/lottie_file.h"
#include "model/io/oanim/oanim_format.h"
#include "model/io/oanim/reasons.h"

#include <QDir>
#include <QFile>
#include <QRegularExpression>
#include <QSet>
#include <QtTest>

using namespace clipwright;
using namespace clipwright::hostile;

namespace {

NamedTable tableNamed(const QString &name)
{
    QFile file(QStringLiteral(CLIPWRIGHT_SOURCE "/tests/hostile/named/%1.txt").arg(name));
    if (!file.open(QIODevice::ReadOnly))
        qFatal("no table %s", qPrintable(name));
    return readNamedTable(file.readAll().toStdString());
}

const std::string kPath = "nowhere/a";

/** What stands behind the file's name in the spelling of a place, where it has one; `-` for nothing. */
std::string spelled(const Place &place)
{
    const std::string text = place.text().substr(place.file.empty() ? 0 : kPath.size());
    return text.empty() ? "-" : text;
}

QSet<QString> codesOf(std::initializer_list<const char *> tables)
{
    QSet<QString> codes;
    for (const char *name : tables) {
        for (const NamedCase &one : tableNamed(QLatin1String(name)).cases)
            codes << QString::fromStdString(one.code);
    }
    return codes;
}

std::string bytesOf(const QString &table, const NamedTable &cases, const NamedCase &one)
{
    if (table == QLatin1String("package"))
        return zipOf(cases, one);
    return table == QLatin1String("tgs") ? gzipOf(cases, one) : textOf(cases, one);
}

} // namespace

class tst_NamedCases : public QObject {
    Q_OBJECT

private slots:
    void refusesWithLineAndReason_data();
    void refusesWithLineAndReason();
    void refusesOrTellsWithPointer_data();
    void refusesOrTellsWithPointer();
    void cookingRefusesOrTellsWithPointer_data();
    void cookingRefusesOrTellsWithPointer();
    void everyReasonOfTheTextFormatsHasACase();
    void everyCodeOfTheLottieReadersHasACase();
    void everyCodeOfTheCookHasACase();
    void thereAreHundredsAndEachHasItsOwnName();

private:
    static void addRows(const QStringList &tables);
};

void tst_NamedCases::addRows(const QStringList &tables)
{
    QTest::addColumn<QString>("table");
    QTest::addColumn<QByteArray>("bytes");
    QTest::addColumn<QByteArray>("place");
    QTest::addColumn<QByteArray>("code");
    QTest::addColumn<bool>("isLoaded");
    for (const QString &name : tables) {
        const NamedTable table = tableNamed(name);
        for (const NamedCase &one : table.cases)
            QTest::addRow("%s, %s", qPrintable(name), one.name.c_str())
                << name << QByteArray::fromStdString(bytesOf(name, table, one)) << QByteArray::fromStdString(one.place)
                << QByteArray::fromStdString(one.code) << one.isLoaded;
    }
}

void tst_NamedCases::refusesWithLineAndReason_data()
{
    addRows({QStringLiteral("oanim"), QStringLiteral("oshape")});
}

void tst_NamedCases::refusesWithLineAndReason()
{
    QFETCH(QString, table);
    QFETCH(QByteArray, bytes);
    QFETCH(QByteArray, place);
    QFETCH(QByteArray, code);
    const std::string text = bytes.toStdString();
    const Result<CookedRig> rig = table == QLatin1String("oanim") ? readOanim(text, "a") : readOshape(text, "a");
    QVERIFY2(!rig, "it was read");
    QCOMPARE(QByteArray::number(rig.error().where.line) + ' ' + QByteArray::fromStdString(rig.error().code),
             place + ' ' + code);
    QVERIFY(rig.error().what.starts_with("expected "));
}

void tst_NamedCases::refusesOrTellsWithPointer_data()
{
    addRows({QStringLiteral("lottie"), QStringLiteral("package"), QStringLiteral("tgs")});
}

void tst_NamedCases::refusesOrTellsWithPointer()
{
    QFETCH(QByteArray, bytes);
    QFETCH(QByteArray, place);
    QFETCH(QByteArray, code);
    QFETCH(bool, isLoaded);
    const LottieReading reading = readLottieFile(std::make_shared<const std::string>(bytes.toStdString()), kPath);
    QCOMPARE(reading.rig.has_value(), isLoaded);
    QCOMPARE(hasErrors(reading.issues), !isLoaded);
    Issues all = reading.issues;
    if (reading.rig)
        all.insert(all.end(), reading.rig->gaps.begin(), reading.rig->gaps.end());
    QVERIFY(!all.empty());
    QStringList told;
    for (const Issue &issue : all)
        told << QString::fromStdString(spelled(issue.where) + ' ' + issue.code);
    const QString expected = QString::fromUtf8(place + ' ' + code);
    if (isLoaded)
        QVERIFY2(told.contains(expected), qPrintable(told.join(QStringLiteral(", "))));
    else
        QCOMPARE(told.first(), expected);
}

void tst_NamedCases::cookingRefusesOrTellsWithPointer_data()
{
    addRows({QStringLiteral("cooked")});
}

void tst_NamedCases::cookingRefusesOrTellsWithPointer()
{
    QFETCH(QByteArray, bytes);
    QFETCH(QByteArray, place);
    QFETCH(QByteArray, code);
    QFETCH(bool, isLoaded);
    const LottieReading reading = readLottieFile(std::make_shared<const std::string>(bytes.toStdString()), kPath);
    QVERIFY(reading.rig);
    const CookOutput output = cook(*reading.rig);
    QCOMPARE(output.isRefused(), !isLoaded);
    QStringList told;
    for (const Issue &issue : output.issues)
        told << QString::fromStdString(spelled(issue.where) + ' ' + issue.code);
    QVERIFY2(told.contains(QString::fromUtf8(place + ' ' + code)), qPrintable(told.join(QStringLiteral(", "))));
}

void tst_NamedCases::everyReasonOfTheTextFormatsHasACase()
{
    const QSet<QString> codes = codesOf({"oanim", "oshape"});
    for (const oanim::ReasonRow &row : oanim::reasons()) {
        const QString code = QString::fromUtf8(row.code.data(), static_cast<qsizetype>(row.code.size()));
        QVERIFY2(codes.contains(code), qPrintable(code));
    }
}

/** The codes stand in the sources only, so these are read: a new one without a case is told here. */
void tst_NamedCases::everyCodeOfTheLottieReadersHasACase()
{
    static const QRegularExpression said(QStringLiteral("\\b(?:refuse|refusal|odd|dropped)\\(\\s*\"([a-z0-9-]+)\""));
    // An animation is asked for by name, an entry by the package itself: no file is malformed by that.
    const QSet<QString> notOfFiles{QStringLiteral("animation-missing"), QStringLiteral("zip-entry-missing")};
    const QSet<QString> codes = codesOf({"lottie", "package", "tgs"});
    int found = 0;
    const QDir io(QStringLiteral(CLIPWRIGHT_SOURCE "/model/io"));
    for (const char *folder : {"lottie", "archive", "."}) {
        const QDir dir(io.filePath(QLatin1String(folder)));
        for (const QString &name : dir.entryList({QStringLiteral("*lottie*.cpp"), QStringLiteral("*zip*.cpp")})) {
            QFile file(dir.filePath(name));
            QVERIFY(file.open(QIODevice::ReadOnly));
            const QString text = QString::fromUtf8(file.readAll());
            for (auto match = said.globalMatch(text); match.hasNext(); ++found) {
                const QString code = match.next().captured(1);
                QVERIFY2(codes.contains(code) || notOfFiles.contains(code), qPrintable(name + u' ' + code));
            }
        }
    }
    QVERIFY2(found >= 40, qPrintable(QString::number(found)));
}

void tst_NamedCases::everyCodeOfTheCookHasACase()
{
    static const QRegularExpression said(
        QStringLiteral("add(?:Refusal|Approximation)\\([^;\"]*\"([a-z0-9-]+)\"(?: : \"([a-z0-9-]+)\")?"));
    // Said of a call, of a rig that is no file, of what the reader refuses before, of more than a case can hold (tst_caps), or
    // of files beside the file.
    const QSet<QString> notOfFiles{
        QStringLiteral("clips-entry"),     QStringLiteral("clips-frames"),      QStringLiteral("clips-mode"),
        QStringLiteral("clip-empty"),      QStringLiteral("needs-source"),      QStringLiteral("timeline-empty"),
        QStringLiteral("frame-rate"),      QStringLiteral("comp-size"),         QStringLiteral("groups-too-deep"),
        QStringLiteral("layers-too-many"), QStringLiteral("keys-too-many"),     QStringLiteral("vertices-too-many"),
        QStringLiteral("parent-cycle"),    QStringLiteral("layer-unsupported"), QStringLiteral("image-name-shared"),
        QStringLiteral("cancelled"),
    };
    const QSet<QString> codes = codesOf({"cooked"});
    int found = 0;
    const QDir folder(QStringLiteral(CLIPWRIGHT_SOURCE "/model/cook"));
    for (const QString &name : folder.entryList({QStringLiteral("*.cpp")})) {
        QFile file(folder.filePath(name));
        QVERIFY(file.open(QIODevice::ReadOnly));
        const QString text = QString::fromUtf8(file.readAll());
        for (auto match = said.globalMatch(text); match.hasNext(); ++found) {
            const QRegularExpressionMatch one = match.next();
            for (const QString &code : {one.captured(1), one.captured(2)})
                QVERIFY2(code.isEmpty() || codes.contains(code) || notOfFiles.contains(code),
                         qPrintable(name + u' ' + code));
        }
    }
    QVERIFY2(found >= 35, qPrintable(QString::number(found)));
}

void tst_NamedCases::thereAreHundredsAndEachHasItsOwnName()
{
    int refused = 0;
    for (const char *name : {"oanim", "oshape", "lottie", "package", "tgs", "cooked"}) {
        QSet<QByteArray> names;
        for (const NamedCase &one : tableNamed(QLatin1String(name)).cases) {
            QVERIFY2(!names.contains(QByteArray::fromStdString(one.name)), one.name.c_str());
            names << QByteArray::fromStdString(one.name);
            refused += one.isLoaded ? 0 : 1;
        }
    }
    QVERIFY2(refused >= 750, qPrintable(QString::number(refused)));
}

QTEST_APPLESS_MAIN(tst_NamedCases)
#include "tst_named_cases.moc"
