// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#include "views/session/session.h"

#include "tests/views/test_rigs.h"

#include <QtTest>

using namespace clipwright;
using clipwright::views::Session;

class tst_Session : public QObject {
    Q_OBJECT

    QTemporaryDir m_folder;

private slots:
    void nothingHappensWithoutAFile();
    void failureKeepsTheShownFile();
    void everySignalComesOnceAndOnlyForAChange();
    void onceClipStopsItselfAndTheClock();
    void anotherFileGoesOnPlaying();
};

void tst_Session::nothingHappensWithoutAFile()
{
    Session session;
    QSignalSpy playing(&session, &Session::playingChanged);
    QSignalSpy frame(&session, &Session::frameChanged);
    session.togglePlaying();
    session.playFromStart();
    session.step(1);
    session.setClip(3);
    session.setClip(-1);
    QCOMPARE(playing.count() + frame.count(), 0);
}

void tst_Session::failureKeepsTheShownFile()
{
    Session session;
    session.setShown(openedTestRig(m_folder, QStringLiteral("slide.oanim"), slideText()));
    QSignalSpy shown(&session, &Session::shownChanged);
    QSignalSpy problems(&session, &Session::problemsChanged);
    session.setFailure(openedTestRig(m_folder, QStringLiteral("bad.oanim"), "fps\n"));
    QCOMPARE(shown.count(), 0);
    QCOMPARE(problems.count(), 1);
    QVERIFY(session.shown()->isShowable());
    QVERIFY(session.failure());
}

void tst_Session::everySignalComesOnceAndOnlyForAChange()
{
    Session session;
    session.setShown(openedTestRig(m_folder, QStringLiteral("slide.oanim"), slideText()));
    QSignalSpy clip(&session, &Session::clipChanged);
    QSignalSpy frame(&session, &Session::frameChanged);
    QSignalSpy looping(&session, &Session::loopingChanged);
    session.seek(5);
    session.seek(5);
    QCOMPARE(frame.count(), 1);
    session.setClip(1);
    QCOMPARE(clip.count(), 1);
    QCOMPARE(frame.count(), 2);
    QCOMPARE(looping.count(), 1);
    session.setClip(1);
    QCOMPARE(clip.count(), 1);
}

void tst_Session::onceClipStopsItselfAndTheClock()
{
    Session session;
    session.setShown(openedTestRig(m_folder, QStringLiteral("slide.oanim"), slideText()));
    session.setClip(1);
    QSignalSpy playing(&session, &Session::playingChanged);
    session.setPlaying(true);
    session.advance(3);
    QCOMPARE(playing.count(), 2);
    QCOMPARE(session.playback().frame(), 30.0);
    QSignalSpy frame(&session, &Session::frameChanged);
    QTest::qWait(60);
    QCOMPARE(frame.count(), 0);
}

void tst_Session::anotherFileGoesOnPlaying()
{
    Session session;
    session.setShown(openedTestRig(m_folder, QStringLiteral("slide.oanim"), slideText()));
    session.setPlaying(true);
    session.setShown(openedTestRig(m_folder, QStringLiteral("again.oanim"), slideText()));
    QVERIFY(session.playback().isPlaying());
    QSignalSpy frame(&session, &Session::frameChanged);
    QTRY_VERIFY(frame.count() > 2);
}

QTEST_GUILESS_MAIN(tst_Session)
#include "tst_session.moc"
