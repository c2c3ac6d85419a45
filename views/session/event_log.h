// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <QDateTime>
#include <QObject>
#include <QString>

#include <deque>

namespace clipwright::views {

enum class EventKind { Ok, Info, Warning, Error };

/** What the window did and said: opened, saved, refused, with times. Bounded: the oldest go first. UI thread only. */
class EventLog : public QObject {
    Q_OBJECT

public:
    static constexpr std::size_t kMost = 1000;

    struct Entry {
        QDateTime at;
        EventKind kind = EventKind::Info;
        QString text;
    };

    using QObject::QObject;

    void add(EventKind kind, const QString &text)
    {
        if (m_entries.size() == kMost)
            m_entries.pop_front();
        m_entries.push_back({QDateTime::currentDateTime(), kind, text});
        emit added();
    }
    const std::deque<Entry> &entries() const { return m_entries; }

signals:
    void added();

private:
    std::deque<Entry> m_entries;
};

} // namespace clipwright::views
