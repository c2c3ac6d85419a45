// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#pragma once

#include "model/core/result.h"
#include "model/io/files/descriptor.h"

#include <memory>
#include <string>
#include <string_view>
#include <vector>

namespace clipwright {

/**
 * The folder of one session: its journal, and the bytes of the files that it began with. Locked as long as this lives; a lock
 * ends with its process, so none is ever stale.
 */
class JournalFolder {
public:
    /** A new one below `parent`, which is made where it is missing. Refusal: `journal-unwritable`. */
    static Result<JournalFolder> make(const std::string &parent, FileCalls &calls = systemCalls());
    /** One that another session left. Refuses `journal-in-use`, `journal-missing`. */
    static Result<JournalFolder> open(const std::string &path, FileCalls &calls = systemCalls());

    const std::string &path() const { return m_path; }
    std::string journalPath() const { return m_path + "/journal"; }
    /** Refuses as readFile. */
    Result<std::shared_ptr<const std::string>> readJournalBytes() const;

    /** Keeps the bytes of that hash as a document's base. Refusal: `journal-unwritable`. */
    Result<void> keepBase(const std::string &hash, std::string_view bytes);
    /** Kept ones: their hash is asked. Refuses as readFile, and `journal-base-damaged`. */
    Result<std::shared_ptr<const std::string>> readBase(const std::string &hash) const;

    /** Takes it away with all that it holds: nothing in it is needed any more. Refusal: `journal-unwritable`. */
    Result<void> remove();

    FileCalls &calls() const { return *m_calls; }

private:
    JournalFolder(std::string path, Descriptor lock, FileCalls &calls)
        : m_path(std::move(path)),
          m_lock(std::move(lock)),
          m_calls(&calls)
    {}
    static Result<JournalFolder> lock(const std::string &path, FileCalls &calls);

    std::string m_path;
    Descriptor m_lock;
    FileCalls *m_calls;
};

/** Below what XDG_STATE_HOME means, where the journals of windows without a project are. */
std::string journalsIn(const std::string &stateHome);

/** The folders below `parent` that hold a journal of a session that is not running any more, in the order of their names. */
std::vector<std::string> leftJournals(const std::string &parent, FileCalls &calls = systemCalls());

} // namespace clipwright
