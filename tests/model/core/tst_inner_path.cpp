// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#include "model/core/inner_path.h"

#include <QTest>

using namespace clipwright;

class tst_InnerPath : public QObject {
    Q_OBJECT

private slots:
    void whatLeadsOutIsNoInnerPath();
    void referencesMayClimbButNotOut_data();
    void referencesMayClimbButNotOut();
};

void tst_InnerPath::whatLeadsOutIsNoInnerPath()
{
    for (const std::string_view path : {"", "/a", "..", "a/../b", "../a", "a/..", "C:a", "file:a", "a\\b"})
        QVERIFY(!isInnerPath(path));
    QVERIFY(!isInnerPath(std::string_view("a\0b", 3)));
    for (const std::string_view path : {"a", "a/b.png", "A..B.png", "./a", "walk 10%.png", "...", "a//b"})
        QVERIFY(isInnerPath(path));
    QVERIFY(isReference("../a"));
    QVERIFY(!isReference("") && !isReference("/a") && !isReference("a\\b") && !isReference("c:/a"));
}

void tst_InnerPath::referencesMayClimbButNotOut_data()
{
    QTest::addColumn<QString>("file");
    QTest::addColumn<QString>("reference");
    QTest::addColumn<QString>("path");
    const auto row = [](const char *file, const char *reference, const char *path) {
        QTest::addRow("%s from %s", reference, file) << file << reference << path;
    };
    row("a.ostage", "../b", "");
    row("a.ostage", "..", "");
    row("a.ostage", ".", "");
    row("a.ostage", "/b", "");
    row("a.ostage", "x/../../b", "");
    row("s/a.ostage", "../../b", "");
    row("s/a.ostage", "..", "");
    row("", "b", "b");
    row("a.ostage", "b", "b");
    row("a.ostage", "./x//b", "x/b");
    row("a.ostage", "x/../b", "b");
    row("s/a.ostage", "b", "s/b");
    row("s/a.ostage", "../props/b", "props/b");
    row("s/t/a.ostage", "../../b", "b");
    row("s/t/a.ostage", "../b", "s/b");
}

void tst_InnerPath::referencesMayClimbButNotOut()
{
    QFETCH(QString, file);
    QFETCH(QString, reference);
    QFETCH(QString, path);
    const auto found = innerPathFrom(file.toStdString(), reference.toStdString());
    QCOMPARE(QString::fromStdString(found.value_or("")), path);
    QCOMPARE(found.has_value(), !path.isEmpty());
}

QTEST_APPLESS_MAIN(tst_InnerPath)
#include "tst_inner_path.moc"
