// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#include "model/project/folder_walk.h"

#include "model/io/files/descriptor.h"
#include "model/io/files/read_within.h"

#include <algorithm>
#include <cerrno>
#include <cstdlib>
#include <memory>
#include <optional>
#include <utility>

#include <dirent.h>
#include <sys/stat.h>

namespace clipwright {

namespace {

constexpr std::size_t kMaxFiles = 1'000'000;
constexpr std::ptrdiff_t kMaxDepth = 100;
constexpr std::size_t kMaxIgnoreBytes = std::size_t(1) << 20;
constexpr std::size_t kFilesBetweenChecks = 1000;

std::string canonical(const std::string &path)
{
    const std::unique_ptr<char, decltype(&std::free)> resolved(::realpath(path.c_str(), nullptr), &std::free);
    return resolved ? std::string(resolved.get()) : std::string();
}

class Walker {
public:
    Walker(const std::string &folder, const IgnoreRules &rules, const CancelCheck &isCancelled)
        : m_folder(folder),
          m_root(canonical(folder)),
          m_rules(rules),
          m_isCancelled(isCancelled)
    {}

    FolderWalk walk()
    {
        m_open.push_back({});
        while (!m_open.empty() && !m_walk.isCancelled) {
            const std::string folder = std::move(m_open.back());
            m_open.pop_back();
            list(folder);
            m_walk.isCancelled = m_walk.isCancelled || isAskedToStop();
        }
        std::ranges::sort(m_walk.files, {}, &WalkedFile::path);
        std::ranges::sort(m_walk.folders);
        return std::move(m_walk);
    }

private:
    bool isAskedToStop() const { return m_isCancelled && m_isCancelled(); }

    std::string whole(const std::string &path) const { return path.empty() ? m_folder : m_folder + '/' + path; }

    void tell(const char *code, const std::string &path, std::string what)
    {
        Issue issue;
        issue.code = code;
        issue.where.file = whole(path);
        issue.what = std::move(what);
        m_walk.issues.push_back(std::move(issue));
    }

    void list(const std::string &folder)
    {
        const std::unique_ptr<DIR, int (*)(DIR *)> open(::opendir(whole(folder).c_str()), &::closedir);
        if (!open) {
            tell("folder-unreadable", folder, std::string("cannot look into the folder: ").append(systemWords(errno)));
            return;
        }
        m_walk.folders.push_back(folder);
        for (;;) {
            errno = 0; // what is not there any more and what cannot be read both end it
            const dirent *entry = ::readdir(open.get());
            if (!entry) {
                if (errno != 0)
                    tell("folder-unreadable", folder,
                         std::string("cannot read the folder: ").append(systemWords(errno)));
                return;
            }
            const std::string_view name(entry->d_name);
            if (name == "." || name == "..")
                continue;
            look(folder.empty() ? std::string(name) : std::string(folder).append("/").append(name));
            if (m_walk.files.size() % kFilesBetweenChecks == kFilesBetweenChecks - 1 && isAskedToStop())
                m_walk.isCancelled = true;
            if (m_walk.isCancelled || m_isFull)
                return;
        }
    }

    void look(const std::string &path)
    {
        struct stat status = {};
        if (::lstat(whole(path).c_str(), &status) != 0)
            return; // gone meanwhile
        if (m_rules.isIgnored(path, S_ISDIR(status.st_mode)))
            return;
        if (S_ISLNK(status.st_mode) && !followed(path, status))
            return;
        if (S_ISDIR(status.st_mode))
            enter(path);
        else if (S_ISREG(status.st_mode))
            add(path, status);
    }

    /** The file behind a link, where it is one of the folder. */
    bool followed(const std::string &path, struct stat &status)
    {
        if (::stat(whole(path).c_str(), &status) != 0) {
            tell("link-broken", path, std::string("the link leads nowhere: ").append(systemWords(errno)));
            return false;
        }
        const std::string target = canonical(whole(path));
        if (!target.starts_with(m_root == "/" ? m_root : m_root + '/') && target != m_root) {
            tell("link-outside", path, "the link leads out of the project and is not followed");
            return false;
        }
        return S_ISREG(status.st_mode);
    }

    void enter(const std::string &path)
    {
        if (std::count(path.begin(), path.end(), '/') >= kMaxDepth)
            tell("folder-too-deep", path,
                 std::to_string(kMaxDepth).append(" folders deep at most; this one is not looked into"));
        else
            m_open.push_back(path);
    }

    void add(const std::string &path, const struct stat &status)
    {
        if (m_walk.files.size() == kMaxFiles) {
            m_isFull = true;
            m_open.clear();
            tell("project-too-large", {},
                 std::to_string(kMaxFiles).append(" files at most; the rest is not looked at"));
            return;
        }
        constexpr std::int64_t kNanoseconds = 1'000'000'000;
        m_walk.files.push_back({path, static_cast<std::uint64_t>(status.st_size),
                                std::int64_t(status.st_mtim.tv_sec) * kNanoseconds + status.st_mtim.tv_nsec});
    }

    const std::string &m_folder;
    std::string m_root;
    const IgnoreRules &m_rules;
    const CancelCheck &m_isCancelled;
    std::vector<std::string> m_open;
    FolderWalk m_walk;
    bool m_isFull = false;
};

} // namespace

IgnoreRules ignoreRulesOf(const std::string &folder, Issues &issues)
{
    IgnoreRules rules;
    const auto text = readFileWithin(folder, std::string(kIgnoreFileName), kMaxIgnoreBytes);
    if (text) {
        rules.addLines(**text);
    } else if (text.error().code != "file-missing") {
        issues.push_back(issueOf(text.error()));
        issues.back().severity = Severity::Warning;
    }
    return rules;
}

Result<FolderWalk> walkFolder(const std::string &folder, const IgnoreRules &rules, const CancelCheck &isCancelled)
{
    if (!isFolder(folder))
        return refuse("folder-missing", "there is no folder '" + folder + "'", {folder, 0, 0, {}});
    return Walker(folder, rules, isCancelled).walk();
}

} // namespace clipwright
