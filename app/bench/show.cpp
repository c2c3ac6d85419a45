// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#include "app/bench/show.h"

#include "model/cook/cook.h"
#include "model/io/lottie/lottie_reader.h"

#include <algorithm>
#include <cassert>
#include <utility>

namespace clipwright::bench {

namespace {

constexpr double kExtent = 2; // what the cook spans unless it is told

} // namespace

Show::Show(std::shared_ptr<const RigRuntime> runtime, bool isStill, int width, int height)
    : m_runtime(std::move(runtime)),
      m_isStill(isStill),
      m_picture(width, height)
{
    const Vec2 corner{kExtent / 2, kExtent / 2};
    m_view = fitView(-corner, corner, width, height, 0);
    reservePose(*m_runtime, m_pose);
    reserveRegions(*m_runtime, m_regions);
}

std::optional<Show> Show::open(const CorpusFile &file, int width, int height, double finePx)
{
    const LottieReading reading = readLottie(file.bytes, file.folder + '/' + file.name);
    if (!reading.rig)
        return std::nullopt;
    const Composition &main = reading.rig->main();
    CookSettings settings;
    settings.extent = kExtent;
    settings.tolerance = finePx * std::max(main.width, main.height) / std::max(width, height);
    const CookOutput cooked = cook(*reading.rig, settings);
    if (cooked.isRefused() || !cooked.textures.empty())
        return std::nullopt;
    auto runtime = RigRuntime::build(*cooked.rig);
    if (!runtime)
        return std::nullopt;
    return Show(std::move(*runtime), cooked.rig->isStill, width, height);
}

Show Show::of(const CookedRig &rig, int width, int height)
{
    auto runtime = RigRuntime::build(rig);
    assert(runtime);
    return {std::move(*runtime), rig.isStill, width, height};
}

Show Show::again() const
{
    return {m_runtime, m_isStill, m_picture.width, m_picture.height};
}

void Show::pose(double frame)
{
    samplePose(*m_runtime, frame, m_pose);
    composeRegions(*m_runtime, m_pose, m_regions);
}

void Show::paint()
{

    m_rasterizer.draw(m_regions, m_view, m_picture, {}, Rasterizer::Under::LastDrawn);
}

const Picture &Show::scrub(double frame)
{
    pose(frame);
    return m_scrubber->draw(m_regions, m_view, m_picture.width, m_picture.height);
}

std::vector<std::size_t> spreadFrames(double frameCount, std::size_t count)
{
    const auto frames = static_cast<std::size_t>(std::max(frameCount, 1.0));
    count = std::min(count, frames);
    std::vector<std::size_t> spread;
    for (std::size_t i = 0; i < count; ++i)
        spread.push_back((2 * i + 1) * frames / (2 * count));
    return spread;
}

} // namespace clipwright::bench
