// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#include "model/stage/stage_override.h"

#include "model/core/inner_path.h"
#include "model/stage/stage_properties.h"

#include <algorithm>
#include <limits>
#include <unordered_map>

namespace clipwright {

namespace {

/** Says the paths of one stage's file from the folder of another's. */
class Rebase {
public:
    Rebase(std::string_view file, std::string_view upperFile) : m_file(file), m_upperFile(upperFile) {}

    std::optional<std::string> operator()(const std::string &path) const
    {
        if (path.empty() || m_file == m_upperFile)
            return path;
        const std::optional<std::string> inner = innerPathFrom(m_upperFile, path);
        return inner ? std::optional(referenceFrom(m_file, *inner)) : std::nullopt;
    }

private:
    std::string_view m_file;
    std::string_view m_upperFile;
};

void setField(Component &component, const StageField &field)
{
    const auto place = std::ranges::lower_bound(component.fields, field.row, {}, &StageField::row);
    if (place != component.fields.end() && place->row == field.row)
        place->value = field.value;
    else
        component.fields.insert(place, field);
}

void layFields(Component &component, const Component &upper, const Rebase &rebase)
{
    const auto erase = [&component](std::uint8_t row) {
        std::erase_if(component.fields, [row](const StageField &field) { return field.row == row; });
    };
    for (StageField field : upper.fields) {
        if (field.value.kind == Kind::Asset) {
            const std::optional<std::string> path = rebase(field.value.text);
            if (!path)
                continue;
            field.value.text = *path;
        }
        if (component.type == ComponentType::Transform && field.row == TransformProperty::Rotation)
            erase(TransformProperty::Euler);
        if (component.type == ComponentType::Transform && field.row == TransformProperty::Euler)
            erase(TransformProperty::Rotation);
        setField(component, field);
    }
}

void layValue(DeclaredProperty &property, const DeclaredProperty &upper)
{
    property.value = upper.value;
    property.isPrivate = property.isPrivate || upper.isPrivate;
    if (upper.minimum || upper.maximum || upper.value.kind != Kind::Number) {
        property.minimum = upper.minimum;
        property.maximum = upper.maximum;
    }
    constexpr double kFree = std::numeric_limits<double>::infinity();
    for (double &number : property.value.numbers)
        number = std::clamp(number, property.minimum.value_or(-kFree), property.maximum.value_or(kFree));
}

void layDeclared(Component &component, const Component &upper)
{
    if (upper.declared.empty())
        return;
    component.declared.reserve(component.declared.size() + upper.declared.size()); // names stay where they are
    std::unordered_map<std::string_view, std::size_t> places;
    for (std::size_t i = 0; i < component.declared.size(); ++i)
        places.emplace(component.declared[i].name, i);
    for (const DeclaredProperty &property : upper.declared) {
        if (const auto place = places.find(property.name); place != places.end())
            layValue(component.declared[place->second], property);
        else
            component.declared.push_back(property);
    }
}

void layClips(Component &component, const Component &upper, const Rebase &rebase)
{
    if (upper.clips.empty())
        return;
    component.clips.clear();
    for (const std::string &clip : upper.clips) {
        if (const std::optional<std::string> path = rebase(clip))
            component.clips.push_back(*path);
    }
}

} // namespace

std::string referenceFrom(std::string_view file, std::string_view path)
{
    std::string reference;
    for (const char c : file)
        reference += c == '/' ? "../" : "";
    return reference.append(path);
}

ComponentSet laidOver(const ComponentSet &lower, const ComponentSet &upper, std::string_view file,
                      std::string_view upperFile)
{
    const Rebase rebase(file, upperFile);
    ComponentSet set = lower;
    for (const Component &over : upper.known) {
        auto place = std::ranges::lower_bound(set.known, over.type, {}, &Component::type);
        if (place == set.known.end() || place->type != over.type) {
            Component added;
            added.type = over.type;
            place = set.known.insert(place, std::move(added));
        }
        layFields(*place, over, rebase);
        layDeclared(*place, over);
        layClips(*place, over, rebase);
    }
    return set;
}

} // namespace clipwright
