// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#include "app/window/document_bars.h"

#include "views/session/session.h"

#include <QVBoxLayout>

#include <algorithm>
#include <utility>

namespace clipwright::app {

using widgets::Notice;

DocumentBars::DocumentBars(views::Session &session, QWidget *parent) : QWidget(parent), m_session(session)
{
    setObjectName(QStringLiteral("documentBars"));
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    connect(&session.documents(), &views::Documents::activeChanged, this, &DocumentBars::showActive);
    connect(&session.documents(), &views::Documents::listChanged, this, &DocumentBars::forgetClosed);
}

void DocumentBars::show(DocumentId document, Kind kind, widgets::NoticeKind look, const QString &text,
                        std::vector<widgets::NoticeChoice> choices)
{
    Notice *&bar = m_bars[{document, kind}];
    if (bar == nullptr) {
        bar = new Notice(this);
        bar->setObjectName(QStringLiteral("bar"));
        layout()->addWidget(bar);
        connect(bar, &Notice::closed, this, [this, document, kind] { remove(document, kind); });
    }
    bar->show(look, text, std::move(choices));
    showActive();
}

void DocumentBars::remove(DocumentId document, Kind kind)
{
    const auto found = m_bars.find({document, kind});
    if (found == m_bars.end())
        return;
    Notice *bar = found->second;
    m_bars.erase(found);
    bar->hide();
    bar->deleteLater(); // its own button may be the sender
}

QString DocumentBars::textOf(DocumentId document, Kind kind) const
{
    const Notice *found = bar(document, kind);
    return found == nullptr ? QString() : found->text();
}

Notice *DocumentBars::bar(DocumentId document, Kind kind) const
{
    const auto found = m_bars.find({document, kind});
    return found == m_bars.end() ? nullptr : found->second;
}

void DocumentBars::showActive()
{
    for (const auto &[key, bar] : m_bars)
        bar->setVisible(key.first == m_session.documents().active());
}

void DocumentBars::forgetClosed()
{
    std::vector<Key> gone;
    for (const auto &[key, bar] : m_bars)
        if (std::ranges::count(m_session.documents().shown(), key.first) == 0)
            gone.push_back(key);
    for (const Key &key : gone)
        remove(key.first, key.second);
}

} // namespace clipwright::app
