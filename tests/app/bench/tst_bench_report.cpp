// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#include "app/bench/report.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTest>

using namespace clipwright;
using namespace clipwright::bench;

namespace {

Row measuredRow()
{
    Row row{"P1", "load .oanim", "from_chars loop", 0.4712};
    row.goal = atLeast(0.6);
    row.stretch = atLeast(0.9);
    row.oursMs = 60.0;
    row.peerMs = 30.0;
    row.spread = 0.031;
    row.growth = Growth{"keys", {1000, 10000}, {0.5, 5}, 1, atMost(1.1)};
    row.growthUnseen = Growth{"keys at other times", {1000, 10000}, {1, 2}, 0.3, atMost(0.1)};
    FileFigure file;
    file.file = "a.json";
    file.ratio = 0.5;
    file.oursMs = 2;
    file.peerMs = 1;
    row.files = {file};
    row.note = "one file";
    return row;
}

Row unmeasuredRow()
{
    Row row{"P4", "a frame", "rlottie", std::nullopt};
    row.goal = atMost(0.45);
    row.package = "librlottie-dev";
    return row;
}

QJsonObject reportOf(std::span<const Row> rows)
{
    JsonWriter json;
    json.beginObject();
    writeReport(json, Machine{"A processor", 2, "Linux", "GCC", true}, rows);
    json.endObject();
    return QJsonDocument::fromJson(QByteArray::fromStdString(json.text())).object();
}

} // namespace

class tst_BenchReport : public QObject {
    Q_OBJECT

private slots:
    void aRowBelowItsGoalDoesNotHold()
    {
        const std::array rows{measuredRow()};
        const QJsonObject row = reportOf(rows)["rows"][0].toObject();
        QCOMPARE(row["holds"], QJsonValue(false));
        QVERIFY(tableOf({}, rows)[3].find("  no  ") != std::string::npos);
    }

    void aRowWithoutItsPeerNamesThePackage()
    {
        const std::array rows{unmeasuredRow()};
        const QJsonObject row = reportOf(rows)["rows"][0].toObject();
        QVERIFY(row.contains("ratio"));
        QVERIFY(row["ratio"].isNull());
        QVERIFY(row["holds"].isNull());
        QCOMPARE(row["package"].toString(), QString("librlottie-dev"));
        QVERIFY(!row.contains("ours_ms"));
        QVERIFY(tableOf({}, rows)[3].find("needs librlottie-dev") != std::string::npos);
    }

    void aRowSaysAllThatWasMeasured()
    {
        const std::array rows{measuredRow()};
        const QJsonObject report = reportOf(rows);
        QCOMPARE(report["machine"]["processor"].toString(), QString("A processor"));
        QCOMPARE(report["machine"]["pinned"].toBool(), true);
        const QJsonObject row = report["rows"][0].toObject();
        QCOMPARE(row["id"].toString(), QString("P1"));
        QCOMPARE(row["what"].toString(), QString("load .oanim"));
        QCOMPARE(row["peer"].toString(), QString("from_chars loop"));
        QCOMPARE(row["ratio"].toDouble(), 0.4712);
        QCOMPARE(row["goal"].toString(), QString(">= 0.6"));
        QCOMPARE(row["stretch"].toString(), QString(">= 0.9"));
        QCOMPARE(row["ours_ms"].toDouble(), 60.0);
        QCOMPARE(row["peer_ms"].toDouble(), 30.0);
        QCOMPARE(row["spread"].toDouble(), 0.031);
        QCOMPARE(row["growth"]["sizes"].toArray(), (QJsonArray{1000, 10000}));
        QCOMPARE(row["growth"]["ms"].toArray(), (QJsonArray{0.5, 5}));
        QCOMPARE(row["growth"]["exponent"].toDouble(), 1.0);
        QCOMPARE(row["growth"]["holds"].toBool(), true);
        QCOMPARE(row["growth_unseen"]["holds"], QJsonValue(false));
        QCOMPARE(row["files"][0]["file"].toString(), QString("a.json"));
        QCOMPARE(row["note"].toString(), QString("one file"));
    }

    void theTableIsAlignedAndListsFilesOnRequest()
    {
        const std::array rows{measuredRow(), unmeasuredRow()};
        const std::vector<std::string> lines = tableOf({}, rows);
        const std::size_t column = lines[2].find("goal");
        QCOMPARE(lines[3].find(">= 0.6"), column);
        QVERIFY(lines[3].starts_with("P1   load .oanim"));
        QVERIFY(lines[3].find("0.471") != std::string::npos);
        QVERIFY(lines[5].find("exponent 1, goal <= 1.1") != std::string::npos);
        QVERIFY(lines[6].ends_with("goal <= 0.1, does not hold"));
        QCOMPARE(lines[7].find("<= 0.45"), column);
        QCOMPARE(tableOf({}, rows, Detail::Files).size(), lines.size() + 2);
    }
};

QTEST_APPLESS_MAIN(tst_BenchReport)
#include "tst_bench_report.moc"
