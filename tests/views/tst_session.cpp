// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#include "views/session/session.h"

#include "views/session/issue_text.h"

#include "tests/views/test_rigs.h"

#include <QTranslator>
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
    void theSameFileGoesOnWhereItWas();
    void aFrameOfTheTimelineFindsItsClip();
    void speedIsHeldToWhatIsOffered();
    void secondClipIsBlendedAtTheSameSeconds();
    void crossFadeChangesPlacesAndComesToRest();
    void fadeOutlastsAClipThatEnds();
    void parkingCutsAFade();
    void sentencesAreTranslatedAroundNamesAndNumbers();
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

void tst_Session::theSameFileGoesOnWhereItWas()
{
    Session session;
    session.setShown(openedTestRig(m_folder, QStringLiteral("slide.oanim"), slideText()));
    session.setClip(1);
    session.seek(23);
    session.setLooping(true);
    session.setOtherClip(0);
    session.setBlendWeight(0.5);
    session.setPlaying(true);
    // The clips have changed places and length meanwhile, and there is one more.
    session.setShown(openedTestRig(m_folder, QStringLiteral("slide.oanim"),
                                   slideText().replace("clip slide 0 20 loop\nclip rest 20 30 once",
                                                       "clip new 0 5 loop\nclip rest 2 30 once\nclip slide 5 9 loop")));
    QCOMPARE(session.playback().clip(), std::size_t(1));
    QCOMPARE(session.playback().frame(), 5.0);
    QVERIFY(session.playback().isPlaying() && session.playback().isLooping());
    QCOMPARE(*session.mix().other(), std::size_t(2));
    QCOMPARE(session.mix().weight(), 0.5);
    // Without the clip it starts as any file does.
    session.setShown(openedTestRig(m_folder, QStringLiteral("slide.oanim"),
                                   slideText().replace("clip slide 0 20 loop\nclip rest 20 30 once", "")));
    QCOMPARE(session.playback().clip(), std::size_t(0));
    QVERIFY(!session.mix().other());
}

void tst_Session::aFrameOfTheTimelineFindsItsClip()
{
    Session session;
    session.seekTimeline(3);
    session.setShown(openedTestRig(m_folder, QStringLiteral("slide.oanim"), slideText()));
    session.seekTimeline(25);
    QCOMPARE(session.playback().clip(), std::size_t(1));
    QCOMPARE(session.playback().frame(), 25.0);
    session.seekTimeline(20); // both have it: the shown one stays
    QCOMPARE(session.playback().clip(), std::size_t(1));
    session.seekTimeline(99);
    QCOMPARE(session.playback().frame(), 30.0);
}

void tst_Session::speedIsHeldToWhatIsOffered()
{
    Session session;
    session.setShown(openedTestRig(m_folder, QStringLiteral("slide.oanim"), slideText()));
    QSignalSpy speed(&session, &Session::speedChanged);
    session.goFaster();
    QCOMPARE(session.playback().speed(), 1.5);
    session.setSpeed(100);
    session.goFaster();
    QCOMPARE(session.playback().speed(), 4.0);
    QCOMPARE(speed.count(), 2);
    session.setPlaying(true);
    session.advance(0.25);
    QCOMPARE(session.playback().frame(), 10.0);
    session.setSpeed(0);
    session.goSlower();
    QCOMPARE(session.playback().speed(), 0.1);
}

void tst_Session::secondClipIsBlendedAtTheSameSeconds()
{
    Session session;
    session.setShown(openedTestRig(m_folder, QStringLiteral("slide.oanim"), slideText()));
    QSignalSpy mix(&session, &Session::mixChanged);
    session.setOtherClip(7);
    QCOMPARE(mix.count(), 0);
    session.setOtherClip(1);
    session.setBlendWeight(0.25);
    session.setBlendWeight(0.25);
    QCOMPARE(mix.count(), 2);
    session.seek(5);
    QCOMPARE(session.pose().frame, 5.0);
    QCOMPARE(session.pose().otherFrame, 25.0);
    QCOMPARE(session.pose().otherWeight, 0.25);
    session.seek(15);
    QCOMPARE(session.pose().otherFrame, 30.0);
    session.setOtherClip(-1);
    QCOMPARE(session.pose().otherWeight, 0.0);
}

void tst_Session::crossFadeChangesPlacesAndComesToRest()
{
    Session session;
    session.setShown(openedTestRig(m_folder, QStringLiteral("slide.oanim"), slideText()));
    session.crossFade();
    QVERIFY(!session.playback().isPlaying());
    session.setClip(1);
    session.setOtherClip(0);
    session.setFadeSeconds(0.5);
    session.crossFade();
    QVERIFY(session.playback().isPlaying());
    QCOMPARE(session.playback().clip(), std::size_t(0));
    QVERIFY(session.mix().isFading() && session.pose().faded);
    QCOMPARE(session.mix().shownWeight(), 1.0);
    session.advance(0.25);
    QCOMPARE(session.mix().shownWeight(), 0.5);
    QCOMPARE(session.playback().frame(), 2.5);
    session.advance(0.25);
    QVERIFY(!session.mix().isFading());
    QCOMPARE(session.mix().other(), std::optional(std::size_t(1)));
    QCOMPARE(session.mix().shownWeight(), 0.0);
    QCOMPARE(session.pose().frame, 5.0);
}

void tst_Session::fadeOutlastsAClipThatEnds()
{
    Session session;
    session.setShown(openedTestRig(m_folder, QStringLiteral("slide.oanim"), slideText()));
    session.setOtherClip(1);
    session.setFadeSeconds(2);
    session.crossFade();
    session.advance(1.5);
    QVERIFY(session.playback().hasEnded());
    QVERIFY(session.mix().isFading());
    session.advance(0.6);
    QVERIFY(!session.mix().isFading());
}

void tst_Session::parkingCutsAFade()
{
    Session session;
    session.setShown(openedTestRig(m_folder, QStringLiteral("slide.oanim"), slideText()));
    session.setOtherClip(1);
    session.crossFade();
    session.setPlaying(false);
    QVERIFY(session.mix().isFading());
    session.step(1);
    QVERIFY(!session.mix().isFading());
    QCOMPARE(session.pose().frame, 21.0);
}

/** Knows one sentence, as a translation file would. */
class OneSentence : public QTranslator {
public:
    bool isEmpty() const override { return false; }
    QString translate(const char *context, const char *text, const char *, int) const override
    {
        const bool isKnown = qstrcmp(context, "Issues") == 0 && qstrcmp(text, "layer '%1' has %2 keys") == 0;
        return isKnown ? QStringLiteral("%2 Keys in „%1“") : QString();
    }
};

void tst_Session::sentencesAreTranslatedAroundNamesAndNumbers()
{
    OneSentence german;
    QCoreApplication::installTranslator(&german);
    QCOMPARE(views::translatedSentence("layer 'a %2 b' has 12.5 keys"), QStringLiteral("12.5 Keys in „a %2 b“"));
    QCOMPARE(views::translatedSentence("nobody knows 'this' 7"), QStringLiteral("nobody knows 'this' 7"));
    QCoreApplication::removeTranslator(&german);
}

QTEST_GUILESS_MAIN(tst_Session)
#include "tst_session.moc"
