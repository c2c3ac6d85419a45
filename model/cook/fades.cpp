// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#include "model/cook/fades.h"

#include "model/cook/cooked_look.h"
#include "model/cook/report.h"

#include <algorithm>
#include <optional>

namespace clipwright {

namespace {

constexpr double kUnseen = 0.01; // of an opacity, off 0 or off 1
constexpr std::size_t kMostLooks = 8;
/** Of half a stroke's width, in tolerances of lengths: a pixel where the composition is 512 wide. */
constexpr double kLeastReach = 8;

/** What looking may cost: a fade that is too much to look at is not worth telling of, nor a cook that takes longer. */
constexpr CookLimits kLooking{.comparisons = 20'000'000};

bool isPartly(double opacity)
{
    return opacity > kUnseen && opacity < 1 - kUnseen;
}

/**
 * Frames at which something that has keys there may show something of its own: those, and half way between; but what is
 * over within a frame nobody sees.
 */
std::vector<double> framesOf(const std::vector<double> &keys)
{
    constexpr double kABlink = 1.5;
    std::vector<double> frames;
    for (std::size_t i = 0; i < keys.size(); ++i) {
        frames.push_back(keys[i]);
        if (i + 1 < keys.size() && keys[i + 1] - keys[i] > kABlink)
            frames.push_back((keys[i] + keys[i + 1]) / 2);
    }
    return frames;
}

/** A few of them, from all over. */
std::vector<double> fewOf(const std::vector<double> &frames)
{
    const std::size_t count = std::min(frames.size(), kMostLooks);
    std::vector<double> few;
    for (std::size_t i = 0; i < count; ++i)
        few.push_back(frames[count == 1 ? 0 : i * (frames.size() - 1) / (count - 1)]);
    return few;
}

double numberAt(const CookedLayer &layer, CookedChannel channel, double frame, std::size_t component = 0)
{
    const CookedKeys &keys = layer.channel(channel);
    return keys.isEmpty() ? defaultOf(channel) : sampledAt(keys.frames, keys.easings, keys.values, frame)[component];
}

Affine placeOf(const CookedLayer &layer, double frame)
{
    const auto pair = [&](CookedChannel channel) {
        return Vec2{numberAt(layer, channel, frame, 0), numberAt(layer, channel, frame, 1)};
    };
    return Affine::transform(pair(CookedChannel::Position), numberAt(layer, CookedChannel::Rotation, frame),
                             pair(CookedChannel::Scale), pair(CookedChannel::Anchor));
}

/** What nobody sees covers nothing, nor does the hairline that `least` says. */
bool canCover(const CoveredArea &area, double least)
{
    return area.alpha > kUnseen && (!area.isStroke || area.reach >= least);
}

/** What a layer and those under it show at a frame, in the layer's space. */
std::vector<CoveredArea> shownUnder(CookBudget &looking, const std::vector<CookedLayer> &layers, std::size_t top,
                                    double frame, double least)
{
    std::vector<CoveredArea> areas;
    if (!looking.spendComparisons(layers.size() - top))
        return areas;
    std::vector<std::optional<Affine>> places(layers.size());
    places[top] = Affine();
    for (std::size_t i = top; i < layers.size(); ++i) {
        const int parent = layers[i].parent;
        if (i != top) {
            if (parent < static_cast<int>(top) || !places[static_cast<std::size_t>(parent)])
                continue;
            if (numberAt(layers[i], CookedChannel::Opacity, frame) <= kUnseen)
                continue; // nor is anything under it
            places[i] = *places[static_cast<std::size_t>(parent)] * placeOf(layers[i], frame);
        }
        for (const CookedShape &shape : layers[i].shapes) {
            if (!looking.spendComparisons(shape.layout.stride()))
                return areas;
            areas.push_back(coveredBy(shape, frame, *places[i]));
            if (!canCover(areas.back(), least))
                areas.pop_back();
        }
    }
    return areas;
}

bool anyCoverEachOther(const std::vector<CoveredArea> &areas, CookBudget &budget)
{
    for (std::size_t i = 0; i < areas.size() && !budget.comparisonsRanOut(); ++i) {
        for (std::size_t j = i + 1; j < areas.size(); ++j) {
            if (coverEachOther(areas[i], areas[j], budget))
                return true;
        }
    }
    return false;
}

bool fadesOverItself(CookBudget &looking, const std::vector<CookedLayer> &layers, std::size_t layer, double least)
{
    std::vector<double> frames = framesOf(layers[layer].channel(CookedChannel::Opacity).frames);
    std::erase_if(frames,
                  [&](double frame) { return !isPartly(numberAt(layers[layer], CookedChannel::Opacity, frame)); });
    return std::ranges::any_of(fewOf(frames), [&](double frame) {
        return anyCoverEachOther(shownUnder(looking, layers, layer, frame, least), looking);
    });
}

/** Whether a region of the one paints over a region of the other at a frame at which both are seen through. */
bool fadeOverEachOther(CookBudget &looking, const std::vector<CookedShape> &a, const std::vector<CookedShape> &b,
                       double least)
{
    const auto isSeenThrough = [least](const CoveredArea &area) {
        return isPartly(area.alpha) && canCover(area, least);
    };
    std::vector<double> frames;
    for (const std::vector<CookedShape> *shapes : {&a, &b}) {
        for (const CookedShape &shape : *shapes)
            std::ranges::copy(framesOf(shape.frames), std::back_inserter(frames));
    }
    std::ranges::sort(frames);
    for (double frame : fewOf(frames)) {
        for (std::size_t i = 0; i < a.size() && looking.spendComparisons(a[i].layout.stride()); ++i) {
            const CoveredArea one = coveredBy(a[i], frame);
            for (std::size_t j = &a == &b ? i + 1 : 0; isSeenThrough(one) && j < b.size(); ++j) {
                if (!looking.spendComparisons(b[j].layout.stride()))
                    return false;
                const CoveredArea other = coveredBy(b[j], frame);
                if (isSeenThrough(other) && coverEachOther(one, other, looking))
                    return true;
            }
        }
    }
    return false;
}

void tellOfFade(CookScope &scope, const Layer &layer, const Node &node)
{
    addApproximation(scope.issues, layer, node, "fade-overlap",
                     "Parts that fade together overlap. A game fades each part for itself: while they fade, what lies "
                     "below shows through the part above.",
                     "Unite the parts, hide what is covered, or let them appear at once instead of fading.");
}

} // namespace

void tellOfGroupFades(CookScope &scope, const Layer &layer, const std::vector<StyledPaths> &styles,
                      const std::vector<std::vector<CookedShape>> &shapes, const LayerAround &around)
{
    CookBudget looking(kLooking);
    const double least = kLeastReach * scope.lengthTolerance / around.magnification;
    const bool masksFade =
        std::ranges::any_of(around.clips, [](const ClipSource &clip) { return !clip.shape().isOpaque(); });
    for (std::size_t i = 0; i < styles.size() && !scope.budget.hasTooManyKeys(); ++i) {
        if (!looking.spendComparisons(styles.size() - i))
            return;
        const StyleSource &style = *styles[i].style;
        if (style.isStroke() && !style.isOpaque() && fadeOverEachOther(looking, shapes[i], shapes[i], least))
            addApproximation(scope.issues, layer, style.item(), "stroke-overlap",
                             "Lines of one see-through stroke cross or touch; they are darker where they do.",
                             "Make the stroke opaque, or keep its lines apart.");
        for (std::size_t j = i + 1; j < styles.size(); ++j) {
            if ((!masksFade && !style.fadesWith(*styles[j].style))
                || !fadeOverEachOther(looking, shapes[i], shapes[j], least))
                continue;
            tellOfFade(scope, layer, style.item());
            break;
        }
    }
}

void tellOfLayerFades(CookScope &scope, const std::vector<CookedLayer> &layers,
                      const std::vector<const PlannedLayer *> &sources)
{
    CookBudget looking(kLooking);
    for (std::size_t i = 0; i < layers.size() && !looking.comparisonsRanOut() && !scope.budget.hasTooManyKeys(); ++i) {
        if (sources[i] == nullptr || !sources[i]->paints)
            continue;
        const double least = kLeastReach * scope.lengthTolerance / sources[i]->around.magnification;
        if (fadesOverItself(looking, layers, i, least))
            tellOfFade(scope, *sources[i]->layer, *sources[i]->layer);
    }
}

} // namespace clipwright
