// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#include "window_test.h"

#include "model/project/recook.h"
#include "views/problems/problem_model.h"
#include "views/problems/problems_view.h"
#include "widgets/notice.h"

#include <QDir>
#include <QPushButton>
#include <QtTest>

using namespace clipwright;
using namespace clipwright::app;

/** What Cook writes, asks and says. */
class tst_WindowCook : public WindowTest {
    Q_OBJECT

private slots:
    void init() { openWindow(); }
    void cleanup() { closeWindow(); }

    void refusedCookWritesNothingAndListsAll()
    {
        open(writeTestFile(*m_folder, QStringLiteral("gap.json"), dotLottie(true)));
        QVERIFY(m_window->problems().model().count(Severity::Error) > 0);
        press(Qt::Key_B, Qt::ControlModifier);
        QTRY_VERIFY(m_window->notice().isVisible());
        QVERIFY(m_window->notice().kind() == widgets::NoticeKind::Error);
        QVERIFY(!QFile::exists(m_folder->filePath(QStringLiteral("gap.oanim"))));
    }

    void cookWritesBesideTheSource()
    {
        open(writeTestFile(*m_folder, QStringLiteral("dot.json"), dotLottie()));
        QSignalSpy cooked(&m_window->cooks(), &Cooks::cooked);
        press(Qt::Key_B, Qt::ControlModifier);
        QTRY_COMPARE(cooked.count(), 1);
        QFile written(m_folder->filePath(QStringLiteral("dot.oanim")));
        QVERIFY(written.open(QIODevice::ReadOnly));
        QCOMPARE(written.readAll().toStdString(), writeCooked(*m_window->session().shown()->file.cooked).text);
        QVERIFY(m_window->notice().kind() == widgets::NoticeKind::Ok);
        QVERIFY(m_window->notice().text().contains(QStringLiteral("dot.oanim")));
    }

    void theCookIsRecordedAndFollowsTheRecordedSettings()
    {
        const QString source = writeTestFile(*m_folder, QStringLiteral("dot.json"), dotLottie());
        open(source);
        QSignalSpy cooked(&m_window->cooks(), &Cooks::cooked);
        press(Qt::Key_B, Qt::ControlModifier);
        QTRY_COMPARE(cooked.count(), 1);
        QCOMPARE(recook(source.toStdString(), {.onlyAsks = true}).outcome, RecookOutcome::Fresh);
        const RecordedSettings wider{"", "4", ""};
        QCOMPARE(recook(source.toStdString(), {.settings = wider}).outcome, RecookOutcome::Cooked);
        open(source);
        press(Qt::Key_B, Qt::ControlModifier);
        QTRY_COMPARE(cooked.count(), 2);
        QVERIFY(m_window->notice().kind() == widgets::NoticeKind::Ok); // up to date: what is shown is what was cooked
        QVERIFY(QFile::remove(m_folder->filePath(QStringLiteral("dot.oanim"))));
        press(Qt::Key_B, Qt::ControlModifier);
        QTRY_COMPARE(cooked.count(), 3);
        QCOMPARE(readRecordOf(source.toStdString())->record->settings, wider);
        QCOMPARE(recook(source.toStdString(), {.onlyAsks = true}).outcome, RecookOutcome::Fresh);
    }

    void cookAsksBeforeItReplaces()
    {
        open(writeTestFile(*m_folder, QStringLiteral("dot.json"), dotLottie()));
        const QString path = writeTestFile(*m_folder, QStringLiteral("dot.oanim"), "by hand");
        QSignalSpy cooked(&m_window->cooks(), &Cooks::cooked);
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

    void aSourceThatChangedMeanwhileIsAskedAbout()
    {
        open(put("dot.json", dotLottie()));
        put("dot.json", dotLottie().replace("[1,0,0,1]", "[0,0,1,1]"));
        QSignalSpy cooked(&m_window->cooks(), &Cooks::cooked);
        m_window->actions()[ActionId::Cook]->trigger();
        QTRY_VERIFY(m_window->notice().isVisible());
        QVERIFY(m_window->notice().text().contains(QStringLiteral("dot.json")));
        QVERIFY(!QFile::exists(m_folder->filePath(QStringLiteral("dot.oanim"))));
        const auto choices = m_window->notice().findChildren<QPushButton *>();
        QCOMPARE(choices.size(), qsizetype(2));
        QTest::mouseClick(choices[0], Qt::LeftButton);
        QTRY_COMPARE(cooked.count(), 1);
        QFile written(m_folder->filePath(QStringLiteral("dot.oanim")));
        QVERIFY(written.open(QIODevice::ReadOnly));
        QVERIFY(written.readAll().contains("fill 0 0 1 1"));
    }

    void aChangedSourceCanBeCookedAsItIsShown()
    {
        open(put("dot.json", dotLottie()));
        put("dot.json", "no animation any more");
        QSignalSpy cooked(&m_window->cooks(), &Cooks::cooked);
        m_window->actions()[ActionId::Cook]->trigger();
        QTRY_VERIFY(m_window->notice().isVisible());
        QTest::mouseClick(m_window->notice().findChildren<QPushButton *>()[1], Qt::LeftButton);
        QTRY_COMPARE(cooked.count(), 1);
        QVERIFY(QFile::exists(m_folder->filePath(QStringLiteral("dot.oanim"))));
    }

    void cookWritesPicturesBeside()
    {
        QImage blue(4, 4, QImage::Format_RGBA8888);
        blue.fill(Qt::blue);
        QVERIFY(QDir(m_folder->path()).mkdir(QStringLiteral("images")));
        QVERIFY(blue.save(m_folder->filePath(QStringLiteral("images/pic.png"))));
        const QByteArray text = R"({"v":"5.7.0","fr":30,"ip":0,"op":30,"w":100,"h":100,
            "assets":[{"id":"i","w":4,"h":4,"u":"images/","p":"pic.png","e":0}],
            "layers":[{"ty":2,"ind":1,"nm":"pic","refId":"i","ip":0,"op":30,"st":0,"ks":{}}]})";
        open(writeTestFile(*m_folder, QStringLiteral("shown.json"), text));
        QSignalSpy cooked(&m_window->cooks(), &Cooks::cooked);
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

    void sampleOpensAndCooks()
    {
        QSignalSpy opened(&m_window->files(), &Files::opened);
        m_window->actions()[ActionId::OpenSample]->trigger();
        QTRY_COMPARE(opened.count(), 1);
        QCOMPARE(playback().clips().size(), std::size_t(2));
        QCOMPARE(m_window->problems().model().rowCount(), 0);
        QSignalSpy cooked(&m_window->cooks(), &Cooks::cooked);
        m_window->actions()[ActionId::Cook]->trigger();
        QTRY_COMPARE(cooked.count(), 1);
    }
};

QTEST_MAIN(tst_WindowCook)
#include "tst_window_cook.moc"
