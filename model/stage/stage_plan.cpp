// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#include "model/stage/stage_plan.h"

#include "model/core/inner_path.h"

#include <algorithm>
#include <limits>
#include <optional>
#include <span>

namespace clipwright {

namespace {

constexpr std::uint64_t kMany = std::numeric_limits<std::uint32_t>::max(); // sums stop there
constexpr std::size_t kMostIssues = 1000;

std::uint64_t partsOf(const ComponentSet &components)
{
    std::uint64_t parts = 0;
    for (const Component &component : components.known)
        parts += component.declared.size() + component.clips.size();
    return parts;
}

std::uint64_t partsOf(const Entity &entity)
{
    std::uint64_t parts = 1 + partsOf(entity.components);
    for (const StageOverride &one : entity.overrides)
        parts += 1 + partsOf(one.components);
    return parts;
}

class Planner {
public:
    Planner(const StageLoader &loader, const StageTreeCaps &caps, Issues &issues)
        : m_loader(loader),
          m_caps(caps),
          m_issues(issues)
    {}

    std::vector<StageFile> plan(std::shared_ptr<const Stage> stage, const std::string &file);

private:
    enum class State : std::uint8_t { Open, Done };
    struct Level {
        std::uint32_t file = 0;
        std::uint32_t next = 0; ///< entity to be looked at
    };

    std::uint32_t add(std::shared_ptr<const Stage> stage, const std::string &path);
    std::optional<std::uint32_t> fileFor(std::uint32_t file, const Entity &entity);
    Result<std::shared_ptr<const Stage>> load(const std::string &path) const;
    void step();
    void close(std::uint32_t file);
    std::string chainTo(std::uint32_t file) const;
    void tell(std::uint32_t file, const Entity &entity, std::string code, std::string what);

    const StageLoader &m_loader;
    const StageTreeCaps &m_caps;
    Issues &m_issues;
    std::vector<StageFile> m_files;
    std::vector<State> m_states;
    std::vector<Level> m_levels; ///< the files that are open, from the first
    std::unordered_map<std::string, std::uint32_t> m_known;
    std::unordered_map<std::string, Error> m_refused;
};

void Planner::tell(std::uint32_t file, const Entity &entity, std::string code, std::string what)
{
    if (m_issues.size() < kMostIssues)
        m_issues.push_back(instanceIssue(m_files[file], entity, std::move(code), std::move(what)));
}

std::uint32_t Planner::add(std::shared_ptr<const Stage> stage, const std::string &path)
{
    const auto index = static_cast<std::uint32_t>(m_files.size());
    StageFile file;
    file.path = path;
    file.stage = std::move(stage);
    const auto &entities = file.stage->entities;
    file.inside.assign(entities.size(), -1);
    std::vector<std::uint32_t> depths(entities.size(), 1);
    for (std::uint32_t i = 0; i < entities.size(); ++i) {
        file.places.emplace(entities[i]->id, i);
        const auto parent = file.places.find(entities[i]->parent);
        if (parent != file.places.end() && parent->second < i)
            depths[i] = depths[parent->second] + 1;
        file.depth = std::max(file.depth, depths[i]);
    }
    m_files.push_back(std::move(file));
    m_states.push_back(State::Open);
    m_known.emplace(path, index);
    return index;
}

/** `a → b → a`; of a long chain its ends. */
std::string Planner::chainTo(std::uint32_t file) const
{
    constexpr std::size_t kMostShown = 8;
    const auto first = std::ranges::find(m_levels, file, &Level::file);
    const std::span<const Level> chain(first, m_levels.end());
    std::string text;
    for (std::size_t i = 0; i < chain.size(); ++i) {
        const bool isShown = i < kMostShown / 2 || i + kMostShown / 2 >= chain.size();
        if (isShown)
            text.append(m_files[chain[i].file].path).append(" → ");
        else if (i == kMostShown / 2)
            text.append("… → ");
    }
    return text.append(m_files[file].path);
}

Result<std::shared_ptr<const Stage>> Planner::load(const std::string &path) const
{
    if (m_files.size() >= m_caps.files)
        return refuse("too-many-stages", "more than " + std::to_string(m_caps.files) + " stages stand in each other.");
    return m_loader ? m_loader(path) : Result<std::shared_ptr<const Stage>>(nullptr);
}

std::optional<std::uint32_t> Planner::fileFor(std::uint32_t file, const Entity &entity)
{
    const std::optional<std::string> path = innerPathFrom(m_files[file].path, entity.instance);
    if (!path) {
        tell(file, entity, "instance-outside", "its path leads out of the project.");
        return std::nullopt;
    }
    if (const auto known = m_known.find(*path); known != m_known.end()) {
        if (m_states[known->second] == State::Done)
            return known->second;
        tell(file, entity, "instance-cycle", "it would hold itself: " + chainTo(known->second) + ".");
        return std::nullopt;
    }
    if (const auto refused = m_refused.find(*path); refused != m_refused.end()) {
        tell(file, entity, refused->second.code, refused->second.what);
        return std::nullopt;
    }
    Result<std::shared_ptr<const Stage>> stage = load(*path);
    if (stage && *stage)
        return add(std::move(*stage), *path);
    const Error error = stage ? Error{"file-missing", {}, "there is no such stage."} : stage.error();
    tell(file, entity, error.code, error.what);
    m_refused.emplace(*path, error);
    return std::nullopt;
}

void Planner::close(std::uint32_t file)
{
    StageFile &done = m_files[file];
    done.count = done.inside.size();
    for (const std::shared_ptr<const Entity> &entity : done.stage->entities)
        done.ownParts = std::min(kMany, done.ownParts + partsOf(*entity));
    done.parts = done.ownParts;
    for (const std::int32_t inside : done.inside) {
        if (inside < 0)
            continue;
        done.count = std::min(kMany, done.count + m_files[static_cast<std::size_t>(inside)].count);
        done.parts = std::min(kMany, done.parts + m_files[static_cast<std::size_t>(inside)].parts);
    }
    m_states[file] = State::Done;
}

void Planner::step()
{
    const Level level = m_levels.back();
    const std::shared_ptr<const Stage> stage = m_files[level.file].stage;
    if (level.next == stage->entities.size()) {
        close(level.file);
        m_levels.pop_back();
        return;
    }
    ++m_levels.back().next;
    const Entity &entity = *stage->entities[level.next];
    if (entity.instance.empty())
        return;
    const std::optional<std::uint32_t> inside = fileFor(level.file, entity);
    if (!inside)
        return;
    m_files[level.file].inside[level.next] = static_cast<std::int32_t>(*inside);
    if (m_states[*inside] == State::Open)
        m_levels.push_back({*inside, 0});
}

std::vector<StageFile> Planner::plan(std::shared_ptr<const Stage> stage, const std::string &file)
{
    m_levels.push_back({add(std::move(stage), file), 0});
    while (!m_levels.empty())
        step();
    return std::move(m_files);
}

} // namespace

Issue instanceIssue(const StageFile &file, const Entity &entity, std::string code, std::string what)
{
    Issue issue;
    issue.fate = Fate::Dropped;
    issue.code = std::move(code);
    issue.where.file = file.path;
    issue.what = "The instance '" + entity.instance + "' is not shown: " + what;
    issue.layer = entity.id;
    issue.node = entity.node;
    return issue;
}

std::vector<StageFile> planStage(std::shared_ptr<const Stage> stage, const std::string &file, const StageLoader &loader,
                                 const StageTreeCaps &caps, Issues &issues)
{
    return Planner(loader, caps, issues).plan(std::move(stage), file);
}

} // namespace clipwright
