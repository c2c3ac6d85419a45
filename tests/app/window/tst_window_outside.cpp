// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#include "editing_test.h"

#include "app/window/compare_dialog.h"
#include "model/journal/journal_folder.h"
#include "widgets/notice.h"

#include <QPushButton>
#include <QtTest>

using namespace clipwright;
using namespace clipwright::app;

/** What other programs do to open files, and what a crash leaves, as a bar tells it. */
class tst_WindowOutside : public EditingTest {
    Q_OBJECT

    using Kind = DocumentBars::Kind;

    static QByteArray blueDot() { return dotLottie().replace("[1,0,0,1]", "[0,0,1,1]").replace("\"dot\"", "\"blue\""); }
    widgets::Notice *bar(Kind kind) { return m_window->bars().bar(active(), kind); }
    void answer(Kind kind, const QString &choice)
    {
        for (QPushButton *button : bar(kind)->findChildren<QPushButton *>())
            if (button->text() == choice)
                return QTest::mouseClick(button, Qt::LeftButton);
        QFAIL(qPrintable(choice));
    }
    /** Edited here, and written by another program. */
    QString makeConflict()
    {
        const QString path = openDot();
        edit("Mine");
        put("dot.json", blueDot());
        [this] { QTRY_VERIFY(bar(Kind::Outside) != nullptr); }();
        return path;
    }
    std::string journals() const { return m_folder->filePath(QStringLiteral("state")).toStdString(); }
    /** As a crash does: nothing is asked, nothing is cleared away. */
    void crash()
    {
        static_cast<void>(documents().workspace().syncJournal());
        m_window.reset();
    }
    void startAgain()
    {
        m_window = std::make_unique<MainWindow>();
        m_window->show();
        m_window->journal().start(journals());
    }

private slots:
    void init() { openWindow(); }
    void cleanup() { closeWindow(); }

    void whatIsNotEditedIsReadAgainByOneStep()
    {
        openDot();
        m_window->session().seek(9);
        put("dot.json", blueDot());
        QTRY_COMPARE(layerName(), std::string("blue"));
        QVERIFY(!m_window->isWindowModified());
        QVERIFY(bar(Kind::Outside) == nullptr);
        QVERIFY(m_window->notice().kind() == widgets::NoticeKind::Info);
        QTRY_VERIFY(m_window->pictures().isUpToDate());
        QCOMPARE(playback().frame(), 9.0);
        press(Qt::Key_Z, Qt::ControlModifier);
        QCOMPARE(layerName(), std::string("dot"));
        QVERIFY(m_window->isWindowModified());
    }

    void whatIsEditedIsAskedAboutAndKept()
    {
        const QString path = makeConflict();
        QVERIFY(bar(Kind::Outside)->isVisible());
        QVERIFY(bar(Kind::Outside)->text().contains(QStringLiteral("dot.json")));
        QCOMPARE(layerName(), std::string("Mine"));
        answer(Kind::Outside, QStringLiteral("Keep mine"));
        QVERIFY(bar(Kind::Outside) == nullptr);
        press(Qt::Key_S, Qt::ControlModifier);
        QVERIFY(bytesOf(path).contains("Mine"));
        QVERIFY(!m_window->isWindowModified());
    }

    void theirsAreTakenByOneStep()
    {
        makeConflict();
        answer(Kind::Outside, QStringLiteral("Take theirs"));
        QCOMPARE(layerName(), std::string("blue"));
        QVERIFY(bar(Kind::Outside) == nullptr);
        press(Qt::Key_Z, Qt::ControlModifier);
        QCOMPARE(layerName(), std::string("Mine"));
    }

    void bothAreComparedAtOneFrame()
    {
        makeConflict();
        m_window->session().seek(10);
        QTRY_VERIFY(m_window->pictures().isUpToDate());
        answer(Kind::Outside, QStringLiteral("Compare"));
        auto *dialog = m_window->findChild<CompareDialog *>();
        QVERIFY(dialog && dialog->isVisible());
        QVERIFY(bar(Kind::Outside) != nullptr); // still to be answered
        QTRY_VERIFY(dialog->theirs().shown() != nullptr);
        QCOMPARE(dialog->mine().playback().frame(), 10.0);
        QCOMPARE(dialog->theirs().playback().frame(), 10.0);
        for (QPushButton *button : dialog->findChildren<QPushButton *>())
            if (button->text() == QStringLiteral("Take theirs")) {
                QTest::mouseClick(button, Qt::LeftButton);
                break;
            }
        QCOMPARE(layerName(), std::string("blue"));
    }

    void aSaveOverWhatOthersWroteIsRefusedFirst()
    {
        const QString path = openDot();
        edit("Mine");
        put("dot.json", blueDot());
        QVERIFY(!m_window->saves().save(active()));
        QVERIFY(m_window->notice().kind() == widgets::NoticeKind::Error);
        QCOMPARE(bytesOf(path), blueDot());
    }

    void aFileThatCannotBeReadLeavesWhatIsOpen()
    {
        openDot();
        put("dot.json", "{");
        QTRY_VERIFY(bar(Kind::Outside) != nullptr);
        QCOMPARE(layerName(), std::string("dot"));
        put("dot.json", dotLottie());
        QTRY_VERIFY(bar(Kind::Outside) == nullptr);
    }

    void aFileThatIsGoneIsWrittenAgain()
    {
        const QString path = openDot();
        QVERIFY(QFile::remove(path));
        QTRY_VERIFY(bar(Kind::Outside) != nullptr);
        answer(Kind::Outside, QStringLiteral("Write it again"));
        QCOMPARE(bytesOf(path), dotLottie());
        QTRY_VERIFY(bar(Kind::Outside) == nullptr);
    }

    void anotherDocumentsBarWaits()
    {
        makeConflict();
        const DocumentId conflicted = active();
        openDot("other.json");
        QVERIFY(!m_window->bars().bar(conflicted, Kind::Outside)->isVisible());
        documents().activate(conflicted);
        QVERIFY(bar(Kind::Outside)->isVisible());
    }

    void aCrashLosesNothing()
    {
        m_window->journal().start(journals());
        openDot();
        edit("One");
        edit("Two");
        crash();
        startAgain();
        QTRY_VERIFY(active() != DocumentId());
        QTRY_VERIFY(bar(Kind::Recovered) != nullptr);
        QVERIFY2(bar(Kind::Recovered)->text().contains(QStringLiteral("2 change")),
                 qPrintable(bar(Kind::Recovered)->text()));
        QCOMPARE(layerName(), std::string("Two"));
        QVERIFY(m_window->isWindowModified());
        answer(Kind::Recovered, QStringLiteral("Keep"));
        QVERIFY(bar(Kind::Recovered) == nullptr);
        QVERIFY(leftJournals(journals()).empty()); // but that of this session
        crash();
        startAgain(); // what was kept is in the journal of the session that kept it
        QTRY_VERIFY(active() != DocumentId());
        QTRY_COMPARE(layerName(), std::string("Two"));
    }

    void whatIsRecoveredCanBeDiscarded()
    {
        m_window->journal().start(journals());
        openDot();
        edit("One");
        crash();
        startAgain();
        QTRY_VERIFY(active() != DocumentId());
        QTRY_VERIFY(bar(Kind::Recovered) != nullptr);
        answer(Kind::Recovered, QStringLiteral("Discard"));
        QCOMPARE(layerName(), std::string("dot"));
        QVERIFY(!m_window->isWindowModified());
    }

    void aFileThatChangedMeanwhileIsAskedAboutFirst()
    {
        m_window->journal().start(journals());
        openDot();
        edit("One");
        crash();
        put("dot.json", blueDot());
        startAgain();
        QTRY_VERIFY(active() != DocumentId());
        QTRY_VERIFY(bar(Kind::Recovered) != nullptr);
        QCOMPARE(layerName(), std::string("blue"));
        answer(Kind::Recovered, QStringLiteral("Bring back"));
        QCOMPARE(layerName(), std::string("One"));
    }

    void aSessionThatEndsLeavesNothing()
    {
        m_window->journal().start(journals());
        openDot();
        edit();
        press(Qt::Key_S, Qt::ControlModifier);
        QVERIFY(m_window->QWidget::close());
        m_window.reset();
        QVERIFY(leftJournals(journals()).empty());
    }
};

QTEST_MAIN(tst_WindowOutside)
#include "tst_window_outside.moc"
