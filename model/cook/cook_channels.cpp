// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#include "model/cook/cook_channels.h"

#include "model/cook/property_source.h"
#include "model/cook/rounding.h"
#include "model/cook/weave.h"
#include "model/rig/rig_properties.h"

#include <algorithm>

namespace clipwright {

namespace {

/** Half the extent is where art ends: what turns or stretches by this much moves there by the length tolerance. */
constexpr double kScaleTolerance = 5e-4;
constexpr double kDegreeTolerance = 0.0286;
constexpr double kOpacityTolerance = 1.0 / 512;

/** `sums`: of the motions, as weave takes them. */
void weaveChannel(CookScope &scope, CookedChannel channel, std::span<const Motion *const> motions,
                  std::span<const Motion *const> sums, const SampleFunction &sample, Measure measure, CookedLayer &out)
{
    const std::vector<Measure> measures(static_cast<std::size_t>(componentsOf(channel)), measure);
    Woven woven = weave(motions, sample, measures, scope.span, scope.budget, KeySpacing::WithinFrames, sums);
    const bool isDefault = woven.frames.size() == 1 && std::ranges::all_of(woven.values, [channel](double value) {
                               return value == defaultOf(channel);
                           });
    if (isDefault)
        return;
    scope.addError(woven.error * scope.lengthTolerance);
    out.channel(channel) = {std::move(woven.frames), std::move(woven.easings), std::move(woven.values)};
}

void weavePlace(CookScope &scope, CookedChannel channel, const PropertySource &source, double magnification,
                CookedLayer &out)
{
    std::vector<const Motion *> motions;
    source.addMotions(motions);
    const auto sample = [&](double frame, std::span<double> value) {
        const Vec2 world = scope.toWorld(source.vectorAt(frame));
        value[0] = world.x;
        value[1] = world.y;
    };
    weaveChannel(scope, channel, motions, motions, sample, {kLengthStep, scope.lengthTolerance / magnification, true},
                 out);
}

} // namespace

LayerWindow::LayerWindow(const Layer &layer, const FrameSpan &span)
    : start(layer.windowStart - span.start),
      end(layer.windowEnd - span.start)
{}

void cookTransform(CookScope &scope, const Layer &layer, double magnification, CookedLayer &out)
{
    const PropertySource scale(scope, layer, LayerProperty::Scale);
    const double above = magnification / std::max(scale.largest() / 100, 1e-3);
    weavePlace(scope, CookedChannel::Position, {scope, layer, LayerProperty::Position}, above, out);
    weavePlace(scope, CookedChannel::Anchor, {scope, layer, LayerProperty::Anchor}, magnification, out);

    std::vector<const Motion *> motions;
    scale.addMotions(motions);
    const auto sampleScale = [&](double frame, std::span<double> value) {
        const Vec2 percent = scale.vectorAt(frame);
        value[0] = percent.x / 100;
        value[1] = percent.y / 100;
    };
    weaveChannel(scope, CookedChannel::Scale, motions, motions, sampleScale, {kLengthStep, kScaleTolerance, false},
                 out);

    const PropertySource rotation(scope, layer, LayerProperty::Rotation);
    motions.clear();
    rotation.addMotions(motions);
    const auto sampleRotation = [&](double frame, std::span<double> value) { value[0] = -rotation.numberAt(frame); };
    weaveChannel(scope, CookedChannel::Rotation, motions, motions, sampleRotation,
                 {kLengthStep, kDegreeTolerance, false}, out);
}

void cookOpacity(CookScope &scope, const Layer &layer, CookedLayer &out)
{
    const LayerWindow window(layer, scope.span);
    if (window.isEmpty(scope.span)) {
        out.channel(CookedChannel::Opacity) = {{0}, {Easing::linear()}, {0}};
        return;
    }
    const PropertySource opacity(scope, layer, LayerProperty::Opacity);
    std::vector<const Motion *> motions;
    opacity.addMotions(motions);
    // An easing that overshoots between keys within 0 … 1 is kept: whoever plays it holds opacities to 0 … 1.
    const bool isHeld = !opacity.staysWithin(0, 100);
    const std::vector<const Motion *> sums = isHeld ? std::vector<const Motion *>() : motions;
    const Motion shown = motionOfWindow(window.start, window.end, scope.span);
    motions.push_back(&shown);
    const auto sample = [&](double frame, std::span<double> value) {
        const double fraction = opacity.numberAt(frame) / 100;
        value[0] = !window.holds(frame, scope.span) ? 0 : isHeld ? std::clamp(fraction, 0.0, 1.0) : fraction;
    };
    weaveChannel(scope, CookedChannel::Opacity, motions, sums, sample, {kLengthStep, kOpacityTolerance, false}, out);
}

} // namespace clipwright
