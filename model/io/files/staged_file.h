// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#pragma once

#include "model/core/result.h"
#include "model/io/files/descriptor.h"

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>

namespace clipwright {

class TemporaryFile;
struct FileTarget;

/**
 * A file that is written piece by piece, at any place of it, and gets its name when it is whole: until finish() what is at
 * the path stays as it is, and without it nothing is left behind. For what is too large to be held in memory.
 */
class StagedFile {
public:
    /** Refusals as writeFileAtomic. */
    static Result<std::unique_ptr<StagedFile>> open(const std::string &path, FileCalls &calls = systemCalls());
    ~StagedFile();
    StagedFile(const StagedFile &) = delete;
    StagedFile &operator=(const StagedFile &) = delete;

    /** At the place that seek() named, else behind what was written last. False: failure() says why, from then on. */
    bool write(std::string_view bytes);
    /** From the start; behind the end is allowed and fills with zeros. False as write. */
    bool seek(std::int64_t offset);
    std::int64_t size() const { return m_size; }
    /** Of what was written: how many of `count` bytes from `offset` on there are, 0 at the end; -1 as write. */
    std::int64_t read(std::int64_t offset, void *bytes, std::size_t count);

    /** `file-unwritable`: the first that went wrong. */
    const std::optional<Error> &failure() const { return m_failure; }
    /** Gives it its name. Refusals: failure(), and as writeFileAtomic. Once. */
    Result<void> finish();

private:
    StagedFile(std::string path, FileTarget target, FileCalls &calls);
    bool fail(const std::string &step);

    std::string m_path;
    std::unique_ptr<FileTarget> m_target;
    FileCalls &m_calls;
    std::unique_ptr<TemporaryFile> m_temporary;
    std::unique_ptr<Descriptor> m_reading; ///< from the first read on
    std::int64_t m_at = 0;
    std::int64_t m_size = 0;
    std::optional<Error> m_failure;
};

} // namespace clipwright
