// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#pragma once

#include "app/window/document_bars.h"
#include "app/window/files.h"
#include "model/journal/journal_folder.h"
#include "model/journal/recovery.h"

#include <QDateTime>
#include <QObject>
#include <QTimer>

#include <list>
#include <map>
#include <memory>
#include <string>

namespace clipwright::app {

/**
 * Writes down what is edited, so that a crash loses nothing, and brings back what an earlier session left: as one step of undo
 * that a bar asks about. A journal that cannot be written is told once and keeps nobody from working.
 */
class JournalKeeper : public QObject {
    Q_OBJECT

public:
    JournalKeeper(views::Session &session, Files &files, DocumentBars &bars, Teller &teller, QObject *parent);
    ~JournalKeeper() override;

    /** Below `folder`, which is made where it is missing. First what is left there is looked through. */
    void start(const std::string &folder);
    /** Where it is written; empty: it is not. */
    std::string folder() const { return m_folder; }
    /** Nothing is unsaved, or the user gave it up: nothing is to be recovered of this session. */
    void end();

private:
    /** A document of a session that ended without being closed. */
    struct Left {
        std::shared_ptr<JournalFolder> folder;
        std::shared_ptr<const DocumentValue> value; ///< with the edits
        int changes = 0;
        QDateTime until;
        bool isBack = false;      ///< in a document of this session
        bool isFileOther = false; ///< the file is not what it was then: asked before anything is done
    };

    void recoverAll(const std::string &folder);
    void recover(std::shared_ptr<JournalFolder> folder);
    void offer(const QString &path);
    void bringBack(DocumentId document, const Left &left);
    void tellBroughtBack(DocumentId document, const Left &left);
    void finish(const std::string &path);
    void tend();

    views::Session &m_session;
    Files &m_files;
    DocumentBars &m_bars;
    Teller &m_teller;
    std::string m_folder;
    std::map<std::string, Left> m_left; ///< by the path of the document, until it is answered
    QTimer m_timer;                     ///< runs while something is to be synced
    Subscription m_heard;
    bool m_hasFailed = false;
};

} // namespace clipwright::app
