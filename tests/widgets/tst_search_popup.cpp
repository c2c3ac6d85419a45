// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#include "widgets/search_popup.h"

#include <QLabel>
#include <QLineEdit>
#include <QListView>
#include <QScreen>
#include <QtTest>

#include <memory>

using namespace clipwright::widgets;

class tst_SearchPopup : public QObject {
    Q_OBJECT

    std::unique_ptr<QWidget> m_window;
    SearchPopup *m_popup = nullptr;
    QLineEdit *m_filter = nullptr;
    QListView *m_list = nullptr;

    void open(const QStringList &names, int current)
    {
        m_popup->setNames(names, current);
        m_popup->openAt(*m_window);
        QVERIFY(QTest::qWaitForWindowExposed(m_popup));
    }
    /** As a keyboard does: to whatever has the focus. */
    void press(Qt::Key key) { QTest::keyClick(m_popup->focusWidget(), key); }
    QString current() const { return m_list->currentIndex().data().toString(); }

private slots:
    void init()
    {
        m_window = std::make_unique<QWidget>();
        m_window->setGeometry(100, 100, 200, 40);
        m_window->show();
        QVERIFY(QTest::qWaitForWindowExposed(m_window.get()));
        m_popup = new SearchPopup(QStringLiteral("Animation"), m_window.get());
        m_filter = m_popup->findChild<QLineEdit *>();
        m_list = m_popup->findChild<QListView *>();
    }
    void cleanup() { m_window.reset(); }

    void nothingFoundChoosesNothing()
    {
        QSignalSpy chosen(m_popup, &SearchPopup::chosen);
        open({QStringLiteral("idle"), QStringLiteral("walk")}, 0);
        QTest::keyClicks(m_filter, QStringLiteral("swim"));
        QCOMPARE(m_list->model()->rowCount(), 0);
        QVERIFY(m_popup->findChild<QLabel *>()->text().startsWith(QStringLiteral("None")));
        press(Qt::Key_Return);
        QCOMPARE(chosen.count(), 0);
        QVERIFY(m_popup->isVisible());
    }

    void escapeClosesFromFilterAndList()
    {
        QSignalSpy chosen(m_popup, &SearchPopup::chosen);
        for (const bool inList : {false, true}) {
            open({QStringLiteral("idle"), QStringLiteral("walk")}, 1);
            if (inList)
                press(Qt::Key_Down);
            QCOMPARE(m_popup->focusWidget(), inList ? static_cast<QWidget *>(m_list) : m_filter);
            press(Qt::Key_Escape);
            QVERIFY(!m_popup->isVisible());
        }
        QCOMPARE(chosen.count(), 0);
    }

    void theShownOneIsMarkedAndPicked()
    {
        open({QStringLiteral("idle"), QStringLiteral("walk"), QStringLiteral("run")}, 1);
        QCOMPARE(current(), QStringLiteral("walk"));
        QCOMPARE(m_list->currentIndex().data(Qt::AccessibleTextRole).toString(), QStringLiteral("walk, shown now"));
        QCOMPARE(m_list->model()->index(2, 0).data(Qt::AccessibleTextRole).toString(), QStringLiteral("run"));
    }

    void wordsFilterInAnyCaseAndOrder()
    {
        QSignalSpy chosen(m_popup, &SearchPopup::chosen);
        open({QStringLiteral("walk left"), QStringLiteral("run left"), QStringLiteral("Run Right")}, 0);
        QTest::keyClicks(m_filter, QStringLiteral("right run"));
        QCOMPARE(m_list->model()->rowCount(), 1);
        press(Qt::Key_Return);
        QCOMPARE(chosen.count(), 1);
        QCOMPARE(chosen.front().front().toInt(), 2);
        QVERIFY(!m_popup->isVisible());
        open({QStringLiteral("walk left"), QStringLiteral("run left"), QStringLiteral("Run Right")}, 0);
        QCOMPARE(m_list->model()->rowCount(), 3); // the filter is empty again
    }

    void downLeadsIntoTheListAndLettersBack()
    {
        QSignalSpy chosen(m_popup, &SearchPopup::chosen);
        open({QStringLiteral("idle"), QStringLiteral("walk"), QStringLiteral("run")}, 0);
        press(Qt::Key_Down);
        QCOMPARE(current(), QStringLiteral("walk"));
        press(Qt::Key_Up);
        press(Qt::Key_Up);
        QCOMPARE(m_popup->focusWidget(), m_filter);
        press(Qt::Key_Down);
        QTest::keyClicks(m_popup->focusWidget(), QStringLiteral("r"));
        QCOMPARE(m_filter->text(), QStringLiteral("r"));
        press(Qt::Key_Down);
        press(Qt::Key_Return);
        QCOMPARE(chosen.count(), 1);
        QCOMPARE(chosen.front().front().toInt(), 2);
    }

    void aClickChooses()
    {
        QSignalSpy chosen(m_popup, &SearchPopup::chosen);
        open({QStringLiteral("idle"), QStringLiteral("walk")}, 0);
        QTest::mouseClick(m_list->viewport(), Qt::LeftButton, {},
                          m_list->visualRect(m_list->model()->index(1, 0)).center());
        QCOMPARE(chosen.count(), 1);
        QCOMPARE(chosen.front().front().toInt(), 1);
    }

    void thousandsStayOnTheScreen()
    {
        QStringList names;
        for (int i = 0; i < 20000; ++i)
            names.push_back(QStringLiteral("animation %1").arg(i));
        names[7] = QString(5000, u'x') + u'\n';
        QSignalSpy chosen(m_popup, &SearchPopup::chosen);
        open(names, 12345);
        QVERIFY(m_popup->screen()->availableGeometry().contains(m_popup->geometry()));
        QVERIFY(m_popup->width() < 600 && m_popup->height() < 600);
        QVERIFY(m_list->viewport()->rect().contains(m_list->visualRect(m_list->currentIndex())));
        QVERIFY(!m_list->model()->index(7, 0).data().toString().contains(u'\n'));
        QTest::keyClicks(m_filter, QStringLiteral("19999"));
        press(Qt::Key_Return);
        QCOMPARE(chosen.front().front().toInt(), 19999);
    }

    void nearTheLowerEdgeItOpensAbove()
    {
        const QRect screen = m_window->screen()->availableGeometry();
        m_window->move(screen.right() - 50, screen.bottom() - 60);
        open({QStringLiteral("idle"), QStringLiteral("walk")}, 0);
        QVERIFY(screen.contains(m_popup->geometry()));
        QVERIFY(m_popup->geometry().bottom() < m_window->geometry().top() + 1);
    }
};

QTEST_MAIN(tst_SearchPopup)
#include "tst_search_popup.moc"
