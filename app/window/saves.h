// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#pragma once

#include "app/window/document_pictures.h"
#include "app/window/files.h"
#include "app/window/teller.h"

#include <QObject>

#include <vector>

namespace clipwright::app {

/** A file that New begins. */
enum class NewKind { Lottie, Oanim };

/** Writes documents into files, and what belongs to that: new ones, other names, sources made of cooked files. */
class Saves : public QObject {
    Q_OBJECT

public:
    Saves(views::Session &session, Files &files, DocumentPictures &pictures, Teller &teller, QObject *parent);

    /** Says why where it cannot be saved, and what can be done about it. */
    bool save(DocumentId document, const SaveChoice &choice = {});
    /** All with unsaved edits; false where one could not be saved. */
    bool saveAll();
    bool saveAll(const std::vector<DocumentId> &documents);
    /** Under another name, which is the document from then on; the file it was opened from stays as it is. */
    bool saveAs(DocumentId document, const QString &path);
    /** As the file says, by one step that can be undone. */
    void revert(DocumentId document);
    /** Of a cooked file that has no source: `NAME.json` beside it, opened in its place. */
    void keepAsSource(DocumentId document);
    /** A new file with one layer to begin with, opened; `rate` in frames a second. */
    bool makeNew(NewKind kind, const QString &path, double rate);

signals:
    void saved(clipwright::DocumentId document);
    /** The user wants to choose another name for it. */
    void otherNameWanted(clipwright::DocumentId document);

private:
    void tellSaved(DocumentId document, const Saved &saved);
    void tellFailed(DocumentId document, const Error &error);

    views::Session &m_session;
    Files &m_files;
    DocumentPictures &m_pictures;
    Teller &m_teller;
};

/** What New writes. */
std::string newFileText(NewKind kind, double rate);

} // namespace clipwright::app
