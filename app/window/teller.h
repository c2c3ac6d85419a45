// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#pragma once

#include "views/session/event_log.h"
#include "widgets/notice.h"

#include <QString>

#include <string>
#include <vector>

namespace clipwright::app {

/** Says what happened: in the window's notice, and in the log that can be opened later. */
class Teller {
public:
    Teller(widgets::Notice &notice, views::EventLog &log) : m_notice(notice), m_log(log) {}

    void tell(widgets::NoticeKind kind, const QString &text, std::vector<widgets::NoticeChoice> choices = {});
    /** What nobody has to be interrupted for. */
    void note(const QString &text) { m_log.add(views::EventKind::Info, text); }
    /** What was wrong before is over. */
    void clearErrors();

private:
    widgets::Notice &m_notice;
    views::EventLog &m_log;
};

/** The name in a path, on one line; of a very long one both ends. */
QString shortName(const std::string &path);
/** What the model says of an error, in the user's language and on one line. */
QString reasonOf(const std::string &sentence);

} // namespace clipwright::app
