// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#include "app/window/main_window.h"

#include "app/window/panels.h"
#include "app/window/settings.h"
#include "tests/model/io/zip_maker.h"
#include "tests/views/paint_counter.h"
#include "tests/views/test_rigs.h"
#include "views/problems/problem_model.h"
#include "views/problems/problems_view.h"
#include "views/viewport/viewport_view.h"
#include "widgets/notice.h"
#include "widgets/time_ruler.h"

#include <QColorDialog>
#include <QDir>
#include <QDockWidget>
#include <QDropEvent>
#include <QListView>
#include <QMenu>
#include <QMimeData>
#include <QPushButton>
#include <QSet>
#include <QSettings>
#include <QSlider>
#include <QStatusBar>
#include <QToolBar>
#include <QToolButton>
#include <QtTest>

using namespace clipwright;
using namespace clipwright::app;

class tst_MainWindow : public QObject {
    Q_OBJECT

    std::unique_ptr<QTemporaryDir> m_folder;
    std::unique_ptr<MainWindow> m_window;

    const Playback &playback() { return m_window->session().playback(); }
    void open(const QString &path)
    {
        QSignalSpy opened(&m_window->files(), &Files::opened);
        m_window->open(path);
        QTRY_COMPARE(opened.count(), 1);
        QTRY_VERIFY(m_window->viewport().isUpToDate());
    }
    void openSlide() { open(writeTestFile(*m_folder, QStringLiteral("slide.oanim"), slideText())); }
    /** To whatever has the focus, as a keyboard does. */
    void press(Qt::Key key, Qt::KeyboardModifiers modifiers = {})
    {
        QTest::keyClick(m_window->windowHandle(), key, modifiers);
    }
    void drop(const QStringList &paths)
    {
        QMimeData data;
        QList<QUrl> urls;
        for (const QString &path : paths)
            urls.push_back(QUrl::fromLocalFile(path));
        data.setUrls(urls);
        QDragEnterEvent enter({50, 50}, Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
        enter.ignore();
        QCoreApplication::sendEvent(m_window.get(), &enter);
        if (!enter.isAccepted())
            return;
        QDropEvent event({50, 50}, Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
        QCoreApplication::sendEvent(m_window.get(), &event);
    }

private slots:
    void initTestCase();
    void init();
    void cleanup();

    void badFileKeepsTheOldAndSaysWhy();
    void missingFileIsTold();
    void refusedCookWritesNothingAndListsAll();
    void unknownDropIsNotTaken();
    void opensEmpty();
    void opensAFile();
    void cancelKeepsWhatIsShown();
    void dropOpensTheFirstAndSaysSo();
    void keysPlayStepAndJump();
    void spacePressesAButtonThatHasTheKeys();
    void escapeClosesTheNoticeThatHasTheKeys();
    void loopButtonOverridesTheClip();
    void cookWritesBesideTheSource();
    void cookAsksBeforeItReplaces();
    void sampleOpensAndCooks();
    void everyActionHasTextIconAndTip();
    void noShortcutIsTakenTwice();
    void everyPanelClosesAndComesBack();
    void everythingThatTakesKeysHasAName();
    void themesSwitchAndAreRemembered();
    void recentFilesAreRemembered();
    void idleWindowDrawsNothing();
    void escapeCancelsOpening();
    void speedAndCrossFadeByKeys();
    void sliderKeepsItsArrows();
    void backgroundIsChosenAndRemembered();
    void signsSwitchAndAreRemembered();
    void gameLookSwitchesAndIsRemembered();
    void recentMenuGreysWhatIsGoneAndClears();
    void signInThePictureFindsItsProblem();
    void packageOffersItsAnimations();
    void packedLottieOpensByDrop();
    void cookWritesPicturesBeside();
};

void tst_MainWindow::initTestCase()
{
    QCoreApplication::setOrganizationName(QStringLiteral("clipwright-test"));
    QCoreApplication::setApplicationName(QStringLiteral("tst_main_window"));
}

void tst_MainWindow::init()
{
    m_folder = std::make_unique<QTemporaryDir>();
    QSettings::setPath(QSettings::NativeFormat, QSettings::UserScope, m_folder->path());
    m_window = std::make_unique<MainWindow>();
    m_window->resize(1000, 700);
    m_window->show();
    QVERIFY(QTest::qWaitForWindowActive(m_window.get()));
}

void tst_MainWindow::cleanup()
{
    m_window.reset();
}

void tst_MainWindow::badFileKeepsTheOldAndSaysWhy()
{
    openSlide();
    m_window->session().seek(7);
    QSignalSpy failed(&m_window->files(), &Files::openFailed);
    m_window->open(writeTestFile(*m_folder, QStringLiteral("bad.oanim"), "version 1\nfps zero\n"));
    QTRY_COMPARE(failed.count(), 1);
    QVERIFY(m_window->windowTitle().contains(QStringLiteral("slide.oanim")));
    QCOMPARE(playback().frame(), 7.0);
    const auto &model = m_window->problems().model();
    QCOMPARE(model.rowCount(), 1);
    QVERIFY(model.textOf(0).contains(QStringLiteral("bad.oanim:2")));
    QVERIFY(m_window->notice().isVisible() && m_window->notice().kind() == widgets::NoticeKind::Error);
    QVERIFY(m_window->notice().text().contains(QStringLiteral("bad.oanim")));
    openSlide();
    QCOMPARE(model.rowCount(), 0);
}

void tst_MainWindow::missingFileIsTold()
{
    QSignalSpy failed(&m_window->files(), &Files::openFailed);
    m_window->open(m_folder->filePath(QStringLiteral("none.json")));
    QTRY_COMPARE(failed.count(), 1);
    QVERIFY(m_window->notice().text().contains(QStringLiteral("none.json")));
}

void tst_MainWindow::refusedCookWritesNothingAndListsAll()
{
    open(writeTestFile(*m_folder, QStringLiteral("gap.json"), dotLottie(true)));
    QVERIFY(m_window->problems().model().count(Severity::Error) > 0);
    press(Qt::Key_B, Qt::ControlModifier);
    QTRY_VERIFY(m_window->notice().isVisible());
    QVERIFY(m_window->notice().kind() == widgets::NoticeKind::Error);
    QVERIFY(!QFile::exists(m_folder->filePath(QStringLiteral("gap.oanim"))));
}

void tst_MainWindow::unknownDropIsNotTaken()
{
    drop({writeTestFile(*m_folder, QStringLiteral("notes.txt"), "hello")});
    QVERIFY(!m_window->files().isBusy());
}

void tst_MainWindow::opensEmpty()
{
    QCOMPARE(m_window->windowTitle(), QStringLiteral("Clipwright"));
    QVERIFY(!m_window->actions()[ActionId::Play]->isEnabled());
    QVERIFY(!m_window->actions()[ActionId::Cook]->isEnabled());
    QVERIFY(m_window->actions()[ActionId::Open]->isEnabled());
}

void tst_MainWindow::opensAFile()
{
    openSlide();
    QVERIFY(m_window->windowTitle().startsWith(QStringLiteral("slide.oanim")));
    QCOMPARE(playback().clips().size(), std::size_t(2));
    QVERIFY(m_window->actions()[ActionId::Play]->isEnabled());
    QVERIFY(!m_window->actions()[ActionId::Cook]->isEnabled());
}

void tst_MainWindow::cancelKeepsWhatIsShown()
{
    openSlide();
    QSignalSpy cancelled(&m_window->files().opening(), &OpenTask::cancelled);
    QSignalSpy finished(&m_window->files().opening(), &OpenTask::finished);
    m_window->open(writeTestFile(*m_folder, QStringLiteral("dot.json"), dotLottie()));
    auto *cancel = m_window->statusBar()->findChild<QToolButton *>(QStringLiteral("cancel"));
    QVERIFY(cancel && cancel->isVisible());
    QTest::mouseClick(cancel, Qt::LeftButton);
    QCOMPARE(cancelled.count(), 1);
    QVERIFY(!cancel->isVisible());
    QTest::qWait(100);
    QCOMPARE(finished.count(), 0);
    QVERIFY(m_window->windowTitle().startsWith(QStringLiteral("slide.oanim")));
}

void tst_MainWindow::dropOpensTheFirstAndSaysSo()
{
    QSignalSpy opened(&m_window->files(), &Files::opened);
    drop({writeTestFile(*m_folder, QStringLiteral("a.oanim"), slideText()), m_folder->filePath(QStringLiteral("x.txt")),
          writeTestFile(*m_folder, QStringLiteral("b.oanim"), slideText())});
    QTRY_COMPARE(opened.count(), 1);
    QVERIFY(m_window->windowTitle().startsWith(QStringLiteral("a.oanim")));
    QVERIFY(m_window->notice().isVisible());
    QVERIFY(m_window->notice().text().contains(QStringLiteral("a.oanim")));
}

void tst_MainWindow::keysPlayStepAndJump()
{
    openSlide();
    m_window->viewport().setFocus();
    press(Qt::Key_Right);
    press(Qt::Key_Period);
    QCOMPARE(playback().frame(), 2.0);
    press(Qt::Key_Right, Qt::ShiftModifier);
    QCOMPARE(playback().frame(), 12.0);
    press(Qt::Key_Comma);
    press(Qt::Key_Left);
    QCOMPARE(playback().frame(), 10.0);
    press(Qt::Key_End);
    QCOMPARE(playback().frame(), 20.0);
    press(Qt::Key_Left, Qt::ShiftModifier);
    QCOMPARE(playback().frame(), 10.0);
    press(Qt::Key_Home);
    QCOMPARE(playback().frame(), 0.0);
    m_window->session().seek(4);
    press(Qt::Key_Space);
    QVERIFY(playback().isPlaying());
    m_window->session().advance(0.3);
    press(Qt::Key_Escape);
    QVERIFY(!playback().isPlaying());
    QCOMPARE(playback().frame(), 4.0);
    m_window->findChild<widgets::TimeRuler *>()->setFocus();
    press(Qt::Key_Space);
    QVERIFY(playback().isPlaying());
    press(Qt::Key_Space);
    QVERIFY(!playback().isPlaying());
}

void tst_MainWindow::spacePressesAButtonThatHasTheKeys()
{
    openSlide();
    auto *bar = m_window->findChild<QToolBar *>(QStringLiteral("toolBar"));
    bar->widgetForAction(m_window->actions()[ActionId::Last])->setFocus();
    press(Qt::Key_Space);
    QVERIFY(!playback().isPlaying());
    QCOMPARE(playback().frame(), 20.0);
}

void tst_MainWindow::escapeClosesTheNoticeThatHasTheKeys()
{
    openSlide();
    m_window->session().seek(3);
    m_window->notice().show(widgets::NoticeKind::Info, QStringLiteral("text"), {{QStringLiteral("Do"), {}}});
    m_window->notice().findChild<QPushButton *>()->setFocus();
    press(Qt::Key_Escape);
    QVERIFY(!m_window->notice().isVisible());
    QCOMPARE(playback().frame(), 3.0);
}

void tst_MainWindow::loopButtonOverridesTheClip()
{
    openSlide();
    QAction *loop = m_window->actions()[ActionId::Loop];
    QVERIFY(loop->isChecked());
    m_window->session().setClip(1);
    QVERIFY(!loop->isChecked());
    loop->trigger();
    m_window->session().setPlaying(true);
    m_window->session().advance(1.5);
    QVERIFY(playback().isPlaying());
    QCOMPARE(playback().frame(), 25.0);
}

void tst_MainWindow::cookWritesBesideTheSource()
{
    open(writeTestFile(*m_folder, QStringLiteral("dot.json"), dotLottie()));
    QSignalSpy cooked(&m_window->files(), &Files::cooked);
    press(Qt::Key_B, Qt::ControlModifier);
    QTRY_COMPARE(cooked.count(), 1);
    QFile written(m_folder->filePath(QStringLiteral("dot.oanim")));
    QVERIFY(written.open(QIODevice::ReadOnly));
    QCOMPARE(written.readAll().toStdString(), writeCooked(*m_window->session().shown()->file.cooked).text);
    QVERIFY(m_window->notice().kind() == widgets::NoticeKind::Ok);
    QVERIFY(m_window->notice().text().contains(QStringLiteral("dot.oanim")));
}

void tst_MainWindow::cookAsksBeforeItReplaces()
{
    open(writeTestFile(*m_folder, QStringLiteral("dot.json"), dotLottie()));
    const QString path = writeTestFile(*m_folder, QStringLiteral("dot.oanim"), "by hand");
    QSignalSpy cooked(&m_window->files(), &Files::cooked);
    m_window->actions()[ActionId::Cook]->trigger();
    QTRY_VERIFY(m_window->notice().isVisible());
    QVERIFY(m_window->notice().kind() == widgets::NoticeKind::Warning);
    QFile kept(path);
    QVERIFY(kept.open(QIODevice::ReadOnly));
    QCOMPARE(kept.readAll(), QByteArray("by hand"));
    QTest::mouseClick(m_window->notice().findChild<QPushButton *>(), Qt::LeftButton);
    QTRY_COMPARE(cooked.count(), 1);
    m_window->actions()[ActionId::Cook]->trigger();
    QTRY_COMPARE(cooked.count(), 2);
    QVERIFY(QFile(path).size() > 20);
}

void tst_MainWindow::sampleOpensAndCooks()
{
    QSignalSpy opened(&m_window->files(), &Files::opened);
    m_window->actions()[ActionId::OpenSample]->trigger();
    QTRY_COMPARE(opened.count(), 1);
    QCOMPARE(playback().clips().size(), std::size_t(2));
    QCOMPARE(m_window->problems().model().rowCount(), 0);
    QSignalSpy cooked(&m_window->files(), &Files::cooked);
    m_window->actions()[ActionId::Cook]->trigger();
    QTRY_COMPARE(cooked.count(), 1);
}

void tst_MainWindow::everyActionHasTextIconAndTip()
{
    QSet<QString> names;
    QCOMPARE(actionRows().size(), kActionCount);
    std::size_t place = 0;
    for (const ActionRow &row : actionRows()) {
        QCOMPARE(static_cast<std::size_t>(row.id), place++);
        const QAction *action = m_window->actions()[row.id];
        QVERIFY2(!action->text().isEmpty() && !action->icon().isNull() && !action->toolTip().isEmpty(), row.name);
        if (!row.keys.isEmpty())
            QVERIFY2(action->toolTip().contains(row.keys.first().toString(QKeySequence::NativeText)), row.name);
        names.insert(QLatin1String(row.name));
    }
    QCOMPARE(names.size(), static_cast<qsizetype>(kActionCount));
}

void tst_MainWindow::noShortcutIsTakenTwice()
{
    QSet<QKeySequence> taken;
    for (const ActionRow &row : actionRows())
        for (const QKeySequence &keys : row.keys) {
            QVERIFY2(!taken.contains(keys), qPrintable(keys.toString()));
            taken.insert(keys);
        }
}

void tst_MainWindow::everyPanelClosesAndComesBack()
{
    for (const PanelRow &row : panelRows()) {
        auto *panel = m_window->findChild<QDockWidget *>(QLatin1String(row.id));
        QVERIFY2(panel && panel->isVisible(), row.id);
        QTest::mouseClick(panel->titleBarWidget()->findChild<QToolButton *>(QStringLiteral("close")), Qt::LeftButton);
        QVERIFY(!panel->isVisible());
        panel->toggleViewAction()->trigger();
        QVERIFY(panel->isVisible());
    }
}

void tst_MainWindow::everythingThatTakesKeysHasAName()
{
    openSlide();
    int count = 0;
    for (const QWidget *widget : m_window->findChildren<QWidget *>()) {
        if (!(widget->focusPolicy() & Qt::TabFocus) || widget->focusProxy())
            continue;
        ++count;
        QVERIFY2(!widget->accessibleName().isEmpty(),
                 qPrintable(QStringLiteral("%1 %2").arg(QLatin1String(widget->metaObject()->className()),
                                                        widget->objectName())));
    }
    QVERIFY(count > 10);
}

void tst_MainWindow::themesSwitchAndAreRemembered()
{
    m_window->actions()[ActionId::ThemeLight]->trigger();
    const QColor light = m_window->grab().toImage().pixelColor(4, 60);
    QVERIFY(Settings::theme() == widgets::ThemeChoice::Light);
    m_window->actions()[ActionId::ThemeDark]->trigger();
    const QColor dark = m_window->grab().toImage().pixelColor(4, 60);
    QVERIFY(light.lightness() > 200 && dark.lightness() < 60);
    m_window = std::make_unique<MainWindow>();
    QVERIFY(widgets::Theme::instance().isDark());
    QVERIFY(m_window->actions()[ActionId::ThemeDark]->isChecked());
}

void tst_MainWindow::recentFilesAreRemembered()
{
    openSlide();
    QCOMPARE(Settings::recentFiles(), QStringList{m_folder->filePath(QStringLiteral("slide.oanim"))});
    for (int i = 0; i < 20; ++i)
        Settings::addRecentFile(QString::number(i));
    QCOMPARE(Settings::recentFiles().size(), 10);
    QCOMPARE(Settings::recentFiles().first(), QStringLiteral("19"));
}

void tst_MainWindow::idleWindowDrawsNothing()
{
    openSlide();
    QTest::qWait(100);
    PaintCounter counter;
    qApp->installEventFilter(&counter);
    QTest::qWait(400);
    QCOMPARE(counter.count, 0);
    m_window->session().step(1);
    QTRY_VERIFY(counter.count > 0);
}

void tst_MainWindow::escapeCancelsOpening()
{
    QVERIFY(!m_window->actions()[ActionId::Stop]->isEnabled());
    QSignalSpy cancelled(&m_window->files().opening(), &OpenTask::cancelled);
    m_window->open(writeTestFile(*m_folder, QStringLiteral("slide.oanim"), slideText()));
    QElapsedTimer sincePress;
    sincePress.start();
    press(Qt::Key_Escape);
    QCOMPARE(cancelled.count(), 1);
    QVERIFY(sincePress.elapsed() < 100);
    QVERIFY(!m_window->files().isBusy());
    QVERIFY(!playback().hasClips());
}

void tst_MainWindow::speedAndCrossFadeByKeys()
{
    openSlide();
    m_window->viewport().setFocus();
    press(Qt::Key_BracketRight);
    QCOMPARE(playback().speed(), 1.5);
    press(Qt::Key_BracketLeft);
    press(Qt::Key_BracketLeft);
    QCOMPARE(playback().speed(), 0.75);
    press(Qt::Key_Backspace);
    QCOMPARE(playback().speed(), 1.0);
    press(Qt::Key_T);
    QVERIFY(!playback().isPlaying());
    m_window->session().setOtherClip(1);
    press(Qt::Key_T);
    QVERIFY(m_window->session().mix().isFading());
    QCOMPARE(playback().clip(), std::size_t(1));
}

void tst_MainWindow::sliderKeepsItsArrows()
{
    openSlide();
    m_window->session().setOtherClip(1);
    auto *slider = m_window->findChild<QSlider *>();
    slider->setFocus();
    press(Qt::Key_Right);
    press(Qt::Key_Right);
    QCOMPARE(m_window->session().mix().weight(), 0.02);
    QCOMPARE(playback().frame(), 0.0);
    press(Qt::Key_End);
    QCOMPARE(m_window->session().mix().weight(), 1.0);
}

void tst_MainWindow::backgroundIsChosenAndRemembered()
{
    using views::BackgroundKind;
    press(Qt::Key_2, Qt::AltModifier);
    QVERIFY(m_window->viewport().background().kind == BackgroundKind::White);
    QVERIFY(m_window->actions()[ActionId::BackgroundWhite]->isChecked());
    QVERIFY(!m_window->actions()[ActionId::BackgroundChecker]->isChecked());
    m_window = std::make_unique<MainWindow>();
    QVERIFY(m_window->viewport().background().kind == BackgroundKind::White);
    m_window->actions()[ActionId::BackgroundCustom]->trigger();
    auto *dialog = m_window->findChild<QColorDialog *>();
    QVERIFY(dialog);
    dialog->setCurrentColor(QColor(10, 200, 30));
    QCOMPARE(m_window->viewport().background().custom, QColor(10, 200, 30));
    dialog->accept();
    QCOMPARE(Settings::background(), QStringLiteral("#0ac81e"));
}

void tst_MainWindow::signsSwitchAndAreRemembered()
{
    open(writeTestFile(*m_folder, QStringLiteral("gap.json"), dottedGap()));
    QTRY_COMPARE(m_window->viewport().badges().size(), std::size_t(1));
    m_window->viewport().setFocus();
    press(Qt::Key_G, Qt::ControlModifier);
    QVERIFY(m_window->viewport().badges().empty());
    QVERIFY(!Settings::areGapsShown());
}

void tst_MainWindow::gameLookSwitchesAndIsRemembered()
{
    openSlide();
    m_window->viewport().setFocus();
    press(Qt::Key_G);
    QVERIFY(m_window->viewport().look() == views::Look::Game);
    m_window = std::make_unique<MainWindow>();
    QVERIFY(m_window->viewport().look() == views::Look::Game);
    QVERIFY(m_window->actions()[ActionId::GameLook]->isChecked());
    m_window->actions()[ActionId::GameLook]->trigger();
    QVERIFY(!Settings::hasGameLook());
}

void tst_MainWindow::recentMenuGreysWhatIsGoneAndClears()
{
    openSlide();
    Settings::addRecentFile(m_folder->filePath(QStringLiteral("gone.oanim")));
    auto *menu = m_window->findChild<QMenu *>(QStringLiteral("recent"));
    QVERIFY(menu);
    emit menu->aboutToShow();
    QCOMPARE(menu->actions().first()->text(), QStringLiteral("gone.oanim"));
    QVERIFY(!menu->actions().first()->isEnabled());
    QVERIFY(menu->actions().at(1)->isEnabled());
    QCOMPARE(menu->actions().last(), m_window->actions()[ActionId::ClearRecent]);
    m_window->actions()[ActionId::ClearRecent]->trigger();
    QVERIFY(Settings::recentFiles().isEmpty());
    emit menu->aboutToShow();
    QVERIFY(!m_window->actions()[ActionId::ClearRecent]->isEnabled());
}

void tst_MainWindow::signInThePictureFindsItsProblem()
{
    open(writeTestFile(*m_folder, QStringLiteral("gap.json"), dottedGap()));
    QTRY_COMPARE(m_window->viewport().badges().size(), std::size_t(1));
    auto *panel = m_window->findChild<QDockWidget *>(QStringLiteral("problems"));
    panel->close();
    QTest::mouseClick(&m_window->viewport(), Qt::LeftButton, {},
                      m_window->viewport().badges().front().centre.toPoint());
    QVERIFY(panel->isVisible());
    QVERIFY(m_window->problems().findChild<QListView *>()->currentIndex().isValid());
}

void tst_MainWindow::packageOffersItsAnimations()
{
    openSlide();
    auto *button = m_window->findChild<QToolButton *>(QStringLiteral("animation"));
    auto *menu = m_window->findChild<QMenu *>(QStringLiteral("animations"));
    QVERIFY(!button->isVisible() && !menu->menuAction()->isEnabled());
    const std::string manifest = R"({"version":"1","animations":[{"id":"idle"},{"id":"walk"}]})";
    const std::string package = zipmaker::zip({{"manifest.json", manifest},
                                               {"animations/idle.json", dotLottie().toStdString()},
                                               {"animations/walk.json", dotLottie(true).toStdString()}});
    const QString path = writeTestFile(*m_folder, QStringLiteral("pack.lottie"), QByteArray::fromStdString(package));
    open(path);
    QVERIFY(button->isVisible() && button->text().contains(QStringLiteral("idle")));
    QCOMPARE(menu->actions().size(), qsizetype(2));
    QSignalSpy opened(&m_window->files(), &Files::opened);
    menu->actions()[1]->trigger();
    QTRY_COMPARE(opened.count(), 1);
    QCOMPARE(m_window->session().shown()->file.animation, std::string("walk"));
    QVERIFY(button->text().contains(QStringLiteral("walk")) && menu->actions()[1]->isChecked());
    QVERIFY(m_window->windowTitle().startsWith(QStringLiteral("pack.lottie#walk")));
    QCOMPARE(Settings::recentFiles().first(), path);
    menu->actions()[0]->trigger();
    QTRY_COMPARE(opened.count(), 2);
    QSignalSpy cooked(&m_window->files(), &Files::cooked);
    m_window->actions()[ActionId::Cook]->trigger();
    QTRY_COMPARE(cooked.count(), 1);
    QVERIFY(QFile::exists(m_folder->filePath(QStringLiteral("pack.idle.oanim"))));
}

void tst_MainWindow::packedLottieOpensByDrop()
{
    for (const char *pattern : {"*.lottie", "*.tgs"})
        QVERIFY(Files::nameFilters().contains(QLatin1String(pattern)));
    const QByteArray sticker = QByteArray::fromStdString(zipmaker::gzip(dotLottie().toStdString()));
    QSignalSpy opened(&m_window->files(), &Files::opened);
    drop({writeTestFile(*m_folder, QStringLiteral("sticker.tgs"), sticker)});
    QTRY_COMPARE(opened.count(), 1);
    const std::string package = zipmaker::zip(
        {{"manifest.json", R"({"animations":[{"id":"idle"}]})"}, {"animations/idle.json", dotLottie().toStdString()}});
    drop({writeTestFile(*m_folder, QStringLiteral("one.lottie"), QByteArray::fromStdString(package))});
    QTRY_COMPARE(opened.count(), 2);
    QVERIFY(!m_window->findChild<QToolButton *>(QStringLiteral("animation"))->isVisible());
}

void tst_MainWindow::cookWritesPicturesBeside()
{
    QImage blue(4, 4, QImage::Format_RGBA8888);
    blue.fill(Qt::blue);
    QVERIFY(QDir(m_folder->path()).mkdir(QStringLiteral("images")));
    QVERIFY(blue.save(m_folder->filePath(QStringLiteral("images/pic.png"))));
    const QByteArray text = R"({"v":"5.7.0","fr":30,"ip":0,"op":30,"w":100,"h":100,
        "assets":[{"id":"i","w":4,"h":4,"u":"images/","p":"pic.png","e":0}],
        "layers":[{"ty":2,"ind":1,"nm":"pic","refId":"i","ip":0,"op":30,"st":0,"ks":{}}]})";
    open(writeTestFile(*m_folder, QStringLiteral("shown.json"), text));
    QSignalSpy cooked(&m_window->files(), &Files::cooked);
    m_window->actions()[ActionId::Cook]->trigger();
    QTRY_COMPARE(cooked.count(), 1);
    QCOMPARE(QImage(m_folder->filePath(QStringLiteral("pic.png"))).size(), QSize(4, 4));
    // Another picture of that name is asked for as a rig is.
    writeTestFile(*m_folder, QStringLiteral("pic.png"), "by hand");
    m_window->actions()[ActionId::Cook]->trigger();
    QTRY_VERIFY(m_window->notice().kind() == widgets::NoticeKind::Warning);
    QVERIFY(m_window->notice().text().contains(QStringLiteral("pic.png")));
    QCOMPARE(cooked.count(), 1);
}

QTEST_MAIN(tst_MainWindow)
#include "tst_main_window.moc"
