// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT

#include "app/window/export_dialog.h"

#include "app/window/export_status.h"
#include "tests/views/test_rigs.h"

#include <QComboBox>
#include <QDialogButtonBox>
#include <QDoubleSpinBox>
#include <QLabel>
#include <QProgressBar>
#include <QPushButton>
#include <QSignalSpy>
#include <QSpinBox>
#include <QTemporaryDir>
#include <QToolButton>
#include <QtTest>

using namespace clipwright;
using namespace clipwright::app;

/** What can be chosen for an export, what that comes to, and how it is written. */
class tst_ExportDialog : public QObject {
    Q_OBJECT

private slots:
    void init()
    {
        m_folder = std::make_unique<QTemporaryDir>();
        m_shown = openedTestRig(*m_folder, QStringLiteral("slide.oanim"), slideText());
        QVERIFY(m_shown->isShowable());
    }

    void everyFormatIsOffered()
    {
        ExportDialog dialog(m_shown, 0);
        QComboBox *formats = box(dialog, QStringLiteral("MP4"));
        QVERIFY(formats);
        QCOMPARE(formats->count(), static_cast<int>(filmFormats().size()) + 1);
        for (int i = 0; i < formats->count(); ++i) {
            formats->setCurrentIndex(i);
            QVERIFY2(dialog.obstacle().isEmpty(), qPrintable(formats->itemText(i)));
            const ExportJob job = dialog.job(dialog.suggestedPath());
            QVERIFY(job.path.ends_with(dialog.suffix().toStdString()));
            QVERIFY(dialog.fileFilter().contains(QStringLiteral("*") + dialog.suffix()));
            QCOMPARE(job.isSheet, i == formats->count() - 1);
            QVERIFY(job.settings.rate <= rowOf(job.settings.format).maxRate);
        }
    }

    void theClipGivesRangeAndLoops()
    {
        ExportDialog dialog(m_shown, 0);
        QCOMPARE(*dialog.job({}).span.count(), std::size_t{20});
        QCOMPARE(dialog.job({}).settings.loops, 0);
        QComboBox *clips = box(dialog, QStringLiteral("slide"));
        QVERIFY(clips);
        clips->setCurrentText(QStringLiteral("rest"));
        QCOMPARE(*dialog.job({}).span.count(), std::size_t{11}); // and its end
        QCOMPARE(dialog.job({}).settings.loops, 1);
        clips->setCurrentIndex(0);
        QCOMPARE(dialog.job({}).clip, -1);
        QCOMPARE(*dialog.job({}).span.count(), std::size_t{30});
    }

    void whatCannotBeIsSaidAndNotOffered()
    {
        ExportDialog dialog(m_shown, 0);
        QDoubleSpinBox *to = named<QDoubleSpinBox>(dialog, QStringLiteral("Ends before, in seconds"));
        QVERIFY(to);
        to->setValue(0);
        QVERIFY(!dialog.obstacle().isEmpty());
        QVERIFY(!exportButton(dialog)->isEnabled());
        to->setValue(1);
        QVERIFY(dialog.obstacle().isEmpty());
        QVERIFY(exportButton(dialog)->isEnabled());
        QCOMPARE(*dialog.job({}).span.count(), std::size_t{10});
        to->setValue(100'000);
        QVERIFY(!dialog.obstacle().isEmpty());
        to->setValue(2);
        box(dialog, QStringLiteral("MP4"))->setCurrentIndex(static_cast<int>(filmFormats().size()));
        named<QSpinBox>(dialog, QStringLiteral("Width in pixels"))->setValue(8192);
        named<QSpinBox>(dialog, QStringLiteral("Height in pixels"))->setValue(8192);
        QVERIFY(!dialog.obstacle().isEmpty());
    }

    void theMiddleFrameIsShownWithWhatItComesTo()
    {
        ExportDialog dialog(m_shown, 0);
        dialog.show();
        QLabel *preview = named<QLabel>(dialog, QStringLiteral("The middle frame"));
        QVERIFY(preview && !preview->pixmap().isNull());
        // MP4: on white. The square is red and in the middle.
        const QImage image = preview->pixmap().toImage();
        QCOMPARE(image.pixelColor(2, 2), QColor(Qt::white));
        QCOMPARE(image.pixelColor(image.width() / 2, image.height() / 2), QColor(Qt::red));
        bool isTold = false;
        for (const QLabel *label : dialog.findChildren<QLabel *>())
            isTold = isTold || label->text().contains(QStringLiteral("20 frame"));
        QVERIFY(isTold);
    }

    void aJobIsWritten()
    {
        ExportTask task;
        ExportStatus status(task);
        QSignalSpy finished(&task, &ExportTask::finished);
        for (const bool isSheet : {false, true}) {
            ExportJob job = smallJob(QStringLiteral("slide.png"));
            job.isSheet = isSheet;
            task.start(job);
            QVERIFY(task.isRunning());
            QVERIFY(!status.isHidden());
            QTRY_COMPARE(finished.count(), isSheet ? 2 : 1);
            QVERIFY(!task.isRunning());
            QVERIFY(status.isHidden());
            const QStringList files = finished.last().at(0).toStringList();
            QCOMPARE(files.size(), isSheet ? 2 : 20);
            for (const QString &file : files)
                QVERIFY2(QFile::exists(file), qPrintable(file));
        }
    }

    void cancellingLeavesNothing()
    {
        ExportTask task;
        ExportStatus status(task);
        QSignalSpy cancelled(&task, &ExportTask::cancelled);
        ExportJob job = smallJob(QStringLiteral("slide.apng"));
        job.span.rate = 1000;
        job.settings.rate = 1000;
        job.settings.format = FilmFormat::Apng;
        task.start(job);
        status.findChild<QToolButton *>(QStringLiteral("cancelExport"))->click();
        QTRY_COMPARE(cancelled.count(), 1);
        QVERIFY(status.isHidden());
        QCOMPARE(QDir(m_folder->path()).entryList(QDir::Files | QDir::Hidden), QStringList("slide.oanim"));
    }

    void aTaskThatGoesCancels()
    {
        {
            ExportTask task;
            ExportJob job = smallJob(QStringLiteral("slide.gif"));
            job.settings.format = FilmFormat::Gif;
            job.span.end = 1000;
            task.start(job);
        }
        QCOMPARE(QDir(m_folder->path()).entryList(QDir::Files | QDir::Hidden), QStringList("slide.oanim"));
    }

    void whatCannotBeWrittenIsTold()
    {
        ExportTask task;
        QSignalSpy failed(&task, &ExportTask::failed);
        task.start(smallJob(QStringLiteral("none/slide.png")));
        QTRY_COMPARE(failed.count(), 1);
        QVERIFY(failed.last().at(0).toString().contains(QStringLiteral("none")));
    }

private:
    ExportJob smallJob(const QString &name) const
    {
        ExportJob job;
        job.shown = m_shown;
        job.clip = 0;
        job.look.width = 48;
        job.look.height = 32;
        job.span = {0, 2, 10, false};
        job.settings.format = FilmFormat::PngSequence;
        job.settings.width = 48;
        job.settings.height = 32;
        job.settings.rate = 10;
        job.path = m_folder->filePath(name).toStdString();
        return job;
    }
    static QComboBox *box(const QDialog &dialog, const QString &item)
    {
        for (QComboBox *combo : dialog.findChildren<QComboBox *>()) {
            if (combo->findText(item) >= 0)
                return combo;
        }
        return nullptr;
    }
    template<class Widget>
    static Widget *named(const QDialog &dialog, const QString &name)
    {
        for (Widget *widget : dialog.findChildren<Widget *>()) {
            if (widget->accessibleName() == name)
                return widget;
        }
        return nullptr;
    }
    static QPushButton *exportButton(const QDialog &dialog)
    {
        for (QPushButton *button : dialog.findChildren<QPushButton *>()) {
            if (button->isDefault())
                return button;
        }
        return nullptr;
    }

    std::unique_ptr<QTemporaryDir> m_folder;
    std::shared_ptr<const ShownRig> m_shown;
};

QTEST_MAIN(tst_ExportDialog)
#include "tst_export_dialog.moc"
