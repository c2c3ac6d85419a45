// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#include "window_test.h"

#include "app/window/settings.h"
#include "views/problems/problem_model.h"
#include "views/problems/problems_view.h"
#include "widgets/notice.h"
#include "widgets/time_ruler.h"

#include <QDir>
#include <QFile>
#include <QLabel>
#include <QMenu>
#include <QPushButton>
#include <QtTest>

using namespace clipwright;
using namespace clipwright::app;

/** What a new user does to a window that its makers did not think of. */
class tst_WindowBreaks : public WindowTest {
    Q_OBJECT

    /** Opens what cannot be opened. */
    void openInVain(const QString &path)
    {
        QSignalSpy failed(&m_window->files(), &Files::openFailed);
        m_window->open(path);
        QTRY_COMPARE(failed.count(), 1);
        QVERIFY(m_window->notice().isVisible() && m_window->notice().kind() == widgets::NoticeKind::Error);
    }
    static QByteArray longLottie(const char *frames)
    {
        return dotLottie().replace(R"("op":30)", QByteArray(R"("op":)") + frames);
    }

private slots:
    void init() { openWindow(); }
    void cleanup() { closeWindow(); }

    void wrongFilesAreToldOneByOne_data()
    {
        QTest::addColumn<QString>("name");
        QTest::addColumn<QByteArray>("bytes");
        QTest::newRow("empty") << "empty.json" << QByteArray();
        QTest::newRow("empty package") << "empty.lottie" << QByteArray();
        QTest::newRow("words") << "words.json" << QByteArray("hello");
        QTest::newRow("picture") << "picture.json" << QByteArray("\x89PNG\r\n\x1a\n\0\0\0", 11);
        QTest::newRow("other JSON") << "package.json" << QByteArray(R"({"name":"hero","version":"1.0.0"})");
        QTest::newRow("half") << "half.json" << dotLottie().left(300);
        QTest::newRow("no frames") << "none.json" << longLottie("0");
        QTest::newRow("too many frames") << "many.json" << longLottie("1000001");
        QTest::newRow("other version") << "new.oanim" << QByteArray("version 9\n");
        QTest::newRow("other suffix") << "rig.oanim" << dotLottie();
    }
    void wrongFilesAreToldOneByOne()
    {
        QFETCH(const QString, name);
        QFETCH(const QByteArray, bytes);
        openSlide();
        openInVain(put(qPrintable(name), bytes));
        QVERIFY(m_window->notice().text().contains(name));
        QCOMPARE(m_window->problems().model().count(views::ProblemGroup::NotOpened), 1);
        QVERIFY(m_window->windowTitle().startsWith(QStringLiteral("slide.oanim")));
        m_window->session().setPlaying(true);
        QVERIFY(playback().isPlaying());
    }

    void aFolderIsNoFile()
    {
        QVERIFY(QDir(m_folder->path()).mkdir(QStringLiteral("folder.json")));
        QSignalSpy failed(&m_window->files(), &Files::openFailed);
        drop({m_folder->filePath(QStringLiteral("folder.json"))});
        QTRY_COMPARE(failed.count(), 1);
        QVERIFY(m_window->notice().text().contains(QStringLiteral("folder")));
    }

    void aFileThatIsGoneGoesOnPlaying()
    {
        const QString path = put("dot.json", dotLottie());
        open(path);
        m_window->session().setPlaying(true);
        QVERIFY(QFile::remove(path));
        QSignalSpy failed(&m_window->files(), &Files::openFailed);
        press(Qt::Key_F5);
        QTRY_COMPARE(failed.count(), 1);
        QVERIFY(playback().isPlaying() && m_window->viewport().isVisible());
        QVERIFY(m_window->windowTitle().startsWith(QStringLiteral("dot.json")));
        put("dot.json", dotLottie());
        QSignalSpy opened(&m_window->files(), &Files::opened);
        press(Qt::Key_F5);
        QTRY_COMPARE(opened.count(), 1);
        QVERIFY(playback().isPlaying());
        QVERIFY(!m_window->notice().isVisible());
    }

    void aBrokenFileInItsPlaceStopsNothing()
    {
        const QString path = put("dot.json", dotLottie());
        open(path);
        m_window->session().setPlaying(true);
        put("dot.json", dotLottie().left(200)); // while another program is still writing it
        QSignalSpy failed(&m_window->files(), &Files::openFailed);
        press(Qt::Key_F5);
        QTRY_COMPARE(failed.count(), 1);
        QVERIFY(playback().isPlaying());
    }

    void aFolderWhereTheOutputBelongsIsTold()
    {
        open(put("dot.json", dotLottie()));
        QVERIFY(QDir(m_folder->path()).mkdir(QStringLiteral("dot.oanim")));
        m_window->actions()[ActionId::Cook]->trigger();
        QTRY_VERIFY(m_window->notice().isVisible());
        if (m_window->notice().kind() == widgets::NoticeKind::Warning) {
            // It was taken for a file that differs.
            QTest::mouseClick(m_window->notice().findChild<QPushButton *>(), Qt::LeftButton);
        }
        QTRY_VERIFY(m_window->notice().kind() == widgets::NoticeKind::Error && m_window->notice().isVisible());
        QVERIFY(QDir(m_folder->filePath(QStringLiteral("dot.oanim"))).isEmpty());
    }

    void oneFramePlaysAndStops()
    {
        open(put("one.json", longLottie("1")));
        m_window->session().setLooping(false);
        m_window->session().setPlaying(true);
        m_window->session().advance(10);
        QVERIFY(!playback().isPlaying());
        m_window->session().setLooping(true);
        m_window->session().setPlaying(true);
        m_window->session().advance(10);
        QVERIFY(playback().isPlaying());
        m_window->session().step(1);
        m_window->session().step(-1);
        QVERIFY(playback().frame() >= 0 && playback().frame() <= 1);
    }

    void aMillionFramesAreReadAndReached()
    {
        open(put("long.json", longLottie("1000000")));
        m_window->session().toLast();
        QCOMPARE(playback().frame(), 1e6);
        const auto *readout = m_window->findChild<QLabel *>(QStringLiteral("readout"));
        QVERIFY(readout->text().contains(widgets::frameText(1e6)));
        QVERIFY(readout->width() >= readout->sizeHint().width());
        m_window->session().seek(123456.5);
        QTRY_VERIFY(m_window->viewport().isUpToDate());
    }

    void tinyAndHugeWindowsShowThePicture()
    {
        openSlide();
        for (const QSize size : {QSize(1, 1), QSize(300, 2000), QSize(5000, 300), QSize(4000, 3000)}) {
            m_window->resize(size);
            QTRY_VERIFY(m_window->viewport().isUpToDate());
            QVERIFY(m_window->viewport().width() > 0 && m_window->viewport().height() > 0);
            QVERIFY(!m_window->grab().isNull());
        }
    }

    void severalFilesAndAFolderOpenThoseThatCanBe()
    {
        QSignalSpy opened(&m_window->files(), &Files::opened);
        drop({m_folder->path(), put("notes.txt", "hello"), put("b.oanim", slideText()), put("a.json", dotLottie())});
        QTRY_COMPARE(opened.count(), 2);
        QVERIFY(m_window->windowTitle().startsWith(QStringLiteral("b.oanim")));
    }

    void droppingManyTimesShowsTheLast()
    {
        for (int i = 0; i < 20; ++i)
            drop({put(qPrintable(QStringLiteral("f%1.json").arg(i)), dotLottie())});
        QTRY_VERIFY(!m_window->files().isBusy());
        QTRY_VERIFY(m_window->windowTitle().startsWith(QStringLiteral("f19.json")));
    }

    void closingWhileOpeningEnds()
    {
        QByteArray layer = dotLottie();
        const qsizetype from = layer.indexOf(R"({"ty":4)");
        layer = layer.mid(from, layer.size() - from - 2);
        QByteArrayList layers;
        for (int i = 0; i < 3000; ++i)
            layers.push_back(layer);
        QByteArray text = dotLottie();
        text.replace(layer, layers.join(','));
        m_window->open(put("large.json", text));
        QVERIFY(m_window->files().isBusy());
        closeWindow();
    }

    void aFolderOfRecentFilesMayVanish()
    {
        QVERIFY(QDir(m_folder->path()).mkdir(QStringLiteral("stick")));
        const QString path = put("stick/slide.oanim", slideText());
        open(path);
        m_window = std::make_unique<MainWindow>();
        m_window->show();
        QVERIFY(QTest::qWaitForWindowActive(m_window.get()));
        QVERIFY(QDir(m_folder->filePath(QStringLiteral("stick"))).removeRecursively());
        auto *menu = m_window->findChild<QMenu *>(QStringLiteral("recent"));
        emit menu->aboutToShow();
        QVERIFY(!menu->actions().first()->isEnabled());
        // It was there when the start offered it.
        emit m_window->viewport().recentRequested(path);
        QTRY_VERIFY(m_window->notice().isVisible());
        QVERIFY(m_window->notice().text().contains(QStringLiteral("slide.oanim")));
    }
};

QTEST_MAIN(tst_WindowBreaks)
#include "tst_window_breaks.moc"
