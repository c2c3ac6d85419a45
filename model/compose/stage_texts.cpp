// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#include "model/compose/stage_texts.h"

#include "model/core/inner_path.h"
#include "model/stage/stage_properties.h"

#include <algorithm>
#include <array>
#include <optional>
#include <utility>

namespace clipwright {

namespace {

TextAlign alignOf(std::string_view word)
{
    return word == "centre" ? TextAlign::Centre : word == "right" ? TextAlign::Right : TextAlign::Left;
}

} // namespace

StageTexts::StageTexts(const StageLayout &layout, FontLoader fonts) : m_loader(std::move(fonts))
{
    for (StageTree::Index entity = 1; entity < layout.tree().size(); ++entity) {
        const Component *component = layout.tree().components(entity).find(ComponentType::Text);
        if (!component)
            continue;
        const Value *font = component->stated(TextProperty::Font);
        m_placed.push_back({entity,
                            *layout.slot(entity, "text.text"),
                            *layout.slot(entity, "text.size"),
                            *layout.slot(entity, "text.colour"),
                            *layout.slot(entity, "text.align"),
                            font ? font->text : std::string(),
                            {},
                            {},
                            {}});
    }
}

/** Null where there is none, which was told. */
Font *StageTexts::fontOf(const Placed &placed, const StageTree &tree)
{
    std::string file;
    if (!placed.font.empty()) {
        const std::optional<std::string> inner = innerPathFrom(tree.file(placed.entity), placed.font);
        if (!inner) {
            tell(tree, placed, Fate::Refused, "font-outside",
                 "expected a font of the project, not '" + placed.font + "'");
            return nullptr;
        }
        file = *inner;
    }
    const auto [known, isNew] = m_fonts.try_emplace(file);
    if (isNew) {
        Result<std::shared_ptr<Font>> loaded = m_loader(file);
        if (loaded)
            known->second = std::move(*loaded);
        else
            tell(tree, placed, Fate::Refused, loaded.error().code, "the text is not drawn: " + loaded.error().what);
    }
    return known->second.get();
}

void StageTexts::layOutAnew(Placed &placed, const StagePose &pose, Font &font)
{
    placed.laidOut = pose.text(placed.text);
    placed.laidAlign = pose.text(placed.align);
    placed.layout = layOut(font, placed.laidOut, alignOf(placed.laidAlign));
    if (placed.layout.isCut)
        tell(pose.tree(), placed, Fate::Approximated, "text-too-long",
             "only the first 65,536 bytes of the text are drawn");
    if (placed.layout.missing > 0)
        tell(pose.tree(), placed, Fate::Approximated, "glyph-missing",
             "the font lacks " + std::to_string(placed.layout.missing)
                 + " of the text's glyphs and shows its box for them");
}

void StageTexts::add(const StagePose &pose, StageTree::Index entity, const Affine &world, RegionBuilder &builder)
{
    const auto found = std::ranges::lower_bound(m_placed, entity, {}, &Placed::entity);
    if (found == m_placed.end() || found->entity != entity || pose.text(found->text).empty())
        return;
    Font *font = fontOf(*found, pose.tree());
    if (!font)
        return;
    if (found->laidOut != pose.text(found->text) || found->laidAlign != pose.text(found->align))
        layOutAnew(*found, pose, *font);
    const double size = pose.numbers(found->size)[0];
    for (const PlacedGlyph &glyph : found->layout.glyphs) {
        const Affine place{size, 0, 0, size, size * glyph.origin.x, size * glyph.origin.y};
        builder.addFill(font->outline(glyph.glyph), world * place, pose.numbers(found->colour));
    }
}

void StageTexts::tell(const StageTree &tree, const Placed &placed, Fate fate, std::string code, const std::string &what)
{
    constexpr std::size_t kMostTold = 1000;
    Issue issue;
    issue.fate = fate;
    issue.code = std::move(code);
    issue.where.file = tree.file(placed.entity);
    issue.layer = tree.path(placed.entity);
    issue.what = what;
    if (m_told.size() < kMostTold && m_told.insert(issue.layer + '\n' + what).second)
        m_issues.push_back(std::move(issue));
}

Issues StageTexts::takeIssues()
{
    return std::exchange(m_issues, {});
}

} // namespace clipwright
