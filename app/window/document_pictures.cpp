// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#include "app/window/document_pictures.h"

#include "model/project/source_cook.h"

#include <QPromise>

#include <algorithm>
#include <utility>

namespace clipwright::app {

namespace {

constexpr int kProgressMilliseconds = 100;

/** What a cook needs to know of a document, as values: it runs on another thread. */
RigFile fileOf(const OpenFile &open, const Document &document, const ShownRig *before)
{
    RigFile file;
    file.path = addressOf(open.home);
    file.animation = open.home.animation;
    file.format = open.home.format;
    file.bytes = before != nullptr ? before->file.bytes : open.home.bytes;
    if (before != nullptr)
        file.animations = before->file.animations;
    file.rig = std::make_shared<const Rig>(document.rig());
    file.issues = open.issues;
    return file;
}

} // namespace

DocumentPictures::DocumentPictures(views::Session &session, QObject *parent) : QObject(parent), m_session(session)
{
    views::Documents &documents = session.documents();
    m_soon.setSingleShot(true);
    m_soon.setInterval(0); // what changes in one go is cooked once
    m_progress.setInterval(kProgressMilliseconds);
    connect(&m_soon, &QTimer::timeout, this, &DocumentPictures::startNext);
    connect(&m_progress, &QTimer::timeout, this,
            [this] { emit progressed(m_running ? m_running->fraction.load() : 1); });
    connect(&m_watcher, &QFutureWatcher<Shown>::finished, this, &DocumentPictures::end);
    connect(&documents, &views::Documents::activeChanged, this, &DocumentPictures::showActive);
    connect(&documents, &views::Documents::listChanged, this, &DocumentPictures::forgetClosed);
    connect(&documents, &views::Documents::edited, this, &DocumentPictures::renew);
}

DocumentPictures::~DocumentPictures()
{
    if (m_running)
        m_running->isCancelled = true;
    m_pool.waitForDone();
}

std::shared_ptr<const ShownRig> DocumentPictures::picture(DocumentId document) const
{
    const auto kept = m_kept.find(document);
    return kept == m_kept.end() ? nullptr : kept->second.shown;
}

void DocumentPictures::setPicture(DocumentId document, std::shared_ptr<const ShownRig> shown)
{
    m_kept[document].shown = std::move(shown);
    m_stale.erase(document);
    if (document == m_session.documents().active()) {
        m_looked = document;
        m_session.setShown(m_kept[document].shown);
    }
}

void DocumentPictures::setBytes(DocumentId document, std::shared_ptr<const std::string> bytes)
{
    const auto kept = m_kept.find(document);
    if (kept == m_kept.end() || !kept->second.shown)
        return;
    auto shown = std::make_shared<ShownRig>(*kept->second.shown);
    shown->file.bytes = std::move(bytes);
    const bool isShown = m_session.sharedShown() == kept->second.shown;
    kept->second.shown = std::move(shown);
    if (isShown)
        m_session.setShown(kept->second.shown);
}

void DocumentPictures::renew(DocumentId document)
{
    m_stale.insert(document);
    if (document == m_session.documents().active())
        m_soon.start();
}

void DocumentPictures::forgetClosed()
{
    std::erase_if(m_kept, [this](const auto &each) {
        return std::ranges::count(m_session.documents().shown(), each.first) == 0;
    });
    std::erase_if(m_stale, [this](DocumentId each) { return !m_kept.contains(each); });
}

void DocumentPictures::showActive()
{
    if (const auto left = m_kept.find(m_looked); left != m_kept.end()) {
        left->second.clip = static_cast<int>(m_session.playback().clip());
        left->second.frame = m_session.playback().frame();
    }
    m_looked = m_session.documents().active();
    const auto kept = m_kept.find(m_looked);
    if (kept != m_kept.end() && kept->second.shown)
        show(kept->second);
    else if (m_looked == DocumentId())
        m_session.setShown(nullptr);
    if (m_looked != DocumentId() && (kept == m_kept.end() || !kept->second.shown))
        m_stale.insert(m_looked);
    if (m_stale.contains(m_looked))
        m_soon.start();
}

void DocumentPictures::show(const Kept &kept)
{
    const int clip = kept.clip;
    const double frame = kept.frame;
    m_session.setShown(kept.shown);
    m_session.setClip(clip);
    m_session.seek(frame);
}

void DocumentPictures::startNext()
{
    const views::Documents &documents = m_session.documents();
    const DocumentId id = documents.active();
    const Document *document = documents.activeDocument();
    if (m_running || document == nullptr || m_stale.erase(id) == 0)
        return;
    Kept &kept = m_kept[id];
    auto running = std::make_shared<Running>();
    running->document = id;
    running->memory = std::exchange(kept.memory, {});
    m_running = running;
    auto promise = std::make_shared<QPromise<Shown>>();
    promise->start();
    m_watcher.setFuture(promise->future());
    m_pool.start([promise, running, file = fileOf(*documents.activeFile(), *document, kept.shown.get())]() mutable {
        Issues aboutRecord;
        const bool isSource = rowOf(file.format).isSource;
        const OpenOptions options{.settings = isSource ? settingsRecordedFor(file.path, aboutRecord) : CookSettings(),
                                  .isCancelled = [&running] { return running->isCancelled.load(); },
                                  .memory = &running->memory,
                                  .progress = [&running](double fraction) { running->fraction = fraction; }};
        ShownRig shown = showRigFile(cookRigFile(std::move(file), options), options);
        shown.file.issues.insert(shown.file.issues.begin(), aboutRecord.begin(), aboutRecord.end());
        promise->addResult(std::make_shared<const ShownRig>(std::move(shown)));
        promise->finish();
    });
    m_progress.start();
    emit started(documents.pathOf(id));
}

void DocumentPictures::cancel()
{
    if (m_running)
        m_running->isCancelled = true;
}

void DocumentPictures::end()
{
    const std::shared_ptr<Running> running = std::exchange(m_running, nullptr);
    m_progress.stop();
    if (!running)
        return;
    const auto kept = m_kept.find(running->document);
    if (kept != m_kept.end() && !running->isCancelled) {
        const Shown shown = m_watcher.result();
        kept->second.memory = std::move(running->memory);
        const bool isActive = running->document == m_session.documents().active();
        if (shown->isShowable()) {
            kept->second.shown = shown;
            if (isActive)
                m_session.setShown(shown);
        } else if (isActive) {
            m_session.setFailure(shown); // the picture before it stays; the list of problems says why
        }
    }
    startNext();
    emit ended();
}

} // namespace clipwright::app
