// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#include "window_test.h"

#include "app/window/panels.h"
#include "app/window/settings.h"
#include "tests/views/paint_counter.h"
#include "views/problems/problems_view.h"
#include "views/viewport/viewport_view.h"

#include <QColorDialog>
#include <QDockWidget>
#include <QListView>
#include <QMenu>
#include <QMessageBox>
#include <QSet>
#include <QStyle>
#include <QToolButton>
#include <QtTest>

using namespace clipwright;
using namespace clipwright::app;

/** Actions, panels and how the window looks. */
class tst_MainWindow : public WindowTest {
    Q_OBJECT

private slots:
    void init() { openWindow(); }
    void cleanup() { closeWindow(); }

    void everyActionHasTextIconAndTip()
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

    void noShortcutIsTakenTwice()
    {
        QSet<QKeySequence> taken;
        for (const ActionRow &row : actionRows())
            for (const QKeySequence &keys : row.keys) {
                QVERIFY2(!taken.contains(keys), qPrintable(keys.toString()));
                taken.insert(keys);
            }
    }

    void everyPanelClosesAndComesBack()
    {
        for (const PanelRow &row : panelRows()) {
            auto *panel = m_window->findChild<QDockWidget *>(QLatin1String(row.id));
            QVERIFY2(panel && panel->isHidden() != row.isShownAtFirst, row.id);
            showPanel(*panel);
            QVERIFY2(panel->isVisible(), row.id);
            QTest::mouseClick(panel->titleBarWidget()->findChild<QToolButton *>(QStringLiteral("close")),
                              Qt::LeftButton);
            QVERIFY(!panel->isVisible());
            panel->toggleViewAction()->trigger();
            QVERIFY(panel->isVisible());
        }
    }

    void aNarrowWindowOffersWhatHasNoRoom()
    {
        auto *more = m_window->findChild<QToolButton *>(QStringLiteral("qt_toolbar_ext_button"));
        QVERIFY(more && !more->isVisible());
        m_window->resize(m_window->minimumSizeHint());
        QTRY_VERIFY(more->isVisible());
        QCOMPARE(more->accessibleName(), QStringLiteral("More tools"));
        m_window->actions()[ActionId::ThemeDark]->trigger();
        QVERIFY(more->grab().toImage() != QPixmap(more->size()).toImage());
        int bright = 0;
        const QImage image = more->grab().toImage();
        for (int y = 0; y < image.height(); ++y)
            for (int x = 0; x < image.width(); ++x)
                bright += image.pixelColor(x, y).lightness() > 150 ? 1 : 0;
        QVERIFY(bright > 5);
    }

    void themesSwitchAndAreRemembered()
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

    void backgroundIsChosenAndRemembered()
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

    void cancelTakesTheFirstBackgroundBack()
    {
        using views::BackgroundKind;
        m_window->actions()[ActionId::BackgroundGrey]->trigger();
        m_window->actions()[ActionId::BackgroundCustom]->trigger();
        auto *dialog = m_window->findChild<QColorDialog *>();
        dialog->setCurrentColor(QColor(10, 200, 30));
        dialog->reject();
        QVERIFY(m_window->viewport().background().kind == BackgroundKind::Grey);
        QVERIFY(m_window->actions()[ActionId::BackgroundGrey]->isChecked());
    }

    void signsSwitchAndAreRemembered()
    {
        open(writeTestFile(*m_folder, QStringLiteral("gap.json"), dottedGap()));
        QTRY_COMPARE(m_window->viewport().badges().size(), std::size_t(1));
        m_window->viewport().setFocus();
        press(Qt::Key_G, Qt::ControlModifier);
        QVERIFY(m_window->viewport().badges().empty());
        QVERIFY(!Settings::areGapsShown());
    }

    void gameLookSwitchesAndIsRemembered()
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

    void signInThePictureFindsItsProblem()
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

    void aLongMenuScrolls()
    {
        const auto *menu = m_window->findChild<QMenu *>(QStringLiteral("recent"));
        QVERIFY(menu->style()->styleHint(QStyle::SH_Menu_Scrollable, nullptr, menu));
    }

    void aboutSaysTheVersion()
    {
        QCoreApplication::setApplicationVersion(QStringLiteral("7.8.9"));
        m_window->actions()[ActionId::About]->trigger();
        auto *box = m_window->findChild<QMessageBox *>();
        QVERIFY(box && box->text().contains(QStringLiteral("7.8.9")));
        box->close();
    }

    void idleWindowDrawsNothing()
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
};

QTEST_MAIN(tst_MainWindow)
#include "tst_main_window.moc"
