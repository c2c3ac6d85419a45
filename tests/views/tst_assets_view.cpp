// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#include "views/assets/assets_view.h"

#include "tests/views/test_rigs.h"
#include "views/assets/asset_list.h"
#include "views/session/session.h"

#include <QComboBox>
#include <QDir>
#include <QInputDialog>
#include <QLineEdit>
#include <QScrollBar>
#include <QSignalSpy>
#include <QtTest>

#include <memory>

using namespace clipwright;
using namespace clipwright::views;

/** The files of a folder as pictures: what is shown, asked for, found, and done to them. */
class tst_AssetsView : public QObject {
    Q_OBJECT

    std::unique_ptr<QTemporaryDir> m_folder;
    std::unique_ptr<Session> m_session;
    std::unique_ptr<AssetsView> m_view;

    void put(const QString &name, const QByteArray &bytes) const { writeTestFile(*m_folder, name, bytes); }
    void look()
    {
        m_view->showFolder(m_folder->path());
        QTRY_VERIFY(!m_view->isScanning());
    }
    QAbstractItemModel &listed() const { return *m_view->list().model(); }
    QString nameAt(int row) const { return listed().index(row, 0).data().toString(); }
    void pick(int row) const
    {
        m_view->list().setCurrentIndex(listed().index(row, 0));
        m_view->list().setFocus();
    }

private slots:
    void init()
    {
        m_folder = std::make_unique<QTemporaryDir>();
        m_session = std::make_unique<Session>();
        m_view = std::make_unique<AssetsView>(*m_session);
        m_view->resize(280, 420);
        m_view->show();
        QVERIFY(QTest::qWaitForWindowActive(m_view.get()));
    }
    void cleanup()
    {
        m_view.reset();
        m_session.reset();
    }

    void emptySaysWhatWouldBeHere()
    {
        QVERIFY(!m_view->list().isVisible() && !m_view->findChild<QLineEdit *>()->isVisible());
        look();
        QVERIFY(!m_view->list().isVisible());
    }

    void aFolderIsShownWithPicturesAndProblems()
    {
        put(QStringLiteral("slide.oanim"), slideText());
        put(QStringLiteral("bad.oanim"), "fps\n");
        look();
        QTRY_COMPARE(listed().rowCount(), 2);
        QCOMPARE(nameAt(0), QStringLiteral("bad.oanim"));
        QTRY_VERIFY(!listed().index(0, 0).data(AssetModel::ProblemRole).toString().isEmpty());
        QTRY_VERIFY(!listed().index(1, 0).data(AssetModel::PictureRole).value<QImage>().isNull());
        put(QStringLiteral("third.oanim"), slideText());
        QTRY_COMPARE(listed().rowCount(), 3); // by itself
    }

    void onlyWhatCanBeSeenIsAskedFor()
    {
        for (int i = 0; i < 10000; ++i)
            put(QStringLiteral("a%1.oanim").arg(i, 5, 10, QLatin1Char('0')), i % 500 == 0 ? slideText() : QByteArray());
        look();
        QTRY_COMPARE_WITH_TIMEOUT(listed().rowCount(), 10000, 60000);
        AssetPictures &pictures = m_view->list().pictures();
        QTRY_VERIFY(pictures.isIdle());
        QTRY_VERIFY(pictures.begun() > 0);
        QVERIFY2(pictures.begun() < 60, qPrintable(QString::number(pictures.begun())));
        const int before = pictures.begun();
        QScrollBar &bar = *m_view->list().verticalScrollBar();
        for (int step = 1; step <= 20; ++step)
            bar.setValue(bar.maximum() * step / 20);
        QTRY_VERIFY(pictures.begun() > before && pictures.isIdle());
        QVERIFY2(pictures.begun() - before < 60, qPrintable(QString::number(pictures.begun() - before)));
    }

    void wordsKindAndOrderChoose()
    {
        put(QStringLiteral("b.oanim"), slideText());
        put(QStringLiteral("a hero.json"), dotLottie());
        put(QStringLiteral("c.oclip"), "{}");
        look();
        QTRY_COMPARE(listed().rowCount(), 3);
        auto &words = *m_view->findChild<QLineEdit *>();
        words.setFocus();
        QTest::keyClicks(&words, QStringLiteral("HERO a"));
        QCOMPARE(listed().rowCount(), 1);
        QTest::keyClicks(&words, QStringLiteral(" nobody"));
        QVERIFY(listed().rowCount() == 0 && !m_view->list().isVisible());
        words.clear();
        auto &kinds = *m_view->findChild<QComboBox *>();
        QCOMPARE(kinds.count(), 4);
        kinds.setCurrentIndex(1);
        QVERIFY(listed().rowCount() == 1 && nameAt(0) == QStringLiteral("b.oanim"));
    }

    void enterOpensAndKeysActOnFiles()
    {
        put(QStringLiteral("a.oanim"), slideText());
        look();
        QTRY_COMPARE(listed().rowCount(), 1);
        QSignalSpy opened(m_view.get(), &AssetsView::openWanted);
        QSignalSpy told(m_view.get(), &AssetsView::told);
        pick(0);
        QTest::keyClick(&m_view->list(), Qt::Key_Return);
        QCOMPARE(opened.size(), 1);
        QCOMPARE(opened[0][0].toString(), m_folder->filePath(QStringLiteral("a.oanim")));
        QTest::keyClick(&m_view->list(), Qt::Key_D, Qt::ControlModifier);
        QTRY_COMPARE(listed().rowCount(), 2);
        QVERIFY(told.size() == 1 && told[0][0].toBool());
        QVERIFY(QFile::exists(m_folder->filePath(QStringLiteral("a copy.oanim"))));
        QTRY_COMPARE(m_view->list().picked(), QStringList{m_folder->filePath(QStringLiteral("a copy.oanim"))});
        QTest::keyClick(&m_view->list(), Qt::Key_F2);
        auto *dialog = m_view->findChild<QInputDialog *>();
        QVERIFY(dialog);
        dialog->setTextValue(QStringLiteral("a"));
        dialog->accept();
        QVERIFY(told.size() == 2 && !told[1][0].toBool()); // there is one
    }

    void aNameThatCannotBeIsRefusedAndARecordGoesAlong()
    {
        put(QStringLiteral("a.json"), dotLottie());
        put(QStringLiteral("a.json.orkmeta"), "<orkmeta/>");
        const QString path = m_folder->filePath(QStringLiteral("a.json"));
        for (const char *name : {"", " ", ".", "..", "x/y", ".hidden"})
            QVERIFY2(!renameAsset(path, QString::fromUtf8(name)).isDone, name);
        QVERIFY(renameAsset(path, QStringLiteral("b")).isDone);
        QVERIFY(!QFile::exists(path) && QFile::exists(m_folder->filePath(QStringLiteral("b.json.orkmeta"))));
    }
};

QTEST_MAIN(tst_AssetsView)
#include "tst_assets_view.moc"
