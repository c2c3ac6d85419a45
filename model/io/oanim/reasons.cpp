// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#include "model/io/oanim/reasons.h"

#include <array>

namespace clipwright::oanim {

namespace {

using enum Reason;

constexpr std::array kRows{
    ReasonRow{HeaderMissing, "header-missing", "`fps F` and `duration D` lines"},
    ReasonRow{LayersMissing, "layers-missing", "at least one `layer NAME parent P` line"},
    ReasonRow{FpsMalformed, "fps-malformed", "`fps F` with F > 0, before clips and layers"},
    ReasonRow{DurationMalformed, "duration-malformed", "`duration D` with D > 0 frames, before clips and layers"},
    ReasonRow{VersionMalformed, "version-malformed", "`version N` with a whole N > 0"},
    ReasonRow{ClipNotExpected, "clip-not-expected", "clips after `fps` and `duration` and before the first layer"},
    ReasonRow{ClipMalformed, "clip-malformed", "`clip NAME START END loop|once`"},
    ReasonRow{ClipBadRange, "clip-bad-range", "a clip with 0 <= START < END <= duration"},
    ReasonRow{ClipRepeated, "clip-repeated", "a clip name that no earlier clip has"},
    ReasonRow{ClipBadMode, "clip-bad-mode", "`loop` or `once` as the clip's mode"},
    ReasonRow{LayerBeforeHeader, "layer-before-header", "`fps F` and `duration D` before the first layer"},
    ReasonRow{LayerMalformed, "layer-malformed", "`layer NAME parent P`"},
    ReasonRow{LayerBadParent, "layer-bad-parent", "-1 or the index of an earlier layer as parent"},
    ReasonRow{ChannelOutsideLayer, "channel-outside-layer", "a `layer` line before the channel"},
    ReasonRow{ChannelMalformed, "channel-malformed", "`pos|anchor|scale|rot|opacity k N` with N >= 1"},
    ReasonRow{ChannelRepeated, "channel-repeated", "each channel at most once a layer"},
    ReasonRow{ChannelKeysMissing, "channel-keys-missing", "as many `kf` lines as the channel declares"},
    ReasonRow{KeyNotExpected, "key-not-expected", "an unfinished channel or a shape before `kf`"},
    ReasonRow{KeyMalformed, "key-malformed", "`kf FRAME VALUES [EASE]`"},
    ReasonRow{KeyValueMissing, "key-value-missing",
              "`kf FRAME VALUES [EASE]` with every number of the channel's value"},
    ReasonRow{EasingMalformed, "easing-malformed",
              "nothing, `lin`, `hold` or `ease OX OY IX IY` after the key's values"},
    ReasonRow{KeyOutsideTimeline, "key-outside-timeline", "a key's frame within 0 to duration"},
    ReasonRow{KeyNotLater, "key-not-later", "a frame later than the key before, in 32-bit floats"},
    ReasonRow{ShapeOutsideLayer, "shape-outside-layer", "a `layer` line before the shape"},
    ReasonRow{ShapeMalformed, "shape-malformed", "`shape k N` with N >= 1"},
    ReasonRow{ShapeKeysMissing, "shape-keys-missing", "as many keys as the shape declares"},
    ReasonRow{ShapeKeysTooMany, "shape-keys-too-many", "no more keys than the shape declares"},
    ReasonRow{ShapeKeyMalformed, "shape-key-malformed", "`kf FRAME [lin|hold|ease OX OY IX IY]`"},
    ReasonRow{PaintMissing, "paint-missing", "a `fill`, `linear` or `radial` line in the key"},
    ReasonRow{FillNotExpected, "fill-not-expected", "one paint a key, before its contour"},
    ReasonRow{FillMalformed, "fill-malformed", "`fill R G B A`"},
    ReasonRow{GradientNotExpected, "gradient-not-expected", "one paint a key, before its contour"},
    ReasonRow{GradientMalformed, "gradient-malformed", "`linear|radial SX SY EX EY COUNT` with COUNT >= 2"},
    ReasonRow{StopsMissing, "stops-missing", "as many `stop` lines as the gradient declares"},
    ReasonRow{StopNotExpected, "stop-not-expected", "a gradient that still owes stops before `stop`"},
    ReasonRow{StopMalformed, "stop-malformed", "`stop AT R G B A` with AT within 0 to 1"},
    ReasonRow{StopGoesBack, "stop-goes-back", "a stop not before the one above it"},
    ReasonRow{FocalNotExpected, "focal-not-expected", "`focal` once, while a gradient still owes stops"},
    ReasonRow{FocalMalformed, "focal-malformed", "`focal FX FY` in a radial gradient"},
    ReasonRow{
        StrokeMalformed, "stroke-malformed",
        "`stroke W butt|round|square miter|round|bevel LIMIT open|closed` with W >= 0 and LIMIT >= 1, after the paint "
        "and before the contour"},
    ReasonRow{
        TextureMalformed, "texture-malformed",
        "`texture NAME X Y W H [U0 V0 U1 V1]` with W, H > 0, once, after the paint of a fill and before the contour"},
    ReasonRow{TextureNotPlain, "texture-not-plain", "a textured region without stroke, holes or gradient"},
    ReasonRow{ContourMalformed, "contour-malformed",
              "`contour COUNT` with COUNT >= 1 (a stroke: >= 2), once a region, after the whole paint"},
    ReasonRow{ContourTooShort, "contour-too-short", "a contour of at least 3 vertices for a fill"},
    ReasonRow{StrokeTooShort, "stroke-too-short", "a contour of at least 2 vertices for a stroke"},
    ReasonRow{HoleMalformed, "hole-malformed", "`hole COUNT` with COUNT >= 1, after the contour of a fill"},
    ReasonRow{HoleTooShort, "hole-too-short", "a hole of at least 3 vertices"},
    ReasonRow{MaskMalformed, "mask-malformed", "`mask COUNT` with COUNT >= 3, once a region, after its contour"},
    ReasonRow{VertexNotExpected, "vertex-not-expected", "a contour, hole or mask that still owes vertices before `v`"},
    ReasonRow{VertexMalformed, "vertex-malformed", "`v X Y`"},
    ReasonRow{VerticesMissing, "vertices-missing", "as many `v` lines as declared"},
    ReasonRow{TopologyChanged, "topology-changed", "the first key's topology in every key of a shape"},
    ReasonRow{RegionsMissing, "regions-missing", "at least one region, which starts with `fill R G B A`"},
    ReasonRow{MorphNotExpected, "morph-not-expected", "`morph [NAME]` after at least one finished region"},
    ReasonRow{MorphEmpty, "morph-empty", "at least one region in each morph set"},
    ReasonRow{StrokeWithHoles, "stroke-with-holes", "a stroke without holes"},
};

constexpr bool rowsAreInOrder()
{
    for (std::size_t i = 0; i < kRows.size(); ++i) {
        if (static_cast<std::size_t>(kRows[i].reason) != i)
            return false;
    }
    return true;
}
static_assert(rowsAreInOrder());

constexpr std::size_t kQuotedBytes = 60;

std::string quoted(std::string_view statement)
{
    if (statement.empty())
        return "the end of the text";
    std::size_t length = statement.size();
    if (length > kQuotedBytes) {
        length = kQuotedBytes;
        while (length > 0 && (static_cast<unsigned char>(statement[length]) & 0xC0) == 0x80)
            --length; // not within a UTF-8 character
    }
    std::string text = "`";
    for (const char c : statement.substr(0, length))
        text += static_cast<unsigned char>(c) < 0x20 || c == 0x7f ? ' ' : c;
    return text + (length < statement.size() ? "…`" : "`");
}

} // namespace

std::span<const ReasonRow> reasons()
{
    return kRows;
}

Error errorOf(const Fault &fault, Place where, std::string_view statement)
{
    const ReasonRow &row = kRows[static_cast<std::size_t>(fault.reason)];
    std::string what = "expected ";
    what += row.expected;
    if (!fault.detail.empty())
        what += " (" + fault.detail + ')';
    what += "; found " + quoted(statement);
    return {std::string(row.code), std::move(where), std::move(what)};
}

} // namespace clipwright::oanim
