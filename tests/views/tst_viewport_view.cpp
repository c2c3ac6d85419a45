// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#include "views/viewport/viewport_view.h"

#include "tests/views/paint_counter.h"
#include "tests/views/test_rigs.h"
#include "views/session/session.h"
#include "widgets/theme.h"

#include <glm/geometric.hpp>

#include <QPushButton>
#include <QToolButton>
#include <QWheelEvent>
#include <QtTest>

#include <numeric>

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
    void focusIsRingedHoweverItCame();
    void backgroundsFillOrCheck();
    void backgroundTextComesBack();
    void blendShowsThePoseBetween();
    void refusedLayerHasASignThatCanBeClicked();
    void aSignHasRoomForItsNumber();
    void aCrowdOfSignsStaysNearItsLayers();
    void pickedLayerIsFramed();
    void recentFilesAreOfferedOnTheStart();
    void gameLookHasSoftRims();
    void bothLooksShowTextures();
    void layerLeftOutHasASignAtItsPosition();
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
    QSignalSpy begin(m_view, &ViewportView::newRequested);
    const auto buttons = m_view->findChildren<QPushButton *>();
    QCOMPARE(buttons.size(), 3);
    for (QPushButton *button : buttons) {
        QVERIFY(button->isVisible());
        QTest::mouseClick(button, Qt::LeftButton);
    }
    QCOMPARE(open.count() + sample.count() + begin.count(), 3);
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

void tst_ViewportView::focusIsRingedHoweverItCame()
{
    openSlide();
    m_view->activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(m_view));
    m_view->clearFocus();
    const QColor accent = widgets::Theme::instance().colour(widgets::Token::Accent);
    const auto corner = [&] { return m_view->grab().toImage().pixelColor(0, 0); };
    QVERIFY(corner() != accent);
    for (const auto reason : {Qt::MouseFocusReason, Qt::OtherFocusReason, Qt::TabFocusReason}) {
        m_view->setFocus(reason);
        QCOMPARE(corner(), accent);
        m_view->clearFocus();
    }
}

void tst_ViewportView::backgroundsFillOrCheck()
{
    using views::BackgroundKind;
    openSlide();
    const auto at = [&](int x, int y) { return m_view->grab().toImage().pixelColor(x, y); };
    const QPoint inside = QPoint(m_view->width() / 2, m_view->height() / 2 + 60);
    m_view->setBackground({BackgroundKind::White, {}});
    QCOMPARE(at(3, 3), QColor(Qt::white));
    m_view->setBackground({BackgroundKind::Black, {}});
    QCOMPARE(at(3, 3), QColor(Qt::black));
    m_view->setBackground({BackgroundKind::Custom, QColor(1, 2, 3)});
    QCOMPARE(at(inside.x(), 3), QColor(1, 2, 3));
    m_view->setBackground({BackgroundKind::Theme, {}});
    QCOMPARE(at(3, 3), widgets::Theme::instance().colour(widgets::Token::Surface0));
    m_view->setBackground({});
    QSet<QRgb> seen;
    const QImage picture = m_view->grab().toImage();
    for (int x = 0; x < 32; ++x)
        seen.insert(picture.pixel(m_view->width() / 2 - 80 + x, m_view->height() / 2));
    QVERIFY(seen.size() >= 2);
}

void tst_ViewportView::backgroundTextComesBack()
{
    using views::Background;
    for (std::size_t i = 0; i < views::kBackgroundNames.size(); ++i) {
        const Background background{static_cast<views::BackgroundKind>(i), QColor(10, 20, 30)};
        QCOMPARE(Background::fromText(background.text()).kind, background.kind);
    }
    QCOMPARE(Background::fromText(QStringLiteral("#0a141e")).custom, QColor(10, 20, 30));
    for (const char *bad : {"", "#zzz", "red", "CHECKER"})
        QVERIFY(Background::fromText(QLatin1String(bad)) == Background());
}

void tst_ViewportView::blendShowsThePoseBetween()
{
    openSlide();
    // `slide` at its end has the box at 2; `rest` stands where its frames say: at 2 as well, so halfway into `slide`.
    QVERIFY(isRedAt({0, 0}));
    m_session->setOtherClip(1);
    m_session->setBlendWeight(1);
    QTRY_VERIFY(m_view->isUpToDate() && isRedAt({2, 0}) && !isRedAt({0, 0}));
    m_session->setBlendWeight(0.5);
    QTRY_VERIFY(m_view->isUpToDate() && isRedAt({1, 0}) && !isRedAt({2, 0}));
}

void tst_ViewportView::refusedLayerHasASignThatCanBeClicked()
{
    m_session->setShown(openedTestRig(m_folder, QStringLiteral("gap.json"), dottedGap()));
    QTRY_COMPARE(m_view->badges().size(), std::size_t(1));
    const views::GapBadge badge = m_view->badges().front();
    const QString tip = views::tipOfBadge(*m_session->shown(), badge.layer);
    QVERIFY2(tip.contains(QStringLiteral("dot")) && tip.contains(u'\n'), qPrintable(tip));
    QSignalSpy wanted(m_session, &Session::problemsWanted);
    QTest::mouseClick(m_view, Qt::LeftButton, {}, QPoint(5, 5));
    QCOMPARE(wanted.count(), 0);
    QTest::mouseClick(m_view, Qt::LeftButton, {}, badge.centre.toPoint());
    QCOMPARE(wanted.count(), 1);
    QCOMPARE(wanted.front().front().toInt(), badge.layer);
    m_view->setBadgesShown(false);
    QVERIFY(m_view->badges().empty());
}

void tst_ViewportView::aSignHasRoomForItsNumber()
{
    const auto opened = openedTestRig(m_folder, QStringLiteral("gap.json"), dottedGap());
    const ShownRig &gap = *opened;
    const std::vector<LayerPlace> places(gap.file.cooked->layers.size(), LayerPlace{{0, 0}, {1, 1}, true});
    const auto badgesFor = [&](std::size_t count) {
        ShownRig shown = gap;
        for (Issue &issue : shown.file.issues)
            issue.count = count;
        return views::placeBadges(views::badgesOf(shown), places, {});
    };
    const views::GapBadge one = badgesFor(1).front();
    const views::GapBadge many = badgesFor(120).front();
    QCOMPARE(one.box().width(), one.box().height());
    QCOMPARE(many.text(), QStringLiteral("99+"));
    QFont bold = widgets::Theme::instance().smallFont();
    bold.setWeight(QFont::Bold);
    QVERIFY(many.box().width() > QFontMetricsF(bold).horizontalAdvance(many.text()) + 4); // the ring on either side
}

void tst_ViewportView::aCrowdOfSignsStaysNearItsLayers()
{
    // A thousand layers on one spot, each with a refusal.
    ShownRig shown = *openedTestRig(m_folder, QStringLiteral("gap.json"), dottedGap());
    CookedRig crowd = *shown.file.cooked;
    crowd.layers.resize(1000, crowd.layers.back());
    shown.runtime = *RigRuntime::build(crowd);
    shown.file.cooked = std::make_shared<const CookedRig>(std::move(crowd));
    shown.file.issues.assign(1000, shown.file.issues.front());
    shown.issueLayers.resize(1000);
    std::iota(shown.issueLayers.begin(), shown.issueLayers.end(), 0);
    const std::vector<LayerPlace> places(1000, LayerPlace{{0, 0}, {1, 1}, true});
    const auto badges = views::placeBadges(views::badgesOf(shown), places, {});
    QVERIFY(badges.size() > 4 && badges.size() < 20);
    for (std::size_t i = 1; i < badges.size(); ++i)
        QVERIFY(!badges[i].box().intersects(badges[i - 1].box()));
}

void tst_ViewportView::pickedLayerIsFramed()
{
    openSlide();
    m_view->zoomBy(0.5);
    m_view->zoomBy(0.5);
    m_session->pickLayer(0);
    QTRY_VERIFY(m_view->isUpToDate());
    const Vec2 middle = m_view->transform().worldToView().map({0, 0});
    QVERIFY(std::abs(middle.x - 200) < 1 && std::abs(middle.y - 150) < 1);
    const double tall =
        m_view->transform().worldToView().map({0, -0.5}).y - m_view->transform().worldToView().map({0, 0.5}).y;
    QVERIFY(std::abs(tall - 150) < 1);
    const Affine view = m_view->transform().worldToView();
    m_session->pickLayer(99);
    QVERIFY(m_view->transform().worldToView() == view);
}

void tst_ViewportView::recentFilesAreOfferedOnTheStart()
{
    const QString there = writeTestFile(m_folder, QStringLiteral("there & back.oanim"), slideText());
    m_view->offerRecentFiles({there, m_folder.filePath(QStringLiteral("gone.json"))});
    const auto links = m_view->findChildren<QToolButton *>(QStringLiteral("link"));
    QCOMPARE(links.size(), qsizetype(2));
    QVERIFY(links[0]->isEnabled() && !links[1]->isEnabled());
    QCOMPARE(links[0]->accessibleName(), QStringLiteral("there & back.oanim"));
    const auto picture = [&links](int place) {
        return links[place]->icon().pixmap(links[place]->iconSize()).toImage();
    };
    QTRY_VERIFY(picture(0) != picture(1)); // of the file that is there
    QSignalSpy wanted(m_view, &ViewportView::recentRequested);
    QTest::mouseClick(links[0], Qt::LeftButton);
    QCOMPARE(wanted.count(), 1);
    QCOMPARE(wanted.front().front().toString(), there);
}

void tst_ViewportView::gameLookHasSoftRims()
{
    openSlide();
    m_view->setBackground({views::BackgroundKind::White, {}});
    m_view->zoomBy(8);
    QTRY_VERIFY(m_view->isUpToDate());
    // Along the left edge of the red square: exact coverage has one mixed pixel at most, a rim several.
    const auto mixed = [&] {
        const QImage picture = m_view->grab().toImage();
        const int y = int(m_view->transform().worldToView().map({0, 0.1}).y);
        int count = 0;
        for (int x = 0; x < picture.width(); ++x) {
            const int green = picture.pixelColor(x, y).green();
            count += green > 5 && green < 250;
        }
        return count;
    };
    m_view->zoomBy(0.2);
    QTRY_VERIFY(m_view->isUpToDate());
    QCoreApplication::processEvents();
    const int crisp = mixed();
    m_view->setLook(views::Look::Game);
    QTRY_VERIFY(m_view->isUpToDate());
    QCoreApplication::processEvents();
    QVERIFY2(mixed() > crisp, qPrintable(QString::number(crisp)));
}

void tst_ViewportView::bothLooksShowTextures()
{
    QImage blue(4, 4, QImage::Format_RGBA8888);
    blue.fill(Qt::blue);
    QVERIFY(blue.save(m_folder.filePath(QStringLiteral("pic.png"))));
    const QByteArray text = slideText().replace("fill 1 0 0 1\n", "fill 1 1 1 1\n      texture pic.png 0 0 1 1\n");
    const auto middle = [&] {
        const Vec2 at = m_view->transform().worldToView().map({0, 0});
        return m_view->grab().toImage().pixelColor(int(at.x), int(at.y));
    };
    m_session->setShown(openedTestRig(m_folder, QStringLiteral("textured.oanim"), text));
    QTRY_VERIFY(m_view->isUpToDate() && middle() == QColor(Qt::blue));
    m_view->setLook(views::Look::Game);
    QTRY_VERIFY(m_view->isUpToDate());
    QCOMPARE(middle(), QColor(Qt::blue));
    // Without its picture the region has its tint, in both looks.
    QVERIFY(QFile::remove(m_folder.filePath(QStringLiteral("pic.png"))));
    m_session->setShown(openedTestRig(m_folder, QStringLiteral("textured.oanim"), text));
    QTRY_VERIFY(m_view->isUpToDate() && middle() == QColor(Qt::white));
    m_view->setLook(views::Look::Crisp);
    QTRY_VERIFY(m_view->isUpToDate());
    QCOMPARE(middle(), QColor(Qt::white));
}

void tst_ViewportView::layerLeftOutHasASignAtItsPosition()
{
    QByteArray text = dotLottie(true);
    text.replace(R"("ks":{},"t")", R"("ks":{"p":{"a":0,"k":[150,25]}},"t")");
    m_session->setShown(openedTestRig(m_folder, QStringLiteral("words.json"), text));
    QTRY_COMPARE(m_view->badges().size(), std::size_t(1));
    const views::GapBadge badge = m_view->badges().front();
    QVERIFY(views::tipOfBadge(*m_session->shown(), badge.layer).contains(QStringLiteral("words")));
    // Of 200 x 100 pixels, in world units from the middle.
    const Vec2 at = m_view->transform().worldToView().map({0.5, 0.25});
    QVERIFY(std::abs(badge.centre.x() - at.x) < 0.01 && std::abs(badge.centre.y() - at.y) < 0.01);
    QSignalSpy wanted(m_session, &Session::problemsWanted);
    QTest::mouseClick(m_view, Qt::LeftButton, {}, badge.centre.toPoint());
    QCOMPARE(wanted.count(), 1);
    m_session->pickLayer(badge.layer);
    QTRY_VERIFY(m_view->isUpToDate());
    const Vec2 framed = m_view->transform().worldToView().map({0.5, 0.25});
    QVERIFY(std::abs(framed.x - m_view->width() / 2.0) < 1 && std::abs(framed.y - m_view->height() / 2.0) < 1);
}

QTEST_MAIN(tst_ViewportView)
#include "tst_viewport_view.moc"
