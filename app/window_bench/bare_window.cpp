// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT

// The least window of the kind that Clipwright's is: what P20 starts beside it. Says `painted` and quits.

#ifdef CLIPWRIGHT_HAS_QUICK

#include <QtGui/QGuiApplication>
#include <QtQml/QQmlComponent>
#include <QtQuick/QQuickView>

#include <cstdio>

int main(int argc, char *argv[])
{
    QGuiApplication application(argc, argv);
    QQuickView view;
    QQmlComponent component(view.engine());
    component.setData("import QtQuick\nimport QtQuick3D\nView3D {}", QUrl());
    QObject *item = component.create();
    if (item == nullptr) {
        std::fprintf(stderr, "%s", qPrintable(component.errorString()));
        return 1;
    }
    view.setContent(QUrl(), &component, item);
    view.setResizeMode(QQuickView::SizeRootObjectToView);
    view.resize(1280, 800);
    const auto quit = [] {
        std::puts("painted");
        std::fflush(stdout);
        QCoreApplication::quit();
    };
    QObject::connect(&view, &QQuickWindow::frameSwapped, &application, quit, Qt::QueuedConnection);
    view.show();
    return QGuiApplication::exec();
}

#else

#include "app/window/first_frame.h"

#include <QApplication>
#include <QWidget>

int main(int argc, char *argv[])
{
    const QApplication application(argc, argv);
    QWidget window;
    window.resize(1280, 800);
    window.show();
    new clipwright::app::FirstFrame(*window.windowHandle());
    return QApplication::exec();
}

#endif
