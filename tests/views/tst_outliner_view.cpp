// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#include "views/outliner/outliner_view.h"

#include "model/io/lottie/lottie_reader.h"
#include "test_rigs.h"
#include "views/outliner/outliner_model.h"
#include "views/outliner/outliner_tree.h"
#include "views/session/session.h"

#include <QLineEdit>
#include <QtTest>

using namespace clipwright;
using namespace clipwright::views;

namespace {

/** The view of a session that has a Lottie of one layer with a group open. */
struct Shown {
    Shown() : path(writeTestFile(folder, QStringLiteral("dot.json"), dotLottie())), view(session)
    {
        const Result<DocumentId> opened = session.documents().workspace().open(path.toStdString());
        if (opened)
            session.documents().show(*opened);
        view.resize(300, 400);
        view.show();
    }
    OutlinerTree &tree() const { return view.tree(); }
    QModelIndex layer(int column = 0) const { return tree().model()->index(0, column); }
    void click(const QModelIndex &index, Qt::KeyboardModifiers modifiers = {}) const
    {
        QTest::mouseClick(tree().viewport(), Qt::LeftButton, modifiers, tree().visualRect(index).center());
    }
    const Rig &rig() const { return session.documents().activeDocument()->rig(); }
    const Layer &firstLayer() const { return *rig().main().layers.front(); }
    const Selection &selection() const { return session.documents().selection(); }

    QTemporaryDir folder;
    QString path;
    Session session;
    OutlinerView view;
};

} // namespace

class tst_OutlinerView : public QObject {
    Q_OBJECT

private slots:
    void opensEmpty();
    void listsWhatIsOpenAndNothingWhenItIsClosed();
    void clickPicksAndPickingElsewhereShows();
    void eyeHidesWithoutPicking();
    void f2Renames();
    void filterFindsByNameAndKind();
};

void tst_OutlinerView::opensEmpty()
{
    Session session;
    OutlinerView view(session);
    view.show();
    QCOMPARE(view.tree().model()->rowCount(), 0);
}

void tst_OutlinerView::listsWhatIsOpenAndNothingWhenItIsClosed()
{
    Shown of;
    QCOMPARE(of.layer().data().toString(), QStringLiteral("dot"));
    QCOMPARE(of.tree().model()->rowCount(of.layer()), 1);
    of.click(of.layer());
    of.session.documents().close(of.session.documents().active());
    QCOMPARE(of.tree().model()->rowCount(), 0);
}

void tst_OutlinerView::clickPicksAndPickingElsewhereShows()
{
    Shown of;
    of.click(of.layer());
    QCOMPARE(of.selection().objects.size(), 1U);
    QCOMPARE(of.selection().objects.front().node, of.firstLayer().id);
    const ObjectRef group{of.rig().main().id, of.firstLayer().items.front().id, {}};
    of.session.documents().select({of.session.documents().active(), {group}, {}});
    QVERIFY(of.tree().isExpanded(of.layer()));
    QCOMPARE(of.tree().selectionModel()->selectedRows(), QModelIndexList{of.tree().model()->index(0, 0, of.layer())});
    QCOMPARE(of.selection().objects, std::vector{group});
    of.session.documents().select({});
    QVERIFY(!of.tree().selectionModel()->hasSelection());
}

void tst_OutlinerView::eyeHidesWithoutPicking()
{
    Shown of;
    of.click(of.layer(RigTreeModel::VisibleColumn));
    QVERIFY(of.firstLayer().isHidden);
    QVERIFY(of.selection().isEmpty());
    QVERIFY(of.session.documents().undo());
    QVERIFY(!of.firstLayer().isHidden);
}

void tst_OutlinerView::f2Renames()
{
    Shown of;
    of.click(of.layer());
    of.tree().setFocus();
    QTest::keyClick(&of.tree(), Qt::Key_F2);
    auto *editor = of.tree().findChild<QLineEdit *>();
    QVERIFY(editor != nullptr);
    QTest::keyClicks(editor, QStringLiteral("ball"));
    QTest::keyClick(editor, Qt::Key_Return);
    QTRY_COMPARE(of.firstLayer().name, std::string("ball")); // the editor ends by an event of its own
    of.session.documents().undo();
    QCOMPARE(of.layer().data().toString(), QStringLiteral("dot"));
    QVERIFY(of.tree().selectionModel()->isSelected(of.layer()));
}

void tst_OutlinerView::filterFindsByNameAndKind()
{
    Shown of;
    of.click(of.layer());
    QTest::keyClicks(&of.view.filter(), QStringLiteral("ellip"));
    QCOMPARE(of.tree().model()->rowCount(), 1);
    const QModelIndex group = of.tree().model()->index(0, 0, of.layer());
    QCOMPARE(of.tree().model()->rowCount(group), 1);
    QTest::keyClicks(&of.view.filter(), QStringLiteral("no such"));
    QCOMPARE(of.tree().model()->rowCount(), 0);
    QCOMPARE(of.selection().objects.size(), 1U); // what the filter leaves out stays picked
    of.view.filter().clear();
    QVERIFY(of.tree().selectionModel()->isSelected(of.layer()));
}

QTEST_MAIN(tst_OutlinerView)
#include "tst_outliner_view.moc"
