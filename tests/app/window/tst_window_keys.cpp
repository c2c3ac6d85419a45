// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#include "window_test.h"

#include "views/viewport/viewport_view.h"
#include "widgets/notice.h"
#include "widgets/theme.h"
#include "widgets/time_ruler.h"

#include <QColorDialog>
#include <QDoubleSpinBox>
#include <QPushButton>
#include <QSlider>
#include <QToolBar>
#include <QtTest>

using namespace clipwright;
using namespace clipwright::app;

/** Keys and who owns them. */
class tst_WindowKeys : public WindowTest {
    Q_OBJECT

    /** The accent, all along the lower and the right edge. */
    static bool hasRing(QWidget &widget)
    {
        const QImage image = widget.window()->grab().toImage();
        const QRect rect(widget.mapTo(widget.window(), QPoint()), widget.size());
        const QColor accent = widgets::Theme::instance().colour(widgets::Token::Accent);
        const QColor primary = widgets::Theme::instance().colour(widgets::Token::Text); // on a button of the accent
        int ringed = 0;
        int all = 0;
        const auto look = [&](QPoint at) {
            ++all;
            const QColor colour = image.pixelColor(at);
            ringed += colour == accent || colour == primary ? 1 : 0;
        };
        for (int x = rect.left() + 6; x <= rect.right() - 6; ++x)
            look({x, rect.bottom()});
        for (int y = rect.top() + 6; y <= rect.bottom() - 6; ++y)
            look({rect.right(), y});
        return all > 0 && ringed > all * 9 / 10;
    }

    /** How many controls of a window took the keys and showed it. */
    static int ringedIn(QWidget &window)
    {
        int count = 0;
        for (QWidget *widget : window.findChildren<QWidget *>()) {
            const bool takesKeys = widget->focusPolicy() & Qt::TabFocus && !widget->focusProxy();
            if (!takesKeys || widget->window() != &window || !widget->isVisible() || !widget->isEnabled())
                continue;
            widget->setFocus();
            if (!widget->hasFocus() || !hasRing(*widget))
                QTest::qFail(widget->metaObject()->className(), __FILE__, __LINE__);
            ++count;
        }
        return count;
    }

private slots:
    void init() { openWindow(); }
    void cleanup() { closeWindow(); }

    void keysPlayStepAndJump()
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

    void spacePressesAButtonThatHasTheKeys()
    {
        openSlide();
        auto *bar = m_window->findChild<QToolBar *>(QStringLiteral("toolBar"));
        bar->widgetForAction(m_window->actions()[ActionId::Last])->setFocus();
        press(Qt::Key_Space);
        QVERIFY(!playback().isPlaying());
        QCOMPARE(playback().frame(), 20.0);
    }

    void escapeClosesTheNoticeThatHasTheKeys()
    {
        openSlide();
        m_window->session().seek(3);
        m_window->notice().show(widgets::NoticeKind::Info, QStringLiteral("text"), {{QStringLiteral("Do"), {}}});
        m_window->notice().findChild<QPushButton *>()->setFocus();
        press(Qt::Key_Escape);
        QVERIFY(!m_window->notice().isVisible());
        QCOMPARE(playback().frame(), 3.0);
    }

    void loopButtonOverridesTheClip()
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

    void speedAndCrossFadeByKeys()
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

    void aFieldForNumbersLeavesLettersToTheWindow()
    {
        openSlide();
        m_window->session().setOtherClip(1);
        auto *seconds = m_window->findChild<QDoubleSpinBox *>();
        seconds->setFocus();
        press(Qt::Key_Space);
        QVERIFY(playback().isPlaying());
        press(Qt::Key_Space);
        press(Qt::Key_G);
        QVERIFY(m_window->viewport().look() == views::Look::Game);
        press(Qt::Key_G);
        seconds->selectAll();
        press(Qt::Key_2);
        press(Qt::Key_T); // without Enter
        QCOMPARE(m_window->session().fadeSeconds(), 2.0);
        QVERIFY(m_window->session().mix().isFading());
        QVERIFY(seconds->hasFocus());
    }

    void aFadeTakesNoKeysAwayAndAHandEndsIt()
    {
        openSlide();
        m_window->session().setOtherClip(1);
        auto *slider = m_window->findChild<QSlider *>();
        slider->setFocus();
        press(Qt::Key_T);
        QVERIFY(m_window->session().mix().isFading());
        QVERIFY(slider->hasFocus());
        QTest::mouseClick(slider, Qt::LeftButton, {}, QPoint(slider->width() * 3 / 4, slider->height() / 2));
        QVERIFY(!m_window->session().mix().isFading());
        QVERIFY(std::abs(m_window->session().mix().weight() - 0.75) < 0.05); // where it was clicked
    }

    void aSecondClipMovesNoControl()
    {
        openSlide();
        auto *slider = m_window->findChild<QSlider *>();
        const QPoint before = slider->mapTo(m_window.get(), QPoint());
        m_window->session().setOtherClip(1);
        QCoreApplication::processEvents();
        QCOMPARE(slider->mapTo(m_window.get(), QPoint()), before);
    }

    void sliderKeepsItsArrows()
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

    void everythingThatTakesKeysShowsItsRing()
    {
        open(put("gap.json", dottedGap().replace("\"assets\"", R"("markers":[{"cm":"a","tm":0,"dr":10},
            {"cm":"b","tm":10,"dr":10}],"assets")")));
        m_window->session().setOtherClip(1);
        int count = ringedIn(*m_window);
        m_window->actions()[ActionId::BackgroundCustom]->trigger();
        QWidget *dialog = m_window->findChild<QColorDialog *>();
        QApplication::setActiveWindow(dialog);
        count += ringedIn(*dialog);
        QVERIFY(count > 20);
    }

    void everythingThatTakesKeysHasAName()
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
};

QTEST_MAIN(tst_WindowKeys)
#include "tst_window_keys.moc"
