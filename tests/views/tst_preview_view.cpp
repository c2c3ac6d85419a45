// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#include "views/preview/preview_view.h"

#include "tests/views/test_rigs.h"
#include "views/preview/clip_model.h"
#include "views/preview/scrub_bar.h"
#include "views/preview/time_readout.h"
#include "views/session/session.h"
#include "widgets/time_ruler.h"

#include <QAbstractItemModelTester>
#include <QTreeView>
#include <QtTest>

using namespace clipwright;
using namespace clipwright::views;

class tst_PreviewView : public QObject {
    Q_OBJECT

    QTemporaryDir m_folder;

    auto slide() { return openedTestRig(m_folder, QStringLiteral("slide.oanim"), slideText()); }

private slots:
    void emptyListsNothing();
    void clipsHaveNameFramesLengthAndEnd();
    void choosingARowChoosesTheClip();
    void theListFollowsTheClip();
    void draggingTheScrubBarSeeks();
    void readoutSaysFrameSecondsAndRate();
};

void tst_PreviewView::emptyListsNothing()
{
    Session session;
    PreviewView view(session);
    view.show();
    QVERIFY(!view.findChild<QTreeView *>()->isVisible());
    session.setShown(slide());
    QVERIFY(view.findChild<QTreeView *>()->isVisible());
    session.setShown({});
    QVERIFY(!view.findChild<QTreeView *>()->isVisible());
}

void tst_PreviewView::clipsHaveNameFramesLengthAndEnd()
{
    Session session;
    ClipModel model(session);
    QAbstractItemModelTester tester(&model);
    session.setShown(slide());
    QCOMPARE(model.rowCount(), 2);
    QCOMPARE(model.index(0, ClipModel::Name).data().toString(), QStringLiteral("slide"));
    QCOMPARE(model.index(1, ClipModel::Frames).data().toString(), QStringLiteral("20 – 30"));
    QVERIFY(model.index(0, ClipModel::Seconds).data().toString().startsWith(QStringLiteral("2")));
    QVERIFY(model.index(0, 0).data(Qt::AccessibleTextRole).toString().contains(QStringLiteral("loops")));
    QVERIFY(model.index(1, 0).data(Qt::AccessibleTextRole).toString().contains(QStringLiteral("once")));
}

void tst_PreviewView::choosingARowChoosesTheClip()
{
    Session session;
    PreviewView view(session);
    session.setShown(slide());
    view.show();
    auto *list = view.findChild<QTreeView *>();
    QTest::keyClick(list, Qt::Key_Down);
    QCOMPARE(session.playback().clip(), std::size_t(1));
    QCOMPARE(session.playback().frame(), 20.0);
}

void tst_PreviewView::theListFollowsTheClip()
{
    Session session;
    PreviewView view(session);
    session.setShown(slide());
    session.setClip(1);
    session.seek(25);
    QCOMPARE(view.findChild<QTreeView *>()->currentIndex().row(), 1);
    QCOMPARE(session.playback().frame(), 25.0);
}

void tst_PreviewView::draggingTheScrubBarSeeks()
{
    Session session;
    ScrubBar bar(session);
    session.setShown(slide());
    session.setPlaying(true);
    bar.resize(600, bar.sizeHint().height());
    bar.show();
    auto *ruler = bar.findChild<widgets::TimeRuler *>();
    QTest::mousePress(ruler, Qt::LeftButton, {}, QPoint(int(ruler->xOf(3)), 30));
    QVERIFY(!session.playback().isPlaying());
    QCOMPARE(session.playback().frame(), 3.0);
    QTest::mouseMove(ruler, QPoint(int(ruler->xOf(12)) + 2, 30));
    QCOMPARE(session.playback().frame(), 12.0);
    QCOMPARE(ruler->frame(), 12.0);
    QTest::mouseRelease(ruler, Qt::LeftButton, {}, QPoint(int(ruler->xOf(12)) + 2, 30));
}

void tst_PreviewView::readoutSaysFrameSecondsAndRate()
{
    Session session;
    TimeReadout readout(session);
    QVERIFY(readout.text().isEmpty());
    session.setShown(slide());
    session.seek(14);
    QVERIFY2(readout.text().contains(QStringLiteral("14 / 30")), qPrintable(readout.text()));
    QVERIFY(readout.text().contains(QLocale().toString(1.4, 'f', 2)));
    QVERIFY(readout.text().contains(QStringLiteral("10 fps")));
}

QTEST_MAIN(tst_PreviewView)
#include "tst_preview_view.moc"
