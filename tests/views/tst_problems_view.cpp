// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#include "views/problems/problems_view.h"

#include "views/problems/problem_model.h"
#include "views/session/session.h"

#include <QAbstractItemModelTester>
#include <QApplication>
#include <QClipboard>
#include <QListView>
#include <QtTest>

using namespace clipwright;
using namespace clipwright::views;

class tst_ProblemsView : public QObject {
    Q_OBJECT

    static std::shared_ptr<const ShownRig> fileWith(const std::string &path, Issues issues)
    {
        auto shown = std::make_shared<ShownRig>();
        shown->file.path = path;
        shown->file.issues = std::move(issues);
        return shown;
    }
    static Issue warning()
    {
        return {Severity::Warning,      Fate::Approximated, "blend-mode", {{}, 0, 0, "/layers/1"},
                "blend mode is normal", "use normal",       "glow",       {}};
    }
    static Issue error()
    {
        return {Severity::Error, Fate::None, "fps-malformed", {{}, 3, 1, {}}, "fps wants a number", {}, {}, {}};
    }

private slots:
    void emptyListsNothing();
    void hostileListIsPaintedAtOnce();
    void failureComesFirstAndErrorsBeforeWarnings();
    void everyRowHasWordLayerPlaceAndAdvice();
    void copiesPickedOrAllAsText();
};

void tst_ProblemsView::emptyListsNothing()
{
    Session session;
    ProblemsView view(session);
    view.show();
    QVERIFY(!view.findChild<QListView *>()->isVisible());
    QApplication::clipboard()->setText(QStringLiteral("kept"));
    view.copy();
    QCOMPARE(QApplication::clipboard()->text(), QStringLiteral("kept"));
}

void tst_ProblemsView::hostileListIsPaintedAtOnce()
{
    Session session;
    ProblemsView view(session);
    view.resize(240, 400);
    view.show();
    Issue issue = warning();
    issue.what = std::string(5000, 'x') + "<b>%1\n\xff";
    session.setShown(fileWith("a.json", Issues(1000, issue)));
    QVERIFY(!view.grab().isNull());
    QCOMPARE(view.model().rowCount(), 1000);
}

void tst_ProblemsView::failureComesFirstAndErrorsBeforeWarnings()
{
    Session session;
    ProblemModel model(session);
    QAbstractItemModelTester tester(&model);
    session.setShown(fileWith("old.json", {warning(), error()}));
    QCOMPARE(model.count(Severity::Error), 1);
    QVERIFY(model.index(0).data().toString().contains(QStringLiteral("fps")));
    session.setFailure(fileWith("new.json", {warning()}));
    QCOMPARE(model.rowCount(), 3);
    QVERIFY(model.textOf(0).startsWith(QStringLiteral("new.json")));
    QVERIFY(model.textOf(1).startsWith(QStringLiteral("old.json:3:1: error:")));
}

void tst_ProblemsView::everyRowHasWordLayerPlaceAndAdvice()
{
    Session session;
    ProblemModel model(session);
    session.setShown(fileWith("/some/where/hero.json", {warning()}));
    const QModelIndex row = model.index(0);
    const QString where = row.data(ProblemModel::WhereRole).toString();
    for (const char *part : {"Warning", "approximated", "glow", "hero.json", "/layers/1"})
        QVERIFY2(where.contains(QLatin1String(part)), part);
    QVERIFY(!where.contains(QStringLiteral("some")));
    QCOMPARE(row.data(ProblemModel::AdviceRole).toString(), QStringLiteral("use normal"));
    QVERIFY(!row.data(Qt::DecorationRole).isNull());
    QVERIFY(row.data(Qt::AccessibleTextRole).toString().contains(QStringLiteral("use normal")));
}

void tst_ProblemsView::copiesPickedOrAllAsText()
{
    Session session;
    ProblemsView view(session);
    view.show();
    session.setShown(fileWith("a.json", {warning(), error()}));
    view.copy();
    QCOMPARE(QApplication::clipboard()->text(),
             QStringLiteral("a.json:3:1: error: fps wants a number\n"
                            "a.json#/layers/1: warning: blend mode is normal [glow]\n    use normal\n"));
    auto *list = view.findChild<QListView *>();
    view.activateWindow();
    list->setFocus();
    QVERIFY(QTest::qWaitForWindowActive(&view));
    list->setCurrentIndex(view.model().index(1));
    QTest::keyClick(list, Qt::Key_C, Qt::ControlModifier);
    QVERIFY(QApplication::clipboard()->text().startsWith(QStringLiteral("a.json#/layers/1")));
}

QTEST_MAIN(tst_ProblemsView)
#include "tst_problems_view.moc"
