// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#include "model/core/issue.h"

#include <QTest>

using namespace clipwright;

namespace {

Issues many(std::size_t count)
{
    Issues issues(count);
    for (std::size_t i = 0; i < count; ++i)
        issues[i].code = "issue-" + std::to_string(i);
    return issues;
}

} // namespace

class tst_Issue : public QObject {
    Q_OBJECT

private slots:
    void leavesAShortListAlone();
    void leavesAListAloneThatWasCut();
    void cutsALongListAndSaysHowMuch();
    void anErrorThatWasCutStillCounts();
    void tellsErrors();
    void namesEverySeverityAndFate();
};

void tst_Issue::leavesAShortListAlone()
{
    Issues issues = many(3);
    capIssues(issues, 3);
    QVERIFY(issues == many(3));
}

void tst_Issue::leavesAListAloneThatWasCut()
{
    Issues issues = many(10);
    capIssues(issues, 3);
    const Issues once = issues;
    capIssues(issues, 3);
    QVERIFY(issues == once);
}

void tst_Issue::cutsALongListAndSaysHowMuch()
{
    Issues issues = many(5000);
    issues.front().where.file = "a.json";
    capIssues(issues);
    QCOMPARE(issues.size(), std::size_t(1001));
    QCOMPARE(issues[999].code, std::string("issue-999"));
    QCOMPARE(issues.back().code, std::string("and-more"));
    QCOMPARE(issues.back().what, std::string("and 4000 more"));
    QCOMPARE(issues.back().where.file, std::string("a.json"));
    QVERIFY(!hasErrors(issues));
}

void tst_Issue::anErrorThatWasCutStillCounts()
{
    Issues issues = many(20);
    issues[15].severity = Severity::Error;
    capIssues(issues, 10);
    QVERIFY(hasErrors(issues));
}

void tst_Issue::tellsErrors()
{
    Issues issues = many(2);
    QVERIFY(!hasErrors({}));
    QVERIFY(!hasErrors(issues));
    issues[1].severity = Severity::Error;
    QVERIFY(hasErrors(issues));
}

void tst_Issue::namesEverySeverityAndFate()
{
    QVERIFY(nameOf(Severity::Error) == "error" && nameOf(Severity::Warning) == "warning"
            && nameOf(Severity::Info) == "info");
    QVERIFY(nameOf(Fate::None).empty() && nameOf(Fate::Refused) == "refused"
            && nameOf(Fate::Approximated) == "approximated");
    QVERIFY(nameOf(Fate::Dropped) == "dropped" && nameOf(Fate::Kept) == "kept");
}

QTEST_GUILESS_MAIN(tst_Issue)
#include "tst_issue.moc"
