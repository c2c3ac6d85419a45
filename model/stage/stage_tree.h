// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#pragma once

#include "model/core/issue.h"
#include "model/stage/stage.h"

#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace clipwright {

/** Gives the stage of a file, named from the project's folder (model/core/inner_path.h). */
using StageLoader = std::function<Result<std::shared_ptr<const Stage>>(const std::string &file)>;

/** docs/reliability.md; tests set less. */
struct StageTreeCaps {
    std::uint32_t entities = 1'000'000; ///< with those of all instances
    std::uint32_t parts = 2'000'000;    ///< entities with what they declare and what is laid over them
    std::uint32_t instanceDepth = 64;
    std::uint32_t treeDepth = 512;
    std::uint32_t files = 10'000;
};

struct StageFile;

/**
 * A stage with everything that its instances bring, as one list: the root first, a parent before its children, the entities of
 * one instance side by side. Overrides are laid over the entities. Immutable, and shared by all that play on it.
 *
 * Each instance that cannot be shown is an issue, and the rest of the tree is there: `instance-cycle` with the chain of files,
 * `instance-outside` (of the project), `instances-too-deep`, `tree-too-deep`, `stage-too-large`, `too-many-stages`, or what the
 * loader said. An override without an entity is `override-unknown`.
 */
class StageTree {
public:
    using Index = std::uint32_t;
    static constexpr Index kRoot = 0;

    /** `file`: the stage's own, from the project's folder; what it names is relative to it. */
    static std::shared_ptr<const StageTree> build(std::shared_ptr<const Stage> stage, const std::string &file,
                                                  const StageLoader &loader, const StageTreeCaps &caps = {});
    ~StageTree();

    const Stage &stage() const;
    const Issues &issues() const { return m_issues; }

    /** Entities and the root. */
    std::size_t size() const { return m_places.size(); }
    /** The root's has no id; its components are those of the stage. */
    const Entity &entity(Index index) const { return *m_places[index].entity; }
    const ComponentSet &components(Index index) const { return m_places[index].entity->components; }
    /** The root's is the root itself. */
    Index parent(Index index) const { return m_places[index].parent; }
    /** The instance that an entity was brought by; the root for those of the stage itself. */
    Index instance(Index index) const { return m_places[index].instance; }
    /** Whether entities of another stage stand inside of it. */
    bool isInstance(Index index) const { return m_places[index].first != 0; }
    /** The first of what stands inside of an instance. */
    Index inside(Index index) const { return m_places[index].first; }
    /** The stage that an entity is from: of what stands inside of an instance the placed one. */
    const Stage &stageOf(Index index) const;
    /** The file that an entity is from, whose folder its paths count from. */
    const std::string &file(Index index) const;
    /** What stands directly below, in the order in which it is painted. */
    std::span<const Index> children(Index index) const;
    /** Every entity behind its parent and before its parent's next child; without the root. */
    std::span<const Index> order() const { return m_order; }
    /** Where an entity stands in order(); 0 of the root. */
    std::uint32_t rank(Index index) const { return m_ranks[index]; }
    bool isBelow(Index index, Index ancestor) const; ///< or is it

    /** Ids joined by `/` on the way through instances: `slime1/body`. Empty of the root. */
    std::string path(Index index) const;
    std::optional<Index> find(std::string_view path) const;
    /**
     * By the names on the way down from `from`, level by level: `Weapon/Hitbox`. Nothing where a name is missing at its level or
     * taken twice. An empty path is `from`.
     */
    std::optional<Index> findByNames(Index from, std::string_view names) const;

private:
    friend class StageTreeBuilder;
    struct Place {
        std::shared_ptr<const Entity> entity;
        Index parent = 0;
        Index instance = 0;
        Index first = 0;        ///< of what stands inside of an instance; 0: nothing
        std::uint32_t file = 0; ///< of m_files, that it is from
        std::uint32_t inside = 0;
        std::uint32_t depth = 0;
    };

    StageTree();
    void linkChildren();
    void putInOrder();

    std::vector<StageFile> m_files;
    std::vector<Place> m_places;
    std::vector<Index> m_children;
    std::vector<std::uint32_t> m_firstChild; ///< of m_children, one more than there are places
    std::vector<Index> m_order;
    std::vector<std::uint32_t> m_ranks;
    Issues m_issues;
};

} // namespace clipwright
