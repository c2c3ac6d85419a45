// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#include "app/bench/corpus.h"

#include "model/io/files/files.h"
#include "model/io/lottie/lottie_reader.h"

#include <algorithm>
#include <filesystem>
#include <system_error>
#include <utility>

namespace clipwright::bench {

Result<std::vector<CorpusFile>> readCorpus(const std::vector<std::string> &folders)
{
    std::vector<CorpusFile> files;
    std::string names;
    for (const std::string &folder : folders) {
        names.append(names.empty() ? "" : ", ").append(folder);
        std::error_code error;
        std::filesystem::directory_iterator entries(folder, error);
        if (error)
            return refuse("file-missing", "there is no such folder", {folder, 0, 0, {}});
        for (const std::filesystem::directory_entry &entry : entries) {
            if (entry.path().extension() != ".json" || !entry.is_regular_file(error))
                continue;
            Result<std::shared_ptr<const std::string>> bytes = readFile(entry.path().string());
            if (bytes && looksLikeLottie(**bytes))
                files.push_back({entry.path().filename().string(), folder, std::move(*bytes)});
        }
    }
    if (files.empty())
        return refuse("corpus-empty", "expected a Lottie file (.json) in " + names);
    std::sort(files.begin(), files.end(), [](const CorpusFile &a, const CorpusFile &b) { return a.name < b.name; });
    return files;
}

} // namespace clipwright::bench
