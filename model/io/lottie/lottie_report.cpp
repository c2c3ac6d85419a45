// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT

#include "model/io/lottie/lottie_report.h"

#include <algorithm>

namespace clipwright {

namespace {

constexpr std::size_t kCap = 1000;
constexpr std::size_t kLongestWord = 120; // a name in a sentence; the whole of it stands in the file

std::string filled(std::string_view sentence, std::string_view word)
{
    std::string text(sentence);
    if (const std::size_t hole = text.find("{}"); hole != std::string::npos) {
        std::size_t length = std::min(word.size(), kLongestWord);
        while (length < word.size() && length > 0 && (static_cast<unsigned char>(word[length]) & 0xc0u) == 0x80u)
            --length; // not within a character
        text.replace(hole, 2, word.substr(0, length));
    }
    return text;
}

} // namespace

std::string LottiePlace::pointer() const
{
    std::string text(owner);
    if (!member.empty()) {
        text += '/';
        text += member;
    }
    return text;
}

void LottieReport::gap(const LottieGap &gap, const LottiePlace &place, std::string_view word)
{
    if (m_muted > 0)
        return;
    Issue issue = issueOf(gap, place, word);
    issue.severity = Severity::Error;
    issue.fate = Fate::Refused;
    add(m_gaps, place.byte, std::move(issue));
}

void LottieReport::approximated(const LottieGap &gap, const LottiePlace &place)
{
    if (m_muted > 0)
        return;
    Issue issue = issueOf(gap, place, {});
    issue.severity = Severity::Warning;
    issue.fate = Fate::Approximated;
    add(m_gaps, place.byte, std::move(issue));
}

void LottieReport::odd(std::string code, std::string what, const LottiePlace &place)
{
    Issue issue;
    issue.severity = Severity::Warning;
    issue.code = std::move(code);
    issue.what = std::move(what);
    issue.where = placeOf(place);
    issue.layer = m_layer;
    issue.node = place.node;
    add(m_issues, place.byte, std::move(issue));
}

void LottieReport::dropped(std::string code, std::string what, const LottiePlace &place)
{
    odd(std::move(code), std::move(what), place);
    if (m_issues.cutCount == 0)
        m_issues.entries.back().second.fate = Fate::Dropped;
}

void LottieReport::refuse(std::string code, std::string what, Place where)
{
    Issue issue;
    issue.severity = Severity::Error;
    issue.fate = Fate::Refused;
    issue.code = std::move(code);
    issue.what = std::move(what);
    issue.where = std::move(where);
    issue.where.file = m_file;
    // In front of all else, and never cut: it is why there is nothing to see.
    m_issues.entries.insert(m_issues.entries.begin(), {0, std::move(issue)});
    m_isRefused = true;
}

void LottieReport::add(List &list, std::uint32_t byte, Issue issue)
{
    if (list.entries.size() < kCap) {
        list.entries.emplace_back(byte, std::move(issue));
    } else {
        ++list.cutCount;
        list.cutErrors = list.cutErrors || issue.severity == Severity::Error;
    }
}

Issue LottieReport::issueOf(const LottieGap &gap, const LottiePlace &place, std::string_view word) const
{
    Issue issue;
    issue.code = gap.code;
    issue.what = filled(gap.what, word);
    issue.advice = gap.advice;
    issue.where = placeOf(place);
    issue.layer = m_layer;
    issue.node = place.node;
    return issue;
}

Place LottieReport::placeOf(const LottiePlace &place) const
{
    return {m_file, 0, 0, place.pointer()};
}

Issues LottieReport::take(List &list) const
{
    std::stable_sort(list.entries.begin(), list.entries.end(),
                     [](const auto &a, const auto &b) { return a.first < b.first; });
    Issues issues;
    issues.reserve(list.entries.size() + 1);
    for (auto &entry : list.entries)
        issues.push_back(std::move(entry.second));
    if (list.cutCount > 0)
        issues.push_back(moreIssues(list.cutCount, m_file, list.cutErrors ? Severity::Error : Severity::Info));
    list = {};
    return issues;
}

} // namespace clipwright
