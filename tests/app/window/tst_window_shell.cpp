// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#include "editing_test.h"

#include "app/window/command_palette.h"
#include "app/window/layouts.h"
#include "app/window/panels.h"
#include "app/window/settings.h"
#include "app/window/settings_dialog.h"
#include "model/commands/command_table.h"
#include "views/log/log_model.h"
#include "views/log/log_view.h"
#include "views/session/command_text.h"

#include <QClipboard>
#include <QComboBox>
#include <QDockWidget>
#include <QDoubleSpinBox>
#include <QInputDialog>
#include <QLineEdit>
#include <QMenu>
#include <QPushButton>
#include <QSet>
#include <QTranslator>
#include <QtTest>

using namespace clipwright;
using namespace clipwright::app;

/** What holds the window together: palette, layouts, log and settings. */
class tst_WindowShell : public EditingTest {
    Q_OBJECT

    QDockWidget &panel(const char *id) { return *m_window->findChild<QDockWidget *>(QLatin1String(id)); }
    CommandPalette &palette() { return m_window->palette(); }
    void typeInPalette(const QString &words)
    {
        press(Qt::Key_P, Qt::ControlModifier | Qt::ShiftModifier);
        QVERIFY(palette().isVisible());
        QTest::keyClicks(palette().findChild<QLineEdit *>(), words);
    }

private slots:
    void init() { openWindow(); }
    void cleanup() { closeWindow(); }

    void everyCommandHasASentenceInBothLanguages()
    {
        QTranslator german;
        QVERIFY(german.load(QStringLiteral(":/translations/clipwright_de.qm")));
        QSet<QString> ids;
        for (const views::CommandTextRow &row : views::commandTexts()) {
            QVERIFY2(!ids.contains(QLatin1String(row.id)), row.id);
            ids.insert(QLatin1String(row.id));
            QVERIFY2(!german.translate("Commands", row.text).isEmpty(), row.text);
        }
        for (const CommandRow &row : commands())
            QVERIFY2(ids.contains(QString::fromUtf8(row.id.data(), static_cast<qsizetype>(row.id.size()))),
                     row.id.data());
        for (const char *other : {"reload", "reimport", "recover", "cut", "patch"})
            QVERIFY2(ids.contains(QLatin1String(other)), other);
        QCOMPARE(views::commandText({"reload", {"hero.json"}}), QStringLiteral("Read hero.json again"));
        QCOMPARE(views::commandText({"unknown", {}}), QStringLiteral("unknown"));
    }

    void everyNeedHasAReason()
    {
        for (std::size_t need = 1; need < kNeedCount; ++need)
            QVERIFY(!reasonWithout(static_cast<Need>(need)).isEmpty());
    }

    void wordsAreFoundByTheirLetters()
    {
        QVERIFY(matchScore(QStringLiteral("Save as"), {QStringLiteral("save")}) > 0);
        QVERIFY(matchScore(QStringLiteral("Save as"), {QStringLiteral("sva")}) > 0);
        QCOMPARE(matchScore(QStringLiteral("Save as"), {QStringLiteral("svx")}), 0);
        QVERIFY(matchScore(QStringLiteral("Save as"), {QStringLiteral("as"), QStringLiteral("save")}) > 0);
        QVERIFY(matchScore(QStringLiteral("Save all"), {QStringLiteral("all")})
                > matchScore(QStringLiteral("Install"), {QStringLiteral("all")}));
    }

    void thePaletteFindsAndDoes()
    {
        openSlide();
        QVERIFY(!playback().isPlaying());
        typeInPalette(QStringLiteral("play start"));
        QVERIFY(palette().textOf(0).startsWith(QStringLiteral("Play from the start")));
        QVERIFY(palette().textOf(0).contains(QStringLiteral("Space")));
        QTest::keyClick(palette().findChild<QLineEdit *>(), Qt::Key_Return);
        QVERIFY(!palette().isVisible());
        QVERIFY(playback().isPlaying());
    }

    void thePaletteSaysWhyNot()
    {
        typeInPalette(QStringLiteral("undo"));
        QVERIFY2(palette().textOf(0).contains(QStringLiteral("Nothing to take back")), qPrintable(palette().textOf(0)));
        QTest::keyClick(palette().findChild<QLineEdit *>(), Qt::Key_Return);
        QVERIFY(palette().isVisible()); // it did nothing
        QTest::keyClick(palette().findChild<QLineEdit *>(), Qt::Key_Escape);
        QVERIFY(!palette().isVisible());
    }

    void thePaletteHasAllOfTheTableAndThePanels()
    {
        typeInPalette({});
        QVERIFY(palette().found() >= static_cast<int>(kActionCount - 1 + panelRows().size() + layoutRows().size()));
        QTest::keyClicks(palette().findChild<QLineEdit *>(), QStringLiteral("zzqx"));
        QCOMPARE(palette().found(), 0);
    }

    void everyLayoutShowsItsPanelsAndComesBack()
    {
        for (const LayoutRow &row : layoutRows()) {
            m_window->layouts().apply(QLatin1String(row.id));
            QCOMPARE(m_window->layouts().current(), QLatin1String(row.id));
            QVERIFY2(!panel("clips").isHidden(), row.id);
            panel("clips").close();
            m_window->actions()[ActionId::ResetLayout]->trigger();
            QVERIFY2(!panel("clips").isHidden(), row.id);
        }
        m_window->layouts().apply(QStringLiteral("import"));
        QVERIFY(!panel("log").isHidden());
        QVERIFY(panel("history").isHidden());
    }

    void aPanelThatFloatsIsPutBack()
    {
        panel("clips").setFloating(true);
        m_window->actions()[ActionId::ResetLayout]->trigger();
        QVERIFY(!panel("clips").isFloating());
    }

    void layoutsAreSavedUnderTheirNames()
    {
        panel("clips").close();
        m_window->actions()[ActionId::SaveLayout]->trigger();
        auto *dialog = m_window->findChild<QInputDialog *>();
        QVERIFY(dialog);
        dialog->setTextValue(QStringLiteral("Mine / two"));
        dialog->accept();
        QCOMPARE(Layouts::saved(), QStringList{QStringLiteral("Mine / two")});
        m_window->layouts().apply(QStringLiteral("animate"));
        QVERIFY(!panel("clips").isHidden());
        m_window->layouts().apply(QStringLiteral("Mine / two"));
        QVERIFY(panel("clips").isHidden());
        m_window->layouts().save(QStringLiteral("animate")); // the name of one that ships
        QCOMPARE(Layouts::saved().size(), 1);
        m_window->layouts().remove(QStringLiteral("Mine / two"));
        QVERIFY(Layouts::saved().isEmpty());
    }

    void theLogTellsWhatHappened()
    {
        openDot();
        edit();
        press(Qt::Key_S, Qt::ControlModifier);
        auto *view = m_window->findChild<views::LogView *>();
        const views::LogModel &model = view->model();
        QVERIFY(model.rowCount() >= 2);
        QVERIFY(model.index(0, 0).data().toString().contains(QStringLiteral("Opened dot.json")));
        showPanel(panel("log"));
        QTest::mouseClick(view->findChild<QPushButton *>(), Qt::LeftButton);
        QVERIFY(QApplication::clipboard()->text().contains(QStringLiteral("dot.json is saved.")));
    }

    void settingsTakeEffectAtOnce()
    {
        press(Qt::Key_Comma, Qt::ControlModifier);
        auto *dialog = m_window->findChild<SettingsDialog *>();
        QVERIFY(dialog && dialog->isVisible());
        auto *theme = dialog->findChild<QComboBox *>(QStringLiteral("theme"));
        theme->setCurrentIndex(2);
        emit theme->activated(2);
        QVERIFY(!widgets::Theme::instance().isDark());
        QVERIFY(m_window->actions()[ActionId::ThemeLight]->isChecked());
        dialog->findChild<QDoubleSpinBox *>(QStringLiteral("newRate"))->setValue(24);
        QCOMPARE(Settings::newRate(), 24.0);
        m_window->chooseTheme(widgets::ThemeChoice::Dark);
        QTest::keyClick(dialog, Qt::Key_Escape);
        QTRY_VERIFY(!m_window->findChild<SettingsDialog *>());
    }
};

QTEST_MAIN(tst_WindowShell)
#include "tst_window_shell.moc"
