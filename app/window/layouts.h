// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <QList>
#include <QObject>
#include <QString>
#include <QStringList>

#include <span>

class QDockWidget;
class QMainWindow;

namespace clipwright::app {

/** One row a layout that ships: where the panels stand for a kind of work. */
struct LayoutRow {
    const char *id;    ///< stable: the settings name it
    const char *title; ///< to be translated in the context Layouts
    const char *tip;   ///< to be translated
    void (*place)(QMainWindow &window);
};

std::span<const LayoutRow> layoutRows();

/** Where the panels of a window stand: by the rows, or as the user saved it under a name. */
class Layouts : public QObject {
    Q_OBJECT

public:
    Layouts(QMainWindow &window, QList<QDockWidget *> panels, QObject *parent);

    /** A row's, or a saved one; nothing where there is none of that name. */
    void apply(const QString &id);
    /** As it is now, under a name; one that is there is replaced, but no row. */
    void save(const QString &name);
    void remove(const QString &name);
    /** The chosen one as it was. */
    void reset() { apply(m_current); }

    static QStringList saved();
    QString current() const { return m_current; }
    /** What is remembered of the last time, without moving anything. */
    void setCurrent(const QString &id) { m_current = id; }

signals:
    void changed();

private:
    void nameTabs();

    QMainWindow &m_window;
    QList<QDockWidget *> m_panels;
    QString m_current;
};

} // namespace clipwright::app
