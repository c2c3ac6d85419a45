// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#include "model/compose/stage_composer.h"

#include "model/compose/shape_outline.h"
#include "model/compose/stage_view.h"
#include "model/stage/stage_placement.h"
#include "model/stage/stage_properties.h"

#include <algorithm>
#include <array>
#include <utility>

namespace clipwright {

namespace {

/** The part of that entity, or null. */
template<class Part>
const Part *partOf(const std::vector<Part> &parts, StageTree::Index entity)
{
    const auto found = std::ranges::lower_bound(parts, entity, {}, &Part::entity);
    return found != parts.end() && found->entity == entity ? &*found : nullptr;
}

Vec2 framesOf(const Component &sprite)
{
    const Value *stated = sprite.stated(SpriteProperty::Frames);
    return stated && stated->numbers.size() == 2 ? Vec2(stated->numbers[0], stated->numbers[1]) : Vec2(1, 1);
}

Vec2 pairOf(std::span<const double> numbers)
{
    return {numbers[0], numbers[1]};
}

} // namespace

StageComposer::StageComposer(std::shared_ptr<const StageLayout> layout, FontLoader fonts, const RegionCaps &caps)
    : m_layout(std::move(layout)),
      m_order(*m_layout),
      m_texts(*m_layout, std::move(fonts)),
      m_builder(caps),
      m_worlds(m_layout->tree().size()),
      m_isVisible(m_layout->tree().size())
{
    findParts();
}

void StageComposer::findParts()
{
    const StageTree &tree = m_layout->tree();
    for (StageTree::Index entity = 1; entity < tree.size(); ++entity) {
        const auto slot = [&](std::string_view address) { return *m_layout->slot(entity, address); };
        if (tree.components(entity).find(ComponentType::Shape))
            m_shapes.push_back({entity, slot("shape.primitive"), slot("shape.size"), slot("shape.colour")});
        if (const Component *sprite = tree.components(entity).find(ComponentType::Sprite))
            m_sprites.push_back({entity, slot("sprite.texture"), slot("sprite.frame"), slot("sprite.size"),
                                 slot("sprite.tint"), slot("sprite.flip"), framesOf(*sprite)});
    }
}

/** Where everything is, and whether all that it stands below is visible: parents come first. */
void StageComposer::place(const StagePose &pose)
{
    worldsOf(pose, m_worlds);
    m_isVisible[StageTree::kRoot] = 1;
    for (StageTree::Index i = 1; i < m_worlds.size(); ++i) {
        const auto own = m_layout->firstNumber(i, ComponentType::Transform, TransformProperty::Visible);
        m_isVisible[i] = m_isVisible[pose.tree().parent(i)] && (!own || pose.numbers()[*own] >= 0.5);
    }
}

const RegionList &StageComposer::compose(const StagePose &pose, const StageRigs &rigs)
{
    m_builder.clear();
    place(pose);
    for (const StageTree::Index entity : m_order.sort(pose)) {
        if (!m_isVisible[entity])
            continue;
        m_builder.beginLayer(entity);
        addShape(pose, entity);
        addSprite(pose, entity);
        addRig(pose, rigs, entity);
        m_texts.add(pose, entity, flattened(m_worlds[entity]), m_builder);
    }
    tellLeftOut();
    return m_builder.list();
}

void StageComposer::addShape(const StagePose &pose, StageTree::Index entity)
{
    const Shape *shape = partOf(m_shapes, entity);
    if (!shape)
        return;
    const Vec2 size = pairOf(pose.numbers(shape->size));
    const Affine world = flattened(m_worlds[entity]);
    if (pose.text(shape->primitive) == "sphere")
        m_builder.addFill(unitCircle(), world * Affine{size.x, 0, 0, size.y, 0, 0}, pose.numbers(shape->colour));
    else
        m_builder.addFill(rectangleOf(size), world, pose.numbers(shape->colour));
}

void StageComposer::addSprite(const StagePose &pose, StageTree::Index entity)
{
    const Sprite *sprite = partOf(m_sprites, entity);
    if (!sprite)
        return;
    const std::string &texture = pose.text(sprite->texture);
    const std::string &flip = pose.text(sprite->flip);
    const bool isBoth = flip == "both";
    const std::array<Vec2, 4> uvs =
        frameCorners(pose.numbers(sprite->frame)[0], sprite->frames, isBoth || flip == "x", isBoth || flip == "y");
    const std::int32_t number = m_textures.numberFrom(pose.tree().file(entity), texture);
    m_texturesOutside += number < 0 && !texture.empty();
    m_builder.addPicture(rectangleOf(pairOf(pose.numbers(sprite->size))), uvs, flattened(m_worlds[entity]),
                         pose.numbers(sprite->tint), number);
}

void StageComposer::addRig(const StagePose &pose, const StageRigs &rigs, StageTree::Index entity)
{
    const RigPlayer *player = rigs.player(entity);
    if (!player)
        return;
    const RigRuntime &rig = player->rig();
    reserveRegions(rig, m_rigRegions);
    composeRegions(rig, player->pose(), m_rigRegions);
    m_rigTextures.clear();
    for (const std::string &name : rig.textures()) {
        const bool isBare = name.find_first_of("/\\") == std::string::npos;
        m_rigTextures.push_back(isBare ? m_textures.numberFrom(rigs.file(entity), name) : -1);
    }
    const StageSlot tint = *m_layout->slot(entity, "rig.tint");
    m_builder.addList(m_rigRegions, flattened(m_worlds[entity]), pose.numbers(tint), m_rigTextures);
}

void StageComposer::tell(std::size_t count, std::string code, const char *what)
{
    if (count == 0 || !m_told.insert(code).second)
        return;
    Issue issue;
    issue.fate = Fate::Refused;
    issue.code = std::move(code);
    issue.where.file = m_layout->tree().file(StageTree::kRoot);
    issue.what = what;
    m_issues.push_back(std::move(issue));
}

void StageComposer::tellLeftOut()
{
    tell(m_builder.overCap(), "stage-too-large", "the stage has more regions or points than are drawn");
    tell(m_builder.outOfRange(), "out-of-range", "what is farther than 1e30 metres away, or that large, is not drawn");
    tell(m_texturesOutside, "texture-outside", "a sprite shows its tint: expected textures of the project");
}

Issues StageComposer::takeIssues()
{
    Issues issues = m_texts.takeIssues();
    issues.insert(issues.end(), m_issues.begin(), m_issues.end());
    m_issues.clear();
    return issues;
}

} // namespace clipwright
