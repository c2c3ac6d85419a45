// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#pragma once

#include "model/core/ids.h"
#include "model/core/kept_text.h"
#include "model/core/value.h"

#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace clipwright {

/** A 2D stage uses x and y and paints by Z order; in both y is up, lengths are metres. */
enum class StageView : std::uint8_t { Flat, Solid };
/** The words that files write, in the enum's order. */
std::span<const std::string_view> stageViewNames();

/** What a component is. Its properties: stage_properties.h. */
enum class ComponentType : std::uint8_t {
    Transform,
    Order,
    Sprite,
    Text,
    Light,
    Camera,
    Model,
    Rig,
    Shape,
    Material,
    Variables,
    Motion,
    Background, ///< of the root alone
};

/** A property of the component's table that the file states; what is not stated has the row's default. */
struct StageField {
    std::uint8_t row = 0; ///< PropertyRow::id
    Value value;

    bool operator==(const StageField &) const = default;
};

/** A property that an entity declares itself: a parameter of its material, or a variable. */
struct DeclaredProperty {
    std::string name;
    Value value;                   ///< a number, flag or text; its kind is the property's
    std::optional<double> minimum; ///< of a number
    std::optional<double> maximum;
    bool isPrivate = false; ///< not offered for new rows; rows that aim at it play all the same
    std::vector<KeptText> kept;

    bool operator==(const DeclaredProperty &) const = default;
};

struct Component {
    ComponentType type = ComponentType::Transform;
    std::vector<StageField> fields;         ///< by rising row, each once
    std::vector<DeclaredProperty> declared; ///< of Material and Variables, in the order of the file, each name once
    std::vector<std::string> clips;         ///< of Motion: paths
    std::vector<KeptText> kept;

    bool operator==(const Component &) const = default;
    /** The value that is stated for that row, or nullptr. */
    const Value *stated(std::uint8_t row) const;
    const DeclaredProperty *declaredNamed(std::string_view name) const;
};

/** The components of an entity, of an override or of the root. */
struct ComponentSet {
    std::vector<Component> known; ///< by rising type, each once
    std::vector<KeptText> kept;   ///< components that we do not know

    bool operator==(const ComponentSet &) const = default;
    const Component *find(ComponentType type) const;
    bool isEmpty() const { return known.empty() && kept.empty(); }
};

/** Components laid over those of one entity of an instance: fields that both have are replaced, others added. */
struct StageOverride {
    std::string path; ///< below the instance: an id of its stage, or through instances in it `weapon/blade`
    ComponentSet components;

    bool operator==(const StageOverride &) const = default;
};

/** One thing of a stage. */
struct Entity {
    NodeId node;        ///< within the stage, in reading order from 1
    std::string id;     ///< unique in the stage, not empty, without `/`
    std::string name;   ///< empty: as its id
    std::string parent; ///< the id of an earlier entity; empty: on the root
    ComponentSet components;
    std::string instance; ///< a stage whose entities stand below this one: relative to this stage's file; empty: none
    std::vector<StageOverride> overrides;
    std::vector<KeptText> kept; ///< members of the file that we do not know

    bool operator==(const Entity &) const = default;
    const std::string &shownName() const { return name.empty() ? id : name; }
};

/**
 * A tree of entities with typed components, as an .ostage holds it: a definition at rest; what clips do to it is a StagePose. A
 * value: a copy shares its entities with the original.
 */
struct Stage {
    std::string name; ///< may be empty
    StageView view = StageView::Flat;
    ComponentSet root; ///< what the stage itself has: background, variables, motion
    /** In the order of the file: a parent before its children. Never null. */
    std::vector<std::shared_ptr<const Entity>> entities;
    std::vector<KeptText> kept;
    bool leftOut = false;                    ///< parts of the file could not be read and are not here
    std::shared_ptr<const std::string> text; ///< the file's bytes as read

    /** Linear: for many look-ups make a StageTree. nullptr where there is none. */
    const Entity *find(std::string_view id) const;
};

} // namespace clipwright
