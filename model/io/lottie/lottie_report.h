// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#pragma once

#include "model/core/issue.h"
#include "model/io/json/json_document.h"
#include "model/io/lottie/lottie_gaps.h"

#include <cstddef>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace clipwright {

/**
 * Where something stands. A pointer is spelled only when it is reported: `owner` is the pointer of the node or list
 * around it, `member` what follows ("ks/p"), both alive as long as this.
 */
struct LottiePlace {
    std::string_view owner;
    std::string_view member;
    std::uint32_t byte = 0;
    NodeId node;

    std::string pointer() const;
};

/**
 * Collects what reading has to say, each list in the order of the file's bytes and cut at 1,000 entries with one more
 * for the rest, so that a hostile file costs no memory.
 */
class LottieReport {
public:
    explicit LottieReport(std::string file) : m_file(std::move(file)) {}

    /** The layer that everything said from now on is about. */
    void setLayer(std::string name) { m_layer = std::move(name); }
    /** Things that are not drawn have no gaps: while muted, gaps are not kept. Calls nest. */
    void mute() { ++m_muted; }
    void unmute() { --m_muted; }
    bool isMuted() const { return m_muted > 0; }

    /** A refusal of the cook. `word` fills the sentence's `{}`. */
    void gap(const LottieGap &gap, const LottiePlace &place, std::string_view word = {});
    /** Shown, but not as the source says: a warning. */
    void approximated(const LottieGap &gap, const LottiePlace &place);
    /** Odd data that was read as well as could be: a warning. */
    void odd(std::string code, std::string what, const LottiePlace &place);
    /** Data left out without a loss in the picture. */
    void dropped(std::string code, std::string what, const LottiePlace &place);
    /** Why there is no rig at all. */
    void refuse(std::string code, std::string what, Place where);
    bool isRefused() const { return m_isRefused; }

    const std::string &file() const { return m_file; }
    Issues takeIssues() { return take(m_issues); }
    Issues takeGaps() { return take(m_gaps); }

private:
    struct List {
        std::vector<std::pair<std::uint32_t, Issue>> entries;
        std::size_t cutCount = 0;
        bool cutErrors = false;
    };
    void add(List &list, std::uint32_t byte, Issue issue);
    Issue issueOf(const LottieGap &gap, const LottiePlace &place, std::string_view word) const;
    Place placeOf(const LottiePlace &place) const;
    Issues take(List &list) const;

    std::string m_file;
    std::string m_layer;
    int m_muted = 0;
    bool m_isRefused = false;
    List m_issues;
    List m_gaps;
};

/** Mutes a report as long as it lives, if at all. */
class LottieMute {
public:
    LottieMute(LottieReport &report, bool isMuting) : m_report(isMuting ? &report : nullptr)
    {
        if (m_report)
            m_report->mute();
    }
    LottieMute(const LottieMute &) = delete;
    LottieMute &operator=(const LottieMute &) = delete;
    ~LottieMute()
    {
        if (m_report)
            m_report->unmute();
    }

private:
    LottieReport *m_report;
};

} // namespace clipwright
