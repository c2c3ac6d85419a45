// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#include "app/window/teller.h"

#include "model/io/cooked_path.h"
#include "views/session/issue_text.h"
#include "widgets/plain_line.h"

#include <utility>

namespace clipwright::app {

using widgets::NoticeKind;

namespace {

views::EventKind kindOf(NoticeKind kind)
{
    switch (kind) {
    case NoticeKind::Ok: return views::EventKind::Ok;
    case NoticeKind::Info: return views::EventKind::Info;
    case NoticeKind::Warning: return views::EventKind::Warning;
    case NoticeKind::Error: return views::EventKind::Error;
    }
    return views::EventKind::Info;
}

} // namespace

void Teller::tell(NoticeKind kind, const QString &text, std::vector<widgets::NoticeChoice> choices)
{
    m_log.add(kindOf(kind), text);
    m_notice.show(kind, text, std::move(choices));
}

void Teller::clearErrors()
{
    if (m_notice.kind() == NoticeKind::Error)
        m_notice.hide();
}

QString shortName(const std::string &path)
{
    constexpr qsizetype kLongest = 64;
    const QString name = widgets::plainLine(QString::fromStdString(nameOfSource(path)));
    return name.size() <= kLongest ? name : name.left(kLongest / 2) + u'…' + name.right(kLongest / 3);
}

QString reasonOf(const std::string &sentence)
{
    return widgets::plainLine(views::translatedSentence(sentence));
}

} // namespace clipwright::app
