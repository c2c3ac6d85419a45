// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#include "model/cook/cook.h"

#include "model/cook/cook_channels.h"
#include "model/cook/cook_clips.h"
#include "model/cook/cook_layers.h"
#include "model/cook/cook_still.h"
#include "model/cook/cook_world.h"
#include "model/cook/fades.h"
#include "model/cook/layer_plan.h"
#include "model/cook/report.h"
#include "model/cook/rounding.h"
#include "model/cook/tiny_numbers.h"
#include "model/core/out_of_memory.h"
#include "model/core/single.h"

#include <algorithm>
#include <cmath>
#include <iterator>
#include <utility>

namespace clipwright {

namespace {

constexpr double kStandardTolerance = 0.0025; // of the larger side

/** What makes showing anything impossible. */
bool tellOfHeader(const Rig &rig, Issues &issues)
{
    const std::size_t before = issues.size();
    if (rig.compositions.empty() || !isPositiveSingle(rig.main().timeline.length)
        || !std::isfinite(rig.main().timeline.start)) {
        addRefusal(issues, "timeline-empty", "The out frame must be after the in frame.");
        return false;
    }
    const Composition &main = rig.main();
    if (!isPositiveSingle(main.timeline.rate.framesPerSecond))
        addRefusal(issues, "frame-rate", "The frame rate must be greater than 0.");
    if (!isPositiveSingle(main.width) || !isPositiveSingle(main.height))
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

void tellOfBudget(CookScope &scope)
{
    if (scope.budget.hasTooManyVertices())
        addRefusal(scope.issues, "vertices-too-many", "All shapes together have more than 4 million points.",
                   "Simplify the paths, or cook with a larger tolerance.");
    if (scope.budget.hasTooManyKeys())
        addRefusal(scope.issues, "keys-too-many",
                   scope.budget.ranOutOfSamples()
                       ? "There is too much motion to look for its keys: the timeline is very long, or very much moves."
                       : "The motion needs more than 2 million keys.",
                   "Shorten the timeline, or simplify what moves.");
    if (scope.budget.comparisonsRanOut()) {
        Issue issue;
        issue.fate = Fate::Approximated;
        issue.code = "holes-too-many";
        issue.what = "A fill has too many outlines to look for holes in all of them; some are painted whole.";
        scope.issues.push_back(std::move(issue));
    }
}

/** Which planned layers are written: all that only carry, and what paints something or has such a one inside. */
std::vector<bool> writtenOnes(const LayerPlan &plan, const std::vector<CookedLayer> &layers)
{
    std::vector<bool> isWritten(layers.size(), false);
    for (std::size_t i = layers.size(); i-- > 0;) {
        const bool isCarrier = plan.layers[i].carries && !plan.layers[i].paints;
        isWritten[i] = isWritten[i] || isCarrier || !layers[i].shapes.empty();
        if (isWritten[i] && plan.layers[i].parent > 0)
            isWritten[static_cast<std::size_t>(plan.layers[i].parent) - 1] = true;
    }
    return isWritten;
}

/** Adds all layers. `hasCuts`: some layer is not there all the time. */
void addLayers(CookScope &scope, CookTally &tally, const Issues &gaps, const LayerCooking &cooking, CookOutput &output,
               CookedRig &cooked, bool &hasCuts)
{
    const LayerPlan plan = planLayers(scope, gaps);
    std::vector<CookedLayer> layers;
    for (CachedLayer &layer : cookLayers(scope, plan, gaps, tally, cooking)) {
        layers.push_back(std::move(layer.layer));
        std::ranges::move(layer.textures, std::back_inserter(output.textures));
    }
    if (tally.budget.isCancelled())
        return;
    cooked.layers.push_back(compositionLayer(scope));
    const std::vector<bool> isWritten = writtenOnes(plan, layers);
    std::vector<int> places(layers.size(), 0);
    std::vector<const PlannedLayer *> sources{nullptr};
    for (std::size_t i = 0; i < layers.size(); ++i) {
        if (!isWritten[i])
            continue;
        const PlannedLayer &planned = plan.layers[i];
        places[i] = static_cast<int>(cooked.layers.size());
        layers[i].name = planned.name;
        layers[i].parent = planned.parent == 0 ? 0 : places[static_cast<std::size_t>(planned.parent) - 1];
        hasCuts = hasCuts
                  || (planned.paints && !LayerWindow(*planned.layer, planned.scope->span).isWhole(planned.scope->span));
        cooked.layers.push_back(std::move(layers[i]));
        sources.push_back(&planned);
    }
    tellOfLayerFades(scope, cooked.layers, sources);
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

CookOutput cookAny(const Rig &rig, const CookSettings &settings, const CancelCheck &isCancelled, CookCache *cache,
                   const CookProgress &progress)
{
    if (rig.space == RigSpace::World)
        return cookWorld(rig, settings);
    CookOutput output;
    CookTally tally;
    tally.issues = rig.gaps;
    CookLimits limits = settings.limits;
    limits.samples += limits.samplesAByte * (rig.text ? rig.text->size() : 0);
    tally.budget = CookBudget(limits);
    tally.budget.setCancelCheck(isCancelled);
    if (!tellOfHeader(rig, tally.issues)) {
        output.issues = std::move(tally.issues);
        return output;
    }
    const Composition &main = rig.main();
    const double tolerance = isPositiveSingle(settings.tolerance)
                                 ? settings.tolerance
                                 : kStandardTolerance * std::max(main.width, main.height);
    CookScope scope(rig, isPositiveSingle(settings.extent) ? settings.extent : CookSettings().extent, tolerance, tally);
    CookedRig cooked;
    cooked.rate = main.timeline.rate;
    cooked.duration = scope.span.duration;
    bool hasCuts = false;
    if (cache != nullptr)
        cache->begin();
    addLayers(scope, tally, rig.gaps, {settings.threads, cache, progress}, output, cooked, hasCuts);
    if (tally.budget.isCancelled() || (isCancelled && isCancelled())) {
        addRefusal(tally.issues, "cancelled", "The cook was cancelled.");
        output.issues = std::move(tally.issues);
        return output;
    }
    if (cache != nullptr)
        cache->end();
    tellOfBudget(scope);
    joinTextures(tally.issues, output.textures);
    cooked.clips = cookClips(scope, settings.clips);
    cooked.marks = cookMarks(scope);
    if (!paintsAnything(cooked))
        addRefusal(tally.issues, "nothing-to-fill", "No layer paints anything that can be cooked.");
    else if (!hasCuts && canBeStill(cooked) && !hasErrors(tally.issues)) { // around gaps the timeline is shown
        tellOfDroppedClips(cooked, tally.issues);
        cooked = bakeStill(cooked);
    }
    output.counts = countKeys(rig, cooked);
    output.counts.samples = tally.budget.samples();
    output.error = tally.error < 1e-9 ? 0 : tally.error; // rounding of doubles is no deviation
    output.issues = std::move(tally.issues);
    mergeIssues(output.issues);
    capIssues(output.issues);
    output.rig = std::move(cooked);
    return output;
}

} // namespace

CookOutput cook(const Rig &rig, const CookSettings &settings, const CancelCheck &isCancelled, CookCache *cache,
                const CookProgress &progress)
{
    try {
        CookOutput output = cookAny(rig, settings, isCancelled, cache, progress);
        if (output.rig)
            settleTinyNumbers(*output.rig);
        return output;
    } catch (const std::bad_alloc &) {
        CookOutput output;
        output.issues.push_back(issueOf(outOfMemory()));
        return output;
    }
}

} // namespace clipwright
