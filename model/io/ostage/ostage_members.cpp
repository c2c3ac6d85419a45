// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#include "model/io/ostage/ostage_members.h"

#include "model/stage/stage_rules.h"

#include <vector>

namespace clipwright::ostage {

namespace {

std::vector<std::string_view> namesFor(Owner owner)
{
    std::vector<std::string_view> names;
    for (const ComponentRow &row : componentRows()) {
        if (mayStandOn(row, owner))
            names.push_back(row.key);
    }
    return names;
}

std::vector<std::vector<std::string_view>> allMembers()
{
    std::vector<std::vector<std::string_view>> all;
    for (const ComponentRow &row : componentRows()) {
        std::vector<std::string_view> &names = all.emplace_back();
        if (row.type == ComponentType::Motion)
            names.push_back(kClips);
        if (row.declares() && row.declaredIn != ".")
            names.push_back(row.declaredIn);
        for (const PropertyRow &property : row.properties)
            names.push_back(property.key);
    }
    return all;
}

} // namespace

bool mayStandOn(const ComponentRow &row, Owner owner)
{
    return clipwright::mayStandOn(row, owner == Owner::Root);
}

std::span<const std::string_view> componentNames(Owner owner)
{
    static const std::vector<std::string_view> entity = namesFor(Owner::Entity);
    static const std::vector<std::string_view> root = namesFor(Owner::Root);
    return owner == Owner::Entity ? entity : root;
}

std::span<const std::string_view> memberNames(ComponentType type)
{
    static const std::vector<std::vector<std::string_view>> all = allMembers();
    return all[static_cast<std::size_t>(type)];
}

} // namespace clipwright::ostage
