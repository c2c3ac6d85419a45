// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#pragma once

#include "model/stage/stage_property.h"

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <random>
#include <string>
#include <vector>

namespace fixtures {

/** Makes stages that an .ostage can say, from a seed. */
class StageMaker {
public:
    explicit StageMaker(std::uint32_t seed) : m_random(seed) {}

    clipwright::Stage stage()
    {
        clipwright::Stage made;
        made.name = pick(2) ? word() : std::string();
        made.view = static_cast<clipwright::StageView>(pick(2));
        made.root = components(true);
        made.kept = kept(7);
        for (int i = pick(12); i > 0; --i)
            made.entities.push_back(std::make_shared<const clipwright::Entity>(entity(made)));
        return made;
    }

    int pick(int count) { return static_cast<int>(m_random() % static_cast<unsigned>(count)); }

private:
    clipwright::Entity entity(const clipwright::Stage &stage)
    {
        clipwright::Entity made;
        made.node.value = static_cast<std::uint32_t>(stage.entities.size()) + 1;
        made.id = word() + std::to_string(made.node.value);
        std::erase(made.id, '/');
        made.name = pick(2) ? word() : std::string();
        if (!stage.entities.empty() && pick(2))
            made.parent = stage.entities[static_cast<std::size_t>(pick(made.node.value - 1))]->id;
        made.components = components(false);
        if (pick(4) == 0) {
            made.instance = path();
            for (int i = pick(3); i > 0; --i)
                made.overrides.push_back({word() + std::to_string(i), components(false)});
        }
        made.kept = kept(7);
        return made;
    }

    clipwright::ComponentSet components(bool isRoot)
    {
        clipwright::ComponentSet set;
        std::size_t names = 0;
        for (const clipwright::ComponentRow &row : clipwright::componentRows()) {
            const bool fits =
                row.home == clipwright::ComponentHome::Both || (row.home == clipwright::ComponentHome::Root) == isRoot;
            names += fits ? 1 : 0;
            if (fits && pick(4) == 0)
                set.known.push_back(component(row));
        }
        set.kept = kept(static_cast<int>(names) + 1);
        return set;
    }

    clipwright::Component component(const clipwright::ComponentRow &row)
    {
        clipwright::Component made;
        made.type = row.type;
        for (const clipwright::PropertyRow &property : row.properties) {
            const bool isSecondTurn = row.type == clipwright::ComponentType::Transform
                                      && property.id == clipwright::TransformProperty::Euler
                                      && made.stated(clipwright::TransformProperty::Rotation);
            if (pick(2) && !isSecondTurn)
                made.fields.push_back({property.id, value(property)});
        }
        for (int i = row.declares() ? pick(4) : 0; i > 0; --i)
            made.declared.push_back(declared(i));
        if (row.type == clipwright::ComponentType::Motion) {
            for (int i = pick(3); i > 0; --i)
                made.clips.push_back(path());
        }
        if (row.declaredIn != ".")
            made.kept = kept(static_cast<int>(row.properties.size()) + 1);
        return made;
    }

    clipwright::Value value(const clipwright::PropertyRow &row)
    {
        clipwright::Value made{row.kind, {}, {}};
        if (row.kind == clipwright::Kind::Choice)
            made.text = row.choices[static_cast<std::size_t>(pick(static_cast<int>(row.choices.size())))];
        else if (row.kind == clipwright::Kind::Asset)
            made.text = pick(3) ? path() : std::string();
        else if (row.kind == clipwright::Kind::Text)
            made.text = word();
        else if (row.kind == clipwright::Kind::Flag)
            made.numbers = {static_cast<double>(pick(2))};
        else if (row.kind == clipwright::Kind::Rotation)
            made.numbers = {0, 0.6, 0, pick(2) ? 0.8 : -0.8};
        else
            for (std::size_t i = 0; i < row.defaults.size(); ++i)
                made.numbers.push_back(std::clamp(number(), row.minimum, row.maximum));
        return made;
    }

    clipwright::DeclaredProperty declared(int index)
    {
        clipwright::DeclaredProperty made;
        made.name = word() + std::to_string(index);
        made.isPrivate = pick(3) == 0;
        made.kept = kept(5);
        if (pick(3) == 0) {
            made.value = {clipwright::Kind::Text, {}, word()};
        } else if (pick(3) == 0) {
            made.value = {clipwright::Kind::Flag, {static_cast<double>(pick(2))}, {}};
        } else {
            const double held = number();
            made.value = {clipwright::Kind::Number, {held}, {}};
            if (pick(2))
                made.minimum = held - 1;
            if (pick(2))
                made.maximum = held + 1;
        }
        return made;
    }

    std::vector<clipwright::KeptText> kept(int slots)
    {
        static constexpr std::string_view kValues[]{"1.50", "null", "[1,{\"a\":[]}]", "\"a \\u00e4\"", "1e999"};
        std::vector<clipwright::KeptText> made;
        for (int slot = 0; slot < slots; ++slot) {
            if (pick(12) == 0)
                made.push_back(
                    {slot, "\"?" + std::to_string(m_random() % 100000) + "\":" + std::string(kValues[pick(5)])});
        }
        return made;
    }

    double number()
    {
        switch (pick(4)) {
        case 0: return pick(100) - 50;
        case 1: return (pick(1000) - 500) / 10.0;
        case 2: return std::ldexp(static_cast<double>(m_random()) - 2147483648.0, pick(60) - 40);
        default: return std::ldexp(1.0, pick(400) - 200);
        }
    }

    std::string word()
    {
        static constexpr std::string_view kWords[]{"a", "Körper", "x y", "q\"\\", "a/b", "\n", "日本", "3.5", "glow"};
        return std::string(kWords[pick(9)]);
    }

    std::string path()
    {
        static constexpr std::string_view kPaths[]{"a.png", "../b/c.ostage", "ä 1.oclip", "x/y/z.oanim"};
        return std::string(kPaths[pick(4)]);
    }

    std::mt19937 m_random;
};

} // namespace fixtures
