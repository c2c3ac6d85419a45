// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#include "window_test.h"

#include "app/window/shortcuts_dialog.h"
#include "widgets/notice.h"

#include <QAbstractButton>
#include <QAccessible>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QMenuBar>
#include <QSet>
#include <QTranslator>
#include <QTreeWidget>
#include <QtTest>

using namespace clipwright;
using namespace clipwright::app;

/** That all of the window can be reached by keys, is named for readers of the screen, and can be read in each language. */
class tst_WindowAccess : public WindowTest {
    Q_OBJECT

    QTranslator m_german;

    static void languages()
    {
        QTest::addColumn<bool>("isGerman");
        QTest::newRow("English") << false;
        QTest::newRow("German") << true;
    }
    /** A window in the language of the row. */
    void speak()
    {
        QFETCH(const bool, isGerman);
        if (!isGerman)
            return;
        QVERIFY(m_german.load(QStringLiteral(":/translations/clipwright_de.qm")));
        QCoreApplication::installTranslator(&m_german);
        m_window = std::make_unique<MainWindow>();
        m_window->show();
    }

private slots:
    void init() { openWindow(); }
    void cleanup()
    {
        closeWindow();
        QCoreApplication::removeTranslator(&m_german);
    }

    void everyKeyIsListedUnderHelp()
    {
        m_window->viewport().setFocus();
        press(Qt::Key_F1);
        auto *dialog = m_window->findChild<ShortcutsDialog *>();
        QVERIFY(dialog && dialog->isVisible());
        auto *list = dialog->findChild<QTreeWidget *>();
        for (const ActionRow &row : actionRows())
            for (const QKeySequence &key : row.keys)
                QVERIFY2(
                    !list->findItems(key.toString(QKeySequence::NativeText), Qt::MatchContains | Qt::MatchRecursive, 1)
                         .isEmpty(),
                    row.name);
        const auto shown = [list] {
            int count = 0;
            for (QTreeWidgetItemIterator it(list, QTreeWidgetItemIterator::NotHidden); *it; ++it)
                count += (*it)->parent() ? 1 : 0;
            return count;
        };
        const int all = shown();
        QTest::keyClicks(dialog->findChild<QLineEdit *>(), QStringLiteral("crossfade"));
        QCOMPARE(shown(), 1);
        QTest::keyClick(dialog->findChild<QLineEdit *>(), Qt::Key_Backspace, Qt::ControlModifier);
        QCOMPARE(shown(), all);
        m_window->actions()[ActionId::Shortcuts]->trigger(); // not a second one
        QCOMPARE(m_window->findChildren<ShortcutsDialog *>().size(), qsizetype(1));
        QTest::keyClick(dialog, Qt::Key_Escape);
        QTRY_VERIFY(!m_window->findChild<ShortcutsDialog *>());
    }

    void everyControlHasANameForReadersOfTheScreen()
    {
        open(writeTestFile(*m_folder, QStringLiteral("gap.json"), dottedGap()));
        m_window->notice().show(widgets::NoticeKind::Info, QStringLiteral("text"), {{QStringLiteral("Do"), {}}});
        m_window->actions()[ActionId::Shortcuts]->trigger();
        int named = 0;
        for (const QWidget *top : QApplication::topLevelWidgets())
            for (const QWidget *widget : top->findChildren<QWidget *>()) {
                // Parts of one control that takes the keys itself, and the corners of a scroll area.
                if (!(widget->focusPolicy() & Qt::TabFocus) || widget->focusProxy()
                    || qobject_cast<const QMenu *>(widget))
                    continue;
                const QAccessibleInterface *reader =
                    QAccessible::queryAccessibleInterface(const_cast<QWidget *>(widget));
                QVERIFY2(reader && !reader->text(QAccessible::Name).isEmpty(),
                         qPrintable(QLatin1String(widget->metaObject()->className()) + u' ' + widget->objectName()));
                ++named;
            }
        QVERIFY(named > 20);
    }

    void noMenuHasALetterTwice_data() { languages(); }
    void noMenuHasALetterTwice()
    {
        speak();
        QList<const QWidget *> menus{m_window->menuBar()};
        for (const QMenu *menu : m_window->findChildren<QMenu *>())
            menus.push_back(menu);
        for (const QWidget *menu : menus) {
            QSet<QString> letters;
            for (const QAction *action : menu->actions()) {
                const QKeySequence letter = QKeySequence::mnemonic(action->text());
                if (letter.isEmpty())
                    continue;
                QVERIFY2(!letters.contains(letter.toString()), qPrintable(action->text()));
                letters.insert(letter.toString());
            }
        }
    }

    void noTextIsCutOff_data() { languages(); }
    void noTextIsCutOff()
    {
        speak();
        open(writeTestFile(*m_folder, QStringLiteral("gap.json"), dottedGap()));
        m_window->session().setOtherClip(0);
        for (const QSize size : {QSize(900, 600), QSize(1920, 1080)}) {
            m_window->resize(size);
            QCoreApplication::processEvents();
            int seen = 0;
            for (const QWidget *widget : m_window->findChildren<QWidget *>()) {
                const auto *label = qobject_cast<const QLabel *>(widget);
                const auto *button = qobject_cast<const QAbstractButton *>(widget);
                const QString text = label ? label->text() : button ? button->text() : QString();
                if (!widget->isVisible() || text.isEmpty() || (label && label->wordWrap()))
                    continue;
                QVERIFY2(widget->width() >= widget->sizeHint().width(), qPrintable(text));
                ++seen;
            }
            QVERIFY(seen > 10);
        }
    }

    void tabReachesEveryControl()
    {
        open(writeTestFile(*m_folder, QStringLiteral("gap.json"), dottedGap()));
        m_window->session().setOtherClip(0);
        m_window->viewport().setFocus();
        QSet<const QWidget *> reached;
        for (int i = 0; i < 200 && !reached.contains(QApplication::focusWidget()); ++i) {
            reached.insert(QApplication::focusWidget());
            press(Qt::Key_Tab);
        }
        for (const QWidget *widget : m_window->findChildren<QWidget *>())
            if (widget->window() == m_window.get() && widget->focusPolicy() & Qt::TabFocus && !widget->focusProxy()
                && widget->isVisible() && widget->isEnabled())
                QVERIFY2(reached.contains(widget),
                         qPrintable(QLatin1String(widget->metaObject()->className()) + u' ' + widget->objectName()));
    }
};

QTEST_MAIN(tst_WindowAccess)
#include "tst_window_access.moc"
