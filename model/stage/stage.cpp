// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#include "model/stage/stage.h"

#include <array>

namespace clipwright {

namespace {

constexpr std::array<std::string_view, 2> kViews{"2d", "3d"};

} // namespace

std::span<const std::string_view> stageViewNames()
{
    return kViews;
}

const Value *Component::stated(std::uint8_t row) const
{
    for (const StageField &field : fields) {
        if (field.row == row)
            return &field.value;
    }
    return nullptr;
}

const DeclaredProperty *Component::declaredNamed(std::string_view name) const
{
    for (const DeclaredProperty &property : declared) {
        if (property.name == name)
            return &property;
    }
    return nullptr;
}

const Component *ComponentSet::find(ComponentType type) const
{
    for (const Component &component : known) {
        if (component.type == type)
            return &component;
    }
    return nullptr;
}

const Entity *Stage::find(std::string_view id) const
{
    for (const std::shared_ptr<const Entity> &entity : entities) {
        if (entity->id == id)
            return entity.get();
    }
    return nullptr;
}

} // namespace clipwright
