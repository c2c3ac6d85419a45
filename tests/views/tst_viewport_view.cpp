// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#include "views/viewport/viewport_view.h"

#include "tests/views/paint_counter.h"
#include "tests/views/test_rigs.h"
#include "views/session/session.h"
#include "widgets/theme.h"

#include <glm/geometric.hpp>

#include <QPushButton>
#include <QWheelEvent>
#include <QtTest>

using namespace clipwright;
using clipwright::views::Session;
using clipwright::views::ViewportView;

class tst_ViewportView : public QObject {
    Q_OBJECT

    QTemporaryDir m_folder;
    Session *m_session = nullptr;
    ViewportView *m_view = nullptr;

    void openSlide()
    {
        m_session->setShown(openedTestRig(m_folder, QStringLiteral("slide.oanim"), slideText()));
        QTRY_VERIFY(m_view->isUpToDate());
        QCoreApplication::processEvents();
    }
    Vec2 worldAt(QPoint point) const
    {
        return m_view->transform().worldToView().inverse().map({point.x() * 1.0, point.y() * 1.0});
    }
    bool isRedAt(Vec2 world) const
    {
        const Vec2 at = m_view->transform().worldToView().map(world);
        const QColor colour = m_view->grab().toImage().pixelColor(int(at.x), int(at.y));
        return colour.red() > 250 && colour.green() < 5 && colour.blue() < 5;
    }

private slots:
    void init();
    void cleanup();
    void emptyOffersToOpen();
    void notShowableFileStaysEmpty();
    void showsThePoseAtThePlayhead();
    void followsThePlayhead();
    void wheelZoomsAboutThePointer();
    void panning_data();
    void panning();
    void plainDragDoesNotPan();
    void spaceWithoutADragPlays();
    void frameAllComesBack();
    void idleDrawsNothing();
};

void tst_ViewportView::init()
{
    widgets::Theme::instance().apply(widgets::ThemeChoice::Dark);
    m_session = new Session(this);
    m_view = new ViewportView(*m_session);
    m_view->resize(400, 300);
    m_view->show();
    QVERIFY(QTest::qWaitForWindowExposed(m_view));
}

void tst_ViewportView::cleanup()
{
    delete m_view;
    delete m_session;
}

void tst_ViewportView::emptyOffersToOpen()
{
    QSignalSpy open(m_view, &ViewportView::openRequested);
    QSignalSpy sample(m_view, &ViewportView::sampleRequested);
    const auto buttons = m_view->findChildren<QPushButton *>();
    QCOMPARE(buttons.size(), 2);
    for (QPushButton *button : buttons) {
        QVERIFY(button->isVisible());
        QTest::mouseClick(button, Qt::LeftButton);
    }
    QCOMPARE(open.count() + sample.count(), 2);
}

void tst_ViewportView::notShowableFileStaysEmpty()
{
    m_session->setShown(openedTestRig(m_folder, QStringLiteral("bad.oanim"), "fps 0\n"));
    QVERIFY(m_view->findChild<QPushButton *>()->isVisible());
    QVERIFY(!m_view->grab().isNull());
}

void tst_ViewportView::showsThePoseAtThePlayhead()
{
    openSlide();
    QVERIFY(!m_view->findChild<QPushButton *>()->isVisible());
    QVERIFY(isRedAt({0, 0}));
    QVERIFY(!isRedAt({2, 0}));
}

void tst_ViewportView::followsThePlayhead()
{
    openSlide();
    m_session->seek(20);
    QTRY_VERIFY(m_view->isUpToDate());
    QVERIFY(isRedAt({2, 0}));
    QVERIFY(!isRedAt({0, 0}));
}

void tst_ViewportView::wheelZoomsAboutThePointer()
{
    openSlide();
    const QPoint pointer(90, 70);
    const Vec2 before = worldAt(pointer);
    const double zoom = m_view->transform().zoom();
    QSignalSpy changed(m_view, &ViewportView::zoomChanged);
    QWheelEvent wheel(pointer, m_view->mapToGlobal(pointer), {}, {0, 240}, Qt::NoButton, Qt::NoModifier,
                      Qt::NoScrollPhase, false);
    QCoreApplication::sendEvent(m_view, &wheel);
    QCOMPARE(m_view->transform().zoom(), zoom * 1.44);
    QVERIFY(glm::distance(worldAt(pointer), before) < 1e-9);
    QCOMPARE(changed.count(), 1);
}

void tst_ViewportView::panning_data()
{
    QTest::addColumn<int>("button");
    QTest::addColumn<int>("modifiers");
    QTest::addColumn<bool>("holdsSpace");
    QTest::newRow("middle button") << int(Qt::MiddleButton) << int(Qt::NoModifier) << false;
    QTest::newRow("Shift") << int(Qt::LeftButton) << int(Qt::ShiftModifier) << false;
    QTest::newRow("Space") << int(Qt::LeftButton) << int(Qt::NoModifier) << true;
}

void tst_ViewportView::panning()
{
    QFETCH(int, button);
    QFETCH(int, modifiers);
    QFETCH(bool, holdsSpace);
    openSlide();
    const Vec2 grabbed = worldAt({100, 100});
    if (holdsSpace)
        QTest::keyPress(m_view, Qt::Key_Space);
    QTest::mousePress(m_view, Qt::MouseButton(button), Qt::KeyboardModifiers(modifiers), {100, 100});
    QTest::mouseMove(m_view, {130, 80});
    QTest::mouseRelease(m_view, Qt::MouseButton(button), Qt::KeyboardModifiers(modifiers), {130, 80});
    if (holdsSpace)
        QTest::keyRelease(m_view, Qt::Key_Space);
    QVERIFY(glm::distance(worldAt({130, 80}), grabbed) < 1e-9);
    QVERIFY(!m_session->playback().isPlaying());
    QTest::mouseMove(m_view, {10, 10});
    QVERIFY(glm::distance(worldAt({130, 80}), grabbed) < 1e-9);
}

void tst_ViewportView::plainDragDoesNotPan()
{
    openSlide();
    const auto before = m_view->transform();
    QTest::mousePress(m_view, Qt::LeftButton, {}, {100, 100});
    QTest::mouseMove(m_view, {130, 80});
    QTest::mouseRelease(m_view, Qt::LeftButton, {}, {130, 80});
    QVERIFY(m_view->transform() == before);
}

void tst_ViewportView::spaceWithoutADragPlays()
{
    openSlide();
    QTest::keyClick(m_view, Qt::Key_Space);
    QVERIFY(m_session->playback().isPlaying());
    QTest::keyClick(m_view, Qt::Key_Space);
    QVERIFY(!m_session->playback().isPlaying());
}

void tst_ViewportView::frameAllComesBack()
{
    openSlide();
    const auto fitted = m_view->transform();
    m_view->zoomToActualSize();
    QCOMPARE(m_view->transform().zoom(), 1.0);
    m_view->frameAll();
    QVERIFY(m_view->transform() == fitted);
}

void tst_ViewportView::idleDrawsNothing()
{
    openSlide();
    QTest::qWait(50);
    PaintCounter counter;
    m_view->installEventFilter(&counter);
    QSignalSpy pictures(m_view, &ViewportView::pictureShown);
    QTest::qWait(300);
    QCOMPARE(counter.count, 0);
    QCOMPARE(pictures.count(), 0);
    m_session->seek(m_session->playback().frame());
    QTest::qWait(50);
    QCOMPARE(pictures.count(), 0);
    m_session->step(1);
    QTRY_COMPARE(pictures.count(), 1);
    QTRY_VERIFY(counter.count > 0);
}

QTEST_MAIN(tst_ViewportView)
#include "tst_viewport_view.moc"
