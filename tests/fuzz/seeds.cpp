// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#include "fuzz/seeds.h"

#include "model/io/json/json_document.h"
#include "model/io/zip_maker.h"

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <memory>

namespace clipwright::fuzz {

namespace {

namespace fs = std::filesystem;

class SeedList {
public:
    void addFile(const std::string &name, const std::string &extension, const std::string &bytes)
    {
        if (extension == ".json") {
            addJson(name, bytes);
            return;
        }
        for (const FuzzTarget &target : fuzzTargets()) {
            if (extension == '.' + std::string(target.extension))
                seeds.push_back({&target, name, bytes});
        }
    }

    std::vector<Seed> seeds;

private:
    void add(std::string_view target, const std::string &name, std::string bytes)
    {
        seeds.push_back({fuzzTargetNamed(target), name, std::move(bytes)});
    }

    void addJson(const std::string &name, const std::string &bytes)
    {
        const auto json = JsonDocument::parse(std::make_shared<const std::string>(bytes));
        if (json && json->root()["cases"].isArray()) {
            for (JsonValue one = json->root()["cases"].first(); one.isValid(); one = one.next()) {
                const bool isShape = one["kind"].string().starts_with("shape");
                if (one["text"].isString())
                    add(isShape ? "oshape" : "oanim", name + ' ' + one["id"].string(), one["text"].string());
            }
            return;
        }
        add("lottie", name, bytes);
        add("tgs", name, zipmaker::gzip(bytes));
        add("package", name, zipmaker::zip({{"manifest.json", R"({"animations":[{"id":"b"}]})"}, {"a/b.json", bytes}}));
    }
};

} // namespace

std::vector<Seed> seedsBelow(const std::string &folder, std::size_t mostBytes)
{
    if (!fs::is_directory(folder))
        return {};
    std::vector<fs::path> paths;
    for (const auto &entry : fs::recursive_directory_iterator(folder)) {
        if (entry.is_regular_file() && entry.file_size() <= mostBytes)
            paths.push_back(entry.path());
    }
    std::sort(paths.begin(), paths.end());
    SeedList list;
    for (const fs::path &path : paths) {
        std::ifstream file(path, std::ios::binary);
        const std::string bytes{std::istreambuf_iterator<char>(file), std::istreambuf_iterator<char>()};
        list.addFile(fs::relative(path, folder).string(), path.extension().string(), bytes);
    }
    return std::move(list.seeds);
}

} // namespace clipwright::fuzz
