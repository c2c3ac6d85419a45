// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#include "model/cook/cook.h"

#include "model/cook/cook_channels.h"
#include "model/cook/cook_clips.h"
#include "model/cook/cook_shapes.h"
#include "model/cook/cook_still.h"
#include "model/cook/cook_world.h"
#include "model/cook/layer_plan.h"
#include "model/cook/report.h"
#include "model/cook/rounding.h"

#include <algorithm>
#include <cmath>
#include <utility>

namespace clipwright {

namespace {

constexpr double kStandardTolerance = 0.0025; // of the larger side

bool isPositive(double number)
{
    return std::isfinite(number) && number > 0;
}

/** What makes showing anything impossible. */
bool tellOfHeader(const Rig &rig, Issues &issues)
{
    const std::size_t before = issues.size();
    if (rig.compositions.empty() || !isPositive(rig.main().timeline.length)
        || !std::isfinite(rig.main().timeline.start)) {
        addRefusal(issues, "timeline-empty", "The out frame must be after the in frame.");
        return false;
    }
    const Composition &main = rig.main();
    if (!isPositive(main.timeline.rate.framesPerSecond))
        addRefusal(issues, "frame-rate", "The frame rate must be greater than 0.");
    if (!isPositive(main.width) || !isPositive(main.height))
        addRefusal(issues, "comp-size", "The width and the height must be greater than 0.");
    return issues.size() == before;
}

CookedLayer compositionLayer(const CookScope &scope)
{
    CookedLayer layer;
    layer.name = "comp";
    const Vec2 corner = scope.toWorld({-scope.composition.width / 2, -scope.composition.height / 2});
    layer.channel(CookedChannel::Position) = {
        {0}, {Easing::linear()}, {rounded(corner.x, kLengthStep), rounded(corner.y, kLengthStep)}};
    return layer;
}

CookedLayer cookLayer(CookScope &scope, const PlannedLayer &planned)
{
    CookedLayer layer;
    layer.name = planned.name;
    layer.parent = planned.parent;
    layer.source = planned.layer->id;
    if (planned.paints)
        layer.shapes = planned.layer->kind == LayerKind::Solid
                           ? cookSolid(scope, *planned.layer)
                           : cookShapes(scope, *planned.layer, planned.magnification);
    if (planned.carries)
        cookTransform(scope, *planned.layer, planned.magnification, layer);
    if (planned.paints)
        cookOpacity(scope, *planned.layer, layer);
    return layer;
}

void tellOfBudget(CookScope &scope)
{
    if (scope.budget.hasTooManyVertices())
        addRefusal(scope.issues, "vertices-too-many", "The regions have more than 4 million points.",
                   "Simplify the paths, or cook with a larger tolerance.");
    if (scope.budget.hasTooManyKeys())
        addRefusal(scope.issues, "keys-too-many", "The motion needs more than 2 million keys.",
                   "Shorten the timeline, or simplify what moves.");
    if (scope.budget.comparisonsRanOut()) {
        Issue issue;
        issue.fate = Fate::Approximated;
        issue.code = "holes-too-many";
        issue.what = "A fill has too many contours to look for holes in all of them; some are painted whole.";
        scope.issues.push_back(std::move(issue));
    }
}

/** Adds all layers; false when cancelled. `hasCuts`: some layer is not there all the time. */
bool addLayers(CookScope &scope, const Issues &gaps, const CancelCheck &isCancelled, CookedRig &cooked, bool &hasCuts)
{
    cooked.layers.push_back(compositionLayer(scope));
    // Indices move up by what is left out: a layer that only painted and has nothing to paint.
    for (const PlannedLayer &planned : planLayers(scope, gaps)) {
        if (isCancelled && isCancelled())
            return false;
        CookedLayer layer = cookLayer(scope, planned);
        const bool isCarrier = planned.carries && !planned.paints;
        if (!isCarrier && layer.shapes.empty())
            continue;
        hasCuts = hasCuts || (planned.paints && !LayerWindow(*planned.layer, scope.span).isWhole(scope.span));
        cooked.layers.push_back(std::move(layer));
    }
    return true;
}

bool paintsAnything(const CookedRig &rig)
{
    return std::ranges::any_of(rig.layers, [](const CookedLayer &layer) { return !layer.shapes.empty(); });
}

void tellOfDroppedClips(const CookedRig &rig, Issues &issues)
{
    if (rig.clips.empty() && rig.marks.empty())
        return;
    Issue issue;
    issue.severity = Severity::Info;
    issue.fate = Fate::Dropped;
    issue.code = "clips-dropped";
    issue.what = "Nothing moves, so a still shape is written, which has no clips and marks.";
    issues.push_back(std::move(issue));
}

} // namespace

CookOutput cook(const Rig &rig, const CookSettings &settings, const CancelCheck &isCancelled)
{
    if (rig.space == RigSpace::World)
        return cookWorld(rig, settings);
    CookOutput output;
    output.issues = rig.gaps;
    if (!tellOfHeader(rig, output.issues))
        return output;
    const Composition &main = rig.main();
    const double tolerance =
        isPositive(settings.tolerance) ? settings.tolerance : kStandardTolerance * std::max(main.width, main.height);
    CookScope scope(main, isPositive(settings.extent) ? settings.extent : CookSettings().extent, tolerance,
                    output.issues);
    CookedRig cooked;
    cooked.rate = main.timeline.rate;
    cooked.duration = scope.span.duration;
    bool hasCuts = false;
    if (!addLayers(scope, rig.gaps, isCancelled, cooked, hasCuts)) {
        addRefusal(output.issues, "cancelled", "The cook was cancelled.");
        return output;
    }
    tellOfBudget(scope);
    cooked.clips = cookClips(scope, settings.clips);
    cooked.marks = cookMarks(scope);
    if (!paintsAnything(cooked))
        addRefusal(output.issues, "nothing-to-fill", "No layer paints anything that can be cooked.");
    else if (!hasCuts && canBeStill(cooked) && !hasErrors(output.issues)) { // around gaps the timeline is shown
        tellOfDroppedClips(cooked, output.issues);
        cooked = bakeStill(cooked);
    }
    output.counts = countKeys(main, cooked);
    output.error = scope.error < 1e-9 ? 0 : scope.error; // rounding of doubles is no deviation
    output.rig = std::move(cooked);
    return output;
}

} // namespace clipwright
