// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#include "editing_test.h"

#include "app/window/close_dialog.h"
#include "app/window/document_tabs.h"
#include "app/window/panels.h"
#include "views/history/history_model.h"
#include "views/history/history_view.h"
#include "widgets/notice.h"

#include <QClipboard>
#include <QDockWidget>
#include <QListView>
#include <QListWidget>
#include <QPushButton>
#include <QtTest>

using namespace clipwright;
using namespace clipwright::app;

namespace {

struct HistoryRow {
    QString text;
    int count;
    int current;
    int saved;
};

void showPanelOf(QWidget &view)
{
    showPanel(*qobject_cast<QDockWidget *>(view.parentWidget()));
}

} // namespace

/** Documents in the window: edited, shown as they are, undone, saved and closed. */
class tst_WindowDocuments : public EditingTest {
    Q_OBJECT

    DocumentTabs &tabs() { return *m_window->findChild<DocumentTabs *>(); }
    HistoryRow row(int at)
    {
        const auto &model = m_window->findChild<views::HistoryView *>()->model();
        return {model.index(at, 0).data().toString(), model.rowCount(), model.currentRow(), model.savedRow()};
    }

private slots:
    void init() { openWindow(); }
    void cleanup() { closeWindow(); }

    void nothingToDoWithoutADocument()
    {
        using enum ActionId;
        for (const ActionId id : {Save, SaveAs, SaveAll, Revert, KeepAsSource, Detach, Close, Undo, Redo, Cut, Copy,
                                  Paste, Duplicate, Delete, NextDocument, PreviousDocument})
            QVERIFY2(!m_window->actions()[id]->isEnabled(), qPrintable(m_window->actions()[id]->objectName()));
        QVERIFY(!tabs().isVisible());
    }

    void anEditIsShownStarredAndTakenBack()
    {
        openDot();
        const auto before = m_window->session().sharedShown();
        edit("Ball");
        QVERIFY(m_window->isWindowModified());
        QCOMPARE(tabs().tabText(0), QStringLiteral("dot.json *"));
        QTRY_VERIFY(m_window->pictures().isUpToDate());
        QVERIFY(m_window->session().sharedShown() != before);
        QCOMPARE(QString::fromStdString(std::string(m_window->session().shown()->layerName(1))),
                 QStringLiteral("Ball"));
        QVERIFY(m_window->actions()[ActionId::Undo]->text().contains(QStringLiteral("Rename")));
        press(Qt::Key_Z, Qt::ControlModifier);
        QCOMPARE(layerName(), std::string("dot"));
        QVERIFY(!m_window->isWindowModified());
        QCOMPARE(tabs().tabText(0), QStringLiteral("dot.json"));
        QVERIFY(!m_window->actions()[ActionId::Undo]->isEnabled());
        press(Qt::Key_Y, Qt::ControlModifier);
        QCOMPARE(layerName(), std::string("Ball"));
        press(Qt::Key_Z, Qt::ControlModifier);
        press(Qt::Key_Z, Qt::ControlModifier | Qt::ShiftModifier);
        QCOMPARE(layerName(), std::string("Ball"));
    }

    void anEditKeepsThePlayheadWhereItIs()
    {
        openDot();
        m_window->session().seek(12);
        edit();
        QTRY_VERIFY(m_window->pictures().isUpToDate());
        QCOMPARE(playback().frame(), 12.0);
    }

    void savingWritesTheFileAndTheStarGoes()
    {
        const QString path = openDot();
        edit("Saved");
        press(Qt::Key_S, Qt::ControlModifier);
        QVERIFY(bytesOf(path).contains("Saved"));
        QVERIFY(!m_window->isWindowModified());
        QVERIFY(!m_window->actions()[ActionId::Save]->isEnabled());
        press(Qt::Key_Z, Qt::ControlModifier);
        QVERIFY(m_window->isWindowModified()); // other than its file
        press(Qt::Key_S, Qt::ControlModifier);
        QCOMPARE(bytesOf(path), dotLottie());
    }

    void aFileThatCannotBeWrittenIsToldWithAWayOut()
    {
        openDot();
        edit();
        QVERIFY(QFile::remove(documents().pathOf(active())));
        press(Qt::Key_S, Qt::ControlModifier);
        QVERIFY(m_window->isWindowModified());
        QVERIFY(m_window->notice().isVisible());
        QVERIFY(m_window->notice().kind() == widgets::NoticeKind::Error);
        QTest::mouseClick(m_window->notice().findChildren<QPushButton *>().front(), Qt::LeftButton);
        QVERIFY(QFile::exists(documents().pathOf(active())));
        QVERIFY(!m_window->isWindowModified());
    }

    void saveAsGoesOnWithTheOtherFile()
    {
        const QString path = openDot();
        edit("Other");
        const QString other = m_folder->filePath(QStringLiteral("other.json"));
        QVERIFY(m_window->saves().saveAs(active(), other));
        QTRY_COMPARE(documents().pathOf(active()), other);
        QCOMPARE(bytesOf(path), dotLottie());
        QVERIFY(bytesOf(other).contains("Other"));
        QVERIFY(documents().unsaved().empty());
        QCOMPARE(documents().shown().size(), std::size_t(1));
    }

    void revertIsOneStepThatCanBeUndone()
    {
        openDot();
        edit("One");
        edit("Two");
        m_window->actions()[ActionId::Revert]->trigger();
        QCOMPARE(layerName(), std::string("dot"));
        QVERIFY(!m_window->isWindowModified());
        press(Qt::Key_Z, Qt::ControlModifier);
        QCOMPARE(layerName(), std::string("Two"));
    }

    void severalAreTabsEachWithItsPlayhead()
    {
        openDot("a.json");
        m_window->session().seek(7);
        openDot("b.json");
        QCOMPARE(tabs().count(), 2);
        QCOMPARE(playback().frame(), 0.0);
        press(Qt::Key_Tab, Qt::ControlModifier);
        QVERIFY(m_window->windowTitle().startsWith(QStringLiteral("a.json")));
        QCOMPARE(playback().frame(), 7.0);
        QTest::mouseClick(&tabs(), Qt::LeftButton, {}, tabs().tabRect(1).center());
        QVERIFY(m_window->windowTitle().startsWith(QStringLiteral("b.json")));
        press(Qt::Key_W, Qt::ControlModifier);
        QCOMPARE(tabs().count(), 1);
        QVERIFY(m_window->windowTitle().startsWith(QStringLiteral("a.json")));
        press(Qt::Key_W, Qt::ControlModifier);
        QVERIFY(!tabs().isVisible());
        QVERIFY(m_window->session().shown() == nullptr);
        QCOMPARE(m_window->windowTitle(), QStringLiteral("Clipwright"));
    }

    void undoIsOfTheDocumentThatIsLookedAt()
    {
        openDot("a.json");
        edit("A");
        openDot("b.json");
        edit("B");
        documents().activateNext(1);
        press(Qt::Key_Z, Qt::ControlModifier);
        QCOMPARE(layerName(), std::string("dot"));
        documents().activateNext(1);
        QCOMPARE(layerName(), std::string("B"));
    }

    void closingWithChangesAsksAndSaves()
    {
        const QString path = openDot();
        edit("Kept");
        press(Qt::Key_W, Qt::ControlModifier);
        auto *dialog = m_window->findChild<CloseDialog *>();
        QVERIFY(dialog && dialog->isVisible());
        QCOMPARE(tabs().count(), 1);
        QTest::mouseClick(dialog->findChild<QPushButton *>(QStringLiteral("cancel")), Qt::LeftButton);
        QTRY_VERIFY(!m_window->findChild<CloseDialog *>());
        QCOMPARE(tabs().count(), 1);
        m_window->activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(m_window.get()));
        press(Qt::Key_W, Qt::ControlModifier);
        dialog = m_window->findChild<CloseDialog *>();
        QTest::mouseClick(dialog->findChild<QPushButton *>(QStringLiteral("save")), Qt::LeftButton);
        QCOMPARE(tabs().count(), 0);
        QVERIFY(bytesOf(path).contains("Kept"));
    }

    void whatIsDiscardedIsNotThereWhenItIsOpenedAgain()
    {
        const QString path = openDot();
        edit("Gone");
        press(Qt::Key_W, Qt::ControlModifier);
        QTest::mouseClick(m_window->findChild<CloseDialog *>()->findChild<QPushButton *>(QStringLiteral("discard")),
                          Qt::LeftButton);
        QCOMPARE(tabs().count(), 0);
        QVERIFY(documents().unsaved().empty());
        open(path);
        QCOMPARE(layerName(), std::string("dot"));
        QVERIFY(!m_window->isWindowModified());
    }

    void quittingAsksOnceForAll()
    {
        const QString first = openDot("a.json");
        edit("A");
        const QString second = openDot("b.json");
        edit("B");
        QVERIFY(!m_window->QWidget::close());
        auto *dialog = m_window->findChild<CloseDialog *>();
        QVERIFY(dialog && m_window->isVisible());
        auto *list = dialog->findChild<QListWidget *>();
        QCOMPARE(list->count(), 2);
        list->item(0)->setCheckState(Qt::Unchecked);
        QTest::mouseClick(dialog->findChild<QPushButton *>(QStringLiteral("save")), Qt::LeftButton);
        QVERIFY(!m_window->isVisible());
        QCOMPARE(bytesOf(first), dotLottie());
        QVERIFY(bytesOf(second).contains("\"B\""));
    }

    void historyListsStepsAndGoesThere()
    {
        openDot();
        QCOMPARE(row(0).count, 1);
        QCOMPARE(row(0).saved, 0);
        edit("One");
        press(Qt::Key_S, Qt::ControlModifier);
        edit("Two");
        QCOMPARE(row(1).count, 3);
        QCOMPARE(row(1).current, 2);
        QCOMPARE(row(1).saved, 1);
        QVERIFY(row(1).text.startsWith(QStringLiteral("Rename")));
        auto *view = m_window->findChild<views::HistoryView *>();
        showPanelOf(*view);
        auto *list = view->findChild<QListView *>();
        QTest::mouseClick(list->viewport(), Qt::LeftButton, {}, list->visualRect(view->model().index(0, 0)).center());
        QCOMPARE(layerName(), std::string("dot"));
        QCOMPARE(row(0).current, 0);
        QCOMPARE(row(0).count, 3); // greyed, and still there
        QTest::mouseClick(list->viewport(), Qt::LeftButton, {}, list->visualRect(view->model().index(2, 0)).center());
        QCOMPARE(layerName(), std::string("Two"));
    }

    void aLayerIsCopiedDuplicatedCutAndPasted()
    {
        openDot();
        const auto layers = [this] { return documents().activeDocument()->rig().main().layers.size(); };
        const Rig &rig = documents().activeDocument()->rig();
        documents().select({active(), {{rig.main().id, rig.main().layers.front()->id, {}}}, {}});
        press(Qt::Key_C, Qt::ControlModifier);
        press(Qt::Key_V, Qt::ControlModifier);
        QCOMPARE(layers(), std::size_t(2));
        press(Qt::Key_D, Qt::ControlModifier);
        QCOMPARE(layers(), std::size_t(3));
        press(Qt::Key_X, Qt::ControlModifier);
        QCOMPARE(layers(), std::size_t(2));
        QVERIFY(m_window->actions()[ActionId::Undo]->text().contains(QStringLiteral("Cut")));
        QVERIFY(!m_window->actions()[ActionId::Delete]->isEnabled()); // what was picked is gone
        press(Qt::Key_V, Qt::ControlModifier);
        QCOMPARE(layers(), std::size_t(3));
        press(Qt::Key_Delete);
        QCOMPARE(layers(), std::size_t(2));
        QApplication::clipboard()->setText(QStringLiteral("words"));
        QVERIFY(!m_window->actions()[ActionId::Paste]->isEnabled());
    }

    void newFilesBeginWithSomethingToSee_data()
    {
        QTest::addColumn<int>("kind");
        QTest::addColumn<QString>("name");
        QTest::newRow("Lottie") << static_cast<int>(NewKind::Lottie) << QStringLiteral("new.json");
        QTest::newRow("oanim") << static_cast<int>(NewKind::Oanim) << QStringLiteral("new.oanim");
    }
    void newFilesBeginWithSomethingToSee()
    {
        QFETCH(const int, kind);
        QFETCH(const QString, name);
        QSignalSpy opened(&m_window->files(), &Files::opened);
        QVERIFY(m_window->saves().makeNew(static_cast<NewKind>(kind), m_folder->filePath(name), 25));
        QTRY_COMPARE(opened.count(), 1);
        QCOMPARE(documents().activeDocument()->rig().main().timeline.length, 50.0);
        QCOMPARE(documents().activeDocument()->rig().main().timeline.ranges.size(), std::size_t(1));
        QVERIFY(!m_window->session().shown()->file.isRefused);
        edit("Mine");
        press(Qt::Key_S, Qt::ControlModifier);
        QVERIFY(!m_window->isWindowModified());
    }

    void aCookedFileIsKeptAsASourceAndFoundByIt()
    {
        open(put("slide.oanim", slideText()));
        QSignalSpy opened(&m_window->files(), &Files::opened);
        m_window->actions()[ActionId::KeepAsSource]->trigger();
        QTRY_COMPARE(opened.count(), 1);
        QCOMPARE(documents().nameOf(active()), QStringLiteral("slide.json"));
        QCOMPARE(tabs().count(), 1);
        press(Qt::Key_W, Qt::ControlModifier);
        m_window->open(m_folder->filePath(QStringLiteral("slide.oanim")));
        QTRY_COMPARE(opened.count(), 2);
        QCOMPARE(documents().nameOf(active()), QStringLiteral("slide.json"));
        QVERIFY(m_window->actions()[ActionId::Detach]->isEnabled());
        m_window->actions()[ActionId::Detach]->trigger();
        QTRY_COMPARE(opened.count(), 3);
        QCOMPARE(documents().nameOf(active()), QStringLiteral("slide.oanim"));
    }

    void cookingWhatIsNotSavedSavesFirst()
    {
        const QString path = openDot();
        edit("Cooked");
        QSignalSpy cooked(&m_window->cooks(), &Cooks::cooked);
        press(Qt::Key_B, Qt::ControlModifier);
        QVERIFY(m_window->notice().kind() == widgets::NoticeKind::Warning);
        QTest::mouseClick(m_window->notice().findChild<QPushButton *>(), Qt::LeftButton);
        QTRY_COMPARE(cooked.count(), 1);
        QVERIFY(bytesOf(path).contains("Cooked"));
        QVERIFY(bytesOf(m_folder->filePath(QStringLiteral("dot.oanim"))).contains("layer Cooked"));
    }

    void openingItAgainKeepsItsEdits()
    {
        openDot();
        edit();
        QSignalSpy opened(&m_window->files(), &Files::opened);
        m_window->open(documents().pathOf(active())); // once more: its edits stay
        QTRY_COMPARE(opened.count(), 1);
        QCOMPARE(documents().shown().size(), std::size_t(1));
        QCOMPARE(layerName(), std::string("Renamed"));
    }
};

QTEST_MAIN(tst_WindowDocuments)
#include "tst_window_documents.moc"
