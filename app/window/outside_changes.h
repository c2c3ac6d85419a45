// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#pragma once

#include "app/window/document_bars.h"
#include "app/window/saves.h"
#include "model/project/followed_files.h"

#include <QObject>
#include <QTimer>

#include <map>
#include <set>
#include <string>

namespace clipwright::app {

/**
 * What other programs do to the files of the shown documents: read again by one step that can be undone where nothing is
 * unsaved, asked about in a bar where there is. Follows by the system's events, so that an idle window does nothing.
 */
class OutsideChanges : public QObject {
    Q_OBJECT

public:
    OutsideChanges(views::Session &session, Saves &saves, DocumentPictures &pictures, DocumentBars &bars,
                   Teller &teller, QObject *parent);

    /** What is open stays, and the next save replaces what others wrote. Nothing where that was not asked about. */
    void keepMine(DocumentId document);

signals:
    /** The user wants to see both. */
    void compareWanted(clipwright::DocumentId document);

private:
    void follow();
    void followAgain(DocumentId document);
    void take();
    void arm();
    void hear(const OutsideChange &change);
    void hear(DocumentId document, const OutsideChange &change);
    void readAgain(DocumentId document, const OutsideChange &change);
    void ask(DocumentId document, const OutsideChange &change);

    views::Session &m_session;
    Saves &m_saves;
    DocumentPictures &m_pictures;
    DocumentBars &m_bars;
    Teller &m_teller;
    FollowedFiles m_files;
    std::set<std::string> m_followed;
    std::map<DocumentId, FileStamp> m_theirs; ///< of conflicts that are asked about
    QTimer m_due;
};

} // namespace clipwright::app
