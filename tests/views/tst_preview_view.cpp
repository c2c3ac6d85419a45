// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#include "views/preview/preview_view.h"

#include "tests/views/test_rigs.h"
#include "views/preview/clip_model.h"
#include "views/preview/clip_progress.h"
#include "views/preview/scrub_bar.h"
#include "views/preview/speed_button.h"
#include "views/preview/time_readout.h"
#include "views/session/session.h"
#include "widgets/time_ruler.h"

#include <QAbstractItemModelTester>
#include <QComboBox>
#include <QMenu>
#include <QSlider>
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
    void secondClipIsChosenAndWeighedByKeys();
    void draggingTheWeightBlends();
    void progressSaysNameWeightTimeAndEnd();
    void oneClipHasNothingToBlend();
    void speedMenuFollowsAndSets();
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

void tst_PreviewView::secondClipIsChosenAndWeighedByKeys()
{
    Session session;
    PreviewView view(session);
    session.setShown(slide());
    view.show();
    QVERIFY(QTest::qWaitForWindowActive(&view));
    auto *combo = view.findChild<QComboBox *>();
    combo->setFocus();
    QTest::keyClick(combo, Qt::Key_Down);
    QTest::keyClick(combo, Qt::Key_Down);
    QCOMPARE(session.mix().other(), std::optional(std::size_t(1)));
    auto *slider = view.findChild<QSlider *>();
    QVERIFY(slider->isEnabled());
    slider->setFocus();
    QTest::keyClick(slider, Qt::Key_PageUp);
    QTest::keyClick(slider, Qt::Key_Up);
    QCOMPARE(session.mix().weight(), 0.11);
    session.setBlendWeight(0.5);
    QCOMPARE(slider->value(), 50);
}

void tst_PreviewView::draggingTheWeightBlends()
{
    Session session;
    PreviewView view(session);
    session.setShown(slide());
    session.setOtherClip(1);
    view.resize(300, 400);
    view.show();
    auto *slider = view.findChild<QSlider *>();
    const int middle = slider->height() / 2;
    QTest::mousePress(slider, Qt::LeftButton, {}, QPoint(6, middle));
    QTest::mouseMove(slider, QPoint(slider->width() - 2, middle));
    QTest::mouseRelease(slider, Qt::LeftButton, {}, QPoint(slider->width() - 2, middle));
    QCOMPARE(session.mix().weight(), 1.0);
}

void tst_PreviewView::progressSaysNameWeightTimeAndEnd()
{
    Session session;
    PreviewView view(session);
    session.setShown(slide());
    view.show();
    auto *first = view.findChild<ClipProgress *>(QStringLiteral("mainProgress"));
    auto *second = view.findChild<ClipProgress *>(QStringLiteral("secondProgress"));
    QVERIFY(!second->isVisible());
    session.setOtherClip(1);
    session.setBlendWeight(0.25);
    session.seek(4);
    QVERIFY(second->isVisible());
    QCOMPARE(first->state().name, QStringLiteral("slide"));
    QCOMPARE(first->state().weight, 0.75);
    QCOMPARE(second->state().name, QStringLiteral("rest"));
    QCOMPARE(second->state().seconds, 0.4);
    QCOMPARE(second->state().length, 1.0);
    QVERIFY(second->text().startsWith(QStringLiteral("25")));
    session.setClip(1);
    session.setPlaying(true);
    QCOMPARE(first->state().status, QStringLiteral("playing"));
    session.advance(2);
    QCOMPARE(first->state().status, QStringLiteral("ended"));
}

void tst_PreviewView::oneClipHasNothingToBlend()
{
    Session session;
    PreviewView view(session);
    session.setShown(openedTestRig(m_folder, QStringLiteral("dot.json"), dotLottie()));
    view.show();
    QVERIFY(!view.findChild<QComboBox *>()->isEnabled());
    QVERIFY(!view.findChild<QSlider *>()->isEnabled());
}

void tst_PreviewView::speedMenuFollowsAndSets()
{
    Session session;
    SpeedButton button(session);
    const auto speeds = button.menu()->actions();
    QCOMPARE(speeds.size(), qsizetype(kSpeeds.size()));
    speeds.first()->trigger();
    QCOMPARE(session.playback().speed(), 0.1);
    session.setSpeed(4);
    QVERIFY(speeds.last()->isChecked());
    QVERIFY(button.text().startsWith(QStringLiteral("4")));
    QVERIFY(button.accessibleName().contains(speedText(4)));
}

QTEST_MAIN(tst_PreviewView)
#include "tst_preview_view.moc"
