// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#include "views/session/documents.h"

#include "model/io/cooked_path.h"

#include <algorithm>
#include <utility>

namespace clipwright::views {

Documents::Documents(QObject *parent) : QObject(parent)
{
    m_heard = m_workspace.log().observe([this](const LogEvent &event) { hear(event); });
}

void Documents::hear(const LogEvent &event)
{
    if (event.kind != LogEvent::Kind::Dropped)
        select(m_selection); // what is gone is not picked any more
    rememberSaved();
    emit historyChanged();
}

/** A document does not tell the state that is saved, only whether it is the present one. */
void Documents::rememberSaved()
{
    for (const DocumentId id : m_shown) {
        const Document &document = *m_workspace.document(id);
        const auto saved = m_saved.find(id);
        if (!document.isModified())
            m_saved[id] = document.state();
        else if (saved != m_saved.end() && saved->second == document.state())
            m_saved.erase(saved); // its file is another by now
    }
}

std::optional<TransactionId> Documents::savedState(DocumentId document) const
{
    const auto saved = m_saved.find(document);
    return saved == m_saved.end() ? std::nullopt : std::optional(saved->second);
}

void Documents::show(DocumentId document)
{
    if (m_workspace.document(document) == nullptr)
        return;
    if (std::ranges::find(m_shown, document) == m_shown.end()) {
        // Beside the one that is looked at: what belongs together stands together.
        const auto active = std::ranges::find(m_shown, m_active);
        m_shown.insert(active == m_shown.end() ? active : active + 1, document);
        m_edits[document] = m_workspace.document(document)->observe([this, document](const ChangeEvent &event) {
            if (event.phase == ChangePhase::After)
                emit edited(document);
        });
        rememberSaved();
        emit listChanged();
    }
    setActive(document);
}

void Documents::activate(DocumentId document)
{
    if (std::ranges::find(m_shown, document) != m_shown.end())
        setActive(document);
}

void Documents::activateNext(int step)
{
    const auto active = std::ranges::find(m_shown, m_active);
    if (active == m_shown.end())
        return;
    const auto count = static_cast<std::ptrdiff_t>(m_shown.size());
    const std::ptrdiff_t place = ((active - m_shown.begin() + step) % count + count) % count;
    setActive(m_shown[static_cast<std::size_t>(place)]);
}

void Documents::move(int from, int to)
{
    const auto count = static_cast<int>(m_shown.size());
    if (from < 0 || to < 0 || from >= count || to >= count || from == to)
        return;
    const DocumentId moved = m_shown[static_cast<std::size_t>(from)];
    m_shown.erase(m_shown.begin() + from);
    m_shown.insert(m_shown.begin() + to, moved);
    emit listChanged();
}

void Documents::setActive(DocumentId document)
{
    if (document == m_active)
        return;
    m_active = document;
    select({});
    emit activeChanged();
    emit historyChanged();
}

/** The workspace keeps what has a history: a file that is opened again is to be as it is on the disk. */
void Documents::discard(DocumentId document)
{
    if (!isModified(document) || m_workspace.takeTheirs(document))
        return;
    while (isModified(document) && m_workspace.log().undo(document)) {
    }
}

void Documents::close(DocumentId document)
{
    const auto place = std::ranges::find(m_shown, document);
    if (place == m_shown.end())
        return;
    m_edits.erase(document);
    m_saved.erase(document);
    m_marks.erase(document);
    discard(document);
    const auto index = static_cast<std::size_t>(place - m_shown.begin());
    m_shown.erase(place);
    m_workspace.close(document);
    emit listChanged();
    if (document != m_active)
        return;
    setActive(m_shown.empty() ? DocumentId() : m_shown[std::min(index, m_shown.size() - 1)]);
}

QString Documents::pathOf(DocumentId document) const
{
    const OpenFile *file = m_workspace.file(document);
    return file == nullptr ? QString() : QString::fromStdString(addressOf(file->home));
}

QString Documents::nameOf(DocumentId document) const
{
    const OpenFile *file = m_workspace.file(document);
    return file == nullptr ? QString() : QString::fromStdString(nameOfSource(addressOf(file->home)));
}

bool Documents::isModified(DocumentId document) const
{
    const Document *found = m_workspace.document(document);
    return found != nullptr && found->isModified();
}

bool Documents::undo()
{
    return m_workspace.log().undo(m_active);
}

bool Documents::redo()
{
    return m_workspace.log().redo(m_active);
}

std::vector<const Transaction *> Documents::history() const
{
    std::vector<const Transaction *> steps;
    for (const Transaction &transaction : m_workspace.log().transactions()) {
        if (transaction.touches(m_active))
            steps.push_back(&transaction);
    }
    std::ranges::stable_partition(steps, [](const Transaction *step) { return !step->isUndone; });
    return steps;
}

void Documents::goTo(std::size_t steps)
{
    const auto done = [this] {
        return static_cast<std::size_t>(
            std::ranges::count_if(history(), [](const Transaction *step) { return !step->isUndone; }));
    };
    while (done() > steps && undo()) {
    }
    while (done() < steps && redo()) {
    }
}

void Documents::select(Selection selection)
{
    const Document *document = activeDocument();
    if (document == nullptr || selection.document != m_active)
        selection = {};
    else
        selection =
            document->kind() == DocumentKind::Rig ? withoutMissing(std::move(selection), document->rig()) : Selection();
    if (selection == m_selection)
        return;
    m_selection = std::move(selection);
    emit selectionChanged();
}

void Documents::tellSaved()
{
    rememberSaved();
    emit historyChanged();
    emit listChanged();
}

} // namespace clipwright::views
