// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#include "model/io/oanim/oanim_format.h"

#include "model/io/oanim/line_scanner.h"
#include "model/io/oanim/statement.h"
#include "model/io/oanim/text_writer.h"

namespace clipwright {

using namespace oanim;

namespace {

constexpr std::string_view kChannelIndent = "  ";
constexpr std::string_view kKeyIndent = "    ";
constexpr TextWriter::RegionStyle kRegionStyle{"      ", false, true};

bool isOanimStatement(std::string_view statement)
{
    return oanimStatement(Words(statement).word()) != Statement::Unknown || markOf(statement);
}

void writeHeader(TextWriter &writer, const CookedRig &rig)
{
    using enum KeptAt::HeaderPart;
    constexpr std::int32_t header = KeptAt::kHeader;
    writer.line({header, Version}, {}, "version").count(static_cast<std::size_t>(rig.version())).end();
    writer.line({header, Fps}, {}, "fps").number(rig.rate.framesPerSecond).end();
    writer.line({header, Duration}, {}, "duration").number(rig.duration).end();
    KeptAt at{header, Clip, 0};
    for (const TimeRange &clip : rig.clips) {
        writer.line(at, {}, "clip").name(clip.name).number(clip.start).number(clip.end);
        writer.word(clip.loops ? "loop" : "once").end();
        ++at.key;
    }
    at = {header, Mark, 0};
    for (const TimeMark &mark : rig.marks) {
        writer.line(at, {}, "mark").number(mark.time).name(mark.name).payload(mark.payload).end();
        ++at.key;
    }
}

void writeChannel(TextWriter &writer, CookedChannel channel, const CookedKeys &keys, std::int32_t layer)
{
    if (keys.isEmpty())
        return;
    const auto components = static_cast<std::size_t>(componentsOf(channel));
    KeptAt at{layer, static_cast<std::int32_t>(channel)};
    writer.line(at, kChannelIndent, nameOf(channel)).word("k").count(keys.frames.size()).end();
    for (std::size_t i = 0; i < keys.frames.size(); ++i) {
        ++at.key;
        writer.line(at, kKeyIndent, "kf", true)
            .number(keys.frames[i])
            .numbers(std::span(keys.values).subspan(i * components, components))
            .easing(keys.easings[i])
            .end();
    }
}

void writeShape(TextWriter &writer, const CookedShape &shape, KeptAt at)
{
    writer.line(at, kChannelIndent, "shape").word("k").count(shape.frames.size()).end();
    for (std::size_t i = 0; i < shape.frames.size(); ++i) {
        ++at.key;
        writer.line(at, kKeyIndent, "kf", true).number(shape.frames[i]).easing(shape.easings[i]).end();
        KeptAt paint = at;
        paint.slot = 1;
        writer.region(shape, i, paint, kRegionStyle);
    }
}

void writeLayer(TextWriter &writer, const CookedLayer &layer, std::int32_t index)
{
    writer.line({index}, {}, "layer").name(layer.name).word("parent").word(std::to_string(layer.parent)).end();
    for (std::size_t i = 0; i < kCookedChannelCount; ++i)
        writeChannel(writer, static_cast<CookedChannel>(i), layer.channels[i], index);
    KeptAt at{index, KeptAt::kFirstShape};
    for (const CookedShape &shape : layer.shapes) {
        writeShape(writer, shape, at);
        ++at.part;
    }
}

} // namespace

std::string writeOanim(const CookedRig &rig)
{
    TextWriter writer(rig.kept, isOanimStatement);
    writeHeader(writer, rig);
    for (std::size_t i = 0; i < rig.layers.size(); ++i)
        writeLayer(writer, rig.layers[i], static_cast<std::int32_t>(i));
    return writer.take({KeptAt::kEnd});
}

} // namespace clipwright
