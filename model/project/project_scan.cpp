// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#include "model/project/project_scan.h"

#include "model/io/cooked_path.h"
#include "model/io/lottie/lottie_reader.h"
#include "model/project/folder_walk.h"
#include "model/project/freshness.h"
#include "model/project/record_text.h"

#include <algorithm>
#include <unordered_map>
#include <utility>

namespace clipwright {

namespace {

constexpr std::string_view kRecordSuffix = ".orkmeta";
constexpr std::size_t kFilesBetweenTelling = 100;

bool isRecord(std::string_view path)
{
    return path.ends_with(kRecordSuffix);
}

/** A package or a packed file is one by its name; of `.json` there are many. */
bool isAsset(const ScannedFile &file, const std::string &bytes)
{
    return !file.path.ends_with(".json") || looksLikeLottie(bytes);
}

class Scanner {
public:
    Scanner(const std::string &folder, const ProjectScan &previous, const ScanOptions &options)
        : m_folder(folder),
          m_previous(previous),
          m_options(options)
    {}

    ProjectScan scan(FolderWalk walk)
    {
        m_scan.folders = std::move(walk.folders);
        m_scan.issues.insert(m_scan.issues.end(), walk.issues.begin(), walk.issues.end());
        m_scan.isCancelled = walk.isCancelled;
        for (std::size_t i = 0; i < walk.files.size() && !m_scan.isCancelled; ++i) {
            look(walk.files[i]);
            m_scan.isCancelled = m_options.isCancelled && m_options.isCancelled();
            if (m_options.progress && (i % kFilesBetweenTelling == 0 || i + 1 == walk.files.size()))
                m_options.progress(i + 1, walk.files.size());
        }
        if (!m_scan.isCancelled) {
            link();
            compare();
        }
        return std::move(m_scan);
    }

private:
    void look(const WalkedFile &walked)
    {
        ScannedFile file;
        file.path = walked.path;
        const Result<FormatId> format = formatOfPath(walked.path);
        if (isRecord(walked.path))
            file.kind = ScannedFile::Kind::Record;
        else if (!format)
            return; // not of ours, whatever it holds
        else
            file.format = *format;
        const ScannedFile *known = m_previous.find(walked.path);
        const bool isKnown = known != nullptr && !known->stamp.mayHideChange && !known->stamp.hash.empty()
                             && known->stamp.size == walked.size && known->stamp.modifiedNs == walked.modified;
        if (isKnown) {
            file.kind = known->kind;
            file.stamp = known->stamp;
            file.record = known->record;
            file.issue = known->issue;
            if (file.issue)
                m_scan.issues.push_back(*file.issue);
        } else {
            read(file);
        }
        m_scan.files.push_back(std::move(file));
    }

    void read(ScannedFile &file)
    {
        ++m_scan.readCount;
        const std::string path = m_folder + '/' + file.path;
        const std::size_t cap = file.kind == ScannedFile::Kind::Record ? kMaxRecordBytes : kMaxTextBytes;
        Result<StampedFile> read = readStampedFile(path, cap);
        if (!read) {
            warn(read.error());
            if (file.kind != ScannedFile::Kind::Record)
                file.kind = ScannedFile::Kind::Asset;
            return;
        }
        file.stamp = std::move(read->stamp);
        if (file.kind != ScannedFile::Kind::Record) {
            file.kind = isAsset(file, *read->bytes) ? ScannedFile::Kind::Asset : ScannedFile::Kind::Other;
            return;
        }
        Result<std::optional<CookRecord>> record = readCookRecord(*read->bytes, path);
        if (record) {
            file.record = std::move(*record);
        } else {
            warn(record.error());
            file.issue = m_scan.issues.back();
        }
    }

    void warn(const Error &error)
    {
        m_scan.issues.push_back(issueOf(error));
        m_scan.issues.back().severity = Severity::Warning;
    }

    ScannedFile *asset(const std::string &path)
    {
        const auto at = m_assets.find(path);
        return at == m_assets.end() ? nullptr : at->second;
    }

    /** Sources and what was cooked from them, as the records say. */
    void link()
    {
        for (ScannedFile &file : m_scan.files) {
            if (file.kind == ScannedFile::Kind::Asset)
                m_assets.emplace(file.path, &file);
        }
        for (const ScannedFile &file : m_scan.files) {
            if (!file.record)
                continue;
            ScannedFile *source = asset(file.path.substr(0, file.path.size() - kRecordSuffix.size()));
            if (source == nullptr || !rowOf(source->format).isSource)
                continue;
            std::vector<std::string> paths;
            for (const RecordedArtifact &artifact : file.record->artifacts)
                paths.push_back(pathBeside(source->path, artifact.name));
            if (paths.empty()) // of another tool
                paths = {cookedPathAs(source->path, FormatId::Oanim), cookedPathAs(source->path, FormatId::Oshape)};
            for (std::string &path : paths) {
                ScannedFile *cooked = asset(path);
                if (cooked == nullptr || rowOf(cooked->format).isSource)
                    continue;
                cooked->source = source->path;
                source->cooked.push_back(std::move(path));
            }
        }
    }

    void compare()
    {
        for (const ScannedFile &file : m_scan.files) {
            if (file.kind != ScannedFile::Kind::Asset)
                continue;
            const ScannedFile *known = m_previous.find(file.path);
            if (known == nullptr || known->kind != ScannedFile::Kind::Asset)
                m_scan.came.push_back(file.path);
            else if (known->stamp.hash != file.stamp.hash)
                m_scan.changed.push_back(file.path);
        }
        for (const ScannedFile &known : m_previous.files) {
            if (known.kind == ScannedFile::Kind::Asset && asset(known.path) == nullptr)
                m_scan.went.push_back(known.path);
        }
    }

    const std::string &m_folder;
    const ProjectScan &m_previous;
    const ScanOptions &m_options;
    ProjectScan m_scan;
    std::unordered_map<std::string, ScannedFile *> m_assets;
};

} // namespace

const ScannedFile *ProjectScan::find(const std::string &path) const
{
    const auto at = std::ranges::lower_bound(files, path, {}, &ScannedFile::path);
    return at != files.end() && at->path == path ? &*at : nullptr;
}

Result<ProjectScan> scanProject(const std::string &folder, const ProjectScan &previous, const ScanOptions &options)
{
    Issues issues;
    IgnoreRules rules = ignoreRulesOf(folder, issues);
    if (options.isFlat)
        rules.addLines("*/");
    Result<FolderWalk> walk = walkFolder(folder, rules, options.isCancelled);
    if (!walk)
        return tl::make_unexpected(walk.error());
    walk->issues.insert(walk->issues.begin(), issues.begin(), issues.end());
    return Scanner(folder, previous, options).scan(std::move(*walk));
}

} // namespace clipwright
