// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#pragma once

#include "app/window/main_window.h"
#include "tests/views/test_rigs.h"
#include "views/viewport/viewport_view.h"

#include <QCoreApplication>
#include <QDragEnterEvent>
#include <QDropEvent>
#include <QMimeData>
#include <QObject>
#include <QSettings>
#include <QTemporaryDir>
#include <QtTest>

#include <memory>

namespace clipwright::app {

/** A window with settings and a folder of its own for each test, and what a user does with it. */
class WindowTest : public QObject {
protected:
    void openWindow()
    {
        QCoreApplication::setOrganizationName(QStringLiteral("clipwright-test"));
        QCoreApplication::setApplicationName(QStringLiteral("window-test"));
        m_folder = std::make_unique<QTemporaryDir>();
        QSettings::setPath(QSettings::NativeFormat, QSettings::UserScope, m_folder->path());
        m_window = std::make_unique<MainWindow>();
        m_window->resize(1000, 700);
        m_window->show();
        QVERIFY(QTest::qWaitForWindowActive(m_window.get()));
    }
    void closeWindow() { m_window.reset(); }

    const Playback &playback() { return m_window->session().playback(); }
    QString put(const char *name, const QByteArray &bytes) const
    {
        return writeTestFile(*m_folder, QString::fromUtf8(name), bytes);
    }
    void open(const QString &path)
    {
        QSignalSpy opened(&m_window->files(), &Files::opened);
        m_window->open(path);
        QTRY_COMPARE(opened.count(), 1);
        QTRY_VERIFY(m_window->viewport().isUpToDate());
    }
    void openSlide() { open(put("slide.oanim", slideText())); }
    /** To whatever has the focus, as a keyboard does. */
    void press(Qt::Key key, Qt::KeyboardModifiers modifiers = {})
    {
        QTest::keyClick(m_window->windowHandle(), key, modifiers);
    }
    void drop(const QStringList &paths)
    {
        QMimeData data;
        QList<QUrl> urls;
        for (const QString &path : paths)
            urls.push_back(QUrl::fromLocalFile(path));
        data.setUrls(urls);
        QDragEnterEvent enter({50, 50}, Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
        enter.ignore();
        QCoreApplication::sendEvent(m_window.get(), &enter);
        if (!enter.isAccepted())
            return;
        QDropEvent event({50, 50}, Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
        QCoreApplication::sendEvent(m_window.get(), &event);
    }

    std::unique_ptr<QTemporaryDir> m_folder;
    std::unique_ptr<MainWindow> m_window;
};

} // namespace clipwright::app
