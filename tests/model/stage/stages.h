// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#pragma once

#include "model/stage/stage_property.h"
#include "model/stage/stage_tree.h"

#include <map>
#include <memory>
#include <string>
#include <utility>
#include <vector>

/** Stages put together by tests, and a project of them. */
namespace clipwright::fixtures {

inline StageField field(std::uint8_t row, std::vector<double> numbers, const PropertyRow &property)
{
    return {row, {property.kind, std::move(numbers), {}}};
}

/** A component with the numbers of one of its properties. */
inline Component with(ComponentType type, std::uint8_t row, std::vector<double> numbers)
{
    Component component;
    component.type = type;
    component.fields.push_back(field(row, std::move(numbers), rowOf(type).properties[row]));
    return component;
}

inline Component withText(ComponentType type, std::uint8_t row, std::string text)
{
    Component component;
    component.type = type;
    component.fields.push_back({row, {rowOf(type).properties[row].kind, {}, std::move(text)}});
    return component;
}

inline Component at(double x, double y, double z = 0)
{
    return with(ComponentType::Transform, TransformProperty::Position, {x, y, z});
}

inline Component orderZ(double z, bool sortsWithParent = false)
{
    Component component = with(ComponentType::Order, OrderProperty::Z, {z});
    if (sortsWithParent)
        component.fields.push_back({OrderProperty::SortWithParent, {Kind::Flag, {1}, {}}});
    return component;
}

/** Entities one after the other. */
class StageMaker {
public:
    StageMaker &add(std::string id, std::string parent = {}, std::vector<Component> components = {})
    {
        close();
        m_entity.id = std::move(id);
        m_entity.parent = std::move(parent);
        m_entity.components.known = std::move(components);
        return *this;
    }
    StageMaker &named(std::string name)
    {
        m_entity.name = std::move(name);
        return *this;
    }
    StageMaker &instance(std::string file)
    {
        m_entity.instance = std::move(file);
        return *this;
    }
    StageMaker &lay(std::string path, std::vector<Component> components)
    {
        m_entity.overrides.push_back({std::move(path), {std::move(components), {}}});
        return *this;
    }
    std::shared_ptr<const Stage> stage()
    {
        close();
        return std::make_shared<const Stage>(m_stage);
    }
    StageMaker &root(std::vector<Component> components)
    {
        m_stage.root.known = std::move(components);
        return *this;
    }

private:
    void close()
    {
        if (!m_entity.id.empty())
            m_stage.entities.push_back(std::make_shared<const Entity>(m_entity));
        m_entity = {};
        m_entity.node.value = static_cast<std::uint32_t>(m_stage.entities.size()) + 1;
    }

    Stage m_stage;
    Entity m_entity;
};

/** Files of stages; what is not there is `file-missing`. */
class Project {
public:
    std::map<std::string, std::shared_ptr<const Stage>> files;
    mutable std::vector<std::string> asked;

    StageLoader loader() const
    {
        return [this](const std::string &file) -> Result<std::shared_ptr<const Stage>> {
            asked.push_back(file);
            const auto found = files.find(file);
            return found == files.end() ? refuse("file-missing", "there is no file '" + file + "'")
                                        : Result<std::shared_ptr<const Stage>>(found->second);
        };
    }
    std::shared_ptr<const StageTree> tree(const std::string &file, const StageTreeCaps &caps = {}) const
    {
        return StageTree::build(files.at(file), file, loader(), caps);
    }
};

inline std::shared_ptr<const StageTree> treeOf(StageMaker maker)
{
    Project project;
    project.files["a.ostage"] = maker.stage();
    return project.tree("a.ostage");
}

} // namespace clipwright::fixtures
