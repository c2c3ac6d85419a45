// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT

#include "app/cli/asset_verbs.h"
#include "app/cli/clip_query.h"
#include "app/cli/rig_query.h"

#include "model/core/numbers.h"

#include <algorithm>

namespace clipwright::app {

namespace {

void tellPose(Reply &reply, double seconds, const ClipSampler &sampler, const ClipPose &pose)
{
    reply.line(numberText(roundTo(seconds, 1e-4)) + " s");
    for (const ClipSlot &slot : sampler.clipSlots()) {
        const ChannelAddress &address = slot.channel->address;
        JsonWriter value;
        writeValue(value, sampler.valueOf(slot, pose));
        reply.line("  " + address.target + (address.bone ? " bone " + *address.bone : "") + ' ' + address.property
                   + ": " + value.text());
    }
}

} // namespace

ExitStatus runClipPose(const Arguments &arguments, Reply &reply)
{
    for (const std::string_view option : {"clip", "blend", "weight"}) {
        if (arguments.has(option))
            return reply.failUsage("--" + std::string(option) + " goes with a file that holds several clips");
    }
    const auto opened = openClip(arguments.files().front());
    if (!opened)
        return reply.fail(opened.error());
    const Result<std::vector<TimeText>> times = timesOf(arguments);
    if (!times)
        return reply.fail(times.error());
    reply.tell(opened->file.issues);
    const Clip &clip = *opened->file.clip;
    ClipPose pose = opened->sampler->emptyPose();
    for (const TimeText time : *times) {
        const double seconds = std::clamp(time.seconds(clip.timeline.rate), 0.0, clip.oneWay());
        opened->sampler->sample({seconds, false, true}, pose);
        tellPose(reply, seconds, *opened->sampler, pose);
        reply.document(opened->file.issues, [&](JsonWriter &json) {
            json.member("kind", "clip").member("seconds", seconds);
            writePose(json, *opened->sampler, pose);
        });
    }
    return ExitStatus::Done;
}

} // namespace clipwright::app
