// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#pragma once

#include "model/session/shown_rig.h"
#include "views/session/session.h"

#include <QFutureWatcher>
#include <QObject>
#include <QThreadPool>
#include <QTimer>

#include <atomic>
#include <map>
#include <memory>
#include <set>

namespace clipwright::app {

/**
 * Keeps the session showing the active document as it is now: cooks its snapshot on another thread when it has changed, layer by
 * layer from what was cooked before, and leaves the old picture until the new one is there. A document that is not looked at
 * waits until it is. Each keeps its place of the playhead.
 */
class DocumentPictures : public QObject {
    Q_OBJECT

public:
    DocumentPictures(views::Session &session, QObject *parent);
    /** Cancels, and waits until the cook has noticed. */
    ~DocumentPictures() override;

    /** The picture of a document as its file was opened, or read again. */
    void setPicture(DocumentId document, std::shared_ptr<const ShownRig> shown);
    /** Of a document whose picture is not cooked yet: null. */
    std::shared_ptr<const ShownRig> picture(DocumentId document) const;
    /** The bytes of its file are these by now. */
    void setBytes(DocumentId document, std::shared_ptr<const std::string> bytes);
    /** Its picture is made anew: of other settings, pictures or files beside it. */
    void renew(DocumentId document);
    /** The picture is that of the active document's present value. */
    bool isUpToDate() const { return !m_running && !m_stale.contains(m_session.documents().active()); }
    void cancel();

signals:
    void started(const QString &path);
    void progressed(double fraction);
    void ended();

private:
    struct Kept {
        std::shared_ptr<const ShownRig> shown;
        CookMemory memory; ///< away while it is cooked
        int clip = 0;
        double frame = 0;
    };
    struct Running {
        DocumentId document;
        std::atomic<bool> isCancelled = false;
        std::atomic<double> fraction = 0;
        CookMemory memory; ///< the task's own until it is over
    };
    using Shown = std::shared_ptr<const ShownRig>;

    void showActive();
    void forgetClosed();
    void startNext();
    void end();
    void show(const Kept &kept);

    views::Session &m_session;
    std::map<DocumentId, Kept> m_kept;
    std::set<DocumentId> m_stale;
    DocumentId m_looked; ///< whose picture the session shows
    QThreadPool m_pool;
    QFutureWatcher<Shown> m_watcher;
    QTimer m_soon;
    QTimer m_progress;
    std::shared_ptr<Running> m_running;
};

} // namespace clipwright::app
