// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#include "fuzz/stage_run.h"

#include "fuzz/play_rig.h"
#include "model/compose/stage_composer.h"
#include "model/io/ostage/ostage_format.h"
#include "model/raster/raster.h"
#include "model/stage/clip_scope.h"
#include "model/stage/paint_order.h"
#include "model/stage/stage_binding.h"
#include "model/stage/stage_placement.h"

#include <algorithm>
#include <cmath>
#include <string>
#include <vector>

namespace clipwright::fuzz {

namespace {

constexpr std::size_t kMostProperties = 2000; // that one run moves
constexpr std::size_t kMostFiles = 16;        // that it finds

Result<OstageReading> read(const std::string &text)
{
    return readOstage(std::make_shared<const std::string>(text), "a.ostage");
}

void checkIssues(const Issues &issues)
{
    require(issues.size() <= 1001, "more issues than are listed");
    for (const Issue &issue : issues)
        require(!issue.code.empty() && !issue.what.empty() && issue.severity != Severity::Error,
                "an issue without a code or a sentence, or an error beside a stage");
}

/** Where nothing was left out, nothing may be so of what is written of it; and the bytes stay. */
void checkText(const Stage &stage)
{
    const std::string text = writeOstage(stage);
    const Result<OstageReading> again = read(text);
    require(again.has_value(), again ? std::string() : "what was written does not read: " + again.error().what);
    require(!again->stage.leftOut, "of what was written a part is left out");
    require(again->stage.entities.size() == stage.entities.size(), "what was written has other entities");
    require(writeOstage(again->stage) == text, "what is read and written again has other bytes");
}

void move(StagePose &pose, StageTree::Index entity, const StageProperty &property, double number)
{
    const std::string address = addressOf(property);
    const StageChannel channel{entity, address, property.kind, -1, EulerOrder::ZXY};
    const std::optional<BoundProperty> bound = bind(pose.layout(), channel);
    require(bound.has_value() == property.isAnimatable, "what may be animated must be found, and nothing else");
    if (!bound)
        return;
    if (bound->width == 0) {
        write(pose, *bound, "none");
        require(!write(pose, *bound, pose.text(bound->slot)), "a text was written that is there already");
        return;
    }
    const std::vector<double> numbers(bound->width, number);
    write(pose, *bound, numbers);
    require(!write(pose, *bound, numbers), "a value was written that is there already");
    for (const double held : pose.numbers(bound->slot))
        require(std::isnan(held) || (held >= property.minimum && held <= property.maximum), "a value out of its range");
}

void moveAll(StagePose &pose)
{
    std::size_t left = kMostProperties;
    for (StageTree::Index entity = 0; entity < pose.tree().size() && left > 0; ++entity) {
        for (const StageProperty &property : propertiesOf(pose.tree().components(entity))) {
            move(pose, entity, property, 0.25 * static_cast<double>(left) - 100);
            left -= left > 0 ? 1 : 0;
        }
    }
}

void paint(const StagePose &pose)
{
    PaintOrder order(pose.layout());
    const auto sorted = order.sort(pose);
    std::vector<StageTree::Index> all(sorted.begin(), sorted.end());
    std::ranges::sort(all);
    require(all.size() + 1 == pose.tree().size() && std::ranges::adjacent_find(all) == all.end(),
            "not every entity is painted once");
    std::vector<glm::dmat4> worlds(pose.tree().size());
    worldsOf(pose, worlds);
}

/** As regions and as pixels, without the files that it names. */
void show(const StagePose &pose)
{
    const RegionCaps caps{2000, 20'000};
    StageRigs rigs(pose.sharedLayout(), [](const std::string &) -> Result<std::shared_ptr<const RigRuntime>> {
        return refuse("file-missing", "there is no such file");
    });
    rigs.advance(pose, 0.5);
    StageComposer composer(
        pose.sharedLayout(),
        [](const std::string &) -> Result<std::shared_ptr<Font>> {
            return refuse("font-missing", "there is no such font");
        },
        caps);
    const RegionList &list = composer.compose(pose, rigs);
    require(list.regions.size() <= caps.regions && list.points.size() <= caps.points, "more regions than the cap");
    require(list.uvs.size() == list.points.size(), "points without texture coordinates");
    for (const Vec2 point : list.points)
        require(std::abs(point.x) <= kFarthestMetres && std::abs(point.y) <= kFarthestMetres, "a point out of range");
    checkIssues(rigs.takeIssues());
    checkIssues(composer.takeIssues());
    Picture picture(16, 16);
    Rasterizer().draw(list, {4, 0, 0, -4, 8, 8}, picture);
}

void checkTree(const StageTree &tree)
{
    for (const StageTree::Index index : tree.order()) {
        require(tree.parent(index) < index, "a parent behind its child");
        require(tree.find(tree.path(index)) == index, "a path that leads to another entity");
        const ClipScope scope = scopeOf(tree, index);
        require(tree.find(resolve(scope, {})) == index, "a scope without its owner");
    }
}

/** Every file that is named is the stage itself, as long as there are not too many of them. */
void play(const std::shared_ptr<const Stage> &stage)
{
    std::size_t files = 0;
    const StageLoader loader = [&](const std::string &) -> Result<std::shared_ptr<const Stage>> {
        if (++files > kMostFiles)
            return refuse("file-missing", "there is no such file");
        return stage;
    };
    StageTreeCaps caps;
    caps.entities = 2000;
    caps.parts = 4000;
    const auto tree = StageTree::build(stage, "s/a.ostage", loader, caps);
    // Its own ones are there whatever the caps of instances say.
    require(tree->size() <= std::max<std::size_t>(caps.entities, stage->entities.size()) + 1,
            "more entities than the cap");
    checkIssues(tree->issues());
    checkTree(*tree);
    StagePose pose(std::make_shared<const StageLayout>(tree));
    show(pose);
    moveAll(pose);
    paint(pose);
    show(pose);
}

} // namespace

void runOstage(std::string_view bytes)
{
    const Result<OstageReading> reading = read(std::string(bytes));
    if (!reading) {
        require(!reading.error().code.empty() && !reading.error().what.empty(), "a refusal without a reason");
        require(reading.error().where.line > 0, "a refusal without a place");
        return;
    }
    checkIssues(reading->issues);
    checkText(reading->stage);
    play(std::make_shared<const Stage>(reading->stage));
}

} // namespace clipwright::fuzz
