// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
// A game's use of the core in one page: read an .oanim, pack it, let a player run, look at what is drawn where.
#include <model/eval/rig_player.h>
#include <model/io/oanim/oanim_format.h>

#include <cmath>
#include <cstdio>
#include <memory>

using namespace clipwright;

namespace {

constexpr std::string_view kDoor = R"(version 1
fps 30
duration 30
clip open 0 30 once
layer door parent -1
  rot k 2
    kf 0 0
    kf 30 90
  shape k 1
    kf 0
      fill 0.6 0.4 0.2 1
      contour 4
      v 0 0
      v 1 0
      v 1 2
      v 0 2
)";

int complain(const Error &error)
{
    std::fprintf(stderr, "%s: %s\n", error.where.text().c_str(), error.what.c_str());
    return 1;
}

} // namespace

int main()
{
    const Result<CookedRig> rig = readOanim(kDoor, "door.oanim");
    if (!rig)
        return complain(rig.error());
    const Result<std::shared_ptr<const RigRuntime>> runtime = RigRuntime::build(*rig);
    if (!runtime)
        return complain(runtime.error());

    RigPlayer player(*runtime);
    RegionList regions;
    reserveRegions(**runtime, regions);
    for (int tick = 0; tick < 30; ++tick)
        player.update(1.0 / 60.0);
    composeRegions(**runtime, player.pose(), regions);

    // Half a second into a second: the door stands at 45 degrees, and its corner (1, 0) on the diagonal.
    const Vec2 corner = regions.outer(regions.regions.front())[1];
    std::printf("frame %g: the corner is at %.3f %.3f\n", player.frame(), corner.x, corner.y);
    return std::abs(corner.x - std::sqrt(0.5)) < 1e-9 && std::abs(corner.y - std::sqrt(0.5)) < 1e-9 ? 0 : 1;
}
