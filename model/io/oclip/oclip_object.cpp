// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#include "model/io/oclip/oclip_object.h"

#include "model/io/json/json_string.h"

namespace clipwright::oclip {

ObjectText::ObjectText(std::string &text, std::span<const std::string_view> names, const std::vector<KeptText> *kept,
                       int indent)
    : m_text(text),
      m_names(names),
      m_kept(kept),
      m_indent(indent)
{
    m_text += '{';
}

void ObjectText::separate()
{
    if (!m_isFirst)
        m_text += ',';
    m_isFirst = false;
    if (m_indent >= 0) {
        m_text += '\n';
        m_text.append(static_cast<std::size_t>(m_indent) + 2, ' ');
    }
}

void ObjectText::appendKept(std::size_t before)
{
    for (; m_kept && m_keptDone < m_kept->size(); ++m_keptDone) {
        const KeptText &kept = (*m_kept)[m_keptDone];
        if (static_cast<std::size_t>(kept.slot) > before)
            return;
        separate();
        const std::size_t nameEnd = closingQuote(kept.text, 0) + 1;
        m_text.append(kept.text, 0, nameEnd + 1);
        if (m_indent >= 0)
            m_text += ' ';
        m_text.append(kept.text, nameEnd + 1);
    }
}

std::string &ObjectText::open(std::size_t member)
{
    appendKept(member);
    separate();
    m_text += '"';
    m_text += m_names[member];
    m_text += m_indent >= 0 ? "\": " : "\":";
    return m_text;
}

void ObjectText::close()
{
    appendKept(m_names.size());
    if (m_indent >= 0 && !m_isFirst) {
        m_text += '\n';
        m_text.append(static_cast<std::size_t>(m_indent), ' ');
    }
    m_text += '}';
}

} // namespace clipwright::oclip
