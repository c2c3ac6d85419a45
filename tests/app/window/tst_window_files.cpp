// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#include "window_test.h"

#include "app/window/settings.h"
#include "tests/model/io/zip_maker.h"
#include "views/problems/problem_model.h"
#include "views/problems/problems_view.h"
#include "widgets/notice.h"
#include "widgets/search_popup.h"

#include <QDockWidget>
#include <QLabel>
#include <QMenu>
#include <QProgressBar>
#include <QStatusBar>
#include <QToolButton>
#include <QtTest>

using namespace clipwright;
using namespace clipwright::app;

/** Opening, dropping, reloading and forgetting files in the window. */
class tst_WindowFiles : public WindowTest {
    Q_OBJECT

private slots:
    void init() { openWindow(); }
    void cleanup() { closeWindow(); }

    void badFileKeepsTheOldAndSaysWhy()
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

    void missingFileIsTold()
    {
        QSignalSpy failed(&m_window->files(), &Files::openFailed);
        m_window->open(m_folder->filePath(QStringLiteral("none.json")));
        QTRY_COMPARE(failed.count(), 1);
        QVERIFY(m_window->notice().text().contains(QStringLiteral("none.json")));
    }

    void unknownDropIsNotTaken()
    {
        drop({writeTestFile(*m_folder, QStringLiteral("notes.txt"), "hello")});
        QVERIFY(!m_window->files().isBusy());
    }

    void opensEmpty()
    {
        QCOMPARE(m_window->windowTitle(), QStringLiteral("Clipwright"));
        QVERIFY(!m_window->actions()[ActionId::Play]->isEnabled());
        QVERIFY(!m_window->actions()[ActionId::Cook]->isEnabled());
        QVERIFY(m_window->actions()[ActionId::Open]->isEnabled());
    }

    void opensAFile()
    {
        openSlide();
        QVERIFY(m_window->windowTitle().startsWith(QStringLiteral("slide.oanim")));
        QCOMPARE(playback().clips().size(), std::size_t(2));
        QVERIFY(m_window->actions()[ActionId::Play]->isEnabled());
        QVERIFY(!m_window->actions()[ActionId::Cook]->isEnabled());
    }

    void cancelKeepsWhatIsShown()
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

    void escapeCancelsOpening()
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

    void dropOpensAllAndLooksAtTheFirst()
    {
        QSignalSpy opened(&m_window->files(), &Files::opened);
        drop({writeTestFile(*m_folder, QStringLiteral("a.oanim"), slideText()),
              m_folder->filePath(QStringLiteral("x.txt")),
              writeTestFile(*m_folder, QStringLiteral("b.oanim"), slideText())});
        QTRY_COMPARE(opened.count(), 2);
        QVERIFY(m_window->windowTitle().startsWith(QStringLiteral("a.oanim")));
        QCOMPARE(m_window->documents().shown().size(), std::size_t(2));
    }

    void packageOffersItsAnimations()
    {
        openSlide();
        auto *button = m_window->findChild<QToolButton *>(QStringLiteral("animation"));
        QAction *action = m_window->actions()[ActionId::Animation];
        QVERIFY(!button->isVisible() && !action->isEnabled());
        const std::string manifest = R"({"version":"1","animations":[{"id":"idle"},{"id":"walk"}]})";
        const std::string package = zipmaker::zip({{"manifest.json", manifest},
                                                   {"animations/idle.json", dotLottie().toStdString()},
                                                   {"animations/walk.json", dotLottie(true).toStdString()}});
        const QString path =
            writeTestFile(*m_folder, QStringLiteral("pack.lottie"), QByteArray::fromStdString(package));
        open(path);
        QVERIFY(button->isVisible() && button->text().contains(QStringLiteral("idle")));
        QVERIFY(action->isEnabled());
        auto *popup = m_window->findChild<widgets::SearchPopup *>();
        action->trigger();
        QVERIFY(popup->isVisible());
        popup->close();
        QSignalSpy opened(&m_window->files(), &Files::opened);
        emit popup->chosen(1);
        QTRY_COMPARE(opened.count(), 1);
        QCOMPARE(m_window->session().shown()->file.animation, std::string("walk"));
        QVERIFY(button->text().contains(QStringLiteral("walk")));
        QVERIFY(m_window->windowTitle().startsWith(QStringLiteral("pack.lottie#walk")));
        QCOMPARE(Settings::recentFiles().first(), path);
        emit popup->chosen(0);
        QTRY_COMPARE(opened.count(), 2);
        QSignalSpy cooked(&m_window->cooks(), &Cooks::cooked);
        m_window->actions()[ActionId::Cook]->trigger();
        QTRY_COMPARE(cooked.count(), 1);
        QVERIFY(QFile::exists(m_folder->filePath(QStringLiteral("pack.idle.oanim"))));
    }

    void aStillShapeCanBeLookedAt()
    {
        open(put("rock.oshape", "version 1\nfill 1 0 0 1\ncontour 3\nv 0 0\nv 1 0\nv 0 1\n"));
        QVERIFY(!m_window->actions()[ActionId::Play]->isEnabled());
        for (const ActionId id : {ActionId::FrameAll, ActionId::ZoomIn, ActionId::ZoomOut, ActionId::ActualSize})
            QVERIFY(m_window->actions()[id]->isEnabled());
        const double zoom = m_window->viewport().transform().zoom();
        m_window->actions()[ActionId::ZoomIn]->trigger();
        QVERIFY(m_window->viewport().transform().zoom() > zoom);
        const auto labels = m_window->findChild<QDockWidget *>(QStringLiteral("clips"))->findChildren<QLabel *>();
        QVERIFY(std::any_of(labels.begin(), labels.end(), [](const QLabel *label) {
            return label->isVisible() && label->text().startsWith(QStringLiteral("Nothing moves"));
        }));
    }

    void packedLottieOpensByDrop()
    {
        for (const char *pattern : {"*.lottie", "*.tgs"})
            QVERIFY(Files::nameFilters().contains(QLatin1String(pattern)));
        const QByteArray sticker = QByteArray::fromStdString(zipmaker::gzip(dotLottie().toStdString()));
        QSignalSpy opened(&m_window->files(), &Files::opened);
        drop({writeTestFile(*m_folder, QStringLiteral("sticker.tgs"), sticker)});
        QTRY_COMPARE(opened.count(), 1);
        const std::string package = zipmaker::zip({{"manifest.json", R"({"animations":[{"id":"idle"}]})"},
                                                   {"animations/idle.json", dotLottie().toStdString()}});
        drop({writeTestFile(*m_folder, QStringLiteral("one.lottie"), QByteArray::fromStdString(package))});
        QTRY_COMPARE(opened.count(), 2);
        QVERIFY(!m_window->findChild<QToolButton *>(QStringLiteral("animation"))->isVisible());
    }

    void reloadShowsTheFileAsItIsNowWhereItWas()
    {
        QVERIFY(!m_window->actions()[ActionId::Reload]->isEnabled());
        openSlide();
        m_window->session().setOtherClip(0);
        m_window->session().setBlendWeight(0.25);
        m_window->session().setClip(1);
        m_window->session().seek(27);
        m_window->viewport().zoomBy(2);
        const double zoom = m_window->viewport().transform().zoom();
        put("slide.oanim", slideText().replace("fill 1 0 0 1", "fill 0 0 1 1"));
        QSignalSpy opened(&m_window->files(), &Files::opened);
        press(Qt::Key_F5);
        QTRY_COMPARE(opened.count(), 1);
        QCOMPARE(playback().clip(), std::size_t(1));
        QCOMPARE(playback().frame(), 27.0);
        QCOMPARE(m_window->session().mix().weight(), 0.25);
        QCOMPARE(m_window->viewport().transform().zoom(), zoom);
        QTRY_VERIFY(m_window->viewport().isUpToDate());
        open(put("other.oanim", slideText()));
        QCOMPARE(playback().clip(), std::size_t(0));
        QVERIFY(m_window->viewport().transform().isFitted());
    }

    void reloadTriesAgainWhatCouldNotBeOpened()
    {
        openSlide();
        QSignalSpy failed(&m_window->files(), &Files::openFailed);
        m_window->open(put("bad.oanim", "fps zero\n"));
        QTRY_COMPARE(failed.count(), 1);
        QVERIFY(m_window->notice().isVisible());
        put("bad.oanim", slideText());
        QSignalSpy opened(&m_window->files(), &Files::opened);
        m_window->actions()[ActionId::Reload]->trigger();
        QTRY_COMPARE(opened.count(), 1);
        QVERIFY(m_window->windowTitle().startsWith(QStringLiteral("bad.oanim")));
        QVERIFY(!m_window->notice().isVisible()); // what it said is no longer so
    }

    void anEditedSourceIsCookedOnlyWhereItChanged()
    {
        const QByteArray source = dotLottie();
        open(put("dot.json", source));
        QVERIFY(m_window->session().shown()->file.counts.samples > 0);
        open(put("dot.json", source + "\n"));
        QCOMPARE(m_window->session().shown()->file.counts.samples, std::size_t(0));
    }

    void progressIsToldInPercent()
    {
        auto *bar = m_window->statusBar()->findChild<QProgressBar *>(QStringLiteral("taskProgress"));
        QVERIFY(bar && !bar->isVisible());
        m_window->open(put("slide.oanim", slideText()));
        QVERIFY(bar->isVisible());
        emit m_window->files().opening().progressed(0.64);
        QCOMPARE(bar->value(), 64);
        const auto labels = bar->parentWidget()->findChildren<QLabel *>();
        QVERIFY(labels.first()->text().contains(QStringLiteral("slide.oanim")));
        QVERIFY(labels.first()->text().contains(QStringLiteral("64 %")));
        QTRY_VERIFY(!bar->isVisible());
    }

    void oddNamesAreShownOnOneLineAndWidenNothing()
    {
        open(put("new\nline.json", dotLottie()));
        QVERIFY(m_window->windowTitle().startsWith(QStringLiteral("new␊line.json")));
        QSignalSpy failed(&m_window->files(), &Files::openFailed);
        m_window->open(put((QByteArray(240, 'x') + ".json").constData(), "{"));
        QTRY_COMPARE(failed.count(), 1);
        QVERIFY(m_window->notice().isVisible());
        QVERIFY(m_window->minimumSizeHint().width() < 1000);
        QCOMPARE(m_window->width(), 1000);
    }

    void recentFilesAreRemembered()
    {
        openSlide();
        QCOMPARE(Settings::recentFiles(), QStringList{m_folder->filePath(QStringLiteral("slide.oanim"))});
        for (int i = 0; i < 20; ++i)
            Settings::addRecentFile(QString::number(i));
        QCOMPARE(Settings::recentFiles().size(), 10);
        QCOMPARE(Settings::recentFiles().first(), QStringLiteral("19"));
    }

    void recentMenuGreysWhatIsGoneAndClears()
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
};

QTEST_MAIN(tst_WindowFiles)
#include "tst_window_files.moc"
