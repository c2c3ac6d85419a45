// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#include "model/io/oanim/oanim_format.h"

#include "model/io/oanim/line_scanner.h"
#include "model/io/oanim/statement.h"
#include "model/io/oanim/text_writer.h"

#include <algorithm>

namespace clipwright {

using namespace oanim;

namespace {

constexpr TextWriter::RegionStyle kRegionStyle{{}, true, false};

bool isOshapeStatement(std::string_view statement)
{
    return oshapeStatement(Words(statement).word()) != Statement::Unknown;
}

/** Why `.oshape` cannot hold the shapes; empty when it can. */
std::string obstacle(const std::vector<CookedShape> &shapes)
{
    for (const CookedShape &shape : shapes) {
        if (shape.frames.size() != 1)
            return "a shape moves";
        if (shape.layout.paint != PaintKind::Solid)
            return "a shape has a gradient";
    }
    return {};
}

std::string obstacle(const CookedRig &rig)
{
    if (rig.layers.size() != 1)
        return "it has " + std::to_string(rig.layers.size()) + " layers";
    const CookedLayer &layer = rig.layers.front();
    if (layer.shapes.empty())
        return "it has no shape";
    if (!std::ranges::all_of(layer.channels, &CookedKeys::isEmpty))
        return "its layer moves or is placed";
    std::string reason = obstacle(layer.shapes);
    for (const CookedMorph &morph : rig.morphs) {
        if (reason.empty())
            reason = morph.shapes.empty() ? "a morph set is empty" : obstacle(morph.shapes);
    }
    return reason;
}

void writeRegions(TextWriter &writer, const std::vector<CookedShape> &shapes, std::int32_t layer)
{
    KeptAt at{layer, KeptAt::kFirstShape, 0, 1};
    for (const CookedShape &shape : shapes) {
        writer.region(shape, 0, at, kRegionStyle);
        ++at.part;
    }
}

} // namespace

Result<std::string> writeOshape(const CookedRig &rig)
{
    if (const std::string reason = obstacle(rig); !reason.empty())
        return refuse("needs-oanim", "an .oshape holds one layer of still, plainly painted shapes, but " + reason);
    TextWriter writer(rig.kept, isOshapeStatement);
    writer.line({KeptAt::kHeader, KeptAt::Version}, {}, "version").count(static_cast<std::size_t>(rig.version())).end();
    writeRegions(writer, rig.layers.front().shapes, 0);
    std::int32_t layer = 0;
    for (const CookedMorph &morph : rig.morphs) {
        writer.line({++layer}, {}, "morph").name(morph.name.empty() ? std::string_view("target") : morph.name).end();
        writeRegions(writer, morph.shapes, layer);
    }
    return writer.take({KeptAt::kEnd});
}

} // namespace clipwright
