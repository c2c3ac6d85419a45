// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#include "views/problems/problems_view.h"

#include "views/problems/problem_model.h"
#include "views/session/session.h"

#include <QAbstractItemModelTester>
#include <QApplication>
#include <QClipboard>
#include <QComboBox>
#include <QLineEdit>
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
    static Issue refusal(const std::string &layer)
    {
        return {Severity::Error, Fate::Refused, "text", {}, "no text", {}, layer, {}};
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
    void whatIsLeftOutStandsBehindItsKind();
    void copiesPickedOrAllAsText();
    void groupsHaveNamesAndCounts();
    void filterByGroupAndWordsCopiesWhatIsListed();
    void clickPicksTheLayer();
    void problemsOfALayerAreFound();
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
    QVERIFY(model.index(0).data().toString().contains(QStringLiteral("Fps wants")));
    session.setFailure(fileWith("new.json", {warning()}));
    QCOMPARE(model.rowCount(), 3);
    QVERIFY(model.textOf(0).startsWith(QStringLiteral("new.json")));
    QVERIFY(model.textOf(1).startsWith(QStringLiteral("old.json:3:1: error:")));
}

void tst_ProblemsView::whatIsLeftOutStandsBehindItsKind()
{
    Session session;
    ProblemModel model(session);
    Issue more = error();
    more.code = "and-more";
    more.what = "and 9000 more";
    session.setShown(fileWith("hero.json", {refusal("a"), more}));
    QCOMPARE(model.count(ProblemGroup::Refused), 9001);
    QCOMPARE(model.total(), 9001);
    QCOMPARE(model.index(1).data().toString(), QStringLiteral("And 9000 more"));
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
    QVERIFY(!where.contains(QStringLiteral("some")) && !where.contains(QStringLiteral("time")));
    Issue merged = warning();
    merged.count = 12;
    session.setShown(fileWith("hero.json", {merged}));
    QVERIFY(model.index(0).data(ProblemModel::WhereRole).toString().contains(QStringLiteral("12 time")));
    session.setShown(fileWith("/some/where/hero.json", {warning()}));
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
    list->setCurrentIndex(list->model()->index(1, 0));
    QTest::keyClick(list, Qt::Key_C, Qt::ControlModifier);
    QVERIFY(QApplication::clipboard()->text().startsWith(QStringLiteral("a.json#/layers/1")));
}

void tst_ProblemsView::groupsHaveNamesAndCounts()
{
    Session session;
    ProblemModel model(session);
    session.setShown(fileWith("a.json", {warning(), refusal("hand"), warning(), refusal("foot")}));
    QCOMPARE(model.count(ProblemGroup::Refused), 2);
    QCOMPARE(model.count(ProblemGroup::Kept), 0);
    QCOMPARE(model.index(0).data(ProblemModel::GroupTitleRole).toString(), QStringLiteral("Refused (2)"));
    QCOMPARE(model.index(3).data(ProblemModel::GroupTitleRole).toString(), QStringLiteral("Approximated (2)"));
}

void tst_ProblemsView::filterByGroupAndWordsCopiesWhatIsListed()
{
    Session session;
    ProblemsView view(session);
    view.show();
    session.setShown(fileWith("a.json", {warning(), refusal("hand"), refusal("foot")}));
    const auto *list = view.findChild<QListView *>();
    auto *groups = view.findChild<QComboBox *>();
    QCOMPARE(groups->count(), 3);
    QCOMPARE(groups->itemText(0), QStringLiteral("All (3)"));
    groups->setCurrentIndex(1);
    QCOMPARE(list->model()->rowCount(), 2);
    QTest::keyClicks(view.findChild<QLineEdit *>(), QStringLiteral("FOOT"));
    QCOMPARE(list->model()->rowCount(), 1);
    view.copy();
    QCOMPARE(QApplication::clipboard()->text(), QStringLiteral("a.json: error: no text [foot]\n"));
    groups->setCurrentIndex(2);
    QCOMPARE(list->model()->rowCount(), 0);
}

void tst_ProblemsView::clickPicksTheLayer()
{
    Session session;
    ProblemsView view(session);
    view.resize(300, 400);
    view.show();
    auto shown = std::make_shared<ShownRig>(*fileWith("a.json", {warning(), refusal("hand")}));
    shown->issueLayers = {-1, 5};
    session.setShown(shown);
    QSignalSpy picked(&session, &Session::layerPicked);
    auto *list = view.findChild<QListView *>();
    const auto click = [&](int row) {
        const QRect rect = list->visualRect(list->model()->index(row, 0));
        QTest::mouseClick(list->viewport(), Qt::LeftButton, {}, rect.center());
    };
    click(0);
    QCOMPARE(picked.count(), 1);
    QCOMPARE(session.pickedLayer(), 5);
    click(1);
    QCOMPARE(picked.count(), 1);
    list->setCurrentIndex(list->model()->index(0, 0));
    QTest::keyClick(list, Qt::Key_Return);
    QCOMPARE(picked.count(), 2);
}

void tst_ProblemsView::problemsOfALayerAreFound()
{
    Session session;
    ProblemsView view(session);
    view.show();
    auto shown = std::make_shared<ShownRig>(*fileWith("a.json", {refusal("foot"), refusal("hand")}));
    shown->issueLayers = {2, 5};
    session.setShown(shown);
    view.findChild<QLineEdit *>()->setText(QStringLiteral("nothing has this"));
    session.askForProblemsOf(5);
    const QModelIndex current = view.findChild<QListView *>()->currentIndex();
    QVERIFY(current.isValid());
    QCOMPARE(current.data(ProblemModel::LayerRole).toInt(), 5);
}

QTEST_MAIN(tst_ProblemsView)
#include "tst_problems_view.moc"
