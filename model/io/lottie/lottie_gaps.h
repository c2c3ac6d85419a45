// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <string_view>

namespace clipwright {

/**
 * A thing of Lottie that a rig cannot say: the stable code, a sentence for the artist, and what to do in their tool. A
 * `{}` in the sentence stands for the word that names the thing.
 */
struct LottieGap {
    std::string_view code;
    std::string_view what;
    std::string_view advice;
};

namespace gaps {

inline constexpr LottieGap kLayerUnsupported{"layer-unsupported", "A {} layer is not drawn.",
                                             "Delete the layer, or draw what it shows as shapes."};
inline constexpr LottieGap kTextLayer{
    "layer-unsupported", "A {} layer is not drawn.",
    "Turn it into a shape layer (Layer > Create > Create Shapes from Text), or delete it."};
inline constexpr LottieGap kSoundLayer{"layer-unsupported", "A {} layer is not drawn.",
                                       "Delete the layer, and let the game play the sound."};
inline constexpr LottieGap kLayer3d{"layer-3d",
                                    "The layer is three-dimensional; it is shown flat, turned about the z axis only.",
                                    "Switch off the layer's 3D switch."};
inline constexpr LottieGap kTimeStretch{
    "time-stretch", "The layer's time is stretched; it is shown at its normal speed.",
    "Set Time Stretch to 100 % and stretch the keys instead: select them, hold Alt and drag the last one."};
inline constexpr LottieGap kTimeRemap{"time-remap", "The layer's time is remapped; it is shown at its normal speed.",
                                      "Switch Time Remapping off and move the keys inside the composition instead."};
inline constexpr LottieGap kTrackMatte{
    "track-matte", "The layer is cut out by a track matte; it is shown whole.",
    "Draw the cut-out shape itself, or use one mask without dents in place of the matte."};
inline constexpr LottieGap kEffects{"effects", "The layer has effects ({}); they are not shown.",
                                    "Remove the effects, or draw their result as shapes."};
inline constexpr LottieGap kLayerStyle{"layer-style", "The layer has layer styles; they are not shown.",
                                       "Remove the layer styles, or draw their result as shapes."};
inline constexpr LottieGap kAutoOrient{"auto-orient",
                                       "The layer turns along its path by itself; it is shown without that.",
                                       "Switch Auto-Orient off (Layer > Transform) and give the rotation keys."};
inline constexpr LottieGap kSkew{"skew", "A transform is skewed; it is shown without the skew.",
                                 "Set the skew to 0 and move the path's points instead."};
inline constexpr LottieGap kExpression{"expression",
                                       "A property is driven by an expression; its own value or keys are shown.",
                                       "Convert the expression to keyframes (Animation > Keyframe Assistant > Convert "
                                       "Expression to Keyframes), or delete it."};
inline constexpr LottieGap kLinkMissing{"link-missing",
                                        "A property follows the layer '{}', which is not there; its own value or keys "
                                        "are shown.",
                                        "Correct the name in the expression, or delete the expression."};
inline constexpr LottieGap kLinkCycle{
    "link-cycle", "A property follows itself by way of other layers; its own value or keys are shown.",
    "Delete one of the expressions that name each other."};
inline constexpr LottieGap kBlendMode{"blend-mode", "A blend mode is shown as normal.",
                                      "Set the blend mode to normal."};

inline constexpr LottieGap kPrecompMissing{
    "precomp-missing", "The composition '{}' that the layer shows is not in the file; nothing is drawn.",
    "Export again with the composition included, or delete the layer."};
inline constexpr LottieGap kPrecompCycle{"precomp-cycle",
                                         "The composition '{}' contains itself; it is not drawn again inside.",
                                         "Delete the layer that shows the composition inside itself."};
inline constexpr LottieGap kParentMissing{
    "parent-missing", "The layer's parent is not in the composition; it is shown as if it had none.",
    "Choose another parent, or none."};
inline constexpr LottieGap kParentCycle{
    "parent-cycle", "The layer is parented to itself by way of other layers; it is shown as if it had no parent.",
    "Choose another parent, or none."};
inline constexpr LottieGap kImageMissing{"image-missing",
                                         "The image '{}' that the layer shows is not in the file; nothing is drawn.",
                                         "Export again with the image included, or delete the layer."};
inline constexpr LottieGap kImageBadBase64{"image-bad-base64",
                                           "The embedded image '{}' that the layer shows is broken; nothing is drawn.",
                                           "Export again, or save the images as files beside the animation."};
inline constexpr LottieGap kSolidColour{"solid-colour", "The solid's colour '{}' is not a colour; black is shown.",
                                        "Choose the solid's colour again."};

inline constexpr LottieGap kMaskMode{
    "mask-mode", "The layer has a mask that does not just add (subtract, intersect, inverted …); it is shown whole.",
    "Use one mask in mode Add, not inverted, or draw the cut-out shape itself."};
inline constexpr LottieGap kMaskMany{"mask-many", "The layer has several masks; it is shown whole.",
                                     "Use one mask without dents in mode Add, or draw the cut-out shape itself."};
inline constexpr LottieGap kMaskExpanded{"mask-expanded", "The layer's mask is expanded; the layer is shown whole.",
                                         "Set the mask expansion to 0 and move the mask's points."};
inline constexpr LottieGap kMaskOpen{"mask-open", "A mask of the layer is an open path, which cuts nothing here.",
                                     "Close the mask's path, or delete the mask."};
inline constexpr LottieGap kItemUnknown{"item-unknown", "A shape item of the unknown kind '{}' is left out.",
                                        "Delete the item, or replace it by paths, fills and strokes."};
inline constexpr LottieGap kStarPoints{"star-points", "A star has more than 1,000 points; it is shown with 1,000.",
                                       "Give the star fewer points."};
inline constexpr LottieGap kTrimSequential{"trim-sequential",
                                           "Trim paths cuts all paths as one line; each is cut alone.",
                                           "Set Trim Multiple Shapes to Simultaneously."};
inline constexpr LottieGap kDashOrder{
    "dash-order",
    "A stroke's dashes and gaps are out of order: a dash must come first, then a gap, and so on in turns.",
    "Take the stroke's dashes away and add them again."};
inline constexpr LottieGap kDashOffsetPlace{"dash-offset-place",
                                            "The dash offset of a stroke is not behind its dashes and gaps.",
                                            "Take the stroke's dashes away and add them again."};
inline constexpr LottieGap kRepeater{"item-unsupported", "A repeater is left out; only the original is shown.",
                                     "Copy the shapes by hand."};
inline constexpr LottieGap kZigZag{"item-unsupported", "Zig-zag is left out; the plain path is shown.",
                                   "Convert the shape to a Bézier path."};
inline constexpr LottieGap kOffsetPath{"item-unsupported", "Offset path is left out; the plain path is shown.",
                                       "Convert the shape to a Bézier path."};
inline constexpr LottieGap kTwist{"item-unsupported", "Twist is left out; the plain path is shown.",
                                  "Convert the shape to a Bézier path."};
inline constexpr LottieGap kMergePaths{"merge-mode",
                                       "Merge paths cuts paths out of each other; they are shown unmerged.",
                                       "Unite or cut the paths in the drawing program, or set the mode to Merge."};

} // namespace gaps

} // namespace clipwright
