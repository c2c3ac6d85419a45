// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#pragma once

#include "app/window/document_pictures.h"
#include "app/window/open_task.h"
#include "app/window/teller.h"

#include <QObject>
#include <QStringList>
#include <QTemporaryDir>

#include <map>
#include <memory>

namespace clipwright::app {

/**
 * Opens files into the documents of a window and reads them again, and says what happened. A file that cannot be shown leaves
 * those that are.
 */
class Files : public QObject {
    Q_OBJECT

public:
    Files(views::Session &session, DocumentPictures &pictures, Teller &teller, QObject *parent);

    /** An `.oanim` or `.oshape` whose record names its source opens that, unless it is asked for as itself. */
    void open(const QString &path, OpenAs as = OpenAs::Source);
    /** One after the other; the first is looked at. */
    void openAll(const QStringList &paths);
    void openSample();
    /** Reads the active document's file, or the one that could not be opened, again: by one step that can be undone. */
    void reload();
    bool canReload() const;
    /** The cooked file in whose place the active document was opened; empty: none. */
    QString artifactOfActive() const;

    OpenTask &opening() { return m_opening; }
    bool isBusy() const { return m_opening.isRunning(); }

    /** For file dialogs: all known, then one a format, from the table of formats. */
    static QString nameFilters();
    /** The files of the list whose suffix a format reads. */
    static QStringList readable(const QStringList &paths);

signals:
    void opened(const QString &path);
    void openFailed(const QString &path);
    /** The list of problems should be seen. */
    void problemsWanted();

private:
    void begin(const QString &path);
    void show(const std::shared_ptr<const ShownRig> &shown);
    bool adopt(const std::shared_ptr<const ShownRig> &shown);
    void tellFailed(const std::shared_ptr<const ShownRig> &shown);
    /** The open document of a package whose active animation the path names, which is the same one. */
    DocumentId sameAnimation(const std::string &path) const;
    void openNext();

    views::Session &m_session;
    DocumentPictures &m_pictures;
    Teller &m_teller;
    OpenTask m_opening;
    QString m_failed; ///< the last path, where it could not be opened
    bool m_isReload = false;
    QStringList m_next;
    DocumentId m_first;                             ///< of several that are opened
    std::map<std::string, std::string> m_artifacts; ///< by the source that was opened in its place
    QTemporaryDir m_samples;
};

} // namespace clipwright::app
